//! Texts of the game.

use crate::texts;

texts! {
    // The game.
    TITLE = "Shootout";
    TAGLINE = "Win tricks, and score one card of each to land on exactly 101.";
    LENGTH = "15 minutes";
    ROUND = "game";
    CREDIT = "A published two-player card game. We do not know its author and title; “Shootout” is our name for it.";
    // Options.
    TARGET = "Target";
    TARGET_DOES = "Hit this number exactly to win. With doubles and triples it is 201 unless you choose another.";
    THREE_TARGETS = "67, 133 and 201";
    THREE_SHOTS = "Three shots";
    THREE_SHOTS_DOES = "If you shoot, you shoot three times in a row. Each trick scores by itself, or only the sum scores.";
    EACH_SCORES = "Each trick scores";
    TOTAL_SCORES = "The sum scores";
    NO_OVERSHOOTING = "No overshooting";
    NO_OVERSHOOTING_DOES = "A value that would pass the target is not added: it counts nothing or is subtracted.";
    SETS = "Doubles and triples";
    SETS_DOES = "Two or three cards of one rank may be led together.";
    MISSING = "Misses";
    MISSING_DOES = "If a player who follows loses a two to the trick, its winner scores nothing.";
    FINISH = "Finish on a double";
    FINISH_DOES = "Only two cards of one rank, scored together, can hit the last target.";
    FINISH_NEEDS_SETS = "“Finish on a double” needs “Doubles and triples”: without them nobody scores a double";
    MATCH = "Match";
    MATCH_DOES = "Whoever wins more than half of the games wins the match.";
    ONE_GAME = "One game";
    BEST_OF_THREE = "Best of three";
    BEST_OF_FIVE = "Best of five";
    // How a match ends.
    MOST_GAMES = "most games won";
    NO_GAME_WON = "no game was won";
    HIT = "the target was hit exactly";
    STALLED = "the stock ran out three times without a shot";
    TOO_MANY_TAKES = "a thousand cards in a row came from the discard pile";
    TOO_MANY_TRICKS = "300 tricks without a winner";
    // Prompts.
    TAKE = "Take one of the two top cards";
    DISCARD = "Discard a card";
    SHOOT = "Shoot, or end the turn";
    shoot_again(shots) = "Shoot again: {shots:the last shot|{shots} more shots}";
    follow(lead) = "Follow {lead}";
    NAME_A_VALUE = "Name a value for this turn’s sum";
    SCORE = "Choose what to score";
    DECIDE = "Your sum would pass the target: count nothing, or subtract it";
    OVER = "The game is over";
    // Moves.
    TAKE_STOCK = "Take from the stock";
    take_stock(card) = "Take {card} from the stock";
    TAKE_DISCARD = "Take from the discard pile";
    take_discard(card) = "Take {card} from the discard pile";
    discard(card) = "Discard {card}";
    PASS = "End the turn";
    shoot(cards) = "Shoot {cards}";
    follow_with(cards) = "Follow with {cards}";
    WHICH_SUIT = "Which suit do you lead?";
    on_top(card) = "{card} on top";
    MISS = "Miss: score nothing";
    NOTHING = "Nothing";
    // Results of a score.
    wins(total) = "{total}, wins";
    next_target(total, target) = "{total}, next target {target}";
    left(total, n) = "{total}, {n} to go";
    past(total, n) = "{total}, {n} over";
    would_pass(total, target) = "{total}, as it would pass {target}";
    no_double(total) = "{total}, as it is not a double";
    in_this_turn(sum) = "{sum} in this turn";
    sum_hits(sum, target) = "{sum} in this turn, hits {target}";
    sum_passes(sum, n) = "{sum} in this turn, {n} over";
    // Distances to the target.
    to_go(n) = "{n} to go";
    over(n) = "{n} over";
    ON_TARGET = "on target";
    a_number(n) = "a {n}";
    AN_EIGHT = "an 8";
    ACE = "an ace";
    JOKER = "a Joker";
    TEN_OR_COURT = "a ten or a face card";
    two_of(n) = "two {n}s";
    TWO_ACES = "two aces";
    TWO_JOKERS = "both Jokers";
    TWO_TENS = "a pair from ten to king";
    three_of(n) = "three {n}s";
    THREE_ACES = "three aces";
    THREE_TENS = "a triple from ten to king";
    or(before, last) = "{before} or {last}";
    hit_by(cards) = "{cards} would hit it";
    first(points) = "{points} first, then one card can hit it";
    // Badges.
    trumps(suit) = "Trumps: {suit}";
    SHOOTER = "shooter";
    TAKES_THE_TRICK = "wins the trick";
    MISSES = "misses";
    games_won(n) = "{n} {n:game|games} won";
    PLAYED = "trick";
    // Events.
    trumps_are(suit) = "Trumps are {suit}.";
    NOBODY_WINS = "Nobody wins this game.";
    passes(who) = "{who} {who:end|ends} the turn.";
    misses(who) = "{who} {who:miss|misses}: the trick scores nothing.";
    wins_the_game(who) = "{who} {who:win|wins} the game.";
    reaches(who, target, next) = "{who} {who:reach|reaches} {target}. The next target is {next}.";
    counts(who, cards) = "{who} {who:count|counts} the {cards}.";
    names(who, cards, value) = "{who} {who:name|names} the {cards}: {value}.";
    // Reasons for moves.
    leaves(left, n, unseen) = "It leaves {left}; {n} of {unseen} unseen cards are worth exactly {left}.";
    HITS_THE_TARGET = "It hits the target.";
    beaten_by(n, unseen) = "{n} of {unseen} unseen cards beat it.";
    wins_the_trick(points) = "It wins the trick so far, for up to {points} {points:point|points}.";
    loses_the_trick(points) = "It loses the trick and gives away {points} {points:point|points} at most.";
    keeps(n, hits) = "You keep {n} {n:trump|trumps}, and {hits} {hits:card|cards} that hit your target.";
    safest_lead(n, unseen) = "{n} of {unseen} unseen cards beat your safest lead.";
    missed(left, n, unseen) = "A two was lost, so the trick scores nothing. It leaves {left}; {n} of {unseen} unseen cards are worth exactly {left}.";
    sum_leaves(sum, left, n, unseen) = "That makes {sum} this turn and leaves {left}; {n} of {unseen} unseen cards are worth exactly {left}.";
    sum_is_exact(sum) = "That makes {sum} this turn, which hits the target.";
    sum_is_too_large(sum, n) = "That makes {sum} this turn, {n} more than may be added.";
    sum_is_no_double(sum) = "That makes {sum} this turn, which would hit the target, but it is not a double.";
    // Puzzles.
    PUZZLE_TRICK = "Which lead wins the trick, whatever the others play?";
    PUZZLE_HIT = "Hit your target in this turn, whatever the others play.";
    PUZZLE_SCORE = "After which score can most cards in your hand hit the target?";
    PUZZLE_OPEN = "All cards are open. Hit the target in this turn, whatever the other player answers.";
    PUZZLE_OVER = "All cards are open. Make the other player go over the target in this turn, whichever card they score.";
    TRAINS_TRICK = "Counting the cards that beat yours";
    TRAINS_SCORE = "Coming within reach of the target";
    TRAINS_HIT = "Finding the one sure hit";
    TRAINS_OPEN = "Finding leads that leave no way out";
    TRAINS_OVER = "Making the other player score too much";
    leaves_hits(n, most) = "After it {n} of your cards {n:is|are} worth what you need. After the best score it is {most}.";
    GAVE_IT_AWAY = "You have given away the only card that hits for certain.";
    LEFT_IT_LYING = "The only card that hits for certain was in the other pile.";
    not_worth(n) = "It is not worth {n}, which you need.";
    may_be_beaten(card) = "Somebody may hold this card, which beats it: {card}.";
}

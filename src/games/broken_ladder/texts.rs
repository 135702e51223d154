//! Texts of the game.

use crate::texts;

texts! {
    TITLE = "Broken Ladder";
    TAGLINE = "Five cards, red up and black down, must lead exactly to the Head.";
    LENGTH = "10 minutes";
    ROUND = "round";
    CREDIT = "An invented game, published at pagat.com.";
    // Places.
    HEAD = "Head";
    STARTER = "Starter";
    BROKEN = "invalid ladder";
    // Prompts.
    DISCARD_A_CARD = "Discard a card";
    TAKE_OR_LAY = "Take a card, or lay down";
    // Moves.
    TAKE_STOCK = "Take from the stock";
    TAKE_DISCARD = "Take from the discard pile";
    take(card) = "Take the {card}";
    discard(card, height) = "Discard {card}{height:: ladder ends at {height}|}";
    LAY = "Lay down";
    lay_misses(height, head) = "Lay down anyway: {height}, not {head}";
    lay_repeats(rank) = "Lay down anyway: too many {rank}";
    // Badges and gauges of the seats.
    must_rise(steps) = "must rise {steps}";
    must_fall(steps) = "must fall {steps}";
    STAYS_LEVEL = "must end level";
    OUT = "out";
    WITHOUT_IT = "each card shows the end without it";
    ends_at(height, goal) = "ends at {height}, must end at {goal}";
    too_many(rank) = "too many {rank}";
    COMPLETE = "complete";
    completes_it(cards) = "any of these completes it: {cards}";
    red(ranks) = "red {ranks}";
    black(ranks) = "black {ranks}";
    /// Separates numbers of which each is possible.
    or(before, last) = "{before} or {last}";
    // Events.
    is_head(cards) = "{cards} is the Head.";
    starts(who, cards) = "{who} {who:start|starts} from {cards}.";
    lays(who, cards) = "{who} {who:lay|lays} down {cards}.";
    completes(who, cards) = "{who} {who:complete|completes} the ladder with {cards}.";
    misses(who, height) = "{who} {who:miss|misses} the Head: the ladder leads to {height}.";
    repeats(who, rank) = "{who} {who:show|shows} too many {rank}.";
    goes_out(who, points) = "{who} {who:are|is} out of this round and {who:lose|loses} {points} points.";
    STALLS = "Nobody reached the Head, so every hand scores.";
    // The cards of a rank.
    ACES = "aces";
    TWOS = "twos";
    THREES = "threes";
    FOURS = "fours";
    FIVES = "fives";
    SIXES = "sixes";
    SEVENS = "sevens";
    EIGHTS = "eights";
    NINES = "nines";
    TENS = "tens";
    JACKS = "jacks";
    QUEENS = "queens";
    KINGS = "kings";
    // Ends of the match.
    MOST_AFTER_DEALS = "most points when everybody has dealt twice";
    MOST_AFTER_FIFTY = "most points after fifty rounds";
    MOST_AT_1000 = "most points when somebody has 1000";
    MOST_AT_2000 = "most points when somebody has 2000";
    // Options.
    ANY_RANKS = "Any ranks";
    ANY_RANKS_SAYS = "A valid ladder may have three or more cards of one rank.";
    PACKS = "Packs";
    PACKS_SAYS = "How many packs are shuffled together for every two players.";
    ONE = "One";
    TWO = "Two";
    THREE = "Three";
    REFEREE = "Referee";
    REFEREE_SAYS = "Helpful shows where your ladder leads and warns before a mistake. Strict leaves the sums to you.";
    CASUAL = "Helpful";
    STRICT = "Strict";
    MATCH = "Length";
    MATCH_SAYS = "Everybody deals twice, or you play until somebody has 1000 or 2000 points.";
    TWICE_ROUND = "Two deals each";
    TO_1000 = "1000 points";
    TO_2000 = "2000 points";
    // Reasons for moves.
    ladder_scores(points) = "The ladder is complete and scores {points}.";
    kept_finishes(n, unseen) = "With what you keep, {n} of {unseen} unseen cards complete your ladder.";
    drawn_finishes(n, unseen) = "{n} of {unseen} unseen cards complete your ladder.";
    ladder_misses(points) = "The ladder misses the Head and costs {points}.";
    // Puzzles.
    PUZZLE_TAKE = "Complete your ladder in this turn.";
    PUZZLE_MOST = "After which discard do most unseen cards complete your ladder?";
    PUZZLE_WORTH = "After which discard do most unseen cards complete a ladder that scores 400 or more?";
    PUZZLE_FIRST = "All cards are open. Lay down a ladder as soon as possible and before the other player, whatever they do.";
    PUZZLE_RICH = "All cards are open. As soon as possible, lay down a ladder that scores 400 or more, whatever the other player does.";
    TRAINS_TAKE = "Seeing what the top discard does";
    TRAINS_MOST = "Counting the cards that help";
    TRAINS_WORTH = "Counting only the cards that make a ladder worth laying down";
    TRAINS_FIRST = "Being one turn faster";
    TRAINS_RICH = "Building a ladder of high cards in time";
    OPEN_CARD_COMPLETES = "The card on the discard pile was the one you needed.";
    leaves_ladders(n, most) = "After it {n} unseen {n:card completes|cards complete} your ladder. After the best discard it is {most}.";
    leaves_rich_ladders(n, most) = "After it {n} unseen {n:card completes|cards complete} such a ladder. After the best discard it is {most}.";
    ladder_leads_to(height, head) = "Your cards then lead to {height}, not to {head}.";
    ladder_repeats(rank) = "Your cards then have too many {rank}.";
}

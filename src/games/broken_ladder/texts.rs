//! Texts of the game.

use crate::texts;

texts! {
    "text/texts";
    TITLE = "Broken Ladder";
    TAGLINE = "Five rungs, red up and black down, from your card to the top.";
    LENGTH = "10 minutes";
    ROUND = "round";
    CREDIT = "An invented game, published at pagat.com.";
    // Places.
    HEAD = "Head";
    STARTER = "Starter";
    BROKEN = "broken ladder";
    // Prompts.
    DISCARD_A_CARD = "Discard a card";
    TAKE_OR_LAY = "Take a card, or lay down";
    // Moves.
    TAKE_STOCK = "Take from the stock";
    TAKE_DISCARD = "Take from the discard pile";
    take(card) = "Take the {card}";
    discard(card, height) = "Discard {card}{height:: the rest ends at {height}|}";
    LAY = "Lay down";
    lay_misses(height, head) = "Lay down anyway: {height}, not {head}";
    lay_repeats(rank) = "Lay down anyway: too many {rank}";
    // Badges and gauges of the seats.
    must_rise(steps) = "must rise {steps}";
    must_fall(steps) = "must fall {steps}";
    STAYS_LEVEL = "must end level";
    OUT = "out";
    WITHOUT_IT = "beside each card: the end without it";
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
    REFEREE_SAYS = "Casual shows where your ladder leads and warns before a mistake; strict leaves the sums to you.";
    CASUAL = "Casual";
    STRICT = "Strict";
    MATCH = "Length";
    MATCH_SAYS = "Everybody deals twice, or you play until somebody has 1000 or 2000 points.";
    TWICE_ROUND = "Twice round";
    TO_1000 = "1000 points";
    TO_2000 = "2000 points";
    // Reasons for moves.
    ladder_scores(points) = "The ladder is complete and scores {points}.";
    kept_finishes(n, unseen) = "With what you keep, {n} of {unseen} unseen cards finish your ladder.";
    drawn_finishes(n, unseen) = "{n} of {unseen} unseen cards finish your ladder.";
    ladder_misses(points) = "The ladder misses the Head and costs {points}.";
    // Puzzles.
    PUZZLE_TAKE = "Complete your ladder in this turn.";
    PUZZLE_MOST = "After which discard do most cards complete your ladder?";
    PUZZLE_WORTH = "After which discard do most cards complete a ladder that scores 400 or more?";
    PUZZLE_FIRST = "All cards are open. Lay down your ladder first, whatever the other player does.";
    PUZZLE_RICH = "All cards are open. Lay down a ladder that scores 400 or more first, whatever the other player does.";
    TRAINS_TAKE = "Seeing what the open card does";
    TRAINS_MOST = "Counting the cards that help";
    TRAINS_WORTH = "Counting only the cards that make a ladder worth laying down";
    TRAINS_FIRST = "Being one turn faster";
    TRAINS_RICH = "Building a ladder of high cards in time";
    OPEN_CARD_COMPLETES = "The open card was the one you needed.";
    leaves_ladders(n, most) = "After it {n} unseen {n:card completes|cards complete} your ladder; {most} can.";
    leaves_rich_ladders(n, most) = "After it {n} unseen {n:card completes|cards complete} such a ladder; {most} can.";
    ladder_leads_to(height, head) = "Your cards then lead to {height}, not to {head}.";
    ladder_repeats(rank) = "Your cards then have too many {rank}.";
}

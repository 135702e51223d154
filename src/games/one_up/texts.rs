//! Texts of the game.

use crate::texts;

texts! {
    TITLE = "One Up";
    TAGLINE = "Make the highest number that ends in 1 from the cards turned up.";
    LENGTH = "10 minutes";
    DEAL = "deal";
    CREDIT = "Invented by David Parlett.";
    // Options.
    ANSWERS = "Answers";
    ANSWERS_MEANS = "Relaxed: everybody locks in one hidden answer. Race: all call aloud and may beat each other’s calls.";
    RELAXED = "Relaxed";
    RACE = "Race";
    CLOCK = "Race clock";
    CLOCK_MEANS = "How long a call stands before it wins; without a clock, all others must say that they are done.";
    SECONDS_12 = "12 seconds";
    SECONDS_6 = "6 seconds";
    SECONDS_25 = "25 seconds";
    NO_CLOCK = "No clock";
    SCORING = "Scoring";
    SCORING_MEANS = "By rank: won number cards count 1, jacks 2, queens 3, kings 4, Jokers 5. 1 each: every won card counts 1.";
    BY_RANK = "By rank";
    ONE_EACH = "1 each";
    MATCH_LENGTH = "Length";
    MATCH_LENGTH_MEANS = "One deal, three deals, or until somebody has 100 points after a deal.";
    ONE_DEAL = "One deal";
    THREE_DEALS = "Three deals";
    TO_100 = "To 100 points";
    JOKER = "Value of Jokers";
    JOKER_MEANS = "Strict: it counts the same as the copied card in your answer. Free: if it copies a face card, you choose 1 or 10.";
    STRICT = "Strict";
    FREE = "Free";
    JOKERS = "Jokers for two";
    JOKERS_MEANS = "With two players: four Jokers in the pack, or two.";
    FOUR = "Four";
    TWO = "Two";
    JOKERS_FOR_TWO = "the number of Jokers can be changed for two players only";
    // Ends of a match.
    MOST_IN_DEAL = "most points in the deal";
    MOST_IN_THREE = "most points in three deals";
    HUNDRED_POINTS = "100 points";
    MOST_IN_TWENTY = "most points in twenty deals";
    to_go(left) = "{left} to go";
    // Places.
    DISPLAY = "display";
    BONUS = "bonus";
    PILE = "pile";
    WON_CARDS = "won cards";
    // Prompts.
    BARRED_UNTIL = "You are barred until these cards are won or set aside";
    YOUR_CALL_STANDS = "Your call stands";
    CAN_ANYBODY = "Wait to see if anybody has an answer";
    WAIT_FOR_OTHERS = "Wait for the others";
    LOCK_IN_HIGHEST = "Highest number ending in 1";
    beat(value) = "Beat {value}";
    ONLY_YOU = "Only you can answer: call, or say “one off”";
    CALL_HIGHEST = "Call the highest number that ends in 1";
    // Moves.
    ONE_OFF = "One off";
    NO_ANSWER = "No answer";
    NOTHING_TO_SAY = "Nothing to say";
    LOCK_IN = "Lock in";
    CALL = "Call";
    YOUR_ANSWER = "Your answer";
    TYPE_LIKE = "or type: 7*(K+1)";
    FOR_CALLS = "“one off” is possible only while no call stands";
    SAID_ALREADY = "somebody has said “one off” already";
    WAIT_INSTEAD = "with a clock you cannot say `nothing`: just wait";
    ALL_BARRED = "everybody else is barred: call an answer or say “one off”";
    // Written answers.
    cards(n) = "{n} {n:card|cards}";
    comes_to(value, n) = "= {value} with {n} {n:card|cards}";
    so_far(value) = "{value} so far";
    face_as(card, value) = "{card} as {value}";
    joker_as(card) = "Joker as {card}";
    joker_as_value(card, value) = "Joker as {card} = {value}";
    joker_as_joker(joker) = "Joker as the {joker}";
    // Badges of the cards and the players.
    stands(value, n) = "Stands: {value} with {n} {n:card|cards}";
    SAID_ONE_OFF = "one off";
    LOCKED_IN = "locked in";
    locked_in(value) = "locked in: {value}";
    SAID_NOTHING = "nothing to say";
    BARRED = "barred";
    // Answers of a display.
    LAST_DISPLAY = "The last display";
    NOT_POSSIBLE = "No answer was possible.";
    NOTHING_HIGHER = "Nothing higher was possible.";
    higher(n) = "{n} higher {n:number was|numbers were} possible.";
    possible(n) = "{n} {n:answer was|answers were} possible.";
    // Events.
    on_display(cards) = "On display: {cards}.";
    DEAD = "Nobody has a card left to turn: the display is dead.";
    turns(who, cards) = "{who} {who:turn|turns} the {cards}.";
    locks_in(who) = "{who} {who:lock|locks} in.";
    calls(who, call) = "{who} {who:call|calls} {call}.";
    says_one_off(who) = "{who} {who:say|says} “one off”.";
    says_nothing(who) = "{who} {who:have|has} nothing to say.";
    is_barred(who, why) = "{who} {who:are|is} barred: {why}.";
    wins(who) = "{who} {who:win|wins} the display.";
    set_aside(cards) = "Set aside as a bonus: {cards}.";
    takes(who, cards) = "{who} {who:take|takes} {cards}.";
    ANSWERED = "the “one off” is answered";
    not_better(value) = "{value} is not better than what stands";
    // Reasons for moves.
    best_there_is(value, used, n) = "{value} from {used} of {n} {n:card|cards}: nothing higher can be made.";
    an_answer(value, used, n) = "{value} from {used} of {n} {n:card|cards}.";
    none_there_is(n) = "{n:This {n} card makes|These {n} cards make} no answer at all.";
    nothing_better(value) = "{value} is the highest that can be made.";
    // Puzzles.
    PUZZLE_HIGHEST = "Find the highest answer. If there is none, say “One off”.";
    PUZZLE_ALL = "Find the highest answer that uses every card.";
    PUZZLE_EXACT = "Make exactly 101. There is only one way, apart from swapped cards.";
    PUZZLE_WAYS = "Make the highest answer in three different ways.";
    PUZZLE_EACH = "Find the highest answer with +, −, × and ÷, each of them once.";
    TRAINS_HIGHEST = "Seeing how large a number can become";
    TRAINS_ALL = "Using the cards that get in the way";
    TRAINS_EXACT = "Working back from the result";
    TRAINS_WAYS = "Finding a second and a third way";
    TRAINS_EACH = "Subtracting and dividing without losing much";
    more_there_is(value) = "You made {value}, but a higher answer like that is possible.";
    NOT_EVERY_CARD = "It does not use every card.";
    NOT_EACH_SIGN = "It does not use each of the four signs once.";
    not_exact(value, wanted) = "You made {value}, not {wanted}.";
    higher_there_is(value, best) = "You made {value}, but {best} is possible.";
    NOTHING_SAYS_LESS = "That only says that you have no answer. “One off” says that there is none.";
    answer_there_is(best) = "There is an answer: {best}.";
}

//! Texts of the game.

use crate::texts;

texts! {
    TITLE = "One Hundred and One";
    TAGLINE = "Get rid of your cards. A total of exactly 101 becomes 0.";
    LENGTH = "15 minutes";
    ROUND = "round";
    CREDIT = "Traditional (Mau-Mau family); this version as described by RD AAOW.";
    PLAYED_CARDS = "discard pile";
    // Prompts.
    ORDER_A_SUIT = "Order a suit";
    WHICH_ON_TOP = "Which card lies on top?";
    PLAY = "Play a card";
    PLAY_OR_DRAW = "Play a card, or draw";
    PLAY_OR_PASS = "Play a card, or pass";
    pass_on_or_draw(cards) = "Pass it on, or draw {cards} {cards:card|cards}";
    COVER = "Cover the eight";
    COVER_OR_DRAW = "Cover the eight, or draw until a card fits";
    DRAW_AS_NOTHING_FITS = "Nothing fits: draw a card";
    PASS_AS_NOTHING_FITS = "Nothing fits, and there is nothing to draw: pass";
    // Moves.
    DRAW_A_CARD = "Draw a card";
    draw_cards(cards) = "Draw {cards} {cards:card|cards}";
    NOTHING_TO_DRAW = "Nothing to draw: pass";
    PASS = "Pass";
    play_cards(cards, effect) = "Play {cards}{effect:: {effect}|}";
    next_draws(cards) = "the next player draws {cards}";
    NEXT_IS_SKIPPED = "the next player is skipped";
    MUST_BE_COVERED = "must be covered";
    order(suit) = "order {suit}";
    OUT_AND_20_OFF = "out, and 20 off";
    OUT_AND_40_OFF = "out, and 40 off";
    OUT_AND_DOUBLE = "out, and the others pay double";
    OUT_AND_FOURFOLD = "out, and the others pay fourfold";
    on_top(last) = "{last} on top";
    first_and_on_top(first, last) = "{first} first, {last} on top";
    // Badges of the seats.
    hit(cards) = "+{cards}, skipped";
    SKIPPED = "skipped";
    waits(cards) = "+{cards} waiting";
    COVERS = "must cover";
    OUT = "out";
    KNOCKED_OUT = "knocked out";
    in_hand(hand) = "{hand} {hand:point|points} in hand";
    if_lost(sum) = "{sum} if you lose now";
    ABOVE_GOAL = "more than 101";
    BACK_TO_NOTHING = "101 would become 0";
    // Events.
    takes_points(who, points, with, total) = "{who} {who:take|takes} {points} penalty {points:point|points}{with: with {with}|}. Total {total}.";
    sheds_points(who, points, with, total) = "{who} {who:shed|sheds} {points} penalty {points:point|points}{with: with {with}|}. Total {total}.";
    orders(who, suit) = "{who} {who:order|orders} {suit}.";
    is_skipped(who) = "{who} {who:are|is} skipped.";
    can_pass_on(who, cards) = "{who} can pass {cards} {cards:card|cards} on.";
    DRAWN_CARD_FITS = "The drawn card fits.";
    A_CARD_FITS = "A card fits.";
    NOTHING_FITS = "Nothing fits.";
    passes(who) = "{who} {who:pass|passes}.";
    finds_nothing(who) = "There is nothing to draw. {who} {who:pass|passes}.";
    COUNTS_AS_COVERED = "There is nothing to draw, so the eight counts as covered.";
    is_out(who) = "{who} {who:are|is} out.";
    is_wiped(who) = "Exactly 101: {who:you begin|{who} begins} again from 0.";
    is_knocked_out(who) = "{who} {who:are|is} knocked out.";
    BLOCKED_BY_PASSES = "Nobody can play or draw: the round is blocked.";
    BLOCKED_BY_TURNS = "After 300 turns the round is blocked.";
    BLOCKED_BY_REBUILDS = "The stock has been rebuilt eleven times: the round is blocked.";
    // Ends of the match.
    EXCEEDED = "somebody has more than 101, and the lowest total wins";
    LAST_LEFT = "all others have more than 101";
    NOBODY_LEFT = "all have more than 101, and the lowest total wins";
    ALL_ROUNDS = "100 rounds were played, and the lowest total wins";
    // Options.
    DRAW_CHOICE = "Free to draw";
    DRAW_CHOICE_SAYS = "You need not play: draw one card instead, then play or pass.";
    EQUAL_RANKS = "Equal ranks together";
    EQUAL_RANKS_SAYS = "You may play several cards of one rank at once; their effects add up.";
    PASS_ON = "Pass it on";
    PASS_ON_SAYS = "Answer a six with a six, or a seven with a seven: the next player takes it all.";
    QUICK_ROUND = "Quick round";
    QUICK_ROUND_SAYS = "The round ends as soon as one player is out.";
    KNOCK_OUT = "Knock-out";
    KNOCK_OUT_SAYS = "Three or four players: whoever goes above 101 is out, and the others play on until one is left.";
    KNOCK_OUT_FOR_MORE = "Knock-out is for three or four players: with two, the match ends when one has lost";
    LONE_QUEEN = "Queens only";
    LONE_QUEEN_SAYS = "A hand of nothing but queens costs 20 for each, 40 for the queen of spades.";
    WINNER_DEALS = "Winner deals";
    WINNER_DEALS_SAYS = "The first player out deals the next round.";
    HAND_SIZE = "Cards each";
    HAND_SIZE_SAYS = "How many cards each player gets; the dealer’s last one begins the discard pile.";
    FOUR = "Four";
    FIVE = "Five";
    QUEEN_DOUBLES = "Queens double";
    QUEEN_DOUBLES_SAYS = "Going out on a queen takes nothing off, but the others pay double, and fourfold for the queen of spades.";
    // Reasons for moves.
    chain_leaves(n, left, points) = "You get rid of {n} {n:card|cards} at once and keep {left}, worth {points} {points:point|points}.";
    chain_goes_out(n) = "{n:This card goes|These {n} cards go} one after the other, and you are out.";
    unseen_fit(n, unseen) = "{n} of {unseen} unseen cards fit.";
    of_the_suit(n, others, unseen) = "You hold {n} of this suit; {others} of {unseen} unseen cards have it, too.";
    must_take(n) = "You take {n} {n:card|cards}.";
    keeps_cards(n, points, fitting) = "You keep {n} {n:card|cards}, worth {points} {points:point|points}; {fitting} of them {fitting:fits|fit} now.";
    // Puzzles.
    PUZZLE_SUIT = "Play a queen. Which suit leaves the fewest cards that fit?";
    PUZZLE_CHAIN = "Play all your cards in this turn.";
    PUZZLE_SAFE = "After which card must the other player certainly draw?";
    PUZZLE_CANNOT = "Which of these cards can the other player not have?";
    PUZZLE_LAST = "The other player has one card. Which of these can it be?";
    PUZZLE_OUT = "All cards are open. Get rid of your cards as soon as possible, whatever the other player does.";
    PUZZLE_OVER = "All cards are open. As soon as possible, end the round with more than 101 points for the other player.";
    TRAINS_SUIT = "Counting the suits that were not seen";
    TRAINS_CHAIN = "Finding the order in which everything can be played";
    TRAINS_SAFE = "Knowing what the other player cannot hold";
    TRAINS_LAST = "Finding the last card of the other player";
    TRAINS_OUT = "Looking ahead until you are out";
    TRAINS_OVER = "Ending the round when it costs the other player most";
    chain_is_stuck(n) = "After it at least {n} {n:card stays|cards stay} in your hand.";
    ORDERS_NOTHING = "It orders no suit.";
    COVERS_NOTHING = "It plays no card.";
    may_be_covered(card) = "The other player may hold this card, which fits: {card}.";
    suit_is_covered(n, least) = "{n} unseen {n:card fits|cards fit}. For the best suit it is only {least}.";
}

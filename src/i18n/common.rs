//! Texts that all games share: cards, places, events, refusals and set-up.

use crate::texts;

texts! {
    /// The addressed player, at the beginning of a sentence.
    YOU = "You";
    SOMEBODY = "Somebody";
    /// A sentence without its full stop.
    sentence(text) = "{text}.";
    /// Two sentences, one after the other.
    both(first, second) = "{first} {second}";
    /// A list so far, and its next item.
    listed(so_far, next) = "{so_far}, {next}";
    /// What something is, and what there is to say about it.
    labelled(label, text) = "{label}: {text}";
    // Cards.
    ACE = "ace";
    TWO = "two";
    THREE = "three";
    FOUR = "four";
    FIVE = "five";
    SIX = "six";
    SEVEN = "seven";
    EIGHT = "eight";
    NINE = "nine";
    TEN = "ten";
    JACK = "jack";
    QUEEN = "queen";
    KING = "king";
    /// The letters of an ace, a king, a queen and a jack in a corner of a card, as cards of the country have them.
    ACE_LETTER = "A";
    KING_LETTER = "K";
    QUEEN_LETTER = "Q";
    JACK_LETTER = "J";
    /// A suit by itself.
    SPADES = "spades";
    HEARTS = "hearts";
    DIAMONDS = "diamonds";
    CLUBS = "clubs";
    /// The suit in the name of a card.
    OF_SPADES = "of spades";
    OF_HEARTS = "of hearts";
    OF_DIAMONDS = "of diamonds";
    OF_CLUBS = "of clubs";
    /// A Joker in an expression.
    JOKER = "Joker";
    BIG_JOKER = "big Joker";
    LITTLE_JOKER = "little Joker";
    suited(rank, of_suit) = "{rank} {of_suit}";
    HIDDEN_CARD = "a hidden card";
    hidden_cards(n) = "{n} hidden {n:card|cards}";
    /// A single card in a sentence, if there are many like it.
    a_card(card) = "a {card}";
    /// A single card in a sentence, if there is only one.
    the_card(card) = "the {card}";
    A_CARD = "a card";
    cards(n) = "{n} {n:card|cards}";
    NOTHING = "nothing";
    /// Joins the last item of a list to those before it.
    and(before, last) = "{before} and {last}";
    /// An arrow before a total.
    LEADS_TO = "leads to";
    // Places.
    STOCK = "stock";
    DISCARD_PILE = "discard pile";
    HAND = "hand";
    // Events.
    /// A draw of cards that the reader does not see.
    draws_unseen(who, n) = "{who} {who:draw|draws} {n:a card|{n} cards}.";
    draws(who, cards) = "{who} {who:draw|draws} {cards}.";
    takes(who, cards) = "{who} {who:take|takes} the {cards}.";
    discards(who, cards) = "{who} {who:discard|discards} {cards}.";
    plays(who, cards) = "{who} {who:play|plays} {cards}.";
    turned_up(cards, n) = "{cards} {n:is|are} turned up.";
    deals(round, number, who) = "{round} {number}. {who} {who:deal|deals}.";
    holds(cards) = "You hold {cards}.";
    sees(who, card) = "{who} {who:see|sees} the {card}.";
    looks(who) = "{who} {who:look|looks} at the stock.";
    rebuilt(cards) = "The {cards} discarded {cards:card is|cards are} shuffled into a new stock.";
    scores(who, points, with, total) = "{who} {who:score|scores} {points}{with: with {with}|}. Total {total}.";
    loses(who, points, with, total) = "{who} {who:lose|loses} {points}{with: with {with}|}. Total {total}.";
    is_over(round) = "The {round} is over.";
    MATCH_IS_OVER = "The match is over.";
    // Why moves are refused.
    ROUND_IS_OVER = "the round is over";
    not_held(card) = "there is no {card} in your hand";
    MUST_DISCARD = "you took a card, so you must discard one";
    MUST_TAKE = "take a card before you discard one";
    TWICE = "you named a card twice";
    // Set-up.
    wrong_seats(title, least, most, n) = "{title} is for {least} to {most} players, not {n}";
    OFF = "Off";
    ON = "On";
    NOT_WRITTEN = "you cannot type answers in this game";
}

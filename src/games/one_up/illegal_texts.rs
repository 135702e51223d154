//! Texts: reasons why strings are not expressions, and why expressions are not answers.

use crate::texts;

texts! {
    not_on_display(card) = "`{card}` is not on the display";
    used_twice(card) = "`{card}` is used twice";
    used_again(card, used) = "`{card}` is used {used} {used:time|times}";
    copies_nothing(joker) = "`{joker}` copies nothing";
    copies_unused(joker, copied) = "`{joker}` copies `{copied}`, but no other `{copied}` is used";
    copies_in_circle(joker) = "`{joker}` copies Jokers that copy each other";
    copies_either(joker, copied) = "`{joker}` copies `{copied}`: say whether it counts 1 or 10";
    contradiction(card) = "`{card}` counts both 1 and 10";
    uneven(left, right) = "{left} ÷ {right} is not a whole number";
    BY_ZERO = "you cannot divide by zero";
    TOO_LARGE = "the numbers grow too large";
    NOT_POSITIVE = "the value is not above zero";
    last_digit(value) = "{value} does not end in 1";
    // Strings that are not expressions.
    too_long(most) = "an expression has at most {most} characters";
    BLANKS = "an expression has no spaces at its ends";
    expected(what, at, found) = "expected {what} at character {at}, not {found}";
    no_card(typed, at) = "no card is left for `{typed}` at character {at}";
    other_total(value, total, at) = "this makes {value}, not the {total} at character {at}";
    THE_END = "the end";
    SIGN_OR_END = "`+`, `-`, `*`, `/` or the end";
    SIGN_OR_BRACKET = "`+`, `-`, `*`, `/` or `)`";
    TERM = "a card such as `7S`, `KH:10` or `JB~7S`, or `(`";
    FACE_VALUE = "the face card's value, `:1` or `:10`,";
    VALUE = "the value `1` or `10`";
    TOTAL = "a number";
    COPIED = "the card that the Joker copies";
    COPIES = "`~` and the card that the Joker copies";
    PIECE = "a card such as `7`, `K` or `?`, a sign or a bracket";
}

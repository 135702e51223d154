//! What is said of deals to which both sides have tied their hands.

use crate::texts;

texts! {
    "texts";
    // Set-up.
    COMMITTED = "Committed deal";
    COMMITTED_WHY = "Both sides commit themselves before the deal, and everybody can check that afterwards.";
    // Before the deal.
    THEIRS = "1. The bots’ side has committed itself";
    THEIRS_WHY = "Its part of the seed is drawn. This is a hash of it, the commitment, which fits no other part. Copy it, or take a picture of it.";
    YOURS = "2. Your part";
    YOURS_WHY = "Whatever comes to your mind: 1 to 64 letters, digits or signs, without blanks. The cards follow from both parts.";
    DRAWN = "Left empty, your browser draws one";
    NO_PART = "Your part should be 1 to 64 letters, digits or signs of plain English, without blanks.";
    DEAL = "Deal the cards";
    // At the table and when the match is over.
    PLEDGE = "Before you named your part, the bots’ side had committed itself:";
    COMMITMENT = "Commitment";
    BOTS_PART = "The bots’ part";
    YOUR_PART = "Your part";
    SEED = "The seed, a hash of both";
    PROVES = "This proves that the bots’ side had fixed its part before it knew yours, and that you did not know its part when you named yours: nobody has chosen these cards.";
    PROVES_NOT = "It does not prove that the bots look at no hidden card. They are made so that they cannot: they are given only what their seat may see.";
    CHECK = "Check this deal";
}

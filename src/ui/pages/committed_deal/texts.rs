//! Texts about committed deals.

use crate::texts;

texts! {
    // Setup.
    COMMITTED = "Verifiable deal";
    COMMITTED_WHY = "You and the bots each choose a part of the seed, and everybody can check that nobody chose the cards.";
    // Before the deal.
    THEIRS = "1. The bots’ part is fixed";
    THEIRS_WHY = "The bots’ part of the seed is drawn. This is its hash, the commitment; no other part fits it. Copy it, or take a picture of it.";
    YOURS = "2. Your part";
    YOURS_WHY = "Type anything: 1 to 64 letters, digits or signs, without spaces. Both parts together decide the cards.";
    DRAWN = "Leave empty for a random one";
    NO_PART = "Your part must be 1 to 64 English letters, digits or signs, without spaces.";
    DEAL = "Deal the cards";
    // At the table, and after the match.
    PLEDGE = "The bots fixed their part before you named yours:";
    COMMITMENT = "Commitment";
    BOTS_PART = "The bots’ part";
    YOUR_PART = "Your part";
    SEED = "The seed, a hash of both";
    PROVES = "This proves that the bots fixed their part before they knew yours. You did not know theirs when you named yours. So nobody chose these cards.";
    PROVES_NOT = "It does not prove that the bots see no hidden cards. But they cannot: they are given only what their seat may see.";
    CHECK = "Verify the deal";
}

//! Why a try does not count, in words.

use crate::i18n::Text;
use crate::saves::standing::Practice;
use crate::ui::texts;

/// The reason as a sentence.
pub(crate) fn reason(why: Practice) -> Text {
    match why {
        Practice::Unknown => texts::DOES_NOT_COUNT,
        Practice::TakenBack => texts::UNDONE_AFTER_SEEING,
        Practice::SeenBefore => texts::SEEN_BEFORE,
        Practice::OtherDay => texts::OF_ANOTHER_DAY,
        Practice::SecondTry => texts::ONLY_FIRST_TRY,
        Practice::Continued => texts::CONTINUES_A_MATCH,
        Practice::GivenUp => texts::GAVE_UP,
    }
}

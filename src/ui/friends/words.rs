//! Reasons of rooms and of matches between devices, in words.

use leptos::prelude::*;

use crate::friends::Fault;
use crate::friends::room::Refusal;
use crate::i18n::Text;

use super::texts;

/// Why a room cannot do something. A wish that came too late needs no words: the page shows what has happened meanwhile.
pub(crate) fn refusal(why: &Refusal) -> AnyView {
    let words: String = match why {
        Refusal::NotNow(_) | Refusal::NotHost => return ().into_any(),
        Refusal::FreeSeat => texts::still_free(1),
        Refusal::NotReady(name) => texts::not_ready_yet(&**name),
        Refusal::WithoutThisDevice => texts::WITHOUT_YOU.into(),
        Refusal::OtherRules(_) | Refusal::Unread(_) => texts::OTHER_VERSION.into(),
        Refusal::Newer => texts::NEWER_VERSION.into(),
        Refusal::Damaged(_) => texts::SAVED_DAMAGED.into(),
    };
    view! { <p class="notice" role="alert">{words}</p> }.into_any()
}

/// What a device has done, in words that follow the number of the step.
pub(crate) fn fault(what: &Fault) -> Text {
    match what {
        Fault::Rules(_) => texts::FAULT_RULES,
        Fault::NotItsMove => texts::FAULT_TURN,
        Fault::OtherHand => texts::FAULT_HAND,
        Fault::FalseAnswer => texts::FAULT_ANSWER,
        Fault::OtherStep => texts::FAULT_STEP,
        Fault::OtherSealedMove => texts::FAULT_SEALED,
        Fault::WrongShuffle => texts::FAULT_SHUFFLE,
        Fault::WrongLock => texts::FAULT_LOCK,
        Fault::OtherSecret => texts::FAULT_SECRET,
        Fault::TwoVersions => texts::FAULT_VERSIONS,
        Fault::NoReason => texts::FAULT_STOP,
        Fault::OutOfPlace { .. } => texts::FAULT_MESSAGE,
        Fault::NoDeal(_) => texts::FAULT_DEAL,
    }
}

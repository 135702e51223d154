//! Connecting two devices without a relay: a link with an offer, and the answer to it. People carry both themselves.

use std::rc::Rc;

use leptos::prelude::*;

use crate::ui::erased::{on, part, part_while};

use super::connection::{CodeNews, Refusal};
use super::link_to_send::link_to_send;
use super::room::OpenRoom;
use super::texts;

/// The panel of a room. An answer that may have become too old can be made again from its `offer`.
pub(crate) fn by_codes(room: &Rc<OpenRoom>, offer: String) -> AnyView {
    let news = RwSignal::from(room.signals.code.clone());
    let room = StoredValue::new_local(Rc::clone(room));
    let offer = StoredValue::new(offer);
    // The offer stays on the page while answers are tried.
    let offered: RwSignal<Option<String>> = RwSignal::new(None);
    Effect::new(move |_| match news.get() {
        Some(CodeNews::Offer(code)) => offered.set(Some(code)),
        Some(CodeNews::Accepted | CodeNews::Answer(_)) => offered.set(None),
        Some(CodeNews::Refused(_)) | None => {}
    });
    let route = move |code: String| room.with_value(|room| room.link_with(code).route());
    let make = move |_| room.with_value(|room| room.offer());
    let again = move |_| room.with_value(|room| offer.with_value(|offer| room.follow(offer)));
    view! {
        <div class="by-codes">
            {part(move || match (news.get(), offered.get()) {
                (Some(CodeNews::Answer(code)), _) => view! {
                    <h2>{texts::SEND_ANSWER.as_str()}</h2>
                    {link_to_send(&route(code))}
                    <p class="quiet">{texts::SEND_ANSWER_WHY.as_str()}</p>
                    <p class="actions">
                        {offer.with_value(|offer| !offer.is_empty()).then(|| view! {
                            <button class="button" on:click=on(again)>{texts::NEW_ANSWER.as_str()}</button>
                        })}
                        <button class="button plain" on:click=on(make)>{texts::MAKE_OFFER.as_str()}</button>
                    </p>
                }
                .into_any(),
                (_, Some(code)) => view! {
                    <h2>{texts::SEND_OFFER.as_str()}</h2>
                    {link_to_send(&route(code))}
                    <p class="quiet">{texts::SEND_OFFER_WHY.as_str()}</p>
                    {answer_field(room)}
                }
                .into_any(),
                _ => view! {
                    <p class="quiet">{texts::BY_CODES_WHY.as_str()}</p>
                    <p class="actions"><button class="button" on:click=on(make)>{texts::MAKE_OFFER.as_str()}</button></p>
                }
                .into_any(),
            })}
            {part_while(move || matches!(news.get(), Some(CodeNews::Accepted | CodeNews::Refused(_))), move || view! {
                <p class="notice" role="alert">{part(move || says(news.get().as_ref()))}</p>
            })}
        </div>
    }
    .into_any()
}

/// What is said of a code that was followed.
fn says(news: Option<&CodeNews>) -> &'static str {
    let text = match news {
        Some(CodeNews::Refused(Refusal::Damaged)) => texts::CODE_DAMAGED,
        Some(CodeNews::Refused(Refusal::Own)) => texts::CODE_OWN,
        Some(CodeNews::Refused(Refusal::Old)) => texts::CODE_OLD,
        Some(CodeNews::Refused(Refusal::Failed)) => texts::CODE_FAILED,
        _ => texts::CODE_ACCEPTED,
    };
    text.as_str()
}

/// The field for the answer of a friend.
fn answer_field(room: StoredValue<Rc<OpenRoom>, LocalStorage>) -> AnyView {
    let answer = RwSignal::new(String::new());
    let connect = on(move |_| {
        let code = code_in(&answer.get_untracked());
        room.with_value(|room| room.follow(&code));
    });
    view! {
        <label class="own-name">
            {texts::ANSWER.as_str()}
            <input type="text" autocomplete="off" spellcheck="false" prop:value=move || answer.get()
                on:input=on(move |ev| answer.set(event_target_value(&ev)))/>
        </label>
        <p class="actions"><button class="button primary" on:click=connect>{texts::CONNECT.as_str()}</button></p>
    }
    .into_any()
}

/// The code in a text: the end of its link, or the text itself. Messengers put other words before and behind it.
fn code_in(text: &str) -> String {
    let ends = text.split_whitespace().filter_map(|word| word.rsplit('/').next());
    ends.max_by_key(|end| end.len()).unwrap_or_default().to_owned()
}

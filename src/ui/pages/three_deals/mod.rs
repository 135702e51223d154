//! Three deals: three deals that the person and Master, and maybe a friend, play in the same seat against the same bots.

mod deal;
pub(crate) mod texts;

use leptos::prelude::*;

use crate::cards::rng::Rng;
use crate::engine::game::Info;
use crate::games::{self, AnyMatch};
use crate::i18n::{printed, signed};
use crate::saves::link;
use crate::saves::seen_deals::mark;
use crate::saves::three_deals::DealsKey;
use crate::ui::active_match::random_seed;
use crate::ui::components::header::PageHeader;
use crate::ui::components::options_in_force::options_in_force;
use crate::ui::components::share_link::{Share, Shared};
use crate::ui::components::start_button::{Begin, at_once};
use crate::ui::erased::{CollectAny, flag, on, part, part_later, text};
use crate::ui::route::{go, instead};
use crate::ui::setup_form::{SHARED_LEVEL, deal_against};
use crate::ui::storage::deal_notes::WAYS_BACK;

use super::home::game_head;
use super::shared_link::opening;
use deal::{PlayedDeal, deals};

/// The deals of a game. The rest of the address is their key, and the links to a friend's matches if there are some.
/// Without a key new deals are made.
#[component]
pub(in crate::ui) fn ThreeDealsPage(id: String, rest: String) -> impl IntoView {
    let Some(game) = games::find_game(&id) else { return ().into_any() };
    let info = game.info();
    let mut words = rest.split('/');
    let Some(key) = words.next().and_then(|key| key.parse().ok()) else {
        instead(&address(&info, new_key()));
        return ().into_any();
    };
    let links: Vec<String> = words.map(ToOwned::to_owned).collect();
    let is_challenge = !links.is_empty();
    part_later(opening(), deals(info, key, links), move |deals| {
        let has_friend = deals.iter().all(|deal| deal.friend.is_some());
        let state = ThreeDealsState { info, key, has_friend, deals: StoredValue::new(deals) };
        state.view(is_challenge)
    })
    .into_any()
}

/// A key of deals that nobody has played.
fn new_key() -> DealsKey {
    DealsKey(Rng::new(random_seed(), 0).next_u32())
}

fn address(info: &Info, key: DealsKey) -> String {
    format!("#/three-deals/{}/{key}", info.id)
}

#[derive(Clone, Copy)]
struct ThreeDealsState {
    info: Info,
    key: DealsKey,
    /// Whether a friend has played all deals.
    has_friend: bool,
    deals: StoredValue<Vec<PlayedDeal>>,
}

impl ThreeDealsState {
    fn view(self, is_challenge: bool) -> AnyView {
        let info = self.info;
        let notice = (is_challenge && !self.has_friend).then_some(texts::NOT_THESE);
        let options =
            self.deals.with_value(|deals| deals.first().map(|deal| options_in_force(&*deal.start)));
        Effect::new(move |asked: Option<Option<usize>>| self.ask_master(asked.flatten()));
        view! {
            <PageHeader/>
            <main class=format!("page setup three-deals tile-{}", info.id)>
                {game_head(&info)}
                <h2>{texts::TITLE.as_str()}</h2>
                <p>{texts::WHY.as_str()}</p>
                {notice.map(|notice| view! { <p class="notice">{notice.as_str()}</p> })}
                <p class="lead verdict" role="status">{text(move || self.verdict())}</p>
                <div class="compared deals-table">{part(move || self.table())}</div>
                <div class="actions">
                    {self.next()}
                    {self.share()}
                    <button class="button plain" on:click=on(move |_| go(&address(&info, new_key())))>
                        {texts::AGAIN.as_str()}
                    </button>
                </div>
                {options}
            </main>
        }
        .into_any()
    }

    /// Lets Master play one deal after the other: the bots answer for one match at a time. Returns the deal that is
    /// being played.
    fn ask_master(self, asked: Option<usize>) -> Option<usize> {
        self.deals.with_value(|deals| {
            let next = deals.iter().position(PlayedDeal::is_masters_turn);
            if next != asked {
                asked.inspect(|at| deals[*at].keep_master());
                next.inspect(|at| deals[*at].ask_master());
            }
            next
        })
    }

    /// The button that starts the first deal that was not played.
    fn next(self) -> Option<AnyView> {
        let record = self.deals.with_value(|deals| {
            let open = deals.iter().find(|deal| deal.mine.is_none());
            open.map(|deal| deal.start.record())
        })?;
        let info = self.info;
        let deal = mark(&record);
        let back = window().location().hash().unwrap_or_else(|_| address(&info, self.key));
        let make = at_once(move || {
            let deal = games::load(&record).ok()?.steps().setup();
            let active = deal_against(info.id, deal, SHARED_LEVEL)?;
            WAYS_BACK.keep(&active.game.record(), &back);
            Some(active)
        });
        let button = view! { <Begin id=info.id title=texts::PLAY off=flag(|| false) make primary=true deal/> };
        Some(button.into_any())
    }

    /// The link for a friend, when all deals were played.
    fn share(self) -> Option<AnyView> {
        let links: Option<Vec<String>> = self.deals.with_value(|deals| {
            deals.iter().map(|deal| link::whole(&**deal.mine.as_ref()?).ok()).collect()
        });
        let route = format!("three-deals/{}/{}/{}", self.info.id, self.key, links?.join("/"));
        let shared = move || Some(Shared::page(texts::SHARE, route.clone()));
        let share = view! { <Share shared=Box::new(shared) title=texts::SHARE plain=false/> };
        Some(share.into_any())
    }

    /// Who is ahead, as soon as all deals were played.
    fn verdict(self) -> String {
        self.deals.with_value(|deals| {
            let sum =
                |lead: fn(&PlayedDeal) -> Option<i32>| deals.iter().map(lead).sum::<Option<i32>>();
            let Some(mine) = sum(PlayedDeal::my_lead) else { return String::new() };
            let master = match sum(PlayedDeal::master_lead).map(|master| mine - master) {
                None if deals.iter().any(PlayedDeal::has_failed) => texts::FAILED.into(),
                None => String::new(),
                Some(0) => texts::LEVEL.into(),
                Some(lead) if lead > 0 => texts::ahead_of_master(lead),
                Some(lead) => texts::behind_master(-lead),
            };
            let friend = match sum(PlayedDeal::friend_lead).map(|friend| mine - friend) {
                None => String::new(),
                Some(0) => texts::LEVEL_WITH_FRIEND.into(),
                Some(lead) if lead > 0 => texts::ahead_of_friend(lead),
                Some(lead) => texts::behind_friend(-lead),
            };
            format!("{master} {friend}").trim().to_owned()
        })
    }

    fn table(self) -> AnyView {
        let friend = self.has_friend.then(|| {
            view! { <th scope="col" class="number">{texts::FRIEND.as_str()}</th> }
        });
        let rows = self.deals.with_value(|deals| {
            (1..).zip(deals).map(|(number, deal)| self.row(number, deal)).collect_any()
        });
        view! {
            <table>
                <thead>
                    <tr>
                        <th scope="col">{texts::DEAL.as_str()}</th>
                        <th scope="col" class="number">{texts::YOU.as_str()}</th>
                        <th scope="col" class="number">{texts::MASTER.as_str()}</th>
                        {friend}
                        <th scope="col" class="number">{texts::DIFFERENCE.as_str()}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        }
        .into_any()
    }

    fn row(self, number: usize, deal: &PlayedDeal) -> AnyView {
        let waits = if deal.mine.is_some() { texts::WAITING } else { texts::HIDDEN };
        let mine = deal.mine.as_ref();
        let mine = mine.map_or_else(|| texts::NOT_YET.into(), |game| points(&**game));
        let master = deal.with_master(points).unwrap_or_else(|| waits.into());
        let friend = self.has_friend.then(|| {
            let shown = deal.friend.as_ref().filter(|_| deal.mine.is_some());
            let points = shown.map_or_else(|| waits.into(), |game| points(&**game));
            view! { <td class="number">{points}</td> }
        });
        let compare = deal.master_link().map(|link| {
            view! {
                <a href=format!("#/challenge/{link}") aria-label=texts::compare(number)>
                    {texts::COMPARE.as_str()}
                </a>
            }
        });
        let leads = deal.my_lead().zip(deal.master_lead());
        let difference = leads.map(|(mine, master)| signed(mine - master));
        view! {
            <tr>
                <th scope="row">{number} " " {compare}</th>
                <td class="number">{mine}</td>
                <td class="number">{master}</td>
                {friend}
                <td class="number"><b>{difference}</b></td>
            </tr>
        }
        .into_any()
    }
}

/// The points of both seats: "101 : 84".
fn points(game: &dyn AnyMatch) -> String {
    let scores = game.snapshot(None).scores;
    let printed: Vec<String> = scores.iter().map(|points| printed(*points)).collect();
    printed.join(" : ")
}

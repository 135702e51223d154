//! A deal, and the matches of it that were played.

use crate::engine::game::{Info, Turn};
use crate::engine::seat::Seat;
use crate::games::{self, AnyMatch};
use crate::saves::link;
use crate::saves::seen_deals::mark;
use crate::saves::three_deals::{DEALS, DealsKey, deal};
use crate::ui::finished_match::{of_deals, open_slowly};
use crate::ui::pages::compare_with_master::MasterMatch;
use crate::ui::setup_form::{SHARED_LEVEL, SetupForm};
use crate::ui::storage::deal_notes::MASTERS;

/// The seat of the person, the friend and Master.
const SEAT: Seat = Seat(0);

/// A deal, and the matches of it.
pub(super) struct PlayedDeal {
    /// The match before its first move.
    pub(super) start: Box<dyn AnyMatch>,
    /// The person's match.
    pub(super) mine: Option<Box<dyn AnyMatch>>,
    /// The friend's match.
    pub(super) friend: Option<Box<dyn AnyMatch>>,
    /// Master's match, if it was played before.
    known: Option<Box<dyn AnyMatch>>,
    /// Master's match that is being played now.
    master: MasterMatch,
}

/// The deals of a key, with the matches on this device and those of a friend's links.
pub(super) async fn deals(info: Info, key: DealsKey, links: Vec<String>) -> Vec<PlayedDeal> {
    let starts: Vec<Box<dyn AnyMatch>> =
        (1..=DEALS).filter_map(|number| start(&info, key, number)).collect();
    let marks: Vec<String> =
        starts.iter().map(|game| mark(&game.record()).unwrap_or_default()).collect();
    let mine = of_deals(&marks).await;
    let mut deals = Vec::new();
    for (at, (start, mine)) in starts.into_iter().zip(mine).enumerate() {
        let friend = finished(links.get(at).cloned(), &marks[at]).await;
        let known = finished(MASTERS.find(&marks[at]), &marks[at]).await;
        let players = SetupForm::against(start.seats(), SHARED_LEVEL).sit_down();
        let master = MasterMatch::new(start.boxed(), players, SEAT);
        deals.push(PlayedDeal { start, mine, friend, known, master });
    }
    deals
}

fn start(info: &Info, key: DealsKey, number: u8) -> Option<Box<dyn AnyMatch>> {
    games::find_game(info.id)?.start(deal(info, key, number)?).ok()
}

/// The match of a link, if it is a finished one of this deal.
async fn finished(link: Option<String>, of_deal: &str) -> Option<Box<dyn AnyMatch>> {
    let game = open_slowly(&link?).await.ok()?;
    let is_same = mark(&game.record()).as_deref() == Some(of_deal);
    (is_same && matches!(game.turn(), Turn::Over(_))).then_some(game)
}

impl PlayedDeal {
    /// Whether the person has played and Master has not.
    pub(super) fn is_masters_turn(&self) -> bool {
        self.mine.is_some() && self.known.is_none() && !self.master.is_over()
    }

    /// Lets Master play.
    pub(super) fn ask_master(&self) {
        self.master.begin();
    }

    /// Keeps the match that Master has just played.
    pub(super) fn keep_master(&self) {
        self.master.with_game(|game| {
            if let Ok(link) = link::whole(game) {
                MASTERS.keep(&game.record(), &link);
            }
        });
    }

    /// Reads Master's match, if it is over and the person has played, too.
    pub(super) fn with_master<T>(&self, read: impl FnOnce(&dyn AnyMatch) -> T) -> Option<T> {
        match &self.known {
            Some(known) => self.mine.as_ref().map(|_| read(&**known)),
            None => self.master.is_over().then(|| self.master.with_game(read)),
        }
    }

    /// The link to Master's match.
    pub(super) fn master_link(&self) -> Option<String> {
        self.with_master(|game| link::whole(game).ok()).flatten()
    }

    pub(super) fn my_lead(&self) -> Option<i32> {
        self.mine.as_ref().map(|game| lead(&**game))
    }

    pub(super) fn friend_lead(&self) -> Option<i32> {
        self.friend.as_ref().map(|game| lead(&**game))
    }

    pub(super) fn master_lead(&self) -> Option<i32> {
        self.with_master(lead)
    }

    /// Whether the bots do not answer.
    pub(super) fn has_failed(&self) -> bool {
        self.master.has_failed()
    }
}

/// The points by which the seat is ahead of the other. Leads are compared, not points alone: a longer match has more
/// points for both.
fn lead(game: &dyn AnyMatch) -> i32 {
    let scores = game.snapshot(None).scores;
    let lead = scores[0] - scores[1];
    if game.info().lower_is_better { -lead } else { lead }
}

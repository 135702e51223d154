//! Questions for a card in matches of bots.

use spot_on::cards::set::CardSet;
use spot_on::engine::record::Step;
use spot_on::engine::seat::{BySeat, Seat};
use spot_on::engine::session::Session;
use spot_on::games::Playable;
use spot_on::puzzles::card_question::{self, CANNOT, CardQuestion};
use spot_on::puzzles::entry::PuzzleEntry;

use super::find::{Candidate, with_link};
use super::solve::attempts_at_question;

/// Most moves of a round from which a card follows: a person has to step through them.
const MOST_MOVES: usize = 40;

/// Questions about the other player's cards in a match.
pub(super) struct Questions<'a> {
    complete: &'a [&'a str],
    pub(super) found: Vec<Candidate>,
    /// The cards that each seat could rule out at its last decision, and the number of steps until then.
    before: BySeat<(usize, CardSet)>,
}

impl Questions<'_> {
    /// No questions yet, and none to be added of these kinds.
    pub(super) fn new<'a>(complete: &'a [&'a str]) -> Questions<'a> {
        Questions { complete, found: Vec::new(), before: BySeat::default() }
    }

    /// Adds the questions at this position, but for those of kinds that are complete, one of each kind.
    pub(super) fn ask<G: Playable>(&mut self, session: &Session<G>, seat: Seat) {
        let view = session.game().view(Some(seat));
        let Some(known) = card_question::known_hand::<G>(&view, seat) else { return };
        let steps = &session.record().steps;
        let (at, before) =
            std::mem::replace(&mut self.before[seat], (steps.len(), known.impossible()));
        let moves = steps.iter().rev().take_while(|step| !matches!(step, Step::Deal(_))).count();
        let is_of_round = at + moves >= steps.len();
        if moves > MOST_MOVES || !is_of_round {
            return;
        }
        for question in card_question::find::<G>(&view, seat) {
            let is_known = self.found.iter().any(|it| it.entry.kind == question.kind);
            if is_known || self.complete.contains(&question.kind) || !is_hard(&question, before) {
                continue;
            }
            let entry = PuzzleEntry {
                kind: question.kind.to_owned(),
                rating: 0,
                seat,
                solution: question.solution_text(),
                replies: Vec::new(),
                others: question.others_text(),
                link: String::new(),
            };
            let attempts = attempts_at_question::<G>(&view, question.kind);
            let found = with_link(session, entry).map(|entry| Candidate { entry, attempts });
            self.found.extend(found);
        }
    }
}

/// Whether one has to look back: an impossible card was so at the decision before. Where several are, not all were.
fn is_hard(question: &CardQuestion, before: CardSet) -> bool {
    if question.kind == CANNOT {
        return before.contains(question.right);
    }
    let count = question.others.iter().filter(|card| before.contains(**card)).count();
    count > 0 && count < question.others.len()
}

//! The refutation of a wrong answer to a problem with open cards. A worker of its own searches for it.

use std::cell::RefCell;

use crate::bots::protocol::{Question, RefuteTask, Response, read};
use crate::engine::seat::Seat;

use super::worker::Worker;

/// Called with what the others play.
type Answered = Box<dyn FnOnce(Vec<(Seat, String)>)>;

struct Search {
    worker: Worker,
    task: RefuteTask,
    answered: Answered,
}

thread_local! {
    static SEARCH: RefCell<Option<Search>> = RefCell::default();
    static STARTED: RefCell<u32> = RefCell::default();
}

/// Searches what the others play after a wrong answer. A later search ends an earlier one. Without a worker there is no
/// answer.
pub(in crate::ui) fn refute(
    task: RefuteTask,
    answered: impl FnOnce(Vec<(Seat, String)>) + 'static,
) {
    let rank = STARTED.with_borrow_mut(|started| {
        *started += 1;
        *started
    });
    let search = Worker::start(rank, on_message, on_dead).map(|worker| Search {
        worker,
        task,
        answered: Box::new(answered),
    });
    let before = SEARCH.replace(search);
    drop(before);
}

fn on_message(rank: u32, bytes: &[u8]) {
    let is_this = |search: &Search| search.worker.rank == rank;
    match read(bytes) {
        Some(Response::Ready) => SEARCH.with_borrow(|search| {
            if let Some(search) = search.as_ref().filter(|search| is_this(search)) {
                search.worker.send(&Question::Refute(search.task.clone()));
            }
        }),
        Some(Response::Refuted(moves)) => {
            let search = SEARCH.with_borrow_mut(|search| search.take_if(|search| is_this(search)));
            if let (Some(search), Some(moves)) = (search, moves) {
                (search.answered)(moves);
            }
        }
        _ => on_dead(rank),
    }
}

fn on_dead(rank: u32) {
    let search =
        SEARCH.with_borrow_mut(|search| search.take_if(|search| search.worker.rank == rank));
    drop(search);
}

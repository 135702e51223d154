//! Work on several threads.

use std::sync::atomic::{AtomicU32, Ordering};

/// Calls `work` with every number below `count`. The results are in the order of the numbers, so that floating-point
/// sums do not depend on the threads.
pub(crate) fn in_parallel<T: Send>(
    threads: usize,
    count: u32,
    work: impl Fn(u32) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU32::new(0);
    let some = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let mut done: Vec<(u32, T)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(some)).collect();
        threads.into_iter().flat_map(|it| it.join().expect("no match panics")).collect()
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

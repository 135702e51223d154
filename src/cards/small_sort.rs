//! Sorts small slices with little code.
//!
//! The sorts of the standard library are fast with millions of items. The compiler generates them anew for each
//! type, and the page would have to download that code. A table has only a few dozen items to sort.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// Sorts a few items.
pub fn sort<T: Ord>(things: &mut [T]) {
    sort_as(things, |one, other| one < other);
}

/// Sorts a few items by their keys. Items with equal keys keep their order.
pub fn sort_by_key<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    sort_as(things, |one, other| key(one) < key(other));
}

/// Sorts a few items as `compare` says. Equal items keep their order.
pub fn sort_by<T>(things: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    sort_as(things, |one, other| compare(one, other).is_lt());
}

/// Insertion sort: each item moves to the left as long as it stands before its neighbour.
fn sort_as<T>(things: &mut [T], stands_before: impl Fn(&T, &T) -> bool) {
    for end in 1..things.len() {
        let mut at = end;
        while at > 0 && stands_before(&things[at], &things[at - 1]) {
            things.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Sorts items that may be many, with a heap.
pub fn sorted<T: Ord>(things: Vec<T>) -> Vec<T> {
    BinaryHeap::from(things).into_sorted_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_keep_their_order() {
        let mut pairs = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        sort_by_key(&mut pairs, |pair| pair.0);
        assert_eq!(pairs, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
    }

    #[test]
    fn few_and_many_are_put_in_the_same_order() {
        let numbers: Vec<u32> = (0..300).map(|number| number * 7919 % 311).collect();
        let mut few = numbers.clone();
        sort(&mut few);
        assert!(few.is_sorted());
        assert_eq!(few, sorted(numbers));
    }
}

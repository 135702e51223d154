//! Compares deals with the list of all deals within the limits.

use std::collections::BTreeMap;

use crate::cards::rng::{Rng, Seed};
use crate::cards::set::CardSet;

use super::super::repair::complete;
use super::super::{Limits, Share, deal};
use super::knowledge::any_limits;
use super::{choices, pack};

/// How often each deal resulted. All deals within the limits are listed.
fn counts(
    cards: CardSet,
    shares: &[Share],
    times: u32,
    rng: &mut Rng,
) -> BTreeMap<Vec<CardSet>, u32> {
    let mut counts: BTreeMap<_, _> =
        all_deals(cards, shares).into_iter().map(|hands| (hands, 0)).collect();
    for _ in 0..times {
        let hands = deal(cards, shares, rng).expect("there is a deal");
        let count =
            counts.get_mut(&*hands).unwrap_or_else(|| panic!("{hands:?} breaks {shares:?}"));
        *count += 1;
    }
    counts
}

fn all_deals(cards: CardSet, shares: &[Share]) -> Vec<Vec<CardSet>> {
    let Some((share, others)) = shares.split_last() else {
        return if cards.is_empty() { vec![Vec::new()] } else { Vec::new() };
    };
    let mut deals = Vec::new();
    for hand in choices(cards, share.takes as usize) {
        if share.limits.allow(hand) {
            let before = all_deals(cards - hand, others).into_iter();
            deals.extend(before.map(|mut hands| {
                hands.push(hand);
                hands
            }));
        }
    }
    deals
}

/// Total variation distance between the counts and equal counts, from 0 to 1.
fn unevenness(counts: &BTreeMap<Vec<CardSet>, u32>) -> f64 {
    let total: u32 = counts.values().sum();
    let even = f64::from(total) / counts.len() as f64;
    let off: f64 = counts.values().map(|&count| (f64::from(count) - even).abs()).sum();
    off / 2.0 / f64::from(total)
}

fn could_not(takes: u8, cards: CardSet, draws: u8) -> Share {
    let mut limits = Limits::NONE;
    limits.could_not(cards);
    limits.draws(draws);
    Share { takes, limits }
}

/// Whether chi-square is within five standard deviations of its mean.
fn is_even(counts: &BTreeMap<Vec<CardSet>, u32>) -> bool {
    let total: u32 = counts.values().sum();
    let even = f64::from(total) / counts.len() as f64;
    let square: f64 = counts.values().map(|&count| (f64::from(count) - even).powi(2) / even).sum();
    let free = counts.len() as f64 - 1.0;
    (square - free).abs() < 5.0 * (2.0 * free).sqrt()
}

#[test]
fn without_limits_all_deals_are_equally_likely() {
    let mut rng = Rng::new(Seed::from_number(1), 0);
    let shares = [Share::free(2), Share::free(1), Share::free(4)];
    let counts = counts(pack(7), &shares, 105 * 200, &mut rng);
    assert_eq!(counts.len(), 105);
    assert!(is_even(&counts), "{counts:?}");
}

#[test]
fn with_one_limited_share_all_deals_are_equally_likely() {
    let mut rng = Rng::new(Seed::from_number(2), 0);
    let mut limited = could_not(4, pack(3), 1);
    limited.limits.could_not(pack(4) - pack(3));
    limited.limits.draws(1);
    let shares = [Share::free(3), limited, Share::free(2)];
    let counts = counts(pack(9), &shares, 1000 * 100, &mut rng);
    assert!(counts.len() > 300);
    assert!(is_even(&counts), "{counts:?}");
}

#[test]
fn with_several_limited_shares_all_deals_are_about_equally_likely() {
    let mut rng = Rng::new(Seed::from_number(3), 0);
    let one = could_not(3, pack(4), 1);
    let other = could_not(3, pack(6) - pack(2), 1);
    let shares = [one, other, Share::free(3)];
    let counts = counts(pack(9), &shares, 100_000, &mut rng);
    let off = unevenness(&counts);
    assert!(off < 0.06, "{} deals, {off}", counts.len());
}

#[test]
fn every_deal_within_the_limits_comes_out_and_no_other() {
    let (mut possible, mut impossible) = (0, 0);
    for seed in 0..200 {
        let mut rng = Rng::new(Seed::from_number(seed), 1);
        let cards = pack(7);
        let mut share = |takes| Share { takes, limits: any_limits(cards, 3, &mut rng) };
        let shares = [share(2), share(1), share(2), share(2)];
        let all = all_deals(cards, &shares).len() as u32;
        if all == 0 {
            impossible += 1;
            assert_eq!(deal(cards, &shares, &mut rng), None, "seed {seed}");
            continue;
        }
        possible += 1;
        let counts = counts(cards, &shares, 40 * all, &mut rng);
        assert!(counts.values().all(|&count| count > 0), "seed {seed}: {shares:?} {counts:?}");
    }
    assert!(possible > 50 && impossible > 50, "{possible} {impossible}");
}

#[test]
fn a_deal_is_completed_whenever_there_is_one() {
    let mut completed = 0;
    for seed in 0..2000 {
        let mut rng = Rng::new(Seed::from_number(seed), 3);
        let cards = pack(8);
        let mut share = |takes| Share { takes, limits: any_limits(cards, 3, &mut rng) };
        let shares = [share(2), share(1), share(2), share(3)];
        let mut hands = shares.iter().map(|_| CardSet::EMPTY).collect();
        let done = complete(cards, &shares, &mut hands, &mut rng).is_some();
        assert_eq!(done, !all_deals(cards, &shares).is_empty(), "seed {seed}: {shares:?}");
        if done {
            completed += 1;
            assert_eq!(hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand), cards);
            let mut dealt = shares.iter().zip(&hands);
            assert!(dealt.all(|(share, &hand)| share.has_room_for(hand)), "seed {seed}");
        }
    }
    assert!((200..1800).contains(&completed), "{completed}");
}

#[test]
fn a_single_deal_is_found() {
    // Each hand must get its own three cards, although its limits alone allow others.
    let cards = pack(24);
    let hand = |at: u8| pack(3 * at + 3) - pack(3 * at);
    let shares: Vec<Share> = (0..8).map(|at| could_not(3, cards - pack(3 * at + 3), 0)).collect();
    for seed in 0..50 {
        let mut rng = Rng::new(Seed::from_number(seed), 2);
        let hands = deal(cards, &shares, &mut rng).expect("there is one");
        assert!((0..8).all(|at| hands[at as usize] == hand(at)));
    }
}

#[test]
fn what_does_not_add_up_is_refused() {
    let mut rng = Rng::new(Seed::from_number(4), 0);
    assert_eq!(deal(pack(3), &[Share::free(2)], &mut rng), None);
    assert_eq!(deal(pack(3), &[Share::free(4)], &mut rng), None);
    assert_eq!(deal(CardSet::EMPTY, &[], &mut rng).map(|hands| hands.len()), Some(0));
    assert_eq!(deal(pack(3), &[could_not(3, pack(1), 0)], &mut rng), None);
}

#[test]
fn the_same_numbers_give_the_same_deal() {
    let shares = [could_not(5, pack(9), 1), could_not(5, pack(12) - pack(4), 0), Share::free(15)];
    let deals = || {
        let mut rng = Rng::new(Seed::from_number(5), 0);
        [0; 20].map(|_| deal(pack(25), &shares, &mut rng))
    };
    assert_eq!(deals(), deals());
}

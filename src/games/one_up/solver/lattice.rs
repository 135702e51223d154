//! All multisets of numbers that a display may be read as, and their splits into two.

use std::ops::Range;

use super::numbers::{Counts, MOST};

/// The multisets, each before those that contain it.
///
/// The place of a multiset is a number in a mixed-radix system with one digit for each number that occurs. The place of
/// a union is the sum of the places, so the place of a rest is the difference.
pub(super) struct Lattice {
    sides: Vec<Side>,
    nodes: Vec<Node>,
    splits: Vec<(u16, u16)>,
}

/// A number that occurs.
#[derive(Clone, Copy)]
struct Side {
    /// The number, as an index of [`Counts`].
    number: usize,
    /// Maximum number of times that it occurs.
    most: usize,
    /// The difference in place for one more of this number.
    stride: usize,
}

/// A multiset.
pub(super) struct Node {
    place: usize,
    splits: Range<u32>,
    /// Its numbers.
    pub(super) counts: Counts,
    /// Count of its numbers.
    pub(super) size: u8,
    /// Whether no other multiset contains it.
    pub(super) is_largest: bool,
    /// The greatest value that can be made of all its numbers.
    pub(super) greatest: u32,
}

/// Marks places without a multiset of the lattice.
const ABSENT: u16 = u16::MAX;

impl Lattice {
    /// The lattice of these multisets, which all have the same size, and of all multisets within them.
    pub(super) fn new(largest: &[Counts]) -> Lattice {
        let mut lattice = Lattice { sides: sides(largest), nodes: Vec::new(), splits: Vec::new() };
        let names = lattice.add_nodes(largest);
        let mut parts = Vec::new();
        for node in 0..lattice.nodes.len() {
            lattice.add_splits(node, &names, &mut parts);
            lattice.nodes[node].greatest = lattice.greatest_of(node);
        }
        lattice
    }

    /// Adds all multisets without their splits, and returns the index of the one at each place.
    fn add_nodes(&mut self, largest: &[Counts]) -> Vec<u16> {
        let places = self.sides.iter().map(|side| side.most + 1).product();
        let mut names = vec![ABSENT; places];
        for counts in largest {
            names[self.place(counts)] = 0;
        }
        for place in (1..places).rev() {
            if names[place] == ABSENT {
                continue;
            }
            let inside = self.sides.iter().filter(|side| side.count(place) > 0);
            inside.for_each(|side| names[place - side.stride] = 0);
        }
        let size = largest.first().map_or(0, |counts| counts.iter().sum());
        let present = names.iter_mut().enumerate().skip(1).filter(|(_, name)| **name != ABSENT);
        for (place, name) in present {
            *name = self.nodes.len() as u16;
            self.nodes.push(Node::new(place, counts_at(&self.sides, place), size));
        }
        names
    }

    fn add_splits(&mut self, node: usize, names: &[u16], parts: &mut Vec<usize>) {
        let Node { place: whole, counts, .. } = self.nodes[node];
        let start = self.splits.len() as u32;
        parts.clear();
        parts.push(0);
        for side in &self.sides {
            let before = parts.len();
            for more in 1..=usize::from(counts[side.number]) {
                for at in 0..before {
                    parts.push(parts[at] + more * side.stride);
                }
            }
        }
        let halves = parts.iter().filter(|&&part| part > 0 && part <= whole - part);
        self.splits.extend(halves.map(|&part| (names[part], names[whole - part])));
        self.nodes[node].splits = start..self.splits.len() as u32;
    }

    /// The greatest value of a node. Sums and products grow with their parts, and beat differences and quotients.
    fn greatest_of(&self, node: usize) -> u32 {
        let greatest = |node: u16| self.nodes[usize::from(node)].greatest;
        let joined = self.splits(node).iter().map(|&(one, other)| {
            let (one, other) = (greatest(one), greatest(other));
            (one + other).max(one * other)
        });
        joined.max().unwrap_or_else(|| self.nodes[node].first())
    }

    fn place(&self, counts: &Counts) -> usize {
        self.sides.iter().map(|side| usize::from(counts[side.number]) * side.stride).sum()
    }

    /// All multisets, each before those that contain it.
    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The splits of a multiset into two; none for a multiset of one number.
    pub(super) fn splits(&self, node: usize) -> &[(u16, u16)] {
        let Range { start, end } = self.nodes[node].splits;
        &self.splits[start as usize..end as usize]
    }

    /// The greatest value of all.
    pub(super) fn greatest(&self) -> u32 {
        self.nodes.iter().map(|node| node.greatest).max().unwrap_or(0)
    }
}

impl Node {
    fn new(place: usize, counts: Counts, largest: u8) -> Node {
        let size = counts.iter().sum();
        Node { place, splits: 0..0, counts, size, is_largest: size == largest, greatest: 0 }
    }

    /// The lowest number.
    fn first(&self) -> u32 {
        (1..).zip(&self.counts).find(|(_, count)| **count > 0).map_or(0, |(number, _)| number)
    }
}

impl Side {
    /// Number of times that this number occurs in the multiset at this place.
    fn count(&self, place: usize) -> usize {
        // The values are small, and 32-bit division is faster.
        (place as u32 / self.stride as u32 % (self.most as u32 + 1)) as usize
    }
}

fn counts_at(sides: &[Side], place: usize) -> Counts {
    let mut counts = [0; MOST];
    for side in sides {
        counts[side.number] = side.count(place) as u8;
    }
    counts
}

fn sides(largest: &[Counts]) -> Vec<Side> {
    let mut sides = Vec::new();
    let mut stride = 1;
    for number in 0..MOST {
        let most = largest.iter().map(|counts| usize::from(counts[number])).max().unwrap_or(0);
        if most > 0 {
            sides.push(Side { number, most, stride });
            stride *= most + 1;
        }
    }
    sides
}

//! Strength of the bots, as measured by the arena.

/// Win rates of each level but the weakest against others of the level below, by table. A line of the file is the number
/// of seats, the options that are not the usual ones (`-` for none), the two levels, and the matches won of a thousand; a
/// shared win counts in parts. Lines that begin with `#` are comments.
///
/// ```text
/// 2 - casual novice 625
/// 4 - casual novice 285
/// 2 target:201 casual novice 688
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength(pub &'static str);

/// The key of the usual options.
pub const USUAL: &str = "-";

/// The pairs of neighbouring levels, the weakest first.
pub const PAIRS: [(&str, &str); 3] =
    [("casual", "novice"), ("skilled", "casual"), ("master", "skilled")];

/// The key of options: those that are not the usual ones, as `id:value`, sorted, with commas between them.
pub fn options_key<'a>(changed: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut texts: Vec<String> = changed.map(|(id, value)| format!("{id}:{value}")).collect();
    texts.sort_unstable();
    if texts.is_empty() { USUAL.to_owned() } else { texts.join(",") }
}

impl Strength {
    /// The matches of a thousand that each level wins at a table: casual, skilled and master. `None` for what was not
    /// measured. `options` is the [`options_key`] of the options.
    pub fn at(&self, seats: u8, options: &str) -> [Option<u16>; 3] {
        PAIRS.map(|(level, below)| {
            let number = seats.to_string();
            let key = [number.as_str(), options, level, below];
            self.0.lines().find_map(|line| {
                let fields: Vec<&str> = line.split(' ').collect();
                let (won, names) = fields.split_last()?;
                won.parse().ok().filter(|_| names == key)
            })
        })
    }

    /// The nearest measured table: this one, or else the usual options, with as many seats or with two. Gives its seats,
    /// whether its options are these, and the win rates.
    pub fn nearest(&self, seats: u8, options: &str) -> (u8, bool, [Option<u16>; 3]) {
        let tables = [(seats, options), (seats, USUAL), (2, USUAL)];
        let is_measured =
            |(seats, options): &(u8, &str)| self.at(*seats, options).iter().any(Option::is_some);
        let found = tables.into_iter().find(is_measured);
        let (seats, of) = found.unwrap_or((seats, options));
        (seats, of == options, self.at(seats, of))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEASURED: Strength = Strength(
        "# A comment.\n2 - casual novice 701\n2 - skilled casual 55\n2 - master skilled 8\n\
         4 - casual novice 300\n2 target:201 master skilled 600\n",
    );

    #[test]
    fn each_table_has_its_own_rates() {
        assert_eq!(MEASURED.at(2, USUAL), [Some(701), Some(55), Some(8)]);
        assert_eq!(MEASURED.at(4, USUAL), [Some(300), None, None]);
        assert_eq!(MEASURED.at(2, "target:201"), [None, None, Some(600)]);
        assert_eq!(MEASURED.at(3, USUAL), [None; 3]);
    }

    #[test]
    fn the_nearest_table_takes_the_place_of_one_that_was_not_measured() {
        let usual = [Some(701), Some(55), Some(8)];
        assert_eq!(MEASURED.nearest(2, USUAL), (2, true, usual));
        assert_eq!(MEASURED.nearest(2, "target:301"), (2, false, usual));
        assert_eq!(MEASURED.nearest(4, "target:201"), (4, false, [Some(300), None, None]));
        assert_eq!(MEASURED.nearest(3, USUAL), (2, true, usual));
    }
}

//! Outlines of pictures, grown, turned and moved before they are drawn, so that all that has one colour can be one shape:
//! a browser works for every shape that it shows.

use crate::arrange::hundredths;

/// Where an outline goes: where its origin lies then, and how many times it is grown across and down. Less than nothing
/// turns it over.
#[derive(Clone, Copy)]
pub struct Placing {
    /// Across and down.
    pub at: (f64, f64),
    /// Across and down.
    pub grown: (f64, f64),
}

/// Round the middle of a card, on its head.
pub const TURNED: Placing = Placing { at: (100.0, 140.0), grown: (-1.0, -1.0) };

impl Placing {
    /// The same number of times in both directions.
    pub fn grown(x: u8, y: u8, times: f64) -> Placing {
        Placing { at: (x.into(), y.into()), grown: (times, times) }
    }

    /// An outline put there: path data as SVG has it, its numbers parted by spaces and minus signs. What is not grown
    /// evenly, or is turned over in one direction only, must have no arcs.
    pub fn put(self, outline: &str) -> String {
        let mut put = String::new();
        let mut rest = outline;
        while let Some(command) = rest.chars().next() {
            let end = rest[1..].find(|it: char| it.is_ascii_alphabetic());
            let (numbers, next) = rest[1..].split_at(end.unwrap_or(rest.len() - 1));
            put.push(command);
            for (nth, number) in numbers.replace('-', " -").split_whitespace().enumerate() {
                let number = hundredths(self.value(command, nth, value(number)));
                if nth > 0 && !number.starts_with('-') {
                    put.push(' ');
                }
                put += number.trim_end_matches('0').trim_end_matches('.');
            }
            rest = next;
        }
        put
    }

    /// What becomes of a number after a command.
    fn value(self, command: char, nth: usize, value: f64) -> f64 {
        let is_across = match command.to_ascii_lowercase() {
            'h' => true,
            'v' => false,
            // Radii, which have no direction; three that say which way it goes; where it ends.
            'a' => match nth % 7 {
                0 | 1 => return value * self.grown.0.abs(),
                2..=4 => return value,
                end => end == 5,
            },
            _ => nth.is_multiple_of(2),
        };
        let (at, grown) =
            if is_across { (self.at.0, self.grown.0) } else { (self.at.1, self.grown.1) };
        value * grown + if command.is_ascii_uppercase() { at } else { 0.0 }
    }
}

/// The value of a number. (Reading fractions in general takes tables that are large to download.)
fn value(number: &str) -> f64 {
    let (sign, size) = number.strip_prefix('-').map_or((1.0, number), |size| (-1.0, size));
    let (whole, part) = size.split_once('.').unwrap_or((size, ""));
    let digits = |digits: &str| {
        digits.bytes().fold(0.0, |value, digit| 10.0 * value + f64::from(digit.wrapping_sub(b'0')))
    };
    sign * (digits(whole) + digits(part) / 10_f64.powi(part.len() as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_moved_and_steps_are_grown() {
        let placing = Placing { at: (10.0, 20.0), grown: (2.0, 3.0) };
        assert_eq!(placing.put("M1 2h3v4H5V6"), "M12 26h6v12H20V38");
        assert_eq!(placing.put("m1-2.5q.5 1 2-1.25z"), "m2-7.5q1 3 4-3.75z");
    }

    #[test]
    fn arcs_keep_their_way_when_they_are_turned() {
        assert_eq!(TURNED.put("M50 10a25 15 0 0 1-20 5"), "M50 130a25 15 0 0 1 20-5");
    }

    #[test]
    fn what_is_turned_twice_is_as_it_was() {
        let outline = "M37 28 34 13 42.5 19.5H60V40A10 11 0 0 1 40 40.25Z";
        assert_eq!(TURNED.put(&TURNED.put(outline)), outline);
    }
}

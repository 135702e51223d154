//! Outlines of pictures, grown, turned and moved before they are drawn, so that all that has one colour can be one shape:
//! a browser works for every shape that it shows.

use crate::svg::number::fixed1;

/// Where an outline goes: where its origin lies then, and how many times it is grown across and down. Less than nothing
/// turns it over.
#[derive(Clone, Copy)]
pub struct Placement {
    /// Across and down.
    pub at: (f64, f64),
    /// Across and down.
    pub grown: (f64, f64),
}

/// Round the middle of a card, on its head.
pub const TURNED: Placement = Placement { at: (100.0, 140.0), grown: (-1.0, -1.0) };

impl Placement {
    /// The same number of times in both directions.
    pub fn grown(x: u8, y: u8, times: f64) -> Placement {
        Placement { at: (x.into(), y.into()), grown: (times, times) }
    }

    /// An outline put there, in tenths: path data as SVG has it, its numbers parted by spaces and minus signs. What is
    /// not grown evenly, or is turned over in one direction only, must have no arcs.
    pub fn put(self, outline: &str) -> String {
        let mut put = String::new();
        let mut pen = Rounding::default();
        let mut rest = outline;
        while let Some(command) = rest.chars().next() {
            let end = rest[1..].find(|it: char| it.is_ascii_alphabetic());
            let (numbers, next) = rest[1..].split_at(end.unwrap_or(rest.len() - 1));
            put.push(command);
            for (nth, number) in numbers.replace('-', " -").split_whitespace().enumerate() {
                let role = Role::of(command, nth);
                let value = self.value(command, role, value(number));
                let number = fixed1(pen.round(command, role, value));
                if nth > 0 && !number.starts_with('-') {
                    put.push(' ');
                }
                put += number.trim_end_matches('0').trim_end_matches('.');
            }
            pen.after(command);
            rest = next;
        }
        put
    }

    /// What becomes of a number after a command.
    fn value(self, command: char, role: Role, value: f64) -> f64 {
        let (at, grown) = match role {
            Role::Flag => return value,
            Role::Radius => return value * self.grown.0.abs(),
            Role::Across { .. } => (self.at.0, self.grown.0),
            Role::Down { .. } => (self.at.1, self.grown.1),
        };
        value * grown + if command.is_ascii_uppercase() { at } else { 0.0 }
    }
}

/// What a number of path data says.
#[derive(Clone, Copy)]
enum Role {
    /// How wide an arc is, which has no direction.
    Radius,
    /// Which way an arc goes.
    Flag,
    /// A place or a step to the right, and whether a line ends there.
    Across { ends: bool },
    /// The same downwards.
    Down { ends: bool },
}

impl Role {
    fn of(command: char, nth: usize) -> Role {
        // How many numbers a line has, and which of them is the first of its end.
        let (numbers, end) = match command.to_ascii_lowercase() {
            'h' => return Role::Across { ends: true },
            'v' => return Role::Down { ends: true },
            'a' => (7, 5),
            'c' => (6, 4),
            'q' => (4, 2),
            _ => (2, 0),
        };
        let nth = nth % numbers;
        let ends = nth >= end;
        match (numbers, nth) {
            (7, 0 | 1) => Role::Radius,
            (7, 2..=4) => Role::Flag,
            _ if (nth + end).is_multiple_of(2) => Role::Across { ends },
            _ => Role::Down { ends },
        }
    }
}

/// What rounding has taken from the end of the last line, across and down. The next step makes up for it, so that an
/// outline of many steps ends where it began.
#[derive(Default)]
struct Rounding {
    here: (f64, f64),
    /// Where the part began that is being drawn.
    start: (f64, f64),
}

impl Rounding {
    fn round(&mut self, command: char, role: Role, value: f64) -> f64 {
        let (lost, ends) = match role {
            Role::Radius | Role::Flag => return value,
            Role::Across { ends } => (&mut self.here.0, ends),
            Role::Down { ends } => (&mut self.here.1, ends),
        };
        let exact = if command.is_ascii_lowercase() { value + *lost } else { value };
        let rounded = (exact * 10.0).round() / 10.0;
        if ends {
            *lost = exact - rounded;
        }
        rounded
    }

    fn after(&mut self, command: char) {
        match command.to_ascii_lowercase() {
            'm' => self.start = self.here,
            'z' => self.here = self.start,
            _ => {}
        }
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
        let placing = Placement { at: (10.0, 20.0), grown: (2.0, 3.0) };
        assert_eq!(placing.put("M1 2h3v4H5V6"), "M12 26h6v12H20V38");
        assert_eq!(placing.put("m1-2.5q.5 1 2-1.2z"), "m2-7.5q1 3 4-3.6z");
    }

    #[test]
    fn arcs_keep_their_way_when_they_are_turned() {
        assert_eq!(TURNED.put("M50 10a25 15 0 0 1-20 5"), "M50 130a25 15 0 0 1 20-5");
    }

    #[test]
    fn what_is_lost_by_rounding_is_made_up_for() {
        let placing = Placement { at: (0.0, 0.0), grown: (0.12, 0.12) };
        assert_eq!(placing.put("m1 0h1h1h1v-2q0 1 1-2"), "m0.1 0h0.1h0.2h0.1v-0.2q0 0.1 0.1-0.3");
        let there = "m1 0h1h1h1h1h1h1h1h1h1z";
        let ten: f64 = placing.put(there)[1..].split(['h', ' ', 'z']).map(value).sum();
        assert!((ten - 1.2).abs() < 0.001, "ten steps of 0.12 are {ten}");
        // After its end it goes on from where it began.
        assert_eq!(placing.put("m1 0h4zm-1 0"), "m0.1 0h0.5zm-0.1 0");
    }

    #[test]
    fn what_is_turned_twice_is_as_it_was() {
        let outline = "M37 28 34 13 42.5 19.5H60V40A10 11 0 0 1 40 40.2Z";
        assert_eq!(TURNED.put(&TURNED.put(outline)), outline);
    }
}

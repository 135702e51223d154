//! Scales, mirrors and moves outlines before they are drawn, so that all parts of one colour can be one shape.
//! Every shape on the page costs the browser work.

use crate::svg::number::fixed1;

/// A placement of an outline: a scaling and a translation. A negative scale factor mirrors the outline.
#[derive(Clone, Copy)]
pub struct Placement {
    /// New position of the origin: x and y.
    pub at: (f64, f64),
    /// Scale factors: x and y.
    pub grown: (f64, f64),
}

/// A rotation by 180 degrees about the centre of a card.
pub const TURNED: Placement = Placement { at: (100.0, 140.0), grown: (-1.0, -1.0) };

impl Placement {
    /// A placement at a point, with the same scale factor in both directions.
    pub fn grown(x: u8, y: u8, times: f64) -> Placement {
        Placement { at: (x.into(), y.into()), grown: (times, times) }
    }

    /// Applies the placement to SVG path data and rounds to tenths. The numbers of the path must be separated by
    /// spaces and minus signs. A path with arcs must be scaled evenly and must not be mirrored in one direction
    /// only.
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

    /// Transforms one number of a command.
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

/// The role of a number in path data.
#[derive(Clone, Copy)]
enum Role {
    /// Radius of an arc, which has no direction.
    Radius,
    /// Rotation or flag of an arc.
    Flag,
    /// An x coordinate or x step. `ends` is true if it belongs to the end point of a command.
    Across { ends: bool },
    /// A y coordinate or y step.
    Down { ends: bool },
}

impl Role {
    fn of(command: char, nth: usize) -> Role {
        // How many numbers the command takes, and the index of the first number of its end point.
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

/// Rounding error at the last end point, in x and y. The next relative step compensates it, so that an outline of
/// many steps ends where it began.
#[derive(Default)]
struct Rounding {
    here: (f64, f64),
    /// Rounding error at the start of the current subpath.
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

/// Parses a decimal number. General parsing of floats needs tables that are large to download.
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
        // After `z`, the path continues from the start of the subpath.
        assert_eq!(placing.put("m1 0h4zm-1 0"), "m0.1 0h0.5zm-0.1 0");
    }

    #[test]
    fn what_is_turned_twice_is_as_it_was() {
        let outline = "M37 28 34 13 42.5 19.5H60V40A10 11 0 0 1 40 40.2Z";
        assert_eq!(TURNED.put(&TURNED.put(outline)), outline);
    }
}

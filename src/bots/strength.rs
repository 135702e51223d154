//! Strength of the bots, as measured by the arena.

/// Win rate of each level but the weakest, in matches for two against the level below it. The unit is matches in a
/// thousand; a shared win counts half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength(pub [u16; 3]);

impl Strength {
    /// Parses a game's `strength.txt`. It has one line for each level, which ends with its number. Lines that begin
    /// with `#` are comments on the measurement.
    ///
    /// # Panics
    /// If there are not three lines with a number up to a thousand. The constants are evaluated at compile time, so
    /// this stops the build.
    pub const fn parse(file: &str) -> Strength {
        let file = file.as_bytes();
        let mut numbers = [0; 3];
        let (mut level, mut at) = (0, 0);
        while at < file.len() {
            let is_comment = file[at] == b'#';
            let mut number = 0;
            while at < file.len() && file[at] != b'\n' {
                number = match file[at] {
                    digit @ b'0'..=b'9' => number * 10 + (digit - b'0') as u16,
                    _ => 0,
                };
                at += 1;
            }
            at += 1;
            if !is_comment {
                assert!(0 < number && number <= 1000, "matches in a thousand");
                numbers[level] = number;
                level += 1;
            }
        }
        assert!(level == numbers.len(), "a line for each level");
        Strength(numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_well_formed_file_parses() {
        let file = "# 300 matches\ncasual novice 701\nskilled casual 55\nmaster skilled 8\n";
        assert_eq!(Strength::parse(file), Strength([701, 55, 8]));
    }

    #[test]
    fn malformed_files_stop_the_build() {
        for file in [
            "",
            "casual novice 701\n",
            "a 1\nb 2\nc 3\nd 4\n",
            "a\nb 2\nc 3\n",
            "a 1001\nb 2\nc 3\n",
        ] {
            assert!(std::panic::catch_unwind(|| Strength::parse(file)).is_err(), "{file}");
        }
    }
}

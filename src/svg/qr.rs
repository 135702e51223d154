//! Encodes a string as a QR code for the camera of a phone.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// Encodes a string. Returns the number of modules of a side, and the dark modules as SVG path data. A module is
/// one unit wide and high. The caller must leave a quiet zone of four modules around the code. Returns `None` if
/// the string is longer than 2953 bytes, the capacity of the largest code.
pub fn path(text: &str) -> Option<(u8, String)> {
    // The lowest error correction: a screen has no stains, and fewer modules are larger ones. The library uses a
    // higher level if that needs no more modules.
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let (side, mut path) = (code.size(), String::new());
    for y in 0..side {
        let mut x = 0;
        while x < side {
            let wide = (x..side).take_while(|&x| code.get_module(x, y)).count() as i32;
            if wide > 0 {
                // Writing into a string does not fail.
                let _ = write!(path, "M{x} {y}h{wide}v1h-{wide}z");
            }
            x += wide + 1;
        }
    }
    Some((side as u8, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows of a code, parsed from its path.
    fn rows(text: &str) -> Vec<String> {
        let (side, path) = path(text).expect("a short text");
        let side = usize::from(side);
        let mut rows = vec![".".repeat(side); side];
        for run in path.split_terminator('z') {
            let numbers = run.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
            let numbers: Vec<usize> = numbers.map(|part| part.parse().expect("a number")).collect();
            let [x, y, wide, 1, back] = numbers[..] else { panic!("{run}") };
            assert_eq!(wide, back);
            rows[y].replace_range(x..x + wide, &"#".repeat(wide));
        }
        rows
    }

    /// Other programs decoded this code when the golden file was written.
    #[test]
    fn a_picture_is_as_it_was() {
        assert_eq!(rows("spot on").join("\n"), include_str!("qr_golden.txt").trim_end());
    }

    #[test]
    fn long_links_have_room() {
        let (side, path) = path(&"x".repeat(2953)).expect("the most that fits");
        assert_eq!(side, 177);
        assert!(path.len() < 200_000, "{}", path.len());
        assert_eq!(super::path(&"x".repeat(2954)), None);
    }
}

//! A text as a QR code, which the camera of a phone reads.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// The code of a text: how many modules a side has, and the dark ones as the path of a picture in which a module is
/// one unit wide and high. A quiet zone of four modules must lie around it. Nothing if the text is longer than any
/// code holds, which is 2953 bytes.
pub fn path(text: &str) -> Option<(u8, String)> {
    // The least correction: a screen has no stains, and fewer modules are larger ones. The library uses more of it
    // where that takes no more of them.
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let (side, mut path) = (code.size(), String::new());
    for y in 0..side {
        let mut x = 0;
        while x < side {
            let wide = (x..side).take_while(|&x| code.get_module(x, y)).count() as i32;
            if wide > 0 {
                // Writing into a text does not fail.
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

    /// The rows of a picture, read from its path.
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

    /// The picture was read by other programs when it was written down here.
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

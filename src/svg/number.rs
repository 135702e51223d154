//! Decimal numbers as style sheets and SVG write them.

/// Formats a length with one decimal, as style sheets write it. General formatting of floats needs tables that are
/// large to download.
pub fn fixed1(length: f64) -> String {
    decimal((length * 10.0).round() as i64, 10)
}

/// Formats a factor with three decimals.
pub fn fixed3(factor: f64) -> String {
    decimal((factor * 1000.0).round() as i64, 1000)
}

/// Writes a number of parts of which `one`, a power of ten, make a whole. The outlines of cards have hundreds of numbers,
/// so this does without the slower general formatting.
fn decimal(number: i64, one: i64) -> String {
    let mut text = String::from(if number < 0 { "-" } else { "" });
    let mut place = number.unsigned_abs().max(1).ilog10().max(one.ilog10());
    let rest = number.unsigned_abs();
    loop {
        text.push(char::from(b'0' + (rest / 10_u64.pow(place) % 10) as u8));
        if place == one.ilog10() {
            text.push('.');
        }
        if place == 0 {
            return text;
        }
        place -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_so_many_decimals() {
        assert_eq!(fixed1(-0.46), "-0.5");
        assert_eq!(fixed1(12.0), "12.0");
        assert_eq!(fixed3(0.0421), "0.042");
        assert_eq!(fixed3(1.5), "1.500");
    }
}

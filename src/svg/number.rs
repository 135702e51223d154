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

fn decimal(number: i64, one: i64) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let (whole, rest) = (number.abs() / one, number.abs() % one);
    let digits = one.ilog10() as usize;
    format!("{sign}{whole}.{rest:0digits$}")
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

//! Days of the Gregorian calendar, in UTC.
//!
//! The formulas are those of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013), with years that
//! begin in March, so that the leap day is the last one.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Days from 0000-03-01 to 1970-01-01.
const EPOCH: u32 = 719_468;
/// Days of the 400 years after which the calendar repeats.
const ERA: u32 = 146_097;
/// Milliseconds of a day.
const MILLISECONDS: f64 = 86_400_000.0;

/// A day: the number of days since 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Date(pub u32);

impl Date {
    /// The day of a timestamp in milliseconds since 1970.
    pub fn of_timestamp(milliseconds: f64) -> Date {
        Date((milliseconds / MILLISECONDS).clamp(0.0, f64::from(Date::LAST.0)) as u32)
    }

    /// The last day whose year has four digits: 9999-12-31. A clock that shows a later day counts as showing this one.
    pub const LAST: Date = Date(2_932_896);

    /// Milliseconds from 1970 to the begin of the day.
    pub fn timestamp(self) -> f64 {
        f64::from(self.0) * MILLISECONDS
    }

    /// The day of this year, month (from 1) and day (from 1). `None` if the calendar has no such day since 1970.
    pub fn of(year: u32, month: u32, day: u32) -> Option<Date> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || day == 0 {
            return None;
        }
        let date = Date(days_before(year, month) + day - 1);
        (date.parts() == (year, month, day)).then_some(date)
    }

    /// Year, month (from 1) and day (from 1).
    pub fn parts(self) -> (u32, u32, u32) {
        let days = self.0 + EPOCH;
        let of_era = days % ERA;
        let years = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * years + years / 4 - years / 100);
        let months = (5 * of_year + 2) / 153;
        let day = of_year - (153 * months + 2) / 5 + 1;
        let month = if months < 10 { months + 3 } else { months - 9 };
        let year = days / ERA * 400 + years + u32::from(month <= 2);
        (year, month, day)
    }

    /// Day of the week, 0 for Monday.
    pub fn weekday(self) -> u32 {
        // 1970-01-01 was a Thursday.
        (self.0 + 3) % 7
    }

    /// The first day of the month.
    pub fn first_of_month(self) -> Date {
        Date(self.0 + 1 - self.parts().2)
    }

    /// Number of days of the month.
    pub fn days_of_month(self) -> u32 {
        let first = self.first_of_month();
        Date(first.0 + 31).first_of_month().0 - first.0
    }
}

/// Days from 1970 to the first of a month.
fn days_before(year: u32, month: u32) -> u32 {
    let year = year - u32::from(month <= 2);
    let of_era = year % 400;
    let months = if month > 2 { month - 3 } else { month + 9 };
    year / 400 * ERA + of_era * 365 + of_era / 4 - of_era / 100 + (153 * months + 2) / 5 - EPOCH
}

impl fmt::Display for Date {
    /// As in ISO 8601: "2026-11-28".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// The error for a text that is not a day of the calendar.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("a date is written as 2026-11-28")]
pub struct ParseDateError;

impl FromStr for Date {
    type Err = ParseDateError;

    /// Parses the form of [`fmt::Display`].
    ///
    /// # Errors
    /// [`ParseDateError`] for any other text.
    fn from_str(text: &str) -> Result<Date, ParseDateError> {
        let mut parts = text.split('-').map(|part| part.parse().ok());
        let mut next = || parts.next().flatten().ok_or(ParseDateError);
        let date = Date::of(next()?, next()?, next()?).ok_or(ParseDateError)?;
        (date.to_string() == text).then_some(date).ok_or(ParseDateError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_days_have_their_numbers_and_weekdays() {
        for (text, number, weekday) in [
            ("1970-01-01", 0, 3),
            ("2000-02-29", 11_016, 1),
            ("2000-03-01", 11_017, 2),
            ("2026-11-28", 20_785, 5),
            ("2100-02-28", 47_540, 6),
            ("2100-03-01", 47_541, 0),
        ] {
            let date: Date = text.parse().expect("a date");
            assert_eq!((date.0, date.weekday()), (number, weekday), "{text}");
        }
    }

    #[test]
    fn every_day_survives_its_text_and_follows_the_day_before() {
        let mut before = Date(0).parts();
        for number in 1..60_000 {
            let date = Date(number);
            assert_eq!(date.to_string().parse(), Ok(date));
            let (year, month, day) = date.parts();
            let goes_on = day == before.2 + 1 && (year, month) == (before.0, before.1);
            assert!(goes_on || day == 1 && before.2 >= 28, "{date}");
            before = (year, month, day);
        }
    }

    #[test]
    fn months_have_their_lengths() {
        let length = |text: &str| text.parse::<Date>().expect("a date").days_of_month();
        assert_eq!(length("2026-11-28"), 30);
        assert_eq!((length("2024-02-01"), length("2026-02-28")), (29, 28));
        assert_eq!((length("2100-02-01"), length("2000-02-01")), (28, 29));
        assert_eq!(length("2026-12-31"), 31);
    }

    #[test]
    fn other_texts_are_not_dates() {
        for text in
            ["", "2026", "2026-2-1", "2026-02-29", "2026-13-01", "1969-12-31", "2026-11-28-"]
        {
            assert_eq!(text.parse::<Date>(), Err(ParseDateError), "{text}");
        }
    }

    #[test]
    fn a_day_begins_at_midnight_in_utc() {
        let midnight = 20_785.0 * MILLISECONDS;
        assert_eq!(Date::of_timestamp(midnight), Date(20_785));
        assert_eq!(Date::of_timestamp(midnight - 1.0), Date(20_784));
        assert_eq!([-1.0, f64::NAN].map(Date::of_timestamp), [Date(0); 2]);
        assert_eq!([8.64e15, f64::INFINITY].map(Date::of_timestamp), [Date::LAST; 2]);
        assert_eq!(Date::LAST.to_string(), "9999-12-31");
    }
}

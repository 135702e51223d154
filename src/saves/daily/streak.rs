//! Days in a row. A row survives a missed day if no other was missed in the seven days around it.

/// Days between two missed days that a row survives.
const FORGIVEN: u32 = 7;

/// Number of days in a row up to today, which may still be missing. `days` has the played days in order, each once.
pub(super) fn up_to(days: &[u32], today: u32) -> u32 {
    let until = days.partition_point(|day| *day <= today);
    let mut next = today;
    let (mut count, mut missed) = (0, None::<u32>);
    for day in days[..until].iter().rev() {
        // The days between. Today may still be missing.
        match (next - day).saturating_sub(1) {
            0 => {}
            1 if missed.is_none_or(|missed| missed - (day + 1) >= FORGIVEN) => {
                missed = Some(day + 1);
            }
            _ => break,
        }
        count += 1;
        next = *day;
    }
    count
}

/// The most days in a row.
pub(super) fn longest(days: &[u32]) -> u32 {
    // The row that ends with each day begins at `first`; the last missed day, and the first day after it.
    let (mut first, mut missed, mut longest) = (0, None::<(u32, usize)>, 0);
    for (at, day) in days.iter().enumerate() {
        match at.checked_sub(1).map_or(0, |before| day - days[before] - 1) {
            0 => {}
            1 => {
                if let Some((_, after)) = missed.filter(|(old, _)| day - 1 - old < FORGIVEN) {
                    first = after.max(first);
                }
                missed = Some((day - 1, at));
            }
            _ => (first, missed) = (at, None),
        }
        longest = longest.max(at - first + 1);
    }
    longest as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbtest::arbtest;

    fn streak(days: &[u32], today: u32) -> u32 {
        up_to(days, today)
    }

    #[test]
    fn a_streak_is_a_row_of_days() {
        assert_eq!(streak(&[], 100), 0);
        assert_eq!(streak(&[100], 100), 1);
        assert_eq!(streak(&[98, 99], 100), 2);
        assert_eq!(streak(&[98, 99, 100], 100), 3);
    }

    #[test]
    fn a_streak_forgives_one_missed_day_a_week() {
        // Day 97 is missed.
        assert_eq!(streak(&[95, 96, 98, 99, 100], 100), 5);
        // Two days in a row are too many.
        assert_eq!(streak(&[95, 96, 99, 100], 100), 2);
        // So are two in a week.
        assert_eq!(streak(&[92, 93, 95, 96, 98, 99, 100], 100), 5);
        // The missed days 91 and 98 are a week apart.
        assert_eq!(streak(&[90, 92, 93, 94, 95, 96, 97, 99, 100], 100), 9);
        // Nothing was played today yet, and yesterday was missed.
        assert_eq!(streak(&[97, 98], 100), 2);
        assert_eq!(streak(&[96, 97], 100), 0);
        assert_eq!(longest(&[80, 81, 82, 96, 97]), 3);
        assert_eq!(longest(&[]), 0);
    }

    #[test]
    fn the_longest_streak_is_the_longest_of_all_days() {
        arbtest(|u| {
            let mut days: Vec<u32> = Vec::new();
            for day in 100..160 {
                if !u.ratio(1, 6)? {
                    days.push(day);
                }
            }
            let of_any = days.iter().map(|day| up_to(&days, *day)).max().unwrap_or(0);
            assert_eq!(longest(&days), of_any, "{days:?}");
            Ok(())
        });
    }
}

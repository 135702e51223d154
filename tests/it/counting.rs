//! What counts, in random sequences of what happens in real life: two tabs, midnight, a clock that is set back, a storage
//! that refuses, a backup that is restored. What the row of a day says, what the table says and what the statistics
//! count never differ.

use arbitrary::Unstructured;
use arbtest::{arbitrary, arbtest};
use spot_on::saves::daily::date::Date;
use spot_on::saves::daily::log::{DailyLog, DailyResult};
use spot_on::saves::merge::Merge;
use spot_on::saves::standing::{Practice, Standing};

const GAME: &str = "a-game";
const FIRST: u32 = 100;
const DAYS: u32 = 4;

/// A match of the deal of a day, as the slot of its game holds it.
#[derive(Clone, PartialEq, Debug)]
struct Match {
    date: Date,
    practice: Option<Practice>,
    is_over: bool,
}

/// What a browser stores.
#[derive(Clone, Default)]
struct Storage {
    refuses: bool,
    daily: String,
    slot: Option<Match>,
    /// The days of the results that the statistics count, without practice.
    results: Vec<Date>,
    seen: Vec<Date>,
}

/// The match that a tab shows.
#[derive(Clone, Default)]
enum TabSlot {
    #[default]
    AsStored,
    /// What could not be stored.
    Own(Option<Match>),
}

/// What a tab knows that could not be stored.
#[derive(Clone, Default)]
struct Tab {
    daily: Option<String>,
    slot: TabSlot,
    results: Vec<Date>,
    seen: Vec<Date>,
}

struct Device {
    today: u32,
    storage: Storage,
    tabs: [Tab; 2],
    backup: (String, Vec<Date>),
}

impl Device {
    fn log(&self, tab: usize) -> DailyLog {
        let mut log = DailyLog::parse(&self.storage.daily);
        if let Some(unsaved) = &self.tabs[tab].daily {
            log.merge(DailyLog::parse(unsaved));
        }
        log
    }

    fn change(&mut self, tab: usize, change: impl FnOnce(&mut DailyLog)) {
        let mut log = self.log(tab);
        change(&mut log);
        if self.storage.refuses {
            self.tabs[tab].daily = Some(log.to_text());
        } else {
            self.storage.daily = log.to_text();
            self.tabs[tab].daily = None;
        }
    }

    /// The match that this tab would show.
    fn slot(&self, tab: usize) -> Option<Match> {
        match &self.tabs[tab].slot {
            TabSlot::AsStored => self.storage.slot.clone(),
            TabSlot::Own(own) => own.clone(),
        }
    }

    fn save(&mut self, tab: usize, slot: Option<Match>) {
        if self.storage.refuses {
            self.tabs[tab].slot = TabSlot::Own(slot);
        } else {
            self.storage.slot = slot;
            self.tabs[tab].slot = TabSlot::AsStored;
        }
    }

    /// The match of the day is begun, or continued if it is in progress.
    fn play(&mut self, tab: usize) {
        let date = Date(self.today);
        if self.slot(tab).is_some_and(|it| it.date == date && !it.is_over) {
            return;
        }
        self.give_up(tab);
        let is_seen = self.storage.seen.contains(&date) || self.tabs[tab].seen.contains(&date);
        let mut practice = None;
        self.change(tab, |log| practice = log.start(date, GAME, date, is_seen));
        self.tabs[tab].seen.push(date);
        if !self.storage.refuses {
            self.storage.seen.push(date);
        }
        self.save(tab, Some(Match { date, practice, is_over: false }));
    }

    /// Another match takes the slot.
    fn give_up(&mut self, tab: usize) {
        if let Some(old) = self.slot(tab).filter(|it| !it.is_over && it.practice.is_none()) {
            self.change(tab, |log| log.spoil(old.date, GAME, Practice::GivenUp));
        }
        self.save(tab, None);
    }

    /// A decision is taken back after something new was seen.
    fn undo(&mut self, tab: usize) {
        let Some(mut open) = self.slot(tab).filter(|it| !it.is_over) else { return };
        open.practice.get_or_insert(Practice::TakenBack);
        self.save(tab, Some(open.clone()));
        self.change(tab, |log| log.spoil(open.date, GAME, Practice::TakenBack));
    }

    /// The match ends. `is_cut` says whether the tab is closed after the match was saved and before the log.
    fn finish(&mut self, tab: usize, won: bool, is_cut: bool) {
        let Some(mut open) = self.slot(tab).filter(|it| !it.is_over) else { return };
        open.is_over = true;
        let date = open.date;
        self.save(tab, Some(open.clone()));
        if open.practice.is_none() {
            match self.storage.refuses {
                true => self.tabs[tab].results.push(date),
                false => self.storage.results.push(date),
            }
            if !is_cut {
                self.change(tab, |log| log.finish(result(date, won)));
            }
        }
        if is_cut {
            self.reload(tab);
        }
    }

    /// A new page recovers what the old one could not note.
    fn reload(&mut self, tab: usize) {
        self.tabs[tab] = Tab::default();
        let Some(open) = self.storage.slot.clone() else { return };
        let is_open = self.log(tab).standing(open.date, GAME, open.date) == Standing::InProgress;
        if is_open && open.is_over && open.practice.is_none() {
            self.change(tab, |log| log.finish(result(open.date, true)));
        }
    }

    /// The table asks the log whether its match still counts.
    fn align(&mut self, tab: usize) {
        let Some(mut open) = self.slot(tab).filter(|it| !it.is_over) else { return };
        if open.practice.is_none() {
            open.practice = self.log(tab).objection(open.date, GAME);
            self.save(tab, Some(open));
        }
    }

    fn check(&self, tab: usize, after: &str) {
        let log = self.log(tab);
        let table = self.slot(tab);
        for day in FIRST..FIRST + DAYS {
            let date = Date(day);
            let row = log.standing(date, GAME, Date(self.today));
            let counted = self.storage.results.iter().chain(&self.tabs[tab].results);
            let counted = counted.filter(|of| **of == date).count();
            let is_here = table.as_ref().is_some_and(|it| it.date == date && !it.is_over);
            if is_here && table.as_ref().is_some_and(|it| it.practice.is_none()) {
                assert_eq!(row, Standing::InProgress, "{after}: the table counts");
            }
            if is_here && table.as_ref().is_some_and(|it| it.practice.is_some()) {
                assert_ne!(row, Standing::InProgress, "{after}: the table is practice");
            }
            assert!(counted <= 1, "{after}: counted {counted} times");
            assert_eq!(row == Standing::Done, counted == 1, "{after}: {row:?}, counted {counted}");
        }
    }
}

fn result(date: Date, won: bool) -> DailyResult {
    DailyResult {
        date,
        what: GAME.into(),
        won,
        points: 101,
        others: Some(84),
        moves: 20,
        hints: 0,
        undos: 0,
        link: String::new(),
    }
}

fn happens(device: &mut Device, u: &mut Unstructured) -> arbitrary::Result<(usize, &'static str)> {
    // While the storage refuses, each tab has a world of its own; then only the first one is used.
    let tab = if device.storage.refuses { 0 } else { u.choose_index(2)? };
    let what = match u.int_in_range(0..=9)? {
        0..=1 => {
            device.play(tab);
            "play"
        }
        2 => {
            device.undo(tab);
            "undo"
        }
        3 => {
            let (won, is_cut) = (u.arbitrary()?, u.ratio(1, 4)? && !device.storage.refuses);
            device.finish(tab, won, is_cut);
            "finish"
        }
        4 => {
            device.give_up(tab);
            "give up"
        }
        5 => {
            device.today = u.int_in_range(FIRST..=FIRST + DAYS - 1)?;
            "another day"
        }
        6 => {
            device.reload(tab);
            "reload"
        }
        7 => {
            // What could not be stored is lost with the page, and only then can it be stored again.
            device.reload(0);
            device.storage.refuses = u.arbitrary()?;
            // If it refuses now, the second tab must not save anything either.
            return Ok((0, "storage"));
        }
        8 => {
            let results = [&device.storage.results[..], &device.tabs[tab].results].concat();
            device.backup = (device.log(tab).to_text(), results);
            "back up"
        }
        _ => {
            let (log, results) = device.backup.clone();
            device.change(tab, |here| here.merge(DailyLog::parse(&log)));
            let known = [&device.storage.results[..], &device.tabs[tab].results].concat();
            let new = results.into_iter().filter(|date| !known.contains(date));
            match device.storage.refuses {
                true => device.tabs[tab].results.extend(new),
                false => device.storage.results.extend(new),
            }
            "restore"
        }
    };
    Ok((tab, what))
}

#[test]
fn row_table_and_statistics_never_differ() {
    arbtest(|u| {
        let mut device = Device {
            today: FIRST,
            storage: Storage::default(),
            tabs: Default::default(),
            backup: Default::default(),
        };
        for _ in 0..u.int_in_range(0..=40)? {
            let (tab, what) = happens(&mut device, u)?;
            device.align(tab);
            device.check(tab, what);
        }
        Ok(())
    });
}

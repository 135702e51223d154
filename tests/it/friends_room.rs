//! Rooms: an invitation from the first message to the last match, over a connection that carries everything to everybody.

use spot_on::cards::rng::{Rng, Seed};
use spot_on::friends::message::Choice;
use spot_on::friends::room::message::{Envelope, MessageError, Seated, Table, tidy_name};
use spot_on::friends::room::{Ending, MatchShown, Presence, Refusal, Room, RoomShown, Stage, Wish};
use spot_on::games;

/// Rooms of several devices, and the messages on their way.
struct Party {
    rooms: Vec<Option<Room>>,
    saved: Vec<(Vec<u8>, Vec<Vec<u8>>)>,
    way: Vec<(usize, Vec<u8>)>,
    now: u64,
    rng: Rng,
    /// One of how many messages is lost. 0 for none.
    loses: u32,
}

impl Party {
    /// Somebody invites to a game, and so many friends come.
    fn new(game: &str, friends: u8, bots: u8, number: u64) -> Party {
        let mut rng = Rng::new(Seed::from_number(number), 0);
        let mut seats = vec![Seated::Open; usize::from(friends) + 1];
        let bot = || Seated::Bot { level: "casual".into(), name: "Mina".into() };
        seats.extend((0..bots).map(|_| bot()));
        let table = Table { game: game.into(), options: Vec::new(), seats };
        let host = Room::invite([7; 16], rng.seed().0, &["Anna".into()], table);
        let invitation = host.invitation();
        let mut rooms = vec![Some(host)];
        for friend in 0..friends {
            let name = format!("Friend {friend}");
            rooms.push(Some(Room::join(invitation, rng.seed().0, &[name])));
        }
        let saved = vec![Default::default(); rooms.len()];
        let mut party = Party { rooms, saved, way: Vec::new(), now: 1_000_000, rng, loses: 0 };
        for at in 0..party.rooms.len() {
            party.room(at).connected(1_000_000);
        }
        party.settle();
        party
    }

    fn room(&mut self, at: usize) -> &mut Room {
        self.rooms[at].as_mut().expect("it is there")
    }

    fn shown(&mut self, at: usize) -> RoomShown {
        let now = self.now;
        self.room(at).shown(now)
    }

    fn wish(&mut self, at: usize, wish: Wish) -> Result<(), Refusal> {
        let now = self.now;
        self.room(at).wish(wish, now)
    }

    /// Every room saves what has changed, and sends.
    fn send(&mut self) {
        for at in 0..self.rooms.len() {
            let Some(room) = &mut self.rooms[at] else { continue };
            if let Some(unsaved) = room.unsaved() {
                let (head, chunks) = &mut self.saved[at];
                *head = unsaved.head;
                if unsaved.begins {
                    chunks.clear();
                }
                chunks.extend((!unsaved.entries.is_empty()).then_some(unsaved.entries));
            }
            for bytes in room.outgoing() {
                self.way.push((at, bytes));
            }
        }
    }

    /// Time passes until nothing is on its way.
    fn settle(&mut self) {
        self.send();
        while !self.way.is_empty() {
            self.now += 10;
            for (from, bytes) in std::mem::take(&mut self.way) {
                for at in (0..self.rooms.len()).filter(|at| *at != from) {
                    let is_lost = self.loses > 0 && self.rng.one_in(self.loses);
                    if let (false, Some(room)) = (is_lost, &mut self.rooms[at]) {
                        room.receive(&bytes, self.now).expect("a message of the room");
                    }
                }
            }
            self.send();
        }
    }

    fn pass(&mut self, milliseconds: u64) {
        self.now += milliseconds;
        let now = self.now;
        for room in self.rooms.iter_mut().flatten() {
            room.tick(now);
        }
        self.settle();
    }

    fn come_back(&mut self, at: usize) {
        let (head, chunks) = &self.saved[at];
        let mut room = Room::restore(head, chunks).expect("what was saved reads back");
        room.connected(self.now);
        self.rooms[at] = Some(room);
        self.settle();
    }

    /// All friends are ready, and the match begins.
    fn begin(&mut self) {
        for at in 1..self.rooms.len() {
            self.wish(at, Wish::Ready(true)).expect("it waits");
        }
        self.settle();
        self.wish(0, Wish::Start).expect("all are ready");
        self.settle();
    }

    /// One step of everybody who can do something. Whether somebody did.
    fn play(&mut self) -> bool {
        let mut has_moved = false;
        for at in 0..self.rooms.len() {
            if self.rooms[at].is_none() {
                continue;
            }
            let Some(game) = self.shown(at).game else { continue };
            if game.is_between_rounds && !game.is_ready && game.rounds < 2 {
                self.wish(at, Wish::NextRound).expect("it is between rounds");
                has_moved = true;
            }
            for seat in game.to_move.iter() {
                let news = self.room(at).news(0);
                let moves =
                    news.map(|news| games::observed(None, &news).expect("news").legal(seat));
                let moves = moves.unwrap_or_default();
                let wish = match moves.is_empty() {
                    true => Wish::TimeOut,
                    false => Wish::Move(seat, self.rng.pick::<String>(&moves).clone(), 100),
                };
                // A move of another seat at this device may have changed whose turn it is.
                has_moved |= self.wish(at, wish).is_ok();
            }
            self.settle();
        }
        has_moved
    }
}

#[test]
fn friends_come_sit_down_and_play_one_match_after_another() {
    for (number, game) in (0..).zip(games::all()) {
        let (_, most) = game.info().seats;
        let friends = most.min(3) - 1;
        let bots = u8::from(most > 3);
        let mut party = Party::new(game.info().id, friends, bots, number);
        let shown = party.shown(1);
        assert_eq!(shown.stage, Stage::Waiting);
        assert!(shown.seats.iter().all(|seat| seat.presence == Presence::Here));
        assert!(party.wish(0, Wish::Start).is_err_and(|why| matches!(why, Refusal::NotReady(_))));
        assert!(party.wish(1, Wish::Start).is_err());
        party.begin();
        let mut idle = 0;
        while party.shown(0).game.is_some_and(|it| it.rounds < 2 && it.ending.is_none()) {
            idle = if party.play() { 0 } else { idle + 1 };
            party.pass(5_000);
            assert!(idle < 20, "{:?}", party.shown(0).game.map(|game| game.waits));
        }
        let games: Vec<_> = (0..party.rooms.len()).filter_map(|at| party.shown(at).game).collect();
        assert!(games.iter().all(|game| game.cards == games[0].cards && game.rounds > 0));
        // The page gets a record once the match has ended.
        let is_right = |game: &MatchShown| {
            game.record == games[0].record && game.record.is_some() == game.ending.is_some()
        };
        assert!(games.iter().all(is_right));
    }
}

#[test]
fn whoever_reloads_at_any_moment_goes_on() {
    let mut party = Party::new("one-hundred-and-one", 1, 1, 10);
    party.begin();
    party.loses = 20;
    let (mut steps, mut idle) = (0, 0);
    while party.shown(0).game.is_some_and(|game| game.rounds < 1 && game.ending.is_none()) {
        idle = if party.play() { 0 } else { idle + 1 };
        steps += 1;
        party.rooms[steps % 2] = None;
        party.pass(20_000);
        party.come_back(steps % 2);
        party.pass(20_000);
        assert!(idle < 20, "{:?}", party.shown(0).game.map(|game| game.waits));
    }
    let ending = |party: &mut Party, at| party.shown(at).game.and_then(|game| game.ending);
    for at in 0..2 {
        assert!(matches!(ending(&mut party, at), None | Some(Ending::Finished)));
    }
    assert!(steps > 10);
}

#[test]
fn those_who_stay_decide_when_somebody_is_gone() {
    for choice in [Choice::End, Choice::Redeal] {
        let mut party = Party::new("shootout", 2, 0, 11);
        party.begin();
        party.rooms[0] = None;
        party.pass(20_000);
        assert!(party.shown(1).game.expect("a match").gone.is_empty());
        party.pass(20_000);
        party.pass(20_000);
        let game = party.shown(1).game.expect("a match");
        assert_eq!(game.gone, [0]);
        assert_eq!(game.devices[0].presence, Presence::Silent);
        party.wish(1, Wish::Vote(choice)).expect("somebody is gone");
        party.settle();
        let proposal = party.shown(2).game.and_then(|game| game.proposal).expect("a proposal");
        assert_eq!((proposal.by, proposal.ends), (1, choice == Choice::End));
        party.wish(2, Wish::Vote(choice)).expect("it agrees");
        party.settle();
        for at in [1, 2] {
            let game = party.shown(at).game.expect("a match");
            match choice {
                Choice::End => assert_eq!(game.ending, Some(Ending::Ended)),
                Choice::Redeal => {
                    assert_eq!(game.ending, None);
                    assert!(game.players.iter().any(|(_, bot)| bot.is_some()));
                    assert!(!game.holders.contains(&0));
                }
            }
        }
    }
}

#[test]
fn a_friend_who_leaves_before_the_match_frees_the_seat() {
    let mut party = Party::new("one-up", 2, 0, 12);
    party.wish(1, Wish::Ready(true)).expect("it waits");
    party.wish(2, Wish::Leave).expect("anybody may leave");
    party.settle();
    let seats = party.shown(0).seats;
    assert_eq!(seats.iter().filter(|seat| seat.seated == Seated::Open).count(), 1);
    assert!(party.wish(0, Wish::Start).is_err_and(|why| why == Refusal::FreeSeat));
}

#[test]
fn what_is_said_reaches_everybody_once() {
    let mut party = Party::new("one-up", 2, 0, 13);
    party.wish(1, Wish::Phrase(3)).expect("a phrase");
    party.send();
    let again = party.way.clone();
    party.settle();
    party.way.clone_from(&again);
    party.settle();
    for _ in 0..20 {
        party.pass(15_000);
        party.way.clone_from(&again);
        party.settle();
    }
    for at in 0..3 {
        let said = party.shown(at).said;
        assert_eq!(said.len(), 1);
        assert_eq!((said[0].names[0].as_str(), said[0].phrase), ("Friend 0", Some(3)));
    }
}

#[test]
fn foreign_and_damaged_messages_change_nothing() {
    let mut party = Party::new("one-up", 1, 0, 14);
    party.wish(1, Wish::Phrase(1)).expect("a phrase");
    party.send();
    let (_, bytes) = party.way.remove(0);
    let (envelope, _) = Envelope::read(&[7; 16], &bytes).expect("a message of the room");
    let before = party.shown(0);
    let foreign = Envelope::read(&[8; 16], &bytes).map(|_| ());
    assert_eq!(foreign, Err(MessageError::Forged));
    let mut forged = envelope;
    forged.body[0] ^= 1;
    let mut newer = bytes.clone();
    newer[0] = 9;
    let now = party.now;
    for (bytes, why) in [
        (forged.write(), MessageError::Forged),
        (newer, MessageError::Version(9)),
        (Vec::new(), MessageError::Damaged),
        (bytes[..20].to_vec(), MessageError::Damaged),
        (vec![1; 1 << 19], MessageError::TooLong(1 << 19)),
    ] {
        assert_eq!(party.room(0).receive(&bytes, now), Err(why));
    }
    assert_eq!(party.shown(0), before);
    assert!(Room::restore(b"nothing", &[]).is_err());
    assert_eq!(tidy_name(" A\u{202e}nna\n", "?"), "Anna");
    assert_eq!(tidy_name("\u{200b}", "?"), "?");
}

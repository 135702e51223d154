//! Type-erased games and matches, for the page and the referee, which hold a game chosen at run time. Moves and options
//! pass as strings. Bots are not reachable from here (see [`super::AnyBot`]), so the linker leaves them out of the
//! page.

mod play;
mod puzzles;
mod rules;
mod think;

pub use play::Steps;
pub use puzzles::{AnyPuzzles, AnyRefutation};
pub use rules::AnyRules;
pub use think::AnyBot;

use std::any::Any;

use crate::bots::strength::Strength;
use crate::bots::{Bot, Level};
use crate::cards::Card;
use crate::cards::rng::Seed;
use crate::engine::game::{Clock, Info, ParseMoveError, Snapshot, Turn, legal_texts};
use crate::engine::hidden_cards::HiddenCards;
use crate::engine::options::Options;
use crate::engine::record::{ParseRecordError, Step};
use crate::engine::seat::Seat;
use crate::engine::session::{IllegalStep, Session};
use crate::engine::stray_moves::StrayMoves;
use crate::puzzles::{PuzzleKind, Puzzles};
use crate::table::OfferedMove;
use crate::table::narration::{AnyEvent, Speech, erase};
use crate::table::{ParsedInput, Scene, Table};

use super::parts;
use super::setup::{ConfigText, OptionInfo, SetupError};

/// A game that has a table and bots, and that the laws can test.
pub trait Playable: Table + Bot + StrayMoves + Puzzles + HiddenCards {}

impl<G: Table + Bot + StrayMoves + Puzzles + HiddenCards> Playable for G {}

/// A game of the registry.
pub trait AnyGame: Send + Sync {
    /// Static facts: name, seats and so on.
    fn info(&self) -> Info;

    /// The kinds of its puzzles.
    fn puzzle_kinds(&self) -> &'static [PuzzleKind];
    /// The kinds of its problems with open cards.
    fn problem_kinds(&self) -> &'static [PuzzleKind];
    /// The name of their file. Empty if it has none.
    fn problems_file(&self) -> &'static str;

    /// Strength of its bots, if it was measured.
    fn strength(&self) -> Option<Strength>;

    /// Every option.
    fn options_info(&self) -> Vec<OptionInfo>;

    /// Validates the chosen options for this number of seats. Returns every option with its value in force.
    ///
    /// # Errors
    /// If the number of seats or an option is not allowed.
    fn check(
        &self,
        seats: u8,
        options: &[(String, String)],
    ) -> Result<Vec<(&'static str, &'static str)>, SetupError>;

    /// The cards of one round's pack, in any order.
    ///
    /// # Errors
    /// If the number of seats or an option is not allowed.
    fn pack(&self, seats: u8, options: &[(String, String)]) -> Result<Vec<Card>, SetupError>;

    /// Starts a match.
    ///
    /// # Errors
    /// [`SetupError`] for the first problem, in the order seats, options, deck.
    fn start(&self, setup: ConfigText) -> Result<Box<dyn AnyMatch>, SetupError>;

    /// Replays a recorded match.
    ///
    /// # Errors
    /// If the record is damaged or not allowed by the rules.
    fn load(&self, record: &str) -> Result<Box<dyn AnyMatch>, ParseRecordError>;

    /// Whether bots of this level search, so that several parallel searches are stronger together.
    fn searches(&self, level: Level) -> bool;
}

/// A match in progress.
pub trait AnyMatch: Send + Sync {
    /// Static facts about its game.
    fn info(&self) -> Info;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// Every option with the value in force.
    fn options(&self) -> Vec<(&'static str, &'static str)>;
    /// A seed that identifies the match, for random choices beside its cards.
    fn seed(&self) -> Seed;
    /// The seats that may move, or the end of the round or match.
    fn turn(&self) -> Turn;
    /// Whether the game has a clock at all.
    fn has_clock(&self) -> bool;
    /// The clock that is running, if one is.
    fn clock(&self) -> Option<Clock>;
    /// The number of the current race, if there is one ([`crate::engine::game::Game::race`]).
    fn race(&self) -> Option<u32>;
    /// The legal moves of a seat, as sorted strings.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Checks that the string has the form of a move of this game.
    ///
    /// # Errors
    /// Says what was expected instead.
    fn read_move(&self, text: &str) -> Result<(), ParseMoveError>;
    /// Its setup and steps.
    fn steps(&self) -> &dyn super::Steps;
    /// Plays a move.
    ///
    /// # Errors
    /// [`IllegalStep`], also for a string that is no move. The match is then unchanged.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), IllegalStep>;
    /// Deals the next round.
    ///
    /// # Errors
    /// [`IllegalStep`]; the match is then unchanged.
    fn deal(&mut self, deck: Option<Vec<Card>>) -> Result<(), IllegalStep>;
    /// Lets the clock run out.
    ///
    /// # Errors
    /// [`IllegalStep`]; the match is then unchanged.
    fn time_out(&mut self) -> Result<(), IllegalStep>;
    /// Undoes the last step. Returns false if there is none.
    fn undo(&mut self) -> bool;
    /// The number of steps played.
    fn step_count(&self) -> usize;
    /// The events of a step, counted from 1, or of the first deal (0). Empty for a step that does not exist.
    fn events(&self, step: usize) -> Vec<AnyEvent>;
    /// The seat that made each step; `None` for a deal and for the clock.
    fn actors(&self) -> Vec<Option<Seat>>;
    /// The facts that a seat knows, or all facts if there is no viewer.
    fn snapshot(&self, viewer: Option<Seat>) -> Snapshot;
    /// The table as a seat sees it, or with all cards face up if there is no viewer.
    fn scene(&self, viewer: Option<Seat>) -> Scene;
    /// The moves of a seat that have a gesture, each with gesture and label.
    fn gestures(&self, seat: Seat) -> Vec<OfferedMove>;
    /// A move of a seat in words, also one without a gesture. Text that is no move stays as it is.
    fn label(&self, seat: Seat, text: &str) -> String;
    /// Interprets a line that a seat is typing: the resulting move, and a few words about it.
    fn parse_input(&self, seat: Seat, line: &str) -> ParsedInput;
    /// Whether two moves of this seat answer a question alike. A move that cannot be parsed answers nothing.
    fn is_same_answer(&self, seat: Seat, one: &str, other: &str) -> bool;
    /// The sentence for a serialized [`Bot::Reason`]. `None` if the bytes are no reason of this game.
    fn explain(&self, reason: &[u8]) -> Option<String>;
    /// The game's narration of events.
    fn speech(&self) -> Speech;
    /// The view of a seat, serialized for a bot.
    fn view(&self, seat: Seat) -> Vec<u8>;
    /// The view of the whole position, serialized for a worker.
    fn open_view(&self) -> Vec<u8>;
    /// The pack of the current round, the first card first.
    fn deck(&self) -> Vec<Card>;
    /// A step in its record form, by its index.
    fn step(&self, index: usize) -> String;
    /// The record of the match, as one line.
    fn record(&self) -> String;
    /// A copy of the match.
    fn boxed(&self) -> Box<dyn AnyMatch>;
    /// The session, for [`AnyPuzzles`].
    fn as_any(&self) -> &dyn Any;
    /// Itself, for code that knows the game's type and changes the match.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

/// A game's entry in the registry.
pub(in crate::games) struct GameType<G>(pub(in crate::games) std::marker::PhantomData<fn() -> G>);

impl<G: Playable> GameType<G> {
    fn options(seats: u8, options: &[(String, String)]) -> Result<G::Options, SetupError> {
        if !G::INFO.allows(seats) {
            return Err(SetupError::not_for(&G::INFO, seats));
        }
        Ok(G::Options::parse(&as_texts(options), seats)?)
    }
}

fn as_texts(options: &[(String, String)]) -> Vec<(&str, &str)> {
    options.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect()
}

impl<G: Playable> AnyGame for GameType<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn puzzle_kinds(&self) -> &'static [PuzzleKind] {
        if G::HAS_FILE { G::PUZZLES } else { &[] }
    }

    fn problem_kinds(&self) -> &'static [PuzzleKind] {
        G::PROBLEMS
    }

    fn problems_file(&self) -> &'static str {
        G::PROBLEMS_FILE
    }

    fn strength(&self) -> Option<Strength> {
        G::STRENGTH
    }

    fn options_info(&self) -> Vec<OptionInfo> {
        OptionInfo::all::<G::Options>()
    }

    fn check(
        &self,
        seats: u8,
        options: &[(String, String)],
    ) -> Result<Vec<(&'static str, &'static str)>, SetupError> {
        Self::options(seats, options).map(|options| options.to_pairs())
    }

    fn pack(&self, seats: u8, options: &[(String, String)]) -> Result<Vec<Card>, SetupError> {
        parts::rules_of(G::INFO.id)?.pack(seats, options)
    }

    fn start(&self, setup: ConfigText) -> Result<Box<dyn AnyMatch>, SetupError> {
        parts::rules_of(G::INFO.id)?.start(setup)
    }

    fn load(&self, record: &str) -> Result<Box<dyn AnyMatch>, ParseRecordError> {
        parts::rules_of(G::INFO.id)?.load(record)
    }

    fn searches(&self, level: Level) -> bool {
        G::SEARCHES.contains(&level)
    }
}

impl<G: Playable> AnyMatch for Session<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn seats(&self) -> u8 {
        self.record().start.seats
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        self.record().start.options.to_pairs()
    }

    fn seed(&self) -> Seed {
        self.record().start.order.seed()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn has_clock(&self) -> bool {
        G::HAS_CLOCK
    }

    fn clock(&self) -> Option<Clock> {
        self.game().clock()
    }

    fn race(&self) -> Option<u32> {
        self.game().race()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        legal_texts(self.position_of(Some(seat)), seat)
    }

    fn read_move(&self, text: &str) -> Result<(), ParseMoveError> {
        G::read_move(text).map(|_| ())
    }

    fn steps(&self) -> &dyn super::Steps {
        self
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), IllegalStep> {
        let mv = text.parse().map_err(|e: ParseMoveError| IllegalStep::AgainstTheRules(e.0))?;
        Session::play(self, Step::Play(seat, mv)).map(|_| ())
    }

    fn deal(&mut self, deck: Option<Vec<Card>>) -> Result<(), IllegalStep> {
        Session::play(self, Step::Deal(deck)).map(|_| ())
    }

    fn time_out(&mut self) -> Result<(), IllegalStep> {
        Session::play(self, Step::Timeout).map(|_| ())
    }

    fn undo(&mut self) -> bool {
        Session::undo(self)
    }

    fn step_count(&self) -> usize {
        self.record().steps.len()
    }

    fn events(&self, step: usize) -> Vec<AnyEvent> {
        Session::events(self).get(step).into_iter().flatten().map(erase::<G>).collect()
    }

    fn actors(&self) -> Vec<Option<Seat>> {
        let steps = self.record().steps.iter();
        steps
            .map(|step| match step {
                Step::Play(seat, _) => Some(*seat),
                Step::Deal(_) | Step::Timeout => None,
            })
            .collect()
    }

    fn snapshot(&self, viewer: Option<Seat>) -> Snapshot {
        G::snapshot(&self.position_of(viewer).view(viewer))
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        G::scene(&self.position_of(viewer).view(viewer))
    }

    fn gestures(&self, seat: Seat) -> Vec<OfferedMove> {
        let view = self.position_of(Some(seat)).view(Some(seat));
        let mut moves = Vec::new();
        self.position_of(Some(seat)).legal_moves(seat, &mut moves);
        let offered = |mv: &G::Move| {
            let gesture = G::gesture(&view, mv)?;
            let (label, rash) = (G::label(&view, mv), G::is_rash(&view, mv));
            Some(OfferedMove { text: mv.to_string(), label, gesture, rash })
        };
        moves.iter().filter_map(offered).collect()
    }

    fn label(&self, seat: Seat, text: &str) -> String {
        let view = self.position_of(Some(seat)).view(Some(seat));
        text.parse().map_or_else(|_| text.to_owned(), |mv: G::Move| G::label(&view, &mv))
    }

    fn is_same_answer(&self, seat: Seat, one: &str, other: &str) -> bool {
        puzzles::is_same_answer(self, seat, one, other)
    }

    fn parse_input(&self, seat: Seat, line: &str) -> ParsedInput {
        match G::IS_WRITTEN {
            true => G::parse_input(&self.position_of(Some(seat)).view(Some(seat)), line),
            false => ParsedInput::nothing(),
        }
    }

    fn explain(&self, reason: &[u8]) -> Option<String> {
        postcard::from_bytes(reason).ok().map(|reason| G::explain(&reason))
    }

    fn speech(&self) -> Speech {
        Speech::of::<G>()
    }

    fn view(&self, seat: Seat) -> Vec<u8> {
        postcard::to_allocvec(&self.position_of(Some(seat)).view(Some(seat)))
            .expect("a view can be written")
    }

    fn open_view(&self) -> Vec<u8> {
        postcard::to_allocvec(&self.game().view(None)).expect("a view can be written")
    }

    fn deck(&self) -> Vec<Card> {
        self.round_pack()
    }

    fn step(&self, index: usize) -> String {
        self.record().steps.get(index).map(ToString::to_string).unwrap_or_default()
    }

    fn record(&self) -> String {
        Session::record(self).to_string()
    }

    fn boxed(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

//! The referee: the match in progress, and the answer to every request.

use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

use spot_on::bots::{Budget, Level};
use spot_on::cards::rng::{Rng, Seed};
use spot_on::engine::game::Turn;
use spot_on::engine::seat::{MAX_SEATS, Seat, SeatSet};
use spot_on::games::{self, AnyMatch, ConfigText};
use spot_on::saves::review::reports;

use super::error::{Code, Refusal};
use super::render;
use super::request::Request;

/// Iterations of a bot's search when the request gives neither iterations nor a time.
const USUAL_ITERATIONS: u32 = 2000;
/// Upper limit of a bot's iterations, also within a time limit: no request may hang the program or use up the
/// memory.
const MOST_ITERATIONS: u32 = 1_000_000;
/// Upper limit of a bot's time.
const MOST_MILLISECONDS: u32 = 600_000;

/// Holds one match.
#[derive(Default)]
pub(crate) struct Referee {
    game: Option<Box<dyn AnyMatch>>,
}

type Answer = Result<Value, Refusal>;

impl Referee {
    /// Answers one line with one line.
    pub(crate) fn answer(&mut self, line: &[u8]) -> String {
        let request = Request::read(line);
        let id = request.as_ref().ok().and_then(Request::id);
        let answer = request.and_then(|request| self.follow(&request));
        let reply = match answer {
            Ok(Value::Object(reply)) => reply,
            Ok(_) => unreachable!("every answer is an object"),
            Err(refusal) => Map::from_iter([("error".to_owned(), refusal.json())]),
        };
        let reply = Value::Object(reply).to_string();
        match id {
            // No reply object is empty, so the id fits between its brace and a comma.
            Some(id) => format!("{{\"id\":{id},{}", &reply[1..]),
            None => reply,
        }
    }

    fn follow(&mut self, request: &Request) -> Answer {
        match request.text("cmd")?.as_str() {
            "games" => {
                let games: Vec<Value> = games::all().iter().map(|g| render::game(&**g)).collect();
                Ok(json!({ "games": games }))
            }
            "new" => self.new_match(request),
            "state" => self.state(),
            "view" => self.view(request),
            "legal" => Ok(json!({ "legal": render::legal(self.game()?) })),
            "play" => self.play(request),
            "bot" => self.bot(request),
            "undo" => self.undo(),
            "review" => self.review(request),
            "record" => Ok(json!({ "record": self.game()?.record() })),
            "load" => self.load(request),
            other => {
                let other: String = other.chars().take(40).collect();
                Err(Refusal::request(format!("there is no command `{other}`")))
            }
        }
    }

    fn game(&self) -> Result<&dyn AnyMatch, Refusal> {
        self.game.as_deref().ok_or_else(no_game)
    }

    fn game_mut(&mut self) -> Result<&mut Box<dyn AnyMatch>, Refusal> {
        self.game.as_mut().ok_or_else(no_game)
    }

    fn state(&self) -> Answer {
        Ok(json!({ "state": render::state(self.game()?) }))
    }

    fn new_match(&mut self, request: &Request) -> Answer {
        let id = request.text("game")?;
        let given_seats = request.seats()?;
        let given_dealer = request.number("dealer")?;
        let given_seed = request.seed()?;
        let options = request.options()?;
        let deck = request.deck()?;

        let game = games::find_game(&id);
        let seats = given_seats.or(game.as_ref().map(|game| game.info().default_seats));
        if let Some(dealer) = given_dealer
            && !(0..i64::from(seats.unwrap_or(MAX_SEATS as u8))).contains(&dealer)
        {
            return Err(Refusal::request(format!("the dealer cannot be seat {dealer}")));
        }
        let (Some(game), Some(seats)) = (game, seats) else {
            let id: String = id.chars().take(40).collect();
            return Err(Refusal::new(Code::UnknownGame, format!("there is no game `{id}`")));
        };
        game.check(seats, &options)?;
        let deck = deck.map(|deck| deck.cards()).transpose()?;
        let seed = match given_seed {
            Some(seed) => seed,
            None => Seed::random().map_err(|why| Refusal::request(why.to_string()))?,
        };
        let dealer = match given_dealer {
            Some(dealer) => Seat(dealer as u8),
            None if deck.is_some() || given_seed.is_some() => Seat(0),
            None => Seat::first_dealer(seed, seats),
        };
        self.game =
            Some(game.start(ConfigText { seats, options, dealer, order: seed.into(), deck })?);
        self.state()
    }

    fn view(&self, request: &Request) -> Answer {
        let seat = request.number("seat")?;
        let seat = seat.ok_or_else(|| Refusal::request("the field `seat` is missing"))?;
        let game = self.game()?;
        Ok(json!({ "view": render::view(game, seat_of(seat, game)?) }))
    }

    fn play(&mut self, request: &Request) -> Answer {
        let text = request.text("move")?;
        let seat = request.number("seat")?;
        let deck = request.deck()?;
        if deck.is_some() && text != "deal" {
            return Err(Refusal::request("a deck belongs to the move `deal`"));
        }
        if text == "time" && seat.is_some() {
            return Err(Refusal::request("`time` takes no seat"));
        }
        let game = self.game_mut()?;
        let can_move = render::to_move(&**game);
        if seat.is_none() && can_move.len() > 1 && text != "deal" && text != "time" {
            return Err(Refusal::request("several seats may move: the field `seat` is missing"));
        }
        if let Turn::Over(_) = game.turn() {
            return Err(Refusal::new(Code::GameOver, "the match is over"));
        }
        let is_clock = text == "time" && game.has_clock();
        if text != "deal" && !is_clock {
            game.read_move(&text).map_err(|why| Refusal::new(Code::BadMove, why.0))?;
        }
        let seat = seat.map(any_seat);
        let seats: SeatSet = can_move.iter().copied().collect();
        if seat.is_some_and(|seat| !seats.contains(seat)) {
            return Err(Refusal::new(Code::NotYourTurn, "it is not this seat's turn"));
        }
        let between_rounds = game.turn() == Turn::RoundOver;
        if is_clock {
            game.time_out()?;
        } else if text == "deal" {
            if !between_rounds {
                return Err(Refusal::new(Code::IllegalMove, "the round is not over yet"));
            }
            game.deal(deck.map(|deck| deck.cards()).transpose()?)?;
        } else if between_rounds {
            return Err(Refusal::new(
                Code::IllegalMove,
                "the round is over: only `deal` is possible",
            ));
        } else {
            let seat = seat.or(seats.first()).unwrap_or_default();
            game.play(seat, &text)?;
        }
        let events = game.events(game.step_count());
        Ok(json!({ "events": events, "state": render::state(&**game) }))
    }

    fn bot(&self, request: &Request) -> Answer {
        let seat = request.number("seat")?;
        let level: Level = match request.optional_text("level")? {
            Some(text) => text.parse().map_err(|why| Refusal::request(format!("{why}")))?,
            None => Level::Master,
        };
        let iterations = bounded(request, "iterations", MOST_ITERATIONS)?;
        let milliseconds = bounded(request, "milliseconds", MOST_MILLISECONDS)?;
        let seed = request.seed()?;
        if iterations.is_some() && milliseconds.is_some() {
            return Err(Refusal::request("give either `iterations` or `milliseconds`"));
        }
        let game = self.game()?;
        if let Turn::Over(_) = game.turn() {
            return Err(Refusal::new(Code::GameOver, "the match is over"));
        }
        let seat = match (seat, render::to_move(game).as_slice()) {
            (Some(seat), _) => any_seat(seat),
            (None, [seat]) => *seat,
            (None, _) => return Err(Refusal::request("the field `seat` is missing")),
        };
        if !render::to_move(game).contains(&seat) {
            return Err(Refusal::new(Code::NotYourTurn, "it is not this seat's turn"));
        }
        if game.turn() == Turn::RoundOver {
            return Ok(json!({ "move": "deal", "iterations": 0 }));
        }
        // A fixed number of iterations must give the same answer everywhere, so the default seed is fixed, too.
        let seed = seed.unwrap_or(Seed::from_number(0));
        let until = milliseconds.map(|ms| Instant::now() + Duration::from_millis(u64::from(ms)));
        let most = iterations.unwrap_or(USUAL_ITERATIONS);
        let mut go_on = |made| match until {
            Some(until) => made < MOST_ITERATIONS && Instant::now() < until,
            None => made < most,
        };
        let bot = games::find_bot(game.info().id).ok_or_else(no_game)?;
        let view = game.view(seat);
        let mut rng = Rng::new(seed, 0);
        let (choice, _) = bot
            .think(&view, level, &mut Budget::new(&mut go_on), &mut rng, false)
            .map_err(|why| Refusal::request(why.to_string()))?;
        Ok(json!({ "move": choice.mv, "iterations": choice.iterations }))
    }

    fn review(&self, request: &Request) -> Answer {
        let seat = request.number("seat")?;
        let playouts = bounded(request, "playouts", MOST_ITERATIONS)?;
        let game = self.game()?;
        let only = seat.map(|seat| seat_of(seat, game)).transpose()?;
        let Turn::Over(_) = game.turn() else {
            return Err(Refusal::request("only a finished match can be reviewed"));
        };
        let reports =
            reports(game, only, playouts).map_err(|why| Refusal::new(Code::BadRecord, why.0))?;
        Ok(json!({ "review": reports }))
    }

    fn undo(&mut self) -> Answer {
        if !self.game_mut()?.undo() {
            return Err(Refusal::new(Code::IllegalMove, "there is no move to undo"));
        }
        self.state()
    }

    fn load(&mut self, request: &Request) -> Answer {
        let loaded = games::load(&request.text("record")?);
        self.game = Some(loaded.map_err(|why| Refusal::new(Code::BadRecord, why.0))?);
        self.state()
    }
}

fn no_game() -> Refusal {
    Refusal::new(Code::NoGame, "no match was started: use `new` or `load` first")
}

/// The seat of this number, which need not exist at any table.
fn any_seat(number: i64) -> Seat {
    u8::try_from(number).map_or(Seat(u8::MAX), Seat)
}

fn seat_of(number: i64, game: &dyn AnyMatch) -> Result<Seat, Refusal> {
    match u8::try_from(number) {
        Ok(seat) if seat < game.seats() => Ok(Seat(seat)),
        _ => Err(Refusal::request(format!("there is no seat {number}"))),
    }
}

/// A number from 1 to `limit`, or an error: a larger one would make the request hang.
fn bounded(request: &Request, name: &str, limit: u32) -> Result<Option<u32>, Refusal> {
    match request.number(name)? {
        None => Ok(None),
        Some(number) if (1..=i64::from(limit)).contains(&number) => Ok(Some(number as u32)),
        Some(_) => Err(Refusal::request(format!("`{name}` must be from 1 to {limit}"))),
    }
}

//! Pairs of tables that a viewer cannot tell apart, and the messages to that viewer's screens at each table.

use catalog::{AnyTable, Header, Level, Move};
use dealer::{About, Access, Dealer, Moment, Person, Row, Screen, Shown, Step};
use kernel::{Digest, Lang, Length, Options, Rng, Seat, Shelf, Terms, Time, Turn, Viewer, Windows};
use protocol::{FromServer, Orders, Pace, Position};
use testkit::{Known, Took, World};

/// A planted fault, which the comparison must detect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    None,
    /// The digest of the whole position is sent.
    Digest,
    /// A seat passes immediately if it can do nothing.
    Pass,
    /// The length of a message depends on hidden cards.
    Length,
    /// The order of messages depends on hidden cards.
    Order,
}

const ABOUT: About<'static> = About { table: "t1", pace: Pace::Brisk, notices: Vec::new(), clock: None, window: None };
/// The time that each decision takes, in milliseconds.
const A_WHILE: u64 = 1_500;
/// The pause before a seat is passed that lets something happen.
const PAUSE: u64 = 2_500;
const NAMES: [&str; 4] = ["Ann", "Ben", "Cid", "Dot"];
/// The exclusive upper bound of the number of decisions before the two worlds diverge.
const FIRST: u32 = 150;
/// On average, one in this many of the first decisions is random, so that games differ. The other decisions are greedy.
const RANDOM: u32 = 3;

pub(crate) struct Stage {
    dealer: Dealer,
    viewer: Viewer,
    screens: [(Screen, Option<Position>); 2],
    fault: Fault,
    moment: Moment,
    /// The time after which other seats answer in a window of a strict table, in milliseconds. The viewer cannot know it.
    answers_after: u64,
}

/// Returns the terms of one of four kinds of tables: without a clock, with one, with windows for answers, and strict.
fn terms(kind: u32) -> Option<Terms> {
    let time = Some(Time::Live { minutes: 10, increment: 2 });
    let windows = |strict| Some(Windows { length: Length::Seconds(20), strict });
    match kind {
        0 => None,
        1 => Some(Terms { time, ..Terms::default() }),
        2 => Some(Terms { windows: windows(false), ..Terms::default() }),
        _ => Some(Terms { time, windows: windows(true), ..Terms::default() }),
    }
}

/// Returns two worlds that the viewer cannot tell apart, at a random position of a game. Returns `None` if the game
/// ends before that position.
pub(crate) fn pair(game: &str, seats: usize, fault: Fault, rng: &mut Rng) -> Option<[Stage; 2]> {
    let names = NAMES[..seats].iter().map(|name| (*name).to_owned()).collect();
    let table = catalog::open(game, &Options::new(), names, &Shelf::EMPTY).expect("a game with its usual options");
    let header = Header { terms: terms(rng.below(4)), ..table.header().clone() };
    let table = catalog::resume(&header, &Shelf::EMPTY).expect("the same game");
    let mut dealer = Dealer::new(table, vec![None; seats], rng.word()).ok()?.with_access(open(seats)).ok()?;
    let owed = dealer.owed().ok()?;
    dealer.commit(owed).ok()?;
    for _ in 0..rng.below(FIRST) {
        let Turn::Of(seat) = dealer.table().turn() else { return None };
        let level = if rng.below(RANDOM) == 0 { Level::Random } else { Level::Greedy };
        let choice = dealer.think(level).ok()?(&mut || false);
        let step = dealer.act(seat, choice).ok()?;
        dealer.commit(step).ok()?;
    }
    let Turn::Of(_) = dealer.table().turn() else { return None };
    let viewers: Vec<Option<Seat>> = Seat::all(seats).map(Some).chain([None]).collect();
    let viewer = *rng.pick(&viewers)?;
    let other = dealer.table().dealt_again(viewer.map_or(Viewer::Table, Viewer::Seat), rng);
    let seed = rng.word();
    let stage = |table| Stage::new(table, viewer, (seed, fault));
    Some([stage(dealer.table().copy()).ordered(false), stage(other).ordered(true)])
}

/// Returns the person who holds this seat.
fn holder(seat: Seat) -> Person {
    Person::new([seat.index() as u8; 32])
}

/// Returns the access to a table at which each seat belongs to another person.
fn open(seats: usize) -> Access {
    Access::Open(Seat::all(seats).map(|seat| Some(holder(seat))).collect())
}

impl Stage {
    fn new(table: Box<dyn AnyTable>, viewer: Option<Seat>, (seed, fault): (u64, Fault)) -> Stage {
        let seats = table.header().seats.len();
        // If only one person plays and the table is on that person's machine, the table passes immediately.
        let lone = Seat::all(seats).find(|seat| Some(*seat) != viewer);
        let levels = Seat::all(seats).map(|seat| Some(Level::Random).filter(|_| Some(seat) != lone));
        let dealer = match fault {
            Fault::Pass => Dealer::new(table, levels.collect(), seed).expect("a level for each seat"),
            Fault::None | Fault::Digest | Fault::Length | Fault::Order => {
                let dealer = Dealer::new(table, vec![None; seats], seed).expect("a level for each seat");
                dealer.with_access(open(seats)).expect("a holder for each seat")
            }
        };
        let screens = [Lang::En, Lang::Fr].map(|lang| {
            let mut screen = Screen::of(viewer.map(holder), &dealer, lang);
            // If a bot plays the viewer's seat, nobody may see the view of that seat, so the screen is a spectator's.
            if screen.sit(viewer, &dealer).is_err() {
                screen.sit(None, &dealer).expect("anybody may watch");
            }
            (screen, None)
        });
        let viewer = viewer.map_or(Viewer::Table, Viewer::Seat);
        Stage { viewer, dealer, screens, fault, moment: Moment::default(), answers_after: 0 }
    }

    /// Gives the orders of the other seats. At a strict table they differ between the two worlds, and so do the times of
    /// answers. At another table with windows, all others let everything happen, by their orders or with empty hands.
    fn ordered(mut self, is_other: bool) -> Stage {
        let is_strict = self.windows().is_some_and(|windows| windows.strict);
        let orders = if is_strict && is_other { Orders::Ask } else { Orders::LetHappen };
        for seat in self.dealer.people().collect::<Vec<_>>() {
            if self.viewer != Viewer::Seat(seat)
                && let Ok(private) = self.dealer.ordered(seat, orders.clone())
            {
                self.dealer.keep_private(seat, private);
            }
        }
        Stage { answers_after: if is_other { 4_000 } else { 10 }, ..self }
    }

    fn windows(&self) -> Option<Windows> {
        self.dealer.table().header().terms.as_ref()?.windows
    }

    /// Lets the seat to move decide. In a window, waits until the decision takes effect, or until the table passes.
    fn decide(&mut self, seat: Seat, offer: usize) -> Step {
        let is_own = self.viewer == Viewer::Seat(seat);
        match self.dealer.window_due(self.moment, PAUSE) {
            Some(due) if self.windows().is_some_and(|windows| windows.strict) => {
                self.moment.now += if is_own { A_WHILE } else { self.answers_after };
                let private = self.dealer.keeps(seat, offer).expect("it is offered").expect("a strict table keeps it");
                self.dealer.keep_private(seat, private);
                self.moment.now = due;
            }
            Some(due) if !is_own => self.moment.now = due,
            Some(_) | None => {
                self.moment.now += A_WHILE;
                return self.dealer.act(seat, offer).expect("what is offered can be done");
            }
        }
        self.dealer.end_window(self.moment, PAUSE).expect("a pass is offered").expect("it is due")
    }

    /// Returns the newest message to each screen.
    fn sent(&mut self) -> Vec<String> {
        let digest = Digest::print(self.dealer.table().digest());
        let mut messages = Vec::new();
        let (clock, window) = (self.dealer.clock(self.moment), self.dealer.window_left(self.moment));
        let about = About { clock, window, ..ABOUT };
        for (screen, last) in &mut self.screens {
            let Shown { mut position, update } =
                screen.show(&self.dealer, &about, last.as_ref()).expect("the newest position can be shown");
            *last = Some(position.clone());
            if self.fault == Fault::Digest {
                position.digest.clone_from(&digest);
            }
            let message = match update {
                Some(mut update) => {
                    if self.fault == Fault::Digest {
                        update.digest.clone_from(&digest);
                    }
                    FromServer::Update(Box::new(update))
                }
                None => FromServer::Position(Box::new(position)),
            };
            messages.push(serde_json::to_string(&message).expect("messages are plain JSON"));
        }
        let odd = self.dealer.table().digest() % 2 == 1;
        match self.fault {
            Fault::Length if odd => messages[0].push(' '),
            Fault::Order if odd => messages.reverse(),
            Fault::None | Fault::Digest | Fault::Pass | Fault::Length | Fault::Order => {}
        }
        messages
    }
}

impl World for Stage {
    fn offers(&self) -> Option<(Seat, Vec<String>)> {
        let Turn::Of(seat) = self.dealer.table().turn() else { return None };
        let is_passed = self.windows().is_some_and(|windows| !windows.strict)
            && self.viewer != Viewer::Seat(seat)
            && self.dealer.window_due(self.moment, PAUSE).is_some();
        if is_passed {
            return Some((seat, vec!["the table passes".to_owned()]));
        }
        let choices = self.dealer.table().scene(Viewer::Seat(seat), Lang::En).choices.into_iter();
        Some((seat, choices.map(|choice| format!("{}|{:?}|{}", choice.at, choice.to, choice.words)).collect()))
    }

    fn take(&mut self, offer: usize) -> Took {
        let Turn::Of(seat) = self.dealer.table().turn() else { return Took::default() };
        let mut before = self.dealer.table().copy();
        let step = self.decide(seat, offer);
        let step = self.dealer.stamp(step, self.moment);
        let mut entries = Vec::new();
        for row in step.rows() {
            let (Row::Line(line) | Row::Timed(line, _)) = row else { continue };
            before.enter(line).expect("what has happened can happen again");
            let is_pass = matches!(line.happened, Move::Action { .. }) && !entries.is_empty();
            entries.push(Known { is_pass, digest: before.digest_for(self.viewer) });
        }
        self.dealer.commit(step).expect("nothing has happened since");
        for (screen, _) in &mut self.screens {
            screen.settle(&self.dealer);
        }
        let mut messages = self.sent();
        messages.push(format!("sent at {}", self.moment.now));
        Took { entries, messages }
    }

    fn shown(&mut self) -> Vec<String> {
        let mut messages = self.sent();
        for (screen, last) in &self.screens {
            let first = last.as_ref().and_then(|position| position.log.first()).map_or(0, |line| line.entry);
            let page = FromServer::Log(screen.log_before(first, &self.dealer, &ABOUT));
            messages.push(serde_json::to_string(&page).expect("messages are plain JSON"));
        }
        messages
    }
}

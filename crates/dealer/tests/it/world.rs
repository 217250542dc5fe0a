//! Pairs of tables that a viewer cannot tell apart, and the messages to that viewer's screens at each table.

use catalog::{AnyTable, Header, Level, Move};
use dealer::{About, Access, Dealer, Moment, Person, Row, Screen, Shown};
use kernel::{Digest, Lang, Options, Rng, Seat, Shelf, Terms, Time, Turn, Viewer};
use protocol::{FromServer, Pace, Position};
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

const ABOUT: About<'static> = About { table: "t1", pace: Pace::Brisk, notices: Vec::new(), clock: None };
/// The time that each decision takes, in milliseconds.
const A_WHILE: u64 = 1_500;
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
}

/// The terms of half of the tables. The others have no clock.
fn terms() -> Terms {
    Terms { time: Some(Time::Live { minutes: 10, increment: 2 }), ..Terms::default() }
}

/// Returns two worlds that the viewer cannot tell apart, at a random position of a game. Returns `None` if the game
/// ends before that position.
pub(crate) fn pair(game: &str, seats: usize, fault: Fault, rng: &mut Rng) -> Option<[Stage; 2]> {
    let names = NAMES[..seats].iter().map(|name| (*name).to_owned()).collect();
    let table = catalog::open(game, &Options::new(), names, &Shelf::EMPTY).expect("a game with its usual options");
    let table = match rng.below(2) {
        0 => table,
        _ => {
            let header = Header { terms: Some(terms()), ..table.header().clone() };
            catalog::resume(&header, &Shelf::EMPTY).expect("the same game")
        }
    };
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
    Some([stage(dealer.table().copy()), stage(other)])
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
        Stage { viewer: viewer.map_or(Viewer::Table, Viewer::Seat), dealer, screens, fault, moment: Moment::default() }
    }

    /// Returns the newest message to each screen.
    fn sent(&mut self) -> Vec<String> {
        let digest = Digest::print(self.dealer.table().digest());
        let mut messages = Vec::new();
        let about = About { clock: self.dealer.clock(self.moment), ..ABOUT };
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
        let choices = self.dealer.table().scene(Viewer::Seat(seat), Lang::En).choices.into_iter();
        Some((seat, choices.map(|choice| format!("{}|{:?}|{}", choice.at, choice.to, choice.words)).collect()))
    }

    fn take(&mut self, offer: usize) -> Took {
        let Turn::Of(seat) = self.dealer.table().turn() else { return Took::default() };
        let mut before = self.dealer.table().copy();
        let step = self.dealer.act(seat, offer).expect("what is offered can be done");
        self.moment.now += A_WHILE;
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
        Took { entries, messages: self.sent() }
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

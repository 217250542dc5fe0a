//! Measures the cost of a long game on the wire and in the dealer:
//! `cargo run --release -p dealer --example wire -- oz 4 roundCap=200`.
//!
//! The program plays two games. In the first one, bots decide at random. In the second one, every second decision takes
//! the first choice, which makes the game long enough for the last of the measured spans. For each game the program
//! prints, once for a spectator's screen and once for the screen of the first seat:
//! - the median size of the message after a decision, as JSON, in each span of entries;
//! - the total size of the messages of the first 950 entries;
//! - the median time of a decision and of the entries that follow from it, in each span, with and without the drawing
//!   of a screen's message.

use catalog::Level;
use dealer::{About, Dealer, Screen, Shown};
use kernel::{Lang, OptionValue, Options, Seat, Shelf, Turn};
use protocol::{Pace, Position};
use std::{
    env,
    process::ExitCode,
    time::{Duration, Instant},
};

const ABOUT: About<'static> =
    About { table: "t1", pace: Pace::Instant, notices: Vec::new(), clock: None, window: None };
/// The spans of entries that are measured. Each printed figure is the median over one span.
const SPANS: [(usize, usize); 4] = [(400, 600), (1_900, 2_100), (7_400, 7_600), (14_900, 15_100)];
const LAST: usize = SPANS[SPANS.len() - 1].1;
const FIRST: usize = 950;
/// The greatest number of games that are tried in the search for a long one.
const GAMES: u64 = 40;

/// The policy by which all seats of a game decide.
#[derive(Clone, Copy, Debug)]
enum Play {
    Random,
    /// Every second decision takes the first of the offered choices, which makes games long.
    Dawdling,
}

impl Play {
    /// Returns the number of entries that a measured game should reach.
    fn wanted(self) -> usize {
        match self {
            Play::Random => 2_100,
            Play::Dawdling => LAST,
        }
    }

    fn chooses_first(self, dealer: &Dealer) -> bool {
        match self {
            Play::Random => false,
            Play::Dawdling => dealer.rows().is_multiple_of(2),
        }
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match [Play::Random, Play::Dawdling].into_iter().try_for_each(|play| measure(&words, play)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The measurements of one decision.
struct Measured {
    entries: usize,
    /// The sizes of the message in bytes: for a spectator's screen, and for the screen of a seat.
    sizes: [usize; 2],
    act: Duration,
    /// The time that the decision took, plus the time to build the message for one more screen.
    shown: Duration,
}

fn measure(words: &[String], play: Play) -> Result<(), String> {
    let mut dealer = long(words, play)?;
    let mut viewers =
        [Viewer::new(&dealer, None)?, Viewer::new(&dealer, Seat::new(0, dealer.table().header().seats.len()))?];
    let first: Vec<usize> = viewers.iter_mut().map(|viewer| viewer.hear(&dealer)).collect();
    println!("{play:?} play; the whole table at first: {} bytes for who watches, {} for who sits", first[0], first[1]);
    let mut more = Viewer::new(&dealer, None)?;
    let mut all = Vec::new();
    while dealer.table().entries() <= LAST {
        let entries = dealer.table().entries();
        let Some(act) = decide(&mut dealer, play)? else { break };
        let sizes = [viewers[0].hear(&dealer), viewers[1].hear(&dealer)];
        let begun = Instant::now();
        more.hear(&dealer);
        all.push(Measured { entries, sizes, act, shown: act + begun.elapsed() });
    }
    print(&all, dealer.table().entries());
    Ok(())
}

fn print(all: &[Measured], entries: usize) {
    println!("{entries} entries");
    let together = |at: usize| -> usize {
        all.iter().filter(|one| one.entries < FIRST).map(|one| one.sizes[at]).sum::<usize>() / 1_000
    };
    println!("the first {FIRST} entries: {} kB for who watches, {} kB for who sits", together(0), together(1));
    for (from, to) in SPANS {
        let span: Vec<&Measured> = all.iter().filter(|one| (from..to).contains(&one.entries)).collect();
        if span.is_empty() {
            continue;
        }
        println!(
            "entries {from} to {to}: {} and {} bytes; a decision {:.1?}, with a screen {:.1?}",
            median(&span, |one| one.sizes[0]),
            median(&span, |one| one.sizes[1]),
            median(&span, |one| one.act),
            median(&span, |one| one.shown),
        );
    }
}

fn median<T: Ord + Copy>(span: &[&Measured], of: impl Fn(&Measured) -> T) -> T {
    let mut all: Vec<T> = span.iter().map(|one| of(one)).collect();
    all.sort_unstable();
    all[all.len() / 2]
}

/// Returns a dealer before the first decision of its game. If `play` decides for all seats, the game reaches the
/// required number of entries, or it is the longest of the [`GAMES`] games that were tried.
fn long(words: &[String], play: Play) -> Result<Dealer, String> {
    let mut longest = (0, 0);
    for seed in 0..GAMES {
        let mut dealer = open(words, seed)?;
        while decide(&mut dealer, play)?.is_some() && dealer.table().entries() <= play.wanted() {}
        longest = longest.max((dealer.table().entries(), seed));
        if longest.0 > play.wanted() {
            break;
        }
    }
    open(words, longest.1)
}

/// Makes one decision. Returns the time that the step took, without the time of the bot, or `None` if the game is over.
fn decide(dealer: &mut Dealer, play: Play) -> Result<Option<Duration>, String> {
    let Turn::Of(seat) = dealer.table().turn() else { return Ok(None) };
    let choice = match play.chooses_first(dealer) {
        true => 0,
        false => dealer.think(Level::Random).map_err(|fault| fault.to_string())?(&mut || false),
    };
    let begun = Instant::now();
    let step = dealer.act(seat, choice).map_err(|fault| fault.to_string())?;
    dealer.commit(step).map_err(|fault| fault.to_string())?;
    Ok(Some(begun.elapsed()))
}

fn open(words: &[String], seed: u64) -> Result<Dealer, String> {
    let [game, seats, options @ ..] = words else {
        return Err("expected a game and a number of seats, such as: oz 4 roundCap=200".to_owned());
    };
    let seats: usize = seats.parse().map_err(|_| format!("expected a number of seats, found {seats:?}"))?;
    let options: Options = options.iter().map(|option| read(option)).collect::<Result<_, _>>()?;
    let names = (1..=seats).map(|seat| format!("Player {seat}")).collect();
    let table = catalog::open(game, &options, names, &Shelf::EMPTY).map_err(|fault| fault.to_string())?;
    // With a single person, the screen is never passed on to somebody else.
    let levels = (0..seats).map(|seat| (seat > 0).then_some(Level::Random)).collect();
    let mut dealer = Dealer::new(table, levels, seed).map_err(|fault| fault.to_string())?;
    let owed = dealer.owed().map_err(|fault| fault.to_string())?;
    dealer.commit(owed).map_err(|fault| fault.to_string())?;
    Ok(dealer)
}

fn read(option: &str) -> Result<(String, OptionValue), String> {
    let (name, value) = option.split_once('=').ok_or_else(|| format!("expected name=value, found {option:?}"))?;
    let value = match (value.parse(), value.parse()) {
        (Ok(number), _) => OptionValue::Number(number),
        (Err(_), Ok(flag)) => OptionValue::Flag(flag),
        (Err(_), Err(_)) => OptionValue::Word(value.to_owned()),
    };
    Ok((name.to_owned(), value))
}

/// A screen, and the last position that was sent to it.
struct Viewer {
    screen: Screen,
    sent: Option<Position>,
}

impl Viewer {
    fn new(dealer: &Dealer, seat: Option<Seat>) -> Result<Viewer, String> {
        let mut screen = Screen::on_opening(dealer, Lang::En);
        screen.sit(seat, dealer).map_err(|fault| fault.to_string())?;
        Ok(Viewer { screen, sent: None })
    }

    /// Sends the newest position to the screen. Returns the size of the message in bytes.
    fn hear(&mut self, dealer: &Dealer) -> usize {
        let Shown { position, update } =
            self.screen.show(dealer, &ABOUT, self.sent.as_ref()).expect("the newest position can be shown");
        let text = match &update {
            Some(update) => serde_json::to_string(update),
            None => serde_json::to_string(&position),
        };
        self.sent = Some(position);
        text.expect("messages are plain JSON").len()
    }
}

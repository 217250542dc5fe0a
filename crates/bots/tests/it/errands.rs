//! *Errands*, a game in which the best plan takes two decisions. Two seats take turns. In its turn a seat rests, which
//! earns a point, or sets out and then chooses an errand. Everything is open, and the game is long.

use bots::{Bot, Greedy, Ismcts};
use kernel::{Digest, Game, Rng, Seat, SeatMap, Sink, Turn, Viewer};
use std::sync::atomic::{AtomicU32, Ordering};

const TURNS: u32 = 200;
const REST: u8 = 0;
const SET_OUT: u8 = 1;
/// The points of each errand.
const ERRANDS: [i32; 3] = [0, 5, 2];
const BEST: u8 = 1;

#[derive(Debug, Default)]
struct Errands {
    guides: bool,
    entries: AtomicU32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Day {
    turn: u32,
    out: bool,
    points: SeatMap<i32>,
}

impl Game for Errands {
    type State = Day;
    type Action = u8;
    type Chance = u8;
    type Event = (Seat, u8);
    type View = Day;

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Day {
        Day { turn: 0, out: false, points: SeatMap::new(2, |_| 0) }
    }

    fn turn(&self, state: &Day) -> Turn {
        let seat = state.points.seats().nth((state.turn % 2) as usize);
        seat.filter(|_| state.turn < TURNS).map_or(Turn::Over, Turn::Of)
    }

    fn legal_actions(&self, state: &Day, _: Seat, out: &mut Vec<u8>) {
        out.extend(if state.out { 0..ERRANDS.len() as u8 } else { REST..SET_OUT + 1 });
    }

    fn play(&self, state: &mut Day, seat: Seat, action: &u8, events: &mut impl Sink<(Seat, u8)>) {
        self.entries.fetch_add(1, Ordering::Relaxed);
        let sets_out = !state.out && *action == SET_OUT;
        if !sets_out {
            state.points[seat] += if state.out { ERRANDS[usize::from(*action)] } else { 1 };
            state.turn += 1;
        }
        state.out = sets_out;
        events.push((seat, *action));
    }

    fn chances(&self, _: &Day, _: &mut Vec<(u8, u32)>) {}

    fn happen(&self, _: &mut Day, _: &u8, _: &mut impl Sink<(Seat, u8)>) {}

    fn scores(&self, state: &Day) -> SeatMap<i32> {
        state.points.clone()
    }

    fn view(&self, state: &Day, _: Viewer) -> Day {
        state.clone()
    }

    fn redact(&self, event: &(Seat, u8), _: Viewer) -> Option<(Seat, u8)> {
        Some(*event)
    }

    fn determinize(&self, view: &Day, _: &mut Rng) -> Day {
        view.clone()
    }

    /// Returns the points of the seat. Setting out alone has no value.
    fn value(&self, view: &Day, seat: Seat) -> i32 {
        view.points[seat]
    }

    fn is_settled(&self, state: &Day) -> bool {
        !state.out
    }

    fn value_guides(&self) -> bool {
        self.guides
    }

    fn reveals(&self, _: &Day, _: Seat, _: &u8) -> bool {
        false
    }

    fn digest(&self, state: &Day, digest: &mut Digest) {
        digest.number(u64::from(state.turn));
        digest.number(u64::from(state.out));
        state.points.values().for_each(|points| digest.number(*points as u64));
    }

    fn audit(&self, _: &Day) -> Result<(), String> {
        Ok(())
    }

    fn longest(&self) -> usize {
        2 * TURNS as usize
    }
}

impl Errands {
    /// Returns the bot's first decision, and its decision after setting out.
    fn asked(&self, bot: &mut impl Bot<Errands>) -> [u8; 2] {
        [false, true].map(|out| {
            let (view, mut legal) = (Day { out, ..self.start() }, Vec::new());
            self.legal_actions(&view, self.first(), &mut legal);
            bot.choose(self, &view, &legal, &mut Rng::new(1))
        })
    }

    fn first(&self) -> Seat {
        self.start().points.seats().next().expect("there are two")
    }

    fn entries(&self) -> u32 {
        self.entries.load(Ordering::Relaxed)
    }
}

#[test]
fn an_unfinished_errand_continues_before_it_is_judged() {
    assert_eq!(Errands::default().asked(&mut Greedy::default()), [SET_OUT, BEST]);
}

/// If the value shows the gain immediately, a few iterations are enough. They play far fewer entries than the same
/// number of playouts of 40 entries.
#[test]
fn a_search_guided_by_the_value_plays_nothing_out() {
    const ITERATIONS: u32 = 10;
    let entries = |guides| {
        let table = Errands { guides, ..Errands::default() };
        (table.asked(&mut Ismcts::new(ITERATIONS)), table.entries())
    };
    let (chosen, guided) = entries(true);
    assert_eq!(chosen, [SET_OUT, BEST]);
    let played_out = 2 * ITERATIONS * 40;
    assert!(guided < played_out, "{guided}");
    assert!(entries(false).1 > played_out);
}

//! *March*, a game far too long to be played out. Two seats take turns for hundreds of turns, and in each turn a seat
//! goes forward 0 to 2 miles. Everything is open. The game counts the calls of its methods.

use bots::{Bot, Greedy, Ismcts};
use kernel::{Digest, Game, Rng, Seat, SeatMap, Sink, Turn, Viewer};
use std::sync::atomic::{AtomicU32, Ordering};

const TURNS: u32 = 600;
const MILES: u8 = 2;

#[derive(Debug, Default)]
struct March {
    worlds: AtomicU32,
    entries: AtomicU32,
    values: AtomicU32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Road {
    turn: u32,
    miles: SeatMap<i32>,
}

impl Game for March {
    type State = Road;
    type Action = u8;
    type Chance = u8;
    type Event = (Seat, u8);
    type View = Road;

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Road {
        Road { turn: 0, miles: SeatMap::new(2, |_| 0) }
    }

    fn turn(&self, state: &Road) -> Turn {
        let seat = state.miles.seats().nth((state.turn % 2) as usize);
        seat.filter(|_| state.turn < TURNS).map_or(Turn::Over, Turn::Of)
    }

    fn legal_actions(&self, _: &Road, _: Seat, out: &mut Vec<u8>) {
        out.extend(0..=MILES);
    }

    fn play(&self, state: &mut Road, seat: Seat, action: &u8, events: &mut impl Sink<(Seat, u8)>) {
        self.entries.fetch_add(1, Ordering::Relaxed);
        state.turn += 1;
        state.miles[seat] += i32::from(*action);
        events.push((seat, *action));
    }

    fn chances(&self, _: &Road, _: &mut Vec<(u8, u32)>) {}

    fn happen(&self, _: &mut Road, _: &u8, _: &mut impl Sink<(Seat, u8)>) {}

    fn scores(&self, state: &Road) -> SeatMap<i32> {
        state.miles.clone()
    }

    fn view(&self, state: &Road, _: Viewer) -> Road {
        state.clone()
    }

    fn redact(&self, event: &(Seat, u8), _: Viewer) -> Option<(Seat, u8)> {
        Some(*event)
    }

    fn determinize(&self, view: &Road, _: &mut Rng) -> Road {
        self.worlds.fetch_add(1, Ordering::Relaxed);
        view.clone()
    }

    fn value(&self, view: &Road, seat: Seat) -> i32 {
        self.values.fetch_add(1, Ordering::Relaxed);
        view.miles[seat]
    }

    fn reveals(&self, _: &Road, _: Seat, _: &u8) -> bool {
        false
    }

    fn digest(&self, state: &Road, digest: &mut Digest) {
        digest.number(u64::from(state.turn));
        state.miles.values().for_each(|miles| digest.number(*miles as u64));
    }

    fn audit(&self, _: &Road) -> Result<(), String> {
        Ok(())
    }

    fn longest(&self) -> usize {
        TURNS as usize
    }
}

impl March {
    /// Returns the bot's decision among the actions `legal` after `turn` turns.
    fn asked(&self, bot: &mut impl Bot<March>, turn: u32, legal: &[u8]) -> u8 {
        bot.choose(self, &Road { turn, ..self.start() }, legal, &mut Rng::new(1))
    }

    fn counted(&self) -> [u32; 3] {
        [&self.worlds, &self.entries, &self.values].map(|count| count.load(Ordering::Relaxed))
    }
}

#[test]
fn a_play_out_is_cut_and_judged() {
    let table = March::default();
    assert_eq!(table.asked(&mut Ismcts::new(1_000), 0, &[0, 1, 2]), MILES);
    let [worlds, entries, values] = table.counted();
    // Each iteration plays 40 entries after it has walked down the tree. With three actions and a thousand iterations,
    // the tree is hardly eight entries deep.
    assert!((1_000..=1_001).contains(&worlds) && entries > 40_000 && entries < 48_000, "{worlds} {entries}");
    assert_eq!(values, 2_000, "each play-out is judged once for each seat");
}

#[test]
fn an_end_that_is_near_is_played_out() {
    let table = March::default();
    assert_eq!(table.asked(&mut Ismcts::new(1_000), TURNS - 20, &[0, 1, 2]), MILES);
    let [_, entries, values] = table.counted();
    assert_eq!((entries, values), (20_000, 0));
}

#[test]
fn a_bot_with_one_legal_action_does_not_search() {
    let table = March::default();
    for action in 0..=MILES {
        assert_eq!(table.asked(&mut Ismcts::new(1_000), 0, &[action]), action);
        assert_eq!(table.asked(&mut Greedy::default(), 0, &[action]), action);
    }
    assert_eq!(table.counted(), [0, 0, 0]);
}

//! *Garden*, a game for one player: each day the seat picks a fruit or sows a seed, and at the end every seed is worth
//! three fruits.

use bots::{Bot, Greedy, Ismcts, Rollout};
use kernel::{Digest, Game, Rng, Seat, SeatMap, Sink, Turn, Viewer};

const PICK: u8 = 0;
const SOW: u8 = 1;
const SEED: i32 = 3;

#[derive(Debug)]
struct Garden {
    days: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Beds {
    day: u8,
    fruits: i32,
    seeds: i32,
}

impl Game for Garden {
    type State = Beds;
    type Action = u8;
    type Chance = u8;
    type Event = u8;
    type View = Beds;

    fn seats(&self) -> usize {
        1
    }

    fn start(&self) -> Beds {
        Beds { day: 0, fruits: 0, seeds: 0 }
    }

    fn turn(&self, state: &Beds) -> Turn {
        let seat = Seat::all(1).next().filter(|_| state.day < self.days);
        seat.map_or(Turn::Over, Turn::Of)
    }

    fn legal_actions(&self, _: &Beds, _: Seat, out: &mut Vec<u8>) {
        out.extend([PICK, SOW]);
    }

    fn play(&self, state: &mut Beds, _: Seat, action: &u8, events: &mut impl Sink<u8>) {
        state.day += 1;
        let kept = if *action == SOW { &mut state.seeds } else { &mut state.fruits };
        *kept += 1;
        events.push(*action);
    }

    fn chances(&self, _: &Beds, _: &mut Vec<(u8, u32)>) {}

    fn happen(&self, _: &mut Beds, _: &u8, _: &mut impl Sink<u8>) {}

    fn scores(&self, state: &Beds) -> SeatMap<i32> {
        SeatMap::new(1, |_| state.fruits + SEED * state.seeds)
    }

    fn view(&self, state: &Beds, _: Viewer) -> Beds {
        state.clone()
    }

    fn redact(&self, event: &u8, _: Viewer) -> Option<u8> {
        Some(*event)
    }

    fn determinize(&self, view: &Beds, _: &mut Rng) -> Beds {
        view.clone()
    }

    /// Returns the number of fruits. Seeds count only at the end of the game.
    fn value(&self, view: &Beds, _: Seat) -> i32 {
        let seeds = if view.day == self.days { SEED * view.seeds } else { 0 };
        view.fruits + seeds
    }

    fn reveals(&self, _: &Beds, _: Seat, _: &u8) -> bool {
        false
    }

    fn digest(&self, state: &Beds, digest: &mut Digest) {
        [i32::from(state.day), state.fruits, state.seeds].iter().for_each(|number| digest.number(*number as u64));
    }

    fn audit(&self, _: &Beds) -> Result<(), String> {
        Ok(())
    }

    fn longest(&self) -> usize {
        usize::from(self.days)
    }
}

impl Garden {
    /// Returns the bot's first decision for each of ten random seeds.
    fn asked(&self, mut bot: impl Bot<Garden>) -> Vec<u8> {
        (1..=10).map(|luck| bot.choose(self, &self.start(), &[PICK, SOW], &mut Rng::new(luck))).collect()
    }
}

#[test]
fn a_search_alone_looks_further_than_one_step() {
    let table = Garden { days: 6 };
    assert_eq!(table.asked(Greedy::default()), [PICK; 10]);
    assert_eq!(table.asked(Ismcts::new(200)), [SOW; 10]);
    assert_eq!(table.asked(Rollout::new(8)), [SOW; 10]);
}

/// After the first day, a rollout is greedy: it picks four fruits and sows on the last day, when a seed counts at once.
#[test]
fn alone_the_result_is_the_score() {
    let table = Garden { days: 6 };
    let judged = Rollout::new(8).judge(&table, &table.start(), (&[PICK, SOW], None), (&mut Rng::new(1), &mut || false));
    let found: Vec<_> = judged.iter().map(|one| (one.action, one.result.mean, one.loss.mean, one.rollouts)).collect();
    assert_eq!(found, [(SOW, 10.0, 0.0, 4), (PICK, 8.0, 2.0, 4)]);
    assert!(judged[1].loss.low() < 2.0 && judged[1].loss.high() > 2.0 && judged[1].parts.is_empty());
}

/// If the end is far away, the search follows the game's value.
#[test]
fn a_search_alone_goes_by_the_value() {
    assert_eq!(Garden { days: 200 }.asked(Ismcts::new(2_000)), [PICK; 10]);
}

//! The ledger of *Wager*, a game whose numbers can be computed by hand. Seat 0 draws 0, 1 or 2 pieces of gold. It keeps them,
//! and wins if it has some, or it folds and loses, or it wagers and wins one time in three.

use bots::{Foresight, Ledger, LedgerLine, luck_of};
use kernel::{
    Digest, Entry, Feature, FittedWeights, Game, Key, Rng, Seat, SeatMap, Sink, Transcript, Turn, Unheard, Viewer,
    Weights,
};
use std::sync::LazyLock;

/// The game, in which there are this many outcomes of the first draw. Outcome N has N modulo 3 pieces of gold.
struct Wager {
    draws: u8,
    seats: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Draw,
    Choose { gold: u8 },
    Toss,
    Over { won: bool },
}

const KEEP: u8 = 0;
const FOLD: u8 = 1;
const WAGER: u8 = 2;
/// The foresight of a judge at the next decision.
const AT_ONCE: Foresight = Foresight { seed: 1, ahead: 0 };
const FEATURES: [Feature; 1] = [Feature::new("gold", "Gold", "Or")];

fn seat(number: usize) -> Seat {
    Seat::new(number, 2).unwrap()
}

impl Game for Wager {
    type State = Phase;
    type Action = u8;
    type Chance = u8;
    type Event = ();
    type View = Phase;

    fn seats(&self) -> usize {
        self.seats
    }
    fn start(&self) -> Phase {
        Phase::Draw
    }
    fn turn(&self, state: &Phase) -> Turn {
        match state {
            Phase::Draw | Phase::Toss => Turn::Chance,
            Phase::Choose { .. } => Turn::Of(seat(0)),
            Phase::Over { .. } => Turn::Over,
        }
    }
    fn legal_actions(&self, _: &Phase, _: Seat, out: &mut Vec<u8>) {
        out.extend([KEEP, FOLD, WAGER]);
    }
    fn play(&self, state: &mut Phase, _: Seat, action: &u8, _: &mut impl Sink<()>) {
        let Phase::Choose { gold } = *state else { unreachable!("seat 0 decides once") };
        *state = match *action {
            KEEP => Phase::Over { won: gold > 0 },
            FOLD => Phase::Over { won: false },
            _ => Phase::Toss,
        };
    }
    fn chances(&self, state: &Phase, out: &mut Vec<(u8, u32)>) {
        match state {
            // One piece of gold is twice as likely as none, and as two.
            Phase::Draw => out.extend((0..self.draws).map(|draw| (draw, 1 + u32::from(draw % 3 == 1)))),
            _ => out.extend([(0, 2), (1, 1)]),
        }
    }
    fn sample_by(&self, state: &Phase, key: Key) -> u8 {
        self.sample(state, &mut key.rng())
    }
    fn happen(&self, state: &mut Phase, chance: &u8, _: &mut impl Sink<()>) {
        *state = match state {
            Phase::Draw => Phase::Choose { gold: chance % 3 },
            _ => Phase::Over { won: *chance == 1 },
        };
    }
    fn scores(&self, state: &Phase) -> SeatMap<i32> {
        let won = *state == Phase::Over { won: true };
        SeatMap::new(self.seats, |own| i32::from(won == (own == seat(0))))
    }
    fn view(&self, state: &Phase, _: Viewer) -> Phase {
        *state
    }
    fn redact(&self, (): &(), _: Viewer) -> Option<()> {
        Some(())
    }
    fn determinize(&self, view: &Phase, _: &mut Rng) -> Phase {
        *view
    }
    fn value(&self, _: &Phase, _: Seat) -> i32 {
        0
    }
    fn features(&self) -> &'static [Feature] {
        &FEATURES
    }
    fn extract(&self, view: &Phase, own: Seat, out: &mut Vec<i32>) {
        out.push(if let (Phase::Choose { gold }, 0) = (view, own.index()) { i32::from(*gold) } else { 0 });
    }
    fn weights(&self) -> Option<&Weights> {
        static FITTED: LazyLock<FittedWeights> = LazyLock::new(|| {
            FittedWeights::read("command = 'by hand'\n[seats.2]\ngold = 1000000\n", &FEATURES).unwrap()
        });
        FITTED.of(self.seats)
    }
    fn reveals(&self, _: &Phase, _: Seat, _: &u8) -> bool {
        false
    }
    fn digest(&self, _: &Phase, _: &mut Digest) {}
    fn audit(&self, _: &Phase) -> Result<(), String> {
        Ok(())
    }
    fn longest(&self) -> usize {
        3
    }
}

fn assert_close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-12, "{found} instead of {expected}");
}

/// The chance to win with this many pieces of gold: one logit for each.
fn judged(gold: i32) -> f64 {
    1.0 / (1.0 + f64::from(-gold).exp())
}

#[test]
fn a_ledger_has_the_numbers_computed_by_hand() {
    let game = Wager { draws: 3, seats: 2 };
    let log = [Entry::Chance(1), Entry::Action(seat(0), WAGER), Entry::Chance(1)];
    let ledger = Ledger::of(&game, &log, AT_ONCE).unwrap().unwrap();

    let start = 0.25 * judged(0) + 0.5 * judged(1) + 0.25 * judged(2);
    assert_close(ledger.start[seat(0)], start);
    assert_close(ledger.start[seat(1)], 1.0 - start);
    let [LedgerLine::Chance { luck: drawn }, LedgerLine::Decision { seat: decides, skill, correction }, toss] =
        &ledger.lines[..]
    else {
        panic!("expected chance, a decision and chance: {:?}", ledger.lines)
    };
    assert_close(drawn[seat(0)], judged(1) - start);
    // The wager is worth a third, and keeping the gold is worth the win. The judge had thought of one logit.
    assert_eq!(*decides, seat(0));
    assert_close(skill[seat(0)], 1.0 / 3.0 - 1.0);
    assert_close(skill[seat(1)], 1.0 - 1.0 / 3.0);
    assert_close(correction[seat(0)], 1.0 - judged(1));
    let LedgerLine::Chance { luck } = toss else { panic!("a toss is chance") };
    assert_close(luck[seat(0)], 2.0 / 3.0);

    let sums = ledger.sums();
    assert_close(sums[seat(0)].luck, judged(1) - start + 2.0 / 3.0);
    assert_close(sums[seat(0)].skill, -2.0 / 3.0);
    assert_close(sums[seat(0)].others, 0.0);
    assert_close(sums[seat(1)].skill, 0.0);
    assert_close(sums[seat(1)].others, 2.0 / 3.0);
    assert_close(ledger.result[seat(0)], 1.0);
    assert!(ledger.error() < 1e-12);
}

/// A judge who plays on takes the last of the actions, which all have the value 0. So it expects the wager.
#[test]
fn a_judge_who_plays_on_sees_what_the_next_decision_leads_to() {
    let game = Wager { draws: 3, seats: 2 };
    let log = [Entry::Chance(1), Entry::Action(seat(0), FOLD)];
    let ledger = Ledger::of(&game, &log, Foresight { seed: 1, ahead: 1 }).unwrap().unwrap();
    let own = ledger.sums()[seat(0)];
    let [start, drawn] = [ledger.start[seat(0)], ledger.start[seat(0)] + own.luck];
    for wager in [start, drawn] {
        assert!((wager - 1.0 / 3.0).abs() < 0.2, "{wager} is not the mean of 64 wagers");
    }
    assert_close(own.correction, 1.0 - drawn);
    assert_close(own.skill, -1.0);
}

#[test]
fn a_good_decision_costs_nothing_and_a_game_may_stop_anywhere() {
    let game = Wager { draws: 3, seats: 2 };
    let log = [Entry::Chance(2), Entry::Action(seat(0), KEEP)];
    let whole = Ledger::of(&game, &log, AT_ONCE).unwrap().unwrap();
    assert_close(whole.sums()[seat(0)].skill, 0.0);
    let begun = Ledger::of(&game, &log[..1], AT_ONCE).unwrap().unwrap();
    assert_close(begun.result[seat(0)], judged(2));
    assert!(begun.error() < 1e-12);
}

#[test]
fn there_is_no_ledger_without_a_judge() {
    let alone = Wager { draws: 3, seats: 1 };
    assert_eq!(Ledger::of(&alone, &[], AT_ONCE), Ok(None));
    assert_eq!(luck_of(&alone, &[], AT_ONCE), Ok(None));
    // Nobody has fitted weights for three.
    assert_eq!(Ledger::of(&Wager { draws: 3, seats: 3 }, &[], AT_ONCE), Ok(None));
}

#[test]
fn an_entry_that_the_rules_do_not_allow_is_named() {
    let game = Wager { draws: 3, seats: 2 };
    let fault = Ledger::of(&game, &[Entry::Chance(1), Entry::Chance(1)], AT_ONCE).unwrap_err();
    assert_eq!(fault.at, 1);
    assert_eq!(luck_of(&game, &[Entry::Chance(9)], AT_ONCE).unwrap_err().at, 0);
}

/// With 3 outcomes the means are exact. With 200, or with a decision
/// ahead, they are those of 64 continuations, which may not know what came.
#[test]
fn luck_is_zero_on_the_mean_and_the_sums_are_the_result() {
    for (draws, ahead) in [(3, 0), (200, 0), (3, 1)] {
        let game = Wager { draws, seats: 2 };
        let mut lucks = Vec::new();
        for number in 0..600 {
            let log = played(&game, number);
            let foresight = Foresight { seed: Rng::stream(2, number).word(), ahead };
            let ledger = Ledger::of(&game, &log, foresight).unwrap().unwrap();
            assert!(ledger.error() < 1e-9, "{}", ledger.error());
            let luck = luck_of(&game, &log, foresight).unwrap().unwrap();
            let sums = ledger.sums();
            assert!(sums.iter().all(|(seat, sums)| (sums.luck - luck[seat]).abs() < 1e-12 && sums.skill <= 0.0));
            lucks.push(luck[seat(0)]);
        }
        let count = lucks.len() as f64;
        let mean = lucks.iter().sum::<f64>() / count;
        let squares: f64 = lucks.iter().map(|luck| (luck - mean) * (luck - mean)).sum();
        let error = (squares / (count - 1.0) / count).sqrt();
        assert!(error > 0.0 && mean.abs() < 3.0 * error, "{mean} with a standard error of {error}");
    }
}

/// Returns the log of a game with random decisions.
fn played(game: &Wager, number: u64) -> Transcript<Wager> {
    let (mut state, mut rng, mut log) = (game.start(), Rng::stream(1, number), Vec::new());
    loop {
        let entry = match game.turn(&state) {
            Turn::Over => return log,
            Turn::Chance => Entry::Chance(game.sample(&state, &mut rng)),
            Turn::Of(seat) => Entry::Action(seat, rng.below(3) as u8),
        };
        entry.enter(game, &mut state, &mut Vec::new(), &mut Unheard).unwrap();
        log.push(entry);
    }
}

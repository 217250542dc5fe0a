//! The ledger of a game: how much of its result was luck, and how much was skill.

mod fortunes;
mod worth;

use crate::shares;
pub use fortunes::Fortunes;
use kernel::{Entry, Game, ReplayFault, Seat, SeatMap, Turn, Unheard};
pub use worth::Foresight;
use worth::Worth;

/// The ledger of a game, which splits the way from the worth of its start to its result.
///
/// The worth of a position is the chance of each seat to win, from 0 to 1 (`docs/lab.md`). It is judged by the features and
/// weights of the game, as [`crate::Chances::of_position`] does. Every entry moves it:
///
/// - An outcome of chance is **luck**: the worth after it, less the mean over all that could have come, with their weights.
/// - A decision is **skill**: the worth after it, less the worth after the best legal action. The best action has the highest
///   worth for the seat that decides. So the seat's own skill is never above 0, and what it loses, the others gain.
/// - The rest is the **correction**: the worth after the best action, less the worth before the decision. It is 0 if the
///   judge foresees the best action. A position in which chance decides is worth the mean over what can come, so chance has
///   no correction.
///
/// A mean is exact if positions are judged at the next decision and at most 64 outcomes can come. Otherwise it is that of 64
/// continuations, drawn with the weights of the game by the seed of the [`Foresight`]. So luck is 0 on the mean, whatever the
/// judge thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Ledger {
    /// The worth of the start.
    pub start: SeatMap<f64>,
    /// The share of each seat in the win, or the worth of the last position if the game is not over.
    pub result: SeatMap<f64>,
    /// One line for each entry, in order.
    pub lines: Vec<LedgerLine>,
}

/// The line of one entry in a ledger. Its numbers add up to 0 over the seats, because what one seat gains, others lose.
#[derive(Clone, Debug, PartialEq)]
pub enum LedgerLine {
    /// An outcome of chance.
    Chance {
        /// The luck of each seat.
        luck: SeatMap<f64>,
    },
    /// A decision.
    Decision {
        /// The seat that decided.
        seat: Seat,
        /// The skill of this seat, at most 0, and what each other seat gained by it.
        skill: SeatMap<f64>,
        /// The correction of each seat.
        correction: SeatMap<f64>,
    },
}

/// The sums of a ledger for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LedgerSums {
    /// The sum of the luck.
    pub luck: f64,
    /// The sum of the skill in the seat's own decisions, at most 0.
    pub skill: f64,
    /// The gain of the seat by the decisions of the others.
    pub others: f64,
    /// The sum of the corrections.
    pub correction: f64,
}

impl Ledger {
    /// Returns the ledger of a game with this log.
    ///
    /// Returns `None` if the worth of positions is not known: a game for one has no winners, and without fitted weights for
    /// such a table nobody judges the chances.
    ///
    /// # Errors
    /// Returns an error if the rules do not allow one of the entries.
    pub fn of<G: Game>(
        game: &G,
        log: &[Entry<G::Action, G::Chance>],
        foresight: Foresight,
    ) -> Result<Option<Ledger>, ReplayFault> {
        let (mut worth, mut state, mut offered) = (Worth::new(foresight), game.start(), Vec::new());
        let Some(start) = worth.of(game, &state) else { return Ok(None) };
        let (mut lines, mut now) = (Vec::with_capacity(log.len()), start.clone());
        for (at, entry) in log.iter().enumerate() {
            let before = state.clone();
            enter(game, &mut state, (at, entry), &mut offered)?;
            let Some(after) = worth.of(game, &state) else { return Ok(None) };
            lines.push(match game.turn(&before) {
                Turn::Of(seat) => {
                    let Some(best) = worth.best(game, (&before, seat)) else { return Ok(None) };
                    // If several actions are best, the one that was taken counts as the best.
                    let best = if best[seat] > after[seat] { best } else { after.clone() };
                    LedgerLine::Decision { seat, skill: less(&after, &best), correction: less(&best, &now) }
                }
                Turn::Chance | Turn::Over => LedgerLine::Chance { luck: less(&after, &now) },
            });
            now = after;
        }
        Ok(Some(Ledger { start, result: result(game, &state, now), lines }))
    }

    /// Returns the sums for each seat. Together with the start they are the result, but for the rounding of fractions.
    pub fn sums(&self) -> SeatMap<LedgerSums> {
        let mut sums = self.start.map(|_, _| LedgerSums::default());
        for line in &self.lines {
            for (own, LedgerSums { luck, skill, others, correction }) in Seat::all(sums.len()).zip(line.sums()) {
                let of = &mut sums[own];
                of.luck += luck;
                of.skill += skill;
                of.others += others;
                of.correction += correction;
            }
        }
        sums
    }

    /// Returns how far the start and the sums are from the result: the greatest distance of any seat.
    pub fn error(&self) -> f64 {
        let distance = |(seat, sums): (Seat, &LedgerSums)| (self.start[seat] + sums.all() - self.result[seat]).abs();
        self.sums().iter().map(distance).fold(0.0, f64::max)
    }
}

impl LedgerLine {
    /// Returns the numbers of this line for each seat, in order.
    fn sums(&self) -> Vec<LedgerSums> {
        match self {
            LedgerLine::Chance { luck } => {
                luck.values().map(|luck| LedgerSums { luck: *luck, ..LedgerSums::default() }).collect()
            }
            LedgerLine::Decision { seat: decides, skill, correction } => {
                let of = |(seat, skill): (Seat, &f64)| {
                    let (own, others) = if seat == *decides { (*skill, 0.0) } else { (0.0, *skill) };
                    LedgerSums { luck: 0.0, skill: own, others, correction: correction[seat] }
                };
                skill.iter().map(of).collect()
            }
        }
    }
}

impl LedgerSums {
    /// Returns the sum of all parts.
    pub fn all(&self) -> f64 {
        self.luck + self.skill + self.others + self.correction
    }
}

/// Returns the sum of the luck of each seat in a game with this log, as the ledger with the same foresight has it, without judging
/// the decisions. This is many times faster than the ledger. Returns `None` and errors as [`Ledger::of`] does.
pub fn luck_of<G: Game>(
    game: &G,
    log: &[Entry<G::Action, G::Chance>],
    foresight: Foresight,
) -> Result<Option<SeatMap<f64>>, ReplayFault> {
    let (mut worth, mut state, mut offered) = (Worth::new(foresight), game.start(), Vec::new());
    let Some(mut from) = worth.of(game, &state) else { return Ok(None) };
    let mut luck = from.map(|_, _| 0.0);
    for (at, entry) in log.iter().enumerate() {
        let is_chance = game.turn(&state) == Turn::Chance;
        enter(game, &mut state, (at, entry), &mut offered)?;
        // The worths between several outcomes in a row cancel out, so only those at both ends of the row are needed.
        let (is_last, comes) = (at + 1 == log.len(), game.turn(&state) == Turn::Chance);
        if is_chance != comes || is_chance && is_last {
            let Some(now) = worth.of(game, &state) else { return Ok(None) };
            if is_chance {
                luck = luck.map(|seat, sum| sum + now[seat] - from[seat]);
            }
            from = now;
        }
    }
    Ok(Some(luck))
}

fn enter<G: Game>(
    game: &G,
    state: &mut G::State,
    (at, entry): (usize, &Entry<G::Action, G::Chance>),
    offered: &mut Vec<G::Action>,
) -> Result<(), ReplayFault> {
    entry.enter(game, state, offered, &mut Unheard).map_err(|why| ReplayFault { at, why })
}

/// Returns the shares in the win if the game is over, and otherwise the worth of the last position.
fn result<G: Game>(game: &G, state: &G::State, worth: SeatMap<f64>) -> SeatMap<f64> {
    if game.turn(state) == Turn::Over { shares(&game.scores(state)) } else { worth }
}

fn less(one: &SeatMap<f64>, other: &SeatMap<f64>) -> SeatMap<f64> {
    one.map(|seat, number| number - other[seat])
}

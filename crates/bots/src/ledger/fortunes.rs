//! The luck of a game, entry by entry.

use super::{Foresight, enter, less, result, worth::Worth};
use kernel::{Entry, Game, ReplayFault, SeatMap, Turn};

/// The luck of each outcome of chance in a game, as its [`crate::Ledger`] has it. Decisions are not judged, so this is many
/// times faster.
#[derive(Clone, Debug, PartialEq)]
pub struct Fortunes {
    /// The worth of the start.
    pub start: SeatMap<f64>,
    /// The share of each seat in the win, or the worth of the last position if the game is not over.
    pub result: SeatMap<f64>,
    /// The luck of each seat in each outcome, in order, with the number of entries up to and including the outcome.
    pub pieces: Vec<(usize, SeatMap<f64>)>,
}

impl Fortunes {
    /// Returns the luck of a game with this log.
    ///
    /// Returns `None` if the worth of positions is not known (see [`crate::Ledger::of`]).
    ///
    /// # Errors
    /// Returns an error if the rules do not allow one of the entries.
    pub fn of<G: Game>(
        game: &G,
        log: &[Entry<G::Action, G::Chance>],
        foresight: Foresight,
    ) -> Result<Option<Fortunes>, ReplayFault> {
        let (mut worth, mut state, mut offered) = (Worth::new(foresight), game.start(), Vec::new());
        let Some(start) = worth.of(game, &state) else { return Ok(None) };
        let (mut pieces, mut now) = (Vec::new(), Some(start.clone()));
        for (at, entry) in log.iter().enumerate() {
            let is_chance = game.turn(&state) == Turn::Chance;
            // After a decision the worth is not known. It is needed only where chance follows.
            let before = if is_chance { now.take().or_else(|| worth.of(game, &state)) } else { None };
            enter(game, &mut state, (at, entry), &mut offered)?;
            now = if is_chance { worth.of(game, &state) } else { None };
            if let (Some(before), Some(after)) = (before, &now) {
                pieces.push((at + 1, less(after, &before)));
            }
        }
        let last = now.or_else(|| worth.of(game, &state));
        Ok(last.map(|last| Fortunes { start, result: result(game, &state, last), pieces }))
    }
}

//! Checks that an entry that is illegal at a position is refused and changes nothing.

use crate::{
    Broken,
    caught::{or_panic, told},
    difference::difference,
    inspection::Inspection,
    step::{EntryOf, offered},
};
use kernel::{Entry, Game, MAX_SEATS, Rng, Seat, Turn};

/// The number of attempts with foreign actions and outcomes at each position.
const TRIES: usize = 3;

impl<G: Game> Inspection<'_, G> {
    /// Tries illegal entries: entries from other positions, values that were read from nonsense JSON, entries out of
    /// turn, and entries of seats that the table does not have.
    pub(crate) fn refusals(&mut self, state: &G::State, probe: &mut Rng) -> Result<(), Broken> {
        // The queries use a copy of the position, because faulty queries might change it.
        let looked_at = state.clone();
        let turn = self.game.turn(&looked_at);
        let actions = match turn {
            Turn::Of(seat) => offered(self.game, &looked_at, seat),
            Turn::Chance | Turn::Over => Vec::new(),
        };
        for _ in 0..TRIES {
            let seat = Seat::new(probe.below(MAX_SEATS as u32) as usize, MAX_SEATS);
            let seat = seat.expect("a number below the most seats is a seat");
            if let Some(action) = probe.pick(&actions).or_else(|| probe.pick(&self.pool.actions))
                && turn != Turn::Of(seat)
            {
                self.refused(state, Entry::Action(seat, *action))?;
            }
            if let (Some(action), Turn::Of(seat)) = (probe.pick(&self.pool.actions), turn)
                && !actions.contains(action)
            {
                self.refused(state, Entry::Action(seat, *action))?;
            }
            if let Some(outcome) = probe.pick(&self.pool.chances).copied()
                && (turn != Turn::Chance || self.weighs_nothing(&looked_at, &outcome)?)
            {
                self.refused(state, Entry::Chance(outcome))?;
            }
        }
        Ok(())
    }

    /// Returns true if `outcome` has weight 0 at the position. The outcome may be nonsense, and the rules must not
    /// panic at it.
    pub(crate) fn weighs_nothing(&self, state: &G::State, outcome: &G::Chance) -> Result<bool, Broken> {
        let weight = or_panic(|| self.game.weight(state, outcome));
        weight.map(|weight| weight == 0).map_err(|words| Broken::RefusalPanics {
            at: self.at,
            entry: told(outcome),
            words,
        })
    }

    fn refused(&mut self, state: &G::State, entry: EntryOf<G>) -> Result<(), Broken> {
        let (mut trial, mut events) = (state.clone(), Vec::new());
        let at = self.at;
        match or_panic(|| entry.enter(self.game, &mut trial, &mut Vec::new(), &mut events)) {
            Err(words) => Err(Broken::RefusalPanics { at, entry: told(&entry), words }),
            Ok(Ok(())) => Err(Broken::Accepts { at, entry: told(&entry) }),
            Ok(Err(_)) if trial != *state || !events.is_empty() => {
                let difference = difference(&(state, ()), &(&trial, &events));
                Err(Broken::RefusalChanges { at, entry: told(&entry), difference })
            }
            Ok(Err(_)) => {
                self.same(state, &trial)?;
                self.report.refusals += 1;
                Ok(())
            }
        }
    }
}

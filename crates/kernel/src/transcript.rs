//! The log is the truth: what happened, in order, replays to the same position without seed or clock.

use crate::{Game, Illegal, Seat, Sink, apply, happen};

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A, C> {
    Chance(C),
    Action(Seat, A),
}

/// A whole log, in order.
pub type Transcript<G> = Vec<Entry<<G as Game>::Action, <G as Game>::Chance>>;

/// The entry at which a log stops making sense, counted from 0, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {at}: {why}")]
pub struct ReplayFault {
    pub at: usize,
    pub why: Illegal,
}

impl<A, C> Entry<A, C> {
    /// Lets this entry happen through the checked door.
    pub fn enter<G: Game<Action = A, Chance = C>>(
        &self,
        game: &G,
        state: &mut G::State,
        offered: &mut Vec<A>,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), Illegal> {
        match self {
            Entry::Chance(chance) => happen(game, state, chance, events),
            Entry::Action(seat, action) => apply(game, state, (*seat, action), offered, events),
        }
    }

    /// The position that a log leads to.
    pub fn replay<G: Game<Action = A, Chance = C>>(game: &G, log: &[Entry<A, C>]) -> Result<G::State, ReplayFault> {
        let (mut state, mut offered) = (game.start(), Vec::new());
        for (at, entry) in log.iter().enumerate() {
            entry.enter(game, &mut state, &mut offered, &mut crate::Unheard).map_err(|why| ReplayFault { at, why })?;
        }
        Ok(state)
    }
}

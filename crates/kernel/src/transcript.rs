//! The transcript of a game: its actions and outcomes in order, which replay to the same position without seed or clock
//! (style 14).

use crate::{Game, Illegal, Seat, Sink, apply, happen};

/// One line of a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A, C> {
    /// An outcome of chance.
    Chance(C),
    /// An action of a seat.
    Action(Seat, A),
}

/// All entries of a game, in order.
pub type Transcript<G> = Vec<Entry<<G as Game>::Action, <G as Game>::Chance>>;

/// The first entry of a transcript that cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {at}: {why}")]
pub struct ReplayFault {
    /// The index of the entry, counted from 0.
    pub at: usize,
    /// The reason why the entry was refused.
    pub why: Illegal,
}

impl<A, C> Entry<A, C> {
    /// Applies this entry through [`apply`] or [`happen`], which check it.
    ///
    /// # Errors
    ///
    /// Returns the reason for the refusal. In that case the position is unchanged.
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

    /// Returns the position at the end of a transcript.
    ///
    /// # Errors
    ///
    /// Returns the first entry that was refused.
    pub fn replay<G: Game<Action = A, Chance = C>>(game: &G, log: &[Entry<A, C>]) -> Result<G::State, ReplayFault> {
        let (mut state, mut offered) = (game.start(), Vec::new());
        for (at, entry) in log.iter().enumerate() {
            entry.enter(game, &mut state, &mut offered, &mut crate::Unheard).map_err(|why| ReplayFault { at, why })?;
        }
        Ok(state)
    }
}

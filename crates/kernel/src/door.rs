//! The checked entry point of every game. If an entry is not possible, it is refused and the position does not change.

use crate::{Digest, Game, Seat, Sink, Turn};

/// The reason why an entry was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Another seat decides now.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// Chance decides now, and a seat tried to act.
    #[error("chance decides now, not a seat")]
    ChanceDecides,
    /// A seat decides now, and an outcome of chance was given.
    #[error("a seat decides now, not chance")]
    SeatDecides,
    /// The action is not one of the legal actions.
    #[error("this action is not among those offered")]
    NotOffered,
    /// The outcome has weight 0 in this position.
    #[error("this outcome cannot happen here")]
    NotPossible,
}

/// Plays an action if it is legal (style 9). On an error, nothing changes.
///
/// `offered` is scratch space for the legal actions. Its content is replaced.
///
/// # Errors
///
/// Returns the reason for the refusal: it is not this seat's turn, or the rules do not offer the action.
pub fn apply<G: Game>(
    game: &G,
    state: &mut G::State,
    (seat, action): (Seat, &G::Action),
    offered: &mut Vec<G::Action>,
    events: &mut impl Sink<G::Event>,
) -> Result<(), Illegal> {
    match game.turn(state) {
        Turn::Of(active) if active == seat => {}
        Turn::Of(_) => return Err(Illegal::NotYourTurn),
        Turn::Chance => return Err(Illegal::ChanceDecides),
        Turn::Over => return Err(Illegal::Over),
    }
    offered.clear();
    game.legal_actions(state, seat, offered);
    if !offered.contains(action) {
        return Err(Illegal::NotOffered);
    }
    game.play(state, seat, action, events);
    Ok(())
}

/// Applies an outcome of chance if its weight is above 0. On an error, nothing changes.
///
/// # Errors
///
/// Returns the reason for the refusal: it is not chance's turn, or the outcome cannot happen here.
pub fn happen<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &G::Chance,
    events: &mut impl Sink<G::Event>,
) -> Result<(), Illegal> {
    match game.turn(state) {
        Turn::Chance => {}
        Turn::Of(_) => return Err(Illegal::SeatDecides),
        Turn::Over => return Err(Illegal::Over),
    }
    if game.weight(state, chance) == 0 {
        return Err(Illegal::NotPossible);
    }
    game.happen(state, chance, events);
    Ok(())
}

impl Digest {
    /// Returns the digest of a position.
    pub fn of<G: Game>(game: &G, state: &G::State) -> u64 {
        let mut digest = Digest::new();
        game.digest(state, &mut digest);
        digest.value()
    }
}

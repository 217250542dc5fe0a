//! The one checked door: what does not belong is refused here, and nothing has changed.

use crate::{Digest, Game, Seat, Sink, Turn};

/// Why an entry was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    Over,
    #[error("it is not this seat's turn")]
    NotYourTurn,
    #[error("chance decides now, not a seat")]
    ChanceDecides,
    #[error("a seat decides now, not chance")]
    SeatDecides,
    #[error("this action is not among those offered")]
    NotOffered,
    #[error("this outcome cannot happen here")]
    NotPossible,
}

/// Carries out what a seat decided, if the rules offer it. A refusal leaves everything as it was.
///
/// `offered` is scratch space: its content is replaced.
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

/// Carries out what chance brought, if it can happen here. A refusal leaves everything as it was.
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

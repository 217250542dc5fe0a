//! One entry, and what came of it.

use kernel::{Entry, Game, Illegal, Rng, Seat, Turn, Viewer};

pub(crate) type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Chance>;

/// An entry that happened in some world.
pub(crate) struct Step<G: Game> {
    pub(crate) entry: EntryOf<G>,
    /// The position after it.
    pub(crate) state: G::State,
    events: Vec<G::Event>,
}

impl<G: Game> Step<G> {
    /// Lets the entry happen through the checked door, in a copy of the position.
    pub(crate) fn take(game: &G, from: &G::State, entry: EntryOf<G>) -> Result<Step<G>, Illegal> {
        let (mut state, mut events) = (from.clone(), Vec::new());
        entry.enter(game, &mut state, &mut Vec::new(), &mut events)?;
        Ok(Step { entry, state, events })
    }

    /// What the viewer saw of it.
    pub(crate) fn heard(&self, game: &G, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| game.redact(event, viewer)).collect()
    }

    /// Who decided it, if not chance.
    pub(crate) fn decided_by(&self) -> Option<Seat> {
        match self.entry {
            Entry::Action(seat, _) => Some(seat),
            Entry::Chance(_) => None,
        }
    }
}

/// What happens next in a random game; nothing when it is over, or when a seat has nothing to do.
pub(crate) fn draw_entry<G: Game>(game: &G, state: &G::State, dice: &mut Rng) -> Option<EntryOf<G>> {
    match game.turn(state) {
        Turn::Chance => Some(Entry::Chance(game.sample(state, dice))),
        Turn::Of(seat) => dice.pick(&offered(game, state, seat)).map(|action| Entry::Action(seat, *action)),
        Turn::Over => None,
    }
}

/// What the seat to move may do.
pub(crate) fn offered<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut offered = Vec::new();
    game.legal_actions(state, seat, &mut offered);
    offered
}

/// What chance may bring.
pub(crate) fn chances<G: Game>(game: &G, state: &G::State) -> Vec<(G::Chance, u32)> {
    let mut chances = Vec::new();
    game.chances(state, &mut chances);
    chances
}

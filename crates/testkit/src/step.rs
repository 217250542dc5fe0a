//! One entry and the position after it.

use kernel::{Entry, Game, Illegal, Rng, Seat, Turn, Viewer};

pub(crate) type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Chance>;

/// An entry that was applied to the real position or to an imagined one.
pub(crate) struct Step<G: Game> {
    pub(crate) entry: EntryOf<G>,
    /// The position after the entry.
    pub(crate) state: G::State,
    events: Vec<G::Event>,
}

impl<G: Game> Step<G> {
    /// Applies an entry to a copy of the position, through the kernel's checks.
    pub(crate) fn take(game: &G, from: &G::State, entry: EntryOf<G>) -> Result<Step<G>, Illegal> {
        let (mut state, mut events) = (from.clone(), Vec::new());
        entry.enter(game, &mut state, &mut Vec::new(), &mut events)?;
        Ok(Step { entry, state, events })
    }

    /// Returns the events of this step as `viewer` saw them.
    pub(crate) fn heard(&self, game: &G, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| game.redact(event, viewer)).collect()
    }

    /// Returns the seat that decided this step, or `None` for chance.
    pub(crate) fn decided_by(&self) -> Option<Seat> {
        match self.entry {
            Entry::Action(seat, _) => Some(seat),
            Entry::Chance(_) => None,
        }
    }
}

/// Returns the next entry of a random game, or `None` if the game is over or the seat to move has no action.
pub(crate) fn draw_entry<G: Game>(game: &G, state: &G::State, dice: &mut Rng) -> Option<EntryOf<G>> {
    match game.turn(state) {
        Turn::Chance => Some(Entry::Chance(game.sample(state, dice))),
        Turn::Of(seat) => dice.pick(&offered(game, state, seat)).map(|action| Entry::Action(seat, *action)),
        Turn::Over => None,
    }
}

/// Returns the legal actions of `seat`, which is to move.
pub(crate) fn offered<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut offered = Vec::new();
    game.legal_actions(state, seat, &mut offered);
    offered
}

/// Returns the possible outcomes of chance with their weights.
pub(crate) fn chances<G: Game>(game: &G, state: &G::State) -> Vec<(G::Chance, u32)> {
    let mut chances = Vec::new();
    game.chances(state, &mut chances);
    chances
}

//! The players of a match: bots of this program, and programs of others.

use crate::forfeit::{Forfeit, Hitch, Lost};
use bots::Bot;
use kernel::{Game, Rng, Seat, SeatMap};

/// A player at one place of the line-up, for one game after another.
pub(crate) trait Player<G: Game>: Send {
    /// Begins a game at this seat.
    fn begin(&mut self, _game: &G, _seat: Seat, _rng: &mut Rng) -> Result<(), Hitch> {
        Ok(())
    }

    /// Reports whether the player wants to hear of events. Collecting them takes time.
    fn listens(&self) -> bool {
        false
    }

    /// Hears of an event, of which it may use only the part that its seat sees.
    fn hear(&mut self, _game: &G, _event: &G::Event) {}

    /// Returns one of the legal actions.
    fn choose(&mut self, game: &G, of: (&G::View, &[G::Action]), rng: &mut Rng) -> Result<G::Action, Forfeit>;

    /// Hears of the end of a game. There are no scores if a seat lost it by a fault.
    fn over(&mut self, _scores: Option<&SeatMap<i32>>, _winners: &[Seat], _lost: Option<Lost>) {}
}

/// A bot of this program, which never fails.
pub(crate) struct OwnBot<G: Game>(pub(crate) Box<dyn Bot<G>>);

impl<G: Game> Player<G> for OwnBot<G> {
    fn choose(
        &mut self,
        game: &G,
        (view, legal): (&G::View, &[G::Action]),
        rng: &mut Rng,
    ) -> Result<G::Action, Forfeit> {
        Ok(self.0.choose(game, view, legal, rng))
    }
}

//! The units of a match: the parts that are played whole, each with its number.

use super::{
    ablation::Ablations, entrants::Entrants, keeper::Bookkeeping, notes::Notes, plan::Plan, played::Played,
    seating::Seating, unit::Unit, watch::Watch,
};
use crate::LabFault;
use kernel::Game;
use std::collections::BTreeSet;

/// The units of a match. Unit N is deal N, played once for each of the rotations of the seats. Its result depends on nothing but
/// these fields and its number, so units can be played in any order, on any thread and on any machine.
pub(crate) struct Units<'a, G: Game> {
    game: &'a G,
    entrants: &'a Entrants<G>,
    seed: u64,
    count: u64,
    /// The number of games of a unit: 1, or as many as seats.
    rotations: usize,
    /// The notes that a watched match takes of each game besides its result, and the ids of the cards in the notes.
    watch: Option<(Watch<G>, BTreeSet<String>)>,
    ablations: Option<&'a Ablations<G>>,
    /// The books that are kept of each game besides its result.
    bookkeeping: Option<Bookkeeping>,
}

impl<'a, G: Game> Units<'a, G> {
    /// Returns the units of a match, in which every bot plays every seat. Returns an error if there is not one bot for
    /// each seat, or if the number of games is not allowed.
    pub(crate) fn rotated(game: &'a G, entrants: &'a Entrants<G>, plan: &Plan) -> Result<Units<'a, G>, LabFault> {
        Units::new((game, entrants), plan, (entrants.names().len(), None))
    }

    /// Returns units in which the games are watched. If all bots are the same, the rotations would be the same game, and
    /// a unit has only one of them. Returns an error as [`Units::rotated`] does.
    pub(crate) fn watched(
        game: &'a G,
        entrants: &'a Entrants<G>,
        (plan, watch): (&Plan, Watch<G>),
    ) -> Result<Units<'a, G>, LabFault> {
        Units::new((game, entrants), plan, (different(entrants), Some(watch)))
    }

    /// Returns units as [`Units::watched`] does, but nobody watches their games.
    pub(crate) fn single(game: &'a G, entrants: &'a Entrants<G>, plan: &Plan) -> Result<Units<'a, G>, LabFault> {
        Units::new((game, entrants), plan, (different(entrants), None))
    }

    fn new(
        (game, entrants): (&'a G, &'a Entrants<G>),
        plan: &Plan,
        (rotations, watch): (usize, Option<Watch<G>>),
    ) -> Result<Units<'a, G>, LabFault> {
        let (bots, seats) = (entrants.names().len(), game.seats());
        if bots != seats {
            return Err(LabFault::Seats { bots, seats });
        }
        let watch = watch.map(|watch| (watch, watch.ids(game).into_iter().collect()));
        let count = plan.lucks(rotations)?;
        Ok(Units { game, entrants, seed: plan.seed, count, rotations, watch, ablations: None, bookkeeping: None })
    }

    /// Returns units in which each game is also played with each of the ablations.
    pub(crate) fn ablated(self, ablations: &'a Ablations<G>) -> Units<'a, G> {
        Units { ablations: Some(ablations), ..self }
    }

    /// Returns units of whose games these books are kept. Returns an error if the game cannot be judged at this table.
    pub(crate) fn kept(self, bookkeeping: Bookkeeping) -> Result<Units<'a, G>, LabFault> {
        let seats = self.game.seats();
        if seats < 2 || self.game.weights().is_none() {
            return Err(LabFault::NoLedger { seats });
        }
        Ok(Units { bookkeeping: Some(bookkeeping), ..self })
    }

    /// Reports whether this can be one of the units: it has a whole game for each rotation, in order, with notes if the
    /// games are watched.
    pub(super) fn fits(&self, unit: &Unit) -> bool {
        let is_noted = |notes: Option<&Notes>| match (notes, &self.watch) {
            (Some(notes), Some((_, ids))) => notes.cards.iter().all(|note| ids.contains(&note.card)),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let is_whole = unit.is_whole(self.names().len(), self.rotations);
        let is_ablated = match (&unit.effects, self.ablations) {
            (Some(effects), Some(ablations)) => ablations.fit(effects, self.rotations),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let is_kept = |game: &Played| Bookkeeping::fits(self.bookkeeping, game);
        is_whole && is_ablated && unit.games.iter().all(|game| is_noted(game.notes.as_deref()) && is_kept(game))
    }

    /// Returns the number of games of a unit, with the ablations.
    pub(super) fn games(&self) -> u64 {
        self.rotations as u64 * (1 + self.ablations.map_or(0, Ablations::len) as u64)
    }

    /// Returns the names of the bots, in the order of the line-up.
    pub(super) fn names(&self) -> &'a [String] {
        self.entrants.names()
    }

    /// Returns the greatest number of units that the match can have.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// Returns the bots of one thread, which play one unit after another.
    pub(super) fn seating(&self) -> Seating<'a, G> {
        Seating::new(
            (self.game, self.entrants),
            self.seed,
            (self.rotations, self.watch.as_ref().map(|(watch, _)| *watch)),
            self.ablations,
        )
        .kept(self.bookkeeping)
    }
}

/// Returns the number of rotations that are different games: one if all bots are the same.
fn different<G: Game>(entrants: &Entrants<G>) -> usize {
    let names = entrants.names();
    if names.iter().all(|name| *name == names[0]) { 1 } else { names.len() }
}

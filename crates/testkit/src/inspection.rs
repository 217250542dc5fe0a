//! The state that all checks share: the game, the current place in the game, and the positions and entries seen so far.

use crate::{
    At, Broken, Report,
    caught::{or_panic, told},
    difference::difference,
    fairness::Fairness,
    memory::Memory,
    pool::Pool,
    step::EntryOf,
};
use kernel::{Digest, Game, Illegal, Seat, Viewer};

pub(crate) struct Inspection<'g, G: Game> {
    pub(crate) game: &'g G,
    pub(crate) at: At,
    pub(crate) report: Report,
    pub(crate) pool: Pool<G>,
    pub(crate) fairness: Fairness,
    memory: Memory<G::State>,
}

impl<'g, G: Game> Inspection<'g, G> {
    pub(crate) fn new(game: &'g G) -> Self {
        Inspection {
            game,
            at: At::default(),
            report: Report::default(),
            pool: Pool::new(),
            fairness: Fairness::new(),
            memory: Memory::new(),
        }
    }

    /// Returns all viewers: each seat, and a spectator.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Seat::all(self.game.seats()).map(Viewer::Seat).chain([Viewer::Table])
    }

    /// Runs a part of the check. If the rules panic in this part, returns the panic as a broken promise.
    pub(crate) fn caught(&mut self, part: impl FnOnce(&mut Self) -> Result<(), Broken>) -> Result<(), Broken> {
        match or_panic(|| part(self)) {
            Ok(result) => result,
            Err(words) => Err(Broken::Panics { at: self.at, words }),
        }
    }

    pub(crate) fn digest(&self, state: &G::State) -> u64 {
        Digest::of(self.game, state)
    }

    /// Remembers a position. Fails if a remembered position differs but has the same digest.
    pub(crate) fn remember(&mut self, state: &G::State) -> Result<(), Broken> {
        let digest = self.digest(state);
        match self.memory.note(digest, state) {
            None => Ok(()),
            Some(other) => Err(Broken::DigestShared { at: self.at, difference: difference(state, &other) }),
        }
    }

    /// Reports whether two positions are equal. Fails if they are equal but have different digests.
    pub(crate) fn same(&self, one: &G::State, other: &G::State) -> Result<bool, Broken> {
        let same = one == other;
        if same && self.digest(one) != self.digest(other) {
            return Err(Broken::DigestDiffers { at: self.at });
        }
        Ok(same)
    }

    pub(crate) fn audit(&self, state: &G::State) -> Result<(), Broken> {
        self.game.audit(state).map_err(|words| Broken::Audit { at: self.at, words })
    }

    pub(crate) fn offer_refused(&self, entry: &EntryOf<G>, why: Illegal) -> Broken {
        Broken::OfferRefused { at: self.at, entry: told(entry), why }
    }
}

//! Checks that a replay leads to the same positions, and that the same seed leads to the same game.

use crate::{
    Broken,
    difference::difference,
    inspection::Inspection,
    step::{EntryOf, Step, draw_entry},
};
use kernel::{Game, Rng};

impl<G: Game> Inspection<'_, G> {
    /// Replays a transcript, and checks that it leads to `states`, the positions of the original game from the start to
    /// the end.
    pub(crate) fn replays(&mut self, log: &[EntryOf<G>], states: &[G::State]) -> Result<(), Broken> {
        let mut state = self.game.start();
        for (entry, (happened, known)) in log.iter().zip(&states[1..]).enumerate() {
            self.at.entry = entry + 1;
            let at = self.at;
            state = Step::take(self.game, &state, *happened).map_err(|why| Broken::ReplayRefused { at, why })?.state;
            if !self.same(&state, known)? {
                return Err(Broken::ReplayDiffers { at, difference: difference(known, &state) });
            }
        }
        Ok(())
    }

    /// Checks that the same seed gives the same game again, independently of the checks that were made meanwhile.
    pub(crate) fn plays_again(&mut self, log: &[EntryOf<G>], mut dice: Rng) -> Result<(), Broken> {
        let mut state = self.game.start();
        for (entry, known) in log.iter().enumerate() {
            self.at.entry = entry;
            let drawn = draw_entry(self.game, &state, &mut dice);
            if drawn != Some(*known) {
                return Err(Broken::PlaysDifferently { at: self.at, difference: difference(&Some(*known), &drawn) });
            }
            state = Step::take(self.game, &state, *known).map_err(|why| self.offer_refused(known, why))?.state;
        }
        Ok(())
    }
}

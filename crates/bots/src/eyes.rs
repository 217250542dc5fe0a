//! The events of a search, as one viewer sees them.

use kernel::{Game, Sink, Viewer};

/// A sink that keeps the part of each event that the viewer saw, if the viewer saw any of it.
pub(crate) struct Eyes<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) viewer: Viewer,
    pub(crate) seen: &'a mut Vec<G::Event>,
}

impl<G: Game> Sink<G::Event> for Eyes<'_, G> {
    #[inline]
    fn push(&mut self, event: G::Event) {
        self.seen.extend(self.game.redact(&event, self.viewer));
    }
}

//! What one viewer sees of what happens.

use kernel::{Game, Sink, Viewer};

/// Keeps of every event what the viewer saw of it, if it saw anything.
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

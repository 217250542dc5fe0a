//! Remembers positions by their digests, to find two different positions with the same digest.

/// The number of places for positions. The digest of a position selects its place, and a newer position replaces the
/// earlier one in the same place.
const PLACES: u64 = 1 << 13;

pub(crate) struct Memory<S>(Vec<Option<(u64, S)>>);

impl<S: Clone + Eq> Memory<S> {
    pub(crate) fn new() -> Self {
        Memory((0..PLACES).map(|_| None).collect())
    }

    /// Remembers a position. If a different position with the same digest is already remembered, returns that position.
    /// Otherwise returns `None`.
    pub(crate) fn note(&mut self, digest: u64, state: &S) -> Option<S> {
        let place = &mut self.0[(digest % PLACES) as usize];
        match place {
            Some((known, other)) if *known == digest => (other != state).then(|| other.clone()),
            _ => {
                *place = Some((digest, state.clone()));
                None
            }
        }
    }
}

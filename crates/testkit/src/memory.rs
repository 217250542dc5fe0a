//! Remembers positions by digest, to find two positions with the same digest.

/// The number of positions that are remembered. A newer one takes the place of an older one.
const PLACES: u64 = 1 << 13;

pub(crate) struct Memory<S>(Vec<Option<(u64, S)>>);

impl<S: Clone + Eq> Memory<S> {
    pub(crate) fn new() -> Self {
        Memory((0..PLACES).map(|_| None).collect())
    }

    /// Remembers a position, and returns another one with the same digest, if there is one.
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

//! A list to which elements are added at the end. Copies share all elements except the last few, so a copy is cheap
//! even if the list is long.

use std::sync::Arc;

/// The number of elements in one shared chunk.
const CHUNK: usize = 256;

#[derive(Clone, Debug)]
pub(crate) struct Chunked<T> {
    /// The full chunks, each with [`CHUNK`] elements.
    full: Vec<Arc<[T]>>,
    /// The newest elements, always fewer than [`CHUNK`].
    last: Vec<T>,
}

impl<T> Default for Chunked<T> {
    fn default() -> Chunked<T> {
        Chunked { full: Vec::new(), last: Vec::new() }
    }
}

impl<T: Clone> Chunked<T> {
    pub(crate) fn len(&self) -> usize {
        self.full.len() * CHUNK + self.last.len()
    }

    pub(crate) fn get(&self, at: usize) -> Option<&T> {
        match self.full.get(at / CHUNK) {
            Some(chunk) => chunk.get(at % CHUNK),
            None => self.last.get(at - self.full.len() * CHUNK),
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.full.iter().flat_map(|chunk| chunk.iter()).chain(&self.last)
    }

    pub(crate) fn push(&mut self, element: T) {
        self.last.push(element);
        if self.last.len() == CHUNK {
            self.full.push(std::mem::take(&mut self.last).into());
        }
    }

    /// Keeps the first `len` elements and drops the others.
    pub(crate) fn truncate(&mut self, len: usize) {
        if len < self.full.len() * CHUNK {
            self.last = self.full[len / CHUNK].to_vec();
            self.full.truncate(len / CHUNK);
        }
        self.last.truncate(len - self.full.len() * CHUNK);
    }
}

#[cfg(test)]
mod tests {
    use super::{CHUNK, Chunked};

    fn numbers(len: usize) -> Chunked<usize> {
        let mut all = Chunked::default();
        (0..len).for_each(|number| all.push(number));
        all
    }

    #[test]
    fn it_has_what_was_pushed() {
        for len in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 5] {
            let all = numbers(len);
            assert_eq!(all.len(), len);
            assert!(all.iter().copied().eq(0..len));
            assert!((0..len).all(|at| all.get(at) == Some(&at)));
            assert_eq!((all.get(len), all.get(len + CHUNK)), (None, None));
        }
    }

    #[test]
    fn truncating_a_copy_leaves_the_original_unchanged() {
        let whole = numbers(2 * CHUNK + 7);
        for len in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 2 * CHUNK + 6, 2 * CHUNK + 7] {
            let mut less = whole.clone();
            less.truncate(len);
            assert!(less.iter().copied().eq(0..len), "{len}");
            less.push(9);
            assert_eq!((less.len(), less.get(len)), (len + 1, Some(&9)));
        }
        assert!(whole.iter().copied().eq(0..2 * CHUNK + 7));
    }
}

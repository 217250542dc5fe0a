//! Indices in a mixed radix. An index below `n` takes about log2(n) bits, so an index with only one possible value
//! takes no space.

/// The number of bytes in a word.
const WORD: usize = 8;

/// A writer that folds indices into bytes.
#[derive(Default)]
pub(super) struct Folding {
    bytes: Vec<u8>,
    word: Word,
}

/// A reader of folded indices. The caller must state the number of values that each index could have.
pub(super) struct Folded<'a> {
    bytes: &'a [u8],
    word: Word,
}

/// A word of eight bytes that several indices share. `value` combines the indices, and `size` is the number of values
/// that `value` could have.
struct Word {
    value: u64,
    size: u64,
}

impl Default for Word {
    fn default() -> Word {
        Word { value: 0, size: 1 }
    }
}

impl Folding {
    /// Adds an index below `count`.
    pub(super) fn push(&mut self, index: u64, count: u64) {
        let size = match self.word.size.checked_mul(count) {
            Some(size) => size,
            None => {
                self.bytes.extend(self.word.value.to_le_bytes());
                self.word = Word::default();
                count
            }
        };
        self.word.value += self.word.size * index;
        self.word.size = size;
    }

    /// Returns the folded bytes. The zeros at their end are left out, because the reader supplies missing bytes as
    /// zeros.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.word.value.to_le_bytes());
        let used = self.bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
        self.bytes.truncate(used);
        self.bytes
    }
}

impl<'a> Folded<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Folded<'a> {
        let mut folded = Folded { bytes, word: Word::default() };
        folded.fill();
        folded
    }

    /// Returns the next index. `count` must be the number that was given to [`Folding::push`] for this index.
    pub(super) fn next(&mut self, count: u64) -> u64 {
        let size = match self.word.size.checked_mul(count) {
            Some(size) => size,
            None => {
                self.fill();
                count
            }
        };
        self.word.size = size;
        let index = self.word.value % count;
        self.word.value /= count;
        index
    }

    fn fill(&mut self) {
        let (word, rest) = self.bytes.split_at(self.bytes.len().min(WORD));
        let mut whole = [0; WORD];
        whole[..word.len()].copy_from_slice(word);
        (self.bytes, self.word) = (rest, Word { value: u64::from_le_bytes(whole), size: 1 });
    }
}

#[cfg(test)]
mod tests {
    use super::{Folded, Folding};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn indices_come_back(steps in prop::collection::vec((0u64..u64::MAX, 1u64..300), 0..400)) {
            let mut folding = Folding::default();
            for (index, count) in &steps {
                folding.push(index % count, *count);
            }
            let bytes = folding.finish();
            let bits: f64 = steps.iter().map(|(_, count)| (*count as f64).log2()).sum();
            prop_assert!(bytes.len() as f64 <= bits / 7.0 + 8.0, "{} bytes for {bits} bits", bytes.len());
            let mut folded = Folded::new(&bytes);
            for (index, count) in &steps {
                prop_assert_eq!(folded.next(*count), index % count);
            }
        }
    }

    #[test]
    fn forced_choices_take_no_space() {
        let mut folding = Folding::default();
        (0..1000).for_each(|_| folding.push(0, 1));
        assert_eq!(folding.finish(), Vec::<u8>::new());
    }
}

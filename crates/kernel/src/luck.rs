//! Luck by purpose: a draw depends on a seed, on its purpose, and on the number of earlier draws for the same purpose.

use crate::{Rng, Seat};

/// The purpose of a draw: its kind, its seat, and its round or place.
///
/// Two games with the same seed have the same draws for the same purpose, whatever their players decide. The draws for
/// one purpose are numbered, so an extra draw shifts the later draws for the same purpose. A purpose therefore contains
/// the round or the place: an extra card in one round does not change the cards of the next round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Purpose {
    /// The kind of draw, as a number that the game chooses.
    pub what: u8,
    /// The seat that the draw is for, if any.
    pub seat: Option<Seat>,
    /// The round of the draw, or the place on the table that the draw is for, as a number.
    pub at: u16,
}

/// The key of one draw. The same seed, purpose and index make the same key, and different ones make independent keys.
///
/// ```
/// use kernel::{Key, Purpose};
///
/// let third = Key::new(7, Purpose { what: 1, seat: None, at: 0 }, 2);
/// let all = [("Toto", 0, 1), ("Lion", 1, 2), ("Witch", 2, 1)];
/// let drawn = third.first(all).unwrap();
/// // Without the other cards, the draw is the same.
/// let others = all.into_iter().filter(|(name, ..)| *name == drawn || *name == "Lion");
/// assert_eq!(third.first(others), Some(drawn));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Key(u64);

/// The step of SplitMix64: an odd number near 2⁶⁴ divided by the golden ratio.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Key {
    /// Returns the key of the draw with this index, counted from 0 among the draws for `purpose`.
    pub fn new(seed: u64, purpose: Purpose, index: u32) -> Key {
        let Purpose { what, seat, at } = purpose;
        let seat = seat.map_or(0, |seat| seat.index() as u64 + 1);
        let place = u64::from(what) << 56 | seat << 48 | u64::from(at) << 32 | u64::from(index);
        Key(mixed(mixed(seed.wrapping_add(STEP)) ^ place))
    }

    /// Returns the key of one part of a draw that has several parts.
    #[must_use]
    pub fn part(self, part: u8) -> Key {
        Key(mixed(self.0.wrapping_add(STEP.wrapping_mul(u64::from(part) + 1))))
    }

    /// Returns a generator for a draw that needs any number of random numbers.
    pub fn rng(self) -> Rng {
        Rng::new(self.0)
    }

    /// Draws one of `things`. Each item consists of the thing, a number that identifies the thing, and its number of
    /// copies. Each copy is drawn with the same probability. Returns `None` if there are no copies.
    ///
    /// The key puts all copies of all things into an order, and draws the first of them. If a thing is removed, the
    /// draw therefore changes only if that thing would have been drawn. A draw takes time in proportion to the number
    /// of copies.
    pub fn first<T>(self, things: impl IntoIterator<Item = (T, u64, u32)>) -> Option<T> {
        let mut first: Option<((u64, u64), T)> = None;
        for (thing, number, copies) in things {
            let own = mixed(self.0 ^ mixed(number.wrapping_add(STEP)));
            let ranks = (0..u64::from(copies)).map(|copy| mixed(own.wrapping_add(STEP.wrapping_mul(copy))));
            let Some(rank) = ranks.min() else { continue };
            if first.as_ref().is_none_or(|(least, _)| (rank, number) < *least) {
                first = Some(((rank, number), thing));
            }
        }
        first.map(|(_, thing)| thing)
    }
}

/// Maps different numbers to different numbers that look random. This is the finalizer of SplitMix64 (Steele, Lea and
/// Flood 2014).
fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: Purpose = Purpose { what: 1, seat: None, at: 0 };

    fn deck(copies: [u32; 4]) -> impl Iterator<Item = (usize, u64, u32)> {
        copies.into_iter().enumerate().map(|(card, copies)| (card, card as u64, copies))
    }

    #[test]
    fn the_same_key_draws_the_same_for_ever() {
        // The numbers are written out, because daily deals depend on them.
        let drawn: Vec<_> = (0..12).filter_map(|index| Key::new(7, CARDS, index).first(deck([1; 4]))).collect();
        assert_eq!(drawn, SEED_SEVEN);
        assert_eq!(Key::new(7, CARDS, 0).rng().word(), Key::new(7, CARDS, 0).rng().word());
    }

    #[test]
    fn every_copy_is_drawn_as_often() {
        let mut found = [0; 4];
        for index in 0..60_000 {
            found[Key::new(3, CARDS, index).first(deck([1, 2, 0, 3])).unwrap()] += 1;
        }
        assert_eq!(found[2], 0);
        for (card, due) in [(0, 10_000), (1, 20_000), (3, 30_000)] {
            assert!((due - 500..due + 500).contains(&found[card]), "{found:?}");
        }
    }

    #[test]
    fn a_missing_card_changes_a_draw_only_if_it_was_to_be_drawn() {
        let mut changed = 0;
        for index in 0..1_000 {
            let key = Key::new(5, CARDS, index);
            let (whole, without) = (key.first(deck([2; 4])), key.first(deck([2, 2, 2, 0])));
            assert!(whole == without || whole == Some(3), "{index}: {whole:?} and {without:?}");
            changed += u32::from(whole != without);
        }
        assert!((200..300).contains(&changed), "{changed} of 1,000 draws");
        assert_eq!(Key::new(5, CARDS, 0).first(deck([0; 4])), None);
    }

    #[test]
    fn every_part_of_a_key_counts() {
        let seat = |number| Seat::new(number, 4);
        let keys = [
            Key::new(1, CARDS, 0),
            Key::new(2, CARDS, 0),
            Key::new(1, CARDS, 1),
            Key::new(1, Purpose { what: 2, ..CARDS }, 0),
            Key::new(1, Purpose { seat: seat(0), ..CARDS }, 0),
            Key::new(1, Purpose { seat: seat(1), ..CARDS }, 0),
            Key::new(1, Purpose { at: 1, ..CARDS }, 0),
            Key::new(1, CARDS, 0).part(0),
            Key::new(1, CARDS, 0).part(1),
        ];
        let mut numbers: Vec<u64> = keys.iter().map(|key| key.0).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), keys.len());
    }

    const SEED_SEVEN: [usize; 12] = [3, 0, 2, 0, 1, 1, 1, 1, 2, 1, 2, 2];
}

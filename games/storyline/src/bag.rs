//! Cards that have no order: how many copies of each title, up to three.

use crate::CardId;
use kernel::Rng;

/// A number from 0 to 3 for each title, as two rows of bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bag {
    ones: u128,
    twos: u128,
}

impl Bag {
    pub const EMPTY: Bag = Bag { ones: 0, twos: 0 };
    /// Three copies of a named card are the most a pack may have.
    pub const MOST_COPIES: u8 = 3;

    #[inline]
    pub fn count(self, card: CardId) -> u8 {
        (self.ones >> card.index() & 1) as u8 + 2 * (self.twos >> card.index() & 1) as u8
    }

    #[inline]
    pub fn contains(self, card: CardId) -> bool {
        (self.ones | self.twos) >> card.index() & 1 == 1
    }

    #[inline]
    pub fn len(self) -> usize {
        (self.ones.count_ones() + 2 * self.twos.count_ones()) as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.ones | self.twos == 0
    }

    /// One copy more. There are never more than three of a title in one place.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        let bit = 1 << card.index();
        debug_assert!(self.count(card) < Bag::MOST_COPIES, "a fourth copy of {card:?}");
        self.twos ^= self.ones & bit;
        self.ones ^= bit;
    }

    /// One copy less, where there is one.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        let bit = 1 << card.index();
        if self.contains(card) {
            self.twos ^= !self.ones & bit;
            self.ones ^= bit;
        }
    }

    pub fn set(&mut self, card: CardId, copies: u8) {
        let bit = 1 << card.index();
        let put = |row: &mut u128, on: bool| *row = if on { *row | bit } else { *row & !bit };
        put(&mut self.ones, copies & 1 == 1);
        put(&mut self.twos, copies & 2 == 2);
    }

    /// Each title that is there, in the order of the catalog.
    #[inline]
    pub fn titles(self) -> impl Iterator<Item = CardId> + Clone {
        let mut left = self.ones | self.twos;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| CardId::from_index(left.trailing_zeros() as usize))?;
            left &= left - 1;
            Some(next)
        })
    }

    /// Each title with its copies.
    pub fn iter(self) -> impl Iterator<Item = (CardId, u8)> + Clone {
        self.titles().map(move |card| (card, self.count(card)))
    }

    /// Both together, three copies at most.
    #[must_use]
    pub fn plus(self, other: Bag) -> Bag {
        let mut sum = self;
        for (card, copies) in other.iter() {
            sum.set(card, (sum.count(card) + copies).min(Bag::MOST_COPIES));
        }
        sum
    }

    /// What is here beyond what is there.
    #[must_use]
    pub fn minus(self, other: Bag) -> Bag {
        let mut rest = self;
        for (card, copies) in other.iter() {
            rest.set(card, rest.count(card).saturating_sub(copies));
        }
        rest
    }

    /// Of each title as many as both have.
    #[must_use]
    pub fn common(self, other: Bag) -> Bag {
        self.minus(self.minus(other))
    }

    /// Those titles of which a question is true, with all their copies.
    #[must_use]
    pub fn of(self, wanted: Bag) -> Bag {
        let titles = wanted.ones | wanted.twos;
        Bag { ones: self.ones & titles, twos: self.twos & titles }
    }

    /// Those titles that are not among these.
    #[must_use]
    pub fn without(self, unwanted: Bag) -> Bag {
        let titles = unwanted.ones | unwanted.twos;
        Bag { ones: self.ones & !titles, twos: self.twos & !titles }
    }

    /// Any of the cards, each copy as likely as another; nothing from an empty bag.
    #[inline]
    pub fn pick(self, rng: &mut Rng) -> Option<CardId> {
        let total = self.len() as u32;
        if total == 0 {
            return None;
        }
        let mut left = rng.below(total);
        // First the copies that the lower row counts, then those that come in twos.
        let singles = self.ones.count_ones();
        let (mut row, copies) = if left < singles { (self.ones, 1) } else { (self.twos, 2) };
        if copies == 2 {
            left = (left - singles) / 2;
        }
        for _ in 0..left {
            row &= row - 1;
        }
        Some(CardId::from_index(row.trailing_zeros() as usize))
    }

    /// For a digest.
    pub fn rows(self) -> [u128; 2] {
        [self.ones, self.twos]
    }
}

impl FromIterator<CardId> for Bag {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Bag {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|card| bag.insert(card));
        bag
    }
}

impl FromIterator<(CardId, u8)> for Bag {
    fn from_iter<I: IntoIterator<Item = (CardId, u8)>>(cards: I) -> Bag {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|(card, copies)| bag.set(card, copies.min(Bag::MOST_COPIES)));
        bag
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(number: u8) -> CardId {
        CardId::try_from(number).unwrap()
    }

    #[test]
    fn counts_up_and_down() {
        let mut bag = Bag::EMPTY;
        for copies in 1..=3 {
            bag.insert(card(5));
            assert_eq!((bag.count(card(5)), bag.len()), (copies, usize::from(copies)));
        }
        for copies in (0..3).rev() {
            bag.remove(card(5));
            assert_eq!(bag.count(card(5)), copies);
        }
        assert!(bag.is_empty());
    }

    #[test]
    fn picks_each_copy_as_often() {
        let bag: Bag = [(card(0), 1), (card(7), 2), (card(127), 3)].into_iter().collect();
        let (mut rng, mut found) = (Rng::new(1), [0; 128]);
        for _ in 0..6_000 {
            found[bag.pick(&mut rng).unwrap().index()] += 1;
        }
        assert!((900..1_100).contains(&found[0]) && (1_850..2_150).contains(&found[7]), "{found:?}");
        assert!((2_850..3_150).contains(&found[127]), "{found:?}");
    }
}

//! Multisets of cards, with up to three copies of each title.

use kernel::Rng;
use language::CardId;
use serde::{Deserialize, Serialize};

/// A multiset of cards. Two rows of bits hold the number of copies of each title, from 0 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<(CardId, u8)>", into = "Vec<(CardId, u8)>")]
pub struct Bag {
    ones: Row,
    twos: Row,
}

/// One bit for each title of a table. The first number holds the first 128 titles, and the second holds the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Row([u128; 2]);

impl Bag {
    pub const EMPTY: Bag = Bag { ones: Row([0; 2]), twos: Row([0; 2]) };
    /// The greatest number of copies of one title in a bag. A pack has the same limit.
    pub const MOST_COPIES: u8 = 3;

    #[inline]
    pub fn count(self, card: CardId) -> u8 {
        u8::from(self.ones.has(card)) + 2 * u8::from(self.twos.has(card))
    }

    #[inline]
    pub fn contains(self, card: CardId) -> bool {
        self.ones.has(card) || self.twos.has(card)
    }

    #[inline]
    pub fn len(self) -> usize {
        (self.ones.len() + 2 * self.twos.len()) as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self == Bag::EMPTY
    }

    /// Adds a copy of the card. Beforehand, the bag must hold fewer than three copies of it.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        debug_assert!(self.count(card) < Bag::MOST_COPIES, "a fourth copy of {card:?}");
        if self.ones.has(card) {
            self.twos.flip(card);
        }
        self.ones.flip(card);
    }

    /// Removes a copy of the card, if the bag has one.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        if self.contains(card) {
            if !self.ones.has(card) {
                self.twos.flip(card);
            }
            self.ones.flip(card);
        }
    }

    pub fn set(&mut self, card: CardId, copies: u8) {
        let put = |row: &mut Row, on: bool| {
            if row.has(card) != on {
                row.flip(card);
            }
        };
        put(&mut self.ones, copies & 1 == 1);
        put(&mut self.twos, copies & 2 == 2);
    }

    /// Returns each title in the bag, in the order of the catalog.
    #[inline]
    pub fn titles(self) -> impl Iterator<Item = CardId> + Clone {
        let mut left = self.ones.or(self.twos);
        std::iter::from_fn(move || left.take_first())
    }

    /// Returns each title in the bag with its number of copies.
    pub fn iter(self) -> impl Iterator<Item = (CardId, u8)> + Clone {
        self.titles().map(move |card| (card, self.count(card)))
    }

    /// Returns the sum of both bags, with at most three copies of each title.
    #[must_use]
    #[inline]
    pub fn plus(self, other: Bag) -> Bag {
        // Adds the two-bit numbers of all titles at once. A carry means more than three copies.
        let carry = self.ones.and(other.ones);
        let differ = self.twos.xor(other.twos);
        let many = self.twos.and(other.twos).or(carry.and(differ));
        Bag { ones: self.ones.xor(other.ones).or(many), twos: differ.xor(carry).or(many) }
    }

    /// Returns this bag without the copies in the other bag. No number of copies falls below 0.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Bag) -> Bag {
        // Subtracts the two-bit numbers of all titles at once. If a borrow remains, the result for the title is 0.
        let borrow = other.ones.and(self.ones.not());
        let differ = self.twos.xor(other.twos);
        let fewer = other.twos.and(self.twos.not()).or(borrow.and(differ.not()));
        let enough = fewer.not();
        Bag { ones: self.ones.xor(other.ones).and(enough), twos: differ.xor(borrow).and(enough) }
    }

    /// Returns the intersection of both bags: for each title, the smaller of the two numbers of copies.
    #[must_use]
    pub fn common(self, other: Bag) -> Bag {
        self.minus(self.minus(other))
    }

    /// Returns all copies in this bag of the titles that are in `wanted`.
    #[must_use]
    pub fn of(self, wanted: Bag) -> Bag {
        let titles = wanted.ones.or(wanted.twos);
        Bag { ones: self.ones.and(titles), twos: self.twos.and(titles) }
    }

    /// Returns all copies in this bag of the titles that are not in `unwanted`.
    #[must_use]
    pub fn without(self, unwanted: Bag) -> Bag {
        let titles = unwanted.ones.or(unwanted.twos).not();
        Bag { ones: self.ones.and(titles), twos: self.twos.and(titles) }
    }

    /// Returns a random card, or `None` if the bag is empty. Each copy has the same probability.
    #[inline]
    pub fn pick(self, rng: &mut Rng) -> Option<CardId> {
        let total = self.len() as u32;
        if total == 0 {
            return None;
        }
        let left = rng.below(total);
        // The numbering of the copies begins with those in `ones`. The pairs of copies in `twos` follow.
        let singles = self.ones.len();
        if left < singles { self.ones.nth(left) } else { self.twos.nth((left - singles) / 2) }
    }

    /// Returns the bits of both rows, for a digest.
    pub fn rows(self) -> [u128; 4] {
        let (Row([a, b]), Row([c, d])) = (self.ones, self.twos);
        [a, b, c, d]
    }
}

/// Reads each title with its number of copies.
impl TryFrom<Vec<(CardId, u8)>> for Bag {
    type Error = String;

    fn try_from(titles: Vec<(CardId, u8)>) -> Result<Bag, String> {
        let mut bag = Bag::EMPTY;
        for (card, copies) in titles {
            if !(1..=Bag::MOST_COPIES).contains(&copies) {
                return Err(format!("{copies} copies of a card; expected 1 to {}", Bag::MOST_COPIES));
            }
            bag.set(card, copies);
        }
        Ok(bag)
    }
}

impl From<Bag> for Vec<(CardId, u8)> {
    fn from(bag: Bag) -> Vec<(CardId, u8)> {
        bag.iter().collect()
    }
}

impl Row {
    #[inline]
    fn has(self, card: CardId) -> bool {
        self.0[card.index() / 128] >> (card.index() % 128) & 1 == 1
    }

    #[inline]
    fn flip(&mut self, card: CardId) {
        self.0[card.index() / 128] ^= 1 << (card.index() % 128);
    }

    #[inline]
    fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    #[inline]
    fn or(self, other: Row) -> Row {
        Row([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    #[inline]
    fn and(self, other: Row) -> Row {
        Row([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[inline]
    fn xor(self, other: Row) -> Row {
        Row([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }

    #[inline]
    fn not(self) -> Row {
        Row([!self.0[0], !self.0[1]])
    }

    /// Removes the first title from the row, and returns it.
    #[inline]
    fn take_first(&mut self) -> Option<CardId> {
        let half = usize::from(self.0[0] == 0);
        let bits = self.0[half];
        (bits != 0).then(|| {
            self.0[half] = bits & (bits - 1);
            CardId::from_index(128 * half + bits.trailing_zeros() as usize)
        })
    }

    /// Returns the title of the set bit number `place`, counted from 0, or `None` if fewer bits are set.
    #[inline]
    fn nth(self, mut place: u32) -> Option<CardId> {
        let half = usize::from(place >= self.0[0].count_ones());
        if half == 1 {
            place -= self.0[0].count_ones();
        }
        let mut bits = self.0[half];
        for _ in 0..place {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| CardId::from_index(128 * half + bits.trailing_zeros() as usize))
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
    use language::LocationId;

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
    fn adds_and_takes_away_title_by_title() {
        let all = || (0..=Bag::MOST_COPIES).flat_map(|here| (0..=Bag::MOST_COPIES).map(move |there| (here, there)));
        let titles = [0, 127, 128, 240].map(|first| (first..=255).map(card).zip(all()).collect::<Vec<_>>());
        for pairs in titles {
            let here: Bag = pairs.iter().map(|(card, (here, _))| (*card, *here)).collect();
            let there: Bag = pairs.iter().map(|(card, (_, there))| (*card, *there)).collect();
            for (card, (one, other)) in pairs {
                assert_eq!(here.plus(there).count(card), (one + other).min(3), "{one} and {other}");
                assert_eq!(here.minus(there).count(card), one.saturating_sub(other), "{one} without {other}");
            }
        }
    }

    #[test]
    fn keeps_the_order_of_the_catalog_beyond_the_first_half() {
        let bag: Bag = [255, 128, 127, 3].map(card).into_iter().collect();
        assert_eq!(bag.titles().map(CardId::index).collect::<Vec<_>>(), [3, 127, 128, 255]);
        assert_eq!(bag.without(Bag::from_iter([card(128), card(3)])).len(), 2);
        assert_eq!(bag.of(Bag::from_iter([card(255)])), Bag::from_iter([card(255)]));
        assert_eq!((CardId::MOST, LocationId::MOST), (256, 64), "as many as Q61 says");
    }

    #[test]
    fn picks_each_copy_as_often() {
        let bag: Bag = [(card(0), 1), (card(7), 2), (card(255), 3)].into_iter().collect();
        let (mut rng, mut found) = (Rng::new(1), [0; 256]);
        for _ in 0..6_000 {
            found[bag.pick(&mut rng).unwrap().index()] += 1;
        }
        assert!((900..1_100).contains(&found[0]) && (1_850..2_150).contains(&found[7]), "{found:?}");
        assert!((2_850..3_150).contains(&found[255]), "{found:?}");
    }
}

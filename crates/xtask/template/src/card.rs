//! The cards, which are numbers from 1 to 6, and multisets of them.

use serde::{Deserialize, Serialize};

pub(crate) const COPIES: u8 = 2;
const NUMBERS: u8 = 6;

/// A card, which is identified by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(u8);

impl Card {
    pub fn all() -> impl Iterator<Item = Card> {
        (1..=NUMBERS).map(Card)
    }

    pub fn number(self) -> u8 {
        self.0
    }
}

/// A multiset of cards: the number of copies of each card. It has no order, because nobody can see the order (style
/// 13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards([u8; NUMBERS as usize]);

impl Cards {
    /// Returns the whole deck (rules 1).
    pub fn deck() -> Cards {
        Cards([COPIES; NUMBERS as usize])
    }

    /// Returns the number of copies of a card. It is 0 for a card outside the game, which a record may name.
    pub fn of(&self, card: Card) -> u8 {
        self.place(card).and_then(|place| self.0.get(place)).copied().unwrap_or(0)
    }

    pub fn add(&mut self, card: Card) {
        self.change(card, |count| count + 1);
    }

    pub fn remove(&mut self, card: Card) {
        self.change(card, |count| count.saturating_sub(1));
    }

    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn sum(&self) -> i32 {
        self.iter().map(|card| i32::from(card.number())).sum()
    }

    /// Returns every copy of every card, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.of(card))))
    }

    /// Returns the number of copies of each card, in the order of the cards' numbers.
    pub fn counts(&self) -> &[u8] {
        &self.0
    }

    fn place(&self, card: Card) -> Option<usize> {
        usize::from(card.0).checked_sub(1)
    }

    fn change(&mut self, card: Card, change: impl Fn(u8) -> u8) {
        if let Some(count) = self.place(card).and_then(|place| self.0.get_mut(place)) {
            *count = change(*count);
        }
    }
}

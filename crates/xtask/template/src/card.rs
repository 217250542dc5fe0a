//! Numbers from 1 to 6, and how many of each.

use serde::{Deserialize, Serialize};

pub(crate) const COPIES: u8 = 2;
const NUMBERS: u8 = 6;

/// A card, by its number.
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

/// How many of each card. An order that nobody can see does not exist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards([u8; NUMBERS as usize]);

impl Cards {
    /// Rules 1: the whole deck.
    pub fn deck() -> Cards {
        Cards([COPIES; NUMBERS as usize])
    }

    /// None of a card that is not in the game, as a record may ask.
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

    /// Every card, copies and all, in order.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.of(card))))
    }

    /// How many of each, in order.
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

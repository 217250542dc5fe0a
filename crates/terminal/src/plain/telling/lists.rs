//! Prints lists of cards and counters.

use crate::{
    cards::{self, title},
    words::signed,
};
use protocol::{Card, Counter};

/// Returns the names of cards. A repeated name is printed once with its count, as in "Dorothy, 2 × Lion".
pub(super) fn grouped(cards: &[&Card]) -> String {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for name in cards.iter().map(|card| named(card)) {
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => groups.push((name, 1)),
        }
    }
    let said = |(name, count): (String, usize)| if count == 1 { name } else { format!("{count} × {name}") };
    groups.into_iter().map(said).collect::<Vec<_>>().join(", ")
}

pub(super) fn counted<'a>(counters: impl IntoIterator<Item = &'a Counter>) -> String {
    let said = counters.into_iter().map(|counter| format!("{} {}", counter.label, signed(counter.value)));
    said.collect::<Vec<_>>().join(", ")
}

/// Returns the name of a card with its number, as in "Toto the Dog +2". A card with counters is printed without its
/// number, because each counter is printed with its label.
pub(super) fn named(card: &Card) -> String {
    match cards::number(card) {
        Some(number) if card.counters.is_empty() => format!("{} {number}", title(card)),
        Some(_) | None => title(card).to_owned(),
    }
}

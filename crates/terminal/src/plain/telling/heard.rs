//! Remembers the texts that were printed, so that only new texts are printed.

use super::sides::Side;
use crate::{Words, cards};
use protocol::Card;
use std::collections::BTreeSet;

/// The texts about a table that were printed.
#[derive(Clone, Debug, Default)]
pub(in crate::plain) struct Heard {
    /// The lines about the sides of the table, as they were printed last.
    sides: Vec<Side>,
    /// The texts of cards that were printed.
    cards: BTreeSet<String>,
}

impl Heard {
    /// Returns a copy without the texts of cards, so that these texts are printed again.
    pub(in crate::plain) fn without_cards(&self) -> Heard {
        Heard { sides: self.sides.clone(), cards: BTreeSet::new() }
    }

    /// Returns the lines that are new or have changed since the last call, and a line for each place that has become
    /// empty. Remembers all lines as printed.
    pub(super) fn fresh_sides(&mut self, now: Vec<Side>, words: Words) -> Vec<String> {
        let is_first = self.sides.is_empty();
        let fresh = now.iter().filter(|side| !self.sides.contains(side)).map(|side| side.line.clone());
        let emptied = self.sides.iter().filter(|before| now.iter().all(|side| side.at != before.at));
        let gone = emptied.map(|before| words.fill("plain-gone", &[("label", before.label.as_str().into())]));
        let mut lines: Vec<String> = fresh.chain(gone).collect();
        if !is_first && !lines.is_empty() {
            lines.insert(0, words.say("plain-changed"));
        }
        self.sides = now;
        lines
    }

    /// Returns the texts of the cards that were not printed before, each in the form ". Toto: follows Dorothy". Records
    /// these texts as printed.
    pub(super) fn fresh_words(&mut self, meant: &[&Card], words: Words) -> String {
        let said = meant
            .iter()
            .filter_map(|card| cards::says(card).map(|says| words.labelled(cards::title(card), &says.to_string())));
        let fresh: Vec<String> = said.filter(|said| self.cards.insert(said.clone())).collect();
        fresh.iter().map(|said| format!(". {said}")).collect()
    }
}

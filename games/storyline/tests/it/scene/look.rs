//! Prints a scene as lines of text, so that tests are readable.

use super::{always::cards, walk::scene};
use crate::stage::Table;
use kernel::{Card, Counter, Lang, Scene, Viewer, Zone};

/// Returns the scene that an Author sees, in the language `lang`.
pub(crate) fn look(table: &Table, author: usize, lang: Lang) -> Look {
    Look(scene(&table.game, (&table.state, &table.actions()), Viewer::Seat(table.seat(author)), lang))
}

pub(crate) struct Look(pub(crate) Scene);

impl Look {
    /// Returns one line `at > to: words (hint)` for each choice whose own `at` begins with the parameter `at`.
    pub(crate) fn choices(&self, at: &str) -> Vec<String> {
        let choices = self.0.choices.iter().filter(|choice| choice.at.starts_with(at));
        choices
            .map(|choice| {
                let to = choice.to.as_ref().map_or(String::new(), |to| format!(" > {to}"));
                let hint = choice.hint.as_ref().map_or(String::new(), |hint| format!(" ({hint})"));
                format!("{}{to}: {}{hint}", choice.at, choice.words)
            })
            .collect()
    }

    #[track_caller]
    pub(crate) fn offers(&self, at: &str, expected: &[&str]) {
        assert_eq!(self.choices(at), expected);
    }

    pub(crate) fn zones(&self) -> Vec<&str> {
        self.0.zones.iter().map(|zone| zone.id.as_str()).collect()
    }

    #[track_caller]
    pub(crate) fn zone(&self, id: &str) -> &Zone {
        self.0
            .zones
            .iter()
            .find(|zone| zone.id == id)
            .unwrap_or_else(|| panic!("there is no {id} in {:?}", self.zones()))
    }

    #[track_caller]
    pub(crate) fn card(&self, id: &str) -> &Card {
        cards(&self.0).into_iter().find(|card| card.id == id).unwrap_or_else(|| panic!("there is no {id}"))
    }

    /// Returns a counter of a zone or card, with its parts: "12 = 8 printed + 4 Ladder".
    #[track_caller]
    pub(crate) fn sum(&self, of: &str, counter: &str) -> String {
        let zone = self.0.zones.iter().find(|zone| zone.id == of);
        let counters = zone.map_or_else(|| &self.card(of).counters, |zone| &zone.counters);
        let found = counters.iter().find(|found| found.id == counter);
        sum(found.unwrap_or_else(|| panic!("{of} has no {counter}")))
    }
}

fn sum(counter: &Counter) -> String {
    let parts: Vec<String> = counter.parts.iter().map(|part| format!("{} {}", part.value, part.words)).collect();
    if parts.is_empty() { counter.value.to_string() } else { format!("{} = {}", counter.value, parts.join(", ")) }
}

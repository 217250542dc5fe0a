//! The text of a scene, line by line, for tests.

use super::walk::{scene, viewers};
use crate::language::Table;
use duel::Side;
use kernel::{Card, Counter, Face, Lang, Scene, Viewer, Zone};

/// Returns the scene of a table as `side` sees it, in the language `lang`.
pub(crate) fn look(table: &Table, side: Side, lang: Lang) -> Look {
    look_as(table, Viewer::Seat(table.seat(side)), lang)
}

pub(crate) fn look_from_the_table(table: &Table, lang: Lang) -> Look {
    look_as(table, viewers()[2], lang)
}

fn look_as(table: &Table, viewer: Viewer, lang: Lang) -> Look {
    Look(scene(&table.game, (&table.state, &table.actions()), viewer, lang))
}

pub(crate) struct Look(pub(crate) Scene);

impl Look {
    /// Checks the choices of the scene, one in each line: `at > to: words (hint)`.
    #[track_caller]
    pub(crate) fn offers(&self, expected: &[&str]) {
        assert_eq!(self.choices(), expected);
    }

    pub(crate) fn choices(&self) -> Vec<String> {
        let line = |choice: &kernel::Choice| {
            let to = choice.to.as_ref().map_or(String::new(), |to| format!(" > {to}"));
            let hint = choice.hint.as_ref().map_or(String::new(), |hint| format!(" ({hint})"));
            format!("{}{to}: {}{hint}", choice.at, choice.words)
        };
        self.0.choices.iter().map(line).collect()
    }

    pub(crate) fn zone(&self, id: &str) -> &Zone {
        self.0.zones.iter().find(|zone| zone.id == id).unwrap_or_else(|| panic!("there is no {id}"))
    }

    pub(crate) fn zones(&self) -> Vec<&str> {
        self.0.zones.iter().map(|zone| zone.id.as_str()).collect()
    }

    pub(crate) fn card(&self, id: &str) -> &Card {
        super::always::cards(&self.0)
            .into_iter()
            .find(|card| card.id == id)
            .unwrap_or_else(|| panic!("there is no {id}"))
    }

    pub(crate) fn why_not(&self, id: &str) -> &str {
        self.card(id).why_not.as_ref().map_or("", |why| &why.words)
    }

    /// Returns the cards of a zone, one in each line: `id: title`. The cards under a card are in the same line.
    pub(crate) fn cards(&self, zone: &str) -> Vec<String> {
        fn line(card: &Card) -> String {
            let title = match &card.face {
                Face::Up { title, .. } => title,
                Face::Down { label } => label,
            };
            let under: Vec<String> = card.under.iter().map(line).collect();
            let under = if under.is_empty() { String::new() } else { format!(" + {}", under.join(" + ")) };
            format!("{} {title}{under}", card.id)
        }
        self.zone(zone).cards.iter().map(line).collect()
    }
}

/// Returns a counter with its parts as a line: `label 7 = this 3 + that 4`.
pub(crate) fn sum(counter: &Counter) -> String {
    let parts: Vec<String> = counter.parts.iter().map(|part| format!("{} {}", part.words, part.value)).collect();
    let parts = if parts.is_empty() { String::new() } else { format!(" = {}", parts.join(" + ")) };
    format!("{} {}{parts}", counter.label, counter.value)
}

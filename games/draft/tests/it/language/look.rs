//! The scene that a viewer sees.

use super::{Player, Table};
use kernel::{Card, Counter, Game, Lang, Reader, Scene, SeatMap, Tabletop, Viewer, Zone};

/// A scene, with methods that scenarios use to examine it.
pub(crate) struct Look(pub(crate) Scene);

impl Table {
    /// Returns this player's scene in English.
    pub(crate) fn look(&self, player: Player) -> Look {
        self.look_as(Viewer::Seat(player.seat()), Lang::En)
    }

    pub(crate) fn look_as(&self, viewer: Viewer, lang: Lang) -> Look {
        let choices = match viewer {
            Viewer::Seat(seat) if self.turn() == Player::of(seat).name() => self.actions(),
            Viewer::Seat(_) | Viewer::Table => Vec::new(),
        };
        let view = self.game.view(&self.state, viewer);
        Look(self.game.scene(&view, &choices, &Reader { lang, names: &self.seat_names() }))
    }

    /// Returns the log so far, as a spectator reads it.
    pub(crate) fn told(&self, lang: Lang) -> Vec<String> {
        let (names, game) = (self.seat_names(), &self.game);
        let reader = Reader { lang, names: &names };
        self.events
            .iter()
            .filter_map(|event| game.tell(event, Viewer::Table, &reader).words.map(|told| told.to_string()))
            .collect()
    }

    fn seat_names(&self) -> SeatMap<String> {
        SeatMap::new(self.state.players.len(), |seat| Player::of(seat).name().to_owned())
    }
}

impl Look {
    pub(crate) fn zone(&self, id: &str) -> &Zone {
        self.0.zones.iter().find(|zone| zone.id == id).unwrap_or_else(|| panic!("there is no zone {id}"))
    }

    pub(crate) fn has_zone(&self, id: &str) -> bool {
        self.0.zones.iter().any(|zone| zone.id == id)
    }

    /// Returns the ids of the cards in a zone.
    pub(crate) fn ids(&self, zone: &str) -> Vec<&str> {
        self.zone(zone).cards.iter().map(|card| card.id.as_str()).collect()
    }

    pub(crate) fn card(&self, id: &str) -> &Card {
        let cards = || self.0.zones.iter().flat_map(|zone| &zone.cards);
        cards().find(|card| card.id == id).unwrap_or_else(|| panic!("there is no card {id}"))
    }

    /// Returns the counters of a zone, such as `cards 4, dorothy 2`.
    pub(crate) fn counted(&self, zone: &str) -> String {
        counters(&self.zone(zone).counters)
    }

    /// Returns the counters of a card, such as `now 2, best 9`.
    pub(crate) fn worth(&self, card: &str) -> String {
        counters(&self.card(card).counters)
    }
}

pub(crate) fn counters(counters: &[Counter]) -> String {
    counters.iter().map(|counter| format!("{} {}", counter.id, counter.value)).collect::<Vec<_>>().join(", ")
}

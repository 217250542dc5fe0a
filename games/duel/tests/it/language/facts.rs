//! Compares facts about the places of cards and units with the position. The facts are written in words:
//!
//! ```text
//! Mombi is killed; Monkeys, Wish are discarded; Toto is on Dorothy; Quest is in hand; Slippers are in the deck
//! Tin is with Good; Lion is idle with Good; Guph is captive of Good by Tin; Palace is a Location of Evil
//! Tin stands alone; Lion stands with Dorothy & Jack at Palace
//! ```

use super::Table;
use duel::CardId;

impl Table {
    /// Checks that every fact in `facts` is true.
    #[track_caller]
    pub(crate) fn shows(&self, facts: &str) {
        for fact in facts.split(';').map(str::trim) {
            let said = fact.split_once(" are ").or_else(|| fact.split_once(" is "));
            if let Some((names, place)) = said {
                for name in names.split(',') {
                    let found = self.place_of(self.card(name.trim()));
                    assert_eq!(found, self.in_full(place), "of {name:?} it was said: {fact:?}");
                }
            } else {
                let (name, stand) = fact.split_once(" stands ").unwrap_or_else(|| panic!("{fact:?} is no fact"));
                assert_eq!(self.stand_of(name), self.stand_in_full(stand), "it was said: {fact:?}");
            }
        }
    }

    /// Returns the place of a card in words, with full names.
    fn place_of(&self, card: CardId) -> String {
        let (board, owner) = (&self.state.board, self.game.owner(card));
        let (front, holdings) = (&board.fronts[owner], &self.state.holdings[owner]);
        let piles = [
            (holdings.hand, "in hand"),
            (holdings.deck, "in the deck"),
            (front.discard, "discarded"),
            (front.killed, "killed"),
            (front.exiled, "exiled"),
        ];
        if let Some((_, pile)) = piles.into_iter().find(|(cards, _)| cards.contains(card)) {
            return pile.into();
        }
        let bearer = self.game.catalog().characters().find(|who| board.attached[who.index()].contains(card));
        if let Some(bearer) = bearer {
            return format!("on {}", self.title_of(bearer));
        }
        let Some(character) = self.game.catalog().character(card) else {
            let seat = board.fronts.seats().find(|seat| board.fronts[*seat].locations.contains(card)).unwrap();
            return format!("a Location of {:?}", self.side(seat));
        };
        let idle = if board.tokens.contains(character) { "idle " } else { "" };
        let captor = board.captors[character.index()];
        let by = captor.map_or(String::new(), |captor| format!(" by {}", self.title_of(captor)));
        match (board.controller(character), board.holder(character)) {
            (Some(seat), None) => format!("{idle}with {:?}{by}", self.side(seat)),
            (None, Some(seat)) => format!("{idle}captive of {:?}{by}", self.side(seat)),
            both => panic!("{} is nowhere, or twice: {both:?}", self.title(card)),
        }
    }

    fn in_full(&self, place: &str) -> String {
        if let Some(bearer) = place.strip_prefix("on ") {
            return format!("on {}", self.title(self.card(bearer)));
        }
        match place.split_once(" by ") {
            Some((place, captor)) => format!("{place} by {}", self.title(self.card(captor))),
            None => place.into(),
        }
    }

    fn stand_of(&self, name: &str) -> String {
        let who = self.who(name);
        let mut fronts = self.state.board.fronts.values();
        let unit = fronts.find_map(|front| front.units.of(who)).unwrap_or_else(|| panic!("{name} is in no unit"));
        let others: Vec<&str> =
            unit.members.iter().filter(|member| *member != who).map(|who| self.title_of(who)).collect();
        self.stand(&others, unit.at)
    }

    fn stand_in_full(&self, stand: &str) -> String {
        let (with, at) = match stand.split_once(" at ") {
            Some((with, at)) => (with, Some(self.card(at))),
            None => (stand, None),
        };
        let names = with.strip_prefix("with ").map(|names| names.split(" & "));
        let mut others: Vec<CardId> = names.into_iter().flatten().map(|name| self.card(name)).collect();
        others.sort();
        self.stand(&others.into_iter().map(|card| self.title(card)).collect::<Vec<_>>(), at)
    }

    fn stand(&self, others: &[&str], at: Option<CardId>) -> String {
        let with = if others.is_empty() { "alone".into() } else { format!("with {}", others.join(" & ")) };
        at.map_or(with.clone(), |at| format!("{with} at {}", self.title(at)))
    }
}

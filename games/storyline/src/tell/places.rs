//! Sentences about the road.

use crate::{
    Hitch, Landmark, SpotId, Way,
    speaker::{Speaker, of, to},
};
use kernel::{Seat, opening};
use language::{CardId, LocationId, words};

impl Speaker<'_> {
    pub(super) fn moved(&self, seat: Seat, card: CardId, (from, at): (Option<Landmark>, Landmark), way: Way) -> String {
        let (card, place) = (self.card(card), self.place(at));
        let up_to = format!("jusqu’{}", to(&place));
        match way {
            Way::Step => {
                let name = self.name(seat);
                self.tells(format!("{name} walks {card} to {place}"), format!("{name} mène {card} {}", to(&place)))
            }
            Way::Follow => {
                let name = self.name(seat);
                self.tells(
                    format!("{name} lets {card} follow to {place}"),
                    format!("{name} fait suivre {card} {up_to}"),
                )
            }
            Way::Text { of: source, seat: who } => {
                let (name, source) = (self.name(who), self.label(source));
                let position = |at: Landmark| self.game.road.position(seat, at.spot);
                let back = from.is_some_and(|from| position(at) < position(from));
                let (en, fr) = if back { ("back", "reculer") } else { ("on", "avancer") };
                self.tells(
                    format!("{name} moves {card} {en} to {place} ({source})"),
                    format!("{name} fait {fr} {card} {up_to} ({source})"),
                )
            }
        }
    }

    pub(super) fn reached_end(&self, seat: Seat, card: CardId) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        self.tells(format!("{name} reaches The End with {card}"), format!("{name} atteint La Fin avec {card}"))
    }

    pub(super) fn failed(&self, seat: Seat, card: CardId, at: Landmark, why: Hitch) -> String {
        let (name, card, place) = (self.name(seat), self.card(card), self.place(at));
        let (en, fr) = match why {
            Hitch::Barred { ability } => {
                let lexicon = self.game.catalog.lexicon();
                let speech = at.location.map(|location| self.game.catalog.location(location).speech());
                let said = |speech| words::ability(speech, usize::from(ability), lexicon, self.reader.lang);
                let said = speech.map_or(String::new(), said);
                (format!(". {said}"), format!(". {said}"))
            }
            Hitch::Short { cost } => {
                let points = self.points(cost);
                (format!(": {points} cannot be paid"), format!(", faute de {points}"))
            }
            Hitch::Declined { cost } => {
                let points = self.points(cost);
                let (are, soient) = if cost == 1 { ("is", "soit payé") } else { ("are", "soient payés") };
                (format!(": {points} {are} not paid"), format!(", sans que {soient} {points}"))
            }
        };
        self.tells(
            format!("{name}’s step with {card} fails, without entering {place}{en}"),
            format!("Le pas {} avec {card} échoue devant {place}{fr}", of(name)),
        )
    }

    pub(super) fn loose(&self, card: CardId, at: Landmark) -> String {
        let (card, place) = (self.card(card), self.place(at));
        self.tells(
            format!("Left without a bearer at {place}: {card}"),
            format!("Sans porteur {}\u{a0}: {card}", to(&place)),
        )
    }

    pub(super) fn turned_up(&self, spot: SpotId, location: LocationId) -> String {
        let (place, title) = (opening(&self.spot(spot)), self.location(location));
        self.tells(
            format!("{place} is turned face-up: {title}"),
            format!("{place} est retourné face visible\u{a0}: {title}"),
        )
    }

    pub(super) fn replaced(&self, spot: SpotId, old: LocationId, new: LocationId) -> String {
        let (place, old, new) = (opening(&self.spot(spot)), self.location(old), self.location(new));
        self.tells(
            format!("{place} is replaced: {old} by {new}"),
            format!("{place} est remplacé\u{a0}: {old} par {new}"),
        )
    }

    pub(super) fn swapped(&self, one: Landmark, other: Landmark) -> String {
        let (one, other) = (self.place(one), self.place(other));
        self.tells(
            format!("Two Locations change places: {one} and {other}"),
            format!("Deux Lieux changent de place\u{a0}: {one} et {other}"),
        )
    }
}

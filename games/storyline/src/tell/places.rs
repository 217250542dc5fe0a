//! Along the road.

use crate::{
    CardId, Landmark, LocationId, Way,
    speaker::{Speaker, of, to},
};
use kernel::Seat;

impl Speaker<'_> {
    pub(super) fn moved(&self, seat: Seat, card: CardId, (from, at): (Option<Landmark>, Landmark), way: Way) -> String {
        let (card, place) = (self.card(card), self.place(seat, at));
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
                let (name, source) = (self.name(who), self.source(source));
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

    pub(super) fn failed(&self, seat: Seat, card: CardId, at: Landmark) -> String {
        let (name, card, place) = (self.name(seat), self.card(card), self.place(seat, at));
        self.tells(
            format!("{name}’s step with {card} fails, without entering {place}"),
            format!("Le pas {} avec {card} échoue, sans entrer\u{a0}: {place}", of(name)),
        )
    }

    pub(super) fn loose(&self, card: CardId, at: Landmark) -> String {
        let (card, place) = (self.card(card), at.location.map(|location| self.location(location)));
        match place {
            Some(place) => self.tells(
                format!("Left without a bearer at {place}: {card}"),
                format!("Sans porteur {}\u{a0}: {card}", to(&place)),
            ),
            None => self.tells(
                format!("Left without a bearer at a face-down Location: {card}"),
                format!("Sans porteur dans un Lieu face cachée\u{a0}: {card}"),
            ),
        }
    }

    pub(super) fn turned_up(&self, location: LocationId) -> String {
        let title = self.location(location);
        self.tells(
            format!("A Location is turned face-up: {title}"),
            format!("Un Lieu est retourné face visible\u{a0}: {title}"),
        )
    }

    pub(super) fn replaced(&self, old: LocationId, new: LocationId) -> String {
        let (old, new) = (self.location(old), self.location(new));
        self.tells(
            format!("A Location is replaced: {old} by {new}"),
            format!("Un Lieu est remplacé\u{a0}: {old} par {new}"),
        )
    }

    pub(super) fn swapped(&self, seat: Seat, (one, other): (Landmark, Landmark)) -> String {
        let (one, other) = (self.place(seat, one), self.place(seat, other));
        self.tells(
            format!("Two Locations change places: {one} and {other}"),
            format!("Deux Lieux changent de place\u{a0}: {one} et {other}"),
        )
    }
}

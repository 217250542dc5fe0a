//! The names of places along the road.

use super::Painter;
use crate::{Ask, FrameId, PieceId, SpotId, TableId, To, ZoneId, speaker};
use kernel::{Seat, Viewer};
use language::Do;

impl Painter<'_> {
    /// Returns the Author whose spoke contains a place. In Solitaire both spokes belong to the same Author.
    pub(super) fn spoke(&self, spot: SpotId) -> Seat {
        let spoke = spot.index() / usize::from(self.game.road.length);
        Seat::new(spoke, self.game.seats).unwrap_or(self.board.first)
    }

    /// Returns the label of a place. On the viewer's own Storyline it is "Location 5", with the number that sentences
    /// use too. Other places are named after the Author of their spoke.
    pub(super) fn place_label(&self, spot: SpotId) -> String {
        let own = match self.view.viewer {
            Viewer::Seat(seat) => self.game.road.position(seat, spot),
            Viewer::Table => None,
        };
        match own {
            Some(place) => self.speaker.say(format!("Location {place}"), format!("Lieu {place}")),
            None => self.place_on_spoke(spot),
        }
    }

    /// Returns the words for a place on a spoke: "Location 2 of Ozma’s Storyline".
    fn place_on_spoke(&self, spot: SpotId) -> String {
        let seat = self.spoke(spot);
        let place = self.game.road.position(seat, spot).unwrap_or(0);
        let name = self.speaker.name(seat);
        self.speaker.say(
            format!("Location {place} of {name}’s Storyline"),
            format!("Lieu {place} de la Trame {}", speaker::of(name)),
        )
    }

    /// Returns the name of a place as it appears within a sentence: the title of its Location or, if the Location is
    /// face-down, the number of the place on a Storyline.
    pub(super) fn place(&self, spot: SpotId) -> String {
        let number = self.place_number(spot);
        match self.board.location(spot) {
            Some(location) => {
                let title = self.speaker.location(location);
                let twice =
                    self.game.road.spots().filter(|other| self.board.location(*other) == Some(location)).count() > 1;
                if twice { format!("{title} ({number})") } else { title }
            }
            None => number,
        }
    }

    fn place_number(&self, spot: SpotId) -> String {
        let own = self.asked().map(|(seat, _)| seat).filter(|seat| self.is_own(*seat));
        match own.and_then(|seat| self.game.road.position(seat, spot)) {
            Some(place) => self
                .speaker
                .say(format!("Location {place} of your Storyline"), format!("le Lieu {place} de votre Trame")),
            None => {
                let label = self.place_on_spoke(spot);
                self.speaker.say(label.clone(), format!("le {label}"))
            }
        }
    }

    /// Returns the name of a place, or that of The End if `to` is `None`.
    pub(super) fn place_or_end(&self, to: Option<SpotId>) -> String {
        to.map_or_else(|| self.speaker.say("The End", "La Fin"), |spot| self.place(spot))
    }

    /// Returns the id of the zone or card onto which a card is played, or `None` if the played card has no target.
    pub(super) fn target_id(&self, seat: Seat, to: To) -> Option<String> {
        match to {
            To::Title => Some(ZoneId::Title(seat).to_string()),
            To::Spot(spot) => Some(ZoneId::Spot(spot).to_string()),
            To::Piece(piece) => Some(TableId::Piece(piece).to_string()),
            To::Nowhere => None,
        }
    }

    /// Returns the place that is this number of steps away from a card along its road, or `None` if the road ends
    /// before.
    pub(super) fn place_along(&self, id: PieceId, steps: i8) -> Option<SpotId> {
        let seat = self.board.controller(id)?;
        self.game.road.along(seat, self.board.spot_of(id)?, steps)
    }

    /// Returns the sentence of a text from which a question comes, or `None` if the question does not name one.
    pub(super) fn sentence(&self, ask: Ask) -> Option<&Do> {
        let (frame, node) = match ask {
            Ask::Target { frame, node, .. }
            | Ask::Distance { frame, node, .. }
            | Ask::Which { frame, node }
            | Ask::Spot { frame, node, .. }
            | Ask::Whose { frame, node }
            | Ask::Peeked { frame, node, .. }
            | Ask::Search { frame, node, .. } => (frame, node),
            Ask::FromHand { .. }
            | Ask::Receiver { .. }
            | Ask::PriceCard { .. }
            | Ask::EnterCost { .. }
            | Ask::Follow { .. }
            | Ask::React { .. } => return None,
        };
        self.game.scripts.sentence(self.board.frames.get(frame.index())?.script, node)
    }

    /// Returns the words for a deed, as a part of a sentence.
    pub(super) fn deed(&self, frame: FrameId, does: &Do) -> String {
        let Some(source) = self.source(frame) else { return String::new() };
        let (speech, lexicon) = (self.game.catalog.speech(source), self.game.catalog.lexicon());
        self.speaker.names.quoted(language::words::deed(does, speech, lexicon, self.speaker.reader.lang))
    }
}

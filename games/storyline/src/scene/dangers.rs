//! Describes the threats to Characters and places, as far as everybody can see them: a text to which a seat may react,
//! a card that is about to be played onto them, the end of the turn, or the viewer's own next step.

use super::{Painter, reactions::Answered};
use crate::{
    Action, Ask, At, Heading, Lasts, Piece, PieceId, SpotId, TableId, To, Why, ZoneId, continuous, offers, speaker,
};
use kernel::Link;
use language::{Kind, Reaction, Source, Until};

/// The kind of a link from a threatened card or place to the source of the threat.
const THREAT: &str = "threat";
/// The kind of a link from a Character to a place at which it would be archived.
const RISK: &str = "risk";

impl Painter<'_> {
    /// Returns the links from a card in play to the sources of the threats to it.
    pub(super) fn dangers(&self, id: PieceId, piece: &Piece) -> Vec<Link> {
        if !self.game.is_character(piece.card) {
            return Vec::new();
        }
        let threat = self.threat(id).or_else(|| self.fading(id, piece)).map(|words| Link {
            kind: THREAT.into(),
            to: self.threat_from(self.board.spot_of(id)),
            words,
        });
        threat.into_iter().chain(self.risks(id)).collect()
    }

    /// Returns the link from a place to the source of a threat, or `None` if neither the place nor a Character there is
    /// threatened.
    pub(super) fn danger_at(&self, spot: SpotId) -> Option<Link> {
        let target = matches!(self.threat_to(), Some(To::Spot(onto)) if onto == spot);
        if !target && !self.board.characters_at(spot).any(|(id, _)| self.threat(id).is_some()) {
            return None;
        }
        let words = match self.threatening() {
            Some(source) => {
                let source = self.speaker.source(source);
                let of = speaker::of(&source);
                self.speaker.say(format!("threatened by {source}"), format!("sous la menace {of}"))
            }
            None => self.speaker.say("in danger", "en danger"),
        };
        Some(Link { kind: THREAT.into(), to: self.threat_from(Some(spot)), words })
    }

    /// Returns the words for the threat to a Character, if there is one: "about to be moved by Cyclone".
    fn threat(&self, id: PieceId) -> Option<String> {
        let Answered { to, it, frame, .. } = self.answering()?;
        match to {
            Reaction::Threat => {
                let (archives, those) = self.befalling(frame)?;
                those.contains(id).then(|| self.about_to(archives))
            }
            Reaction::Fall => (it == Some(id)).then(|| self.about_to(true)),
            Reaction::Plays(_) => {
                let (card, ..) = self.waiting().filter(|_| self.threat_to() == Some(To::Piece(id)))?;
                let title = self.speaker.card(card);
                Some(self.speaker.say(format!("about to receive {title}"), format!("va recevoir {title}")))
            }
            Reaction::Meeting => None,
        }
    }

    fn about_to(&self, archives: bool) -> String {
        let (en, fr) = if archives { ("archived", "aller aux Archives") } else { ("moved", "bouger") };
        match self.threatening().map(|source| self.speaker.source(source)) {
            Some(source) => {
                let of = speaker::of(&source);
                self.speaker.say(format!("about to be {en} by {source}"), format!("va {fr} sous l’effet {of}"))
            }
            None => self.speaker.say(format!("about to be {en}"), format!("va {fr}")),
        }
    }

    /// Returns the target of an Effect that another Author is playing, if a seat may react to the Effect and is
    /// concerned. A seat is concerned if the target is one of its Characters, or a place where it has a Character.
    fn threat_to(&self) -> Option<To> {
        let Answered { to: Reaction::Plays(_), frame: None, seat, .. } = self.answering()? else { return None };
        let (card, by, to) = self.waiting()?;
        let met = match to {
            To::Piece(piece) => self.board.controller(piece) == Some(seat),
            To::Spot(spot) => self.board.characters_at(spot).any(|(_, piece)| piece.by == seat),
            To::Title | To::Nowhere => false,
        };
        (met && by != seat && self.game.catalog.card(card).kind == Kind::Effect).then_some(to)
    }

    /// Returns the words for a Character that will have no Vitality left when the gifts of this turn end.
    fn fading(&self, id: PieceId, piece: &Piece) -> Option<String> {
        let ends = |lasts: &Lasts| match lasts.until {
            Until::TurnEnd => true,
            Until::ItsTurnEnd => lasts.seat == self.board.active && !lasts.waits,
            Until::YourStart | Until::RoundEnd | Until::GameEnd => false,
        };
        if !matches!(piece.at, At::Spot(_)) || !self.board.lasting.iter().any(|lasts| lasts.on == id && ends(lasts)) {
            return None;
        }
        let mut then = self.board.clone();
        then.lasting.retain(|lasts| !ends(lasts));
        let falls = continuous::vitality(self.game, &then, id) <= 0;
        falls.then(|| self.speaker.say("archived when the turn ends", "va aux Archives à la fin du tour"))
    }

    /// Returns a link for each place to which a Character can be moved now but at which it would be archived.
    fn risks(&self, id: PieceId) -> Vec<Link> {
        let Some((seat, _)) = self.asked() else { return Vec::new() };
        let falls = |action: &Action| {
            let spot = self.goes_to(id, *action)?;
            self.foreseen(seat, *action).is_some_and(|then| then.piece(id).is_none()).then_some(spot)
        };
        let risky = self.offered.iter().filter_map(falls).map(|spot| {
            let place = self.place(spot);
            let (en, fr) =
                (format!("archived if it goes to {place}"), format!("va aux Archives en allant vers {place}"));
            Link { kind: RISK.into(), to: TableId::Location(spot).to_string(), words: self.speaker.say(en, fr) }
        });
        risky.collect()
    }

    /// Returns the place to which a choice moves this Character, or `None` if the choice does not move it.
    fn goes_to(&self, id: PieceId, action: Action) -> Option<SpotId> {
        if let Action::Step { piece, ahead } = action {
            let to = || offers::next_place(self.game, self.board, id, Heading::of(ahead)).flatten();
            return (piece == id).then(to).flatten();
        }
        if let (Action::Distance(steps), Some((_, Ask::Distance { piece, .. }))) = (action, self.own_question()) {
            return (piece == id).then(|| self.place_along(id, steps)).flatten();
        }
        None
    }

    /// Returns the reaction that a seat is asked for now, if any.
    fn answering(&self) -> Option<Answered> {
        let (seat, Why::Question(Ask::React { to, it, frame })) = self.asked()? else { return None };
        Some(Answered { seat, to, it, frame })
    }

    /// Returns the card or Location from which the current threat comes.
    fn threatening(&self) -> Option<Source> {
        let Answered { to, frame, .. } = self.answering()?;
        let played = || match to {
            Reaction::Plays(_) => self.waiting().map(|(card, ..)| Source::Card(card)),
            Reaction::Threat | Reaction::Fall | Reaction::Meeting => None,
        };
        frame.and_then(|frame| self.source(frame)).or_else(played)
    }

    /// Returns the id of the source of the current threat. This is the card that is shown for a reaction or, if there
    /// is none, the card or Location on the table from which the threat comes. If the source is not on the table,
    /// returns the id of the threatened place.
    fn threat_from(&self, spot: Option<SpotId>) -> String {
        if let Some(shown) = self.answerable().and_then(|zone| zone.cards.into_iter().next()) {
            return shown.id;
        }
        let there = match self.threatening() {
            Some(Source::Card(card)) => {
                let found = self.board.each().find(|(_, piece)| piece.card == card);
                found.map(|(id, _)| TableId::Piece(id).to_string())
            }
            Some(Source::Location(location)) => {
                let found = self.game.road.spots().find(|spot| self.board.location(*spot) == Some(location));
                found.map(|spot| TableId::Location(spot).to_string())
            }
            None => None,
        };
        let place = || spot.map(|spot| TableId::Location(spot).to_string());
        there.or_else(place).unwrap_or_else(|| ZoneId::Title(self.near()).to_string())
    }
}

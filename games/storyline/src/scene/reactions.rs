//! Describes the event to which a seat may react (Q43): as the beginning of a sentence, as a card to read, and by its
//! outcome if nobody reacts.

use super::{Painter, faces::open, road::zone};
use crate::{Ask, Frame, FrameId, PieceId, Pieces, Task, To, ZoneId, speaker};
use kernel::{Card, Seat, Zone, ZoneKind};
use language::{CardId, Do, Kind, Reaction, Source, Verb};

/// A reaction that a seat is asked for.
#[derive(Clone, Copy)]
pub(super) struct Answered {
    pub(super) seat: Seat,
    pub(super) to: Reaction,
    pub(super) it: Option<PieceId>,
    pub(super) frame: Option<FrameId>,
}

/// The greatest number of Characters that a description names. If there are more, it gives only their number.
const MOST_NAMED: usize = 3;

impl Painter<'_> {
    /// Returns the words for the event to which a seat may react: "Cyclone is about to move Toto".
    pub(super) fn answered(&self, answered: Answered, own: bool) -> String {
        let Answered { to, it, frame, .. } = answered;
        let source = frame.and_then(|frame| self.source(frame)).map(|source| self.speaker.source(source));
        match to {
            Reaction::Threat => {
                let source = self.whatever(source);
                let (archives, whom) = self.threatened(answered, own);
                let (en, fr) = if archives { ("archive", "archiver") } else { ("move", "déplacer") };
                self.speaker.say(format!("{source} is about to {en} {whom}"), format!("{source} va {fr} {whom}"))
            }
            Reaction::Fall => {
                let who = self.somebody(it);
                match source {
                    Some(source) => self.speaker.say(
                        format!("{} is about to archive {who}", kernel::opening(&source)),
                        format!("{} va archiver {who}", kernel::opening(&source)),
                    ),
                    None => {
                        let who = kernel::opening(&who);
                        self.speaker.say(
                            format!("{who} has no Vitality left and is about to be archived"),
                            format!("{who} n’a plus de Vitalité et va passer aux Archives"),
                        )
                    }
                }
            }
            Reaction::Meeting => self.meeting(it),
            Reaction::Plays(cost) => self.played(frame, cost.than == u8::MAX),
        }
    }

    /// Returns the words for the outcome if the seat does not react.
    pub(super) fn unanswered(&self, answered: Answered) -> String {
        let Answered { to, it, frame, .. } = answered;
        match to {
            Reaction::Threat => {
                let source =
                    self.whatever(frame.and_then(|frame| self.source(frame)).map(|of| self.speaker.source(of)));
                let (archives, whom) = self.threatened(answered, true);
                let (en, fr) = if archives { ("archives", "archive") } else { ("moves", "déplace") };
                self.speaker.say(format!("{source} {en} {whom}"), format!("{source} {fr} {whom}"))
            }
            Reaction::Fall => {
                let who = kernel::opening(&self.somebody(it));
                self.speaker.say(format!("{who} is archived"), format!("{who} passe aux Archives"))
            }
            Reaction::Meeting => {
                let who = kernel::opening(&self.somebody(it));
                self.speaker.say(format!("{who} stays there"), format!("{who} reste là"))
            }
            Reaction::Plays(_) => {
                let stays = matches!(self.waiting(), Some((card, ..)) if frame.is_none() && self.stays_in_play(card));
                let title = match (frame.and_then(|frame| self.source(frame)), self.waiting()) {
                    (Some(source), _) => self.speaker.source(source),
                    (None, Some((card, ..))) => self.speaker.card(card),
                    (None, None) => self.speaker.say("the card", "la carte"),
                };
                let title = kernel::opening(&title);
                if stays {
                    self.speaker.say(format!("{title} comes into play"), format!("{title} entre en jeu"))
                } else {
                    self.speaker.say(format!("{title} takes effect"), format!("{title} prend effet"))
                }
            }
        }
    }

    /// Returns a zone with the card to which the viewer may react: a played card that is not in play yet, or a card
    /// whose text is being carried out. If there is no such card, the zone shows the Character that the event is about.
    pub(super) fn answerable(&self) -> Option<Zone> {
        let (seat, Ask::React { it, frame, .. }) = self.own_question()? else { return None };
        let source = frame
            .and_then(|frame| self.source(frame))
            .or_else(|| it.and_then(|it| self.board.piece(it)).map(|piece| Source::Card(piece.card)))
            .or_else(|| self.waiting().map(|(card, ..)| Source::Card(card)))?;
        let card: Card = match source {
            Source::Card(card) => open(self.game.copy_id(ZoneId::Answered, card, 1), self.card_face(card)),
            Source::Location(location) => {
                let id = &self.game.catalog.location(location).id;
                open(format!("{}/{id}", ZoneId::Answered), self.location_face(location))
            }
        };
        let label = self.speaker.say("What you may answer", "À quoi répondre");
        Some(Zone { cards: vec![card], ..zone(ZoneId::Answered, ZoneKind::Offer, Some(seat), label) })
    }

    fn whatever(&self, source: Option<String>) -> String {
        source.map_or_else(|| self.speaker.say("A card", "Une carte"), |source| kernel::opening(&source))
    }

    fn somebody(&self, it: Option<PieceId>) -> String {
        let who = it.map(|it| self.who(it)).filter(|who| !who.is_empty());
        who.unwrap_or_else(|| self.speaker.say("a Character", "un Personnage"))
    }

    /// Returns the cards that the text of `frame` is about to affect, with true if it archives them and false if it
    /// moves them. Returns `None` if the text is not about to affect any cards.
    pub(super) fn befalling(&self, frame: Option<FrameId>) -> Option<(bool, Pieces)> {
        let (number, node, on) = self.board.agenda.iter().rev().find_map(|task| {
            let Task::Befall { frame: number, node, on } = task else { return None };
            (Some(*number) == frame).then_some((*number, *node, *on))
        })?;
        let Frame { script, .. } = self.board.frames.get(number.index())?;
        let verb = self.game.scripts.sentence(*script, node);
        Some((matches!(verb, Some(Do::To(Verb::Archive, _))), on))
    }

    /// Returns true if a text archives Characters and false if it moves them, with the words for the threatened
    /// Characters of this seat.
    fn threatened(&self, Answered { seat, frame, .. }: Answered, own: bool) -> (bool, String) {
        let (archives, on) = self.befalling(frame).unwrap_or((false, Pieces::NONE));
        let theirs = |id: &PieceId| {
            self.board.piece(*id).is_some_and(|piece| piece.by == seat && self.game.is_character(piece.card))
        };
        let names: Vec<String> = on.iter().filter(theirs).map(|id| self.who(id)).collect();
        let (name, count) = (self.speaker.name(seat), names.len());
        let whom = match names.as_slice() {
            [] if own => self.speaker.say("your Characters", "vos Personnages"),
            [] => self.speaker.say(format!("{name}’s Characters"), format!("les Personnages {}", speaker::of(name))),
            _ if count <= MOST_NAMED => self.all(&names),
            _ if own => self.speaker.say(format!("{count} of your Characters"), format!("{count} de vos Personnages")),
            _ => self
                .speaker
                .say(format!("{count} of {name}’s Characters"), format!("{count} Personnages {}", speaker::of(name))),
        };
        (archives, whom)
    }

    fn meeting(&self, it: Option<PieceId>) -> String {
        let who = kernel::opening(&self.somebody(it));
        match it.and_then(|it| self.board.spot_of(it)) {
            Some(spot) => {
                let place = self.place(spot);
                self.speaker.say(format!("{who} has entered {place}"), format!("{who} vient d’entrer\u{a0}: {place}"))
            }
            None => self.speaker.say(format!("{who} has arrived"), format!("{who} vient d’arriver")),
        }
    }

    /// Returns the words for the card to which a seat may react: a reaction that is being carried out or, if there is
    /// none, the last played card that has not taken effect.
    fn played(&self, frame: Option<FrameId>, revealed: bool) -> String {
        if let Some(Frame { script, seat, .. }) = frame.and_then(|frame| self.board.frames.get(frame.index())) {
            let (source, name) = (self.speaker.source(script.of), self.speaker.name(*seat));
            return self.speaker.say(format!("{name} answers with {source}"), format!("{name} répond par {source}"));
        }
        let Some((card, seat, to)) = self.waiting() else {
            return self.speaker.say("A card is played", "Une carte est jouée");
        };
        let (title, name) = (self.speaker.card(card), self.speaker.name(seat));
        let (at, sur) = match to {
            To::Spot(spot) => {
                let place = self.place(spot);
                (format!(" at {place}"), format!(" {}", speaker::to(&place)))
            }
            To::Piece(piece) => (format!(" onto {}", self.who(piece)), format!(" sur {}", self.who(piece))),
            To::Title | To::Nowhere => (String::new(), String::new()),
        };
        let (plays, joue) = if revealed { ("reveals", "révèle") } else { ("plays", "joue") };
        self.speaker.say(format!("{name} {plays} {title}{at}"), format!("{name} {joue} {title}{sur}"))
    }

    /// Returns the last card that was played or revealed and has not taken effect yet, with its player and its target.
    pub(super) fn waiting(&self) -> Option<(CardId, Seat, To)> {
        self.board.agenda.iter().rev().find_map(|task| {
            let Task::Resolve { card, seat, to, .. } = task else { return None };
            Some((*card, *seat, *to))
        })
    }

    fn stays_in_play(&self, card: CardId) -> bool {
        matches!(self.game.catalog.card(card).kind, Kind::Character { .. } | Kind::Object)
    }
}

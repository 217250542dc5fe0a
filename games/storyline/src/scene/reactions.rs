//! What is being answered (Q43), in words that can begin a sentence.

use super::Painter;
use crate::{PieceId, Reaction, Task, speaker};
use kernel::Seat;

/// A reaction that a seat is asked for.
#[derive(Clone, Copy)]
pub(super) struct Answered {
    pub(super) seat: Seat,
    pub(super) to: Reaction,
    pub(super) it: Option<PieceId>,
    pub(super) frame: Option<u8>,
}

impl Painter<'_> {
    /// "Cyclone is about to move or archive your Characters"
    pub(super) fn answered(&self, Answered { seat, to, it, frame }: Answered, own: bool) -> String {
        let who = it.map(|it| speaker::opening(&self.who(it))).filter(|who| !who.is_empty());
        let source = frame.and_then(|frame| self.source(frame)).map(|source| self.speaker.source(source));
        match to {
            Reaction::Threat => {
                let source =
                    source.map_or_else(|| self.speaker.say("A card", "Une carte"), |source| speaker::opening(&source));
                let name = self.speaker.name(seat);
                let (whose, a_qui) = if own {
                    ("your Characters".to_owned(), "vos Personnages".to_owned())
                } else {
                    (format!("{name}’s Characters"), format!("les Personnages {}", speaker::of(name)))
                };
                self.speaker.say(
                    format!("{source} is about to move or archive {whose}"),
                    format!("{source} va déplacer ou archiver {a_qui}"),
                )
            }
            Reaction::Fall => {
                let who = who.unwrap_or_else(|| self.speaker.say("A Character", "Un Personnage"));
                match source {
                    Some(source) => self.speaker.say(
                        format!("{source} is about to archive {who}"),
                        format!("{} va archiver {who}", speaker::opening(&source)),
                    ),
                    None => self.speaker.say(
                        format!("{who} has no Vitality left and is about to be archived"),
                        format!("{who} n’a plus de Vitalité et va être archivé"),
                    ),
                }
            }
            Reaction::Meeting => self.meeting(it, who),
            Reaction::Plays { .. } => self.played(),
        }
    }

    fn meeting(&self, it: Option<PieceId>, who: Option<String>) -> String {
        let who = who.unwrap_or_else(|| self.speaker.say("A Character", "Un Personnage"));
        match it.and_then(|it| self.board.spot_of(it)) {
            Some(spot) => {
                let place = self.place(spot);
                self.speaker.say(format!("{who} has entered {place}"), format!("{who} vient d’entrer\u{a0}: {place}"))
            }
            None => self.speaker.say(format!("{who} has arrived"), format!("{who} vient d’arriver")),
        }
    }

    /// The card that was played last and has not taken effect.
    fn played(&self) -> String {
        let waiting =
            |task: &Task| if let Task::Resolve { card, seat, .. } = task { Some((*card, *seat)) } else { None };
        let waiting = self.board.agenda.iter().rev().find_map(waiting);
        match waiting {
            Some((card, seat)) => {
                let (title, name) = (self.speaker.card(card), self.speaker.name(seat));
                self.speaker.say(format!("{name} plays {title}"), format!("{name} joue {title}"))
            }
            None => self.speaker.say("A card is played", "Une carte est jouée"),
        }
    }
}

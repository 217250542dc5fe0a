//! The facts about an event that a log needs besides its words: its kind, its seat, the round or turn that begins with
//! it, and the words for several events of the same kind in a row.

use crate::{Seat, Wording};
use serde::{Deserialize, Serialize};

/// The kind, the seat and the place of an event in the log. A game chooses the note together with the words of the
/// event, from the same redacted event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Note {
    /// The kind of event.
    pub sign: Sign,
    /// The seat that the event belongs to, if any.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The head of the round or turn that begins with this event, if one begins.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<Head>,
    /// The words for several events of this kind in a row, if a log may combine them into one sentence.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub many: Option<Many>,
}

/// The kind of an event. All games use these kinds, and a front end has a picture for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Sign {
    /// Something that no other sign fits, such as a number that changes.
    #[default]
    Change,
    /// The seat that begins is chosen.
    Start,
    /// A round begins.
    Round,
    /// A turn begins.
    Turn,
    /// A part of a turn begins.
    Phase,
    /// A card is drawn.
    Draw,
    /// Cards are shuffled.
    Shuffle,
    /// Somebody looks at hidden cards.
    Look,
    /// Cards are laid out for everybody.
    Deal,
    /// Somebody takes cards from the open table, or a card of another seat.
    Take,
    /// A card is played.
    Play,
    /// A card is attached to another.
    Equip,
    /// A card leaves the table or a hand.
    Discard,
    /// A card moves.
    Move,
    /// A Location is taken, swapped, turned up or replaced, a card is turned face-down, or an Object loses its bearer.
    Place,
    /// A hidden card is turned up.
    Reveal,
    /// Dice are rolled.
    Roll,
    /// Points or free draws are gained.
    Gain,
    /// Points are paid or lost.
    Pay,
    /// An attack is declared or begins.
    Attack,
    /// Somebody answers an attack.
    Answer,
    /// A battle is decided.
    Battle,
    /// A Character meets a fate: for example, it is killed, exiled or captured.
    Capture,
    /// Cards return, for example to a hand, to the deck or to their own side.
    Return,
    /// The text of a card is carried out.
    Text,
    /// Something has no effect.
    Fail,
    /// Somebody reaches a goal of the game.
    Goal,
    /// The game ends.
    End,
}

impl Sign {
    /// Reports whether an overview of the whole game shows events of this kind.
    pub fn is_landmark(self) -> bool {
        matches!(self, Sign::Battle | Sign::Capture | Sign::Goal | Sign::End)
    }
}

/// The head of a round or of a turn in the log. If the event has the sign [`Sign::Round`] or [`Sign::Turn`], the head
/// says the same as the words of the event. Otherwise the log shows the head before these words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Head {
    /// The part of the game that begins: a round or a turn.
    pub rank: Rank,
    /// The name, in the reader's language, of the round that begins or that the turn belongs to.
    pub round: String,
}

/// The rank of a head. Rounds consist of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Rank {
    /// A round.
    Round,
    /// A turn of the event's seat.
    Turn,
}

/// The words for several events in a row. A log may combine only events that have the same key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Many {
    /// The key, which is the same for all events that may be combined.
    pub key: String,
    /// The words before the number of events.
    pub before: Wording,
    /// The words after the number of events.
    pub after: Wording,
}

impl Note {
    /// Returns the note of an event of this kind.
    pub fn new(sign: Sign) -> Note {
        Note { sign, ..Note::default() }
    }

    /// Returns the note of an event of this kind that belongs to a seat.
    pub fn of(sign: Sign, seat: Seat) -> Note {
        Note { seat: Some(seat), ..Note::new(sign) }
    }

    /// Returns this note with the head of the round or turn that begins with its event.
    #[must_use]
    pub fn headed(self, rank: Rank, round: String) -> Note {
        Note { head: Some(Head { rank, round }), ..self }
    }

    /// Returns this note with the words for several events of this kind in a row. In `words`, a `#` marks the place of
    /// their number.
    #[must_use]
    pub fn repeated(self, key: String, words: &str) -> Note {
        let (before, after) = words.split_once('#').unwrap_or((words, ""));
        let (before, after) = (Wording::read(before), Wording::read(after));
        Note { many: Some(Many { key, before, after }), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_for_many_are_split_at_their_number() {
        let note = Note::new(Sign::Draw).repeated("draw.0".into(), "Ann draws # cards.");
        let many = note.many.unwrap();
        assert_eq!((many.before, many.after), ("Ann draws ".into(), " cards.".into()));
    }

    #[test]
    fn a_note_is_as_short_as_it_can_be() {
        assert_eq!(serde_json::to_string(&Note::new(Sign::Draw)).unwrap(), r#"{"sign":"draw"}"#);
        let seat = Seat::new(1, 2).unwrap();
        let note = Note::of(Sign::Turn, seat).headed(Rank::Turn, "Turn 3".into());
        let text = r#"{"sign":"turn","seat":1,"head":{"rank":"turn","round":"Turn 3"}}"#;
        assert_eq!(serde_json::to_string(&note).unwrap(), text);
        assert_eq!(serde_json::from_str::<Note>(text).unwrap(), note);
    }
}

//! The messages between a match and a program. Each message is one line of JSON, and `docs/bots.md` describes them.

use crate::forfeit::Lost;
use kernel::{CardSet, News, Options, Scene, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the protocol.
pub(crate) const PROTOCOL: u32 = 1;

/// A message to a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "camelCase")]
pub(crate) enum ToProgram {
    Hello(Hello),
    Game(NewGame),
    Decide(Box<Decide>),
    Over(Over),
}

/// The first message, which is sent once. The members after `protocol` are those of the header of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hello {
    pub(crate) protocol: u32,
    pub(crate) game: String,
    /// All options of the table, with their defaults.
    pub(crate) options: Options,
    pub(crate) cards: CardSet,
    pub(crate) rules: u32,
    /// The name of each seat, in the order of play.
    pub(crate) seats: Vec<String>,
}

/// The beginning of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct NewGame {
    /// The seat that the program plays in this game.
    pub(crate) seat: Seat,
    /// A random number below 2^53, which depends on the seed of the match. Programs that draw from it alone play the
    /// same in every run.
    pub(crate) seed: u64,
}

/// A decision of the program's seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Decide {
    /// The number of this decision in the game, from 1.
    pub(crate) decision: u32,
    /// The time left for this decision in milliseconds, or `None` without a time control.
    pub(crate) left: Option<u64>,
    pub(crate) choices: Vec<Offer>,
    /// The events that the seat saw since the last message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) news: Option<Vec<News>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) scene: Option<Scene>,
    /// The view of the seat, in the game's own form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) view: Option<Value>,
}

/// A legal action. An answer names it by its index in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Offer {
    pub(crate) choice: usize,
    /// The action as a record writes it.
    pub(crate) action: Value,
    /// The action in English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) words: Option<String>,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Over {
    /// The score of each seat, or `None` if a seat lost the game by a fault.
    pub(crate) scores: Option<Vec<i32>>,
    /// The seats that share the win.
    pub(crate) winners: Vec<Seat>,
    /// The seat that lost the game by a fault, if one did.
    pub(crate) lost: Option<Lost>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) news: Option<Vec<News>>,
}

/// The answer to [`Hello`]. Members that are not listed here are ignored, as in every answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ready {
    pub(crate) ready: u32,
    /// The parts of each later message that the program wants.
    #[serde(default = "Want::usual")]
    pub(crate) wants: Vec<Want>,
}

/// A part of a message that a program may leave out, because it takes time to write and to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Want {
    Words,
    News,
    Scene,
    View,
}

/// The answer to [`Decide`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Chosen {
    pub(crate) choice: usize,
}

impl Want {
    /// Returns the parts that a program gets that does not say what it wants.
    fn usual() -> Vec<Want> {
        vec![Want::Words, Want::News, Want::Scene]
    }
}

/// Writes a message as one line.
pub(crate) fn line(message: &impl Serialize) -> String {
    let text = serde_json::to_string(message).expect("a message is plain JSON");
    text + "\n"
}

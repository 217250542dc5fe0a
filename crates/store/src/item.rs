//! The items of a backup, each in its stored form.

use serde::{Deserialize, Serialize};

/// An item of a backup in its stored form. The form is not interpreted, so a damaged table is backed up unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Item {
    Pack(PackItem),
    Table(TableItem),
    Gathering(GatheringItem),
    Key(KeyItem),
    Note(NoteItem),
    Player(PlayerItem),
    Rated(RatedItem),
    Tournament(TournamentItem),
}

/// A pack of cards, as a backup holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackItem {
    pub key: String,
    pub hash: String,
    pub text: String,
}

/// A table with its log. Tables are backed up in the order of their last changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableItem {
    pub id: String,
    pub header: String,
    pub seats: String,
    /// The seed as text, because not every JSON reader supports 64-bit numbers.
    pub seed: String,
    /// The key of the table's luck, as hexadecimal digits. It is `None` for a table that draws from its seed, and in a
    /// backup that an earlier version has made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck_key: Option<String>,
    pub pace: String,
    /// The time of creation, in seconds since 1970.
    pub created: i64,
    /// The time of the last change, in seconds since 1970.
    pub changed: i64,
    pub entries: Option<i64>,
    pub is_over: Option<bool>,
    pub heading_en: Option<String>,
    pub heading_fr: Option<String>,
    /// The seat that decides or the result, as JSON. It is `None` in a backup that an earlier version has made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<String>,
    /// The number of rows that the log had when the table was created, which are a copy of another game's entries. It
    /// is 0 in a backup that an earlier version has made.
    #[serde(default)]
    pub copied: i64,
    /// True if everybody could find the invitation to the table. It is false in a backup that an earlier version has made.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_public: bool,
    /// The rows of the log, each as a number and a line.
    pub log: Vec<(i64, String)>,
    /// The parts that only one seat knows, each as the number of the seat and JSON. The list is empty in a backup that an
    /// earlier version has made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub privates: Vec<(i64, String)>,
    /// The number of each person's newest notice about the table. The list is empty in a backup that an earlier version
    /// has made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notices: Vec<(String, i64)>,
    /// The talk of the people at the table. It is left out if there is none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub talk: Vec<TalkItem>,
}

/// A gathering, as a backup holds it: the columns in their stored form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GatheringItem {
    pub id: String,
    /// The number of the gathering's last change.
    pub version: i64,
    /// The time at which it was made, in seconds since 1970.
    pub made: i64,
    pub is_public: bool,
    /// The game and its options, as JSON.
    pub wish: String,
    /// The person, the bot or nobody at each seat, as JSON.
    pub chairs: String,
    /// The person who made it, as JSON.
    pub made_by: String,
    /// The key of the attempt to begin, as JSON. It is `None` in a backup that an earlier version has made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<String>,
    /// The time until which it waits for salts, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<i64>,
}

/// A key of a person, as a backup holds it: the columns in their stored form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct KeyItem {
    /// The hash of the secret, as 64 hexadecimal digits.
    pub hash: String,
    /// The person, as 64 hexadecimal digits.
    pub person: String,
    pub kind: String,
    /// The time at which it was made, in seconds since 1970.
    pub made: i64,
    pub about: String,
}

/// A line of the talk at a table, as a backup holds it: the columns in their stored form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TalkItem {
    pub number: i64,
    /// The number of the first line of the same person.
    pub speaker: i64,
    /// The person, as 64 hexadecimal digits.
    pub person: String,
    pub name: String,
    /// The index of the seat, or `None` for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<i64>,
    /// The time at which it was said, in seconds since 1970.
    pub made: i64,
    /// What was said, as JSON.
    pub said: String,
    pub token: String,
}

/// A note about a person or a table, as a backup holds it: the columns in their stored form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NoteItem {
    pub id: String,
    pub kind: String,
    /// A person, as 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// The other person, as 64 hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table_id: Option<String>,
    /// The time at which it was made, in seconds since 1970.
    pub made: i64,
    /// The time at which it ends, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<i64>,
    pub words: String,
    pub done: bool,
}

/// The public id of a person, as a backup holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[serde(deny_unknown_fields)]
pub struct PlayerItem {
    /// The person, as 64 hexadecimal digits.
    pub person: String,
    pub id: String,
}

/// A tournament, as a backup holds it: the columns in their stored form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[serde(deny_unknown_fields)]
pub struct TournamentItem {
    pub id: String,
    /// The number of the tournament's last change.
    pub version: i64,
    /// The time at which it was made, in seconds since 1970.
    pub made: i64,
    pub stage: String,
    /// Everything else, as JSON.
    pub words: String,
}

/// A game that was counted for ratings, as a backup holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedItem {
    pub game: String,
    /// The number of the game among the counted games of its kind.
    pub number: i64,
    pub table: String,
    /// The time at which it ended, in seconds since 1970.
    pub ended: i64,
    pub ratings: Vec<RatingItem>,
}

/// The rating of a person after a game, as a backup holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[serde(deny_unknown_fields)]
pub struct RatingItem {
    /// The person, as 64 hexadecimal digits.
    pub person: String,
    /// The rating and the deviation in thousandths, and the volatility in thousand-millionths.
    pub rating: i64,
    pub deviation: i64,
    pub volatility: i64,
}

//! The talk at a table that is open to others.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What somebody says at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Saying {
    /// Words of the speaker's own, as plain text.
    Text(String),
    /// A phrase that each reader gets in their own language.
    Phrase(ReadyPhrase),
}

/// A phrase that is ready in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ReadyPhrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Oops,
    OneMoment,
    BackLater,
    GoodGame,
}

impl ReadyPhrase {
    /// All phrases, in the order in which people need them.
    pub const ALL: [ReadyPhrase; 8] = [
        ReadyPhrase::Hello,
        ReadyPhrase::GoodLuck,
        ReadyPhrase::WellPlayed,
        ReadyPhrase::Thanks,
        ReadyPhrase::Oops,
        ReadyPhrase::OneMoment,
        ReadyPhrase::BackLater,
        ReadyPhrase::GoodGame,
    ];
}

/// News of the talk at a table, as its reader may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TalkNews {
    /// The lines, the oldest first.
    pub lines: Vec<TalkInfo>,
    /// The whole talk, or `null` if the lines follow those that the reader has.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whole: Option<TalkSetting>,
}

/// The circumstances of the talk at a table for one reader. They come with the whole talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TalkSetting {
    /// True if the reader speaks as a player, false as a spectator.
    pub player: bool,
    /// The phrases that are ready, in the reader's language.
    pub phrases: Vec<PhraseInfo>,
}

/// A phrase that is ready.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PhraseInfo {
    pub phrase: ReadyPhrase,
    /// The phrase in the reader's language.
    pub words: String,
}

/// A line of the talk at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TalkInfo {
    /// The number of the line at the table.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// The number of the person at the table, which says nothing else about the person.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub speaker: u64,
    /// The seat of a player, or `null` for a spectator.
    pub seat: Option<Seat>,
    /// The name of the speaker.
    pub name: String,
    /// The id of the speaker's page, if the speaker keeps an identity.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// What was said, as plain text.
    pub words: String,
    /// The time at which it was said, in seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub made: u64,
    /// The text by which the sender knows the line again, if the reader has sent it.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<String>,
}

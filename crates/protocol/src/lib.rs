//! The messages between a client and the server: JSON texts on one WebSocket.
//!
//! A client sends [`FromClient`], and the server sends [`FromServer`]. A table comes as a whole [`Position`], as this
//! client may see it. As the game continues, an [`Update`] holds the changes. If an update does not fit the client's
//! position, the client requests the whole position again.

#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod client;
mod lesson;
mod leaving;
mod daily;
mod gathering;
mod company;
mod talk;
mod position;
mod hint;
mod review;
mod ledger;
mod log;
mod update;
mod news;
mod way;
mod windows;
mod server;
mod book;
mod statistics;
mod me;
mod notices;
mod player;
mod tournament;
#[cfg(feature = "ts")]
mod typescript;

/// The types of `kernel` that messages contain, so that a client needs only this crate.
pub use kernel::{
    Card, Choice, Contest, ContestSide, Counter, Die, EarlyEnd, Face, Glyph, Happening, Lang, Late, Length, Link,
    MAX_NAME, NameFault, Names, NamesFault, OptionKind, OptionSpec, OptionValue, Options, Part, Phrase, Place, Scene,
    Seat, SeatNames, Sheet, SheetLine, SheetSeat, Terms, Time, Windows, Wording, Zone, ZoneKind, is_unseen, spare,
};

pub use book::{BookCard, BookGame, CardBook, Ruling};
pub use client::{Find, FromClient, Pace, SeatPlan};
pub use company::Company;
pub use daily::{Dailies, DailyDeal, Dealt};
pub use gathering::{
    ChairInfo, ChairRight, ChairSalt, GatheringInfo, GatheringLuck, GatheringPairing, GatheringRight, SeatLink,
};
pub use hint::{Hint, HintChoice, HintReason, Measure};
pub use leaving::{ClockInfo, LeaveOffer, Leaving};
pub use ledger::{Fortune, Ledger, LedgerParts};
pub use lesson::{Lesson, LessonLine, LessonStep};
pub use me::{Blocked, Holidays, Me, MyCode, MyKey, MyKeyKind};
pub use news::{LogLine, NewsLine};
pub use notices::{Hook, HookSecret, Hooks, NoticeDevice, Notices};
pub use player::{Archive, ArchivedTable, Ladder, Met, PlayedGame, Player, RatingInfo, RatingPoint, Rung};
pub use position::{Landmarks, LogPage, LuckInfo, Position, Records, SeatInfo, TurnInfo, Undo};
pub use review::{Review, ReviewChoice, ReviewedDecision};
pub use server::{BotInfo, FromServer, GameInfo, GameResult, TableLine};
pub use statistics::{
    DayTally, GameStatistics, Opponent, OpponentTally, PersonStatistics, SeatTally, Statistics, Tally,
};
pub use talk::{PhraseInfo, ReadyPhrase, Saying, TalkInfo, TalkNews, TalkSetting};
pub use tournament::{
    EntrantInfo, NewTournament, PairingInfo, PairingResult, RoundInfo, StandingInfo, TournamentInfo, TournamentLine,
    TournamentState, TournamentSystem,
};
#[cfg(feature = "ts")]
pub use typescript::typescript;
pub use update::{CardUpdate, Update, ZoneUpdate};
pub use windows::{OpenWindow, Orders, OwnOrders, TopicInfo, WindowsInfo};

/// The greatest length of a message from a client, in bytes. A longer record is uploaded instead.
pub const MAX_MESSAGE: usize = 1 << 20;

//! What a client and the server say to each other: JSON text messages on one WebSocket.
//!
//! A client sends [`FromClient`], the server [`FromServer`]. A table comes as a whole [`Position`], as this client may see
//! it; while the game goes on, an [`Update`] says what has changed. A client that an update does not fit asks for the whole
//! again, and is right at once.

mod client;
mod position;
mod log;
mod update;
mod news;
mod way;
mod server;
#[cfg(feature = "ts")]
mod typescript;

/// What the messages are made of, so that a client needs this crate alone.
pub use kernel::{
    Card, Choice, Contest, ContestSide, Counter, Die, Face, Glyph, Happening, Lang, Link, MAX_NAME, NameFault, Names,
    NamesFault, OptionKind, OptionSpec, OptionValue, Options, Part, Phrase, Place, Scene, Seat, SeatNames, Sheet,
    SheetLine, SheetSeat, Wording, Zone, ZoneKind, is_unseen, spare,
};

pub use client::{Find, FromClient, Pace, SeatPlan};
pub use news::{LogLine, NewsLine};
pub use position::{LogPage, Position, Records, SeatInfo, TurnInfo};
pub use server::{BotInfo, FromServer, GameInfo, TableLine};
#[cfg(feature = "ts")]
pub use typescript::typescript;
pub use update::{CardUpdate, Update, ZoneUpdate};

/// A longer message is refused: the longest record fits many times over.
pub const MAX_MESSAGE: usize = 1 << 20;

//! What a client and the server say to each other: JSON text messages on one WebSocket.
//!
//! A client sends [`FromClient`], the server [`FromServer`]. After every change the server sends the whole
//! [`Position`] again as this client may see it, so that a client that missed something is right again at once.

mod client;
mod log;
mod server;
mod update;
#[cfg(feature = "ts")]
mod typescript;

/// What the messages are made of, so that a client needs this crate alone.
pub use kernel::{
    Card, Choice, Contest, ContestSide, Counter, Die, Face, Glyph, Lang, Link, MAX_NAME, NameFault, Names, NamesFault,
    OptionKind, OptionSpec, OptionValue, Options, Part, Phrase, Scene, Seat, SeatNames, Sheet, SheetLine, SheetSeat,
    Wording, Zone, ZoneKind, is_unseen, spare,
};

pub use client::{FromClient, Pace, SeatPlan};
pub use server::{BotInfo, FromServer, GameInfo, LogLine, LogPage, Position, SeatInfo, TableLine, TurnInfo};
#[cfg(feature = "ts")]
pub use typescript::typescript;
pub use update::{CardUpdate, Update, ZoneUpdate};

/// A longer message is refused: the longest record fits many times over.
pub const MAX_MESSAGE: usize = 1 << 20;

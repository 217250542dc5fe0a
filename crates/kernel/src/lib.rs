//! The foundation of every game: the rules as a trait, seats, random numbers, transcripts, options, scenes and wording.
//!
//! A game implements [`Game`] (its rules) and [`Tabletop`] (its set-up, its drawing and its sentences). Everything else
//! in the workspace, from bots to browsers, is written against these two traits.
//!
//! **Invariant:** this crate does not name any game, and it uses no clock, thread or file.

#![warn(missing_docs)]
#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod game;
mod feature;
mod seat;
mod id;
mod rng;
mod luck;
mod draws;
mod door;
mod wording;
mod article;
mod transcript;
mod digest;

mod name;
mod tabletop;
mod terms;
mod window;
mod options;
mod shelf;
mod rule;
mod scene;
mod scene_id;
mod why_not;
mod note;
mod chronicle;
mod news;
mod card_text;
mod card_use;
mod card_change;
mod page;

pub use article::{Article, begins_with_vowel, opening};
pub use card_change::{CardChange, ChangedText, half_more};
pub use card_text::{CardSet, CardText, Lang, Words};
pub use card_use::{CardFate, CardUse};
pub use chronicle::{Chronicle, Earner, Stage, Swing};
pub use digest::{Digest, content_hash};
pub use door::{Illegal, apply, happen};
pub use draws::Luck;
pub use feature::{Feature, FittedWeights, Weights, WeightsFault, WeightsFile};
pub use game::{Course, Game, Ledger, Sink, Taste, Turn, Unheard, Viewer, victors, winners};
pub use luck::{Key, Purpose};
pub use name::{MAX_NAME, NameFault, NamesFault, SeatNames, is_unseen, searchable, spare};
pub use news::{Happening, News, Place};
pub use note::{Head, Many, Note, Rank, Sign};
pub use options::{OptionFault, OptionKind, OptionSpec, OptionValue, Options};
pub use page::{CardPage, Faces, Term};
pub use rng::{Rng, draw_weighted};
pub use rule::{Reason, RuleFault, RuleNumber};
pub use scene::{
    Card, Choice, Contest, ContestSide, Counter, Die, Face, Glyph, Link, Part, Scene, Sheet, SheetLine, SheetSeat,
    Zone, ZoneKind,
};
pub use scene_id::IdShape;
pub use seat::{MAX_SEATS, Seat, SeatMap};
pub use shelf::{Shelf, ShelfFault};
pub use tabletop::{Reader, Tabletop};
pub use terms::{EarlyEnd, Late, Length, Terms, TermsFault, Time, Windows};
pub use transcript::{Entry, ReplayFault, Transcript};
pub use why_not::give_way;
pub use window::Topic;
pub use wording::{Names, Phrase, Wording, Wordings, before_mark, past_mark, unmarked};

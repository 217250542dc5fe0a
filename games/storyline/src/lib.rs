//! The Card Game of Oz and the Epic Card Game: Authors walk their Characters along a road of Locations. Once a Prime
//! Character has reached The End, the Author with the most Vitality on the road wins.
//! `RULES.md` has the numbered rules cited here.

#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod wiring;
mod tabletop;
mod game;
mod options;
mod start;
mod state;
mod step;
mod board;
mod pieces;
mod roster;
mod bag;
mod known;
mod road;

mod rules;
mod offers;
mod windows;
mod filter;
mod continuous;
mod deal;
mod audit;
mod digest;

mod sentence;
mod scripts;
mod text_index;
mod worths;

mod view;
mod redact;
mod outlook;

mod speaker;
mod scene;
mod score_sheet;
mod tell;
mod news;
mod usage;
mod ids;

pub use bag::Bag;
pub use board::{
    Board, Folio, Frame, Lasts, MOST_ACTIONS_A_TURN, MOST_FRAMES, MOST_LASTING, MOST_SAVED, MOST_SCRIPTS_A_TURN,
    MOST_TASKS, MOST_WAITING, Piles, Seats, ThisTurn,
};
pub use continuous::{Part as VitalityPart, PartOf, each_part, vitality};
pub use game::Storyline;
pub use ids::{AnswerId, CounterId, DieId, TableId, ZoneId};
pub use known::{Knowledge, Known};
pub(crate) use offers::folio_left;
pub(crate) use options::MOST_ROUNDS;
pub use options::{Mode, Rules};
pub use pieces::{At, Piece, PieceId, Pieces};
pub use road::{Heading, Road, SpotId};
pub use roster::Roster;
pub use sentence::{FrameId, NodeId};
pub use state::{
    Action, Among, Ask, Cause, Chance, Deck, Die, Ending, Event, Expense, Fell, From, Gait, Hand, Hitch, Landmark,
    MOST_PLACED, Onto, Placed, Question, Room, Saved, Start, State, Task, To, Way, Why,
};
pub use step::{Step, Window};
pub use text_index::TextIndex;
pub use view::{DeckView, HandView, PlacedView, SavedView, View};

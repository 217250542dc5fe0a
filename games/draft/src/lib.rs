//! Oz by Emanuele Ornella. In every round, each player takes a column of two Characters and a Story. After the last
//! round, the four face-up Stories of each player score. `RULES.md` has the numbered rules that the code cites.

#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod wiring;
mod tabletop;
mod game;
mod options;
mod state;
mod columns;

mod rules;
mod deal;
mod score;
mod price;
mod audit;
mod digest;

mod character;
mod card;
mod catalog;
mod notation;
mod lanes;

mod view;
mod outlook;
mod scene;
mod faces;
mod sheet;
mod tell;
mod news;
mod usage;
mod experiment;
mod ids;
mod words;

pub use card::{Condition, Ground, Objective, Set, Story, StoryId, StoryKind, StorySet, Term};
pub use catalog::{CardFault, Catalog};
pub use character::{Character, Counts};
pub use columns::{Column, ColumnId, Columns, Pair};
pub use game::Draft;
pub use ids::{CounterId, ZoneId};
pub use notation::{NotationFault, parse, print};
pub use options::Rules;
pub use state::{Action, Chance, Event, Player, State, Step};
pub use view::View;

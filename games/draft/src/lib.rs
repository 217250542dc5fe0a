//! Oz by Emanuele Ornella: every round each player takes a column, two Characters and a Story; after the last
//! round the four Stories still face-up are counted. `RULES.md` has the numbered rules cited here.

mod audit;
mod card;
mod catalog;
mod character;
mod columns;
mod deal;
mod game;
mod lanes;
mod notation;
mod options;
mod outlook;
mod rules;
mod scene;
mod score;
mod sheet;
mod state;
mod tell;
mod view;
mod words;

pub use card::{Condition, Ground, Objective, Set, Story, StoryId, StoryKind, StorySet, Term};
pub use catalog::{CardFault, Catalog};
pub use character::{Character, Counts};
pub use columns::Columns;
pub use game::Draft;
pub use notation::{NotationFault, parse, print};
pub use options::Rules;
pub use state::{Action, Chance, Column, ColumnId, Event, Pair, Player, State, Step};
pub use view::View;

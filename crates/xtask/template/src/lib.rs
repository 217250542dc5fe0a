//! A small game: draw a card, then keep it or throw it away. `RULES.md` has the numbered rules that the code cites.

#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod wiring;
mod tabletop;
mod game;
mod state;
mod card;

mod rules;
mod view;
mod scene;
mod news;
mod ids;

pub use card::{Card, Cards};
pub use game::NewGame;
pub use state::{Action, Chance, Event, State, Step};
pub use view::{SeenStep, View};

//! Draw, keep or throw away. `RULES.md` has the numbered rules cited here.

mod card;
mod game;
mod rules;
mod scene;
mod state;
mod view;

pub use card::{Card, Cards};
pub use game::NewGame;
pub use state::{Action, Chance, Event, State, Step};
pub use view::{SeenStep, View};

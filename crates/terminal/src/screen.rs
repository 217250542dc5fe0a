//! The full screen. `update` handles keys and messages and is pure, and `view` only draws.

mod update;
mod view;

mod model;

mod eye;
mod fights;
mod page;

pub use eye::{Eye, Panel, Sight};
pub use fights::Fights;
pub use model::{Model, Msg};
pub use page::{Chair, Lobby, NewGame, Page};
pub use update::update;
pub use view::{Ink, Reach, draw};

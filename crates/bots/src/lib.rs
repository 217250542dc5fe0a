//! Players without a person. They are generic over games and see only views.
//!
//! **Invariant:** a bot never sees the position it plays in. *Enforced by* the signature of [`Bot::choose`].

mod bot;
mod level;
mod random;

pub use bot::Bot;
pub use level::{Level, LevelFault};
pub use random::Random;

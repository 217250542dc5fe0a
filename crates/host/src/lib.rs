//! What every host of tables says alike, be it a server or a page without one: how it reads a message, whom it seats, what
//! it offers, and why it refuses, in the reader's language.
//!
//! It has no surroundings: where tables are kept, and who drives them, is the host's own business.

mod find;
mod message;
mod offer;
pub mod people;
mod refusal;
mod words;

pub use find::{Sought, sought};
pub use message::{read, written};
pub use offer::{heading, welcome};
pub use refusal::Refusal;
pub use words::say;

//! The balance of a game, from games in which bots play: seats, length, endings, lead, choices and cards.

mod bounds;
mod request;
mod csv;
mod page;
mod print;
mod report;
mod account;
mod cards;
mod effects;
mod choices;
mod lead;
mod measure;
mod seats;

pub use bounds::{Bounds, Broken};
pub use cards::{CardRow, Holders};
pub use choices::Choices;
pub use effects::{CardEffect, card_effects};
pub use lead::{AheadRow, Decided, Lead};
pub use measure::Measure;
pub use report::{BalanceReport, Effects, Lengths};
pub use request::{Balance, FILES};
pub use seats::SideRow;

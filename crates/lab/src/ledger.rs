//! The ledgers of many games between bots: how much was luck, how much was skill, and how far the judge was off.

mod account;
mod print;
mod report;
mod request;

pub use report::{LedgerReport, LedgerRow};
pub use request::LedgerRun;

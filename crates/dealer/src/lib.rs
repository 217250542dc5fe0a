//! The authority over one table. This crate manages the seats and screens of the table, returns the rows to store, and
//! plays the outcomes of chance and the passes that follow a decision.
//!
//! This crate does no I/O (style 43): it uses no runtime, database, file or clock. Its driver stores the rows of a
//! [`Step`] and then commits the step. A step that could not be stored is dropped and has no effect.
//!
//! ```
//! use catalog::{Level, open};
//! use dealer::Dealer;
//! use kernel::{Options, Shelf, Turn};
//!
//! let table = open("duel", &Options::new(), vec!["Ann".into(), "Greta".into()], &Shelf::EMPTY)?;
//! let mut dealer = Dealer::new(table, vec![None, Some(Level::Greedy)], 7)?;
//! let dealt = dealer.owed()?;
//! assert_eq!(dealer.rows(), 0);
//! // Here the driver stores the rows.
//! let stored = dealt.rows().len() as u64;
//! dealer.commit(dealt)?;
//! assert_eq!(dealer.rows(), stored);
//! assert!(matches!(dealer.table().turn(), Turn::Of(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]
#![forbid(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod daily;
mod dealer;
mod script;
mod step;
mod drawing;
mod fights;
mod eyes;
mod open;
mod lesson;
mod access;
mod log;
mod row;
mod rows;
mod fault;
mod undo;
mod clock;
mod holidays;
mod holiday;
mod leaving;
mod hint;
mod review;
mod ledger;
mod windows;
mod orders;
mod private;
mod parted;
mod parting;
mod stamp;
mod screen;
mod again;
mod follow;
mod record;
mod verify;

pub use access::{Access, AccessFault, Person};
pub use daily::{DailyFault, check_daily_deal, is_daily_deal};
pub use dealer::Dealer;
pub use drawing::{KeyFault, Luck};
pub use eyes::SitFault;
pub use fault::DealFault;
pub use hint::{HintFault, Hinting};
pub use holiday::Holiday;
pub use ledger::Accounting;
pub use lesson::ActFault;
pub use orders::OrdersFault;
pub use parted::Parted;
pub use parting::{LeaveFault, Parting};
pub use private::{LetPass, Private};
pub use record::ShareFault;
pub use review::{ReviewFault, Reviewing};
pub use row::{Row, fold};
pub use screen::{About, DecideFault, Screen, Shown};
pub use script::{Page, Script, Stop, Told};
pub use stamp::{Moment, Stamp};
pub use step::{StaleStep, Step};
pub use verify::{BotsChecked, LuckFault, check_bots, check_numbers};

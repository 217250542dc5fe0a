//! The authority over one table: who sits and sees, what may be taken back, and what chance and passes follow.
//!
//! It has no surroundings: no runtime, no database, no file and no clock. Whoever drives it stores what a [`Step`] brings,
//! and then commits the step; a step that could not be stored is dropped, and has not happened.
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
//! // Here the rows are stored.
//! let stored = dealt.rows().len() as u64;
//! dealer.commit(dealt)?;
//! assert_eq!(dealer.rows(), stored);
//! assert!(matches!(dealer.table().turn(), Turn::Of(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod dealer;
mod step;
mod fights;
mod eyes;
mod log;
mod row;
mod screen;
mod record;

pub use dealer::{Access, DealFault, Dealer};
pub use eyes::SitFault;
pub use row::{Row, fold};
pub use screen::{About, DecideFault, Screen, Shown};
pub use step::{StaleStep, Step};

//! The benchmark, which measures the speed of a game on one core.

mod clock;
mod driver;
mod limit;
mod print;
mod report;
mod run;
mod search;
mod spread;

pub use clock::Clock;
pub use driver::{Door, Driver};
pub use limit::{LimitReport, ModeReport};
pub use report::{BenchReport, DoorReport};
pub use run::{Allocations, Bench, MAX_SECONDS};
pub use search::{SearchReport, SizeReport};
pub use spread::Spread;

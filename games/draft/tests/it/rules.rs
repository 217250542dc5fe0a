//! Tests each numbered rule and each ruling with at least one scenario. The name of a test begins with the number of
//! its rule or ruling.

mod ending;
mod four;
mod hands;
mod layout;
mod open_trio;
mod stories;
mod turns;
mod types;

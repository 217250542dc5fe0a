//! One scenario, at least, for each numbered rule and each ruling. The names say which.

mod ending;
mod four;
mod hands;
mod layout;
mod open_trio;
mod stories;
mod turns;
mod types;

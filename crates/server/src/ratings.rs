//! Ratings of people, for rated games between people alone. `docs/ratings.md` has the rules.

mod count;
mod glicko;
mod meetings;
mod recount;
mod stored;

pub(crate) use count::{count, keep_up};
pub(crate) use recount::recount;
pub(crate) use stored::{interval, is_provisional, points};

//! Turns panics and values into text.

use std::{
    any::Any,
    fmt::Debug,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// Returns the `Debug` text of a value for a message.
pub(crate) fn told(thing: &impl Debug) -> String {
    format!("{thing:?}")
}

/// Calls a function. Returns its result, or the message of its panic.
pub(crate) fn or_panic<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    // After a panic the check has failed, and every value that the call has changed halfway is dropped.
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| words(&*panic))
}

fn words(panic: &(dyn Any + Send)) -> String {
    let literal = panic.downcast_ref::<&str>().map(|words| (*words).to_owned());
    literal.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no words".into())
}

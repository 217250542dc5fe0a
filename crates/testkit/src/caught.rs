//! Panics and values in words.

use std::{
    any::Any,
    fmt::Debug,
    panic::{AssertUnwindSafe, catch_unwind},
};

/// Tells anything in a message.
pub(crate) fn told(thing: &impl Debug) -> String {
    format!("{thing:?}")
}

/// The result, or the words of the panic.
pub(crate) fn or_panic<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    // Whatever was half done is thrown away with the check that failed.
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| words(&*panic))
}

fn words(panic: &(dyn Any + Send)) -> String {
    let literal = panic.downcast_ref::<&str>().map(|words| (*words).to_owned());
    literal.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no words".into())
}

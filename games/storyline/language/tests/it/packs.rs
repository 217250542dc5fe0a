//! Tests of packs of other writers: faults and warnings, with their places.

mod faults;
mod own;
mod pooled;
mod texts;
mod vain;

use language::{Catalog, PackNote, Weight};
use texts::file;

fn faults(bytes: &[u8]) -> Vec<PackNote> {
    let notes = Catalog::check(file(bytes));
    notes.into_iter().filter(|note| note.weight == Weight::Fault).collect()
}

/// Returns the warnings of a pack, which must have no faults.
fn warnings(text: &str) -> Vec<String> {
    let notes = Catalog::check(file(text.as_bytes()));
    assert!(notes.iter().all(|note| note.weight == Weight::Warning), "{notes:#?}");
    notes.iter().map(ToString::to_string).collect()
}

/// Returns `text` with `from` replaced by `to`. The text must contain `from` exactly once.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "{from:?} stands once");
    text.replace(from, to)
}

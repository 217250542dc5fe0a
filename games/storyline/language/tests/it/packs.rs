//! Packs that somebody else has written: what is wrong with them is said, and where; what is odd too.

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

/// Everything said of a pack that is sound.
fn warnings(text: &str) -> Vec<String> {
    let notes = Catalog::check(file(text.as_bytes()));
    assert!(notes.iter().all(|note| note.weight == Weight::Warning), "{notes:#?}");
    notes.iter().map(ToString::to_string).collect()
}

/// The text with something else instead of what stands once in it.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "{from:?} stands once");
    text.replace(from, to)
}

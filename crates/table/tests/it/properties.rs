//! Property tests of the reader: no text makes the reader panic, and an accepted record stays the same when it is
//! written and read again.

use crate::records::{good, replay};
use proptest::{collection::vec, prelude::*, sample::Index};
use table::write_record;

/// One random change to the text of a record.
#[derive(Clone, Debug)]
enum Change {
    Byte { at: Index, to: u8 },
    Drop { at: Index, count: usize },
    Insert { at: Index, text: String },
    SwapLines { a: Index, b: Index },
    RepeatLine { at: Index },
}

fn change() -> impl Strategy<Value = Change> {
    let piece = prop_oneof![
        prop::sample::select(vec![
            "{", "}", "[", "\"", ",", ":", "0", "-1", "1e999", "null", "\n", "\u{feff}", "\\u0000"
        ])
        .prop_map(str::to_owned),
        prop::sample::select(vec![
            "\"entry\":1,",
            "\"seat\":0,",
            "\"chance\":1,",
            "\"digest\":\"\",",
            "18446744073709551616"
        ])
        .prop_map(str::to_owned),
        (1usize..300).prop_map(|deep| "[".repeat(deep)),
        ".*",
    ];
    prop_oneof![
        (any::<Index>(), any::<u8>()).prop_map(|(at, to)| Change::Byte { at, to }),
        (any::<Index>(), 1usize..40).prop_map(|(at, count)| Change::Drop { at, count }),
        (any::<Index>(), piece).prop_map(|(at, text)| Change::Insert { at, text }),
        (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Change::SwapLines { a, b }),
        any::<Index>().prop_map(|at| Change::RepeatLine { at }),
    ]
}

impl Change {
    fn make(&self, mut bytes: Vec<u8>) -> Vec<u8> {
        if bytes.is_empty() {
            return bytes;
        }
        let lines = |bytes: &[u8]| bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect::<Vec<_>>();
        match self {
            Change::Byte { at, to } => {
                let at = at.index(bytes.len());
                bytes[at] = *to;
            }
            Change::Drop { at, count } => {
                let at = at.index(bytes.len());
                bytes.drain(at..bytes.len().min(at + count));
            }
            Change::Insert { at, text } => {
                let at = at.index(bytes.len());
                bytes.splice(at..at, text.bytes());
            }
            Change::SwapLines { a, b } => {
                let mut lines = lines(&bytes);
                let (a, b) = (a.index(lines.len()), b.index(lines.len()));
                lines.swap(a, b);
                bytes = lines.join(&b'\n');
            }
            Change::RepeatLine { at } => {
                let mut lines = lines(&bytes);
                let at = at.index(lines.len());
                lines.insert(at, lines[at].clone());
                bytes = lines.join(&b'\n');
            }
        }
        bytes
    }
}

/// Checks that the bytes are either a record that stays the same when it is written and read again, or are refused with
/// a fault that names a line of the file.
fn holds(bytes: &[u8]) -> Result<(), TestCaseError> {
    match replay(bytes) {
        Ok(table) => {
            let record = write_record(&*table);
            let again = replay(&record).map_err(|fault| TestCaseError::fail(fault.to_string()))?;
            prop_assert_eq!(write_record(&*again), record);
        }
        Err(fault) => {
            let lines = bytes.split(|byte| *byte == b'\n').count();
            prop_assert!((1..=lines).contains(&fault.line), "{}", fault);
            let said = fault.to_string();
            prop_assert!(said.contains("expected") && !said.contains(char::is_control), "{said:?}");
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_changed_record_never_panics(changes in vec(change(), 1..4)) {
        let bytes = changes.iter().fold(good().into_bytes(), |bytes, change| change.make(bytes));
        holds(&bytes)?;
    }

    #[test]
    fn noise_never_panics(bytes in vec(any::<u8>(), 0..200)) {
        holds(&bytes)?;
    }
}

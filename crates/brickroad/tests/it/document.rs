//! Tests that the statements in `docs/record.md` are true.

use crate::binary::prints;
use serde_json::Value;
use xxhash_rust::xxh64::xxh64;

fn document() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record.md");
    std::fs::read_to_string(path).unwrap()
}

/// Returns the blocks of the document that contain a whole record.
fn examples() -> Vec<String> {
    let text = document();
    let blocks = text.split("```jsonl\n").skip(1).filter_map(|rest| rest.split_once("```"));
    blocks.map(|(block, _)| block.to_owned()).collect()
}

#[test]
fn the_examples_replay() {
    let examples = examples();
    assert_eq!(examples.len(), 2);
    for example in &examples {
        prints(&["replay", "-", "--check"], example);
    }
    let told = prints(&["replay", "-"], &examples[0]);
    assert!(told.contains("Ann"), "{told}");
    let checked = prints(&["replay", "-", "--check"], &examples[1]);
    assert!(checked.contains("7 digests, 7 entry numbers"), "{checked}");
}

/// Returns the digest after the first `entries` entries of the first example.
fn digest(entries: usize) -> String {
    let record: String = examples()[0].lines().take(1 + entries).map(|line| format!("{line}\n")).collect();
    let summary: Value = serde_json::from_str(&prints(&["replay", "-", "--json"], record)).unwrap();
    summary["digest"].as_str().unwrap().to_owned()
}

#[test]
fn the_bytes_of_a_position_are_those_listed() {
    let nobody_has_anything = [0; 48];
    let start =
        [&[1, 0, 1][..], &[6; 8], &[255, 255, 255, 255, 255, 255, 0, 0], &[0; 8], &[0], &[0], &nobody_has_anything];
    assert_eq!(start.concat().len(), 77);
    assert_eq!(digest(0), format!("{:016x}", xxh64(&start.concat(), 0)));
    // Ann decides first. Dorothy, the Lion and story 9 have left their decks for the first column.
    let laid = [
        &[3, 1, 1][..],
        &[5, 6, 5, 6, 6, 6, 6, 6],
        &[255, 254, 255, 255, 255, 255, 0, 0],
        &[0; 8],
        &[1, 9, 0, 2],
        &[0],
        &nobody_has_anything,
    ];
    assert_eq!(digest(2), format!("{:016x}", xxh64(&laid.concat(), 0)));
    // Ann has taken the second column, with Toto, Oz and story 24.
    let ann = [&[0, 1, 0, 0, 0, 0, 0, 1][..], &[0, 0, 128, 0, 0, 0, 0, 0], &[0; 8]].concat();
    let taken = [
        &[4, 2, 1][..],
        &[5, 5, 5, 6, 6, 5, 5, 5],
        &[255, 254, 127, 223, 255, 255, 0, 0],
        &[0; 8],
        &[3, 9, 0, 2, 0, 30, 5, 6],
        &[0],
        &ann,
        &[0; 24],
    ];
    assert_eq!(digest(5), format!("{:016x}", xxh64(&taken.concat(), 0)));
}

#[test]
fn the_bytes_of_a_position_of_oz_are_those_listed() {
    let zeros = |count: usize| vec![0; count];
    let pack = [&[255, 255, 255, 255, 255, 255, 7][..], &zeros(25), &[0, 16, 0, 64], &zeros(28)].concat();
    let start = [&[1, 1, 1][..], &zeros(25), &[255, 63], &zeros(143), &pack, &zeros(477), &pack, &zeros(3)].concat();
    let told = document().replace('\n', " ");
    let (_, told) = told.split_once("The position of a single seat of `oz` before its first entry has ").unwrap();
    assert!(told.starts_with(&format!("{} bytes", start.len())), "{}", start.len());
    let digests: Vec<&str> = told.split('`').filter(|text| text.len() == 16 && !text.contains(' ')).collect();
    let record = r#"{"brickroad":1,"game":"oz","seats":["Ann"]}"#;
    let first = format!("{record}\n{{\"chance\":{{\"first\":0}}}}");
    let reached = [record, &first].map(|record| {
        let summary: Value = serde_json::from_str(&prints(&["replay", "-", "--json"], record)).unwrap();
        summary["digest"].as_str().unwrap().to_owned()
    });
    assert_eq!(reached[0], format!("{:016x}", xxh64(&start, 0)));
    assert_eq!(digests, reached, "the digests that the document names");
}

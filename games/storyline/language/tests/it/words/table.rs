//! Checks lines of notation against their exact words. The files have blocks of three lines for deeds, moments,
//! conditions, gifts and targets. `~` is a no-break space.

use kernel::Lang;
use language::{Catalog, parse, words};

fn check(table: &str) {
    let catalog = Catalog::oz();
    let lexicon = catalog.lexicon();
    for block in table.split("\n\n") {
        let lines: Vec<&str> = block.lines().collect();
        let [line, en, fr] = lines.as_slice() else { panic!("expected three lines: {block}") };
        let text = parse(line, lexicon).unwrap_or_else(|fault| panic!("{line}: {fault}"));
        assert_eq!(words::text(&text, lexicon, Lang::En).to_string(), *en, "{line}");
        assert_eq!(
            words::text(&text, lexicon, Lang::Fr).to_string().replace(['\u{a0}', '\u{202f}'], "~"),
            *fr,
            "{line}"
        );
    }
}

#[test]
fn deeds_are_written() {
    check(include_str!("deeds.txt"));
}

#[test]
fn moments_are_written() {
    check(include_str!("moments.txt"));
}

#[test]
fn conditions_are_written() {
    check(include_str!("conditions.txt"));
}

#[test]
fn gifts_are_written() {
    check(include_str!("gifts.txt"));
}

#[test]
fn filters_are_written() {
    check(include_str!("things.txt"));
}

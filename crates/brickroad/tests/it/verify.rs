//! Tests of `brickroad verify`, with records that are sealed again after a change, so that the signature fits.

use crate::{
    binary::{brickroad, complains, prints},
    served::binary,
    storm::judge,
};
use catalog::Level;
use dealer::{Dealer, Luck};
use kernel::{Options, Shelf, Turn};
use luck::{Claim, LuckKey, Salt, SaltClaim, Signer, sealed};
use serde_json::{Value, json};
use trials::verify;

const KEY: LuckKey = LuckKey::new([1; 32]);

fn signer() -> Signer {
    Signer::new([2; 32])
}

/// Returns the record of a game between a person, who always takes the first choice, and a greedy bot.
fn signed() -> String {
    let names = vec!["Ann".to_owned(), "Greta".to_owned()];
    let mut header = catalog::open("draft", &Options::new(), names, &Shelf::EMPTY).unwrap().header().clone();
    header.bots = vec![None, Some("greedy".to_owned())];
    let salt = Salt::new([3; 32]);
    let salts = vec![Some(SaltClaim { commitment: salt.commitment(0), salt }), None];
    header.luck = Some(Claim { salts, ..Claim::unsalted("37aba55498f737df".to_owned(), &KEY, 0) });
    let (table, luck) = (catalog::resume(&header, &Shelf::EMPTY).unwrap(), Luck::of(&header, 0, Some(KEY)).unwrap());
    let mut dealer = Dealer::new(table, vec![None, Some(Level::Greedy)], luck).unwrap().with_signer(Some(signer()));
    let mut step = dealer.owed().unwrap();
    loop {
        dealer.commit(step).unwrap();
        let Turn::Of(seat) = dealer.table().turn() else { break };
        let choice = dealer.level(seat).map_or(0, |level| dealer.think(level).unwrap()(&mut || false));
        step = dealer.act(seat, choice).unwrap();
    }
    dealer.record()
}

/// Returns the lines of this record.
fn game() -> Vec<Value> {
    signed().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns these lines, without their seal, as a record with a seal that fits.
fn sealed_again(lines: &[Value]) -> String {
    let text: String = lines[..lines.len() - 2].iter().map(|line| format!("{line}\n")).collect();
    sealed(text, &KEY, &signer())
}

/// Checks that `verify` finds this fault after a change of the lines.
fn finds(change: impl FnOnce(&mut Vec<Value>), fault: &str) {
    let mut lines = game();
    change(&mut lines);
    let run = brickroad(&["verify", "-"], sealed_again(&lines));
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""), "{run:?}");
    assert!(
        run.out.contains("It is signed by ") && run.out.contains(&format!("FAULT: {fault}")),
        "{fault}: {}",
        run.out
    );
}

/// Returns the index of the first line that satisfies a condition, and the number of its entry.
fn first(lines: &[Value], is_it: impl Fn(&Value) -> bool) -> (usize, u64) {
    let at = lines.iter().position(is_it).unwrap();
    (at, lines[at]["entry"].as_u64().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn both_verifiers_accept_what_was_drawn_and_refuse_every_changed_byte() {
    let arguments = verify::Arguments { games: 16, tries: 300, seed: 1900 };
    judge(&verify::run(&arguments, &binary()).await.unwrap());
}

#[test]
fn a_good_record_is_described_in_both_languages() {
    let record = sealed_again(&game());
    let out = prints(&["verify", "-"], &record);
    for words in [
        &format!("It is signed by {}.", signer().public()),
        "The key has its commitment (attempt 1), and 1 salt has its commitment.",
        "25 drawn numbers are those of the key.",
        "The rules allow 49 entries, and the numbers give the outcomes. The game is over.",
        "Run again, the bots make 12 decisions again.",
        "Nothing in this record contradicts what it claims about its luck.",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
    let out = prints(&["verify", "-", "--lang", "fr"], &record);
    assert!(out.contains("25 nombres tirés sont ceux de la clé.") && out.contains("La partie est terminée."), "{out}");
    let signer = signer().public().to_string();
    prints(&["verify", "-", "--signer", &signer], &record);
    let run = brickroad(&["verify", "-", "--signer", &"ab".repeat(32)], &record);
    assert!(
        run.code == Some(1) && run.out.contains(&format!("FAULT: the record is signed by {signer}; expected abab"))
    );
}

#[test]
fn a_changed_number_outcome_or_bound_is_found() {
    let (at, entry) = first(&game(), |line| line["drawn"]["bound"].as_u64() > Some(100));
    let number = game()[at]["drawn"]["number"].as_u64().unwrap();
    let found = number.checked_sub(1).unwrap_or(1);
    finds(
        |lines| lines[at]["drawn"]["number"] = json!(found),
        &format!("entry {entry}: the drawn number {found} is not the one of the key; expected {number}"),
    );
    finds(|lines| lines[at]["drawn"]["bound"] = json!(0), &format!("entry {entry}: a number below 0; expected"));
    // A number below another bound may be right, but the rules give the bound.
    let draws = game()[0]["luck"].clone();
    let claim: Claim = serde_json::from_value(draws).unwrap();
    let due = claim.draws(&KEY, 2).unwrap().below(luck::Purpose::Chance, entry, 7);
    finds(
        |lines| lines[at]["drawn"] = json!({"bound": 7, "number": due}),
        &format!("line {}: a number below 7; expected one below ", at + 1),
    );
    finds(
        |lines| {
            lines[at]["chance"]["column"]["story"] =
                json!(if lines[at]["chance"]["column"]["story"] == 1 { 2 } else { 1 })
        },
        &format!("line {}: the outcome is {{\"column\":", at + 1),
    );
    finds(
        |lines| drop(lines[at].as_object_mut().unwrap().remove("drawn")),
        &format!("entry {entry}: the outcome has no drawn number; expected one"),
    );
}

#[test]
fn a_changed_commitment_salt_or_copy_is_found() {
    finds(|lines| lines[0]["luck"]["commitment"] = json!("00".repeat(32)), "the key has the commitment ");
    finds(
        |lines| lines[0]["luck"]["salts"][0]["salt"] = json!("00".repeat(32)),
        "the salt of seat 0 has the commitment ",
    );
    finds(|lines| lines[0]["luck"]["salts"] = json!([null]), "1 places for salts; expected one for each of 2 seats");
    finds(|lines| lines[0]["luck"]["table"] = json!("elsewhere"), "entry 2: the drawn number ");
    finds(
        |lines| lines[0]["luck"]["copied"] = json!(3),
        "entry 1: it was copied and has a drawn number; expected none",
    );
    finds(|lines| lines[0]["luck"]["copied"] = json!(300), "300 copied entries; expected at most 49");
    finds(
        |lines| drop(lines[0].as_object_mut().unwrap().remove("luck")),
        "the record makes no claim about its luck; expected",
    );
}

#[test]
fn a_decision_that_the_bot_does_not_make_is_found() {
    // The last decision of the bot is replaced, so that the rest of the game can stay as it is.
    let lines = game();
    let at = lines.iter().rposition(|line| line["seat"] == 1 && line["action"]["take"].is_u64()).unwrap();
    let (action, entry) = (lines[at]["action"]["take"].as_u64().unwrap(), lines[at]["entry"].clone());
    let changed = |lines: &mut Vec<Value>| {
        let taken = lines[at - 2..at].iter().filter_map(|line| line["action"]["take"].as_u64()).collect::<Vec<_>>();
        let other = (0..3).find(|column| *column != action && !taken.contains(column)).unwrap();
        lines[at]["action"]["take"] = json!(other);
        // The digests of the later positions change, so they are left out, and so are the later entries.
        lines[at].as_object_mut().unwrap().remove("digest");
        lines.drain(at + 1..lines.len() - 2);
    };
    finds(changed, &format!("entry {entry}: the bot decided on {{\"take\":"));
}

#[test]
fn what_is_no_signed_record_is_refused_in_words() {
    let record = sealed_again(&game());
    let unsealed: String = record.lines().take(50).map(|line| format!("{line}\n")).collect();
    let run = brickroad(&["verify", "-"], &unsealed);
    assert!(
        run.code == Some(1) && run.out.contains("FAULT: the record ends otherwise; expected a line {\"key\":"),
        "{run:?}"
    );
    // A reader of records takes a signed one like any other.
    assert!(prints(&["replay", "-", "--check"], &record).contains("49 entries, each allowed by the rules."));
    assert!(complains(&["verify", "missing.jsonl"], "").contains("cannot read missing.jsonl"));
    assert!(complains(&["verify"], "").contains("FILE"));
    assert!(complains(&["verify", "-", "--signer", "ab"], "").contains("expected 64 hexadecimal digits"));
}

#[test]
fn the_second_program_is_short() {
    let program = include_str!("../../../../tools/verify.py");
    assert!(program.lines().count() <= 200, "{} lines", program.lines().count());
    let imports: Vec<_> =
        program.lines().filter(|line| line.starts_with("import ") || line.starts_with("from ")).collect();
    assert_eq!(imports, ["import hashlib", "import hmac", "import json", "import re", "import sys"]);
}

/// A record that is kept as it was signed once. Later versions must accept it, too, unless the rules change.
#[test]
fn an_old_signed_record_stays_valid() {
    let record = include_str!("signed.jsonl");
    assert_eq!(signed(), record, "the same key, salts and decisions give the same record, byte for byte");
    prints(&["verify", "-"], record);
}

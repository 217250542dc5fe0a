//! Tests of drawn numbers beside the outcomes of chance, and of the claim in the header.

use crate::{
    play::{seat, table},
    records::{good, replay},
};
use luck::{LuckKey, SEAL_BYTES, Seal, Signer, sealed};
use table::{AnyTable, Drawn, Line, Record, TableFault, sign_record, write_record};

const CLAIM: &str = r#"{"table":"37aba55498f737df","attempt":1,"commitment":"COMMITMENT"}"#;
const KEY: LuckKey = LuckKey::new([7; 32]);

/// Returns the record of a whole game with this claim in its header.
fn claiming(claim: &str) -> String {
    let claim = claim.replace("COMMITMENT", &KEY.commitment().to_string());
    good().replacen("{", &format!("{{\"luck\":{claim},"), 1)
}

#[test]
fn a_number_gives_the_outcome_that_stands_at_its_place() {
    let bound = table(&["Ann", "Ben"]).bound().unwrap();
    let mut outcomes = Vec::new();
    for number in 0..bound {
        let mut table = table(&["Ann", "Ben"]);
        let line = table.chance_at(Drawn { bound, number }).unwrap();
        assert_eq!(line.drawn, Some(Drawn { bound, number }));
        assert!(line.print().contains(&format!("\"drawn\":{{\"bound\":{bound},\"number\":{number}}}")));
        assert_eq!(Line::parse(&line.print()).unwrap(), line);
        outcomes.push(line.happened);
    }
    // Every outcome stands there as often as its weight says, and all of its places are side by side.
    let places = outcomes.len() as u64;
    outcomes.dedup();
    let ways = table(&["Ann", "Ben"]).ways();
    assert_eq!((places, outcomes.len()), (bound, ways));
}

#[test]
fn a_line_whose_number_does_not_give_its_outcome_is_refused() {
    let bound = table(&["Ann", "Ben"]).bound().unwrap();
    let mut dealt = table(&["Ann", "Ben"]);
    let line = dealt.chance_at(Drawn { bound, number: 0 }).unwrap();
    let refused = |drawn: Drawn| {
        let mut table = table(&["Ann", "Ben"]);
        let fault = table.enter(&Line { drawn: Some(drawn), ..line.clone() }).unwrap_err();
        assert_eq!(table.entries(), 0);
        fault
    };
    assert_eq!(refused(Drawn { bound: 1, number: 0 }), TableFault::Bound { found: 1, expected: bound });
    assert_eq!(refused(Drawn { bound, number: bound }), TableFault::Number { number: bound, bound });
    assert!(
        matches!(refused(Drawn { bound, number: bound - 1 }), TableFault::Outcome { number, .. } if number == bound - 1)
    );
    let mut table = table(&["Ann", "Ben"]);
    table.enter(&line).unwrap();
    assert_eq!(table.lines(), std::slice::from_ref(&line));
    assert_eq!(line.copied().drawn, None);
}

#[test]
fn a_number_stands_beside_an_outcome_only() {
    let fault = Line::parse(r#"{"seat":0,"action":"hold","drawn":{"bound":2,"number":1}}"#).unwrap_err();
    assert_eq!(fault.found, "an action with a drawn number");
    for drawn in [r#"{"bound":2}"#, r#"{"bound":2,"number":-1}"#, r#"{"bound":2,"number":1,"more":1}"#, "1"] {
        let fault = Line::parse(&format!(r#"{{"chance":1,"drawn":{drawn}}}"#)).unwrap_err();
        assert_eq!(fault.expected, r#"{"bound":…,"number":…}"#);
    }
    let mut over = table(&["Ann", "Ben"]);
    while over.chance_at(Drawn { bound: over.bound().unwrap_or_default(), number: 0 }).is_ok() {}
    assert_eq!(over.turn(), kernel::Turn::Of(seat(0)));
    assert!(over.bound().is_err(), "a seat decides now");
}

#[test]
fn a_claim_is_kept_and_read_strictly() {
    let table = replay(claiming(CLAIM)).unwrap();
    let written = write_record(&*table);
    assert_eq!(write_record(&*replay(&written).unwrap()), written);
    assert_eq!(table.record_bytes(), written.len() + SEAL_BYTES, "with the room for the seal");
    let salt = format!(r#"{{"commitment":"{}","salt":"{}"}}"#, "0a".repeat(32), "0b".repeat(32));
    let long = CLAIM.replacen("1,", &format!("2,\"copied\":3,\"salts\":[null,{salt},null],"), 1);
    assert!(
        write_record(&*replay(claiming(&long)).unwrap())
            .contains(&format!("\"copied\":3,\"salts\":[null,{salt},null]"))
    );
    for wrong in
        [CLAIM.replace("attempt", "trial"), CLAIM.replace("COMMITMENT", "0A"), CLAIM.replace("{", "{\"salts\":1,")]
    {
        let fault = replay(claiming(&wrong)).map(drop).unwrap_err().to_string();
        assert!(fault.contains("line 1: found \"luck\":") && fault.contains("expected a claim such as"), "{fault}");
    }
}

#[test]
fn a_signed_record_names_the_seats_by_number_and_replays() {
    let table = replay(claiming(CLAIM)).unwrap();
    let signed = sign_record(table.header(), &*table, &KEY, &Signer::new([1; 32]));
    assert!(signed.contains(r#""seats":["0","1","2"]"#) && !signed.contains("Zoé"));
    let seal = Seal::parse(signed.as_bytes()).unwrap();
    seal.check(signed.as_bytes()).unwrap();
    let record = Record::parse(&signed).unwrap();
    assert_eq!((record.seal, record.lines.len()), (Some(seal), 7));
    assert_eq!(replay(&signed).unwrap().digest(), table.digest());
    // Only a whole seal is read as one.
    let fault = replay(signed.trim_end()).map(drop).unwrap_err().to_string();
    assert!(fault.contains("expected no members but entry, seat, action, chance, drawn and digest"), "{fault}");
    assert_eq!(Record::parse(sealed(good(), &KEY, &Signer::new([1; 32]))).unwrap().lines.len(), 7);
}

//! Commitments, and the form of a claim.

use luck::{Claim, ClaimFault, Hex, LuckKey, Purpose, Salt, SaltClaim};

const KEY: LuckKey = LuckKey::new([1; 32]);
const SALT: Salt = Salt::new([2; 32]);

fn claim() -> Claim {
    let salts = vec![None, Some(SaltClaim { commitment: SALT.commitment(1), salt: SALT })];
    Claim { salts, ..Claim::unsalted("37aba55498f737df".to_owned(), &KEY, 0) }
}

#[test]
fn a_right_claim_gives_the_numbers_of_its_key_and_salts() {
    let draws = claim().draws(&KEY, 2).unwrap();
    let unsalted = Claim { salts: Vec::new(), ..claim() }.draws(&KEY, 2).unwrap();
    assert_ne!(draws.word(Purpose::Chance, 1, 0), unsalted.word(Purpose::Chance, 1, 0));
}

#[test]
fn a_wrong_key_or_salt_is_refused() {
    let other = LuckKey::new([3; 32]);
    let fault = claim().draws(&other, 2).unwrap_err();
    assert_eq!(fault, ClaimFault::Key { found: other.commitment(), expected: KEY.commitment() });
    // The commitment of a salt counts at its own seat only.
    let moved = Claim { salts: claim().salts.into_iter().rev().collect(), ..claim() };
    assert!(matches!(moved.draws(&KEY, 2), Err(ClaimFault::Salt { seat: 0, .. })));
    assert_eq!(claim().draws(&KEY, 3).unwrap_err(), ClaimFault::Seats { found: 2, expected: 3 });
}

#[test]
fn a_claim_comes_back_as_it_went_and_nothing_else_is_read() {
    let text = serde_json::to_string(&claim()).unwrap();
    assert_eq!(serde_json::from_str::<Claim>(&text).unwrap(), claim());
    let short = serde_json::to_string(&Claim { salts: Vec::new(), ..claim() }).unwrap();
    assert!(!short.contains("salts") && !short.contains("copied"), "{short}");
    for other in [text.replace("attempt", "attempts"), text.replace("\":\"", "\":\"A"), text.replace("1,", "-1,")] {
        assert!(serde_json::from_str::<Claim>(&other).is_err(), "{other}");
    }
    assert!("AB".parse::<Hex<1>>().is_err() && "ab".parse::<Hex<1>>().is_ok_and(|hex| hex.0 == [0xab]));
}

#[test]
fn secrets_stay_out_of_debug_output() {
    assert_eq!(format!("{KEY:?}"), "LuckKey(…)");
}

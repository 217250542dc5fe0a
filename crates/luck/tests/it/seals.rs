//! The signature of a record, and every change of its bytes.

use luck::{LuckKey, SEAL_BYTES, Seal, SealFault, Signer, sealed, signed_part};

const KEY: LuckKey = LuckKey::new([1; 32]);

fn record() -> Vec<u8> {
    let entries = "{\"brickroad\":1}\n{\"entry\":1}\n".to_owned();
    sealed(entries, &KEY, &Signer::new([7; 32])).into_bytes()
}

fn judged(record: &[u8]) -> Result<Seal, SealFault> {
    let seal = Seal::parse(record)?;
    seal.check(record).map(|()| seal)
}

#[test]
fn a_sealed_record_opens_its_key_and_has_the_signature_of_its_server() {
    let record = record();
    let seal = judged(&record).unwrap();
    assert_eq!((seal.key, seal.signer), (KEY, Signer::new([7; 32]).public()));
    assert_eq!(record.len(), 28 + SEAL_BYTES);
    assert!(signed_part(&record).ends_with(b"\"}\n") && record.starts_with(signed_part(&record)));
}

#[test]
fn the_public_key_is_that_of_rfc_8032() {
    let mut secret = [0; 32];
    let digits = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
    secret
        .iter_mut()
        .enumerate()
        .for_each(|(at, byte)| *byte = u8::from_str_radix(&digits[2 * at..][..2], 16).unwrap());
    let public = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
    assert_eq!(Signer::new(secret).public().to_string(), public);
}

#[test]
fn any_changed_added_or_missing_byte_is_refused() {
    let whole = record();
    for at in 0..whole.len() {
        for change in [1, 0x20, 0x80] {
            let mut changed = whole.clone();
            changed[at] ^= change;
            assert!(judged(&changed).is_err(), "byte {at} by {change}");
        }
        let mut shorter = whole.clone();
        shorter.remove(at);
        assert!(judged(&shorter).is_err(), "without byte {at}");
    }
    for more in [[&whole[..], b"\n"].concat(), [b"\xef\xbb\xbf", &whole[..]].concat(), [b"\n", &whole[..]].concat()] {
        assert!(judged(&more).is_err());
    }
    assert_eq!(judged(b""), Err(SealFault::Missing));
}

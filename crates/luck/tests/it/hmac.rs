//! HMAC-SHA-256 against the test cases of RFC 4231, and the layout of the drawn words.

use luck::{Draws, LuckKey, Purpose, Salt, hmac_sha256};

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn hmac_gives_the_published_codes() {
    let counting: Vec<u8> = (1..=25).collect();
    let long = "This is a test using a larger than block-size key and a larger than block-size data. The key needs to be \
                hashed before being used by the HMAC algorithm.";
    let cases: [(&[u8], &[u8], &str); 6] = [
        (&[0x0b; 20], b"Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
        (b"Jefe", b"what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
        (&[0xaa; 20], &[0xdd; 50], "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
        (&counting, &[0xcd; 50], "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
        (
            &[0xaa; 131],
            b"Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
        ),
        (&[0xaa; 131], long.as_bytes(), "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
    ];
    for (key, message, expected) in cases {
        assert_eq!(digits(&hmac_sha256(key, message)), expected);
    }
    // Case 5 of the RFC is cut to 128 bits.
    let code = hmac_sha256(&[0x0c; 20], b"Test With Truncation");
    assert_eq!(digits(code.first_chunk::<16>().unwrap()), "a3b6167473100ee06e0c796c2955552b");
}

#[test]
fn a_word_is_drawn_from_the_documented_bytes() {
    let salt = Salt::new([9; 32]);
    let draws = Draws::new(LuckKey::new([5; 32]), "t1".to_owned(), vec![None, Some(salt)]);
    let mut message = Vec::new();
    message.extend([0, 0, 0, 0, 0, 0, 0, 23]);
    message.extend(b"brickroad luck 1 chance");
    message.extend([0, 0, 0, 0, 0, 0, 0, 2]);
    message.extend(b"t1");
    message.extend([0, 0, 0, 0, 0, 0, 1, 2]);
    message.extend([0, 0, 0, 0, 0, 0, 0, 3]);
    message.extend([0, 0, 0, 0, 0, 0, 0, 2]);
    message.extend([0, 0, 0, 0, 0, 0, 0, 0]);
    message.extend([0, 0, 0, 0, 0, 0, 0, 32]);
    message.extend([9; 32]);
    let code = hmac_sha256(&[5; 32], &message);
    assert_eq!(draws.word(Purpose::Chance, 258, 3).to_be_bytes(), *code.first_chunk::<8>().unwrap());
}

#[test]
fn everything_that_a_word_depends_on_counts() {
    let draws = |key, table: &str, salts| Draws::new(LuckKey::new([key; 32]), table.to_owned(), salts);
    let words = [
        draws(1, "a", Vec::new()).word(Purpose::Chance, 1, 0),
        draws(2, "a", Vec::new()).word(Purpose::Chance, 1, 0),
        draws(1, "b", Vec::new()).word(Purpose::Chance, 1, 0),
        draws(1, "a", vec![None]).word(Purpose::Chance, 1, 0),
        draws(1, "a", vec![Some(Salt::new([0; 32]))]).word(Purpose::Chance, 1, 0),
        draws(1, "a", vec![Some(Salt::new([0; 32])), None]).word(Purpose::Chance, 1, 0),
        draws(1, "a", vec![None, Some(Salt::new([0; 32]))]).word(Purpose::Chance, 1, 0),
        draws(1, "a", Vec::new()).word(Purpose::Bot, 1, 0),
        draws(1, "a", Vec::new()).word(Purpose::Chance, 2, 0),
        draws(1, "a", Vec::new()).word(Purpose::Chance, 1, 1),
    ];
    let mut different = words.to_vec();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), words.len());
}

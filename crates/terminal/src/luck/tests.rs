use super::*;
use ::luck::{Claim, Draws, LuckKey, Purpose, SaltClaim, Signer, sealed};
use protocol::{ChairInfo, ChairSalt, GatheringInfo, GatheringLuck, Late, Seat, Terms};
use std::path::Path;

const TABLE: &str = "37aba55498f737df";
const KEY: LuckKey = LuckKey::new([7; 32]);
const OWN: Salt = Salt::new([1; 32]);
const OTHER: Salt = Salt::new([2; 32]);

/// A folder with the file of a terminal, which is removed at the end of the test.
struct Kept(PathBuf);

impl Kept {
    fn new(name: &str) -> Kept {
        Kept(std::env::temp_dir().join(format!("brickroad-luck-{name}-{}", std::process::id())))
    }

    fn luck(&self) -> Luck {
        Luck::kept_in(self.0.join("table.example.luck"))
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn seat(at: usize) -> Seat {
    Seat::new(at, 2).unwrap()
}

fn own_commitment() -> String {
    OWN.commitment(0).to_string()
}

fn other_commitment() -> String {
    OTHER.commitment(1).to_string()
}

/// Returns an invitation with the reader at the first of two seats, and the commitments of both salts.
fn gathering(commitments: [Option<String>; 2]) -> GatheringInfo {
    let chair = |(at, commitment): (usize, Option<String>)| ChairInfo {
        name: Some(["Ann", "Ben"][at].into()),
        bot: None,
        mine: at == 0,
        player: None,
        may: Vec::new(),
        kept: None,
        promised: false,
        salt: Some(ChairSalt { commitment, came: false }),
    };
    let opens = commitments.iter().all(Option::is_some);
    let commitment = KEY.commitment().to_string();
    GatheringInfo {
        table: TABLE.into(),
        game: "draft".into(),
        title: "Oz".into(),
        options: Default::default(),
        terms: Terms { time: None, late: Late::Bot, bot: "greedy".into(), windows: None, rated: false },
        chairs: commitments.into_iter().enumerate().map(chair).collect(),
        public: false,
        mine: false,
        may: Vec::new(),
        pairing: None,
        made: 9_000,
        luck: Some(GatheringLuck { attempt: 1, commitment, opens, due: None }),
    }
}

/// Returns the messages that an invitation asks for.
fn due(luck: &mut Luck, gathering: GatheringInfo, draw: impl FnMut() -> Option<Salt>) -> Vec<FromClient> {
    luck.hear(&FromServer::Gathering { gathering: Box::new(gathering), begun: false }, draw).0
}

fn never() -> Option<Salt> {
    panic!("a second salt was drawn")
}

/// Goes through all steps up to the salt of the reader.
fn salted(luck: &mut Luck) {
    assert_eq!(due(luck, gathering([None, None]), || Some(OWN)).len(), 1);
    assert_eq!(due(luck, gathering([Some(own_commitment()), Some(other_commitment())]), never).len(), 1);
}

#[test]
fn a_salt_is_promised_at_once_and_sent_after_all_commitments() {
    let kept = Kept::new("order");
    let mut luck = kept.luck();
    let (table, attempt) = (TABLE.to_owned(), 1);
    let commit = FromClient::Commit { table: table.clone(), attempt, seat: seat(0), commitment: own_commitment() };
    let committed = vec![commit];
    assert_eq!(due(&mut luck, gathering([None, None]), || Some(OWN)), committed);
    // The server may tell the invitation twice before it has the commitment.
    assert_eq!(due(&mut luck, gathering([None, None]), never), committed);
    assert_eq!(due(&mut luck, gathering([Some(own_commitment()), None]), never), []);
    // Another terminal of the reader, or this one after a restart, has the same salt.
    let salt = FromClient::Salt { table, attempt, seat: seat(0), salt: "01".repeat(32) };
    let all = || gathering([Some(own_commitment()), Some(other_commitment())]);
    assert_eq!(due(&mut kept.luck(), all(), never), [salt]);
    let mut came = all();
    came.chairs[0].salt.as_mut().unwrap().came = true;
    assert_eq!(due(&mut luck, came, never), []);
    assert_eq!(luck.hear(&tables(vec![all()]), never).0.len(), 1, "the invitation need not be open");
}

fn tables(gatherings: Vec<GatheringInfo>) -> FromServer {
    FromServer::Tables { tables: vec![], find: Default::default(), more: None, gatherings: Some(gatherings) }
}

#[test]
fn no_salt_is_sent_to_a_server_that_changes_what_it_has_announced() {
    let kept = Kept::new("changed");
    let all = || gathering([Some(own_commitment()), Some(other_commitment())]);
    salted(&mut kept.luck());
    let mut another_key = all();
    another_key.luck.as_mut().unwrap().commitment = "ab".repeat(32);
    let mut another_salt = all();
    another_salt.chairs[1].salt.as_mut().unwrap().commitment = Some("ab".repeat(32));
    let mut too_many = gathering([None, None]);
    too_many.luck.as_mut().unwrap().attempt = 3;
    let mut of_another_client = all();
    of_another_client.chairs[0].salt.as_mut().unwrap().commitment = Some("ab".repeat(32));
    for odd in [another_key, another_salt, too_many, of_another_client] {
        assert_eq!(due(&mut kept.luck(), odd, never), []);
    }
    // A void attempt has a new key, so it gets a new salt.
    let mut next = gathering([None, None]);
    (next.luck.as_mut().unwrap().attempt, next.luck.as_mut().unwrap().commitment) = (2, "ab".repeat(32));
    let commitment = OTHER.commitment(0).to_string();
    let commit = FromClient::Commit { table: TABLE.into(), attempt: 2, seat: seat(0), commitment };
    assert_eq!(due(&mut kept.luck(), next, || Some(OTHER)), [commit]);
}

#[test]
fn salts_last_as_long_as_the_program_if_their_file_cannot_be_written() {
    let mut luck = Luck::kept_in(Path::new("/dev/null/no/such/folder/table.luck").to_owned());
    salted(&mut luck);
}

#[cfg(unix)]
#[test]
fn only_the_owner_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let kept = Kept::new("owner");
    salted(&mut kept.luck());
    let mode = std::fs::metadata(kept.0.join("table.example.luck")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

fn signer() -> Signer {
    Signer::new([9; 32])
}

/// Returns the promise at a table with both salts.
fn promise() -> LuckInfo {
    LuckInfo {
        commitment: KEY.commitment().to_string(),
        attempt: 1,
        signer: signer().public().to_string(),
        salts: Some(vec![Some(own_commitment()), Some(other_commitment())]),
    }
}

/// Returns a signed record with one drawn number. `change` changes its lines before they are signed.
fn record(change: impl FnOnce(String) -> String) -> String {
    let salts = [OWN, OTHER];
    let claims = salts.iter().enumerate().map(|(at, salt)| {
        let commitment = salt.commitment(at);
        Some(SaltClaim { commitment, salt: *salt })
    });
    let claim =
        Claim { table: TABLE.into(), attempt: 1, commitment: KEY.commitment(), copied: 0, salts: claims.collect() };
    let draws = Draws::new(KEY, TABLE.into(), salts.map(Some).to_vec());
    let number = draws.below(Purpose::Chance, 2, 36);
    let luck = serde_json::to_string(&claim).unwrap();
    let header = format!("{{\"game\":\"draft\",\"seats\":[\"0\",\"1\"],\"luck\":{luck}}}\n");
    let lines =
        format!("{{\"seat\":0,\"action\":1}}\n{{\"chance\":4,\"drawn\":{{\"bound\":36,\"number\":{number}}}}}\n");
    sealed(change(header + &lines), &KEY, &signer())
}

/// Returns the verdict on a record at the table with this promise.
fn judged(luck: &mut Luck, promise: LuckInfo, record: String) -> Verdict {
    luck.open = Some((TABLE.into(), promise));
    assert_eq!(luck.promised(), None);
    let checked = luck.hear(&FromServer::Record { text: record, redacted: false }, never).1.unwrap();
    assert_eq!(checked.table, TABLE);
    checked.verdict
}

#[test]
fn a_record_that_keeps_the_promise_fits() {
    let kept = Kept::new("fits");
    let fits =
        |mine| Verdict::Fits(Fits { drawn: 1, copied: 0, salts: 2, mine, signer: signer().public().to_string() });
    // A spectator has drawn no salt.
    assert_eq!(judged(&mut kept.luck(), promise(), record(|lines| lines)), fits(None));
    salted(&mut kept.luck());
    assert_eq!(judged(&mut kept.luck(), promise(), record(|lines| lines)), fits(Some(true)));
    let late = Kept::new("late");
    due(&mut late.luck(), gathering([None, None]), || Some(OWN));
    assert_eq!(judged(&mut late.luck(), promise(), record(|lines| lines)), fits(Some(false)));
}

#[test]
fn each_way_to_break_the_promise_is_told() {
    let kept = Kept::new("faults");
    salted(&mut kept.luck());
    let fault = |record: String, expected: Fault| {
        assert_eq!(judged(&mut kept.luck(), promise(), record), Verdict::Fault(expected));
    };
    fault("no record".into(), Fault::Form);
    fault(record(|lines| lines.replace("\"luck\"", "\"other\"")), Fault::Form);
    let commitment = KEY.commitment().to_string();
    fault(record(|lines| lines.replace(&commitment, &"ab".repeat(32))), Fault::Commitment);
    fault(record(|lines| lines.replace(&"01".repeat(32), &"03".repeat(32))), Fault::Salt);
    let third = Salt::new([3; 32]).commitment(1).to_string();
    let exchanged =
        |lines: String| lines.replace(&"02".repeat(32), &"03".repeat(32)).replace(&other_commitment(), &third);
    fault(record(exchanged), Fault::Announced);
    fault(record(|lines| lines.replace("\"bound\":36", "\"bound\":0")), Fault::Number { entry: 2 });
    fault(record(|lines| lines.replace("\"bound\":36", "\"bound\":1")), Fault::Number { entry: 2 });
    fault(record(|lines| lines.replace(",\"drawn\"", ",\"odd\"")), Fault::Number { entry: 2 });
    let signer_hex = signer().public().to_string();
    fault(record(|lines| lines).replace("\"action\":1", "\"action\":2"), Fault::Signature { signer: signer_hex });
    let other = Signer::new([8; 32]);
    let record = record(|lines| lines);
    let (lines, _) = record.split_once("{\"key\"").unwrap();
    fault(sealed(lines.to_owned(), &KEY, &other), Fault::Signer { signer: other.public().to_string() });
}

#[test]
fn a_promise_that_changes_during_the_game_is_a_fault() {
    let kept = Kept::new("promise");
    salted(&mut kept.luck());
    let mut luck = kept.luck();
    luck.open = Some((TABLE.into(), LuckInfo { salts: Some(vec![None, None]), ..promise() }));
    assert_eq!(luck.promised(), Some(Verdict::Fault(Fault::Announced)));
    luck.open = Some((TABLE.into(), LuckInfo { commitment: "ab".repeat(32), ..promise() }));
    let before = KEY.commitment().to_string();
    assert_eq!(luck.promised(), Some(Verdict::Fault(Fault::Another { before })));
}

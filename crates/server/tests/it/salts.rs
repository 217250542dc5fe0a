//! Tests of the salts that people add to the luck of their table.

use crate::{
    client::{Client, bot, is_over, person},
    house::{self, House},
};
use catalog::Record;
use luck::{Claim, Hex, Salt};
use protocol::{FromClient, FromServer, GatheringInfo, Late, Options, Position, Seat, SeatPlan, Terms, Time};
use server::check_numbers;
use sqlx::query_scalar;
use std::{fs, process::Command};
use tempfile::TempDir;
use tokio::sync::watch;

/// The time at which the servers of the tests start.
const NOW: u64 = 1_795_442_825_000;

fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

fn gather(game: &str, seats: &[Option<SeatPlan>], terms: Option<Terms>) -> FromClient {
    FromClient::Gather { game: game.into(), options: Options::new(), seats: seats.to_vec(), public: false, terms }
}

fn open(gathering: &GatheringInfo) -> FromClient {
    FromClient::Open { table: gathering.table.clone() }
}

fn take(number: usize, name: &str) -> FromClient {
    FromClient::Take { seat: seat(number), name: name.into() }
}

/// Returns the salt that the tests use at a seat in an attempt.
fn salt(attempt: u32, at: usize) -> Salt {
    Salt::new([10 * u8::try_from(attempt).unwrap() + u8::try_from(at).unwrap(); 32])
}

fn commit(gathering: &GatheringInfo, attempt: u32, at: usize) -> FromClient {
    let commitment = salt(attempt, at).commitment(at).to_string();
    FromClient::Commit { table: gathering.table.clone(), attempt, seat: seat(at), commitment }
}

fn opened(gathering: &GatheringInfo, attempt: u32, at: usize) -> FromClient {
    let salt = Hex(*salt(attempt, at).bytes()).to_string();
    FromClient::Salt { table: gathering.table.clone(), attempt, seat: seat(at), salt }
}

/// Returns a guest whose client draws salts, with its cookie.
async fn salting(house: &House) -> (Client, String) {
    let (mut client, cookie) = house.guest(None).await;
    client.say(FromClient::Salts).await;
    (client, cookie.unwrap().split(';').next().unwrap().to_owned())
}

/// Returns the next news of a gathering for which `fits` returns true.
async fn until(client: &mut Client, fits: impl Fn(&GatheringInfo, bool) -> bool) -> GatheringInfo {
    loop {
        let (gathering, has_begun) = client.gathering().await;
        if fits(&gathering, has_begun) {
            return gathering;
        }
    }
}

/// Sends a promise or a salt, and returns the news that the client gets.
async fn add(client: &mut Client, message: FromClient) -> GatheringInfo {
    client.say(message).await;
    client.gathering().await.0
}

fn opens(gathering: &GatheringInfo) -> bool {
    gathering.luck.as_ref().unwrap().opens
}

fn attempt(gathering: &GatheringInfo) -> u32 {
    gathering.luck.as_ref().unwrap().attempt
}

fn commitment(gathering: &GatheringInfo) -> &str {
    &gathering.luck.as_ref().unwrap().commitment
}

/// Returns the progress of the salt of each seat: `-` without one, `?` awaited, `p` promised, `o` opened.
fn progress(gathering: &GatheringInfo) -> String {
    let word = |salt: &Option<protocol::ChairSalt>| match salt {
        None => '-',
        Some(salt) if salt.came => 'o',
        Some(salt) if salt.commitment.is_some() => 'p',
        Some(_) => '?',
    };
    gathering.chairs.iter().map(|chair| word(&chair.salt)).collect()
}

async fn begun(client: &mut Client, gathering: &GatheringInfo) -> Position {
    client.say(open(gathering)).await;
    loop {
        // News of the gathering may come first.
        if let FromServer::Position(position) = client.hear().await {
            return *position;
        }
    }
}

/// Reports whether the second program accepts a record, or returns `None` if there is no python3.
fn second(record: &str) -> Option<bool> {
    let (folder, program) = (TempDir::new().unwrap(), concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/verify.py"));
    let file = folder.path().join("game.jsonl");
    fs::write(&file, record).unwrap();
    Command::new("python3").arg(program).arg(file).output().ok().map(|output| output.status.success())
}

/// Lets a client resign, and returns the claim in the record, which both verifiers accept.
async fn resigned(house: &House, client: &mut Client, position: &Position) -> Claim {
    client.say(FromClient::Resign).await;
    client.until(is_over).await;
    let text = house.record(&position.table).await;
    assert_ne!(second(&text), Some(false));
    for digits in text.match_indices("\"salt\":\"").map(|(at, found)| at + found.len()) {
        let mut changed = text.clone();
        changed.replace_range(digits..digits + 2, "ff");
        assert_ne!(second(&changed), Some(true));
        assert!(check_numbers(&Record::parse(changed).unwrap()).is_err());
    }
    let record = Record::parse(text).unwrap();
    check_numbers(&record).unwrap();
    record.header.value.luck.clone().unwrap()
}

/// Returns the salts in a claim.
fn salts(claim: &Claim) -> Vec<Option<Salt>> {
    claim.salts.iter().map(|claim| claim.map(|claim| claim.salt)).collect()
}

/// Lets Ann and Ben fill a gathering with clients that draw salts, of which none has been promised.
async fn met(house: &House, game: &str, terms: Option<Terms>) -> ([Client; 2], [String; 2], GatheringInfo) {
    let ((mut ann, annie), (mut ben, bennie)) = (salting(house).await, salting(house).await);
    let made = ann.gather(gather(game, &[Some(person("Ann")), None], terms)).await;
    assert_eq!((attempt(&made), progress(&made).as_str()), (1, "?-"));
    ben.gather(open(&made)).await;
    ben.say(take(1, "Ben")).await;
    for client in [&mut ann, &mut ben] {
        let full = client.gathering().await;
        assert!(!full.1 && progress(&full.0) == "??" && commitment(&full.0) == commitment(&made), "{full:?}");
    }
    ([ann, ben], [annie, bennie], made)
}

#[tokio::test]
async fn the_salts_of_both_people_are_in_the_luck() {
    let house = House::open(Some(61)).await;
    let ([mut ann, mut ben], _, made) = met(&house, "duel", None).await;
    let key: String = query_scalar("SELECT luck FROM gatherings").fetch_one(&house.database().await).await.unwrap();
    assert!(key.contains("\"key\""), "the key is there before the first salt");
    let early = "Not everybody has promised a salt yet. Expected the salt once the commitments of all salts are there.";
    assert_eq!(ann.try_to(opened(&made, 1, 0)).await, early);
    assert_eq!(progress(&add(&mut ann, commit(&made, 1, 0)).await), "p?");
    assert_eq!(ann.try_to(opened(&made, 1, 0)).await, early);
    until(&mut ben, |seen, _| progress(seen) == "p?").await;
    // Nobody promises or opens at the seat of somebody else, for another attempt, or twice.
    let of_other = ben.try_to(commit(&made, 1, 0)).await;
    assert!(of_other.starts_with("Somebody else"), "{of_other}");
    assert!(ben.try_to(commit(&made, 2, 1)).await.starts_with("This attempt to begin is over."));
    assert_eq!(progress(&add(&mut ben, commit(&made, 1, 1)).await), "pp");
    let full = until(&mut ann, |seen, _| opens(seen)).await;
    assert_eq!(full.chairs[1].salt.as_ref().unwrap().commitment, Some(salt(1, 1).commitment(1).to_string()));
    let FromClient::Commit { table, attempt: number, seat: at, .. } = commit(&made, 1, 1) else { panic!() };
    let second = FromClient::Commit { table: table.clone(), attempt: number, seat: at, commitment: "0".repeat(64) };
    assert!(ben.try_to(second).await.starts_with("Another salt was promised for this seat before"));
    let form = FromClient::Commit { table, attempt: number, seat: at, commitment: "XY".into() };
    assert!(ben.try_to(form).await.ends_with("Expected 64 hexadecimal digits in small letters."));
    assert!(ben.try_to(opened(&made, 1, 0)).await.starts_with("Somebody else"));
    let FromClient::Salt { table, .. } = opened(&made, 1, 1) else { panic!() };
    let wrong = FromClient::Salt { table, attempt: 1, seat: at, salt: "0".repeat(64) };
    assert!(ben.try_to(wrong).await.starts_with("This is not the salt that was promised for this seat."));
    for message in [FromClient::Release { seat: seat(1) }, FromClient::Release { seat: seat(0) }] {
        assert!(ann.try_to(message).await.starts_with("The game is about to begin"));
    }
    let (seen, has_begun) = {
        ben.say(opened(&made, 1, 1)).await;
        ben.gathering().await
    };
    assert!(!has_begun && progress(&seen) == "po");
    let told = serde_json::to_string(&seen).unwrap();
    assert!(!told.contains(&Hex(*salt(1, 1).bytes()).to_string()), "nobody is told the salt");
    until(&mut ann, |seen, _| progress(seen) == "po").await;
    // A salt that is sent twice counts once, and is not an error.
    ben.say(opened(&made, 1, 1)).await;
    ann.say(opened(&made, 1, 0)).await;
    until(&mut ann, |_, has_begun| has_begun).await;
    // The same salt from another browser comes after the beginning.
    ann.say(opened(&made, 1, 0)).await;
    until(&mut ben, |_, has_begun| has_begun).await;
    let position = begun(&mut ann, &made).await;
    let promised = position.luck.clone().unwrap();
    assert_eq!((promised.attempt, promised.commitment.as_str()), (1, commitment(&made)));
    let announced: Vec<_> = full.chairs.iter().map(|chair| chair.salt.clone().unwrap().commitment).collect();
    assert_eq!(promised.salts, Some(announced));
    let claim = resigned(&house, &mut ann, &position).await;
    assert_eq!(salts(&claim), [Some(salt(1, 0)), Some(salt(1, 1))]);
    assert_eq!((claim.attempt, claim.commitment.to_string()), (1, promised.commitment));
}

#[tokio::test]
async fn a_salt_that_does_not_come_voids_the_attempt_and_nobody_waits_for_ever() {
    for (terms, wait) in [
        (
            Some(Terms {
                time: Some(Time::Live { minutes: 3, increment: 5 }),
                late: Late::Loss,
                bot: "random".into(),
                windows: None,
                rated: false,
            }),
            30,
        ),
        (None, 120),
        (
            Some(Terms {
                time: Some(Time::Days(3)),
                late: Late::Loss,
                bot: "random".into(),
                windows: None,
                rated: false,
            }),
            12 * 60 * 60,
        ),
    ] {
        let (time, now) = watch::channel(NOW);
        let house = House::timed(now).await;
        let ([mut ann, mut ben], _, made) = met(&house, "duel", terms).await;
        add(&mut ben, commit(&made, 1, 1)).await;
        add(&mut ann, commit(&made, 1, 0)).await;
        until(&mut ann, |seen, _| opens(seen)).await;
        let seen = until(&mut ben, |seen, _| opens(seen)).await;
        assert_eq!(seen.luck.unwrap().due, Some(NOW + wait * 1_000));
        add(&mut ann, opened(&made, 1, 0)).await;
        until(&mut ben, |seen, _| progress(seen) == "op").await;
        // Ben's salt does not come.
        time.send_replace(NOW + wait * 1_000 + 1_000);
        let again = until(&mut ann, |seen, _| attempt(seen) == 2).await;
        assert_eq!((progress(&again).as_str(), again.luck.as_ref().unwrap().opens), ("?-", false));
        assert_ne!(commitment(&again), commitment(&made), "a new key");
        until(&mut ben, |seen, _| attempt(seen) == 2).await;
        assert!(
            ben.try_to(opened(&made, 1, 1))
                .await
                .starts_with("This attempt to begin is over. Expected a salt for attempt 2")
        );
        assert!(ben.try_to(commit(&made, 2, 1)).await.starts_with("This seat is without a salt"));
        assert!(ann.try_to(commit(&made, 1, 0)).await.starts_with("This attempt to begin is over."));
        // Ben cannot take the seat again to hold back another salt.
        assert!(ben.try_to(FromClient::Release { seat: seat(1) }).await.starts_with("The game is about to begin"));
        assert_eq!(progress(&add(&mut ann, commit(&made, 2, 0)).await), "p-");
        ann.say(opened(&made, 2, 0)).await;
        until(&mut ann, |_, has_begun| has_begun).await;
        let position = begun(&mut ann, &made).await;
        assert_eq!(position.luck.as_ref().unwrap().commitment, commitment(&again));
        let claim = resigned(&house, &mut ann, &position).await;
        assert_eq!((claim.attempt, salts(&claim)), (2, vec![Some(salt(2, 0)), None]));
    }
}

#[tokio::test]
async fn promises_that_do_not_come_are_not_awaited_for_ever() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let ([_ann, mut ben], _, made) = met(&house, "duel", None).await;
    add(&mut ben, commit(&made, 1, 1)).await;
    time.send_replace(NOW + 121_000);
    let seen = until(&mut ben, |seen, _| opens(seen)).await;
    assert_eq!((progress(&seen).as_str(), attempt(&seen)), ("-p", 1), "no salt was opened, so the key stays");
    ben.say(opened(&made, 1, 1)).await;
    until(&mut ben, |_, has_begun| has_begun).await;
    let position = begun(&mut ben, &made).await;
    let claim = resigned(&house, &mut ben, &position).await;
    assert_eq!((claim.attempt, salts(&claim)), (1, vec![None, Some(salt(1, 1))]));
}

#[tokio::test]
async fn the_person_who_made_the_gathering_may_begin_without_what_is_missing() {
    let house = House::open(Some(62)).await;
    let ([mut ann, mut ben], _, made) = met(&house, "draft", None).await;
    assert_eq!(
        ben.try_to(FromClient::BeginNow).await,
        "Somebody else has made this invitation. Expected the person who has made it."
    );
    add(&mut ann, commit(&made, 1, 0)).await;
    ann.say(FromClient::BeginNow).await;
    until(&mut ann, |seen, _| opens(seen) && progress(seen) == "p-").await;
    ann.say(FromClient::BeginNow).await;
    // Ann's own salt has not come either, so there is none.
    until(&mut ann, |seen, has_begun| has_begun && progress(seen) == "--").await;
    let position = begun(&mut ann, &made).await;
    assert_eq!(position.luck.as_ref().unwrap().salts, None);
    let claim = resigned(&house, &mut ann, &position).await;
    assert_eq!((claim.attempt, claim.salts), (1, Vec::new()));
    let free = ann.gather(gather("draft", &[Some(person("Ann")), None], None)).await;
    assert_eq!(
        ann.try_to(FromClient::BeginNow).await,
        "This invitation waits for no salt. Expected one whose seats are all taken, and whose salts have not all come."
    );
    assert_eq!(free.luck.unwrap().due, None);
}

#[tokio::test]
async fn a_restart_and_another_server_change_nothing() {
    let house = House::open(Some(63)).await;
    let ([mut ann, _ben], [annie, bennie], made) = met(&house, "duel", None).await;
    add(&mut ann, commit(&made, 1, 0)).await;
    let house = house.again().await;
    let (mut ann, _) = house.guest(Some(&annie)).await;
    assert_eq!(progress(&ann.gather(open(&made)).await), "p?");
    let twin = house.twin().await;
    // Ben's browser is at another server now, and has not opened the gathering there.
    let (mut ben, _) = house::guest(twin.address(), Some(&bennie)).await;
    ben.say(commit(&made, 1, 1)).await;
    ben.gather(open(&made)).await;
    let house = house.again().await;
    let (mut ann, _) = house.guest(Some(&annie)).await;
    let seen = ann.gather(open(&made)).await;
    assert!(opens(&seen) && commitment(&seen) == commitment(&made));
    add(&mut ann, opened(&made, 1, 0)).await;
    let house = house.again().await;
    ben.say(opened(&made, 1, 1)).await;
    until(&mut ben, |_, has_begun| has_begun).await;
    let (mut ann, _) = house.guest(Some(&annie)).await;
    let position = begun(&mut ann, &made).await;
    let claim = resigned(&house, &mut ann, &position).await;
    assert_eq!(salts(&claim), [Some(salt(1, 0)), Some(salt(1, 1))]);
    twin.stop().await;
}

#[tokio::test]
async fn three_people_of_whom_one_draws_no_salt_and_a_bot() {
    let house = House::open(Some(64)).await;
    let ((mut ann, _), (mut ben, _), mut cid) = (salting(&house).await, salting(&house).await, house.client().await);
    let seats = [Some(person("Ann")), None, Some(bot("Greta", "greedy")), None];
    let made = ann.gather(gather("draft", &seats, None)).await;
    assert_eq!(progress(&add(&mut ann, commit(&made, 1, 0)).await), "p---", "before the seats are taken");
    for (client, at, name) in [(&mut ben, 1, "Ben"), (&mut cid, 3, "Cid")] {
        client.gather(open(&made)).await;
        client.say(take(at, name)).await;
        until(client, |seen, _| seen.chairs[at].mine).await;
    }
    assert!(cid.try_to(commit(&made, 1, 3)).await.starts_with("This seat is without a salt"));
    let seen = add(&mut ben, commit(&made, 1, 1)).await;
    let seen = if opens(&seen) { seen } else { until(&mut ben, |seen, _| opens(seen)).await };
    assert_eq!(progress(&seen), "pp--");
    // Both salts come at the same moment.
    tokio::join!(ann.say(opened(&made, 1, 0)), ben.say(opened(&made, 1, 1)));
    until(&mut cid, |_, has_begun| has_begun).await;
    let position = begun(&mut ben, &made).await;
    assert_eq!(
        position.luck.unwrap().salts.unwrap().iter().map(Option::is_some).collect::<Vec<_>>(),
        [true, true, false, false]
    );
}

#[tokio::test]
async fn whoever_plays_alone_adds_a_salt_too_also_at_the_rematch() {
    let house = House::open(Some(65)).await;
    let (mut ann, _) = salting(&house).await;
    let seats = vec![person("Ann"), bot("Greta", "random")];
    let create = FromClient::Create { game: "duel".into(), options: Options::new(), seats };
    let made = ann.gather(create).await;
    assert_eq!(progress(&made), "?-");
    assert!(opens(&add(&mut ann, commit(&made, 1, 0)).await));
    ann.say(opened(&made, 1, 0)).await;
    until(&mut ann, |_, has_begun| has_begun).await;
    let position = begun(&mut ann, &made).await;
    let claim = resigned(&house, &mut ann, &position).await;
    assert_eq!(salts(&claim), [Some(salt(1, 0)), None]);
    ann.say(FromClient::Rematch).await;
    let next = loop {
        if let FromServer::Rematch { gathering: Some(next), .. } = ann.hear().await {
            break *next;
        }
    };
    // The sides have changed. The client adds its salt from the table of the first game.
    assert_eq!(progress(&next), "-?");
    ann.say(commit(&next, 1, 1)).await;
    ann.say(opened(&next, 1, 1)).await;
    loop {
        if let FromServer::Rematch { begun: true, .. } = ann.hear().await {
            break;
        }
    }
    let position = begun(&mut ann, &next).await;
    assert_eq!(salts(&resigned(&house, &mut ann, &position).await), [None, Some(salt(1, 1))]);
}

#[tokio::test]
async fn at_ones_own_machine_nothing_changes() {
    let house = House::new().await;
    let mut client = house.client().await;
    assert!(client.try_to(FromClient::Salts).await.ends_with("Expected a server that hosts for others."));
    let seats = vec![person("Ann"), bot("Greta", "random")];
    client.ask(FromClient::Create { game: "duel".into(), options: Options::new(), seats }).await;
}

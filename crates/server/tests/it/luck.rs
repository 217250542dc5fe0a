//! Tests of tables whose luck can be checked: those of a server that hosts for others.

use crate::{
    client::{Client, is_over, person},
    house::{House, PUBLIC},
    leaving::begin,
};
use catalog::Record;
use luck::{Hex, Seal, Signer};
use protocol::{EarlyEnd, FromClient, FromServer, OptionValue, Options, Position, Seat};
use server::{SIGNING_KEY, check_numbers};
use sqlx::query_scalar;
use std::fs;

fn duel() -> FromClient {
    let options = Options::from([("turnCap".to_owned(), OptionValue::Number(7))]);
    FromClient::Create { game: "duel".to_owned(), options, seats: vec![person("Ann"), person("Abe")] }
}

/// Returns the keys that the store of this server keeps, for all tables that have one.
async fn keys(house: &House) -> Vec<String> {
    let select = query_scalar("SELECT luck_key FROM tables WHERE luck_key IS NOT NULL");
    select.fetch_all(&house.database().await).await.unwrap()
}

/// Plays a game to its end at both seats. No position on the way has this key.
async fn play_out(client: &mut Client, mut position: Position, key: &str) -> Position {
    while !is_over(&position) {
        assert!(!serde_json::to_string(&position).unwrap().contains(key));
        if let Some(seat) = position.pass_to {
            position = client.ask(FromClient::Sit { seat: Some(seat) }).await;
        }
        let done = position.scene.choices.len() - 1;
        position = client.act(&position, done).await;
    }
    position
}

async fn record(client: &mut Client) -> String {
    client.say(FromClient::Record).await;
    match client.hear().await {
        FromServer::Record { text, .. } => text,
        other => panic!("expected a record, heard {other:?}"),
    }
}

#[tokio::test]
async fn the_key_is_promised_before_the_first_entry_and_opened_after_the_last() {
    let house = House::open(Some(51)).await;
    let (mut client, cookie) = house.guest(None).await;
    let begun = client.ask(duel()).await;
    let promised = begun.luck.clone().expect("a table of others has a key");
    let [key] = keys(&house).await.try_into().unwrap();
    assert!(!record(&mut client).await.contains(&key));
    // The game goes on with the same luck after a restart.
    let house = house.again().await;
    let cookie = cookie.unwrap().split(';').next().unwrap().to_owned();
    let (mut client, _) = house.guest(Some(&cookie)).await;
    let again = client.ask(FromClient::Open { table: begun.table.clone() }).await;
    assert_eq!(again.luck, Some(promised.clone()));
    let over = play_out(&mut client, again, &key).await;
    let text = record(&mut client).await;
    let seal = Seal::parse(text.as_bytes()).unwrap();
    seal.check(text.as_bytes()).unwrap();
    let secret: Hex<32> = fs::read_to_string(house.folder.path().join(SIGNING_KEY)).unwrap().trim().parse().unwrap();
    assert_eq!((seal.key.hex(), seal.signer), (key, Signer::new(secret.0).public()));
    assert_eq!(seal.signer.to_string(), promised.signer);
    let parsed = Record::parse(&text).unwrap();
    let claim = parsed.header.value.luck.clone().unwrap();
    assert_eq!((&claim.table, claim.commitment.to_string()), (&over.table, promised.commitment));
    assert_eq!((claim.attempt, promised.attempt, claim.copied), (1, 1, 0));
    assert!(check_numbers(&parsed).unwrap() > 14);
    catalog::read_record(&text, &kernel::Shelf::EMPTY).unwrap();
    assert_eq!(house.record(&over.table).await, text, "the same to everybody");
}

#[tokio::test]
async fn the_table_of_a_gathering_has_a_key() {
    let house = House::open(Some(52)).await;
    let ((mut ann, _), (mut ben, _)) = (house.guest(None).await, house.guest(None).await);
    let seats = vec![Some(person("Ann")), None];
    let made = ann
        .gather(FromClient::Gather { game: "draft".into(), options: Options::new(), seats, public: false, terms: None })
        .await;
    assert!(keys(&house).await.is_empty(), "the key is made when the table begins");
    ben.gather(FromClient::Open { table: made.table.clone() }).await;
    ben.say(FromClient::Take { seat: Seat::new(1, 2).unwrap(), name: "Ben".into() }).await;
    ben.gathering().await;
    let position = ben.ask(FromClient::Open { table: made.table.clone() }).await;
    let [key] = keys(&house).await.try_into().unwrap();
    let key = luck::LuckKey::parse(&key).unwrap();
    assert_eq!(position.luck.unwrap().commitment, key.commitment().to_string());
}

#[tokio::test]
async fn a_game_that_ends_early_opens_its_key() {
    let house = House::open(Some(54)).await;
    let (mut clients, positions, _) = begin(&house, "duel", (&["Ann", "Ben"], None)).await;
    let promised = positions[0].luck.clone().expect("a table of others has a key");
    let [key] = keys(&house).await.try_into().unwrap();
    assert!(!record(&mut clients[0]).await.contains(&key));
    clients[1].say(FromClient::Resign).await;
    clients[0].until(is_over).await;
    let text = house.record(&positions[0].table).await;
    let seal = Seal::parse(text.as_bytes()).unwrap();
    seal.check(text.as_bytes()).unwrap();
    assert_eq!((seal.key.hex(), seal.signer.to_string()), (key, promised.signer));
    let parsed = Record::parse(&text).unwrap();
    let ben = Seat::new(1, 2).unwrap();
    assert_eq!(parsed.header.value.end, Some(EarlyEnd::Resigned { seat: ben }));
    assert!(check_numbers(&parsed).unwrap() > 10);
    catalog::read_record(&text, &kernel::Shelf::EMPTY).unwrap();
}

#[tokio::test]
async fn forks_and_imports_take_a_fresh_key_and_count_what_they_copy() {
    let house = House::open(Some(53)).await;
    let mut client = house.client().await;
    let begun = client.ask(duel()).await;
    let [key] = keys(&house).await.try_into().unwrap();
    let first = begun.luck.clone().unwrap();
    play_out(&mut client, begun, &key).await;
    let text = record(&mut client).await;
    let uploaded = house.upload(&text, &[("Host", PUBLIC)]).await;
    assert_eq!(uploaded.status, 201, "{uploaded:?}");
    let forked = client.ask(FromClient::Fork { entry: 16 }).await;
    assert_ne!(forked.luck, Some(first));
    let keys = keys(&house).await;
    assert_eq!(keys.len(), 3);
    let over = play_out(&mut client, forked, "no key").await;
    let parsed = Record::parse(house.record(&over.table).await).unwrap();
    let claim = parsed.header.value.luck.as_ref().unwrap();
    assert_eq!(claim.copied, 16);
    assert!(parsed.lines[..16].iter().all(|line| line.value.drawn.is_none()));
    assert_eq!(check_numbers(&parsed).unwrap(), parsed.lines.iter().filter(|line| line.value.drawn.is_some()).count());
    let imported = Record::parse(house.record(&table_in(&uploaded.body)).await).unwrap();
    let claim = imported.header.value.luck.as_ref().unwrap();
    assert_eq!((claim.copied, check_numbers(&imported).unwrap()), (imported.lines.len(), 0));
    assert_ne!(
        claim.commitment.to_string(),
        Record::parse(&text).unwrap().header.value.luck.unwrap().commitment.to_string()
    );
}

/// Returns the id in the answer to an upload.
fn table_in(body: &str) -> String {
    let read: serde_json::Value = serde_json::from_str(body).unwrap();
    read["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn lessons_daily_deals_and_tables_at_ones_own_machine_promise_nothing() {
    let house = House::open(Some(54)).await;
    let mut client = house.client().await;
    let lesson = FromClient::Lesson { game: "duel".into(), name: "Ann".into() };
    let daily = FromClient::Daily { game: "draft".into(), day: None, name: "Ann".into() };
    for message in [lesson, daily] {
        assert_eq!(client.ask(message).await.luck, None);
    }
    let own = House::seeded(Some(55)).await;
    assert_eq!(own.client().await.ask(duel()).await.luck, None);
    assert!(keys(&house).await.is_empty() && !own.folder.path().join(SIGNING_KEY).exists());
}

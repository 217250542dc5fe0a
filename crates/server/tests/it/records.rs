//! Tests of the export and import of records.

use crate::{
    client::{bot, draft, is_over, person},
    house::House,
    play::play_on,
};
use protocol::FromClient;

fn import(record: impl Into<String>) -> FromClient {
    FromClient::Import { record: record.into() }
}

#[tokio::test]
async fn a_game_comes_back_as_it_went() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), bot("Glinda", "greedy"), bot("random", "random")]).await;
    let now = client.act(&first, 0).await;
    let record = house.record(&now.table).await;
    let other = House::new().await;
    let mut client = other.client().await;
    client.ask(import(&record)).await;
    client.say(FromClient::Pace { pace: protocol::Pace::Instant }).await;
    let back = client.until(|position| position.pace == protocol::Pace::Instant).await;
    assert_eq!((&back.digest, &back.scene, &back.log), (&now.digest, &now.scene, &now.log));
    assert_eq!(back.seats, now.seats, "the record says who is a bot");
    assert_eq!(back.viewer, now.viewer);
    assert_eq!(other.record(&back.table).await, record, "byte for byte");
    assert!(is_over(&play_on(&mut client, back).await));
}

#[tokio::test]
async fn a_record_is_downloaded_as_a_file() {
    let house = House::new().await;
    let table = house.client().await.ask(draft(&[person("Ann"), person("Ben")])).await.table;
    let answer = house.get(&format!("/api/tables/{table}/record"), &[]).await;
    assert!(answer.headers.contains("content-type: application/x-ndjson"), "{answer:?}");
    assert!(answer.headers.contains(&format!("attachment; filename=\"brickroad-draft-{table}.jsonl\"")), "{answer:?}");
    for unknown in ["0000000000000000", "nonsense", "%22", "..%2f..%2fx"] {
        assert_eq!(house.get(&format!("/api/tables/{unknown}/record"), &[]).await.status, 404);
    }
}

#[tokio::test]
async fn a_record_by_hand_becomes_a_game() {
    let house = House::new().await;
    let mut client = house.client().await;
    let header = r#"{"brickroad":1,"game":"draft","seats":["Ann","random","random 2"]}"#;
    let opened = client.ask(import(header)).await;
    let names: Vec<_> = opened.seats.iter().map(|seat| (seat.name.as_str(), seat.bot.as_deref())).collect();
    assert_eq!(names, [("Ann", None), ("random", Some("random")), ("random 2", Some("random"))]);
    assert!(opened.entries > 0, "chance has dealt");
    let again = client.ask(import(house.record(&opened.table).await)).await;
    assert_eq!(again.seats, opened.seats);
}

#[tokio::test]
async fn a_bad_record_is_refused_with_the_line() {
    let house = House::new().await;
    let mut client = house.client().await;
    let position = client.ask(draft(&[person("Ann"), person("Ben")])).await;
    let record = house.record(&position.table).await;
    let (header, _) = record.split_once('\n').unwrap();
    let (_, digest) = record.split_once("\"digest\":\"").unwrap();
    let spoiled = record.replacen(&digest[..16], "0000000000000000", 1);
    let twice = format!("{record}{}\n", record.lines().nth(1).unwrap());
    let last = format!("Line {}: ", record.lines().count() + 1);
    for (bad, expected) in [
        ("", "Line 1: This is no line of a recorded game."),
        ("nonsense", "Line 1"),
        (r#"{"brickroad":1,"game":"chess","seats":["Ann","Ben"]}"#, "draft"),
        (r#"{"brickroad":1,"game":"draft","seats":["Ann"]}"#, "Line 1: 1 at the table. This game needs 2 to 4."),
        (r#"{"brickroad":1,"game":"draft","seats":["Ann"," "]}"#, "no name"),
        (&record.replacen("\"Ben\"", "\"ann\"", 1), "Line 1: Seats 1 and 2 have the same name"),
        (&record.replacen("\"chance\":{", "\"chance\":{\"first\":0,", 1), "Line 2: This is no line"),
        (&format!("{header}\n{{\"chance\":1}}"), "Line 2"),
        (&spoiled, "Line 2: From here on, the game goes another way"),
        (&twice, &last),
    ] {
        let refused = client.try_to(import(bad)).await;
        assert!(refused.contains(expected), "{bad}: {refused}");
    }
    client.say(FromClient::Leave).await;
    assert_eq!(client.tables().await.len(), 1, "nothing was kept of them");
}

#[tokio::test]
async fn a_record_is_uploaded_as_a_table() {
    let (house, other) = (House::new().await, House::new().await);
    let mut client = house.client().await;
    let position = client.ask(draft(&[person("Ann"), person("Ben")])).await;
    let record = house.record(&position.table).await;
    // Blank lines are ignored, so they make the record longer than a message and exactly as long as a record may be.
    let most = 16_777_216;
    let long = format!("{record}{}", "\n".repeat(most - record.len()));
    for text in [&record, &long] {
        let made = other.upload(text, &[]).await;
        assert_eq!(made.status, 201, "{made:?}");
        assert!(made.headers.contains("content-type: application/json"), "{made:?}");
        let table = made.body.split('"').nth(3).unwrap();
        assert!(made.body.contains(&format!(r#"{{"table":"{table}"}}"#)), "{made:?}");
        assert_eq!(other.record(table).await, record, "byte for byte");
    }
    let refused = other.upload(long + "\n", &[]).await;
    assert_eq!(refused.status, 413);
    assert!(refused.body.contains("at most 16777216 bytes"), "{refused:?}");
}

#[tokio::test]
async fn a_bad_upload_is_refused_in_the_readers_language() {
    let house = House::new().await;
    let refused = house.upload("nonsense", &[]).await;
    assert_eq!(refused.status, 422);
    let words = "This record cannot be read. Line 1: This is no line of a recorded game. Expected a record that \
                 Brickroad saved, whole and unchanged. A log of what one player knew is no record. Nothing was added, \
                 and nothing is lost.";
    assert!(refused.body.contains(words), "{refused:?}");
    let refused = house.upload(b"\n\xff", &[("Accept-Language", "fr")]).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("est illisible. Ligne 2\u{a0}: Ce n’est pas une ligne"), "{refused:?}");
    let header = r#"{"brickroad":1,"game":"draft","seats":["Ann","Ben"]}"#;
    assert_eq!(house.upload(header, &[("Origin", "http://evil.example")]).await.status, 403);
    assert_eq!(house.upload(header, &[("Host", "evil.example")]).await.status, 403);
    let mut client = house.client().await;
    client.say(FromClient::Leave).await;
    assert!(client.tables().await.is_empty(), "nothing was kept of them");
}

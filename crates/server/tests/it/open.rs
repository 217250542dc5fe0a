//! Tests of a table at a server that hosts for others: before the game is over, nobody can get its record or a fork of it.

use crate::{
    client::{Client, is_over, person, rests},
    house::House,
};
use protocol::{FromClient, FromServer, Options, Position, Records, Seat, SeatPlan};

fn duel(seats: [SeatPlan; 2]) -> FromClient {
    FromClient::Create { game: "duel".to_owned(), options: Options::new(), seats: seats.to_vec() }
}

async fn record(client: &mut Client) -> (String, bool) {
    client.say(FromClient::Record).await;
    match client.hear().await {
        FromServer::Record { text, redacted } => (text, redacted),
        other => panic!("expected a record, heard {other:?}"),
    }
}

async fn sit(client: &mut Client, seat: usize) -> Position {
    client.ask(FromClient::Sit { seat: Seat::new(seat, 2) }).await
}

#[tokio::test]
async fn a_seat_gets_the_log_of_what_it_knows_and_nobody_a_record() {
    let house = House::open(Some(21)).await;
    let mut client = house.client().await;
    let opened = client.ask(duel([person("Ann"), person("Ben")])).await;
    assert_eq!(opened.records, Records::Redacted);
    let mine = sit(&mut client, 0).await;
    let (text, redacted) = record(&mut client).await;
    assert!(redacted);
    let drawn = |name: &str| text.lines().filter(|line| line.contains(&format!("{name} draws a card."))).count();
    assert!(drawn("Ben") > 4 && drawn("Ann") == 0, "{text}");
    let words: Vec<String> = mine.log.iter().map(|line| line.words.to_string()).collect();
    assert!(words.iter().all(|words| text.contains(&serde_json::to_string(words).unwrap())), "all that was told");

    let answer = house.get(&format!("/api/tables/{}/record", opened.table), &[]).await;
    assert_eq!(answer.status, 403, "{answer:?}");
    assert!(answer.body.contains("still played"), "{answer:?}");
    assert!(client.try_to(FromClient::Fork { entry: 0 }).await.contains("still played"));
    let refused = client.try_to(FromClient::Import { record: text }).await;
    assert!(refused.contains("A log of what one player knew is no record"), "{refused}");
}

#[tokio::test]
async fn the_record_is_there_once_the_game_is_over() {
    let house = House::open(Some(22)).await;
    let mut client = house.client().await;
    let options = Options::from([("turnCap".to_owned(), protocol::OptionValue::Number(7))]);
    let create = FromClient::Create { game: "duel".to_owned(), options, seats: vec![person("Ann"), person("Ben")] };
    let mut position = client.ask(create).await;
    while !is_over(&position) {
        if let Some(seat) = position.pass_to {
            position = client.ask(FromClient::Sit { seat: Some(seat) }).await;
        }
        let done = position.scene.choices.len() - 1;
        position = client.act(&position, done).await;
        assert!(rests(&position));
    }
    assert_eq!(position.records, Records::Whole);
    let (text, redacted) = record(&mut client).await;
    assert_eq!((house.record(&position.table).await, redacted), (text, false));
    let forked = client.ask(FromClient::Fork { entry: 3 }).await;
    assert_eq!((forked.entries >= 3, forked.records), (true, Records::Redacted), "it is played again");
}

#[tokio::test]
async fn on_ones_own_machine_both_are_to_be_had() {
    let house = House::seeded(Some(23)).await;
    let mut client = house.client().await;
    let opened = client.ask(duel([person("Ann"), person("Ben")])).await;
    assert_eq!(opened.records, Records::Revealing);
    let (text, redacted) = record(&mut client).await;
    assert_eq!((house.record(&opened.table).await, redacted), (text, false));
    let forked = client.ask(FromClient::Fork { entry: 0 }).await;
    assert_ne!(forked.table, opened.table);
}

/// At a server that is not open to others, the table passes for a person who plays only with bots. At an open table,
/// every person is prompted.
#[tokio::test]
async fn nobody_passes_at_once_at_a_table_of_others() {
    let house = House::open(Some(24)).await;
    let mut client = house.client().await;
    let mut position = client.ask(duel([person("Ann"), person("Ben")])).await;
    let mut passed = 0;
    for step in 0..300 {
        if is_over(&position) {
            break;
        }
        if let Some(seat) = position.pass_to {
            position = client.ask(FromClient::Sit { seat: Some(seat) }).await;
        }
        let choices = &position.scene.choices;
        passed += usize::from(choices.len() == 1 && choices[0].at.starts_with("done"));
        let choice = step % choices.len();
        position = client.act(&position, choice).await;
    }
    assert!(passed > 2, "{passed} were asked who could only pass");
}

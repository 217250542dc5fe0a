//! Tests of connections that break in the middle of a game: what is sent again counts once, and what was missed follows.

use crate::{
    client::{bot, person},
    house::House,
    pair::Pair,
};
use protocol::{FromClient, FromServer, Position, SeatPlan};
use server::Limits;
use tokio_tungstenite::tungstenite::Message;

fn resume(position: &Position) -> FromClient {
    FromClient::Resume { table: position.table.clone(), row: position.row }
}

fn act(position: &Position, choice: usize) -> FromClient {
    FromClient::Act { at: position.row, choice }
}

fn seats() -> [SeatPlan; 2] {
    [person("Ann"), bot("Ben", "random")]
}

#[tokio::test]
async fn a_decision_that_is_sent_twice_counts_once() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&seats()).await;
    let next = client.act(&first, 0).await;
    assert_eq!(client.ask(act(&first, 0)).await, next, "nothing has changed");
    let other = client.try_to(act(&first, 1)).await;
    assert!(other.contains("moved on"), "another decision is late: {other}");
    let later = client.act(&next, 0).await;
    assert_eq!(client.ask(act(&first, 0)).await, later, "also once the game has gone on");
    let house = house.again().await;
    let mut client = house.client().await;
    client.ask(FromClient::Open { table: first.table.clone() }).await;
    assert_eq!(client.ask(act(&next, 0)).await.row, later.row, "also after a restart of the server");
    assert!(client.try_to(act(&next, 1)).await.contains("moved on"));
}

#[tokio::test]
async fn nobody_repeats_the_decision_of_somebody_else() {
    let mut pair = Pair::meet(51, &[]).await;
    let at = pair.to_move();
    let act = pair.decide(true).await;
    let said = pair.clients[1 - at].try_to(act.clone()).await;
    assert!(said.contains("moved on"), "{said}");
    assert_eq!(pair.clients[at].ask(act).await.row, pair.seen[at].row);
}

#[tokio::test]
async fn who_comes_back_gets_what_is_missing() {
    let mut pair = Pair::meet(52, &[]).await;
    let gone = 1 - pair.to_move();
    let had = pair.seen[gone].clone();
    pair.decide(false).await;
    let mut back = pair.back(gone).await;
    back.remembers(&had);
    back.say(resume(&had)).await;
    let FromServer::Update(update) = back.hear_unchecked().await else { panic!("expected an update") };
    assert_eq!((update.since, update.row, update.viewer), (had.row, pair.seen[1 - gone].row, had.viewer));
    assert!(!update.news.is_empty(), "what has happened meanwhile is told");
    let caught_up = had.updated(&update).unwrap();
    let mut whole = pair.back(gone).await;
    let opened = whole.ask(FromClient::Open { table: pair.table.clone() }).await;
    assert_eq!((caught_up.scene, caught_up.digest, caught_up.turn), (opened.scene, opened.digest, opened.turn));
    // From there on, the game goes on as before.
    if pair.to_move() == 1 - gone {
        pair.decide(false).await;
        let row = pair.seen[1 - gone].row;
        whole.until(|seen| seen.row == row).await;
    }
}

#[tokio::test]
async fn who_comes_back_with_a_position_of_no_use_gets_the_whole_table() {
    let mut pair = Pair::meet(53, &[]).await;
    let at = pair.to_move();
    pair.decide(true).await;
    let newest = pair.seen[at].clone();
    for row in [newest.row, newest.row + 1, u64::MAX] {
        let mut back = pair.back(at).await;
        back.say(FromClient::Resume { table: pair.table.clone(), row }).await;
        let FromServer::Position(whole) = back.hear_unchecked().await else { panic!("expected a position") };
        assert_eq!((whole.row, whole.viewer, whole.digest), (newest.row, newest.viewer, newest.digest.clone()));
    }
    let mut back = pair.back(at).await;
    let said = back.try_to(FromClient::Resume { table: "0".into(), row: 1 }).await;
    assert!(said.starts_with("There is no such table."), "{said}");
}

#[tokio::test]
async fn what_was_taken_back_meanwhile_makes_the_table_come_whole() {
    let house = House::new().await;
    let (mut client, mut other) = (house.client().await, house.client().await);
    let mut position = client.start(&[person("Ann"), person("Ben")]).await;
    let mut had = position.clone();
    for _ in 0..200 {
        if let Some(seat) = position.pass_to {
            position = client.ask(FromClient::Sit { seat: Some(seat) }).await;
        }
        let choice = position.scene.choices.len() - 1;
        had = position.clone();
        position = client.act(&position, choice).await;
        if position.pass_to.is_none() && position.can_undo() {
            break;
        }
    }
    assert!(position.can_undo(), "{:?}", position.undo);
    client.ask(FromClient::Undo { at: position.row }).await;
    for row in [had.row, position.row] {
        other.say(FromClient::Resume { table: position.table.clone(), row }).await;
        assert!(matches!(other.hear_unchecked().await, FromServer::Position(_)));
    }
}

#[tokio::test]
async fn a_sign_of_life_keeps_no_place() {
    let house = House::limited(Limits { connections: 2, per_address: 2, ..Limits::default() }).await;
    let (mut first, mut second) = (house.client().await, house.client().await);
    for client in [&mut first, &mut second] {
        client.say(FromClient::Tables(Default::default())).await;
        client.tables().await;
    }
    first.say(FromClient::Ping).await;
    assert_eq!(first.hear().await, FromServer::Pong);
    let mut third = house.client().await;
    third.say(FromClient::Tables(Default::default())).await;
    third.tables().await;
    let Some(Message::Close(Some(goodbye))) = first.frame().await else { panic!("expected a goodbye") };
    assert_eq!(u16::from(goodbye.code), 1013, "the second client was the last that somebody used");
}

//! Tests of two clients at one server, and of two servers with one store.

use crate::{
    client::{Client, bot, draft, is_over, person},
    house::House,
};
use protocol::{FromClient, Pace};

#[tokio::test]
async fn of_two_screens_the_second_is_refused() {
    let house = House::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let first = one.start(&[person("Ann"), bot("Ben", "random")]).await;
    assert_eq!(other.ask(FromClient::Open { table: first.table.clone() }).await, first);
    let next = one.act(&first, 0).await;
    other.say(FromClient::Act { at: first.row, choice: 1 }).await;
    let mut newest = None;
    loop {
        match other.hear().await {
            protocol::FromServer::Position(position) => newest = Some(*position),
            protocol::FromServer::Refused { reason } => break assert!(reason.contains("moved on"), "{reason}"),
            unexpected => panic!("{unexpected:?}"),
        }
    }
    if newest.as_ref() != Some(&next) {
        assert_eq!(other.until(|position| position.entries == next.entries).await, next);
    }
}

#[tokio::test]
async fn of_two_servers_the_second_reads_the_table_again() {
    let house = House::new().await;
    let twin = house.twin().await;
    let (mut one, mut other) = (house.client().await, Client::connect(twin.address()).await);
    let first = one.start(&[person("Ann"), bot("Ben", "random")]).await;
    assert_eq!(other.ask(FromClient::Open { table: first.table.clone() }).await.digest, first.digest);
    let next = one.act(&first, 0).await;
    let refused = other.try_to(FromClient::Act { at: first.row, choice: 1 }).await;
    assert!(refused.contains("moved on"), "{refused}");
    let seen = other.position().await;
    assert_eq!((seen.digest, seen.entries), (next.digest.clone(), next.entries));
    let after = other.act(&next, 0).await;
    assert_eq!(one.ask(FromClient::Open { table: first.table }).await.digest, after.digest);
}

#[tokio::test]
async fn bots_of_two_servers_play_one_game() {
    let house = House::new().await;
    let twin = house.twin().await;
    let (mut one, mut other) = (house.client().await, Client::connect(twin.address()).await);
    one.ask(draft(&[bot("A", "random"), bot("B", "random"), bot("C", "random")])).await;
    let table = one.ask(FromClient::Pace { pace: Pace::Calm }).await.table;
    other.ask(FromClient::Open { table: table.clone() }).await;
    other.say(FromClient::Pace { pace: Pace::Instant }).await;
    one.say(FromClient::Pace { pace: Pace::Instant }).await;
    let (at_one, at_other) = tokio::join!(one.until(is_over), other.until(is_over));
    assert_eq!(at_one.digest, at_other.digest);
    let record = house.record(&table).await;
    assert_eq!(catalog::read_record(&record, &kernel::Shelf::EMPTY).unwrap().entries(), at_one.entries);
}

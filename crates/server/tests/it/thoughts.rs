//! Tests of bots that think for a long time, at existing tables and at removed tables.

use crate::{
    client::{Client, bot, draft, is_over},
    house::House,
};
use protocol::{FromClient, Pace, SeatPlan};
use std::time::{Duration, Instant};

const GREATEST: &str = "ismcts:10000000";

/// Creates tables at which bots think at the highest level. Returns, for each table, a client that watches it and the
/// table's id.
async fn thinks_begun(house: &House, tables: usize) -> Vec<(Client, String)> {
    let mut watching = Vec::new();
    for _ in 0..tables {
        let mut client = house.client().await;
        client.ask(draft(&[bot("A", GREATEST), bot("B", GREATEST)])).await;
        let table = client.ask(FromClient::Pace { pace: Pace::Instant }).await.table;
        watching.push((client, table));
    }
    watching
}

async fn plays_through(house: &House, seats: &[SeatPlan]) -> Duration {
    let mut client = house.client().await;
    let started = Instant::now();
    client.ask(draft(seats)).await;
    client.say(FromClient::Pace { pace: Pace::Instant }).await;
    client.until(is_over).await;
    started.elapsed()
}

#[tokio::test]
async fn a_hundred_abandoned_thoughts_freeze_no_bot() {
    let house = House::new().await;
    for (mut client, table) in thinks_begun(&house, 100).await {
        client.say(FromClient::Remove { table }).await;
    }
    plays_through(&house, &[bot("C", "ismcts:4000"), bot("D", "greedy")]).await;
}

#[tokio::test]
async fn quick_bots_do_not_wait_for_thoughts_that_go_on() {
    let house = House::new().await;
    let _watching = thinks_begun(&house, 20).await;
    let passed = plays_through(&house, &[bot("C", "greedy"), bot("D", "ismcts:50")]).await;
    // If these bots had to wait for the 20 long thoughts, one after the other, the game would take more than a minute.
    assert!(passed < Duration::from_secs(30), "{passed:?}");
}

#[tokio::test]
async fn a_long_thought_rests_where_nobody_watches() {
    let house = House::new().await;
    let mut client = house.client().await;
    client.ask(draft(&[bot("A", GREATEST), bot("B", GREATEST)])).await;
    let table = client.ask(FromClient::Pace { pace: Pace::Instant }).await.table;
    let change = "UPDATE tables SET pace = 'calm' WHERE id = ?1";
    sqlx::query(change).bind(&table).execute(&house.database().await).await.unwrap();
    assert_eq!(client.ask(FromClient::Step { entry: None }).await.pace, Pace::Instant, "as it is in memory");
    // The bot's thought has ended once the table is loaded from the store again.
    loop {
        client.say(FromClient::Leave).await;
        client.tables().await;
        if client.ask(FromClient::Open { table: table.clone() }).await.pace == Pace::Calm {
            break;
        }
    }
}

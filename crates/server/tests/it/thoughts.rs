//! Bots that think for long, of tables that are there and of tables that are gone.

use crate::{
    client::{bot, draft, is_over},
    house::House,
};
use protocol::{FromClient, Pace, SeatPlan};
use std::time::{Duration, Instant};

const GREATEST: &str = "ismcts:10000000";

/// Bots of many tables think at the greatest level, and other bots play all the same.
async fn thinks_begun(house: &House, tables: usize, are_removed: bool) {
    let mut client = house.client().await;
    for _ in 0..tables {
        client.ask(draft(&[bot("A", GREATEST), bot("B", GREATEST)])).await;
        let table = client.ask(FromClient::Pace { pace: Pace::Instant }).await.table;
        if are_removed {
            client.say(FromClient::Remove { table }).await;
            client.tables().await;
        }
    }
    client.say(FromClient::Leave).await;
    client.tables().await;
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
    thinks_begun(&house, 100, true).await;
    plays_through(&house, &[bot("C", "ismcts:4000"), bot("D", "greedy")]).await;
}

#[tokio::test]
async fn quick_bots_do_not_wait_for_thoughts_that_go_on() {
    let house = House::new().await;
    thinks_begun(&house, 20, false).await;
    let passed = plays_through(&house, &[bot("C", "greedy"), bot("D", "ismcts:50")]).await;
    // One after the other, the thoughts before it would take more than a minute.
    assert!(passed < Duration::from_secs(30), "{passed:?}");
}

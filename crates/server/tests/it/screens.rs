//! Tests of several screens at one table, and of screens that read slowly.

use crate::{
    client::{bot, is_over, person},
    house::House,
};
use protocol::{FromClient, FromServer, Lang, Pace};

#[tokio::test]
async fn every_screen_sees_what_happens() {
    let house = House::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let first = one.start(&[person("Ann"), bot("Ben", "random")]).await;
    other.french().await;
    let french = other.ask(FromClient::Open { table: first.table.clone() }).await;
    assert_eq!(french.digest, first.digest);
    let next = one.act(&first, 0).await;
    let seen = other.until(|position| position.entries == next.entries).await;
    assert_eq!(seen.digest, next.digest);
    assert_ne!(seen.scene.heading, next.scene.heading);
}

#[tokio::test]
async fn a_screen_that_comes_later_is_told_the_same_as_the_others() {
    let house = House::new().await;
    let (mut one, mut late) = (house.client().await, house.client().await);
    let mut at = one.start(&[person("Ann"), bot("Ben", "greedy")]).await;
    at = one.act(&at, 0).await;
    assert_eq!(late.ask(FromClient::Open { table: at.table.clone() }).await, at);
    for _ in 0..5 {
        at = one.act(&at, 0).await;
        loop {
            let heard = late.hear_unchecked().await;
            let FromServer::Update(update) = heard else { panic!("expected what has changed, heard {heard:?}") };
            if update.row == at.row {
                assert_eq!((update.digest, update.choices), (at.digest.clone(), at.scene.choices.clone()));
                break;
            }
        }
    }
    // One screen shows an earlier position, and the other screen changes its language.
    one.ask(FromClient::Step { entry: Some(3) }).await;
    let back = one.ask(FromClient::Step { entry: None }).await;
    late.french().await;
    late.until(|position| position.lang == Lang::Fr).await;
    late.say(FromClient::Hello { lang: Lang::En }).await;
    late.hear().await;
    assert_eq!(late.until(|position| position.lang == Lang::En).await, back);
    let next = one.act(&back, 0).await;
    assert_eq!(late.until(|position| position.row == next.row).await, next);
}

#[tokio::test]
async fn a_screen_that_does_not_read_sees_the_newest_when_it_does() {
    let house = House::new().await;
    let (mut quick, mut slow) = (house.client().await, house.client().await);
    let first = quick.start(&[person("Ann"), bot("Ben", "random"), bot("Cid", "random")]).await;
    slow.say(FromClient::Open { table: first.table.clone() }).await;
    // These requests cause far more bytes than a connection buffers. The client reads none of them.
    for _ in 0..2_000 {
        slow.say(FromClient::Step { entry: None }).await;
    }
    let last = crate::play::play_on(&mut quick, first).await;
    assert_eq!(slow.until(is_over).await.digest, last.digest);
}

#[tokio::test]
async fn watchers_are_told_when_a_table_is_removed() {
    let house = House::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let first = one.start(&[person("Ann"), bot("Ben", "random")]).await;
    other.ask(FromClient::Open { table: first.table.clone() }).await;
    other.say(FromClient::Remove { table: first.table.clone() }).await;
    assert!(other.tables().await.is_empty());
    assert!(one.refusal().await.contains("removed"));
    assert!(one.try_to(FromClient::Pace { pace: Pace::Calm }).await.contains("No table is open"));
    one.say(FromClient::Leave).await;
    assert!(matches!(one.hear().await, FromServer::Tables { tables, .. } if tables.is_empty()));
}

#[tokio::test]
async fn a_screen_that_leaves_hears_no_more() {
    let house = House::new().await;
    let (mut one, mut other) = (house.client().await, house.client().await);
    let first = one.start(&[person("Ann"), bot("Ben", "random")]).await;
    other.ask(FromClient::Open { table: first.table.clone() }).await;
    other.say(FromClient::Leave).await;
    other.tables().await;
    let next = one.act(&first, 0).await;
    other.say(FromClient::Tables(Default::default())).await;
    assert_eq!(other.tables().await[0].entries, next.entries, "the first thing heard since");
}

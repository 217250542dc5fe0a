//! Tests of the pauses and the thoughts of bots.

use crate::{
    client::{bot, draft, is_over, person, rests},
    house::House,
};
use protocol::{FromClient, Pace};

#[tokio::test]
async fn a_game_goes_on_while_nobody_watches() {
    let house = House::new().await;
    let mut client = house.client().await;
    client.ask(draft(&[bot("A", "random"), bot("B", "random")])).await;
    let table = client.ask(FromClient::Pace { pace: Pace::Instant }).await.table;
    // The client leaves. Nobody opens the table again until the list shows that the game is over.
    client.say(FromClient::Leave).await;
    let over = loop {
        if let protocol::FromServer::Tables { tables, .. } = client.hear().await {
            if tables[0].over {
                break tables[0].clone();
            }
            client.say(FromClient::Tables(Default::default())).await;
        }
    };
    let opened = client.ask(FromClient::Open { table }).await;
    assert!(is_over(&opened) && opened.entries == over.entries);
}

#[tokio::test]
async fn a_table_that_waits_for_a_person_is_kept_in_memory_only_while_somebody_watches() {
    let house = House::new().await;
    let mut client = house.client().await;
    let table = client.start(&[person("Ann"), bot("Ben", "random")]).await.table;
    let change = "UPDATE tables SET pace = 'calm' WHERE id = ?1";
    sqlx::query(change).bind(&table).execute(&house.database().await).await.unwrap();
    assert_eq!(client.ask(FromClient::Step { entry: None }).await.pace, Pace::Instant, "as it is in memory");
    // At the end, the table is loaded from the store again. `Leave` is answered before the table has left memory, so
    // this may need several attempts.
    loop {
        client.say(FromClient::Leave).await;
        client.tables().await;
        if client.ask(FromClient::Open { table: table.clone() }).await.pace == Pace::Calm {
            break;
        }
    }
}

#[tokio::test]
async fn an_unfinished_game_goes_on_when_it_is_opened() {
    let house = House::new().await;
    let mut client = house.client().await;
    client.ask(draft(&[bot("A", "random"), bot("B", "greedy"), bot("C", "random")])).await;
    let table = client.ask(FromClient::Pace { pace: Pace::Calm }).await.table;
    let house = house.again().await;
    let mut client = house.client().await;
    let opened = client.ask(FromClient::Open { table }).await;
    assert_eq!(opened.pace, Pace::Calm, "the pace is kept");
    assert!(!is_over(&opened));
    client.say(FromClient::Pace { pace: Pace::Instant }).await;
    client.until(is_over).await;
}

#[tokio::test]
async fn a_bot_that_thinks_keeps_nobody_waiting() {
    let house = House::new().await;
    let mut client = house.client().await;
    let slow = ["Slow", "Slower"].map(|name| bot(name, "ismcts:10000000/60s"));
    client.ask(draft(&slow)).await;
    let thinking = client.ask(FromClient::Pace { pace: Pace::Instant }).await;
    // The bot is thinking now, or will be soon. This room and all other rooms still answer.
    let shown = client.ask(FromClient::Step { entry: Some(0) }).await;
    assert_eq!((shown.shown, shown.entries), (0, thinking.entries));
    let other = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    assert!(rests(&other));
    // Stopping the server does not wait for the bot.
    house.running.stop().await;
}

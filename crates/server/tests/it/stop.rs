//! Tests that stop a server.

use crate::{
    client::{bot, draft, person},
    house::House,
};
use protocol::{FromClient, Pace};
use tokio_tungstenite::tungstenite::{Message, protocol::frame::coding::CloseCode};

#[tokio::test]
async fn sockets_are_told_goodbye() {
    let house = House::new().await;
    let (mut idle, mut playing) = (house.client().await, house.client().await);
    playing.start(&[person("Ann"), bot("Ben", "random")]).await;
    house.running.stop().await;
    for client in [&mut idle, &mut playing] {
        match client.frame().await {
            Some(Message::Close(Some(frame))) => assert_eq!(frame.code, CloseCode::Away),
            other => panic!("expected a goodbye, heard {other:?}"),
        }
    }
}

#[tokio::test]
async fn a_server_stops_in_the_middle_of_a_game_of_bots() {
    let house = House::new().await;
    let mut client = house.client().await;
    client.ask(draft(&[bot("A", "random"), bot("B", "random")])).await;
    let seen = client.ask(FromClient::Pace { pace: Pace::Instant }).await;
    let house = house.again().await;
    let mut client = house.client().await;
    let opened = client.ask(FromClient::Open { table: seen.table }).await;
    assert!(opened.entries >= seen.entries);
    client.until(crate::client::is_over).await;
}

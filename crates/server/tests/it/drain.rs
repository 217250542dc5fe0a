//! Tests of the end of a server that hosts for others.

use crate::{
    client::{Client, bot, person},
    house::{House, PUBLIC, get, guest, post},
};
use protocol::{FromClient, Position};
use server::{Hosting, Limits};
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest, protocol::frame::coding::CloseCode},
};

const RECORD: &str = "{\"brickroad\":1,\"game\":\"draft\",\"seats\":[\"Ann\",\"Ben\"]}\n";

const COOKIE: &str = "brickroad=abababababababababababababababababababababababababababababababab";

async fn draining(drain: Duration) -> House {
    let hosting = Hosting::Others(format!("http://{PUBLIC}").parse().unwrap());
    House::hosting(hosting, Limits { drain, ..Limits::default() }).await
}

/// Returns a guest with a table at which they decide.
async fn player(house: &House) -> (Client, Position) {
    let (mut client, _) = house.guest(Some(COOKIE)).await;
    let position = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    (client, position)
}

async fn goodbye(client: &mut Client) -> (CloseCode, String) {
    loop {
        match client.frame().await {
            Some(Message::Close(Some(frame))) => return (frame.code, frame.reason.to_string()),
            Some(_) => {}
            None => panic!("expected a goodbye"),
        }
    }
}

/// Tries to open a socket, and returns the status of the answer.
async fn refused_socket(address: SocketAddr) -> u16 {
    let mut request = format!("ws://{address}/socket").into_client_request().unwrap();
    for (name, value) in [("Host", PUBLIC), ("Origin", "http://brickroad.example")] {
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    match connect_async(request).await {
        Err(Error::Http(answer)) => answer.status().as_u16(),
        other => panic!("expected an answer without a socket: {other:?}"),
    }
}

#[tokio::test]
async fn while_it_ends_nobody_new_is_taken_in_and_a_decision_is_stored() {
    let house = draining(Duration::from_secs(30)).await;
    let address = house.running.address();
    let (mut client, position) = player(&house).await;
    let (mut idle, _) = house.guest(None).await;
    // While another program holds the database, the decision cannot be stored yet, so the server cannot end yet.
    let database = house.database().await;
    let held = database.begin_with("BEGIN IMMEDIATE").await.unwrap();
    client.say(FromClient::Act { at: position.row, choice: 0 }).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let (folder, running) = house.apart();
    let ended = tokio::spawn(running.stop());
    let restarts = (CloseCode::Restart, "the server restarts; your game is kept".to_owned());
    assert_eq!(goodbye(&mut idle).await, restarts);
    assert_eq!(get(address, "/ready", &[]).await.status, 503);
    assert_eq!(get(address, "/live", &[]).await.status, 200);
    assert_eq!(refused_socket(address).await, 503);
    let upload = post(address, &[("Host", PUBLIC), ("Accept-Language", "fr")], RECORD).await;
    assert_eq!(
        (upload.status, &*upload.body),
        (503, "Le serveur redémarre. Vos parties sont gardées. Réessayez dans une minute.")
    );
    held.rollback().await.unwrap();
    assert_eq!(goodbye(&mut client).await, restarts);
    ended.await.unwrap();
    let again = House::at(folder).await;
    let (mut later, _) = guest(again.running.address(), Some(COOKIE)).await;
    let seen = later.ask(FromClient::Open { table: position.table }).await;
    assert!(seen.row > position.row, "the decision is lost");
}

#[tokio::test]
async fn a_store_that_does_not_answer_delays_the_end_only_for_the_time_that_is_set() {
    let house = draining(Duration::from_millis(300)).await;
    let (mut client, position) = player(&house).await;
    let database = house.database().await;
    let _held = database.begin_with("BEGIN IMMEDIATE").await.unwrap();
    client.say(FromClient::Act { at: position.row, choice: 0 }).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let begun = Instant::now();
    house.running.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
}

//! Tests of the end of `brickroad serve`.

use crate::served::serving;
use protocol::{FromClient, Options, Position};
use std::{
    path::Path,
    time::{Duration, Instant},
};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::{Message, protocol::frame::coding::CloseCode};
use trials::{Client, Server, Signal, bot, person};

const COOKIE: &str = "brickroad=abababababababababababababababababababababababababababababababab";

async fn guest(server: &Server) -> Client {
    Client::connect_as(server.address().unwrap(), COOKIE).await.unwrap()
}

/// Begins a game against a bot that thinks for a long time, with the first decision.
async fn begin(client: &mut Client) -> Position {
    let seats = vec![person("Ann"), bot("Ida", "ismcts:10000000")];
    let create = FromClient::Create { game: "draft".to_owned(), options: Options::new(), seats };
    loop {
        let position = client.ask(&create).await.unwrap();
        if !position.scene.choices.is_empty() {
            return position;
        }
    }
}

#[tokio::test]
async fn people_are_told_and_nothing_acknowledged_is_lost() {
    let folder = TempDir::new().unwrap();
    let server = serving(folder.path()).with(["--limit-drain-seconds", "20"]).start().await.unwrap();
    let (mut idle, mut playing) = (guest(&server).await, guest(&server).await);
    let position = begin(&mut playing).await;
    // The bot thinks when the server is asked to end.
    let acknowledged = playing.ask(&FromClient::Act { at: position.row, choice: 0 }).await.unwrap();
    let begun = Instant::now();
    server.signal(Signal::TERM).unwrap();
    for client in [&mut idle, &mut playing] {
        let goodbye = loop {
            match client.frame().await.unwrap() {
                Some(Message::Close(goodbye)) => break goodbye.expect("a reason"),
                Some(_) => {}
                None => panic!("expected a goodbye"),
            }
        };
        assert_eq!((goodbye.code, &*goodbye.reason), (CloseCode::Restart, "the server restarts; your game is kept"));
    }
    let mut server = server;
    assert_eq!(server.ended().await.unwrap().code(), Some(0));
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    let server = serving(folder.path()).start().await.unwrap();
    let seen = guest(&server).await.ask(&FromClient::Open { table: position.table }).await.unwrap();
    assert!(seen.row >= acknowledged.row, "row {} is lost", acknowledged.row);
}

#[tokio::test]
async fn a_second_signal_ends_it_at_once() {
    let folder = TempDir::new().unwrap();
    let mut server = serving(folder.path()).log(&folder.path().join("log")).start().await.unwrap();
    let mut playing = guest(&server).await;
    let position = begin(&mut playing).await;
    // While another program holds the database, the server waits for it.
    let held = hold(&folder.path().join("data/brickroad.db")).await;
    playing.say(&FromClient::Act { at: position.row, choice: 0 }).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    server.signal(Signal::TERM).unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(server.is_alive().unwrap());
    let begun = Instant::now();
    server.signal(Signal::TERM).unwrap();
    assert_eq!(server.ended().await.unwrap().code(), Some(2));
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    let said = std::fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(said.contains("ended at once, because it was asked twice"), "{said}");
    drop(held);
}

/// Locks the database file against writers until the value is dropped.
async fn hold(file: &Path) -> sqlx::pool::PoolConnection<sqlx::Sqlite> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::SqlitePool::connect_with(options).await.unwrap().acquire().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await.unwrap();
    connection
}

//! Tests that clients that use more than their share do not lock out others.

use crate::{
    client::{Client, bot, person},
    house::{House, get},
    raw::{code_of, frame, goodbye_to, half_request, rest, silent_socket},
};
use futures_util::{SinkExt, StreamExt, future::select_all};
use protocol::{FromClient, MAX_MESSAGE};
use server::Limits;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

/// The time within which the server must answer an honest client.
const SOON: Duration = Duration::from_secs(5);

fn small() -> Limits {
    Limits { connections: 32, per_address: 32, ..Limits::default() }
}

#[tokio::test]
async fn silent_sockets_and_half_requests_lock_nobody_out() {
    let house = House::limited(small()).await;
    let address = house.running.address();
    let mut player = house.client().await;
    let position = player.start(&[person("Ann"), bot("Ben", "random")]).await;
    let mut held = Vec::new();
    for _ in 0..100 {
        held.push(silent_socket(address).await);
        held.push(half_request(address).await);
    }
    let started = Instant::now();
    let moved = player.act(&position, 0).await;
    assert!(moved.entries > position.entries);
    let mut newcomer = house.client().await;
    newcomer.say(FromClient::Tables(Default::default())).await;
    assert_eq!(newcomer.tables().await.len(), 1);
    assert_eq!(get(address, "/api/health", &[]).await.status, 200);
    assert!(started.elapsed() < SOON, "{:?}", started.elapsed());
}

#[tokio::test]
async fn sockets_at_tables_that_answer_pings_leave_room_for_newcomers() {
    let house = House::limited(small()).await;
    let mut first = house.client().await;
    let table = first.start(&[person("Ann"), bot("Ben", "random")]).await.table;
    let mut others = Vec::new();
    for _ in 0..64 {
        let mut other = house.client().await;
        other.ask(FromClient::Open { table: table.clone() }).await;
        others.push(other);
    }
    let mut newcomer = house.client().await;
    newcomer.ask(FromClient::Open { table }).await;
    // The first of the other clients has lost its place, so the server sends it a close frame.
    let goodbye = loop {
        match others[0].frame().await {
            Some(Message::Close(Some(goodbye))) => break goodbye,
            Some(_) => {}
            None => panic!("expected a goodbye"),
        }
    };
    assert_eq!(u16::from(goodbye.code), 1013);
}

#[tokio::test]
async fn half_a_request_is_not_held_for_ever() {
    let limits = Limits { head: Duration::from_millis(200), ..Limits::default() };
    let house = House::limited(limits).await;
    rest(half_request(house.running.address()).await).await;
}

#[tokio::test]
async fn a_head_that_is_too_long_is_not_waited_for() {
    let house = House::limited(Limits { head: Duration::from_secs(600), ..Limits::default() }).await;
    let mut stream = half_request(house.running.address()).await;
    // The server may close the connection before it has read the whole head.
    let _ = stream.write_all(&[b'x'; 128 << 10]).await;
    rest(stream).await;
}

#[tokio::test]
async fn half_messages_share_their_memory() {
    let house = House::new().await;
    let address = house.running.address();
    let mut player = house.client().await;
    let position = player.start(&[person("Ann"), bot("Ben", "random")]).await;
    // Each client sends all bytes of the longest message except the last. All clients together send more than the
    // shared memory of 64 MiB can hold.
    let part = [&[0x81, 0xff][..], &(4_u64 << 20).to_be_bytes(), &[0; 4], &vec![b' '; (4 << 20) - 1]].concat();
    let hoards = (0..20).map(|_| {
        let part = part.clone();
        Box::pin(async move {
            let mut stream = silent_socket(address).await;
            let _ = stream.write_all(&part).await;
            code_of(&rest(stream).await)
        })
    });
    let ((code, ..), moved) = tokio::join!(select_all(hoards), player.act(&position, 0));
    assert_eq!(code, Some(1013));
    assert!(moved.entries > position.entries);
}

#[tokio::test]
async fn a_socket_that_says_nothing_is_closed() {
    let limits = Limits { ping: Duration::from_millis(200), ..Limits::default() };
    let house = House::limited(limits).await;
    rest(silent_socket(house.running.address()).await).await;
}

#[tokio::test]
async fn a_socket_that_answers_pings_stays_and_one_that_does_not_goes() {
    let limits = Limits { ping: Duration::from_millis(100), silence: Duration::from_millis(400), ..Limits::default() };
    let house = House::limited(limits).await;
    let address = house.running.address();
    let hello = frame(0x81, br#"{"say":"hello","lang":"en"}"#);
    assert_eq!(goodbye_to(address, &hello).await, 1008);
    // While this client reads, it also answers pings.
    let mut listener = Client::connect(address).await;
    listener.say(FromClient::Tables(Default::default())).await;
    let until = Instant::now() + Duration::from_secs(2);
    while Instant::now() < until {
        let heard = tokio::time::timeout(Duration::from_millis(50), listener.socket.next()).await;
        assert!(!matches!(heard, Ok(None | Some(Err(_)) | Some(Ok(Message::Close(_))))), "{heard:?}");
    }
    listener.say(FromClient::Tables(Default::default())).await;
    assert!(matches!(listener.frame().await, Some(Message::Text(_) | Message::Ping(_))));
}

#[tokio::test]
async fn a_client_that_does_not_read_is_let_go() {
    let limits = Limits { ping: Duration::from_millis(200), silence: Duration::from_millis(500), ..Limits::default() };
    let house = House::limited(limits).await;
    let mut client = house.client().await;
    let hello = r#"{"say":"hello","lang":"en"}"#;
    let flood = async { while client.socket.send(Message::text(hello)).await.is_ok() {} };
    tokio::time::timeout(crate::client::PATIENCE, flood).await.expect("the server lets go of it");
}

#[tokio::test]
async fn faults_of_the_protocol_are_told_apart() {
    let house = House::new().await;
    let address = house.running.address();
    assert_eq!(goodbye_to(address, &frame(0x83, b"x")).await, 1002, "a reserved opcode");
    assert_eq!(goodbye_to(address, &[0x81, 1, b'x']).await, 1002, "no mask");
    assert_eq!(goodbye_to(address, &frame(0x81, &[0xff, 0xfe])).await, 1007, "no UTF-8");
    let long = 5 * MAX_MESSAGE as u64;
    let head = [&[0x81, 0xff][..], &long.to_be_bytes(), &[0; 4]].concat();
    assert_eq!(goodbye_to(address, &head).await, 1009, "too long");
}

#[tokio::test]
async fn a_flood_from_one_client_is_answered_in_order_and_delays_no_other() {
    let house = House::limited(Limits { burst: 10, per_second: 20, ..Limits::default() }).await;
    let mut flood = house.client().await;
    for _ in 0..40 {
        flood.say(FromClient::Tables(Default::default())).await;
    }
    let started = Instant::now();
    let mut other = house.client().await;
    other.say(FromClient::Tables(Default::default())).await;
    other.tables().await;
    let honest = started.elapsed();
    for _ in 0..40 {
        flood.tables().await;
    }
    let slowed = started.elapsed();
    assert!(slowed > Duration::from_secs(1) && honest < slowed, "{honest:?} {slowed:?}");
}

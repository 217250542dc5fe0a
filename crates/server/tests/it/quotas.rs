//! Tests of the limits that a host may set: who makes tables, how many, and how many requests an address sends.

use crate::{
    client::{bot, is_over, person},
    house::{House, LOOPBACK, PUBLIC, get},
    leaving::begin,
};
use protocol::{FromClient, FromServer, Options};
use server::{Config, Hosting, Limits, NewTables, Running};
use std::num::NonZeroU32;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::{Message, protocol::frame::coding::CloseCode};

const RECORD: &str = "{\"brickroad\":1,\"game\":\"draft\",\"seats\":[\"Ann\",\"Ben\"]}\n";

fn others() -> Hosting {
    Hosting::Others(format!("http://{PUBLIC}").parse().unwrap())
}

/// Returns a message for each way to make a table or a gathering.
fn ways() -> Vec<FromClient> {
    let (game, options) = ("draft".to_owned(), Options::new);
    let seats = vec![Some(person("Ann")), None];
    let full = vec![Some(person("Ann")), Some(bot("Greta", "greedy"))];
    vec![
        FromClient::Create {
            game: game.clone(),
            options: options(),
            seats: vec![person("Ann"), bot("Greta", "greedy")],
        },
        FromClient::Gather { game: game.clone(), options: options(), seats, public: false, terms: None },
        FromClient::Gather { game: game.clone(), options: options(), seats: full, public: false, terms: None },
        FromClient::Lesson { game: game.clone(), name: "Ann".to_owned() },
        FromClient::Daily { game, day: None, name: "Ann".to_owned() },
        FromClient::Import { record: RECORD.to_owned() },
    ]
}

fn cookie(guest: u8) -> String {
    format!("brickroad={}", format!("{guest:02x}").repeat(32))
}

/// Sends a message on a new socket of the guest with this number. Returns the refusal, or `None` if it is granted.
async fn refused(house: &House, guest: u8, message: FromClient) -> Option<String> {
    let (mut client, _) = house.guest(Some(&cookie(guest))).await;
    client.say(message).await;
    match client.hear().await {
        FromServer::Refused { reason } => Some(reason),
        _ => None,
    }
}

#[tokio::test]
async fn where_nobody_makes_tables_each_way_is_refused_in_words() {
    let house = House::hosting(others(), Limits { new_tables: NewTables::Nobody, ..Limits::default() }).await;
    for way in ways() {
        let said = refused(&house, 1, way.clone()).await;
        let expected = "This server takes no new games at the moment. Expected a game or an invitation that is there \
                        already.";
        assert_eq!(said.as_deref(), Some(expected), "{way:?}");
    }
    let uploaded = house.upload(RECORD, &[("Host", PUBLIC), ("Accept-Language", "fr")]).await;
    assert_eq!(uploaded.status, 403, "{uploaded:?}");
    assert!(uploaded.body.starts_with("Ce serveur ne prend pas de nouvelles parties"), "{uploaded:?}");
}

#[tokio::test]
async fn a_guest_who_has_made_enough_tables_waits_and_others_do_not() {
    let limits = Limits { tables_per_hour: NonZeroU32::new(6), ..Limits::default() };
    let house = House::hosting(others(), limits).await;
    for way in ways() {
        assert_eq!(refused(&house, 1, way.clone()).await, None, "{way:?}");
    }
    let [create, ..] = &ways()[..] else { panic!("some ways") };
    // A request that is refused for another reason does not count.
    for _ in 0..7 {
        let nameless = FromClient::Lesson { game: "draft".to_owned(), name: String::new() };
        assert!(refused(&house, 2, nameless).await.is_some());
    }
    assert_eq!(refused(&house, 2, create.clone()).await, None);
    for way in ways().into_iter().filter(|way| !matches!(way, FromClient::Daily { .. })) {
        let said = refused(&house, 1, way.clone()).await.unwrap_or_default();
        assert!(said.contains("Expected at most 6 in an hour: try again in "), "{way:?}: {said}");
    }
}

#[tokio::test]
async fn a_guest_joins_as_many_gatherings_as_the_host_allows() {
    let house = House::hosting(others(), Limits { gatherings: 1, ..Limits::default() }).await;
    let gather = ways().swap_remove(1);
    assert_eq!(refused(&house, 1, gather.clone()).await, None);
    let said = refused(&house, 1, gather).await.unwrap_or_default();
    assert!(said.contains("Expected at most 1: leave one first."), "{said}");
}

#[tokio::test]
async fn a_record_may_be_as_long_as_the_host_allows() {
    let as_guest: &[(&str, &str)] = &[("Host", PUBLIC)];
    let house = House::hosting(others(), Limits { record: RECORD.len() - 1, ..Limits::default() }).await;
    let uploaded = house.upload(RECORD, as_guest).await;
    assert_eq!(uploaded.status, 413, "{uploaded:?}");
    let said = refused(&house, 1, FromClient::Import { record: RECORD.to_owned() }).await.unwrap_or_default();
    assert!(said.contains(&format!("Expected at most {} bytes.", RECORD.len() - 1)), "{said}");
    let house = House::hosting(others(), Limits { record: RECORD.len(), ..Limits::default() }).await;
    assert_eq!(house.upload(RECORD, as_guest).await.status, 201);
}

/// Starts a server that answers three requests of an address in a minute, and trusts these proxies.
async fn behind(folder: &TempDir, proxies: &[&str]) -> Running {
    let limits = Limits { requests_per_minute: NonZeroU32::new(3), ..Limits::default() };
    let proxies = proxies.iter().map(|network| network.parse().unwrap()).collect();
    let data = folder.path().to_owned();
    server::start(Config {
        data,
        database: None,
        bus: None,
        address: LOOPBACK,
        seed: None,
        hosting: others(),
        proxies,
        limits,
        push: Default::default(),
    })
    .await
    .unwrap()
}

#[tokio::test]
async fn an_address_with_too_many_requests_waits() {
    let folder = TempDir::new().unwrap();
    let running = behind(&folder, &[]).await;
    let ask = |path: &'static str, sender: &'static str| {
        let headers = [("Host", PUBLIC), ("X-Forwarded-For", sender), ("Accept-Language", "en")];
        let address = running.address();
        async move { get(address, path, &headers).await }
    };
    for sender in ["203.0.113.1", "203.0.113.2", "203.0.113.3"] {
        assert_eq!(ask("/nothing", sender).await.status, 404);
    }
    let answer = ask("/nothing", "203.0.113.4").await;
    assert_eq!(answer.status, 429, "nobody is believed without a proxy that is trusted: {answer:?}");
    assert!(answer.headers.contains("retry-after: ") && answer.headers.contains("nosniff"), "{answer:?}");
    assert!(
        answer.body.starts_with("Many requests come from your address. Expected at most 3 in a minute"),
        "{answer:?}"
    );
    assert_eq!(ask("/api/statistics", "203.0.113.4").await.status, 429);
    assert_eq!(ask("/live", "203.0.113.4").await.status, 200, "probes do not count");
}

#[tokio::test]
async fn behind_a_trusted_proxy_each_client_has_an_address_of_its_own() {
    let folder = TempDir::new().unwrap();
    let running = behind(&folder, &["127.0.0.0/8"]).await;
    let ask = |sender: &'static str| {
        let address = running.address();
        async move { get(address, "/nothing", &[("Host", PUBLIC), ("X-Forwarded-For", sender)]).await.status }
    };
    for sender in ["1.2.3.4, 203.0.113.1", "203.0.113.1", "1.2.3.5, 203.0.113.1"] {
        assert_eq!(ask(sender).await, 404);
    }
    assert_eq!([ask("203.0.113.1").await, ask("203.0.113.2").await], [429, 404]);
}

#[tokio::test]
async fn a_guest_with_too_many_sockets_loses_one_of_their_own() {
    let house = House::hosting(others(), Limits { per_guest: 2, ..Limits::default() }).await;
    let (mut ben, _) = house.guest(None).await;
    let mut ann = Vec::new();
    for _ in 0..3 {
        ann.push(house.guest(Some(&cookie(1))).await.0);
    }
    let goodbye = ann[0].frame().await;
    assert!(matches!(&goodbye, Some(Message::Close(Some(frame))) if frame.code == CloseCode::Again), "{goodbye:?}");
    for client in ann.iter_mut().skip(1).chain([&mut ben]) {
        client.say(FromClient::Tables(Default::default())).await;
        assert!(client.tables().await.is_empty());
    }
}

#[tokio::test]
async fn a_rematch_counts_as_a_new_table() {
    let limits = Limits { tables_per_hour: NonZeroU32::new(1), ..Limits::default() };
    let house = House::hosting(others(), limits).await;
    let (mut clients, _, _) = begin(&house, "duel", (&["Ann", "Ben"], None)).await;
    clients[1].say(FromClient::Resign).await;
    for client in &mut clients {
        client.until(is_over).await;
    }
    let said = clients[0].try_to(FromClient::Rematch).await;
    assert!(said.starts_with("You have begun many games in a short time. Expected at most 1 in an hour"), "{said}");
    // The other person has begun none, and may propose it.
    clients[1].say(FromClient::Rematch).await;
    while !matches!(clients[1].hear().await, FromServer::Rematch { gathering: Some(_), .. }) {}
}

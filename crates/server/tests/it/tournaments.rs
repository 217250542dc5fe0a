//! Tests of tournaments: people join by their names, play at ordinary tables, and the results come from the store.

use crate::{
    house::{House, PUBLIC},
    ratings::{Guest, rated, resign},
    rights::expect_the_rest_refused,
};
use protocol::{
    ChairRight, FromClient, FromServer, GatheringPairing, Me, MyCode, OptionValue, Options, PairingResult, Seat,
    TournamentInfo, TournamentLine, TournamentState,
};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};

const HOUR: u64 = 3_600_000;
/// The time at which the servers of the tests start.
const NOW: u64 = 1_795_442_825_000;

/// Returns a request for a tournament of this system.
fn new(system: Value) -> Value {
    json!({ "name": " Emerald   Open ", "game": "duel", "options": { "turnCap": 30 }, "terms": rated(), "system": system, "come": 60, "most": 8 })
}

fn robin() -> Value {
    json!({ "roundRobin": { "twice": false } })
}

fn swiss(rounds: u16, late: u16) -> Value {
    json!({ "swiss": { "rounds": rounds, "late": late } })
}

async fn make(house: &House, maker: &Guest, system: Value) -> String {
    let (status, body) = maker.post(house, "/api/tournaments", new(system)).await;
    assert_eq!(status, 201, "{body}");
    serde_json::from_str::<Value>(&body).unwrap()["id"].as_str().unwrap().to_owned()
}

async fn deed(house: &House, guest: &Guest, id: &str, deed: &str) -> Result<TournamentInfo, String> {
    let (status, body) = guest.post(house, &format!("/api/tournaments/{id}/{deed}"), json!({})).await;
    if status == 200 { Ok(serde_json::from_str(&body).unwrap()) } else { Err(body) }
}

async fn told(house: &House, guest: &Guest, id: &str) -> TournamentInfo {
    guest.get(house, &format!("/api/tournaments/{id}")).await
}

/// Waits until the tournament is as wanted. The server looks at it once a second.
async fn until(house: &House, guest: &Guest, id: &str, wanted: impl Fn(&TournamentInfo) -> bool) -> TournamentInfo {
    let look = async {
        loop {
            let found = told(house, guest, id).await;
            if wanted(&found) {
                return found;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_secs(60), look).await.expect("the tournament goes on")
}

/// Lets a person come to the own game. Returns the table.
async fn come(house: &House, guest: &mut Guest, id: &str) -> String {
    let found = until(house, guest, id, |found| found.table.is_some()).await;
    let table = found.table.unwrap();
    let client = guest.again(house).await;
    // The invitation is stored soon after the round has begun.
    let info = loop {
        client.say(FromClient::Open { table: table.clone() }).await;
        match client.hear().await {
            FromServer::Gathering { gathering, .. } => break gathering,
            FromServer::Refused { .. } => sleep(Duration::from_millis(50)).await,
            _ => {}
        }
    };
    let at = info.chairs.iter().position(|chair| chair.mine).expect("a seat is kept");
    client.say(FromClient::Take { seat: Seat::new(at, 2).unwrap(), name: "Somebody else".into() }).await;
    loop {
        if let FromServer::Gathering { gathering, .. } = client.hear().await
            && gathering.chairs[at].kept.is_none()
        {
            return table;
        }
    }
}

/// Opens the table of a game that has begun.
async fn sit(house: &House, guest: &mut Guest, table: &str) {
    let client = guest.again(house).await;
    client.say(FromClient::Open { table: table.to_owned() }).await;
    while !matches!(client.hear().await, FromServer::Position(_)) {}
}

/// Plays the games of a round: of two people who meet, the one who comes later in the list resigns.
async fn play(house: &House, guests: &mut [Guest], id: &str) {
    let mut tables: Vec<(String, usize)> = Vec::new();
    for (at, guest) in guests.iter_mut().enumerate() {
        let found = told(house, guest, id).await;
        if found.rounds.last().and_then(|round| round.bye) != found.me {
            tables.push((come(house, guest, id).await, at));
        }
    }
    for (number, (table, at)) in tables.iter().enumerate() {
        if tables[..number].iter().any(|(other, _)| other == table) {
            sit(house, &mut guests[*at], table).await;
            resign(&mut guests[*at]).await;
        }
    }
}

async fn people(house: &House, names: &[&str]) -> Vec<Guest> {
    let mut guests = Vec::new();
    for name in names {
        guests.push(Guest::kept(house, name).await);
    }
    guests
}

#[tokio::test]
async fn three_people_play_a_round_robin_over_a_restart() {
    let mut house = House::open(Some(71)).await;
    let mut guests = people(&house, &["Ann", "Ben", "Ann"]).await;
    let id = make(&house, &guests[0], robin()).await;
    for guest in &guests {
        deed(&house, guest, &id, "join").await.unwrap();
    }
    assert_eq!(
        deed(&house, &guests[1], &id, "start").await.unwrap_err(),
        "Expected the person who has made this tournament."
    );
    let begun = deed(&house, &guests[0], &id, "start").await.unwrap();
    assert_eq!((&*begun.line.name, begun.line.planned, begun.rounds.len()), ("Emerald Open", 3, 1));
    assert_eq!(begun.options, Options::from([("turnCap".into(), OptionValue::Number(30))]));
    for pairing in &begun.rounds[0].pairings {
        let client = guests[pairing.first].again(&house).await;
        client.say(FromClient::Open { table: pairing.table.clone() }).await;
        loop {
            match client.hear().await {
                FromServer::Gathering { .. } => break,
                FromServer::Refused { reason } => panic!("the answer leads to the game: {reason}"),
                _ => {}
            }
        }
    }
    let names: Vec<&str> = begun.entrants.iter().map(|entrant| &*entrant.name).collect();
    assert_eq!(names, ["Ann", "Ben", "Ann 2"], "names are told apart");
    for number in 1..=3 {
        until(&house, &guests[0], &id, |found| found.rounds.len() == number).await;
        play(&house, &mut guests, &id).await;
        if number == 2 {
            house = house.again().await;
        }
    }
    let over = until(&house, &guests[1], &id, |found| found.line.state == TournamentState::Over).await;
    let halves: Vec<(usize, u32, u32)> =
        over.standings.iter().map(|line| (line.entrant, line.halves, line.place)).collect();
    assert_eq!(halves, [(0, 4, 1), (1, 2, 2), (2, 0, 3)]);
    assert_eq!(over.line.winners, ["Ann"]);
    let listed: Vec<TournamentLine> = guests[2].get(&house, "/api/tournaments").await;
    assert_eq!((listed.len(), listed[0].state, listed[0].mine), (1, TournamentState::Over, true));
    // Each game changed the ratings once, as every rated game does.
    let me: Me = guests[0].get(&house, "/api/me").await;
    let page: protocol::Player = guests[0].get(&house, &format!("/api/players/{}", me.player.unwrap())).await;
    assert_eq!(page.games[0].rating.as_ref().unwrap().games, 2);
}

#[tokio::test]
async fn who_does_not_come_loses_and_late_people_join() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let mut guests = people(&house, &["Ann", "Ben", "Cid", "Dee"]).await;
    let id = make(&house, &guests[0], swiss(3, 1)).await;
    for guest in &guests[..3] {
        deed(&house, guest, &id, "join").await.unwrap();
    }
    let begun = deed(&house, &guests[0], &id, "start").await.unwrap();
    assert_eq!((begun.rounds[0].bye, begun.rounds[0].due), (Some(2), NOW + HOUR));
    let late = deed(&house, &guests[3], &id, "join").await.unwrap();
    assert_eq!((late.me, late.standings.iter().find(|line| line.entrant == 3).unwrap().halves), (Some(3), 1));
    time.send_replace(NOW + 2_000);
    come(&house, &mut guests[0], &id).await;
    time.send_replace(NOW + HOUR - 1);
    time.send_replace(NOW + HOUR + 2_000);
    let on = until(&house, &guests[0], &id, |found| found.rounds.len() == 2).await;
    let only = &on.rounds[0].pairings[0];
    let expected = if only.first == 0 { PairingResult::SecondAbsent } else { PairingResult::FirstAbsent };
    assert_eq!(only.result, Some(expected));
    assert_eq!(on.rounds[1].pairings.len(), 2, "everybody has an opponent");
    assert_eq!(deed(&house, &guests[2], &id, "withdraw").await.unwrap().me, Some(2));
    // The opponent of somebody who withdraws need not wait.
    time.send_replace(NOW + HOUR + 4_000);
    until(&house, &guests[0], &id, |found| found.rounds[1].pairings.iter().any(|game| game.result.is_some())).await;
    let refused = deed(&house, &guests[2], &id, "withdraw").await.unwrap_err();
    assert_eq!(refused, "You take no part in this tournament. Expected to join first.");
}

#[tokio::test]
async fn nobody_joins_twice_or_takes_the_seat_of_another() {
    let house = House::open(Some(73)).await;
    let mut guests = people(&house, &["Ann", "Ben", "Eve"]).await;
    let id = make(&house, &guests[0], swiss(1, 0)).await;
    for guest in &guests[..2] {
        deed(&house, guest, &id, "join").await.unwrap();
    }
    let refused = deed(&house, &guests[0], &id, "join").await.unwrap_err();
    assert_eq!(refused, "You take part in this tournament already. Expected somebody else.");
    // The same person on another device is the same person.
    let (_, code) = guests[0].post(&house, "/api/me/link", json!({})).await;
    let code = serde_json::from_str::<MyCode>(&code).unwrap().code;
    let origin = format!("http://{PUBLIC}");
    let entered = house.post("/api/me/enter", &json!({ "code": code }).to_string(), &[("Origin", &origin)]).await;
    let phone = Guest { cookie: entered.cookie().unwrap(), client: house.client().await };
    assert_eq!(deed(&house, &phone, &id, "join").await.unwrap_err(), refused);
    // Somebody without a name, and a request from elsewhere.
    let stranger = Guest::new(&house).await;
    assert!(deed(&house, &stranger, &id, "join").await.unwrap_err().contains("Nobody keeps an identity here yet."));
    let foreign = house.post(&format!("/api/tournaments/{id}/withdraw"), "{}", &[("Cookie", &guests[1].cookie)]).await;
    assert_eq!((foreign.status, &*foreign.body), (403, "Expected an Origin: this server's own page."));

    deed(&house, &guests[0], &id, "start").await.unwrap();
    let table = come(&house, &mut guests[0], &id).await;
    let found = told(&house, &guests[0], &id).await;
    let (own, other) = if found.rounds[0].pairings[0].first == 0 { (0, 1) } else { (1, 0) };
    let seat = |at| Seat::new(at, 2).unwrap();
    guests[2].again(&house).await.gather(FromClient::Open { table: table.clone() }).await;
    for (message, words) in [
        (
            FromClient::Take { seat: seat(other), name: "Ben".into() },
            "This seat is kept for somebody else. Expected a free one.",
        ),
        (FromClient::Fill { seat: seat(other), name: "Bot".into(), bot: "random".into() }, "invitation"),
        (FromClient::Disband, "invitation"),
        (FromClient::BeginNow, "invitation"),
        (FromClient::Block { line: None }, "The server invites to the games of a tournament."),
    ] {
        let refused = guests[2].refused(message).await;
        assert!(refused.contains(words), "{refused}");
    }
    let info = guests[0].again(&house).await.gather(FromClient::Open { table: table.clone() }).await;
    let pairing = GatheringPairing { tournament: id.clone(), name: "Emerald Open".into(), round: 1 };
    assert_eq!((&info.may, info.pairing.as_ref()), (&Vec::new(), Some(&pairing)));
    assert!(info.chairs.iter().all(|chair| chair.may.is_empty()), "{info:?}");
    expect_the_rest_refused(&house, &mut guests[0], &info).await;
    let info = guests[1].again(&house).await.gather(FromClient::Open { table: table.clone() }).await;
    assert_eq!(info.chairs[other].may, [ChairRight::Take], "the other one may still come");
    assert_eq!(info.chairs[own].player.as_ref(), Some(&guests[0].id(&house).await));
    expect_the_rest_refused(&house, &mut guests[1], &info).await;
    guests[0].again(&house).await.gather(FromClient::Open { table: table.clone() }).await;
    let kept = guests[0].refused(FromClient::Release { seat: seat(own) }).await;
    assert!(kept.starts_with("The seats of this game belong to two people of a tournament."), "{kept}");
    assert_eq!(come(&house, &mut guests[1], &id).await, table);
    sit(&house, &mut guests[1], &table).await;
    resign(&mut guests[1]).await;
    let over = until(&house, &guests[0], &id, |found| found.line.state == TournamentState::Over).await;
    assert_eq!((over.line.winners, over.standings[1].entrant), (vec!["Ann".to_owned()], 1));
    for (who, what) in [(1, "withdraw"), (2, "join"), (0, "start"), (0, "cancel")] {
        let refused = deed(&house, &guests[who], &id, what).await.unwrap_err();
        assert!(refused.starts_with("This tournament"), "{what}: {refused}");
    }
}

#[tokio::test]
async fn impossible_tournaments_are_refused_in_words() {
    let house = House::open(Some(74)).await;
    let ann = Guest::kept(&house, "Ann").await;
    let change = |key: &str, value: Value| {
        let mut new = new(swiss(3, 1));
        new[key] = value;
        new
    };
    let unclocked = json!({ "time": null, "late": "loss", "bot": "random" });
    for (new, words) in [
        (change("name", json!(" ")), "Expected a name for the tournament, of at most 60 letters."),
        (change("name", json!("x".repeat(61))), "Expected a name for the tournament, of at most 60 letters."),
        (change("most", json!(10_000)), "So many people cannot take part. Expected 2 to 128."),
        (change("most", json!(1)), "So many people cannot take part. Expected 2 to 128."),
        (change("come", json!(0)), "Nobody can be awaited for so long. Expected 1 to 10080 minutes."),
        (change("start", json!(7)), "The first round cannot begin then. Expected a time within the next 60 days."),
        (
            change("terms", unclocked),
            "The games of a tournament need a clock. Expected live games or days for each decision.",
        ),
        (
            change("system", swiss(31, 0)),
            "These rounds cannot be had. Expected 1 to 30, and late joins before the last of them.",
        ),
        (change("game", json!("chess")), "chess"),
        (change("options", json!({ "turnCap": "long" })), "Expected a whole number from 7 to 99."),
        (change("surprise", json!(1)), "surprise"),
    ] {
        let (status, body) = ann.post(&house, "/api/tournaments", new).await;
        assert!(status == 422 && body.contains(words), "{status} {body}; expected {words}");
    }
    let long = json!({ "name": "x".repeat(20_000) });
    assert_eq!(ann.post(&house, "/api/tournaments", long).await.0, 413);
    for _ in 0..5 {
        make(&house, &ann, robin()).await;
    }
    let (_, body) = ann.post(&house, "/api/tournaments", new(robin())).await;
    assert_eq!(body, "You have made too many tournaments. Expected at most 5 that are not over.");
    assert_eq!(
        deed(&house, &ann, "ffffffffffffffff", "join").await.unwrap_err(),
        "There is no such tournament. Expected the link of one."
    );
}

#[tokio::test]
async fn a_tournament_is_over_for_who_leaves_the_server() {
    let house = House::open(Some(75)).await;
    let guests = people(&house, &["Ann", "Ben", "Cid"]).await;
    let id = make(&house, &guests[0], swiss(2, 0)).await;
    for guest in &guests {
        deed(&house, guest, &id, "join").await.unwrap();
    }
    deed(&house, &guests[0], &id, "start").await.unwrap();
    assert_eq!(guests[1].post(&house, "/api/me/delete", json!({ "name": "Ben" })).await.0, 200);
    let found = told(&house, &guests[0], &id).await;
    let ben = &found.entrants[1];
    assert_eq!((&*ben.name, &ben.player, ben.left), ("Somebody who left", &None, true));
    let on = until(&house, &guests[0], &id, |found| found.rounds[0].pairings[0].result.is_some()).await;
    assert_ne!(on.rounds[0].pairings[0].result, Some(PairingResult::Absent));
}

//! Tests of a guest whose games become those of a person who keeps a name.

use crate::{
    client::{bot, person, rests},
    house::{Answer, House, PUBLIC},
    pair::Pair,
};
use protocol::{FromClient, MyCode, Options, Saying, Seat};
use serde_json::json;

async fn post(house: &House, path: &str, (cookie, body): (&str, serde_json::Value)) -> Answer {
    let origin = format!("http://{PUBLIC}");
    let headers = [("Cookie", cookie), ("Origin", &*origin), ("Accept-Language", "en")];
    house.post(&format!("/api/me/{path}"), &body.to_string(), &headers).await
}

/// Returns the cookie of a new browser whose guest keeps this name.
async fn kept(house: &House, name: &str) -> String {
    let cookie = house.guest(None).await.1.unwrap().split(';').next().unwrap().to_owned();
    assert_eq!(post(house, "keep", (&cookie, json!({ "name": name }))).await.status, 200);
    cookie
}

async fn code(house: &House, cookie: &str) -> String {
    let answer = post(house, "link", (cookie, json!({}))).await;
    serde_json::from_str::<MyCode>(&answer.body).unwrap_or_else(|_| panic!("{answer:?}")).code
}

fn open(table: &str) -> FromClient {
    FromClient::Open { table: table.to_owned() }
}

async fn viewer(house: &House, cookie: &str, table: &str) -> Option<Seat> {
    house.guest(Some(cookie)).await.0.ask(open(table)).await.viewer
}

fn invitation() -> FromClient {
    let seats = vec![Some(person("Guest")), None];
    FromClient::Gather { game: "draft".into(), options: Options::new(), seats, public: false, terms: None }
}

#[tokio::test]
async fn the_games_of_a_guest_come_along() {
    let mut pair = Pair::meet(91, &[]).await;
    let laptop = kept(&pair.house, "Ann").await;
    let phone = pair.cookies[0].clone();
    let alone = FromClient::Create {
        game: "duel".into(),
        options: Options::new(),
        seats: vec![person("Guest"), bot("Greta", "greedy")],
    };
    let alone = pair.back(0).await.ask(alone).await.table;
    let invited = pair.back(0).await.gather(invitation()).await.table;
    pair.clients[0].say(FromClient::Talk { said: Saying::Text("Hi".into()), token: "1".into(), name: None }).await;
    pair.clients[1].until_talk(|lines| lines.len() == 1).await;
    let mut looking = pair.back(0).await;
    looking.gather(open(&invited)).await;

    let code = code(&pair.house, &laptop).await;
    let answer = post(&pair.house, "enter", (&phone, json!({ "code": code, "bring": true }))).await;
    let now = answer.cookie().unwrap_or_else(|| panic!("{answer:?}"));
    for (table, seat) in [(&pair.table, 0), (&alone, 0)] {
        assert_eq!(viewer(&pair.house, &now, table).await, Seat::new(seat, 2));
        assert_eq!(viewer(&pair.house, &laptop, table).await, Seat::new(seat, 2), "on every browser");
        assert_eq!(viewer(&pair.house, &phone, table).await, None, "the guest is gone");
    }
    let (mut client, _) = pair.house.guest(Some(&now)).await;
    let gathering = client.gather(open(&invited)).await;
    assert!(gathering.mine && gathering.chairs[0].mine);
    assert!(!looking.gathering().await.0.mine, "a page of the guest hears of it");
    let data = pair.house.get("/api/me/data", &[("Cookie", &now)]).await.body;
    assert!(data.contains("\"words\":\"Hi\""), "{data}");
    // The screen that the guest has still open shows no hand any more, and the game goes on for both.
    let shown = pair.clients[0].until(|position| position.viewer.is_none()).await;
    assert!(shown.scene.choices.is_empty());
    pair.clients[0] = client;
    pair.seen[0] = pair.clients[0].ask(open(&pair.table)).await;
    assert!(rests(&pair.seen[0]));
    pair.decide(true).await;
    // Everything is so after a restart.
    let Pair { house, table, .. } = pair;
    let house = house.again().await;
    assert_eq!(viewer(&house, &now, &table).await, Seat::new(0, 2));
    assert_eq!(viewer(&house, &phone, &table).await, None);
}

#[tokio::test]
async fn who_sits_at_one_table_with_the_guest_comes_alone() {
    let pair = Pair::meet(92, &[]).await;
    let [ann, ben] = &pair.cookies;
    assert_eq!(post(&pair.house, "keep", (ann, json!({ "name": "Ann" }))).await.status, 200);
    let code = code(&pair.house, ann).await;
    let refused = post(&pair.house, "enter", (ben, json!({ "code": code, "bring": true }))).await;
    assert!(refused.status == 422 && refused.cookie().is_none(), "{refused:?}");
    assert!(refused.body.contains("sit at one table or in one invitation"), "{refused:?}");
    assert_eq!(viewer(&pair.house, ben, &pair.table).await, Seat::new(1, 2));
    // The link still counts, for somebody who comes without the games.
    let answer = post(&pair.house, "enter", (ben, json!({ "code": code }))).await;
    let now = answer.cookie().unwrap();
    assert_eq!(viewer(&pair.house, &now, &pair.table).await, Seat::new(0, 2));
    assert_eq!(viewer(&pair.house, ben, &pair.table).await, Seat::new(1, 2), "the guest stays");
}

#[tokio::test]
async fn nobody_brings_the_games_of_another() {
    let pair = Pair::meet(93, &[]).await;
    let [ann, ben] = &pair.cookies;
    let (eve, kit) = (kept(&pair.house, "Eve").await, kept(&pair.house, "Kit").await);
    // The cookie alone says whose games come along.
    let stranger = pair.house.guest(None).await.1.unwrap().split(';').next().unwrap().to_owned();
    let code_of_eve = code(&pair.house, &eve).await;
    let body = json!({ "code": code_of_eve, "bring": true, "guest": ann, "person": ann });
    assert_eq!(post(&pair.house, "enter", (&stranger, body)).await.status, 200);
    assert_eq!(viewer(&pair.house, &eve, &pair.table).await, None);
    // A person who keeps a name is not a guest, and neither is another browser of that person.
    let code_of_eve = code(&pair.house, &eve).await;
    let refused = post(&pair.house, "enter", (&kit, json!({ "code": code_of_eve, "bring": true }))).await;
    assert!(refused.status == 422 && refused.body.starts_with("This browser is of somebody"), "{refused:?}");
    // Another site brings nothing, and nor does a link that does not count.
    let body = json!({ "code": code_of_eve, "bring": true });
    let foreign = [("Cookie", &**ann), ("Origin", "http://evil.example")];
    assert_eq!(pair.house.post("/api/me/enter", &body.to_string(), &foreign).await.status, 403);
    let spent = json!({ "code": "0".repeat(64), "bring": true });
    assert_eq!(post(&pair.house, "enter", (ann, spent)).await.status, 422);
    for (cookie, seat) in [(ann, 0), (ben, 1)] {
        assert_eq!(viewer(&pair.house, cookie, &pair.table).await, Seat::new(seat, 2));
    }
}

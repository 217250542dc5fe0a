//! Tests of notices at people's own addresses, and of the attacks that a server invites that calls such addresses.

mod net;

use crate::{
    house::{Answer, House},
    notices::{NOW, Pair, Service, decide, leave, pair, post},
};
use base64ct::{Base64, Encoding};
use hmac::{Hmac, KeyInit, Mac};
use net::{Got, NAME, PUBLIC_ADDRESS, Then, Town};
use protocol::{FromClient, Hooks, MyCode, TurnInfo};
use serde_json::{Value, json};
use server::PushServices;
use sha2::Sha256;
use std::sync::Arc;
use tokio::sync::watch;

const ADDRESS: &str = "https://hooks.example.org/ann?a=b";

/// Returns a server whose host allows addresses, and the time by which it runs.
async fn house(town: &Arc<Town>, service: &Arc<Service>) -> (House, watch::Sender<u64>) {
    let (time, now) = watch::channel(NOW);
    let push = PushServices { hooks: Some(town.way()), ..service.services() };
    (House::pushing(now, push).await, time)
}

/// Returns the cookie of a new guest.
async fn stranger(house: &House) -> String {
    house.guest(None).await.1.unwrap().split(';').next().unwrap().to_owned()
}

fn read(answer: &Answer) -> Hooks {
    serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{answer:?}"))
}

async fn told(house: &House, cookie: &str) -> Hooks {
    read(&house.get("/api/me/hooks", &[("Cookie", cookie)]).await)
}

async fn add(house: &House, cookie: &str, address: &str) -> Answer {
    post(house, cookie, "/hooks/add", &json!({ "address": address })).await
}

/// Does something with the only address of a guest.
async fn with(house: &House, cookie: &str, what: &str) -> Answer {
    let id = told(house, cookie).await.hooks.remove(0).id;
    post(house, cookie, &format!("/hooks/{what}"), &json!({ "hook": id })).await
}

/// Expects a refusal that begins with these words.
fn refused(answer: &Answer, words: &str) {
    assert_eq!((answer.status, answer.body.starts_with(words)), (422, true), "{words}: {answer:?}");
    assert!(answer.body.contains("Expected"), "{answer:?}");
}

/// Checks the signature of a message as a receiver does.
fn is_signed(Got { headers, body, .. }: &Got, secret: &str) -> bool {
    let header = |name: &str| headers[name].to_str().unwrap();
    let key = Base64::decode_vec(secret.strip_prefix("whsec_").unwrap()).unwrap();
    let mut code = Hmac::<Sha256>::new_from_slice(&key).unwrap();
    code.update(format!("{}.{}.{body}", header("webhook-id"), header("webhook-timestamp")).as_bytes());
    header("webhook-signature") == format!("v1,{}", Base64::encode_string(&code.finalize().into_bytes()))
}

#[tokio::test]
async fn an_address_gets_the_notices_of_its_person_until_it_wants_no_more() {
    let (town, service) = (Town::new().await, Service::new());
    let (house, time) = house(&town, &service).await;
    let Pair { clients: [mut first, mut second], cookies, position } = pair(&house).await;
    let made = read(&add(&house, &cookies[1], ADDRESS).await).made.unwrap();
    let table = position.table.clone();
    leave(&mut second).await;
    let awaited = decide(&mut first, position).await;
    town.until(1, &time).await;
    service.until(1, &time).await;
    let message = town.got().remove(0);
    assert!(is_signed(&message, &made.secret), "{message:?}");
    assert_eq!((&*message.path, message.headers["host"].to_str().unwrap()), ("/ann?a=b", NAME));
    let body: Value = serde_json::from_str(&message.body).unwrap();
    let expected = json!({
        "what": "turn",
        "table": table,
        "game": "duel",
        "decision": awaited.entries,
        "url": format!("http://brickroad.example/#/table/{table}"),
        "title": "Good against Evil",
        "words": service.sent()[0].1["body"],
    });
    assert_eq!(body, expected, "the same words as in the browser");
    assert_eq!(town.called(), [format!("{PUBLIC_ADDRESS}:443")]);

    // Once the receiver wants no more, nothing goes there, until its person tries it again.
    town.answers("410 Gone", "", Then::Ends);
    let position = second.ask(FromClient::Open { table: table.clone() }).await;
    decide(&mut second, position).await;
    leave(&mut second).await;
    first.say(FromClient::Resign).await;
    first.until(|position| position.turn == TurnInfo::Over).await;
    town.until(2, &time).await;
    let over: Value = serde_json::from_str(&town.got()[1].body).unwrap();
    assert_eq!((&over["what"], &over["decision"]), (&json!("end"), &Value::Null));
    while !told(&house, &cookies[1]).await.hooks[0].stopped {
        tokio::task::yield_now().await;
    }
    refused(
        &with(&house, &cookies[1], "try").await,
        "The address has not taken the notice: its answer has the status 410.",
    );
    assert!(told(&house, &cookies[1]).await.hooks[0].stopped);
    town.answers("200 OK", "", Then::Ends);
    let tried = read(&with(&house, &cookies[1], "try").await);
    assert!(!tried.hooks[0].stopped && tried.made.is_none());
    let trial: Value = serde_json::from_str(&town.got()[3].body).unwrap();
    assert_eq!((&trial["what"], &trial["words"]), (&json!("trial"), &json!("Notices reach you here.")));
}

#[tokio::test]
async fn a_secret_is_shown_once_and_counts_until_the_next_one() {
    let (town, service) = (Town::new().await, Service::new());
    let (house, _time) = house(&town, &service).await;
    let cookie = stranger(&house).await;
    let first = read(&add(&house, &cookie, ADDRESS).await).made.unwrap().secret;
    assert_eq!(first.len(), "whsec_".len() + 44, "32 bytes in base 64");
    let listed = told(&house, &cookie).await;
    assert_eq!((listed.allowed, &*listed.hooks[0].address, listed.made), (true, ADDRESS, None));
    let data = house.get("/api/me/data", &[("Cookie", &cookie)]).await.body;
    assert!(data.contains(ADDRESS) && !data.contains(first.trim_start_matches("whsec_")), "{data}");
    let second = read(&with(&house, &cookie, "renew").await).made.unwrap().secret;
    assert_eq!(with(&house, &cookie, "try").await.status, 200);
    let message = town.got().remove(0);
    assert!(is_signed(&message, &second) && !is_signed(&message, &first));
    // The limit, and the way back.
    refused(&add(&house, &cookie, ADDRESS).await, "You get notices at this address already.");
    for number in 1..3 {
        assert_eq!(add(&house, &cookie, &format!("{ADDRESS}{number}")).await.status, 200);
    }
    refused(
        &add(&house, &cookie, "https://hooks.example.org/").await,
        "You get notices at too many addresses. Expected at most 3",
    );
    assert_eq!(read(&with(&house, &cookie, "remove").await).hooks.len(), 2);
    assert_eq!(post(&house, &cookie, "/delete", &json!({ "name": null })).await.status, 200);
    let kept: i64 = sqlx::query_scalar("SELECT count(*) FROM notes").fetch_one(&house.database().await).await.unwrap();
    assert_eq!(kept, 0);
}

#[tokio::test]
async fn no_address_leads_into_the_network_of_the_host() {
    let (town, service) = (Town::new().await, Service::new());
    let (house, _time) = house(&town, &service).await;
    let cookie = stranger(&house).await;
    for odd in [
        "http://hooks.example.org/",
        "http://127.1/",
        "https://127.1/",
        "https://0x7f000001/",
        "https://2130706433/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/",
        "https://localhost./",
        "https://hooks.example.org./",
        "https://hooks.example.org:5432/",
        "https://ann@hooks.example.org/",
        "https://hooks.example.org@127.0.0.1/",
        "https://hooks.example.org/#",
        "file:///etc/passwd",
    ] {
        refused(&add(&house, &cookie, odd).await, "Notices cannot go to this address. Expected https:// and a name");
    }
    assert_eq!(town.asked(), [""; 0], "no such address is looked up");
    for inward in [
        &["127.0.0.1"] as &[&str],
        &["10.0.0.1"],
        &["169.254.169.254"],
        &["::1"],
        &["fd00::1"],
        &["::ffff:10.0.0.1"],
        &["64:ff9b::10.0.0.1"],
        &[PUBLIC_ADDRESS, "127.0.0.1"],
        &["::1", PUBLIC_ADDRESS],
        &[],
    ] {
        town.leads(&[inward]);
        refused(&add(&house, &cookie, ADDRESS).await, "The name of this address does not lead to the public internet.");
    }
    assert_eq!(town.called(), [""; 0], "and nobody is called");
    let answer = post(&house, &cookie, "/hooks/add", &json!({ "addres": ADDRESS })).await;
    assert_eq!((answer.status, answer.body.contains(r#"{"address":"https://"#)), (422, true), "{answer:?}");
}

#[tokio::test]
async fn a_name_that_turns_inward_later_is_not_followed() {
    let (town, service) = (Town::new().await, Service::new());
    let (house, _time) = house(&town, &service).await;
    let cookie = stranger(&house).await;
    assert_eq!(add(&house, &cookie, ADDRESS).await.status, 200);
    town.leads(&[&["127.0.0.1"]]);
    refused(&with(&house, &cookie, "try").await, "The name of this address does not lead to the public internet.");
    // The name is public while it is judged, and turns inward before the connection.
    for inward in [&["127.0.0.1"] as &[&str], &[PUBLIC_ADDRESS, "192.168.0.1"], &[]] {
        town.leads(&[&[PUBLIC_ADDRESS], inward]);
        refused(&with(&house, &cookie, "try").await, "The address has not answered.");
    }
    assert_eq!((town.called(), town.got().len()), (Vec::new(), 0));
}

#[tokio::test]
async fn odd_answers_harm_nobody() {
    let (town, service) = (Town::new().await, Service::new());
    let (house, _time) = house(&town, &service).await;
    let cookie = stranger(&house).await;
    assert_eq!(add(&house, &cookie, ADDRESS).await.status, 200);
    for (status, number) in [("301 Moved", 301), ("302 Found", 302), ("307 Temporary Redirect", 307), ("308 So", 308)] {
        town.answers(status, "Location: https://127.0.0.1/\r\n", Then::Ends);
        let words = format!("The address has not taken the notice: its answer has the status {number}.");
        refused(&with(&house, &cookie, "try").await, &words);
    }
    assert_eq!((town.called().len(), town.got().len()), (4, 4), "no redirect is followed");
    // Nobody waits for a body, whether it is slow or without end.
    for then in [Then::Waits, Then::Floods("\r\nmore")] {
        town.answers("200 OK", "", then);
        assert_eq!(with(&house, &cookie, "try").await.status, 200, "{then:?}");
    }
    for (status, headers, then) in [("200 OK", "", Then::Floods("a: b\r\n")), ("what?", "", Then::Ends)] {
        town.answers(status, headers, then);
        refused(&with(&house, &cookie, "try").await, "The address has not answered.");
    }
    // The certificate is for another name.
    let other = stranger(&house).await;
    assert_eq!(add(&house, &other, "https://other.example.org/").await.status, 200);
    let got = town.got().len();
    refused(&with(&house, &other, "try").await, "The address has not answered.");
    assert_eq!(town.got().len(), got, "and nothing was sent there");
}

#[tokio::test]
async fn nobody_reaches_the_address_of_another() {
    let (town, service) = (Town::new().await, Service::new());
    let (house, _time) = house(&town, &service).await;
    let (ann, eve) = (stranger(&house).await, stranger(&house).await);
    assert_eq!(add(&house, &ann, ADDRESS).await.status, 200);
    let id = told(&house, &ann).await.hooks.remove(0).id;
    for what in ["renew", "remove", "try"] {
        let answer = post(&house, &eve, &format!("/hooks/{what}"), &json!({ "hook": id })).await;
        refused(&answer, "You get no notices at this address.");
        let origin = [("Cookie", &*ann), ("Origin", "http://evil.example")];
        let body = json!({ "hook": id }).to_string();
        assert_eq!(house.post(&format!("/api/me/hooks/{what}"), &body, &origin).await.status, 403);
    }
    assert_eq!(told(&house, &eve).await.hooks, []);
    assert!(!house.get("/api/me/data", &[("Cookie", &eve)]).await.body.contains(NAME));
    assert_eq!((told(&house, &ann).await.hooks.len(), town.got().len()), (1, 0));
    assert_eq!(house.get("/api/me/hooks", &[]).await.status, 200, "a new guest");
}

#[tokio::test]
async fn an_address_comes_along_when_a_guest_becomes_part_of_a_person() {
    let (town, service) = (Town::new().await, Service::new());
    let (house, _time) = house(&town, &service).await;
    let (guest, kept) = (stranger(&house).await, stranger(&house).await);
    assert_eq!(add(&house, &guest, ADDRESS).await.status, 200);
    assert_eq!(post(&house, &kept, "/keep", &json!({ "name": "Ann" })).await.status, 200);
    let code = post(&house, &kept, "/link", &json!({})).await.body;
    let code = serde_json::from_str::<MyCode>(&code).unwrap().code;
    let entered = post(&house, &guest, "/enter", &json!({ "code": code, "bring": true })).await;
    assert_eq!(told(&house, &entered.cookie().unwrap()).await.hooks[0].address, ADDRESS);
    assert_eq!(with(&house, &kept, "try").await.status, 200);
    assert_eq!(told(&house, &guest).await.hooks, []);
}

#[tokio::test]
async fn too_many_messages_wait() {
    let (town, service) = (Town::new().await, Service::new());
    let (house, _time) = house(&town, &service).await;
    let (ann, eve) = (stranger(&house).await, stranger(&house).await);
    assert_eq!(add(&house, &ann, ADDRESS).await.status, 200);
    // One message is that of the address itself. Another one may go out after each minute.
    let (mut sent, mut answer) = (1, with(&house, &ann, "try").await);
    while answer.status == 200 && sent < 90 {
        (sent, answer) = (sent + 1, with(&house, &ann, "try").await);
    }
    assert!(sent >= 60, "{sent}");
    refused(&answer, "Too many messages went to your addresses. Expected at most 60 in an hour");
    assert_eq!(add(&house, &eve, ADDRESS).await.status, 200, "each person has a rate of their own");
}

#[tokio::test]
async fn a_host_that_has_not_allowed_addresses_calls_none() {
    let (town, service) = (Town::new().await, Service::new());
    let (allowed, _time) = house(&town, &service).await;
    let cookie = stranger(&allowed).await;
    assert_eq!(add(&allowed, &cookie, ADDRESS).await.status, 200);
    let (folder, running) = allowed.apart();
    running.stop().await;
    let house = House::at(folder).await;
    let left = told(&house, &cookie).await;
    assert_eq!((left.allowed, left.hooks.len()), (false, 1));
    let words = "This server sends no notices to addresses of your own.";
    refused(&add(&house, &cookie, "https://hooks.example.org/").await, words);
    for what in ["try", "renew"] {
        refused(&with(&house, &cookie, what).await, words);
    }
    assert_eq!(read(&with(&house, &cookie, "remove").await).hooks, []);
    assert_eq!(town.got().len(), 0);
}

//! Tests of notices to people who are away. A push service of their own reads the messages as a browser does.

use crate::{
    client::Client,
    house::{Answer, House, LOOPBACK, PUBLIC, guest},
    leaving::begin,
};
use async_trait::async_trait;
use axum::http::Request;
use base64ct::{Base64UrlUnpadded, Encoding};
use bus::Local;
use protocol::{FromClient, Late, Notices, Position, Terms, Time, TurnInfo};
use serde_json::{Value, json};
use server::{Carrier, Clock, Config, Hosting, PushServices, Reply, Unreached};
use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicU16, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::{Notify, watch},
    time::timeout,
};
use web_push_native::{
    decrypt,
    p256::{SecretKey, elliptic_curve::sec1::ToEncodedPoint},
};

/// The time at which the servers of the tests start.
pub(crate) const NOW: u64 = 1_795_442_825_000;

const SECRET: [u8; 32] = [7; 32];
const AUTH: [u8; 16] = [9; 16];

/// A push service, which answers with a status and keeps what it was sent.
#[derive(Debug)]
pub(crate) struct Service {
    sent: Mutex<Vec<(String, Value)>>,
    status: AtomicU16,
    news: Notify,
}

#[async_trait]
impl Carrier for Service {
    async fn carry(&self, request: Request<Vec<u8>>) -> Result<Reply, Unreached> {
        let path = request.uri().path().to_owned();
        let secret = SecretKey::from_slice(&SECRET).unwrap();
        let text = decrypt(request.into_body(), &secret, &AUTH.into()).unwrap();
        self.sent.lock().unwrap().push((path, serde_json::from_slice(&text).unwrap()));
        self.news.notify_one();
        Ok(Reply { status: self.status.load(Ordering::Relaxed), retry_after: None })
    }
}

impl Service {
    pub(crate) fn new() -> Arc<Service> {
        Arc::new(Service { sent: Mutex::default(), status: AtomicU16::new(201), news: Notify::new() })
    }

    pub(crate) fn services(self: &Arc<Service>) -> PushServices {
        PushServices { carrier: Some(Arc::clone(self) as Arc<dyn Carrier>), ..PushServices::default() }
    }

    pub(crate) fn sent(&self) -> Vec<(String, Value)> {
        self.sent.lock().unwrap().clone()
    }

    /// Lets time pass until this many messages were sent.
    pub(crate) async fn until(&self, count: usize, time: &watch::Sender<u64>) {
        while self.sent().len() < count {
            time.send_modify(|now| *now += 20_000);
            let _ = timeout(Duration::from_millis(20), self.news.notified()).await;
        }
        self.stays(count, time).await;
    }

    /// Lets a while pass, in which nothing more is sent.
    async fn stays(&self, count: usize, time: &watch::Sender<u64>) {
        for _ in 0..4 {
            time.send_modify(|now| *now += 20_000);
            let _ = timeout(Duration::from_millis(20), self.news.notified()).await;
        }
        assert_eq!(self.sent().len(), count);
    }
}

fn subscription(path: &str) -> Value {
    let point = SecretKey::from_slice(&SECRET).unwrap().public_key().to_encoded_point(false);
    let [p256dh, auth] = [point.as_bytes(), &AUTH].map(Base64UrlUnpadded::encode_string);
    json!({ "endpoint": format!("https://fcm.googleapis.com{path}"), "p256dh": p256dh, "auth": auth })
}

pub(crate) async fn post(house: &House, cookie: &str, path: &str, body: &Value) -> Answer {
    let origin = format!("http://{PUBLIC}");
    let headers = [("Cookie", cookie), ("Origin", &*origin), ("Accept-Language", "en")];
    house.post(&format!("/api/me{path}"), &body.to_string(), &headers).await
}

/// Switches notices on for the guest with this cookie.
async fn switch_on(house: &House, cookie: &str, body: &Value) -> Notices {
    let answer = post(house, cookie, "/notices/on", body).await;
    serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{answer:?}"))
}

fn days() -> Option<Terms> {
    Some(Terms { time: Some(Time::Days(3)), late: Late::Bot, bot: "random".into(), windows: None, rated: false })
}

fn mover(position: &Position) -> usize {
    let TurnInfo::Seat(seat) = position.turn else { panic!("expected a seat to move: {:?}", position.turn) };
    seat.index()
}

/// Lets the client decide until somebody else is to move.
pub(crate) async fn decide(client: &mut Client, mut from: Position) -> Position {
    let seat = mover(&from);
    while mover(&from) == seat {
        let choice = from.scene.choices.len() - 1;
        client.say(FromClient::Act { at: from.row, choice }).await;
        from = client.until(|position| position.row > from.row && matches!(position.turn, TurnInfo::Seat(_))).await;
    }
    from
}

/// Leaves the table, and waits until the server has noted that.
pub(crate) async fn leave(client: &mut Client) {
    client.say(FromClient::Leave).await;
    client.tables().await;
}

/// Two people at a game by days, the one to move first, and both with notices.
pub(crate) struct Pair {
    pub(crate) clients: [Client; 2],
    pub(crate) cookies: [String; 2],
    pub(crate) position: Position,
}

pub(crate) async fn pair(house: &House) -> Pair {
    let (mut clients, mut positions, mut cookies) = begin(house, "duel", (&["Ann", "Ben"], days())).await;
    if mover(&positions[0]) == 1 {
        clients.reverse();
        cookies.reverse();
        positions.reverse();
    }
    for (at, cookie) in cookies.iter().enumerate() {
        let told = switch_on(house, cookie, &subscription(&format!("/{at}"))).await;
        assert_eq!(told.devices.iter().map(|device| device.here).collect::<Vec<_>>(), [true]);
    }
    let Ok(clients) = clients.try_into() else { panic!("two people") };
    Pair { clients, cookies: cookies.try_into().unwrap(), position: positions.remove(0) }
}

#[tokio::test]
async fn who_is_away_is_told_once_and_who_is_here_never() {
    let (time, now) = watch::channel(NOW);
    let service = Service::new();
    let house = House::pushing(now, service.services()).await;
    let Pair { clients: [mut first, mut second], cookies, position } = pair(&house).await;
    let table = position.table.clone();
    leave(&mut second).await;
    decide(&mut first, position).await;
    service.until(1, &time).await;
    let (path, text) = service.sent().remove(0);
    assert_eq!(path, "/1", "the one who is away");
    assert_eq!((&text["title"], &text["to"]), (&json!("Good against Evil"), &json!(format!("#/table/{table}"))));
    assert!(text["body"].as_str().unwrap().starts_with("It is your turn. At the table: "), "{text}");
    // It is told once, also by the next server, and also if the person looks and leaves again.
    drop((first, second));
    let house = house.again().await;
    time.send_modify(|now| *now += 60_000);
    let (mut second, _) = house.guest(Some(&cookies[1])).await;
    let open = || FromClient::Open { table: table.clone() };
    second.ask(open()).await;
    leave(&mut second).await;
    service.stays(1, &time).await;
    let position = second.ask(open()).await;
    // The next decision is that of the other one, who is not here now.
    decide(&mut second, position).await;
    service.until(2, &time).await;
    assert_eq!(service.sent().remove(1).0, "/0");
    // The end is told, too, but not to the one who resigns.
    second.say(FromClient::Resign).await;
    second.until(|position| position.turn == TurnInfo::Over).await;
    service.until(3, &time).await;
    let (path, text) = service.sent().remove(2);
    assert_eq!(path, "/0");
    assert!(text["body"].as_str().unwrap().starts_with("The game is over."), "{text}");
}

#[tokio::test]
async fn of_two_servers_that_show_a_table_one_tells() {
    let (time, now) = watch::channel(NOW);
    let service = Service::new();
    let house = House::pushing(now.clone(), service.services()).await;
    let Pair { clients: [first, second], cookies, position } = pair(&house).await;
    drop((first, second));
    let (folder, running) = house.apart();
    running.stop().await;
    let (bus, mut servers) = (Arc::new(Local::default()), Vec::new());
    for _ in 0..2 {
        let config = Config {
            data: folder.path().to_owned(),
            database: None,
            bus: Some(bus.clone()),
            address: LOOPBACK,
            seed: None,
            hosting: Hosting::Others(format!("http://{PUBLIC}").parse().unwrap()),
            proxies: Vec::new(),
            limits: Default::default(),
            push: service.services(),
        };
        servers.push(server::start_by(Clock::set(now.clone()), config).await.unwrap());
    }
    // Somebody looks on at the second server, so both have the table in memory.
    let open = || FromClient::Open { table: position.table.clone() };
    let (mut onlooker, _) = guest(servers[1].address(), None).await;
    onlooker.ask(open()).await;
    let (mut first, _) = guest(servers[0].address(), Some(&cookies[0])).await;
    let position = first.ask(open()).await;
    let row = decide(&mut first, position).await.row;
    onlooker.until(|position| position.row >= row).await;
    service.until(1, &time).await;
    // Then the other one comes to the second server, and neither server tells anything more.
    let (mut second, _) = guest(servers[1].address(), Some(&cookies[1])).await;
    let position = second.ask(open()).await;
    leave(&mut first).await;
    decide(&mut second, position).await;
    service.until(2, &time).await;
    let paths: Vec<String> = service.sent().into_iter().map(|(path, _)| path).collect();
    assert_eq!(paths, ["/1", "/0"]);
}

#[tokio::test]
async fn a_browser_gets_what_it_wants_until_it_is_gone() {
    let (time, now) = watch::channel(NOW);
    let service = Service::new();
    let house = House::pushing(now, service.services()).await;
    let Pair { clients: [mut first, mut second], cookies, position } = pair(&house).await;
    // The second person does not want to hear of duels, but may try whether notices arrive.
    let mut quiet = subscription("/quiet");
    quiet["muted"] = json!(["duel", "nonsense"]);
    let told = switch_on(&house, &cookies[1], &quiet).await;
    let [device] = &told.devices[..] else { panic!("one browser in place of the other: {told:?}") };
    assert_eq!((device.untimed, &device.muted[..]), (false, &["duel".to_owned()][..]));
    assert_eq!(post(&house, &cookies[1], "/notices/try", &json!({})).await.status, 200);
    assert_eq!(
        service.sent().remove(0),
        (
            "/quiet".to_owned(),
            json!({ "title": "Brickroad", "body": "Notices reach you here.", "tag": "trial", "to": "#/me" })
        )
    );
    leave(&mut second).await;
    let position = decide(&mut first, position).await;
    // Once the notice of this decision was left out, the other one is told of the next.
    time.send_modify(|now| *now += 20_000);
    let (table, database) = (position.table.clone(), house.database().await);
    let claims = || sqlx::query_scalar::<_, i64>("SELECT count(*) FROM notices");
    while claims().fetch_one(&database).await.unwrap() < 1 {
        time.send_modify(|now| *now += 1_000);
        tokio::task::yield_now().await;
    }
    let position = second.ask(FromClient::Open { table }).await;
    leave(&mut first).await;
    service.status.store(410, Ordering::Relaxed);
    decide(&mut second, position).await;
    service.until(2, &time).await;
    assert_eq!(service.sent().remove(1).0, "/0");
    // The push service knows the first browser no more, so it is forgotten.
    let devices = || async {
        let answer = house.get("/api/me/notices", &[("Cookie", &cookies[0])]).await;
        serde_json::from_str::<Notices>(&answer.body).unwrap().devices.len()
    };
    while devices().await > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(post(&house, &cookies[0], "/notices/try", &json!({})).await.status, 422);
}

#[tokio::test]
async fn a_browser_belongs_to_its_person_and_goes_with_the_person() {
    let (_time, now) = watch::channel(NOW);
    let service = Service::new();
    let house = House::pushing(now, service.services()).await;
    let Pair { cookies, .. } = pair(&house).await;
    let told = switch_on(&house, &cookies[0], &subscription("/0")).await;
    assert_eq!(told.key.unwrap().len(), 87, "a point in base 64");
    let device = json!({ "device": told.devices[0].id });
    let refused = post(&house, &cookies[1], "/notices/off", &device).await;
    assert_eq!((refused.status, refused.body.starts_with("You get no notices in this browser")), (422, true));
    // A browser that changes hands has one owner.
    switch_on(&house, &cookies[1], &subscription("/0")).await;
    let answer = house.get("/api/me/notices", &[("Cookie", &cookies[0])]).await;
    assert_eq!(serde_json::from_str::<Notices>(&answer.body).unwrap().devices, []);
    let data = house.get("/api/me/data", &[("Cookie", &cookies[1])]).await.body;
    assert!(data.contains("\"notices\":[{") && !data.contains("fcm.googleapis.com"), "{data}");
    assert_eq!(post(&house, &cookies[1], "/delete", &json!({ "name": null })).await.status, 200);
    let kept: i64 = sqlx::query_scalar("SELECT count(*) FROM notes").fetch_one(&house.database().await).await.unwrap();
    assert_eq!(kept, 0);
}

#[tokio::test]
async fn other_addresses_and_odd_keys_are_refused_with_what_was_expected() {
    let (_time, now) = watch::channel(NOW);
    let service = Service::new();
    let house = House::pushing(now, service.services()).await;
    let (_, cookie) = house.guest(None).await;
    let cookie = cookie.unwrap().split(';').next().unwrap().to_owned();
    for (name, value, expected) in [
        ("endpoint", "https://127.0.0.1/a", "one of these hosts: fcm.googleapis.com"),
        ("endpoint", "http://fcm.googleapis.com/a", "one of these hosts"),
        ("auth", "AAAA", "its subscription to a push service"),
        ("p256dh", "AAAA", "its subscription to a push service"),
    ] {
        let mut body = subscription("/a");
        body[name] = json!(value);
        let refused = post(&house, &cookie, "/notices/on", &body).await;
        assert_eq!((refused.status, refused.body.contains(expected)), (422, true), "{refused:?}");
    }
    assert_eq!(post(&house, &cookie, "/notices/on", &json!({})).await.status, 422);
    assert_eq!(service.sent(), []);
    // A page without encryption offers nothing.
    let plain = House::open(None).await;
    let answer = plain.get("/api/me/notices", &[("Cookie", &cookie)]).await;
    assert_eq!(serde_json::from_str::<Notices>(&answer.body).unwrap(), Notices { key: None, devices: Vec::new() });
    assert_eq!(post(&plain, &cookie, "/notices/on", &subscription("/a")).await.status, 422);
}

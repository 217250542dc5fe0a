//! Tests of a server that hosts for others: each seat belongs to the guest who holds it, and a cookie tells guests apart.

use crate::{
    client::{Client, bot, is_over, person},
    house::{House, PUBLIC},
};
use protocol::{
    Find, FromClient, FromServer, OptionValue, Options, Pace, Position, Seat, SeatPlan, Statistics, TurnInfo, Undo,
};

fn duel(name: &str) -> FromClient {
    let seats: Vec<SeatPlan> = vec![person(name), bot("Greta", "greedy")];
    FromClient::Create { game: "duel".to_owned(), options: Options::new(), seats }
}

/// Returns a new guest, and the cookie by which the guest comes again.
async fn newcomer(house: &House) -> (Client, String) {
    let (client, cookie) = house.guest(None).await;
    let cookie = cookie.expect("a new guest gets a cookie");
    assert!(cookie.ends_with("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"), "{cookie}");
    (client, cookie.split(';').next().unwrap().to_owned())
}

fn mine(position: &Position) -> bool {
    position.viewer.is_some_and(|seat| position.turn == TurnInfo::Seat(seat))
}

#[tokio::test]
async fn a_guest_is_known_again_by_the_cookie() {
    let house = House::open(Some(31)).await;
    let (mut ann, cookie) = newcomer(&house).await;
    let opened = ann.ask(duel("Ann")).await;
    assert_eq!(opened.viewer, Seat::new(0, 2));
    let (mut again, no_cookie) = house.guest(Some(&cookie)).await;
    assert_eq!(no_cookie, None, "who has a cookie keeps it");
    let position = again.ask(FromClient::Open { table: opened.table.clone() }).await;
    assert_eq!(position.viewer, opened.viewer);
    // The seat belongs to its guest after a restart, too.
    let house = house.again().await;
    let (mut later, _) = house.guest(Some(&cookie)).await;
    assert_eq!(later.ask(FromClient::Open { table: opened.table.clone() }).await.viewer, opened.viewer);
    let (seats,): (String,) =
        sqlx::query_as("SELECT seats FROM tables").fetch_one(&house.database().await).await.unwrap();
    let secret = cookie.split_once('=').unwrap().1;
    assert!(seats.contains("holder") && !seats.contains(secret), "only the hash is stored: {seats}");
}

#[tokio::test]
async fn two_screens_of_one_guest_show_the_same() {
    let house = House::open(Some(32)).await;
    let (mut laptop, cookie) = newcomer(&house).await;
    let (mut phone, _) = house.guest(Some(&cookie)).await;
    let mut on_laptop = laptop.ask(duel("Ann")).await;
    let mut on_phone = phone.ask(FromClient::Open { table: on_laptop.table.clone() }).await;
    for _ in 0..3 {
        on_laptop = if mine(&on_laptop) { on_laptop } else { laptop.until(mine).await };
        on_phone =
            if on_phone.row == on_laptop.row { on_phone } else { phone.until(|seen| seen.row == on_laptop.row).await };
        assert_eq!((&on_laptop.scene, on_laptop.viewer), (&on_phone.scene, on_phone.viewer));
        on_phone = phone.act(&on_phone, 0).await;
        on_laptop = laptop.until(|seen| seen.row >= on_phone.row).await;
    }
}

#[tokio::test]
async fn nobody_reaches_the_seat_of_another() {
    let house = House::open(Some(33)).await;
    let (mut ann, _) = newcomer(&house).await;
    let mut own = ann.ask(duel("Ann")).await;
    if !mine(&own) {
        own = ann.until(mine).await;
    }
    let (mut ben, _) = newcomer(&house).await;
    let seen = ben.ask(FromClient::Open { table: own.table.clone() }).await;
    assert_eq!((seen.viewer, seen.pass_to, seen.undo), (None, None, Undo::Nothing), "who opens the link looks on");
    assert!(seen.scene.choices.is_empty() && !own.scene.choices.is_empty());
    let at = own.row;
    let tries = [
        (FromClient::Sit { seat: own.viewer }, "Somebody else holds this seat."),
        (FromClient::Act { at, choice: 0 }, "Nobody sits here."),
        (FromClient::Undo { at }, "Nobody sits here."),
        (FromClient::Pace { pace: Pace::Instant }, "You look on at this table"),
        (FromClient::EndLesson, "You look on at this table"),
        (FromClient::Remove { table: own.table.clone() }, "You look on at this table"),
        (FromClient::Fork { entry: 0 }, "This game is still played"),
        (FromClient::Unveil, "This game goes on."),
        (FromClient::Share, "This game goes on."),
    ];
    for (message, words) in tries {
        let said = ben.try_to(message.clone()).await;
        assert!(said.starts_with(words), "{message:?}: {said}");
    }
    let still = ann.ask(FromClient::Again).await;
    assert_eq!((still.row, still.pace, still.viewer), (own.row, own.pace, own.viewer), "nothing has changed");
    ann.say(FromClient::Remove { table: own.table }).await;
    loop {
        match ann.hear().await {
            FromServer::Tables { tables, .. } => break assert_eq!(tables, []),
            FromServer::Position(_) => {}
            other => panic!("expected the list of tables, heard {other:?}"),
        }
    }
}

#[tokio::test]
async fn a_guest_finds_only_tables_of_their_own() {
    let house = House::open(Some(34)).await;
    let ((mut ann, cookie), (mut ben, _)) = (newcomer(&house).await, newcomer(&house).await);
    let table = ann.ask(duel("Ann")).await.table;
    let find = |words: Option<&str>| FromClient::Tables(Find { words: words.map(str::to_owned), ..Find::default() });
    let (mut again, _) = house.guest(Some(&cookie)).await;
    again.say(find(None)).await;
    let lines = again.tables().await;
    assert_eq!(lines.iter().map(|line| &line.id).collect::<Vec<_>>(), [&table]);
    for words in [None, Some("Ann")] {
        ben.say(find(words)).await;
        assert_eq!(ben.tables().await, []);
    }
}

/// Two guests may have the same name. Each begins a daily deal of their own.
#[tokio::test]
async fn a_daily_deal_belongs_to_its_guest() {
    let house = House::open(Some(35)).await;
    let ((mut ann, _), (mut other, _)) = (newcomer(&house).await, newcomer(&house).await);
    let daily = || FromClient::Daily { game: "draft".into(), day: None, name: "Ann".into() };
    let (first, second) = (ann.ask(daily()).await, other.ask(daily()).await);
    assert_ne!(first.table, second.table);
    assert_eq!((first.viewer, second.viewer), (Seat::new(0, 3), Seat::new(0, 3)));
}

/// Plays a short duel to its end at both seats. Returns the name of the table.
async fn played(client: &mut Client) -> String {
    let options = Options::from([("turnCap".to_owned(), OptionValue::Number(7))]);
    let seats = vec![person("Ann"), person("Abe")];
    let mut position = client.ask(FromClient::Create { game: "duel".to_owned(), options, seats }).await;
    while !is_over(&position) {
        if let Some(seat) = position.pass_to {
            position = client.ask(FromClient::Sit { seat: Some(seat) }).await;
        }
        let done = position.scene.choices.len() - 1;
        position = client.act(&position, done).await;
    }
    position.table
}

#[tokio::test]
async fn games_and_uploads_count_for_their_guest() {
    let house = House::open(Some(36)).await;
    let ((mut ann, anns), (mut ben, bens)) = (newcomer(&house).await, newcomer(&house).await);
    let table = played(&mut ann).await;
    let people = async |cookie: &[(&str, &str)]| {
        let answer = house.get("/api/statistics", cookie).await;
        serde_json::from_str::<Statistics>(&answer.body).unwrap().people.len()
    };
    assert_eq!(people(&[("Cookie", &anns)]).await, 3, "the sum of all, Ann and Abe");
    assert_eq!((people(&[("Cookie", &bens)]).await, people(&[]).await), (0, 0));
    let record = house.record(&table).await;
    let uploaded = house.upload(&record, &[("Host", PUBLIC), ("Cookie", &bens)]).await;
    assert!(uploaded.status == 201 && !uploaded.headers.contains("set-cookie"), "{uploaded:?}");
    let from_nobody = house.upload(&record, &[("Host", PUBLIC)]).await;
    assert!(from_nobody.status == 201 && from_nobody.headers.contains("set-cookie: brickroad="), "{from_nobody:?}");
    ben.say(FromClient::Tables(Find::default())).await;
    let lines = ben.tables().await;
    assert!(lines.len() == 1 && uploaded.body.contains(&lines[0].id), "{lines:?}");
}

#[tokio::test]
async fn only_the_public_page_opens_a_socket() {
    let house = House::open(None).await;
    let upgrade =
        [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")];
    let with = async |origin: Option<&str>| {
        let mut headers = upgrade.to_vec();
        headers.extend(origin.map(|origin| ("Origin", origin)));
        house.get("/socket", &headers).await.status
    };
    let own = format!("http://{PUBLIC}");
    let (secure, port) = (format!("https://{PUBLIC}"), format!("http://{PUBLIC}:8080"));
    for origin in [None, Some("null"), Some("http://evil.example"), Some(&*secure), Some(&*port), Some("ftp://x")] {
        assert_eq!(with(origin).await, 403, "{origin:?}");
    }
    // The request passes the guard. It then fails only because the header `Connection: Upgrade` is missing.
    assert_eq!(with(Some(&own)).await, 400);
    assert_eq!(house.get("/api/health", &[]).await.status, 200, "a request without a socket needs no Origin");
    assert_eq!(house.get("/api/health", &[("Origin", "http://evil.example")]).await.status, 403);
    for host in ["127.0.0.1", "evil.example", "brickroad.example:8080"] {
        assert_eq!(crate::house::get(house.running.address(), "/api/health", &[("Host", host)]).await.status, 403);
    }
}

#[tokio::test]
async fn on_ones_own_machine_nobody_gets_a_cookie() {
    let house = House::seeded(None).await;
    let (_, cookie) = Client::with(house.running.address(), &[]).await;
    assert_eq!(cookie, None);
    assert!(!house.get("/", &[]).await.headers.contains("set-cookie"));
}

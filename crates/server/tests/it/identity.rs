//! Tests of the identity of guests: it is kept under a name, and brought to other browsers by links and codes.

use crate::{
    client::{bot, person},
    house::{Answer, House, PUBLIC},
};
use protocol::{FromClient, Me, MyCode, MyKeyKind, Options};
use serde_json::json;

/// A browser of a guest, with its cookie.
struct Browser<'a> {
    house: &'a House,
    cookie: String,
}

impl<'a> Browser<'a> {
    /// Returns the browser of a new guest.
    async fn new(house: &'a House) -> Browser<'a> {
        let (_, cookie) = house.guest(None).await;
        Browser { house, cookie: cookie.unwrap().split(';').next().unwrap().to_owned() }
    }

    /// Returns the browser of a new guest who keeps the identity under this name.
    async fn kept(house: &'a House, name: &str) -> Browser<'a> {
        let browser = Browser::new(house).await;
        assert_eq!(browser.post("keep", json!({ "name": name })).await.status, 200);
        browser
    }

    async fn post(&self, path: &str, body: serde_json::Value) -> Answer {
        let origin = format!("http://{PUBLIC}");
        let headers = [("Cookie", &*self.cookie), ("Origin", &origin), ("Accept-Language", "en")];
        self.house.post(&format!("/api/me/{path}"), &body.to_string(), &headers).await
    }

    async fn me(&self) -> Me {
        let answer = self.house.get("/api/me", &[("Cookie", &self.cookie)]).await;
        serde_json::from_str(&answer.body).unwrap()
    }

    async fn code(&self, path: &str) -> MyCode {
        let answer = self.post(path, json!({})).await;
        serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{answer:?}"))
    }

    /// Uses a link or a code in another browser, and returns that browser.
    async fn elsewhere(&self, code: &str) -> Result<Browser<'a>, String> {
        let mut other = Browser::new(self.house).await;
        let answer = other.post("enter", json!({ "code": code })).await;
        if answer.status != 200 {
            return Err(answer.body);
        }
        other.cookie = answer.cookie().expect("the browser gets a new secret");
        Ok(other)
    }

    /// Returns the kinds of the keys, and which of them is that of this browser.
    async fn kinds(&self) -> (Vec<MyKeyKind>, Option<MyKeyKind>) {
        let keys = self.me().await.keys;
        (keys.iter().map(|key| key.kind).collect(), keys.iter().find(|key| key.here).map(|key| key.kind))
    }
}

const SPENT: &str = "This link or code does not count. Expected a new one: a link counts once, for 15 minutes.";

#[tokio::test]
async fn a_link_brings_seats_to_another_browser() {
    let house = House::open(Some(41)).await;
    let laptop = Browser::new(&house).await;
    let (mut client, _) = house.guest(Some(&laptop.cookie)).await;
    let seats = vec![person("Ann"), bot("Greta", "greedy")];
    let game = FromClient::Create { game: "duel".to_owned(), options: Options::new(), seats };
    let opened = client.ask(game).await;
    let refused = laptop.post("link", json!({})).await;
    assert_eq!(
        (refused.status, &*refused.body),
        (422, "Nobody keeps an identity here yet. Expected a name to keep it under first.")
    );
    assert_eq!(laptop.me().await, Me { name: None, player: None, keys: Vec::new(), passkeys: false });

    let kept = laptop.post("keep", json!({ "name": "  Ann " })).await;
    let me: Me = serde_json::from_str(&kept.body).unwrap();
    assert_eq!((me.name.as_deref(), me.keys.len(), me.keys[0].here), (Some("Ann"), 1, true));
    assert!(kept.cookie().is_none(), "the browser keeps its secret");
    let link = laptop.code("link").await;
    let phone = laptop.elsewhere(&link.code).await.unwrap();
    assert_eq!(phone.me().await.name.as_deref(), Some("Ann"), "no name is typed again");
    assert_eq!(phone.kinds().await, (vec![MyKeyKind::First, MyKeyKind::Device], Some(MyKeyKind::Device)));
    assert_eq!(laptop.kinds().await.1, Some(MyKeyKind::First));

    let house = &house;
    for cookie in [&laptop.cookie, &phone.cookie] {
        let (mut client, _) = house.guest(Some(cookie)).await;
        let position = client.ask(FromClient::Open { table: opened.table.clone() }).await;
        assert_eq!(position.viewer, opened.viewer, "both have the seat");
    }
    let stored: Vec<(String, String)> =
        sqlx::query_as("SELECT hash, about FROM keys").fetch_all(&house.database().await).await.unwrap();
    let secret = phone.cookie.split_once('=').unwrap().1;
    assert!(stored.iter().all(|(hash, about)| hash != secret && !about.contains(secret)), "only hashes are stored");
    assert!(stored.iter().all(|(hash, _)| *hash != link.code));
}

#[tokio::test]
async fn a_link_counts_once_and_for_a_short_time() {
    let house = House::open(Some(42)).await;
    let ann = Browser::kept(&house, "Ann").await;
    let link = ann.code("link").await.code;
    // What looks at a link does not use it up.
    assert_eq!(house.get("/", &[]).await.status, 200);
    assert_eq!(house.get("/api/me/enter", &[]).await.status, 405);
    let both = tokio::join!(ann.elsewhere(&link), ann.elsewhere(&link));
    assert_eq!([both.0.is_ok(), both.1.is_ok()].iter().filter(|entered| **entered).count(), 1);
    assert_eq!(ann.elsewhere(&link).await.err().as_deref(), Some(SPENT));
    let old = ann.code("link").await.code;
    sqlx::query("UPDATE keys SET made = made - 900 WHERE kind = 'link'")
        .execute(&house.database().await)
        .await
        .unwrap();
    assert_eq!(ann.elsewhere(&old).await.err().as_deref(), Some(SPENT));
    for wrong in ["", "a", &"ab".repeat(32), "00000-00000-00000-00000-00000"] {
        assert_eq!(ann.elsewhere(wrong).await.err().as_deref(), Some(SPENT), "{wrong}");
    }
}

#[tokio::test]
async fn the_newest_code_to_write_down_counts_again_and_again() {
    let house = House::open(Some(43)).await;
    let ann = Browser::kept(&house, "Ann").await;
    let first = ann.code("recovery").await;
    assert_eq!(first.until, None);
    let typed = first.code.to_lowercase().replace('-', " ");
    for code in [&first.code, &typed] {
        assert_eq!(ann.elsewhere(code).await.unwrap().me().await.name.as_deref(), Some("Ann"));
    }
    let second = ann.code("recovery").await;
    assert_eq!(ann.elsewhere(&first.code).await.err().as_deref(), Some(SPENT));
    assert!(ann.elsewhere(&second.code).await.is_ok());
    let codes = ann.kinds().await.0.into_iter().filter(|kind| *kind == MyKeyKind::Recovery).count();
    assert_eq!(codes, 1);
}

#[tokio::test]
async fn a_browser_is_removed_by_its_own_person_alone() {
    let house = House::open(Some(44)).await;
    let (ann, ben) = (Browser::kept(&house, "Ann").await, Browser::kept(&house, "Ben").await);
    let phone = ann.elsewhere(&ann.code("link").await.code).await.unwrap();
    let keys = ann.me().await.keys;
    let of = |kind| &*keys.iter().find(|key| key.kind == kind).unwrap().id;
    let (first, device) = (of(MyKeyKind::First), of(MyKeyKind::Device));
    let missing = "There is no such key to remove. Expected another browser of yours, a passkey or your code.";
    for (browser, key) in [(&ben, device), (&ann, first), (&ann, "0"), (&ann, "")] {
        let refused = browser.post("forget", json!({ "key": key })).await;
        assert_eq!((refused.status, &*refused.body), (422, missing), "{key}");
    }
    assert_eq!(phone.me().await.name.as_deref(), Some("Ann"));
    assert_eq!(ann.post("forget", json!({ "key": device })).await.status, 200);
    assert_eq!(
        phone.me().await,
        Me { name: None, player: None, keys: Vec::new(), passkeys: false },
        "it is a new guest"
    );
    assert_eq!(ann.me().await.keys.len(), 1);
}

#[tokio::test]
async fn only_the_servers_own_page_changes_an_identity() {
    let house = House::open(Some(45)).await;
    let ann = Browser::kept(&house, "Ann").await;
    let link = ann.code("link").await.code;
    for path in ["keep", "link", "recovery", "enter", "forget"] {
        for origin in [None, Some("http://evil.example"), Some("null")] {
            let mut headers = vec![("Cookie", &*ann.cookie)];
            headers.extend(origin.map(|origin| ("Origin", origin)));
            let body = json!({ "name": "Eve", "code": link, "key": "" }).to_string();
            let refused = house.post(&format!("/api/me/{path}"), &body, &headers).await;
            assert_eq!(refused.status, 403, "{path} {origin:?}");
        }
    }
    assert_eq!(ann.me().await.name.as_deref(), Some("Ann"));
    assert!(ann.elsewhere(&link).await.is_ok(), "nothing was used up");
    let own = House::seeded(None).await;
    assert_eq!(own.get("/api/me", &[]).await.status, 404);
    assert_eq!(own.post("/api/me/enter", &json!({ "code": link }).to_string(), &[]).await.status, 404);
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_in_words() {
    let house = House::open(Some(46)).await;
    let ann = Browser::kept(&house, "Ann").await;
    let refused = ann.post("keep", json!({ "nome": "Ann" })).await;
    assert!(refused.status == 422 && refused.body.ends_with(r#"Expected JSON such as {"name":"Ann"}."#), "{refused:?}");
    let refused = ann.post("keep", json!({ "name": " " })).await;
    assert!(refused.status == 422 && refused.body.contains("Expected 1 to"), "{refused:?}");
    let long = ann.post("keep", json!({ "name": "a".repeat(20_000) })).await;
    assert_eq!(long.status, 413);
    assert_eq!(ann.me().await.name.as_deref(), Some("Ann"));
}

#[tokio::test]
async fn keys_are_counted() {
    let house = House::open(Some(47)).await;
    let ann = Browser::kept(&house, "Ann").await;
    let code = ann.code("recovery").await.code;
    for _ in 0..18 {
        ann.elsewhere(&code).await.ok().unwrap();
    }
    let full = "You have too many browsers and keys. Expected at most 20: remove one first.";
    assert_eq!(ann.elsewhere(&code).await.err().as_deref(), Some(full));
    assert_eq!(ann.post("link", json!({})).await.body, full);
    let keys = ann.me().await.keys;
    let device = keys.iter().find(|key| key.kind == MyKeyKind::Device).unwrap();
    assert_eq!(ann.post("forget", json!({ "key": device.id })).await.status, 200);
    assert!(ann.elsewhere(&code).await.is_ok());
}

#[tokio::test]
async fn passkeys_need_a_name_with_encryption() {
    let house = House::open(Some(48)).await;
    let ann = Browser::kept(&house, "Ann").await;
    for path in ["passkey/begin", "sign-in/begin"] {
        let refused = ann.post(path, json!({})).await;
        assert!(refused.status == 422 && refused.body.starts_with("This server has no passkeys."), "{refused:?}");
    }
}

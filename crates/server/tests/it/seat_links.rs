//! Tests of links for certain seats of an invitation, and of attempts to take such a seat without its link.

use crate::{
    client::{Client, bot, person},
    house::{Answer, House, PUBLIC},
};
use protocol::{ChairInfo, FromClient, GatheringInfo, Options, Seat, SeatLink, SeatPlan};
use sqlx::query_scalar;

const PROMISED: &str = "This seat is promised to whoever has the link to it. Expected a free seat.";
const SPENT: &str =
    "This link to a seat does not count: it was used or taken back. Expected a new one from the person who invites.";
const FREE: ChairInfo = ChairInfo {
    name: None,
    bot: None,
    mine: false,
    player: None,
    may: Vec::new(),
    kept: None,
    promised: false,
    salt: None,
};

/// Returns a chair without the rights of its reader.
fn chair(info: &GatheringInfo, at: usize) -> ChairInfo {
    ChairInfo { may: Vec::new(), ..info.chairs[at].clone() }
}

fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

/// Returns a new guest, and the guest's cookie.
async fn newcomer(house: &House) -> (Client, String) {
    let (client, cookie) = house.guest(None).await;
    (client, cookie.unwrap().split(';').next().unwrap().to_owned())
}

async fn gather(client: &mut Client, seats: &[Option<SeatPlan>]) -> GatheringInfo {
    let seats = seats.to_vec();
    let (game, options) = ("draft".into(), Options::new());
    client.gather(FromClient::Gather { game, options, seats, public: false, terms: None }).await
}

async fn promise(house: &House, cookie: &str, table: &str, seat: usize) -> Answer {
    let origin = format!("http://{PUBLIC}");
    let body = format!(r#"{{"table":"{table}","seat":{seat}}}"#);
    let headers = [("Cookie", cookie), ("Origin", &*origin), ("Accept-Language", "en")];
    house.post("/api/me/seat-link", &body, &headers).await
}

/// Returns the secret of a new link to a seat.
async fn link(house: &House, cookie: &str, table: &str, seat: usize) -> String {
    let answer = promise(house, cookie, table, seat).await;
    serde_json::from_str::<SeatLink>(&answer.body).unwrap_or_else(|_| panic!("{answer:?}")).link
}

fn open(gathering: &GatheringInfo) -> FromClient {
    FromClient::Open { table: gathering.table.clone() }
}

fn take(number: usize, name: &str) -> FromClient {
    FromClient::Take { seat: seat(number), name: name.into() }
}

fn redeem(number: usize, name: &str, link: &str) -> FromClient {
    FromClient::Redeem { seat: seat(number), name: name.into(), link: link.into() }
}

#[tokio::test]
async fn a_promised_seat_is_for_whoever_has_its_link() {
    let house = House::open(None).await;
    let (mut ann, cookie) = newcomer(&house).await;
    let made = gather(&mut ann, &[Some(person("Ann")), None, None]).await;
    let secret = link(&house, &cookie, &made.table, 1).await;
    let seen = ann.gathering().await.0;
    assert_eq!(chair(&seen, 1), ChairInfo { promised: true, ..FREE });
    let stored: String =
        query_scalar("SELECT chairs FROM gatherings").fetch_one(&house.database().await).await.unwrap();
    assert!(stored.contains("link") && !stored.contains(&secret), "only the hash is stored: {stored}");
    let (mut ben, _) = newcomer(&house).await;
    ben.gather(open(&made)).await;
    assert_eq!(ben.try_to(take(1, "Ben")).await, PROMISED);
    assert_eq!(ann.try_to(take(1, "Anna")).await, PROMISED, "nor does the one who invites take it");
    let fill = FromClient::Fill { seat: seat(1), name: "Greta".into(), bot: "greedy".into() };
    assert_eq!(ann.try_to(fill).await, PROMISED);
    let seen = ben.gather(redeem(1, "Ben", &secret)).await;
    assert_eq!(chair(&seen, 1), ChairInfo { name: Some("Ben".into()), mine: true, ..FREE });
    // The link was used, and does not come back with the seat.
    let (mut cid, _) = newcomer(&house).await;
    cid.gather(open(&made)).await;
    assert_eq!(cid.try_to(redeem(1, "Cid", &secret)).await, SPENT);
    ben.gather(FromClient::Release { seat: seat(1) }).await;
    while chair(&cid.gathering().await.0, 1) != FREE {}
    assert_eq!(cid.try_to(redeem(1, "Cid", &secret)).await, SPENT);
    assert_eq!(cid.gather(take(1, "Cid")).await.chairs[1].name.as_deref(), Some("Cid"));
}

#[tokio::test]
async fn a_link_counts_for_its_seat_until_it_is_taken_back() {
    let house = House::open(None).await;
    let (mut ann, cookie) = newcomer(&house).await;
    let made = gather(&mut ann, &[Some(person("Ann")), None, None, Some(bot("Greta", "greedy"))]).await;
    let other = gather(&mut ann, &[None, None, None]).await;
    let secret = link(&house, &cookie, &made.table, 1).await;
    let (mut ben, _) = newcomer(&house).await;
    ben.gather(open(&other)).await;
    assert_eq!(ben.try_to(redeem(1, "Ben", &secret)).await, SPENT, "it is of another invitation");
    ben.gather(open(&made)).await;
    for (number, guess) in [(2, &*secret), (1, &"0".repeat(64)), (1, ""), (1, &secret.to_uppercase()), (1, "é")] {
        assert_eq!(ben.try_to(redeem(number, "Ben", guess)).await, SPENT, "{number} {guess}");
    }
    let newer = link(&house, &cookie, &made.table, 1).await;
    assert_eq!(chair(&ben.gathering().await.0, 1), ChairInfo { promised: true, ..FREE });
    assert_eq!(ben.try_to(redeem(1, "Ben", &secret)).await, SPENT, "a newer link has taken its place");
    let not_own = "Somebody else has made this invitation. Expected the person who has made it.";
    assert_eq!(ben.try_to(FromClient::Release { seat: seat(1) }).await, not_own);
    ann.gather(open(&made)).await;
    assert_eq!(chair(&ann.gather(FromClient::Release { seat: seat(1) }).await, 1), FREE);
    while chair(&ben.gathering().await.0, 1) != FREE {}
    assert_eq!(ben.try_to(redeem(1, "Ben", &newer)).await, SPENT, "it was taken back");
    // A link outlasts a restart, and ends with its invitation.
    let last = link(&house, &cookie, &made.table, 2).await;
    let house = house.again().await;
    let ((mut ann, _), (mut ben, _)) = (house.guest(Some(&cookie)).await, newcomer(&house).await);
    ben.gather(open(&made)).await;
    assert_eq!(ben.gather(redeem(2, "Ben", &last)).await.chairs[2].name.as_deref(), Some("Ben"));
    let gone = link(&house, &cookie, &made.table, 1).await;
    ann.gather(open(&made)).await;
    ann.say(FromClient::Disband).await;
    ann.tables().await;
    let answer = promise(&house, &cookie, &made.table, 1).await;
    assert_eq!((answer.status, &*answer.body), (422, "This invitation has been withdrawn or has expired."));
    let (mut cid, _) = newcomer(&house).await;
    assert!(cid.try_to(open(&made)).await.starts_with("There is no such table."));
    assert_eq!(cid.try_to(redeem(1, "Cid", &gone)).await, "No invitation is open here. Open one first.");
}

#[tokio::test]
async fn only_the_one_who_invites_promises_a_free_seat() {
    let house = House::open(None).await;
    let ((mut ann, cookie), (_, stranger)) = (newcomer(&house).await, newcomer(&house).await);
    let made = gather(&mut ann, &[Some(person("Ann")), None, Some(bot("Greta", "greedy"))]).await;
    let table = &*made.table;
    for (cookie, table, seat, expected) in [
        (&stranger, table, 1, "Somebody else has made this invitation. Expected the person who has made it."),
        (&cookie, table, 0, "This seat is taken. Expected a free one."),
        (&cookie, table, 2, "This seat is taken. Expected a free one."),
        (&cookie, table, 3, "There is no seat 3. Expected a number from 0 to 2."),
        (&cookie, "0123456789abcdef", 1, "This invitation has been withdrawn or has expired."),
        (&cookie, "nowhere", 1, "There is no such table."),
    ] {
        let Answer { status, body, .. } = promise(&house, cookie, table, seat).await;
        assert!(status == 422 && body.starts_with(expected), "{body}");
    }
    // Neither a program that shows a preview of a link nor a page of another site promises a seat.
    let body = format!(r#"{{"table":"{table}","seat":1}}"#);
    assert_eq!(house.post("/api/me/seat-link", &body, &[("Cookie", &cookie)]).await.status, 403);
    let foreign = [("Cookie", &*cookie), ("Origin", "http://evil.example")];
    assert_eq!(house.post("/api/me/seat-link", &body, &foreign).await.status, 403);
    assert_eq!(house.get("/api/me/seat-link", &[("Cookie", &cookie)]).await.status, 405);
    assert_eq!(chair(&ann.gather(open(&made)).await, 1), FREE);
    let own = House::new().await;
    assert_eq!(promise(&own, &cookie, table, 1).await.status, 403, "its own machine knows no such origin");
}

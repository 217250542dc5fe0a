//! Tests of holidays in games by days. The tests set the time.

use crate::{
    client::is_over,
    house::{Answer, House, PUBLIC},
    leaving::begin,
};
use protocol::{EarlyEnd, FromClient, Holidays, Late, Position, Seat, Terms, Time, TurnInfo};
use server::{Hosting, Limits};
use tokio::sync::watch;

const DAY: u64 = 86_400_000;
/// The time at which the servers of the tests start.
const NOW: u64 = 1_795_442_825_000;

fn terms(time: Time) -> Option<Terms> {
    Some(Terms { time: Some(time), late: Late::Loss, bot: "random".into(), windows: None, rated: false })
}

fn mover(position: &Position) -> Seat {
    let TurnInfo::Seat(seat) = position.turn else { panic!("expected a seat to move: {:?}", position.turn) };
    seat
}

async fn post(house: &House, path: &str, (cookie, body): (&str, &str)) -> Answer {
    let origin = format!("http://{PUBLIC}");
    let headers = [("Cookie", cookie), ("Origin", &*origin), ("Accept-Language", "en")];
    house.post(&format!("/api/me/{path}"), body, &headers).await
}

async fn rest(house: &House, cookie: &str, days: u32) -> Answer {
    post(house, "holiday", (cookie, &format!(r#"{{"days":{days}}}"#))).await
}

fn read(answer: &Answer) -> Holidays {
    serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{answer:?}"))
}

async fn own(house: &House, cookie: &str) -> Holidays {
    read(&house.get("/api/me/holiday", &[("Cookie", cookie)]).await)
}

fn away(position: &Position, seat: Seat) -> Option<u64> {
    position.clock.as_ref()?.away.get(seat.index()).copied().flatten()
}

#[tokio::test]
async fn no_time_by_days_runs_out_in_a_holiday() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let (mut clients, positions, cookies) = begin(&house, "duel", (&["Ann", "Ben"], terms(Time::Days(3)))).await;
    let late = mover(&positions[0]);
    let cookie = &*cookies[late.index()];
    assert_eq!(own(&house, cookie).await, Holidays { left: 21, most: 21, until: None });
    time.send_replace(NOW + 2 * DAY);
    let until = (NOW + 7 * DAY) / 1_000 + 1;
    assert_eq!(read(&rest(&house, cookie, 5).await), Holidays { left: 16, most: 21, until: Some(until) });
    for client in &mut clients {
        let seen = client.until(|position| away(position, late).is_some()).await;
        assert_eq!(away(&seen, late), Some(until * 1_000), "everybody sees it");
        assert_eq!(seen.clock.unwrap().left[late.index()], Some(6 * DAY), "a day, and the holiday");
    }
    // The time is measured in the same way after a restart, and when nobody looks.
    time.send_replace(NOW + 6 * DAY);
    let house = house.again().await;
    let (mut client, _) = house.guest(Some(cookie)).await;
    let open = || FromClient::Open { table: positions[0].table.clone() };
    let seen = client.ask(open()).await;
    assert_eq!((seen.turn, away(&seen, late)), (TurnInfo::Seat(late), Some(until * 1_000)));
    time.send_replace(NOW + 8 * DAY - 1);
    assert_eq!(client.ask(FromClient::Again).await.turn, TurnInfo::Seat(late), "a millisecond is left");
    time.send_replace(NOW + 8 * DAY);
    let over = client.until(is_over).await;
    assert_eq!(over.leaving.unwrap().end, Some(EarlyEnd::OutOfTime { seat: late }));
    assert_eq!(own(&house, cookie).await, Holidays { left: 16, most: 21, until: None });
}

#[tokio::test]
async fn a_holiday_that_ends_early_takes_the_days_that_have_begun() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let (clients, positions, cookies) = begin(&house, "duel", (&["Ann", "Ben"], terms(Time::Days(3)))).await;
    let late = mover(&positions[0]);
    let cookie = &*cookies[late.index()];
    rest(&house, cookie, 20).await;
    drop(clients);
    time.send_replace(NOW + DAY + DAY / 2);
    let ended = post(&house, "holiday/end", (cookie, "{}")).await;
    assert_eq!(read(&ended), Holidays { left: 19, most: 21, until: None });
    let said = post(&house, "holiday/end", (cookie, "{}")).await;
    assert_eq!((said.status, &*said.body), (422, "You are not on holiday. Expected a holiday that has begun."));
    // The table, which nobody has open, wakes when the time is over by the shorter holiday.
    time.send_replace(NOW + 5 * DAY);
    let database = house.database().await;
    loop {
        let query = sqlx::query_scalar("SELECT count(*) FROM log WHERE line LIKE '%outOfTime%'");
        let rows: i64 = query.fetch_one(&database).await.unwrap();
        if rows == 1 {
            break;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn the_days_of_a_year_are_bounded_and_come_back() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let cookie = house.guest(None).await.1.unwrap();
    let cookie = cookie.split(';').next().unwrap();
    for (days, expected) in [(0, "A holiday of 0 days"), (22, "A holiday of 22 days cannot be had. Expected 1 to 21")] {
        let said = rest(&house, cookie, days).await;
        assert!(said.status == 422 && said.body.starts_with(expected), "{said:?}");
    }
    assert_eq!(read(&rest(&house, cookie, 20).await).left, 1);
    assert!(rest(&house, cookie, 1).await.body.starts_with("You are on holiday already."));
    time.send_replace(NOW + 21 * DAY);
    assert_eq!(read(&rest(&house, cookie, 1).await).left, 0);
    time.send_replace(NOW + 23 * DAY);
    assert!(rest(&house, cookie, 1).await.body.starts_with("You have no days of holiday left."));
    time.send_replace(NOW + 386 * DAY);
    assert_eq!(own(&house, cookie).await.left, 20, "the first ones count no longer");
    let unreadable = post(&house, "holiday", (cookie, "{}")).await;
    assert!(unreadable.status == 422 && unreadable.body.contains(r#"{"days":7}"#), "{unreadable:?}");
}

#[tokio::test]
async fn a_holiday_is_ones_own_and_does_not_stop_a_live_clock() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let live = terms(Time::Live { minutes: 3, increment: 5 });
    let (mut clients, positions, cookies) = begin(&house, "duel", (&["Ann", "Ben"], live)).await;
    let late = mover(&positions[0]);
    let (own_cookie, other) = (&*cookies[late.index()], &*cookies[1 - late.index()]);
    // A page of another site begins none, and nobody ends that of another.
    let body = r#"{"days":7}"#;
    assert_eq!(house.post("/api/me/holiday", body, &[("Cookie", own_cookie)]).await.status, 403);
    let foreign = [("Cookie", own_cookie), ("Origin", "http://evil.example")];
    assert_eq!(house.post("/api/me/holiday", body, &foreign).await.status, 403);
    assert_eq!(rest(&house, own_cookie, 7).await.status, 200);
    assert_eq!(post(&house, "holiday/end", (other, "{}")).await.status, 422);
    assert_eq!(own(&house, other).await, Holidays { left: 21, most: 21, until: None });
    assert!(own(&house, own_cookie).await.until.is_some());
    time.send_replace(NOW + DAY);
    for client in &mut clients {
        let over = client.until(is_over).await;
        assert_eq!((away(&over, late), over.leaving.unwrap().end), (None, Some(EarlyEnd::OutOfTime { seat: late })));
    }
}

#[tokio::test]
async fn a_host_may_have_no_holidays() {
    let hosting = Hosting::Others(format!("http://{PUBLIC}").parse().unwrap());
    let house = House::hosting(hosting, Limits { holiday_days: 0, ..Limits::default() }).await;
    let cookie = house.guest(None).await.1.unwrap();
    let cookie = cookie.split(';').next().unwrap();
    assert_eq!(own(&house, cookie).await, Holidays { left: 0, most: 0, until: None });
    assert!(rest(&house, cookie, 1).await.body.starts_with("You have no days of holiday left."));
    assert_eq!(House::new().await.get("/api/me/holiday", &[]).await.status, 404);
}

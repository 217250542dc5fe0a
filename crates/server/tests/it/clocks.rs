//! Tests of clocks over sockets. The tests set the time.

use crate::{client::Client, house::House, leaving::begin};
use protocol::{EarlyEnd, FromClient, Late, LeaveOffer, Position, Seat, Terms, Time, TurnInfo};
use tokio::sync::watch;

const MINUTE: u64 = 60_000;
const DAY: u64 = 86_400_000;
/// The time at which the servers of the tests start.
const NOW: u64 = 1_795_442_825_000;

fn live(late: Late) -> Option<Terms> {
    Some(Terms {
        time: Some(Time::Live { minutes: 3, increment: 5 }),
        late,
        bot: "random".into(),
        windows: None,
        rated: false,
    })
}

fn days(late: Late) -> Option<Terms> {
    Some(Terms { time: Some(Time::Days(3)), late, bot: "random".into(), windows: None, rated: false })
}

fn mover(position: &Position) -> Seat {
    let TurnInfo::Seat(seat) = position.turn else { panic!("expected a seat to move: {:?}", position.turn) };
    seat
}

fn left(position: &Position, seat: Seat) -> u64 {
    position.clock.as_ref().unwrap().left[seat.index()].unwrap()
}

fn end(position: &Position) -> Option<EarlyEnd> {
    position.leaving.as_ref().unwrap().end
}

/// Lets the client decide, and returns the position after it.
async fn decide(client: &mut Client, from: &Position) -> Position {
    client.say(FromClient::Act { at: from.row, choice: 0 }).await;
    client.until(|position| position.row > from.row && matches!(position.turn, TurnInfo::Seat(_))).await
}

#[tokio::test]
async fn a_live_clock_ends_the_game_by_itself_for_everybody() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let (mut clients, mut positions, _) = begin(&house, "duel", (&["Ann", "Ben"], live(Late::Loss))).await;
    assert_eq!(positions[0].leaving.as_ref().unwrap().terms, live(Late::Loss).unwrap());
    // The server has just been started, so the clock does not run yet. The first decision is free anyway.
    let first = mover(&positions[0]);
    assert_eq!(positions[0].clock.as_ref().unwrap().runs, Some(first));
    time.send_replace(NOW + MINUTE);
    positions[first.index()] = decide(&mut clients[first.index()], &positions[first.index()]).await;
    assert_eq!(left(&positions[first.index()], first), 3 * MINUTE);
    let late = mover(&positions[first.index()]);
    time.send_replace(NOW + 4 * MINUTE + 1_000);
    for client in &mut clients {
        let over = client.until(|position| end(position).is_some()).await;
        assert_eq!((over.turn, end(&over)), (TurnInfo::Over, Some(EarlyEnd::OutOfTime { seat: late })));
        assert!(over.scene.prompt.to_string().contains("has no time left."), "{}", over.scene.prompt);
    }
}

#[tokio::test]
async fn a_game_by_days_goes_on_over_restarts_and_wakes_without_anybody() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let (mut clients, positions, cookies) = begin(&house, "duel", (&["Ann", "Ben"], days(Late::Bot))).await;
    let first = mover(&positions[0]);
    time.send_replace(NOW + 2 * DAY);
    let moved = decide(&mut clients[first.index()], &positions[first.index()]).await;
    let late = mover(&moved);
    assert_eq!(left(&moved, late), 3 * DAY);
    drop(clients);
    // Days pass while the server is down, and while nobody watches.
    let house = house.again().await;
    let open = || FromClient::Open { table: moved.table.clone() };
    time.send_replace(NOW + 4 * DAY);
    let (mut client, _) = house.guest(Some(&cookies[late.index()])).await;
    let seen = client.ask(open()).await;
    assert_eq!((left(&seen, late), seen.row), (DAY, moved.row));
    drop(client);
    let house = house.again().await;
    time.send_replace(NOW + 5 * DAY);
    // The time is up. The table has been woken, and a bot plays, before anybody opens it.
    let database = house.database().await;
    loop {
        let query = sqlx::query_scalar("SELECT count(*) FROM log WHERE line LIKE '%outOfTime%'");
        let rows: i64 = query.fetch_one(&database).await.unwrap();
        if rows == 1 {
            break;
        }
        tokio::task::yield_now().await;
    }
    let (mut client, _) = house.guest(Some(&cookies[late.index()])).await;
    let seen = client.ask(open()).await;
    assert_eq!((end(&seen), seen.viewer, seen.seats[late.index()].bot.as_deref()), (None, None, Some("random")));
}

#[tokio::test]
async fn the_others_may_call_off_a_game_that_waits_for_too_long() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let (mut clients, positions, _) = begin(&house, "duel", (&["Ann", "Ben"], days(Late::CallOff))).await;
    let late = mover(&positions[0]);
    let waiting = &mut clients[1 - late.index()];
    time.send_replace(NOW + 3 * DAY);
    // The table shows by itself that the time is up.
    let seen = waiting.until(|position| left(position, late) == 0).await;
    assert_eq!((end(&seen), seen.leaving.unwrap().offers), (None, vec![LeaveOffer::Resign, LeaveOffer::CallOff]));
    waiting.say(FromClient::Propose).await;
    let over = waiting.until(|position| end(position).is_some()).await;
    assert_eq!(end(&over), Some(EarlyEnd::CalledOff));
}

#[tokio::test]
async fn a_decision_after_the_end_of_time_comes_too_late() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let names = ["Ann", "Ben", "Cid"];
    let (mut clients, positions, _) = begin(&house, "draft", (&names, live(Late::Loss))).await;
    let late = mover(&positions[0]);
    time.send_replace(NOW + DAY);
    let client = &mut clients[late.index()];
    client.say(FromClient::Act { at: positions[0].row, choice: 0 }).await;
    let left = loop {
        match client.hear().await {
            protocol::FromServer::Position(position) if position.leaving.as_ref().unwrap().left == [late] => {
                break position;
            }
            protocol::FromServer::Position(_) | protocol::FromServer::Refused { .. } => {}
            other => panic!("expected a refusal or a position, heard {other:?}"),
        }
    };
    assert_eq!((left.viewer, end(&left)), (None, None));
    assert_eq!(left.leaving.as_ref().unwrap().left, [late]);
}

#[tokio::test]
async fn a_fork_and_an_import_have_no_clock() {
    let (_time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let (mut clients, _, _) = begin(&house, "duel", (&["Ann", "Ben"], live(Late::Loss))).await;
    clients[0].say(FromClient::Resign).await;
    let over = clients[0].until(|position| end(position).is_some()).await;
    let record = house.record(&over.table).await;
    assert!(record.lines().next().unwrap().contains(r#""terms":{"time":{"live":{"minutes":3,"increment":5}}"#));
    let forked = clients[0].ask(FromClient::Fork { entry: over.entries }).await;
    assert_eq!((forked.clock, forked.leaving.unwrap().terms), (None, Terms::default()));
    let imported = clients[0].ask(FromClient::Import { record }).await;
    assert_eq!(imported.clock, None);
}

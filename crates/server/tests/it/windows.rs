//! Tests of windows for answers over sockets. The tests set the time.

use crate::{client::Client, house::House, leaving::begin};
use protocol::{FromClient, FromServer, Length, Orders, Position, Terms, TurnInfo, Windows};
use tokio::sync::watch;

/// The time at which the servers of the tests start.
const NOW: u64 = 1_795_442_825_000;
/// The time until people have come back after the start of a server.
const RETURN: u64 = 10_000;
const LENGTH: u64 = 20_000;
/// The greatest number of decisions until a window opens.
const MOST: usize = 2_000;

fn terms(strict: bool) -> Option<Terms> {
    Some(Terms { windows: Some(Windows { length: Length::Seconds(20), strict }), ..Terms::default() })
}

fn mover(position: &Position) -> usize {
    let TurnInfo::Seat(seat) = position.turn else { panic!("expected a seat to move: {:?}", position.turn) };
    seat.index()
}

fn is_open(position: &Position) -> bool {
    position.windows.as_ref().is_some_and(|windows| windows.open.is_some())
}

/// Checks that the client hears of nothing except for the answer to its request.
async fn hears_nothing(client: &mut Client) {
    client.say(FromClient::Log { before: 1 }).await;
    let heard = client.hear().await;
    assert!(matches!(heard, FromServer::Log(_)), "heard {heard:?}");
}

/// Waits until all clients have the position at this row or a later one.
async fn all_at(clients: &mut [Client], positions: &mut [Position], row: u64) {
    for (client, position) in clients.iter_mut().zip(positions) {
        if position.row < row {
            *position = client.until(|position| position.row >= row).await;
        }
    }
}

/// Plays the first choice of whoever is to move until a window is open. Returns false if the game ends before.
async fn play_to_window(clients: &mut [Client], positions: &mut [Position]) -> bool {
    for _ in 0..MOST {
        if is_open(&positions[0]) {
            return true;
        }
        if positions[0].turn == TurnInfo::Over {
            return false;
        }
        let (seat, row) = (mover(&positions[0]), positions[0].row);
        clients[seat].say(FromClient::Act { at: row, choice: 0 }).await;
        all_at(clients, positions, row + 1).await;
    }
    panic!("no window opens within {MOST} decisions");
}

#[tokio::test]
async fn at_a_strict_table_an_answer_is_kept_until_the_window_ends() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    time.send_replace(NOW + RETURN);
    let (mut clients, mut positions, cookies) = begin(&house, "duel", (&["Ann", "Ben"], terms(true))).await;
    assert!(play_to_window(&mut clients, &mut positions).await, "a window opens");
    let (seat, row) = (mover(&positions[0]), positions[0].row);
    let other = 1 - seat;
    // The orders and the answer are told to their own seat alone.
    clients[seat].say(FromClient::Orders { orders: Orders::LetHappen }).await;
    let own = |position: &Position| position.windows.clone().unwrap().own.unwrap();
    let ordered = clients[seat].until(|position| own(position).orders == Orders::LetHappen).await;
    assert_eq!((ordered.row, own(&ordered).answer), (row, None));
    hears_nothing(&mut clients[other]).await;
    clients[seat].say(FromClient::Act { at: row, choice: 0 }).await;
    let kept = clients[seat].until(|position| own(position).answer == Some(0)).await;
    assert_eq!(kept.row, row);
    hears_nothing(&mut clients[other]).await;
    time.send_replace(NOW + RETURN + LENGTH - 1);
    hears_nothing(&mut clients[other]).await;
    drop(clients);
    // They outlast the server. While it was down, the window stood still.
    let house = house.again().await;
    let mut again = Vec::new();
    for cookie in &cookies {
        let (mut client, _) = house.guest(Some(cookie)).await;
        let position = client.ask(FromClient::Open { table: kept.table.clone() }).await;
        assert_eq!(position.row, row);
        again.push((client, position));
    }
    assert_eq!(own(&again[seat].1), own(&kept));
    let back = NOW + 2 * RETURN + LENGTH - 1;
    time.send_replace(back + LENGTH - 1);
    hears_nothing(&mut again[other].0).await;
    time.send_replace(back + LENGTH);
    for (client, position) in &mut again {
        *position = client.until(|position| position.row > row).await;
    }
    assert!(again.iter().all(|(_, position)| position.entries > kept.entries));
}

#[tokio::test]
async fn orders_and_empty_hands_pass_within_the_same_pauses() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    let mut passed = NOW + RETURN;
    time.send_replace(passed);
    let (mut clients, mut positions, _) = begin(&house, "duel", (&["Ann", "Ben"], terms(false))).await;
    for client in &mut clients {
        client.say(FromClient::Orders { orders: Orders::LetHappen }).await;
    }
    for (client, position) in clients.iter_mut().zip(&mut positions) {
        let is_ordered =
            |position: &Position| position.windows.clone().unwrap().own.unwrap().orders == Orders::LetHappen;
        *position = client.until(is_ordered).await;
    }
    for window in 0..4 {
        if !play_to_window(&mut clients, &mut positions).await {
            assert!(window > 0, "a window opens");
            break;
        }
        let row = positions[0].row;
        time.send_replace(passed + 1_499);
        for client in &mut clients {
            hears_nothing(client).await;
        }
        passed += 5_000;
        time.send_replace(passed);
        all_at(&mut clients, &mut positions, row + 1).await;
    }
}

#[tokio::test]
async fn whoever_says_so_aloud_lets_the_whole_turn_pass() {
    let (time, now) = watch::channel(NOW);
    let house = House::timed(now).await;
    time.send_replace(NOW + RETURN);
    let (mut clients, mut positions, _) = begin(&house, "duel", (&["Ann", "Ben"], terms(true))).await;
    assert!(play_to_window(&mut clients, &mut positions).await, "a window opens");
    let (seat, turn) = (mover(&positions[0]), positions[0].windows.as_ref().unwrap().turn);
    let refused = clients[seat].try_to(FromClient::LetPass { turn: turn + 1 }).await;
    assert!(refused.starts_with("That turn is over."), "{refused}");
    clients[seat].say(FromClient::LetPass { turn }).await;
    let row = positions[0].row;
    all_at(&mut clients, &mut positions, row + 2).await;
    let windows = positions[1 - seat].windows.as_ref().unwrap();
    assert!(windows.turn != turn || windows.passing.iter().any(|passing| passing.index() == seat));
}

#[tokio::test]
async fn a_table_without_windows_refuses_orders_in_words() {
    let house = House::open(None).await;
    let (mut clients, _, _) = begin(&house, "duel", (&["Ann", "Ben"], None)).await;
    for message in [FromClient::Orders { orders: Orders::Ask }, FromClient::LetPass { turn: 1 }] {
        let refused = clients[0].try_to(message).await;
        assert!(refused.starts_with("This table has no windows for answers."), "{refused}");
    }
}

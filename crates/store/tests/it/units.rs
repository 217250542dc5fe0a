//! Tests of the queue of units of matches, on a real PostgreSQL server.

use crate::server::Server;
use futures_util::future::join_all;
use std::collections::BTreeSet;
use store::UnitQueue;

const PLAN: &str = "{\"match\":1}";

fn lines(numbers: impl IntoIterator<Item = u64>) -> Vec<(u64, String)> {
    numbers.into_iter().map(|number| (number, format!("line {number}"))).collect()
}

/// Opens the queue as a new process and begins the match `key`, which has `units` units.
async fn process(server: &Server, key: &str, units: u64) -> UnitQueue {
    let mut queue = UnitQueue::open(&server.address()).await.unwrap();
    assert_eq!(queue.begin(key, PLAN, units).await.unwrap(), PLAN);
    queue
}

#[tokio::test]
async fn a_unit_is_claimed_once_and_read_by_everybody() {
    let Some(server) = Server::start() else { return };
    let (mut one, mut two) = (process(&server, "a", 10).await, process(&server, "a", 10).await);
    assert_eq!(one.claim(4, 0).await.unwrap(), [0, 1, 2, 3]);
    assert_eq!(two.claim(4, 0).await.unwrap(), [4, 5, 6, 7]);
    assert_eq!(one.claim(4, 0).await.unwrap(), [8, 9], "the match has ten units");
    assert_eq!(two.claim(4, 0).await.unwrap(), [0; 0], "everything is claimed");
    // What is read has no gap, and begins with the unit that was asked for.
    assert_eq!(two.exchange(&lines([4, 5]), 0).await.unwrap(), [""; 0]);
    assert_eq!(one.exchange(&lines([0, 1, 3, 8]), 0).await.unwrap(), ["line 0", "line 1"]);
    assert_eq!(two.exchange(&[], 1).await.unwrap(), ["line 1"]);
    assert_eq!(one.exchange(&lines([2]), 2).await.unwrap(), ["line 2", "line 3", "line 4", "line 5"]);
    // The first line of a unit stays.
    let other = [(4, "another line".to_owned())];
    assert_eq!(one.exchange(&other, 4).await.unwrap(), ["line 4", "line 5"]);
    // Another match in the same database is another one.
    let mut three = process(&server, "b", 3).await;
    assert_eq!(three.claim(8, 0).await.unwrap(), [0, 1, 2]);
    assert_eq!(three.exchange(&lines([1, 2]), 0).await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn the_first_plan_of_a_match_stays() {
    let Some(server) = Server::start() else { return };
    let _first = process(&server, "a", 10).await;
    let mut second = UnitQueue::open(&server.address()).await.unwrap();
    assert_eq!(second.begin("a", "another plan", 10).await.unwrap(), PLAN);
    assert_eq!(second.begin("b", "another plan", 10).await.unwrap(), "another plan");
}

#[tokio::test]
async fn the_block_of_a_process_that_is_gone_comes_back_without_its_stored_units() {
    let Some(server) = Server::start() else { return };
    let (mut gone, mut one) = (process(&server, "a", 8).await, process(&server, "a", 8).await);
    assert_eq!(gone.claim(4, 0).await.unwrap(), [0, 1, 2, 3]);
    assert_eq!(gone.exchange(&lines([1, 2]), 0).await.unwrap(), [""; 0]);
    assert_eq!(one.claim(4, 0).await.unwrap(), [4, 5, 6, 7]);
    // Nobody waits for the time of a lease in a test: the leases are moved into the past.
    server.run("UPDATE lab_blocks SET lease = lease - interval '1 hour'");
    // A process that lives renews its claim.
    assert_eq!(one.exchange(&lines([4]), 0).await.unwrap(), [""; 0]);
    assert_eq!(one.claim(4, 0).await.unwrap(), [0, 3]);
    assert_eq!(one.claim(4, 0).await.unwrap(), [0; 0]);
    // The process was only slow. Its results count if they are the first, and its renewal takes nothing back.
    assert_eq!(gone.exchange(&lines([0]), 0).await.unwrap(), ["line 0", "line 1", "line 2"]);
    server.run("UPDATE lab_blocks SET lease = lease - interval '1 hour' WHERE first = 0");
    assert_eq!(gone.exchange(&[], 3).await.unwrap(), [""; 0]);
    assert_eq!(gone.claim(4, 3).await.unwrap(), [3]);
}

#[tokio::test]
async fn a_block_is_gone_when_all_its_units_are_stored() {
    let Some(server) = Server::start() else { return };
    let mut one = process(&server, "a", 4).await;
    assert_eq!(one.claim(3, 0).await.unwrap(), [0, 1, 2]);
    one.exchange(&lines([0, 2]), 0).await.unwrap();
    assert_eq!(server.run("SELECT first, beyond FROM lab_blocks").trim(), "0|3");
    one.exchange(&lines([1]), 1).await.unwrap();
    assert_eq!(server.run("SELECT first, beyond FROM lab_blocks").trim(), "");
    assert_eq!(one.claim(3, 3).await.unwrap(), [3]);
}

#[tokio::test]
async fn a_unit_that_somebody_removed_is_claimed_again_once() {
    let Some(server) = Server::start() else { return };
    let (mut one, mut two) = (process(&server, "a", 3).await, process(&server, "a", 3).await);
    assert_eq!(one.claim(3, 0).await.unwrap(), [0, 1, 2]);
    one.exchange(&lines(0..3), 0).await.unwrap();
    assert_eq!(one.claim(3, 1).await.unwrap(), [0; 0]);
    server.run("DELETE FROM lab_units WHERE number = 1");
    assert_eq!(two.claim(3, 1).await.unwrap(), [1]);
    assert_eq!(one.claim(3, 1).await.unwrap(), [0; 0]);
}

#[tokio::test]
async fn processes_that_claim_at_the_same_time_get_different_units() {
    let Some(server) = Server::start() else { return };
    let mut processes = Vec::new();
    for _ in 0..4 {
        let mut queue = process(&server, "a", 400).await;
        processes.push(async move {
            let (mut mine, mut next) = (Vec::new(), 0);
            loop {
                let claimed = queue.claim(7, next).await.unwrap();
                if claimed.is_empty() {
                    return mine;
                }
                next += queue.exchange(&lines(claimed.iter().copied()), next).await.unwrap().len() as u64;
                mine.extend(claimed);
            }
        });
    }
    let all = join_all(processes).await.concat();
    assert_eq!((all.len(), all.iter().collect::<BTreeSet<_>>().len()), (400, 400));
    let mut late = process(&server, "a", 400).await;
    assert_eq!(
        late.exchange(&[], 0).await.unwrap(),
        (0..400).map(|number| format!("line {number}")).collect::<Vec<_>>()
    );
}

#[tokio::test]
async fn a_call_waits_for_a_database_that_comes_back() {
    let Some(mut server) = Server::start() else { return };
    let mut queue = process(&server, "a", 4).await;
    assert_eq!(queue.claim(2, 0).await.unwrap(), [0, 1]);
    server.kill();
    let back = async {
        let exchanged = queue.exchange(&lines([0, 1]), 0).await.unwrap();
        (exchanged, queue.claim(2, 2).await.unwrap())
    };
    // The server starts while the call is trying again.
    let (done, ()) = tokio::join!(back, async { server.start_again() });
    assert_eq!(done, (vec!["line 0".to_owned(), "line 1".to_owned()], vec![2, 3]));
}

#[tokio::test]
async fn a_queue_of_another_layout_and_a_place_without_a_database_are_refused() {
    let Some(server) = Server::start() else { return };
    let open = async |address: &str| match UnitQueue::open(address).await {
        Ok(_) => panic!("{address} was opened"),
        Err(fault) => fault.to_string(),
    };
    drop(process(&server, "a", 4).await);
    server.run("UPDATE lab SET layout = 2");
    let fault = open(&server.address()).await;
    assert!(
        fault.contains("the queue in the PostgreSQL database postgres on 127.0.0.1 has layout 2; expected 1"),
        "{fault}"
    );
    let fault = open("postgres://oz:emerald@127.0.0.1:1/lab").await;
    assert!(fault.starts_with("the PostgreSQL database lab on 127.0.0.1 cannot be opened: "), "{fault}");
    assert!(!fault.contains("emerald"), "{fault}");
}

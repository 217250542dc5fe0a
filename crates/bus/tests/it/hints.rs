//! Two servers on each kind of bus: hints arrive, and what may have been lost is said after each break.

use bus::{Bus, Heard, Hint, Link, Local, Nats, NodeId, Postgres, Receiver, link};
use std::{env, sync::Arc, time::Duration};
use store::TableId;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// The time after which a test that waits has failed.
const PATIENCE: Duration = Duration::from_secs(60);

fn join(bus: &Arc<dyn Bus>) -> (Link, Receiver) {
    let (link, receiver, work) = link(Arc::clone(bus), NodeId::draw().unwrap(), CancellationToken::new());
    tokio::spawn(work);
    (link, receiver)
}

async fn hear(receiver: &mut Receiver) -> Heard {
    timeout(PATIENCE, receiver.hear()).await.expect("a hint in time")
}

fn news(number: u64) -> Hint {
    Hint::News(TableId::parse(&format!("{number:016x}")).unwrap())
}

/// Waits until the two servers have heard a hint of each other.
async fn meet(one: &mut (Link, Receiver), two: &mut (Link, Receiver), hint: Hint) {
    for (from, to) in [(0, 1), (1, 0)] {
        let ends = [&mut *one, &mut *two];
        let sender = ends[from].0.clone();
        let expected = Heard::Hint { from: sender.node(), hint: hint.clone() };
        let receiver = if to == 0 { &mut one.1 } else { &mut two.1 };
        let heard = async {
            loop {
                sender.tell(hint.clone());
                // A hint that is told before the other one is connected is lost.
                match timeout(Duration::from_millis(200), receiver.hear()).await {
                    Ok(heard) if heard == expected => return,
                    Ok(_) | Err(_) => {}
                }
            }
        };
        timeout(PATIENCE, heard).await.expect("a hint in time");
    }
}

/// Waits until a server hears that hints may have been lost.
async fn missed(receiver: &mut Receiver) {
    while hear(receiver).await != Heard::Missed {}
}

async fn exchange(bus: Arc<dyn Bus>) {
    let (mut one, mut two) = (join(&bus), join(&bus));
    assert_eq!((hear(&mut one.1).await, hear(&mut two.1).await), (Heard::Missed, Heard::Missed));
    meet(&mut one, &mut two, news(1)).await;
    assert!(one.0.is_up() && two.0.is_up());
    // A third server that joins may have told something before it was heard.
    let _three = join(&bus);
    missed(&mut one.1).await;
    missed(&mut two.1).await;
}

#[tokio::test]
async fn servers_in_one_process_exchange_hints() {
    exchange(Arc::new(Local::default())).await;
}

#[tokio::test]
async fn servers_exchange_hints_through_postgres_and_again_after_its_restart() {
    let Some(mut postgres) = trials::Postgres::start().unwrap() else {
        assert!(env::var_os("CI").is_none(), "expected PostgreSQL, as of Debian's package postgresql");
        return eprintln!("not tested: PostgreSQL is not installed (Debian's package postgresql)");
    };
    let bus: Arc<dyn Bus> = Arc::new(Postgres::at(&postgres.address()).unwrap());
    exchange(Arc::clone(&bus)).await;
    let (mut one, mut two) = (join(&bus), join(&bus));
    meet(&mut one, &mut two, news(2)).await;
    postgres.kill().unwrap();
    postgres.start_again().unwrap();
    missed(&mut one.1).await;
    missed(&mut two.1).await;
    meet(&mut one, &mut two, news(3)).await;
}

#[tokio::test]
async fn servers_exchange_hints_through_nats_and_again_after_its_restart() {
    let Some(mut nats) = trials::NatsServer::start().unwrap() else {
        return eprintln!("not tested: NATS is not installed (Debian's package nats-server)");
    };
    let bus: Arc<dyn Bus> = Arc::new(Nats::at(&nats.address()).unwrap());
    exchange(Arc::clone(&bus)).await;
    let (mut one, mut two) = (join(&bus), join(&bus));
    meet(&mut one, &mut two, news(2)).await;
    nats.kill().unwrap();
    nats.start_again().unwrap();
    missed(&mut one.1).await;
    missed(&mut two.1).await;
    meet(&mut one, &mut two, news(3)).await;
}

#[test]
fn other_addresses_are_refused() {
    for text in ["http://localhost", "", "localhost:4222"] {
        let said = bus::at(text).unwrap_err().to_string();
        assert!(said.contains("expected one that begins with nats://, tls:// or postgres://"), "{said}");
    }
    for (text, place) in [
        ("nats://localhost:4222", "of the NATS server on localhost:4222"),
        ("postgres://oz@localhost/brickroad", "of the PostgreSQL database on localhost"),
    ] {
        assert_eq!(bus::at(text).unwrap().place(), place);
    }
}

#[test]
fn a_place_has_no_password() {
    let nats = Nats::at("nats://oz:emerald@localhost:4222").unwrap();
    let postgres = Postgres::at("postgres://oz:emerald@localhost/brickroad").unwrap();
    for said in [nats.place(), postgres.place(), format!("{postgres:?}"), format!("{nats:?}")] {
        assert!(!said.contains("emerald"), "{said}");
    }
}

//! What every store promises. A second database joins by passing the same suite.

use kernel::{Rng, Shelf};
use protocol::{Pace, SeatPlan};
use server::store::{Row, Setup, Sqlite, StoreFault, TableId, fold};
use table::Line;
use tempfile::TempDir;

#[tokio::test]
async fn sqlite_keeps_promises() {
    let folder = TempDir::new().unwrap();
    promises(&Sqlite::open(folder.path()).await.unwrap()).await;
}

#[tokio::test]
async fn sqlite_still_has_it_after_closing() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let (id, setup, rows) = (id(1), setup(), rows(3));
    store.create(&id, &setup, &rows).await.unwrap();
    store.close().await;
    let kept = Sqlite::open(folder.path()).await.unwrap().load(&id).await.unwrap();
    assert_eq!((kept.setup, kept.rows), (setup, rows));
}

async fn promises(store: &Sqlite) {
    tables_come_back_as_they_went(store).await;
    rows_are_only_added(store).await;
    a_number_is_given_once(store).await;
    what_is_removed_is_gone(store).await;
    nothing_is_done_to_what_is_not_there(store).await;
}

async fn tables_come_back_as_they_went(store: &Sqlite) {
    let (id, mut setup, rows) = (id(10), setup(), rows(4));
    store.create(&id, &setup, &rows).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().rows, rows);
    for pace in [Pace::Calm, Pace::Brisk, Pace::Instant] {
        setup.pace = pace;
        store.set_pace(&id, pace).await.unwrap();
        assert_eq!(store.load(&id).await.unwrap().setup, setup);
    }
    let listed = store.list().await.unwrap();
    assert_eq!((&listed[0].id, listed[0].rows), (&id, 4), "the latest first");
    assert!(matches!(store.create(&id, &setup, &[]).await, Err(StoreFault::Taken)));
}

async fn rows_are_only_added(store: &Sqlite) {
    let (id, all) = (id(20), rows(5));
    store.create(&id, &setup(), &[]).await.unwrap();
    assert_eq!(store.rows(&id).await.unwrap(), 0);
    for (at, row) in all.iter().enumerate() {
        store.append(&id, at as u64, std::slice::from_ref(row)).await.unwrap();
        assert_eq!(store.load(&id).await.unwrap().rows, all[..=at]);
    }
    store.append(&id, 5, &[Row::Undo]).await.unwrap();
    store.append(&id, 6, &all[4..]).await.unwrap();
    let kept = store.load(&id).await.unwrap().rows;
    assert_eq!(kept.len(), 7, "nothing is rewritten");
    assert_eq!(fold(&kept).unwrap(), fold(&all).unwrap());
}

async fn a_number_is_given_once(store: &Sqlite) {
    let (id, all) = (id(30), rows(4));
    store.create(&id, &setup(), &all[..1]).await.unwrap();
    store.append(&id, 1, &all[1..2]).await.unwrap();
    for after in [0, 1] {
        let lost = store.append(&id, after, &all[2..]).await;
        assert!(matches!(lost, Err(StoreFault::Taken)), "{lost:?}");
    }
    assert_eq!(store.load(&id).await.unwrap().rows, all[..2], "all rows, or none");
    let racers: Vec<_> = (0..8).map(|_| store.append(&id, 2, &all[2..])).collect();
    let done = futures_util::future::join_all(racers).await;
    assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1);
    assert_eq!(store.load(&id).await.unwrap().rows, all);
}

async fn what_is_removed_is_gone(store: &Sqlite) {
    let id = id(40);
    store.create(&id, &setup(), &rows(2)).await.unwrap();
    store.remove(&id).await.unwrap();
    assert!(matches!(store.load(&id).await, Err(StoreFault::Missing)));
    store.create(&id, &setup(), &[]).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().rows, [], "with its log");
}

async fn nothing_is_done_to_what_is_not_there(store: &Sqlite) {
    let id = id(50);
    assert!(matches!(store.load(&id).await, Err(StoreFault::Missing)));
    assert!(matches!(store.rows(&id).await, Err(StoreFault::Missing)));
    assert!(matches!(store.append(&id, 0, &rows(1)).await, Err(StoreFault::Missing)));
    assert!(matches!(store.set_pace(&id, Pace::Calm).await, Err(StoreFault::Missing)));
    assert!(matches!(store.remove(&id).await, Err(StoreFault::Missing)));
    assert!(store.list().await.unwrap().iter().all(|listed| listed.id != id));
}

#[test]
fn taking_back_takes_the_last_that_stands() {
    let Ok(all) = <[Row; 3]>::try_from(rows(3)) else { panic!("three rows") };
    let [one, two, three] = all;
    let Row::Line(first) = one.clone() else { panic!("a line") };
    assert_eq!(fold(&[one.clone(), two, three, Row::Undo, Row::Undo]).unwrap(), [first]);
    assert!(fold(&[one, Row::Undo, Row::Undo]).unwrap_err().contains("row 3"));
}

fn id(number: u64) -> TableId {
    TableId::draw(&mut Rng::new(number))
}

fn setup() -> Setup {
    let table =
        catalog::open("draft", &kernel::Options::new(), vec!["Ann".into(), "Ben".into()], &Shelf::EMPTY).unwrap();
    let seats =
        vec![SeatPlan { name: "Ann".into(), bot: None }, SeatPlan { name: "Ben".into(), bot: Some("greedy".into()) }];
    Setup { header: table.header().clone(), seats, seed: u64::MAX, pace: Pace::Brisk }
}

fn rows(count: usize) -> Vec<Row> {
    let line = |number| Line::parse(&format!(r#"{{"entry":{number},"chance":{number}}}"#)).unwrap();
    (1..=count).map(|number| Row::Line(line(number))).collect()
}

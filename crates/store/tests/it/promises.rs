//! The promises of every store. Every database passes this suite.

use crate::{
    gatherings, keys, merges, notes, notices, players, privates,
    tables::{between, id, rows, setup, summary},
    talk, tournaments,
};
use futures_util::future::join_all;
use kernel::{Length, Terms, Time, Windows, searchable};
use protocol::Pace;
use store::{
    KeptPack, Listed, Memory, Newer, Query, Row, Setup, Sqlite, Standing, StoreFault, TableId, Word, daily_word, fold,
    prelude::*,
};
use tempfile::TempDir;

#[tokio::test]
async fn memory_keeps_promises() {
    promises(&Memory::new()).await;
}

#[tokio::test]
async fn sqlite_keeps_promises() {
    let folder = TempDir::new().unwrap();
    promises(&Sqlite::open(folder.path()).await.unwrap()).await;
}

#[tokio::test]
async fn sqlite_keeps_everything_after_closing() {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let (id, setup, rows) = (id(1), setup(), rows(3));
    store.create(&id, &setup, &rows, &summary(3)).await.unwrap();
    store.close().await;
    let kept = Sqlite::open(folder.path()).await.unwrap().load(&id).await.unwrap();
    assert_eq!((kept.setup, kept.rows), (setup, rows));
}

pub(crate) async fn promises(store: &dyn Store) {
    tables_come_back_as_they_went(store).await;
    rows_are_only_added(store).await;
    a_number_is_given_once(store).await;
    removes_a_table_with_its_log(store).await;
    refuses_a_table_that_is_missing(store).await;
    lists_come_in_pages_the_latest_change_first(store).await;
    daily_deals_are_found_by_their_day(store).await;
    finished_games_come_with_their_results(store).await;
    lists_are_searched_by_name_game_and_time(store).await;
    packs_come_back_as_they_went(store).await;
    clocks_are_found_while_they_run(store).await;
    gatherings::promises(store).await;
    keys::promises(store).await;
    privates::promises(store).await;
    merges::promises(store).await;
    talk::promises(store).await;
    notes::promises(store).await;
    notices::promises(store).await;
    players::promises(store).await;
    tournaments::promises(store).await;
    store.probe().await.unwrap();
}

async fn clocks_are_found_while_they_run(store: &dyn Store) {
    let terms = |time| Some(Terms { time, ..Terms::default() });
    let timed = terms(Some(Time::Days(3)));
    // A name cannot make a table look as if it had a clock.
    let named = setup_with(terms(None), r#""terms":{"time":{"#);
    for (number, setup) in [(300, setup_with(timed.clone(), "Ann")), (301, setup()), (302, named)] {
        store.create(&id(number), &setup, &[], &summary(0)).await.unwrap();
    }
    store.create(&id(303), &setup_with(timed, "Ann"), &rows(91), &summary(91)).await.unwrap();
    assert_eq!(store.clocked().await.unwrap(), [id(300)], "the last one is over");
    for number in 300..304 {
        store.remove(&id(number)).await.unwrap();
    }
    // A window for answers ends by itself, too, also in a game without a clock.
    let windows = Some(Windows { length: Length::Hours(8), strict: false });
    let windowed = Some(Terms { windows, ..Terms::default() });
    let named = setup_with(terms(None), r#","windows":{"length":"#);
    for (number, setup) in [(300, setup_with(windowed, "Ann")), (301, named)] {
        store.create(&id(number), &setup, &[], &summary(0)).await.unwrap();
    }
    assert_eq!(store.clocked().await.unwrap(), [id(300)]);
    for number in 300..302 {
        store.remove(&id(number)).await.unwrap();
    }
}

fn setup_with(terms: Option<Terms>, name: &str) -> Setup {
    let mut setup = between("draft", [name, "Ben"]);
    setup.header.terms = terms;
    setup
}

async fn listed(store: &dyn Store) -> Vec<Listed> {
    store.list(&Query { most: 1_000, ..Query::default() }).await.unwrap().tables
}

async fn tables_come_back_as_they_went(store: &dyn Store) {
    let (id, mut setup, rows) = (id(10), setup(), rows(4));
    store.create(&id, &setup, &rows, &summary(4)).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().rows, rows);
    for pace in [Pace::Calm, Pace::Brisk, Pace::Instant] {
        setup.pace = pace;
        store.set_pace(&id, pace).await.unwrap();
        assert_eq!(store.load(&id).await.unwrap().setup, setup);
    }
    let first = &listed(store).await[0];
    assert_eq!((&first.id, first.rows), (&id, 4), "the latest first");
    assert_eq!((first.header.as_ref(), first.seats.as_ref()), (Some(&setup.header), Some(&setup.seats)));
    assert_eq!(first.summary, Some(summary(4)));
    assert!(matches!(store.create(&id, &setup, &[], &summary(0)).await, Err(StoreFault::Taken)));
}

async fn rows_are_only_added(store: &dyn Store) {
    let (id, all) = (id(20), rows(5));
    store.create(&id, &setup(), &[], &summary(0)).await.unwrap();
    assert_eq!(store.rows(&id).await.unwrap(), 0);
    for (at, row) in all.iter().enumerate() {
        store.append(&id, at as u64, std::slice::from_ref(row), &summary(at as u64 + 1)).await.unwrap();
        assert_eq!(store.load(&id).await.unwrap().rows, all[..=at]);
        let first = &listed(store).await[0];
        assert_eq!((&first.id, first.rows), (&id, at as u64 + 1));
        assert_eq!(first.summary, Some(summary(at as u64 + 1)));
    }
    store.set_pace(&id, Pace::Brisk).await.unwrap();
    for after in [0, 3, 5, 9] {
        let Newer { rows, pace, holders: _, log } = store.newer(&id, after).await.unwrap();
        assert_eq!((rows, pace, log.as_slice()), (5, Pace::Brisk, all.get(after as usize..).unwrap_or_default()));
    }
    assert!(matches!(store.newer(&TableId::parse("ffffffffffffffff").unwrap(), 0).await, Err(StoreFault::Missing)));
    store.append(&id, 5, &[Row::Undo], &summary(4)).await.unwrap();
    store.append(&id, 6, &all[4..], &summary(5)).await.unwrap();
    let kept = store.load(&id).await.unwrap().rows;
    assert_eq!(kept.len(), 7, "nothing is rewritten");
    assert_eq!(fold(&kept).unwrap(), fold(&all).unwrap());
    store.summarise(&id, 6, &summary(99)).await.unwrap();
    assert_eq!(listed(store).await[0].summary, Some(summary(5)), "of a log that has moved on nothing is said");
    store.summarise(&id, 7, &summary(99)).await.unwrap();
    assert_eq!(listed(store).await[0].summary, Some(summary(99)));
    assert_eq!(store.unsummarised().await.unwrap(), []);
}

async fn a_number_is_given_once(store: &dyn Store) {
    let (id, all) = (id(30), rows(4));
    store.create(&id, &setup(), &all[..1], &summary(1)).await.unwrap();
    store.append(&id, 1, &all[1..2], &summary(2)).await.unwrap();
    for after in [0, 1, 3] {
        let lost = store.append(&id, after, &all[2..], &summary(4)).await;
        assert!(matches!(lost, Err(StoreFault::Taken)), "{lost:?}");
    }
    assert_eq!(store.load(&id).await.unwrap().rows, all[..2], "all rows, or none");
    let summary = summary(4);
    let racers: Vec<_> = (0..8).map(|_| store.append(&id, 2, &all[2..], &summary)).collect();
    let done = join_all(racers).await;
    assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1, "{done:?}");
    assert!(done.iter().all(|done| matches!(done, Ok(()) | Err(StoreFault::Taken))), "{done:?}");
    assert_eq!(store.load(&id).await.unwrap().rows, all);
}

async fn removes_a_table_with_its_log(store: &dyn Store) {
    let id = id(40);
    store.create(&id, &setup(), &rows(2), &summary(2)).await.unwrap();
    store.remove(&id).await.unwrap();
    assert!(matches!(store.load(&id).await, Err(StoreFault::Missing)));
    store.create(&id, &setup(), &[], &summary(0)).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().rows, [], "with its log");
}

async fn refuses_a_table_that_is_missing(store: &dyn Store) {
    let id = id(50);
    assert!(matches!(store.load(&id).await, Err(StoreFault::Missing)));
    assert!(matches!(store.rows(&id).await, Err(StoreFault::Missing)));
    assert!(matches!(store.append(&id, 0, &rows(1), &summary(1)).await, Err(StoreFault::Missing)));
    assert!(matches!(store.set_pace(&id, Pace::Calm).await, Err(StoreFault::Missing)));
    assert!(matches!(store.remove(&id).await, Err(StoreFault::Missing)));
    store.summarise(&id, 0, &summary(0)).await.unwrap();
    assert!(listed(store).await.iter().all(|listed| listed.id != id));
}

async fn lists_come_in_pages_the_latest_change_first(store: &dyn Store) {
    let made: Vec<_> = (60..67).map(id).collect();
    for id in &made {
        store.create(id, &setup(), &[], &summary(0)).await.unwrap();
    }
    // An append to the first table makes it the most recently changed table.
    store.append(&made[0], 0, &rows(1), &summary(1)).await.unwrap();
    let expected: Vec<_> = made[..1].iter().chain(made[1..].iter().rev()).collect();
    let (mut found, mut before) = (Vec::new(), None);
    while found.len() < expected.len() {
        let page = store.list(&Query { before, most: 3, ..Query::default() }).await.unwrap();
        assert!(page.more || found.len() + page.tables.len() >= expected.len());
        before = page.tables.last().map(|last| last.turn);
        found.extend(page.tables.into_iter().map(|listed| listed.id));
    }
    assert_eq!(found[..expected.len()].iter().collect::<Vec<_>>(), expected);
    let all = listed(store).await;
    let last = store.list(&Query { most: all.len(), ..Query::default() }).await.unwrap();
    assert!(!last.more && last.tables == all, "a page that holds all has nothing after it");
}

async fn lists_are_searched_by_name_game_and_time(store: &dyn Store) {
    let (one, two) = (id(70), id(71));
    store.create(&one, &between("draft", ["Zoé", "100%_!"]), &[], &summary(0)).await.unwrap();
    store.create(&two, &between("duel", ["zoe", "Yann"]), &[], &summary(0)).await.unwrap();
    let word = |text: &str, games: &[&str]| Word {
        text: searchable(text),
        games: games.iter().map(|game| game.to_string()).collect(),
    };
    let found = async |words: &[Word]| {
        let page = store.list(&Query { words: words.to_vec(), most: 1_000, ..Query::default() }).await.unwrap();
        page.tables.into_iter().map(|listed| listed.id.as_str().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(
        found(&[word("ZOÉ", &[])]).await,
        [two.as_str(), one.as_str()],
        "without accents, large and small alike"
    );
    assert_eq!(found(&[word("zoe", &[]), word("yan", &[])]).await, [two.as_str()], "each word is in it");
    assert_eq!(found(&[word("zoe", &[]), word("duellum", &["duel"])]).await, [two.as_str()], "or its game is meant");
    assert_eq!(found(&[word("100%_!", &[])]).await, [one.as_str()], "signs mean themselves");
    assert_eq!(found(&[word("%", &[]), word("zo_", &[])]).await, [""; 0]);
    assert_eq!(found(&[word("nobody", &[])]).await, [""; 0]);
    store.create(&id(72), &setup(), &rows(91), &summary(91)).await.unwrap();
    for over in [true, false] {
        let page = store.list(&Query { over: Some(over), most: 1_000, ..Query::default() }).await.unwrap();
        let all = listed(store).await;
        let expected: Vec<_> = all.into_iter().filter(|listed| listed.summary.as_ref().unwrap().over == over).collect();
        assert!(page.tables == expected && !expected.is_empty());
    }
    let changed = listed(store).await[0].changed;
    let within =
        async |changed| store.list(&Query { changed: Some(changed), most: 1, ..Query::default() }).await.unwrap();
    assert_eq!(within(changed..changed + 1).await.tables[0].id, id(72));
    assert_eq!(within(0..changed.saturating_sub(3_600)).await.tables, []);
    assert_eq!(within(changed + 1..u64::MAX >> 1).await.tables, []);
}

async fn daily_deals_are_found_by_their_day(store: &dyn Store) {
    for (number, day) in [(80, "2026-11-25"), (81, "2026-11-26")] {
        let mut setup = between("draft", ["Ann", "Ben"]);
        setup.header.daily = Some(day.parse().unwrap());
        store.create(&id(number), &setup, &[], &summary(0)).await.unwrap();
    }
    let found = async |day: Option<&str>| {
        let word = Word { text: daily_word(day.map(|day| day.parse().unwrap())), games: Vec::new() };
        let page = store.list(&Query { words: vec![word], most: 1_000, ..Query::default() }).await.unwrap();
        page.tables.into_iter().map(|listed| listed.id).collect::<Vec<_>>()
    };
    assert_eq!(found(Some("2026-11-25")).await, [id(80)]);
    assert_eq!(found(Some("2026-11-24")).await, []);
    assert_eq!(found(None).await, [id(81), id(80)], "of all days");
}

async fn finished_games_come_with_their_results(store: &dyn Store) {
    let before = store.finished(None, None, 1_000).await.unwrap();
    for (number, entries, lesson) in [(90, 91, None), (91, 5, None), (92, 92, Some(1))] {
        let mut setup = between("duel", ["Ann", "Ben"]);
        setup.header.lesson = lesson;
        store.create(&id(number), &setup, &[], &summary(entries)).await.unwrap();
    }
    let all = store.finished(None, None, 1_000).await.unwrap();
    assert_eq!(all.len(), before.len() + 2, "a game that goes on has no result");
    let result = |entries: u64| match summary(entries).standing {
        Some(Standing::Over(outcome)) => outcome,
        other => panic!("expected a result, found {other:?}"),
    };
    assert_eq!((&all[0].outcome, &all[1].outcome), (&result(92), &result(91)), "the latest first");
    assert_eq!((all[0].lesson, all[1].lesson), (true, false));
    assert_eq!(all[0].seats, between("duel", ["Ann", "Ben"]).seats);
    assert_eq!((all[0].game.as_str(), all[0].changed), ("duel", listed(store).await[0].changed));
    assert_eq!(store.finished(None, None, 1).await.unwrap(), all[..1]);
    let setup = between("duel", ["Ann", "Ben"]);
    store.create(&id(93), &setup, &rows(2), &summary(93)).await.unwrap();
    store.create(&id(94), &setup, &rows(1), &summary(1)).await.unwrap();
    store.append(&id(94), 1, &rows(1), &summary(94)).await.unwrap();
    assert_eq!(
        store.finished(None, None, 1_000).await.unwrap(),
        all,
        "a copy does not count, even if it was played to its end"
    );
    for number in [93, 94] {
        store.remove(&id(number)).await.unwrap();
    }
    store.append(&id(92), 0, &rows(1), &summary(1)).await.unwrap();
    assert_eq!(store.finished(None, None, 1).await.unwrap(), all[1..2], "an end can be taken back");
}

async fn packs_come_back_as_they_went(store: &dyn Store) {
    let pack = KeptPack { key: "winkies".into(), hash: "ab".repeat(32), bytes: vec![0, 255, 10] };
    assert_eq!(store.pack(&pack.key, &pack.hash).await.unwrap(), None);
    for bytes in [pack.bytes.clone(), vec![1]] {
        store.keep_pack(&KeptPack { bytes, ..pack.clone() }).await.unwrap();
        assert_eq!(store.pack(&pack.key, &pack.hash).await.unwrap(), Some(pack.bytes.clone()), "as it was at first");
    }
    assert_eq!(store.pack(&pack.key, "other").await.unwrap(), None);
}

#[test]
fn an_undo_takes_back_the_last_entry_that_stands() {
    let Ok(all) = <[Row; 3]>::try_from(rows(3)) else { panic!("three rows") };
    let [one, two, three] = all;
    let Row::Line(first) = one.clone() else { panic!("a line") };
    assert_eq!(fold(&[one.clone(), two, three, Row::Undo, Row::Undo]).unwrap(), [first]);
    assert!(fold(&[one, Row::Undo, Row::Undo]).unwrap_err().contains("row 3"));
}

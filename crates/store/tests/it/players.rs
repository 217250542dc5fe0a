//! The promises of every store about players, public tables and ratings.

use crate::{
    gatherings::{ANN, BEN, gathering},
    keys::{first_key, link_key},
    notes::report,
    tables::{between, id, rows, summary},
    talk::line,
};
use dealer::Person;
use futures_util::future::join_all;
use kernel::{Late, Terms, Time};
use store::{
    Gathering, Key, KeyHash, Note, NoteKind, PlayerId, Query, Ranked, Rated, Rating, Reached, Row, Season, Setup,
    Store, StoreFault, Told,
};

const CID: Person = Person::new([0xc1; 32]);

pub(crate) fn anns() -> PlayerId {
    PlayerId::of([1; 8])
}

/// Returns the setup of a rated duel between Ann and Ben.
pub(crate) fn rated_setup() -> Setup {
    let mut setup = between("duel", ["Ann", "Ben"]);
    setup.seats[1].bot = None;
    setup.header.bots.clear();
    setup.header.terms =
        Some(Terms { time: Some(Time::Days(3)), late: Late::Loss, bot: "random".into(), windows: None, rated: true });
    Setup { holders: vec![Some(ANN), Some(BEN)], ..setup }
}

/// Returns a counted duel, with a table and the time of its end, and the new ratings in whole points.
pub(crate) fn rated(number: u64, (table, ended): (u64, u64), ratings: &[(Person, i64)]) -> Rated {
    let rating = |(person, points): &(Person, i64)| Rating {
        person: *person,
        rating: points * 1000,
        deviation: 100_000,
        volatility: 60_000_000,
    };
    let mut ratings: Vec<Rating> = ratings.iter().map(rating).collect();
    ratings.sort_by_key(|rating| rating.person);
    Rated { game: "duel".into(), number, table: id(table), ended, ratings }
}

pub(crate) async fn promises(store: &dyn Store) {
    an_id_leads_to_the_person_who_keeps_a_name(store).await;
    a_table_is_as_public_as_its_gathering(store).await;
    rated_games_are_counted_once(store).await;
    ratings_make_a_course_and_a_ladder(store).await;
    who_leaves_is_not_found_any_more(store).await;
}

fn kept(person: Person) -> Key {
    Key { hash: KeyHash(*person.hash()), person, ..first_key(person) }
}

async fn an_id_leads_to_the_person_who_keeps_a_name(store: &dyn Store) {
    store.keep_player(ANN, &anns()).await.unwrap();
    assert_eq!(store.player(&anns()).await.unwrap(), None, "not without a name");
    for key in [kept(ANN), link_key(BEN)] {
        store.keep_key(&key).await.unwrap();
    }
    let ann = store.player(&anns()).await.unwrap().unwrap();
    assert_eq!((&ann.id, ann.person, &*ann.name, ann.since), (&anns(), ANN, "Ann \"A\"", 10));
    store.keep_player(ANN, &PlayerId::of([9; 8])).await.unwrap();
    assert_eq!(store.players(&[BEN, ANN, CID]).await.unwrap(), [ann], "an id stays");
    assert_eq!(store.players(&[]).await.unwrap(), []);
    let taken = store.keep_player(BEN, &anns()).await;
    assert!(matches!(taken, Err(StoreFault::Taken)), "{taken:?}");
    store.remove_key(link_key(BEN).hash, BEN).await.unwrap();
}

async fn a_table_is_as_public_as_its_gathering(store: &dyn Store) {
    for (number, public) in [(9101, true), (9102, false)] {
        store.gather(&id(number), &Gathering { public, ..gathering() }).await.unwrap();
        store.begin(&id(number), 1, &rated_setup(), &summary(0)).await.unwrap();
        store.append(&id(number), 0, &rows(1), &summary(91)).await.unwrap();
    }
    let seen = async |reader| {
        let query = Query { holder: Some(ANN), reader, over: Some(true), most: 1_000, ..Query::default() };
        let page = store.list(&query).await.unwrap();
        let listed: Vec<_> = page.tables.iter().filter(|listed| listed.holders == [Some(ANN), Some(BEN)]).collect();
        let finished = store.finished(Some(ANN), reader, 1_000).await.unwrap();
        assert_eq!(finished.iter().filter(|game| game.holders == [Some(ANN), Some(BEN)]).count(), listed.len());
        listed.into_iter().map(|listed| listed.id.clone()).collect::<Vec<_>>()
    };
    let [public, private] = [id(9101), id(9102)];
    assert_eq!(seen(None).await, [private.clone(), public.clone()]);
    assert_eq!(seen(Some(BEN)).await, [private, public.clone()], "who sat there");
    assert_eq!(seen(Some(CID)).await, [public]);
}

async fn rated_games_are_counted_once(store: &dyn Store) {
    store.create(&id(9103), &rated_setup(), &[], &summary(3)).await.unwrap();
    store.create(&id(9104), &rated_setup(), &rows(2), &summary(91)).await.unwrap();
    let found = store.unrated().await.unwrap();
    assert_eq!(found.iter().map(|unrated| &unrated.table).collect::<Vec<_>>(), [&id(9101), &id(9102)]);
    let first = found[0].finished.as_ref().unwrap();
    assert_eq!((&*found[0].game, &first.holders[..]), ("duel", &[Some(ANN), Some(BEN)][..]));
    assert_eq!(store.counted("duel").await.unwrap(), 0);
    let tries =
        [(9101, 1600), (9102, 1700), (9101, 1800)].map(|(table, points)| rated(1, (table, 50), &[(ANN, points)]));
    let done = join_all(tries.iter().map(|rated| store.rate(rated))).await;
    assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1, "{done:?}");
    assert!(done.iter().all(|done| matches!(done, Ok(()) | Err(StoreFault::Taken))), "{done:?}");
    let stored = store.rated("duel", 0, 9).await.unwrap();
    let (counted, left) = if stored[0].table == id(9101) { (9101, 9102) } else { (9102, 9101) };
    assert!(matches!(store.rate(&rated(2, (counted, 60), &[])).await, Err(StoreFault::Taken)));
    assert_eq!(store.unrated().await.unwrap().len(), 1);
    store.rate(&rated(2, (left, 60), &[])).await.unwrap();
    assert_eq!((store.unrated().await.unwrap(), store.counted("duel").await.unwrap()), (Vec::new(), 2));
    assert_eq!(store.rated("duel", 1, 9).await.unwrap(), [rated(2, (left, 60), &[])]);
    assert_eq!(store.counted("draft").await.unwrap(), 0);
}

async fn ratings_make_a_course_and_a_ladder(store: &dyn Store) {
    for (number, person) in [(3, ANN), (4, ANN), (5, BEN), (6, BEN), (7, CID)] {
        let points = 1500 + number as i64;
        store.rate(&rated(number, (9200 + number, 100 * number), &[(person, points)])).await.unwrap();
    }
    let (course, games) = store.course("duel", ANN, 2).await.unwrap();
    let reached = |number: u64| Reached {
        ended: 100 * number,
        rating: rated(0, (0, 0), &[(ANN, 1500 + number as i64)]).ratings[0],
    };
    assert_eq!((course, games), (vec![reached(3), reached(4)], 3));
    assert_eq!(store.reached("duel", ANN).await.unwrap(), Some(reached(4)));
    assert_eq!(store.reached("draft", ANN).await.unwrap(), None);
    let ladder = async |ended, least, most| {
        let found = store.ladder(&Season { game: "duel".into(), ended, least, most }).await.unwrap();
        found.into_iter().map(|Ranked { name, games, rating, .. }| (name, games, rating.rating)).collect::<Vec<_>>()
    };
    assert_eq!(ladder(0..1_000, 2, 9).await, [("Ann \"A\"".to_owned(), 3, 1_504_000)], "only who keeps a name");
    store.keep_key(&kept(BEN)).await.unwrap();
    store.keep_player(BEN, &PlayerId::of([2; 8])).await.unwrap();
    let names = async |ended, least, most| {
        ladder(ended, least, most)
            .await
            .into_iter()
            .map(|(_, games, rating)| (games, rating / 1000))
            .collect::<Vec<_>>()
    };
    assert_eq!(names(0..1_000, 2, 9).await, [(2, 1506), (3, 1504)]);
    assert_eq!(names(0..1_000, 2, 1).await, [(2, 1506)]);
    assert_eq!(names(0..1_000, 3, 9).await, [(3, 1504)]);
    assert_eq!(names(300..600, 1, 9).await, [(1, 1505), (2, 1504)], "as at the end of the season");
}

async fn who_leaves_is_not_found_any_more(store: &dyn Store) {
    let named = Setup { seats: between("duel", ["Somebody", "Ben"]).seats, ..rated_setup() };
    let told = |words: &str| store::Summary { heading: Told { en: words.into(), fr: words.into() }, ..summary(91) };
    let before = store.rows(&id(9101)).await.unwrap();
    let moved_on = store.rename(&id(9101), before + 1, &named, &told("Left")).await;
    assert!(matches!(moved_on, Err(StoreFault::Taken)), "{moved_on:?}");
    store.rename(&id(9101), before, &named, &told("Left")).await.unwrap();
    for line in [line(1, ANN, Some(0)), line(2, BEN, Some(1))] {
        store.say(&id(9101), &line, 9).await.unwrap();
    }
    for note in [report("of-ann", 10), Note { person: Some(BEN), about: Some(ANN), ..report("about-ann", 11) }] {
        store.keep_note(&note).await.unwrap();
    }
    let stranger = Person::new([0xee; 32]);
    store.unkeep(ANN, stranger).await.unwrap();
    assert_eq!((store.keys(ANN).await.unwrap(), store.player(&anns()).await.unwrap()), (Vec::new(), None));
    assert_eq!(store.talk(&id(9101)).await.unwrap(), [line(2, BEN, Some(1))], "what others have said stays");
    let reports = store.notes(NoteKind::Report, None, 99).await.unwrap();
    assert!(reports.iter().all(|report| ![report.person, report.about].contains(&Some(ANN))), "{reports:?}");
    let query = Query { holder: Some(stranger), most: 1_000, ..Query::default() };
    let of_stranger = store.list(&query).await.unwrap().tables;
    let renamed = of_stranger.iter().find(|listed| listed.id == id(9101)).unwrap();
    assert_eq!(renamed.seats.as_ref().unwrap()[0].name, "Somebody");
    assert_eq!(renamed.summary.as_ref().unwrap().heading.en, "Left");
    assert_eq!(store.list(&Query { holder: Some(ANN), ..query }).await.unwrap().tables, []);
    let (course, games) = store.course("duel", stranger, 9).await.unwrap();
    assert_eq!((course.len(), games), (3, 3), "the ratings of others can still be recounted");
    assert_eq!(store.reached("duel", ANN).await.unwrap(), None);
    let kept = store.load(&id(9101)).await.unwrap();
    assert_eq!((kept.setup.holders, kept.rows), (vec![Some(stranger), Some(BEN)], rows(1)), "records stay whole");
    store.append(&id(9103), 0, &[Row::Undo], &summary(4)).await.unwrap();
    for number in 9101..9105 {
        store.remove(&id(number)).await.unwrap();
    }
    store.unkeep(BEN, CID).await.unwrap();
}

//! The promises of every store about the talk at tables.

use crate::{
    gatherings::{ANN, BEN},
    tables::{id, rows, setup, summary},
};
use dealer::Person;
use kernel::Seat;
use protocol::{ReadyPhrase, Saying};
use store::{Store, StoreFault, TalkLine};

/// Returns a line that a player says, or a spectator if the player has no seat.
pub(crate) fn line(number: u64, person: Person, seat: Option<usize>) -> TalkLine {
    TalkLine {
        number,
        speaker: 1,
        person,
        name: "Ann \"A\"".into(),
        seat: seat.and_then(|seat| Seat::new(seat, 4)),
        made: 1_795_442_825 + number,
        said: Saying::Text(format!("Line {number}: “<b>&'\\”")),
        token: format!("token-{number}"),
    }
}

pub(crate) async fn promises(store: &dyn Store) {
    let table = id(400);
    store.create(&table, &setup(), &rows(1), &summary(1)).await.unwrap();
    assert_eq!(store.talk(&table).await.unwrap(), []);
    let phrase = TalkLine { said: Saying::Phrase(ReadyPhrase::GoodGame), ..line(3, BEN, Some(3)) };
    let all = [line(1, ANN, Some(0)), line(2, BEN, None), phrase];
    for line in &all {
        store.say(&table, line, 10).await.unwrap();
    }
    assert_eq!(store.talk(&table).await.unwrap(), all, "lines come back as they went");
    who_has_spoken_finds_the_tables(store).await;
    let taken = store.say(&table, &line(3, ANN, Some(0)), 10).await;
    assert!(matches!(taken, Err(StoreFault::Taken)), "a number is given once: {taken:?}");
    assert_eq!(store.talk(&table).await.unwrap(), all);
    let missing = store.say(&id(401), &line(1, ANN, None), 10).await;
    assert!(matches!(missing, Err(StoreFault::Missing)), "{missing:?}");
    assert_eq!(store.talk(&id(401)).await.unwrap(), []);
    each_side_keeps_its_newest_lines(store).await;
    store.remove(&table).await.unwrap();
    assert_eq!(store.talk(&table).await.unwrap(), [], "the talk goes with its table");
}

async fn who_has_spoken_finds_the_tables(store: &dyn Store) {
    let (first, second) = (id(400), id(402));
    store.create(&second, &setup(), &rows(1), &summary(1)).await.unwrap();
    for number in [1, 2] {
        store.say(&second, &line(number, BEN, None), 10).await.unwrap();
    }
    let found = async |person, after, most| store.spoken_at(person, after, most).await.unwrap();
    assert_eq!(found(ANN, None, 10).await, std::slice::from_ref(&first));
    let mut both = [first.clone(), second.clone()];
    both.sort();
    assert_eq!(found(BEN, None, 10).await, both, "each once, in order");
    assert_eq!(found(BEN, None, 1).await, both[..1]);
    assert_eq!(found(BEN, Some(&both[0]), 10).await, both[1..]);
    assert_eq!(found(Person::new([0xee; 32]), None, 10).await, []);
    store.remove(&second).await.unwrap();
    assert_eq!(found(BEN, None, 10).await, [first]);
}

async fn each_side_keeps_its_newest_lines(store: &dyn Store) {
    let table = id(400);
    for number in 4..9 {
        store.say(&table, &line(number, BEN, None), 3).await.unwrap();
    }
    let numbers = |lines: Vec<TalkLine>| lines.iter().map(|line| line.number).collect::<Vec<_>>();
    assert_eq!(numbers(store.talk(&table).await.unwrap()), [1, 3, 6, 7, 8], "players keep theirs");
    store.say(&table, &line(9, ANN, Some(0)), 2).await.unwrap();
    assert_eq!(numbers(store.talk(&table).await.unwrap()), [3, 6, 7, 8, 9]);
}

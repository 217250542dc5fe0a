//! The promises of every store about notices: each decision is claimed once.

use crate::{
    gatherings::{ANN, BEN},
    tables::{id, rows, setup, summary},
};
use dealer::Person;
use store::{Store, StoreFault};

/// Reports whether the claim of a notice succeeds.
pub(crate) async fn claims(store: &dyn Store, table: u64, person: Person, number: u64) -> bool {
    match store.claim_notice(&id(table), person, number).await {
        Ok(()) => true,
        Err(StoreFault::Taken) => false,
        Err(fault) => panic!("{fault}"),
    }
}

pub(crate) async fn promises(store: &dyn Store) {
    assert!(!claims(store, 610, ANN, 1).await, "there is no table");
    store.create(&id(610), &setup(), &rows(2), &summary(2)).await.unwrap();
    store.create(&id(611), &setup(), &rows(2), &summary(2)).await.unwrap();
    for (table, person, number, expected) in [
        (610, ANN, 4, true),
        (610, ANN, 4, false),
        (610, ANN, 3, false),
        (610, BEN, 3, true),
        (611, ANN, 1, true),
        (610, ANN, 5, true),
        (610, ANN, i64::MAX as u64, true),
        (610, ANN, 6, false),
    ] {
        assert_eq!(claims(store, table, person, number).await, expected, "{table} {person:?} {number}");
    }
    assert_eq!(store.rows(&id(610)).await.unwrap(), 2, "the log says nothing of it");
    store.remove(&id(610)).await.unwrap();
    store.create(&id(610), &setup(), &rows(2), &summary(2)).await.unwrap();
    assert!(claims(store, 610, ANN, 1).await, "notices go with their table");
    store.unkeep(BEN, Person::new([0xed; 32])).await.unwrap();
    assert!(claims(store, 610, BEN, 3).await, "nothing is kept of who leaves");
    for number in [610, 611] {
        store.remove(&id(number)).await.unwrap();
    }
    of_many_claims_one_succeeds(store).await;
}

async fn of_many_claims_one_succeeds(store: &dyn Store) {
    store.create(&id(612), &setup(), &rows(2), &summary(2)).await.unwrap();
    let (a, b, c) = tokio::join!(claims(store, 612, ANN, 7), claims(store, 612, ANN, 7), claims(store, 612, ANN, 7));
    assert_eq!([a, b, c].into_iter().filter(|claimed| *claimed).count(), 1);
    store.remove(&id(612)).await.unwrap();
}

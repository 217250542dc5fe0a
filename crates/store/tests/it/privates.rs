//! The promises of every store about the part of a table that only one seat knows.

use crate::tables::{id, rows, setup, summary};
use dealer::Private;
use kernel::Seat;
use store::{Store, StoreFault};

/// Returns a part with these orders.
pub(crate) fn private(orders: &str) -> Private {
    Private::parse(&format!(r#"{{"orders":{orders},"answer":{{"entries":3,"choice":1}}}}"#)).unwrap()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

pub(crate) async fn promises(store: &dyn Store) {
    let id = id(600);
    let missing = store.keep_private(&id, seat(0), &private("\"ask\"")).await;
    assert!(matches!(missing, Err(StoreFault::Missing)), "{missing:?}");
    store.create(&id, &setup(), &rows(2), &summary(2)).await.unwrap();
    assert_eq!(store.privates(&id).await.unwrap(), []);
    for (number, orders) in [(1, "\"ask\""), (0, r#"{"about":["units"]}"#), (1, "\"letHappen\"")] {
        store.keep_private(&id, seat(number), &private(orders)).await.unwrap();
    }
    let expected = [(seat(0), private(r#"{"about":["units"]}"#)), (seat(1), private("\"letHappen\""))];
    assert_eq!(store.privates(&id).await.unwrap(), expected, "the latest of each seat");
    assert_eq!(store.rows(&id).await.unwrap(), 2, "the log says nothing of it");
    assert_eq!(store.load(&id).await.unwrap().rows, rows(2));
    store.remove(&id).await.unwrap();
    assert_eq!(store.privates(&id).await.unwrap(), [], "it goes with its table");
}

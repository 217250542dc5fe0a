//! The promises of every store about tournaments.

use crate::{
    gatherings::{ANN, BEN},
    tables::{id, setup, summary},
};
use dealer::Person;
use futures_util::future::join_all;
use store::{Store, StoreFault, Tournament, TournamentStage, Tourneys};

const LEFT: Person = Person::new([0xee; 32]);

fn mark(person: Person) -> String {
    person.hash().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns a new tournament with Ann and Ben.
pub(crate) fn tournament(number: u64, made: u64) -> Tournament {
    let words = format!(r#"{{"name":"100% \"Oz\"","people":["{}","{}"]}}"#, mark(ANN), mark(BEN));
    Tournament { id: id(number), version: 1, made, stage: TournamentStage::Coming, words }
}

pub(crate) async fn promises(store: &dyn Store) {
    a_change_is_for_one_version(store).await;
    stages_are_found(store).await;
    stages_of_tables_come_without_their_logs(store).await;
    who_leaves_is_in_no_tournament(store).await;
}

async fn a_change_is_for_one_version(store: &dyn Store) {
    let first = tournament(8001, 10);
    store.keep_tournament(&first).await.unwrap();
    assert_eq!(store.tournament(&first.id).await.unwrap(), first);
    assert!(matches!(store.keep_tournament(&first).await, Err(StoreFault::Taken)));
    let tries = ["{}", "[]", "3"].map(|words| Tournament { version: 2, words: words.into(), ..first.clone() });
    let done = join_all(tries.iter().map(|next| store.keep_tournament(next))).await;
    assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1, "{done:?}");
    assert!(done.iter().all(|done| matches!(done, Ok(()) | Err(StoreFault::Taken))), "{done:?}");
    assert_eq!(store.tournament(&first.id).await.unwrap().version, 2);
    let unknown = Tournament { version: 3, ..tournament(8002, 10) };
    assert!(matches!(store.keep_tournament(&unknown).await, Err(StoreFault::Missing)));
    assert!(matches!(store.tournament(&id(8002)).await, Err(StoreFault::Missing)));
}

async fn stages_are_found(store: &dyn Store) {
    for (number, made) in [(8011, 30), (8012, 20), (8013, 40)] {
        store.keep_tournament(&tournament(number, made)).await.unwrap();
    }
    let running = Tournament { version: 2, stage: TournamentStage::Running, ..tournament(8012, 99) };
    store.keep_tournament(&running).await.unwrap();
    let found = async |wanted, most| -> Vec<_> {
        store.tournaments(wanted, most).await.unwrap().into_iter().map(|found| found.id).collect()
    };
    assert_eq!(found(Tourneys::At(TournamentStage::Coming), 2).await, [id(8013), id(8011)], "the latest first");
    assert_eq!(found(Tourneys::At(TournamentStage::Running), 9).await, [id(8012)]);
    assert_eq!(store.tournament(&id(8012)).await.unwrap().made, 20, "the time of making stays");
    assert_eq!(found(Tourneys::At(TournamentStage::Over), 9).await, []);
    assert_eq!(found(Tourneys::Of(BEN), 9).await, [id(8013), id(8011), id(8012)]);
    assert_eq!(found(Tourneys::Of(LEFT), 9).await, []);
}

async fn stages_of_tables_come_without_their_logs(store: &dyn Store) {
    store.create(&id(8021), &setup(), &[], &summary(91)).await.unwrap();
    store.create(&id(8022), &setup(), &[], &summary(3)).await.unwrap();
    let mut found = store.standings(&[id(8021), id(8022), id(8023)]).await.unwrap();
    found.sort_by_key(|(id, _)| id.clone());
    assert_eq!(found, [(id(8021), summary(91).standing), (id(8022), summary(3).standing)]);
    assert_eq!(store.standings(&[]).await.unwrap(), []);
    for number in [8021, 8022] {
        store.remove(&id(number)).await.unwrap();
    }
}

async fn who_leaves_is_in_no_tournament(store: &dyn Store) {
    store.unkeep(ANN, LEFT).await.unwrap();
    let kept = store.tournament(&id(8011)).await.unwrap();
    assert!(!kept.words.contains(&mark(ANN)) && kept.words.contains(&mark(LEFT)) && kept.words.contains(&mark(BEN)));
    // A change that was begun before does not bring the person back.
    let late = Tournament { version: 2, ..tournament(8011, 30) };
    assert!(matches!(store.keep_tournament(&late).await, Err(StoreFault::Taken)));
    assert_eq!(store.tournaments(Tourneys::Of(ANN), 9).await.unwrap(), []);
}

//! Counts rated games that are over, one after the other.

use super::{
    glicko::{Meeting, UNKNOWN},
    meetings::{Faced, meetings},
    stored::{periods, skill, stored},
};
use crate::held::Home;
use std::{collections::BTreeMap, time::Duration};
use store::{Finished, Rated, Rating, Reached, Store, StoreFault, Unrated};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// The time after which the server looks again, in case another server has stopped between the end of a game and its
/// count.
const AGAIN: Duration = Duration::from_secs(60);

/// Counts rated games as they end, until the server stops.
pub(crate) async fn keep_up(home: Home, stop: CancellationToken) {
    while !stop.is_cancelled() {
        if let Err(fault) = count(&*home.store).await {
            tracing::warn!(%fault, "some rated games are not counted yet");
        }
        tokio::select! {
            () = stop.cancelled() => {}
            _ = timeout(AGAIN, home.ended.notified()) => {}
        }
    }
}

/// Counts all rated games that are over and were not counted. Several servers may do so at once: each number and each
/// table is counted once.
pub(crate) async fn count(store: &dyn Store) -> Result<(), StoreFault> {
    loop {
        let found = store.unrated().await?;
        let mut is_stuck = true;
        for unrated in found {
            match count_one(store, unrated).await {
                Ok(()) => is_stuck = false,
                // Another server has counted this game, or another game of its kind.
                Err(StoreFault::Taken) => {}
                Err(fault) => return Err(fault),
            }
        }
        if is_stuck {
            return Ok(());
        }
    }
}

async fn count_one(store: &dyn Store, Unrated { table, game, ended, finished }: Unrated) -> Result<(), StoreFault> {
    let number = store.counted(&game).await? + 1;
    let faced =
        finished.map_or_else(Vec::new, |Finished { seats, holders, outcome, .. }| meetings(&seats, &holders, &outcome));
    let mut before = BTreeMap::new();
    for person in people(&faced) {
        before.insert(person, store.reached(&game, person).await?);
    }
    let ratings = rate(&faced, ended, |person| before.get(&person).copied().flatten());
    store.rate(&Rated { game, number, table, ended, ratings }).await
}

/// Returns everybody who has a part in these results.
pub(super) fn people(faced: &[Faced]) -> impl Iterator<Item = dealer::Person> {
    faced.iter().flat_map(|faced| faced.others.iter().map(|(other, _)| *other).chain([faced.person]))
}

/// Returns the ratings after these results of a game that ended at this time, ordered by person. `before` returns the
/// newest rating of a person.
pub(super) fn rate(faced: &[Faced], ended: u64, before: impl Fn(dealer::Person) -> Option<Reached>) -> Vec<Rating> {
    let known = |person| {
        let reached = before(person);
        (reached.map_or(UNKNOWN, |reached| skill(&reached.rating)), periods(reached.as_ref(), ended))
    };
    let new = |Faced { person, others, weight }: &Faced| {
        let meeting = |(other, score): &(dealer::Person, f64)| {
            let (opponent, rest) = known(*other);
            Meeting { opponent: opponent.rested(rest), score: *score, weight: *weight }
        };
        let meetings: Vec<Meeting> = others.iter().map(meeting).collect();
        let (own, rest) = known(*person);
        stored(*person, own.after(&meetings, rest))
    };
    let mut ratings: Vec<Rating> = faced.iter().map(new).collect();
    ratings.sort_by_key(|rating| rating.person);
    ratings
}

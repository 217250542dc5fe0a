//! Counts every rated game once more, from the logs of the tables, and compares the ratings with the stored ones.

use super::{count::rate, meetings::meetings};
use crate::held::{Held, Home};
use catalog::GAMES;
use dealer::Person;
use std::collections::BTreeMap;
use store::{Rated, Reached, Standing, StoreFault};

/// The number of counted games that are read at a time.
const PAGE: usize = 256;

/// Returns a sentence for each counted game whose stored ratings differ from those of the recount. The ratings of a game
/// whose table is gone are taken as they are.
pub(crate) async fn recount(home: &Home) -> Result<Vec<String>, StoreFault> {
    let mut faults = Vec::new();
    for game in GAMES.iter() {
        let mut reached: BTreeMap<Person, Reached> = BTreeMap::new();
        let mut after = 0;
        loop {
            let page = home.store.rated(game.name, after, PAGE).await?;
            let Some(last) = page.last() else { break };
            after = last.number;
            for rated in page {
                faults.extend(differs(home, &rated, &reached).await);
                let Rated { ended, ratings, .. } = rated;
                reached.extend(ratings.into_iter().map(|rating| (rating.person, Reached { ended, rating })));
            }
        }
    }
    Ok(faults)
}

/// Returns a sentence about a counted game whose ratings do not follow from its table and the ratings before it.
async fn differs(home: &Home, rated: &Rated, before: &BTreeMap<Person, Reached>) -> Option<String> {
    let held = Held::load(home, &rated.table).await.ok()?;
    let faced = match held.summary().standing {
        Some(Standing::Over(outcome)) => meetings(&held.setup().seats, &held.setup().holders, &outcome),
        _ => Vec::new(),
    };
    let expected = rate(&faced, rated.ended, |person| before.get(&person).copied());
    let told = |ratings: &[store::Rating]| {
        let each = ratings.iter().map(|rating| format!("{} ± {}", rating.rating, rating.deviation));
        each.collect::<Vec<_>>().join(", ")
    };
    (expected != rated.ratings).then(|| {
        let Rated { game, number, table, ratings, .. } = rated;
        let (found, expected) = (told(ratings), told(&expected));
        format!("game {number} of {game}, table {}: found {found}; expected {expected}", table.as_str())
    })
}

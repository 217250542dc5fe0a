//! Searches for each game with every kind of search that the list supports.

use super::fill::{Shelf, Shelved};
use crate::{line::Line, report::Report, server::Server, times::Times};
use anyhow::{Result, ensure};
use protocol::{Find, FromClient};
use std::{
    collections::{BTreeMap, BTreeSet},
    net::Ipv4Addr,
    time::Instant,
};

/// The length of a day, in seconds.
const DAY: i64 = 86_400;

/// Searches for each game by the name of its first seat, by the kind of game, and by its date.
pub(super) async fn each(server: &Server, shelved: &Shelved, report: &mut Report) -> Result<()> {
    let mut finder =
        Finder { line: Line::open(Ipv4Addr::LOCALHOST, server.address()?).await?, times: Times::default() };
    for game in &shelved.games {
        let found = finder.all(Find { words: Some(game.name.clone()), ..Find::default() }).await?;
        ensure!(found == set([game]), "{} finds {found:?}; expected {}", game.name, game.id);
    }
    report.line(format!("each of {} games is found by name: {}", shelved.games.len(), finder.times));
    finder.times = Times::default();
    for (game, expected) in together(shelved, |shelf| shelf.game) {
        let found = finder.all(Find { words: Some(game.to_owned()), over: Some(true), ..Find::default() }).await?;
        ensure!(expected.is_subset(&found), "{game} finds {} games; expected {}", found.len(), expected.len());
    }
    report.line(format!("each is found by game, page by page: {}", finder.times));
    finder.times = Times::default();
    for (day, expected) in together(shelved, |shelf| shelf.changed / DAY) {
        let (since, until) = (Some((day * DAY) as u64), Some(((day + 1) * DAY) as u64));
        let found = finder.all(Find { since, until, ..Find::default() }).await?;
        ensure!(found == expected, "day {day} finds {found:?}; expected {expected:?}");
    }
    report.line(format!("each is found by date: {}", finder.times));
    Ok(())
}

struct Finder {
    line: Line,
    times: Times,
}

impl Finder {
    /// Requests all pages of a search. Returns the ids of the tables in them.
    async fn all(&mut self, find: Find) -> Result<BTreeSet<String>> {
        let (mut found, mut before) = (BTreeSet::new(), None);
        loop {
            let (message, begun) = (FromClient::Tables(Find { before, ..find.clone() }), Instant::now());
            let page = self.line.ask(&message, "tables").await?;
            self.times.add(begun.elapsed());
            found.extend(page.ids());
            before = page.more;
            if before.is_none() {
                return Ok(found);
            }
        }
    }
}

fn set<'a>(games: impl IntoIterator<Item = &'a Shelf>) -> BTreeSet<String> {
    games.into_iter().map(|shelf| shelf.id.clone()).collect()
}

fn together<K: Ord>(shelved: &Shelved, by: impl Fn(&Shelf) -> K) -> BTreeMap<K, BTreeSet<String>> {
    let mut sets: BTreeMap<K, BTreeSet<String>> = BTreeMap::new();
    for shelf in &shelved.games {
        sets.entry(by(shelf)).or_default().insert(shelf.id.clone());
    }
    sets
}

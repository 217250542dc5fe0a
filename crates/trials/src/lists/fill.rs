//! Fills a store with copies of real games. Each copy has its own name and date.

use super::arguments::Arguments;
use crate::games::{Manner, Played, long, played};
use anyhow::{Context, Result};
use host::people;
use kernel::{Options, Rng};
use protocol::SeatPlan;
use std::{iter, path::Path};
use store::{Item, Row, StoreFault, TableId, TableItem};

/// The games in the store, and the number of their rows.
pub(super) struct Shelved {
    pub(super) games: Vec<Shelf>,
    pub(super) rows: usize,
}

/// The facts by which the trial searches for a stored game.
pub(super) struct Shelf {
    pub(super) id: String,
    pub(super) game: &'static str,
    /// The name of the game's first seat, which no seat of another table has.
    pub(super) name: String,
    /// The time of the game's last change, in seconds since 1970.
    pub(super) changed: i64,
}

/// A game that is copied, with its log in the stored form.
struct Model {
    game: &'static str,
    played: Played,
    log: Vec<(i64, String)>,
}

/// The kinds of games, and the number of tables of each kind in every twenty tables.
const SORTS: [(&str, usize); 4] = [("draft", 12), ("duel", 4), ("oz", 2), ("epic", 2)];

/// The number of different games of each kind that are played.
const OF_A_SORT: u64 = 4;

/// The number of games whose last changes are on the same day.
const A_DAY: usize = 7;

/// The time of the earliest change, in seconds since 1970.
const FIRST_DAY: i64 = 1_600_000_000;
/// The length of a day, in seconds.
const DAY: i64 = 86_400;

/// Fills a new store. The last of its games is very long.
pub(super) async fn fill(folder: &Path, arguments: &Arguments) -> Result<Shelved> {
    let store = store::open(folder, arguments.database.as_deref()).await?;
    let sorts = SORTS.iter().map(|(game, share)| Ok((sort(game)?, *share))).collect::<Result<Vec<_>>>()?;
    let (long, count) = (Model::of("oz", long()?.clone()), arguments.games);
    let rounds: Vec<&[Model]> =
        sorts.iter().flat_map(|(models, share)| iter::repeat_n(models.as_slice(), *share)).collect();
    let source = |at: usize| {
        let sort = rounds[at % rounds.len()];
        if at + 1 == count { &long } else { &sort[at / rounds.len() % sort.len()] }
    };
    let mut luck = Rng::new(1900);
    let ids: Vec<TableId> = (0..count).map(|_| TableId::draw(&mut luck)).collect();
    let items = ids.iter().enumerate().map(|(at, id)| source(at).item(at, id));
    store.restore(&mut items.map(|item| Ok::<Item, StoreFault>(Item::Table(item)))).await?;
    store.close().await;
    let shelf = |(at, id): (usize, &TableId)| Shelf {
        id: id.as_str().to_owned(),
        game: source(at).game,
        name: name(at),
        changed: changed(at),
    };
    let rows = (0..count).map(|at| source(at).log.len()).sum();
    Ok(Shelved { games: ids.iter().enumerate().map(shelf).collect(), rows })
}

fn sort(game: &'static str) -> Result<Vec<Model>> {
    let model = |seed| Ok(Model::of(game, played(game, &Options::new(), (2, seed), Manner::Random)?));
    (0..OF_A_SORT).map(model).collect::<Result<_>>().with_context(|| format!("a game of {game}"))
}

impl Model {
    fn of(game: &'static str, played: Played) -> Model {
        let log = (1..).zip(played.rows.iter().map(Row::print)).collect();
        Model { game, played, log }
    }

    /// Returns a copy of this game as the table with the number `at`.
    fn item(&self, at: usize, id: &TableId) -> TableItem {
        let Played { header, rows: _, summary } = &self.played;
        let person = SeatPlan { name: name(at), bot: None };
        let bots =
            (1..header.seats.len()).map(|seat| SeatPlan { name: format!("Bot {seat}"), bot: Some("random".into()) });
        let seats: Vec<SeatPlan> = iter::once(person).chain(bots).collect();
        let mut header = header.clone();
        people::enter(&seats, &mut header);
        TableItem {
            talk: Vec::new(),
            id: id.as_str().to_owned(),
            header: header.print(),
            seats: serde_json::to_string(&seats).expect("seats are plain JSON"),
            seed: at.to_string(),
            luck_key: None,
            pace: "instant".to_owned(),
            created: changed(at),
            changed: changed(at),
            entries: Some(summary.entries.cast_signed()),
            is_over: Some(summary.over),
            heading_en: Some(summary.heading.en.clone()),
            heading_fr: Some(summary.heading.fr.clone()),
            standing: summary
                .standing
                .as_ref()
                .map(|standing| serde_json::to_string(standing).expect("a standing is plain JSON")),
            copied: 0,
            is_public: false,
            log: self.log.clone(),
            privates: Vec::new(),
            notices: Vec::new(),
        }
    }
}

/// Returns the name for the table with this number. No name is part of another name.
fn name(at: usize) -> String {
    format!("Zeb {at:06}")
}

fn changed(at: usize) -> i64 {
    FIRST_DAY + (at / A_DAY) as i64 * DAY + (at % A_DAY) as i64
}

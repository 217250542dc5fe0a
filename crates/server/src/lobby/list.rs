//! The list of tables. What a line says of a game follows from its log alone, so it is kept for as long as the log has
//! the same number of rows.

use crate::{
    held::{Held, Home},
    store::{Listed, TableId},
};
use catalog::OpenFault;
use host::{Refusal, heading, say};
use kernel::{Lang, Turn};
use protocol::{SeatPlan, TableLine};
use std::collections::HashMap;

#[derive(Default)]
pub(crate) struct Summaries(HashMap<TableId, Summary>);

struct Summary {
    rows: u64,
    game: Result<Game, Refusal>,
}

struct Game {
    name: String,
    seats: Vec<SeatPlan>,
    en: Told,
    fr: Told,
    entries: usize,
    over: bool,
}

/// What a line says in one language.
struct Told {
    title: String,
    heading: String,
}

impl Summaries {
    /// Every table, the latest first. A damaged one says so.
    pub(crate) async fn list(&mut self, home: &Home, lang: Lang) -> Result<Vec<TableLine>, Refusal> {
        let listed = home.store.list().await?;
        let mut summaries = HashMap::new();
        let mut lines = Vec::new();
        for Listed { id, rows, changed } in listed {
            let summary = match self.0.remove(&id).filter(|summary| summary.rows == rows) {
                Some(known) => known,
                None => Summary { rows, game: Held::load(home, &id).await.and_then(|held| Game::of(&held)) },
            };
            match &summary.game {
                // Removed while we looked.
                Err(Refusal::NoSuchTable) => {}
                // Not the table's trouble, but the store's, or that of a pack: it may be over next time.
                Err(Refusal::NotStored | Refusal::Setup(OpenFault::Packs { .. })) => {
                    lines.push(summary.line(&id, changed, lang))
                }
                Ok(_) | Err(_) => {
                    lines.push(summary.line(&id, changed, lang));
                    summaries.insert(id, summary);
                }
            }
        }
        self.0 = summaries;
        Ok(lines)
    }
}

impl Summary {
    fn line(&self, id: &TableId, changed: u64, lang: Lang) -> TableLine {
        let id = id.as_str().to_owned();
        match &self.game {
            Ok(game) => {
                let told = match lang {
                    Lang::En => &game.en,
                    Lang::Fr => &game.fr,
                };
                TableLine {
                    id,
                    game: game.name.clone(),
                    title: told.title.clone(),
                    seats: game.seats.clone(),
                    heading: told.heading.clone(),
                    entries: game.entries,
                    over: game.over,
                    changed,
                }
            }
            Err(refusal) => TableLine {
                id,
                game: String::new(),
                title: match refusal {
                    Refusal::Setup(OpenFault::Packs { .. }) => say(lang, "packless-title", []),
                    Refusal::Setup(OpenFault::Rules { .. }) => say(lang, "older-title", []),
                    _ => say(lang, "damaged-title", []),
                },
                seats: Vec::new(),
                heading: refusal.words(lang),
                entries: 0,
                over: false,
                changed,
            },
        }
    }
}

impl Game {
    fn of(held: &Held) -> Result<Game, Refusal> {
        let table = held.table();
        let game = catalog::game(&table.header().game).map_err(Refusal::Setup)?;
        let told = |lang| Told { title: game.title(lang), heading: heading(table, lang) };
        Ok(Game {
            name: game.name.to_owned(),
            seats: held.setup().seats.clone(),
            en: told(Lang::En),
            fr: told(Lang::Fr),
            entries: table.entries(),
            over: table.turn() == Turn::Over,
        })
    }
}

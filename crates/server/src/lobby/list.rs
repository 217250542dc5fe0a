//! The list of tables. Its lines are made only from the columns of the store, so no log is read.

use crate::{
    held::{Held, Home},
    troubles::refusal,
};
use dealer::Person;
use host::{Refusal, Sought, say, sought};
use kernel::Lang;
use protocol::{Find, TableLine};
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};
use store::{Listed, Outcome, Page, Query, Standing, StoreFault, Summary, TableId, Word};
use tokio_util::sync::CancellationToken;

/// The tables that were found damaged when somebody opened them, each with the number of its rows at that time.
#[derive(Default)]
pub(crate) struct Damages(Mutex<HashMap<TableId, (u64, Refusal)>>);

/// The greatest number of tables on a page.
const PAGE: usize = 50;

/// Returns a page of the tables that match a search, of everybody or of one holder, and the number with which the list
/// continues. The most recently changed table comes first.
pub(super) async fn page(
    home: &Home,
    damages: &Damages,
    lang: Lang,
    (find, holder): (&Find, Option<Person>),
) -> Result<(Vec<TableLine>, Option<u64>), Refusal> {
    let Page { tables, more } = home.store.list(&query(find, (holder, None))).await.map_err(refusal)?;
    let more = tables.last().filter(|_| more).map(|last| last.turn);
    let tables = tables.into_iter().map(|listed| line(listed, damages, lang)).collect();
    Ok((tables, more))
}

/// Returns the query for a search, over the tables of one holder that a reader may see.
pub(super) fn query(find: &Find, (holder, reader): (Option<Person>, Option<Person>)) -> Query {
    let Find { words, since, until, over, before } = find;
    let word = |Sought { text, games }: Sought| Word { text, games };
    Query {
        holder,
        reader,
        words: sought(words.as_deref().unwrap_or_default()).into_iter().map(word).collect(),
        changed: (since.is_some() || until.is_some()).then(|| since.unwrap_or(0)..until.unwrap_or(END_OF_TIME)),
        over: *over,
        before: *before,
        most: PAGE,
    }
}

/// The end time of a search without [`Find::until`], in seconds since 1970. No clock will reach this time.
const END_OF_TIME: u64 = 1 << 40;

pub(super) fn line(listed: Listed, damages: &Damages, lang: Lang) -> TableLine {
    let Listed { id, rows, changed, header, seats, holders: _, summary, turn: _ } = listed;
    let blank = TableLine {
        id: id.as_str().to_owned(),
        game: String::new(),
        title: say(lang, "damaged-title", []),
        seats: Vec::new(),
        heading: String::new(),
        entries: 0,
        over: false,
        turn: None,
        result: None,
        changed,
    };
    let damaged = |why: Refusal| TableLine { heading: why.words(lang), ..blank.clone() };
    if let Some(why) = damages.of(&id, rows) {
        return damaged(why);
    }
    let seats = seats.filter(|seats| header.as_ref().is_some_and(|header| header.seats.len() == seats.len()));
    let (Some(header), Some(seats)) = (header, seats) else {
        let why = "its header or its seats cannot be read".to_owned();
        return damaged(Refusal::TableDamaged { why });
    };
    let game = match catalog::game(&header.game) {
        Ok(game) => game,
        Err(fault) => return damaged(Refusal::Setup(fault)),
    };
    if let Some(found) = header.rules.filter(|found| *found != game.rules) {
        let why = Refusal::Setup(catalog::OpenFault::Rules { found, expected: game.rules });
        return TableLine { title: say(lang, "older-title", []), heading: why.words(lang), ..blank };
    }
    // An earlier version may have stored the table without a summary.
    let Summary { entries, over, heading, standing } =
        summary.unwrap_or(Summary { entries: rows, over: false, heading: store::Told::default(), standing: None });
    let (turn, result) = match standing {
        Some(Standing::Turn(seat)) => (seat, None),
        // A game that was called off has no scores.
        Some(Standing::Over(Outcome { scores, .. })) if scores.is_empty() => (None, None),
        Some(Standing::Over(Outcome { won, scores, .. })) => (None, Some(host::result(won, scores))),
        None => (None, None),
    };
    TableLine {
        game: header.game,
        title: game.title(lang),
        seats,
        heading: match lang {
            Lang::En => heading.en,
            Lang::Fr => heading.fr,
        },
        entries: entries as usize,
        over,
        turn,
        result,
        ..blank
    }
}

impl Damages {
    /// Records a refusal that means that the table is damaged. Ignores other refusals.
    pub(crate) fn note(&self, id: &TableId, rows: u64, why: &Refusal) {
        if let Refusal::TableDamaged { .. } = why {
            self.all().insert(id.clone(), (rows, why.clone()));
        }
    }

    /// Returns the recorded damage of a table. Returns `None` if there is none, or if the number of rows in the table's
    /// log has changed since then.
    fn of(&self, id: &TableId, rows: u64) -> Option<Refusal> {
        let mut all = self.all();
        match all.get(id) {
            Some((found, why)) if *found == rows => Some(why.clone()),
            Some(_) => {
                all.remove(id);
                None
            }
            None => None,
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<TableId, (u64, Refusal)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Adds the missing summaries of tables that an earlier version stored, one table after the other. Ends early if the
/// server stops, but never in the middle of a read: a connection that is dropped while it opens the file closes later
/// than the store.
pub(super) async fn summarise(home: Home, stop: CancellationToken) -> Result<(), StoreFault> {
    loop {
        let mut said = 0;
        for id in home.store.unsummarised().await? {
            if stop.is_cancelled() {
                return Ok(());
            }
            if let Ok(held) = Held::load(&home, &id).await {
                home.store.summarise(&id, held.dealer().rows(), &held.summary()).await?;
                said += 1;
            }
        }
        // The remaining tables are damaged, or their packs are missing, so they get no summary.
        if said == 0 {
            return Ok(());
        }
    }
}

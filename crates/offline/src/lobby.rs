//! Makes, lists and removes the tables of a session.

use crate::{
    held::{Held, Setup},
    luck::Luck,
};
use catalog::{Code, Line, Record, TableFault};
use dealer::is_daily_deal;
use host::{DailyPlan, LessonPlan, Refusal, is_person, people};
use kernel::{Lang, Options, Shelf};
use protocol::{Dailies, Find, Pace, SeatPlan, TableLine};

/// The greatest number of tables in a session.
pub const MAX_TABLES: usize = 64;

pub(crate) struct Lobby {
    /// The tables in the order in which they were made.
    tables: Vec<Held>,
    luck: Luck,
}

impl Lobby {
    pub(crate) fn new(seed: u64) -> Lobby {
        Lobby { tables: Vec::new(), luck: Luck::new(seed) }
    }

    pub(crate) fn table(&self, id: &str) -> Result<&Held, Refusal> {
        self.tables.iter().find(|held| held.id == id).ok_or(Refusal::NoSuchTable)
    }

    pub(crate) fn table_mut(&mut self, id: &str) -> Result<&mut Held, Refusal> {
        self.tables.iter_mut().find(|held| held.id == id).ok_or(Refusal::NoSuchTable)
    }

    /// Sets up a new game for the people and bots in `seats`, and returns the id of its table.
    pub(crate) fn create(
        &mut self,
        game: &str,
        options: &Options,
        seats: Vec<SeatPlan>,
        now: u64,
    ) -> Result<String, Refusal> {
        let setup = set_up(game, options, seats)?;
        self.add(setup, Vec::new(), now)
    }

    /// Sets up the lesson of a game for a person with this name, and returns the id of its table.
    pub(crate) fn lesson(&mut self, game: &str, name: String, now: u64) -> Result<String, Refusal> {
        let LessonPlan { options, seats, version, pace } = host::lesson(game, name)?;
        let mut setup = set_up(game, &options, seats)?;
        (setup.header.lesson, setup.pace) = (Some(version), pace);
        self.add(setup, Vec::new(), now)
    }

    /// Returns the id of the table at which the person with this name plays a game's daily deal. Sets up the table if
    /// there is none.
    pub(crate) fn daily(&mut self, game: &str, day: Option<&str>, name: &str, now: u64) -> Result<String, Refusal> {
        let DailyPlan { seats, day } = host::daily(game, day, name, now)?;
        let is_it = |held: &&Held| held.setup.header.game == game && held.setup.header.daily == Some(day);
        if let Some(held) = self.tables.iter().filter(is_it).find(|held| is_person(&held.setup.seats, name)) {
            return Ok(held.id.clone());
        }
        let mut setup = set_up(game, &Options::new(), seats)?;
        setup.header.daily = Some(day);
        self.add(setup, Vec::new(), now)
    }

    /// Returns the daily deals of the person with this name.
    pub(crate) fn dailies(&self, lang: Lang, name: &str, now: u64) -> Result<Dailies, Refusal> {
        let begun = self.tables.iter().filter(|held| is_person(&held.setup.seats, name));
        let begun: Result<Vec<_>, Refusal> = begun.filter_map(|held| held.daily(lang).transpose()).collect();
        Ok(host::dailies(lang, name, now, begun?))
    }

    /// Makes a new table that continues the table `id` after its first `entry` entries, and returns the id of the new
    /// table.
    pub(crate) fn fork(&mut self, id: &str, entry: usize, now: u64) -> Result<String, Refusal> {
        let held = self.table(id)?;
        let (mut setup, mut lines) = (held.setup.clone(), held.dealer().table().lines());
        // A game that continues from a lesson or from a daily deal is an ordinary game.
        (setup.header.lesson, setup.header.daily) = (None, None);
        if entry > lines.len() {
            return Err(TableFault::NoSuchEntry { entries: lines.len() }.into());
        }
        lines.truncate(entry);
        self.add(setup, lines, now)
    }

    /// Makes a new table from a record, and returns its id.
    pub(crate) fn import(&mut self, record: &str, now: u64) -> Result<String, Refusal> {
        let code = if Code::is_meant(record.as_bytes()) { Some(Code::parse(record.as_bytes())?) } else { None };
        let read = code.as_ref().map_or_else(|| Record::parse(record), |code| Ok(code.opening()));
        let read = read.and_then(|record| record.replay(|header| catalog::resume(header, &Shelf::EMPTY)));
        let mut table = read.map_err(Refusal::Record)?;
        if let Some(code) = code {
            code.play(&mut *table)?;
        }
        let mut header = table.header().clone();
        // A game whose luck is not that of the daily deal counts as an ordinary game.
        header.daily = header.daily.filter(|_| is_daily_deal(&*table));
        let seats = people::recorded(&header)?;
        // The header gets the names that the table will show.
        people::enter(&seats, &mut header);
        self.add(Setup { header, seats, pace: Pace::default() }, table.lines(), now)
    }

    /// Removes a table permanently.
    pub(crate) fn remove(&mut self, id: &str) -> Result<(), Refusal> {
        self.table(id)?;
        self.tables.retain(|held| held.id != id);
        Ok(())
    }

    /// Returns the tables that match a search. The table that changed last comes first.
    pub(crate) fn list(&self, lang: Lang, find: &Find) -> Result<Vec<TableLine>, Refusal> {
        let found = self.tables.iter().rev().filter(|held| held.fits(find));
        let mut lines: Vec<TableLine> = found.map(|held| held.line(lang)).collect::<Result<_, _>>()?;
        lines.sort_by_key(|line| std::cmp::Reverse(line.changed));
        Ok(lines)
    }

    /// Adds a new table, with its own id and seed.
    fn add(&mut self, mut setup: Setup, lines: Vec<Line>, now: u64) -> Result<String, Refusal> {
        // The claim and the numbers of a copied game are those of a key that this table does not have.
        setup.header.luck = None;
        let lines = lines.into_iter().map(Line::copied).collect();
        if self.tables.len() >= MAX_TABLES {
            return Err(Refusal::TooManyTables { most: MAX_TABLES });
        }
        let (id, seed) = loop {
            let mut luck = self.luck.next();
            let id = format!("{:016x}", luck.word());
            if self.table(&id).is_err() {
                break (id, luck.word());
            }
        };
        self.tables.push(Held::begin(setup, lines, (id.clone(), seed), now)?);
        Ok(id)
    }
}

/// Returns the set-up of a new game for the people and bots in `seats`.
fn set_up(game: &str, options: &Options, seats: Vec<SeatPlan>) -> Result<Setup, Refusal> {
    let seats = people::seat(seats)?;
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let opened = catalog::open(game, options, names, &Shelf::EMPTY).map_err(Refusal::Setup)?;
    let mut header = opened.header().clone();
    people::enter(&seats, &mut header);
    Ok(Setup { header, seats, pace: Pace::default() })
}

//! A table, and what may happen at it.

use crate::{
    fights::{Fights, Watch},
    row::{Row, fold},
    step::{StaleStep, Step},
};
use catalog::{AnyTable, Level, Line, Pass, TableFault, Thought};
use kernel::{Lang, Rng, Seat, Turn};
use protocol::SeatInfo;

/// One table. Every change is a [`Step`] that counts once it is committed.
pub struct Dealer {
    table: Box<dyn AnyTable>,
    /// The level of each seat that a bot plays.
    levels: Vec<Option<Level>>,
    /// Chance and bots draw from streams of this seed, so that a restart brings the same luck.
    seed: u64,
    /// The number of rows in the log.
    rows: u64,
    pub(crate) fights: Fights,
    access: Access,
}

/// Says who may play or watch at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Access {
    /// Only people in front of the machine that hosts the table.
    #[default]
    Own,
    /// People on other machines too, who must not learn what they cannot see.
    Open,
}

/// Why there is no table to be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealFault {
    #[error("{found} seats; expected {expected}")]
    Seats { found: usize, expected: usize },
    #[error("{0}")]
    Rows(String),
    #[error("entry {entry}: {why}")]
    Entry { entry: usize, why: TableFault },
}

/// Sets the luck of bots apart from the luck of the table.
const BOTS: u64 = 0x626f_7473;

impl Dealer {
    /// A table before its first row, with a level for each seat that a bot plays.
    pub fn new(table: Box<dyn AnyTable>, levels: Vec<Option<Level>>, seed: u64) -> Result<Dealer, DealFault> {
        let expected = table.header().seats.len();
        if levels.len() != expected {
            return Err(DealFault::Seats { found: levels.len(), expected });
        }
        Ok(Dealer { table, levels, seed, rows: 0, fights: Fights::default(), access: Access::Own })
    }

    /// Sets who may play or watch at this table.
    #[must_use]
    pub fn with_access(self, access: Access) -> Dealer {
        Dealer { access, ..self }
    }

    pub fn access(&self) -> Access {
        self.access
    }

    /// Goes on after these rows, which were stored before.
    pub fn replay(mut self, rows: &[Row]) -> Result<Dealer, DealFault> {
        for line in fold(rows).map_err(DealFault::Rows)? {
            let entry = self.table.entries() + 1;
            self.table.enter(&line).map_err(|why| DealFault::Entry { entry, why })?;
        }
        self.rows += rows.len() as u64;
        Ok(self)
    }

    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Returns the number of rows in the log. Entries that were taken back count, and so do the rows that took them back.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// The level of the bot that sits here; nothing for a person.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.levels.get(seat.index()).copied().flatten()
    }

    /// Returns who sits where.
    pub(crate) fn seats(&self) -> Vec<SeatInfo> {
        let seats = self.table.header().seats.iter().zip(&self.levels);
        seats.map(|(name, level)| SeatInfo { name: name.clone(), bot: level.map(|level| level.to_string()) }).collect()
    }

    /// Returns the title players know the game by.
    pub(crate) fn title(&self, lang: Lang) -> String {
        let name = &self.table.header().game;
        catalog::game(name).map_or_else(|_| name.clone(), |game| game.title(lang))
    }

    /// The seats where people sit.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.levels.len()).filter(|seat| self.level(*seat).is_none())
    }

    /// Returns whether several people play at this table.
    pub fn is_shared(&self) -> bool {
        self.people().nth(1).is_some()
    }

    /// Returns which passes the table makes for a seat that can do nothing else. If it passed at once wherever nothing
    /// in a hidden hand fits, everybody would see that nothing does: so the seat is asked, and takes its time, unless
    /// nobody else is there to see.
    pub(crate) fn passes(&self, seat: Seat) -> Pass {
        let is_alone = self.access == Access::Own && self.people().eq([seat]);
        if is_alone { Pass::Any } else { Pass::Open }
    }

    /// The bot that is to move.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        match self.table.turn() {
            Turn::Of(seat) => self.level(seat).map(|level| (seat, level)),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Returns the work of a bot of this level for the seat to move. Its luck depends on nothing but the table.
    pub fn think(&self, level: Level) -> Result<Thought, TableFault> {
        self.table.think(level, Rng::stream(self.seed ^ BOTS, next_entry(&*self.table)))
    }

    /// Returns the step of what happens before somebody has to decide. It has no rows if somebody has to decide now.
    pub fn owed(&self) -> Result<Step, TableFault> {
        self.step(|_| Ok(Vec::new()))
    }

    /// Lets a seat take a choice, and all happen that follows of itself.
    pub fn act(&self, seat: Seat, choice: usize) -> Result<Step, TableFault> {
        self.step(|table| Ok(vec![table.choose(seat, choice)?]))
    }

    /// Takes back this seat's last decision.
    pub fn undo(&self, seat: Seat) -> Result<Step, TableFault> {
        let mut table = self.table.copy();
        let rows = vec![Row::Undo; table.undo(seat, self.passes(seat))?];
        Ok(Step { after: self.rows, table, rows, fights: Vec::new() })
    }

    /// Lets a step count.
    pub fn commit(&mut self, step: Step) -> Result<(), StaleStep> {
        if step.after != self.rows {
            return Err(StaleStep { after: step.after, rows: self.rows });
        }
        self.rows += step.rows.len() as u64;
        self.table = step.table;
        self.fights.truncate(self.table.entries());
        self.fights.add(step.fights);
        Ok(())
    }

    /// Plays a decision and all that follows of it on a copy of the table, and returns the step.
    fn step(
        &self,
        decide: impl FnOnce(&mut dyn AnyTable) -> Result<Vec<Line>, TableFault>,
    ) -> Result<Step, TableFault> {
        let mut table = self.table.copy();
        let mut watch = Watch::after(&*table);
        let mut lines = decide(&mut *table)?;
        if !lines.is_empty() {
            watch.look(&*table);
        }
        self.run_on(&mut *table, &mut lines, &mut watch)?;
        let rows = lines.into_iter().map(Row::Line).collect();
        Ok(Step { after: self.rows, table, rows, fights: watch.over() })
    }

    /// Plays all that happens before somebody has to decide: chance, and passes where nothing else can be done.
    fn run_on(&self, table: &mut dyn AnyTable, lines: &mut Vec<Line>, watch: &mut Watch) -> Result<(), TableFault> {
        loop {
            match table.turn() {
                Turn::Chance => {
                    let mut luck = Rng::stream(self.seed, next_entry(table));
                    lines.push(table.chance(&mut luck)?);
                }
                Turn::Of(seat) => match table.pass(self.passes(seat))? {
                    Some(line) => lines.push(line),
                    None => return Ok(()),
                },
                Turn::Over => return Ok(()),
            }
            watch.look(table);
        }
    }
}

fn next_entry(table: &dyn AnyTable) -> u64 {
    table.entries() as u64 + 1
}

//! A table, its bots and its random numbers, and the steps that change it.

use crate::{
    DealFault, Holiday, LetPass, Parted, Private, Script, Stamp,
    access::{Access, Held, Person},
    drawing::Luck,
    fights::{Fights, Watch},
    lesson::{ActFault, Taught},
    row::{Row, standing},
    rows::Rows,
    step::{StaleStep, Step},
};
use catalog::{AnyTable, Drawn, Level, Line, MAX_LINE, MAX_RECORD, Pass, TableFault, Thought};
use kernel::{Illegal, Lang, Rng, Seat, Terms, Turn};
use luck::{Purpose, Signer};
use protocol::{Lesson, SeatInfo};

/// The authority over one table. Every change is a [`Step`], which takes effect once it is committed.
pub struct Dealer {
    table: Box<dyn AnyTable>,
    /// The level of the bot at each seat, or `None` for a person.
    levels: Vec<Option<Level>>,
    /// The source of all random numbers, for chance and for bots. A table that is loaded again from its log draws the
    /// same numbers.
    pub(crate) luck: Luck,
    /// The signing key of the host, which signs the record of a game with a key.
    pub(crate) signer: Option<Signer>,
    /// The seed of luck by purpose, if the game is a daily deal.
    daily: Option<u64>,
    taught: Taught,
    pub(crate) rows: Rows,
    pub(crate) fights: Fights,
    access: Access,
    /// True if several people began the game.
    has_company: bool,
    parted: Parted,
    /// The clocks after the last decision, if the game has a clock.
    stamp: Option<Stamp>,
    /// The holidays of the person at each seat.
    pub(crate) holidays: Vec<Vec<Holiday>>,
    /// The turns whose windows for answers seats let pass, in the order in which they said so.
    pub(crate) passing: Vec<LetPass>,
    /// The part that only each seat knows.
    pub(crate) privates: Vec<Option<Private>>,
    /// The number of changes of each of these parts.
    pub(crate) private_changes: Vec<u64>,
    /// The greatest allowed size of a record, in bytes.
    most: usize,
}

/// The number that is mixed into the seed for bots, so that bots and chance draw from different streams.
const BOTS: u64 = 0x626f_7473;

impl Dealer {
    /// Returns the dealer of a table before its first row. `levels` has the level of the bot at each seat, or `None`
    /// for a person. `luck` is the source of all random numbers, such as a seed.
    ///
    /// # Errors
    ///
    /// Refuses a list of levels whose length differs from the number of seats.
    pub fn new(
        table: Box<dyn AnyTable>,
        levels: Vec<Option<Level>>,
        luck: impl Into<Luck>,
    ) -> Result<Dealer, DealFault> {
        let expected = table.header().seats.len();
        if levels.len() != expected {
            return Err(DealFault::Seats { found: levels.len(), expected });
        }
        let learner = Seat::all(expected).zip(&levels).find(|(_, level)| level.is_none()).map(|(seat, _)| seat);
        let (fights, access, taught) = (Fights::default(), Access::Own, Taught::of(table.header(), learner));
        let daily = table.header().daily_seed();
        // In a daily deal, the random numbers of the bots are also the same for everybody.
        let luck = daily.map_or_else(|| luck.into(), Luck::Seed);
        Ok(Dealer {
            table,
            levels,
            luck,
            signer: None,
            daily,
            taught,
            rows: Rows::default(),
            fights,
            access,
            has_company: false,
            parted: Parted::default(),
            stamp: None,
            holidays: Vec::new(),
            passing: Vec::new(),
            privates: vec![None; expected],
            private_changes: vec![0; expected],
            most: MAX_RECORD,
        })
    }

    /// Sets the access to this table: the people who may play or watch. The seat of a bot has no holder.
    ///
    /// # Errors
    ///
    /// Refuses a list of holders whose length differs from the number of seats, and a holder at the seat of a bot.
    pub fn with_access(self, access: Access) -> Result<Dealer, DealFault> {
        if let Access::Open(holders) = &access {
            let expected = self.levels.len();
            if holders.len() != expected {
                return Err(DealFault::Seats { found: holders.len(), expected });
            }
            let seats = Seat::all(expected).zip(holders);
            let mut held = seats.filter(|(_, holder)| holder.is_some()).map(|(seat, _)| seat);
            if let Some(seat) = held.find(|seat| self.level(*seat).is_some()) {
                return Err(DealFault::BotHeld(seat));
            }
        }
        Ok(Dealer { has_company: access.has_several(), access, ..self })
    }

    /// Sets the signing key of the host, which signs the record of a game with a key.
    #[must_use]
    pub fn with_signer(self, signer: Option<Signer>) -> Dealer {
        Dealer { signer, ..self }
    }

    /// Sets the greatest allowed size of a record, in bytes. The default is [`MAX_RECORD`].
    #[must_use]
    pub fn with_most(self, most: usize) -> Dealer {
        Dealer { most, ..self }
    }

    /// Returns the access to this table: the people who may play or watch.
    pub fn access(&self) -> &Access {
        &self.access
    }

    /// Returns the seats that a person may decide for. On the machine that hosts the table, these are the seats of all
    /// people.
    pub(crate) fn held(&self, person: Option<Person>) -> Held {
        match &self.access {
            Access::Own => self.people().collect(),
            open @ Access::Open(_) => open.held(person),
        }
    }

    /// Applies the stored rows of a table's log, in order, to a dealer before its first row.
    ///
    /// # Errors
    ///
    /// Returns the first row that cannot be folded, or the first entry that the table refuses.
    pub fn replay(mut self, rows: &[Row]) -> Result<Dealer, DealFault> {
        for line in standing(rows).map_err(DealFault::Rows)? {
            let entry = self.table.entries() + 1;
            self.table.enter(line).map_err(|why| DealFault::Entry { entry, why })?;
        }
        rows.iter().for_each(|row| self.rows.add(row));
        self.note(rows).map_err(DealFault::Rows)?;
        self.taught.ended = rows.contains(&Row::EndLesson);
        Ok(self)
    }

    /// Takes note of the people who leave, and of the clocks, in all rows of a log.
    fn note(&mut self, rows: &[Row]) -> Result<(), String> {
        let (mut entries, seats) = (0, self.levels.len());
        for (at, row) in rows.iter().enumerate() {
            match row {
                Row::Line(_) | Row::Timed(..) => entries += 1,
                Row::Undo => entries -= 1,
                Row::EndLesson | Row::Parted(_) | Row::Hint => {}
                Row::LetPass(said) => self.passing.push(*said),
            }
            if let Row::Timed(_, stamp) = row {
                self.stamp = Some(stamp.clone());
            }
            self.parted.note(row, entries, seats).map_err(|why| format!("row {}: {why}", at + 1))?;
        }
        self.empty_seats();
        Ok(())
    }

    /// Takes the seats from the people who have left.
    fn empty_seats(&mut self) {
        for seat in self.parted.replaced() {
            self.access.leave(seat);
        }
    }

    /// Returns the people who have left, and the proposal to call the game off.
    pub fn parted(&self) -> &Parted {
        &self.parted
    }

    /// Returns the turn. A game that the people have ended is over, even if its rules could go on.
    pub fn turn(&self) -> Turn {
        if self.parted.end().is_some() { Turn::Over } else { self.table.turn() }
    }

    /// Returns the terms of the game between people. On people's own machine, its clock stands still.
    pub(crate) fn terms(&self) -> Terms {
        self.table.header().terms.clone().filter(|_| self.access != Access::Own).unwrap_or_default()
    }

    /// Reports whether several people began the game.
    pub(crate) fn has_company(&self) -> bool {
        self.has_company
    }

    /// Returns the clocks after the last decision, if the game has a clock.
    pub(crate) fn last_stamp(&self) -> Option<&Stamp> {
        self.stamp.as_ref()
    }

    /// Returns the table at its newest position.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Returns the number of rows in the log. The count includes entries that were taken back, and the rows that took
    /// them back.
    pub fn rows(&self) -> u64 {
        self.rows.count()
    }

    /// Returns the level of the bot at this seat, or `None` for a person.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.parted.bot(seat).or_else(|| self.levels.get(seat.index()).copied().flatten())
    }

    /// Returns the name at each seat and the level of its bot.
    pub(crate) fn seats(&self) -> Vec<SeatInfo> {
        let seats = Seat::all(self.levels.len()).zip(&self.table.header().seats);
        let info = |(seat, name): (Seat, &String)| SeatInfo {
            name: name.clone(),
            bot: self.level(seat).map(|level| level.to_string()),
        };
        seats.map(info).collect()
    }

    /// Returns the title of the game for players.
    pub(crate) fn title(&self, lang: Lang) -> String {
        let name = &self.table.header().game;
        catalog::game(name).map_or_else(|_| name.clone(), |game| game.title(lang))
    }

    /// Returns the seats that people play, in order.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.levels.len()).filter(|seat| self.level(*seat).is_none())
    }

    /// Returns the kind of passes that the table makes for a seat with no other action. If other people can see the
    /// table, an immediate pass could reveal that no card in the hidden hand can be played. In that case the table
    /// passes only for seats without secrets, and prompts every other seat.
    pub(crate) fn passes(&self, seat: Seat) -> Pass {
        let is_alone = self.access == Access::Own && self.people().eq([seat]);
        if is_alone { Pass::Any } else { Pass::Open }
    }

    /// Returns the fault that refuses every decision once the record of an unfinished game is full. Returns `None` if
    /// the record is not full or the game is over. A record is full if the next line might not fit. The table is then
    /// closed for good: nobody decides, nothing is taken back, and everybody may export the record.
    ///
    /// The length of a record depends on hidden information. Closing the table at this length reveals no secret,
    /// because the whole record is public from then on.
    pub fn full(&self) -> Option<TableFault> {
        let is_full = self.turn() != Turn::Over && self.is_full(&*self.table);
        is_full.then_some(TableFault::RecordFull { most: self.most })
    }

    fn is_full(&self, table: &dyn AnyTable) -> bool {
        table.record_bytes() + MAX_LINE > self.most
    }

    /// Returns the seat to move and the level of its bot, if a bot plays the seat and the record is not full.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        if self.full().is_some() {
            return None;
        }
        match self.turn() {
            Turn::Of(seat) => self.level(seat).map(|level| (seat, level)),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Returns the computation of a bot at the level `level` for the seat to move. The random numbers depend only on
    /// the source of luck and on the number of entries. In a lesson, the computation returns the decision in the script.
    ///
    /// # Errors
    ///
    /// Returns an error if no seat decides now.
    pub fn think(&self, level: Level) -> Result<Thought, TableFault> {
        if let Some(choice) = self.taught.scripted(&*self.table) {
            return Ok(Box::new(move |_| choice));
        }
        let next = next_entry(&*self.table);
        let rng = match &self.luck {
            Luck::Seed(seed) => Rng::stream(self.taught.seed_at(&*self.table, *seed) ^ BOTS, next),
            Luck::Key(draws) => Rng::new(draws.word(Purpose::Bot, next, 0)),
        };
        self.table.think(level, rng)
    }

    /// Returns a step with every entry that is owed before a seat decides: outcomes of chance, and passes. The step has
    /// no rows if a seat has to decide now.
    pub fn owed(&self) -> Result<Step, TableFault> {
        if self.parted.end().is_some() {
            return Ok(self.step_of(self.table.copy(), Vec::new()));
        }
        self.step(|_| Ok(Vec::new()))
    }

    /// Returns a step with a choice of a seat, given by its index in the scene, and with the entries that are owed
    /// afterwards. The table changes when the step is committed.
    ///
    /// # Errors
    ///
    /// Returns an error if this seat does not decide now, if the scene has no such choice, if the lesson waits for
    /// another choice, or if the record is [full](Dealer::full).
    pub fn act(&self, seat: Seat, choice: usize) -> Result<Step, ActFault> {
        self.full().map_or(Ok(()), Err)?;
        if self.parted.end().is_some() {
            return Err(TableFault::Illegal(Illegal::Over).into());
        }
        self.taught.heed(&*self.table, seat, choice)?;
        let step = self.step(|table| Ok(vec![table.choose(seat, choice)?]))?;
        Ok(Step { decided: Some(seat), ..step })
    }

    /// Returns a step that ends the lesson, after which the game continues without it. The step has no rows if there is
    /// no lesson.
    pub fn end_lesson(&self) -> Step {
        let rows = self.taught.ending(&*self.table);
        Step { ends_lesson: true, ..self.step_of(self.table.copy(), rows) }
    }

    /// Returns the lesson as `viewer` reads it at the position `shown`. Returns `None` if the lesson is over, or if the
    /// viewer is not the person who reads it.
    pub fn lesson(&self, shown: &dyn AnyTable, viewer: Option<Seat>, lang: Lang) -> Option<Lesson> {
        self.taught.read(&*self.table, shown, viewer, lang)
    }

    /// Replaces the script of the lesson at this table, so that a new lesson can be tried out.
    #[must_use]
    pub fn with_script(mut self, script: Script) -> Dealer {
        self.taught.script = Some(script);
        self
    }

    /// Applies a step. The caller must have stored the rows of the step.
    ///
    /// # Errors
    ///
    /// Refuses a step that was made for an earlier number of rows. In that case nothing changes.
    pub fn commit(&mut self, step: Step) -> Result<(), StaleStep> {
        if step.after != self.rows() {
            return Err(StaleStep { after: step.after, rows: self.rows() });
        }
        for row in &step.rows {
            self.rows.add(row);
            if let Row::LetPass(said) = row {
                self.passing.push(*said);
            }
        }
        self.taught.ended |= step.ends_lesson;
        self.table = step.table;
        self.parted = step.parted;
        self.stamp = step.stamp.or(self.stamp.take());
        self.empty_seats();
        self.fights.truncate(self.table.entries());
        self.fights.add(step.fights);
        Ok(())
    }

    /// Returns the step of a decision: plays the decision and the owed entries on a copy of the table.
    pub(crate) fn step(
        &self,
        decide: impl FnOnce(&mut dyn AnyTable) -> Result<Vec<Line>, TableFault>,
    ) -> Result<Step, TableFault> {
        let mut table = self.table.copy();
        let mut watch = Watch::after(&*table);
        let mut lines = decide(&mut *table)?;
        if !lines.is_empty() {
            watch.look(&*table);
        }
        self.run_on(&mut *table, (&mut lines, &mut watch), &self.passing)?;
        let rows = lines.into_iter().map(Row::Line).collect();
        Ok(Step { fights: watch.over(), ..self.step_of(table, rows) })
    }

    /// Returns a step that adds these rows and leads to this table.
    pub(crate) fn step_of(&self, table: Box<dyn AnyTable>, rows: Vec<Row>) -> Step {
        let mut parted = self.parted.clone();
        for row in &rows {
            parted.note(row, table.entries(), self.levels.len()).expect("the rows of a step name seats of the table");
        }
        Step {
            after: self.rows(),
            table,
            rows,
            fights: Vec::new(),
            ends_lesson: false,
            decided: None,
            parted,
            stamp: None,
        }
    }

    /// Plays the owed entries on `table`, a copy of the dealer's table, and adds their lines to `lines`. Owed are
    /// outcomes of chance, and passes of seats with no other action or that let the windows of a turn pass, as `passing`
    /// says. Stops when a seat has to decide, when the game is over, or when the record is full.
    pub(crate) fn run_on(
        &self,
        table: &mut dyn AnyTable,
        (lines, watch): (&mut Vec<Line>, &mut Watch),
        passing: &[LetPass],
    ) -> Result<(), TableFault> {
        while !self.is_full(table) {
            match table.turn() {
                Turn::Chance => lines.push(self.draw(table)?),
                Turn::Of(seat) if self.is_passing(table, seat, passing) => lines.push(table.let_happen()?),
                Turn::Of(seat) => match table.pass(self.passes(seat))? {
                    Some(line) => lines.push(line),
                    None => return Ok(()),
                },
                Turn::Over => return Ok(()),
            }
            watch.look(table);
        }
        Ok(())
    }

    /// Draws an outcome of chance and applies it to `table`, a copy of the dealer's table.
    pub(crate) fn draw(&self, table: &mut dyn AnyTable) -> Result<Line, TableFault> {
        if let Some(seed) = self.daily {
            return table.chance_by(seed);
        }
        let next = next_entry(table);
        match &self.luck {
            Luck::Seed(seed) => table.chance(&mut Rng::stream(self.taught.seed_at(table, *seed), next)),
            Luck::Key(draws) => {
                let bound = table.bound()?;
                table.chance_at(Drawn { bound, number: draws.below(Purpose::Chance, next, bound) })
            }
        }
    }

    /// Returns this dealer with an earlier position of its table, after the first `rows` rows of the log.
    pub(crate) fn earlier(&self, table: Box<dyn AnyTable>, rows: Rows) -> Dealer {
        Dealer {
            table,
            levels: self.levels.clone(),
            luck: self.luck.clone(),
            signer: self.signer.clone(),
            daily: self.daily,
            taught: self.taught.clone(),
            rows,
            fights: Fights::default(),
            access: self.access.clone(),
            has_company: self.has_company,
            parted: self.parted.clone(),
            stamp: self.stamp.clone(),
            holidays: self.holidays.clone(),
            passing: self.passing.clone(),
            privates: self.privates.clone(),
            private_changes: self.private_changes.clone(),
            most: self.most,
        }
    }

    /// Applies a line of a record to the dealer's table, without a step.
    pub(crate) fn enter(&mut self, line: &Line) -> Result<(), TableFault> {
        self.table.enter(line)
    }
}

fn next_entry(table: &dyn AnyTable) -> u64 {
    table.entries() as u64 + 1
}

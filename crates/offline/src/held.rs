//! A table in memory. Its log is stored nowhere else, so a step is committed immediately.

use catalog::{Header, Line, MAX_RECORD};
use dealer::{DealFault, Dealer, Row, Step};
use host::{Refusal, Sought, heading, people, result, sought};
use kernel::{Lang, Seat, Shelf, Turn, searchable, victors};
use protocol::{DailyDeal, Find, Hint, Ledger, Pace, Review, SeatPlan, TableLine};
use std::time::Duration;

pub(crate) struct Held {
    pub(crate) id: String,
    pub(crate) setup: Setup,
    dealer: Dealer,
    /// The time of the last change, in seconds since 1970.
    changed: u64,
}

/// The header, the seats and the pace of a table: everything but its log.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) header: Header,
    pub(crate) seats: Vec<SeatPlan>,
    pub(crate) pace: Pace,
}

impl Held {
    /// Sets up a table with the id and the seed in `named`, replays `lines`, and plays everything that follows without
    /// a decision.
    pub(crate) fn begin(setup: Setup, lines: Vec<Line>, named: (String, u64), now: u64) -> Result<Held, Refusal> {
        let (id, seed) = named;
        let damaged = |fault: DealFault| Refusal::TableDamaged { why: fault.to_string() };
        let levels = people::levels(&setup.seats).map_err(Refusal::Bot)?;
        if let Some(level) = levels.iter().flatten().find(|level| level.within().is_some()) {
            return Err(Refusal::NoClock { found: level.to_string() });
        }
        let table = catalog::resume(&setup.header, &Shelf::EMPTY).map_err(Refusal::Setup)?;
        let rows: Vec<Row> = lines.into_iter().map(Row::Line).collect();
        let dealer = Dealer::new(table, levels, seed).and_then(|dealer| dealer.replay(&rows)).map_err(damaged)?;
        if dealer.table().record_bytes() > MAX_RECORD {
            return Err(Refusal::RecordTooLong { most: MAX_RECORD });
        }
        let mut held = Held { id, setup, dealer, changed: now };
        let owed = held.dealer.owed()?;
        held.keep(owed, now);
        Ok(held)
    }

    pub(crate) fn dealer(&self) -> &Dealer {
        &self.dealer
    }

    /// Plays a choice of a seat and everything that follows without a decision.
    pub(crate) fn act(&mut self, seat: Seat, choice: usize, now: u64) -> Result<(), Refusal> {
        let step = self.dealer.act(seat, choice)?;
        self.keep(step, now);
        Ok(())
    }

    /// Takes back the last decision of this seat.
    pub(crate) fn undo(&mut self, seat: Seat, now: u64) -> Result<(), Refusal> {
        let step = self.dealer.undo(seat)?;
        self.keep(step, now);
        Ok(())
    }

    /// Returns the ledger of a seat.
    pub(crate) fn ledger(&self, seat: Seat, lang: Lang) -> Result<Ledger, Refusal> {
        Ok(self.dealer.ledger(&self.id, seat, lang)?())
    }

    /// Returns the review of the first decision of a seat at or after the entry `from`.
    pub(crate) fn review(&self, decision: (Seat, usize), lang: Lang) -> Result<Review, Refusal> {
        Ok(self.dealer.review(&self.id, decision, lang)?(&mut || false))
    }

    /// Notes that the person at this seat asks for a hint, and returns the hint.
    pub(crate) fn hint(&mut self, seat: Seat, lang: Lang, now: u64) -> Result<Hint, Refusal> {
        let (step, hinting) = self.dealer.hint((&self.id, seat), lang)?;
        self.keep(step, now);
        Ok(hinting(&mut || false))
    }

    /// Ends the lesson at this table.
    pub(crate) fn end_lesson(&mut self, now: u64) {
        let step = self.dealer.end_lesson();
        self.keep(step, now);
    }

    /// Returns the pause before the next decision, or `None` if no bot decides next.
    pub(crate) fn pause(&self) -> Option<Duration> {
        self.dealer.bot_to_move().map(|_| self.setup.pace.pause())
    }

    /// Lets the bot that decides next act, if there is one.
    pub(crate) fn bot_acts(&mut self, now: u64) -> Result<(), Refusal> {
        let Some((seat, level)) = self.dealer.bot_to_move() else { return Ok(()) };
        let choice = self.dealer.think(level)?(&mut || false);
        self.act(seat, choice, now)
    }

    /// Reports whether the table matches a search.
    pub(crate) fn fits(&self, find: &Find) -> bool {
        let Find { words, since, until, over, before: _ } = find;
        let Setup { header, seats, .. } = &self.setup;
        let names: Vec<String> = seats.iter().map(|seat| searchable(&seat.name)).collect();
        let is_here =
            |word: &Sought| names.iter().any(|name| name.contains(&word.text)) || word.games.contains(&header.game);
        sought(words.as_deref().unwrap_or_default()).iter().all(is_here)
            && since.is_none_or(|since| self.changed >= since)
            && until.is_none_or(|until| self.changed < until)
            && over.is_none_or(|over| (self.dealer.table().turn() == Turn::Over) == over)
    }

    /// Returns the table's line in the list of tables.
    pub(crate) fn line(&self, lang: Lang) -> Result<TableLine, Refusal> {
        let (table, Setup { header, seats, .. }) = (self.dealer.table(), &self.setup);
        Ok(TableLine {
            id: self.id.clone(),
            game: header.game.clone(),
            title: catalog::game(&header.game).map_err(Refusal::Setup)?.title(lang),
            seats: seats.clone(),
            heading: heading(table, self.dealer.parted(), lang),
            entries: table.entries(),
            over: table.turn() == Turn::Over,
            turn: match table.turn() {
                Turn::Of(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            result: table.scores().map(|scores| result(victors(&scores).collect(), scores.values().copied().collect())),
            changed: self.changed,
        })
    }

    /// Returns the daily deal that is played at this table, or `None` if the game is not a daily deal.
    pub(crate) fn daily(&self, lang: Lang) -> Result<Option<DailyDeal>, Refusal> {
        let Some(day) = self.setup.header.daily else { return Ok(None) };
        let TableLine { id, game, title, seats, heading, over, .. } = self.line(lang)?;
        Ok(Some(DailyDeal { day: day.to_string(), game, title, seats, table: Some(id), over, heading }))
    }

    fn keep(&mut self, step: Step, now: u64) {
        if !step.rows().is_empty() {
            self.changed = now;
        }
        self.dealer.commit(step).expect("nothing else has changed the table meanwhile: it is borrowed");
    }
}

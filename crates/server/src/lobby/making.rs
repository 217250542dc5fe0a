//! Creates tables: new ones, those that continue another game, and those of an uploaded record.

use super::{Lobby, closed, daily, gatherings};
use crate::{
    clock,
    lobby::gatherings::{Halfway, Sought, Wish},
};
use catalog::Code;
use dealer::{Person, is_daily_deal};
use host::{DailyPlan, LessonPlan, Refusal, people};
use kernel::{Lang, Options};
use packs::Resumed;
use protocol::{Pace, SeatPlan};
use store::{SaltStage, Setup, TableId};
use table::TableFault;
use tokio::task::spawn_blocking;

impl Lobby {
    /// Creates a table for the people and bots in `seats`. All seats of people belong to `by`, if the server knows its
    /// guests. Returns the id of the table, or of a gathering that waits for the salts of that person's client.
    pub(crate) async fn create(
        &self,
        game: String,
        options: Options,
        seats: Vec<SeatPlan>,
        (by, salt): (Option<Person>, SaltStage),
    ) -> Result<TableId, Refusal> {
        match by {
            Some(by) if salt == SaltStage::Awaited => {
                let seats = seats.into_iter().map(Some).collect();
                self.gather(Wish { game, options, seats, public: false, terms: None, salt }, by).await
            }
            Some(_) | None => self.begin(&game, &options, (seats, by), |_| {}).await,
        }
    }

    /// Creates a table with the lesson of a game for a person with this name. Returns its id.
    pub(crate) async fn lesson(&self, game: &str, name: String, by: Option<Person>) -> Result<TableId, Refusal> {
        let LessonPlan { options, seats, version, pace } = host::lesson(game, name)?;
        let mark = |setup: &mut Setup| (setup.header.lesson, setup.pace) = (Some(version), pace);
        self.begin(game, &options, (seats, by), mark).await
    }

    /// Returns the table at which the person with this name plays a game's daily deal. If there is no such table,
    /// creates it.
    pub(crate) async fn daily(
        &self,
        game: &str,
        day: Option<&str>,
        name: &str,
        by: Option<Person>,
    ) -> Result<TableId, Refusal> {
        let DailyPlan { seats, day } = host::daily(game, day, name, clock::now())?;
        let begun = daily::begun(&self.home, Lang::En, (name, by), Some(day)).await?;
        let table = begun.into_iter().find(|deal| deal.game == game).and_then(|deal| deal.table);
        match table.and_then(|id| TableId::parse(&id)) {
            Some(id) => Ok(id),
            None => self.begin(game, &Options::new(), (seats, by), |setup| setup.header.daily = Some(day)).await,
        }
    }

    /// Invites people to a table. If no seat of the wish is free and no salt is awaited, creates the table. Returns the id
    /// of the gathering or of the table.
    pub(crate) async fn gather(&self, wish: Wish, by: Person) -> Result<TableId, Refusal> {
        let is_salted = wish.salt == SaltStage::Awaited && wish.seats.iter().flatten().any(|seat| seat.bot.is_none());
        match wish.seats.iter().cloned().collect() {
            Some(seats) if !is_salted => {
                let terms = host::terms(wish.terms)?;
                // One person has all seats of people.
                if terms.rated {
                    return Err(Refusal::RatedPeople);
                }
                let mark = |setup: &mut Setup| setup.header.terms = Some(terms);
                self.begin(&wish.game, &wish.options, (seats, Some(by)), mark).await
            }
            Some(_) | None => self.gatherings.gather(wish, by).await,
        }
    }

    /// Finds a game for a person, at a gathering that waits for somebody, or else at a new one. Returns its id.
    pub(crate) async fn seek(&self, sought: Sought, by: Person) -> Result<TableId, Refusal> {
        let sought = Sought { terms: host::terms(Some(sought.terms))?, ..sought };
        if let Some(found) = self.gatherings.find(&sought, by).await? {
            return Ok(found);
        }
        let made = self.gather(sought.wish(), by).await?;
        // Somebody else may have looked before this gathering was there, and made another one.
        match self.gatherings.meet_halfway(&sought, by, &made).await? {
            Halfway::Stays => Ok(made),
            Halfway::Joined(other) => Ok(other),
            Halfway::Alone => self.gather(sought.wish(), by).await,
        }
    }

    /// Proposes to play the finished game of a table once more, or agrees to it. If nobody else is to agree and no salt is
    /// awaited, creates the table and returns its id.
    pub(crate) async fn rematch(
        &self,
        id: &TableId,
        (by, salt): (Person, SaltStage),
    ) -> Result<Option<TableId>, Refusal> {
        let held = self.load(id).await?;
        gatherings::may_propose(&held, by)?;
        let setup = held.setup().clone();
        drop(held);
        if salt == SaltStage::Awaited || !gatherings::is_alone(&setup, by) {
            return self.gatherings.rematch(id, &setup, (by, salt)).await.map(|()| None);
        }
        let Setup { header, seats, pace, .. } = setup;
        let seats = gatherings::turned(&header.game, seats);
        self.begin(&header.game, &header.options, (seats, Some(by)), |setup| setup.pace = pace).await.map(Some)
    }

    /// Creates a table that continues another table's game after its first `entry` entries. Returns the new id.
    pub(crate) async fn fork(&self, id: &TableId, entry: usize, by: Option<Person>) -> Result<TableId, Refusal> {
        let held = self.load(id).await?;
        closed(&held)?;
        let mut lines = held.table().lines();
        let (mut setup, shelf) = (held.setup().clone(), held.shelf().clone());
        // A game that continues from a lesson or a daily deal is itself neither of them. Nor has it a clock, because one
        // person plays it.
        (setup.header.lesson, setup.header.daily) = (None, None);
        setup.header.terms = None;
        setup.holders = held_by(by, &setup.seats);
        drop(held);
        if entry > lines.len() {
            return Err(TableFault::NoSuchEntry { entries: lines.len() }.into());
        }
        lines.truncate(entry);
        self.maker.keep((setup, by), shelf, lines).await
    }

    /// Creates a table from an uploaded record or code. Returns its id.
    pub(crate) async fn import(&self, record: Vec<u8>, by: Option<Person>) -> Result<TableId, Refusal> {
        self.decisions.admit(by)?;
        if record.len() > self.longest_record {
            return Err(Refusal::RecordTooLong { most: self.longest_record });
        }
        let read = move || -> Result<_, Refusal> {
            let code = if Code::is_meant(&record) { Some(Code::parse(&record)?) } else { None };
            let read = code.as_ref().map_or_else(|| catalog::Record::parse(&record), |code| Ok(code.opening()));
            Ok((read.map_err(Refusal::Record)?, code))
        };
        let (record, code) = spawn_blocking(read).await.map_err(|_| Refusal::Stopped)??;
        let kept = self.home.kept(&record.header.value).await?;
        let (mut header, lines, shelf) = self
            .maker
            .packs(move |packs| {
                let Resumed { mut table, shelf, old: _ } = packs.replay(&record, &kept).map_err(Refusal::Record)?;
                if let Some(code) = code {
                    code.play(&mut *table)?;
                }
                let mut header = table.header().clone();
                header.terms = None;
                // If somebody made up the outcomes of chance, the game becomes an ordinary game.
                header.daily = header.daily.filter(|_| is_daily_deal(&*table));
                Ok((header, table.lines(), shelf))
            })
            .await?;
        let seats = people::recorded(&header)?;
        // The names in the header must be the names that the table will show.
        people::enter(&seats, &mut header);
        let setup = Setup { header, holders: held_by(by, &seats), seats, pace: Pace::default(), seed: 0, key: None };
        self.maker.keep((setup, by), shelf, lines).await
    }

    async fn begin(
        &self,
        game: &str,
        options: &Options,
        (seats, by): (Vec<SeatPlan>, Option<Person>),
        mark: impl FnOnce(&mut Setup),
    ) -> Result<TableId, Refusal> {
        let seats = people::seat(seats)?;
        let (header, shelf) = self.maker.set_up(game, options, &seats).await?;
        let mut setup =
            Setup { header, holders: held_by(by, &seats), seats, pace: Pace::default(), seed: 0, key: None };
        mark(&mut setup);
        self.maker.keep((setup, by), shelf, Vec::new()).await
    }
}

/// Returns the holders of the seats at a new table: its maker at each seat of a person.
fn held_by(maker: Option<Person>, seats: &[SeatPlan]) -> Vec<Option<Person>> {
    seats.iter().map(|seat| maker.filter(|_| seat.bot.is_none())).collect()
}

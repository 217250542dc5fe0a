//! Holidays at the tables of a person, which show them at once and measure the time by them.

use super::{Lobby, alarm::Alarm};
use crate::{holidays, troubles::refusal};
use bus::Hint;
use dealer::Person;
use host::Refusal;
use kernel::Time;
use protocol::Holidays;
use store::Query;

/// The number of tables that are listed at a time.
const PAGE: usize = 100;

impl Lobby {
    /// Returns the holidays of a person.
    pub(crate) async fn holidays(&self, person: Person) -> Result<Holidays, Refusal> {
        holidays::told(self.store(), person, (self.holiday_days, self.seconds())).await
    }

    /// Begins a holiday of so many days.
    pub(crate) async fn begin_holiday(&self, person: Person, days: u32) -> Result<(), Refusal> {
        holidays::begin(self.store(), person, (days, self.holiday_days, self.seconds())).await?;
        tracing::info!(days, "somebody begins a holiday");
        self.tell_tables(person).await
    }

    /// Ends the holiday of a person.
    pub(crate) async fn end_holiday(&self, person: Person) -> Result<(), Refusal> {
        holidays::end(self.store(), person, self.seconds()).await?;
        self.tell_tables(person).await
    }

    /// Lets the tables of a person at which time runs by days read the holidays. Those that nobody has open are opened,
    /// because their time may end sooner than was known.
    async fn tell_tables(&self, person: Person) -> Result<(), Refusal> {
        let mut before = None;
        loop {
            let query = Query { holder: Some(person), over: Some(false), before, most: PAGE, ..Query::default() };
            let page = self.home.store.list(&query).await.map_err(refusal)?;
            for listed in &page.tables {
                let terms = listed.header.as_ref().and_then(|header| header.terms.as_ref());
                if !terms.is_some_and(|terms| matches!(terms.time, Some(Time::Days(_)))) {
                    continue;
                }
                self.link().tell(Hint::News(listed.id.clone()));
                let doors = self.rooms.doors().await;
                if doors.has(&listed.id) {
                    doors.news(&listed.id);
                } else {
                    // Nobody waits for alarms once the server stops.
                    let _ = self.alarms.send(Alarm { table: listed.id.clone(), due: 0 });
                }
            }
            before = page.tables.last().map(|last| last.turn);
            if !page.more {
                return Ok(());
            }
        }
    }
}

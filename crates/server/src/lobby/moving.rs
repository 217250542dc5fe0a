//! A guest becomes a person who is known already: the tables and gatherings of the guest hear of it.

use super::Lobby;
use crate::troubles::refusal;
use bus::Hint;
use dealer::Person;
use host::Refusal;
use store::{Invited, Query, TableId};

/// The number of tables that are listed at a time.
const PAGE: usize = 100;

/// The greatest number of gatherings of one person, which is more than anybody can have.
const MOST_GATHERINGS: usize = 10_000;

/// The tables and gatherings of a guest.
#[derive(Default)]
pub(crate) struct Places {
    tables: Vec<TableId>,
    gatherings: Vec<TableId>,
}

impl Lobby {
    /// Returns the tables and gatherings of a guest.
    pub(crate) async fn places_of(&self, guest: Option<Person>) -> Result<Places, Refusal> {
        let Some(guest) = guest else { return Ok(Places::default()) };
        let store = &self.home.store;
        let found = store.gatherings(Invited::Person(guest), MOST_GATHERINGS).await.map_err(refusal)?;
        let mut places =
            Places { gatherings: found.into_iter().map(|gathered| gathered.id).collect(), tables: Vec::new() };
        let mut before = None;
        loop {
            let query = Query { holder: Some(guest), before, most: PAGE, ..Query::default() };
            let page = store.list(&query).await.map_err(refusal)?;
            before = page.tables.last().map(|last| last.turn);
            places.tables.extend(page.tables.into_iter().map(|listed| listed.id));
            if !page.more {
                return Ok(places);
            }
        }
    }

    /// Lets these tables and gatherings read the store, here and at other servers, because somebody else has a part in them
    /// now.
    pub(crate) async fn moved(&self, Places { tables, gatherings }: Places) {
        for id in tables.iter().chain(&gatherings) {
            self.link().tell(Hint::News(id.clone()));
        }
        for id in &tables {
            self.rooms.doors().await.news(id);
        }
        for id in gatherings.iter().filter(|id| self.gatherings.awaits(id)) {
            if let Err(why) = self.gatherings.read_again(id).await {
                tracing::debug!(?why, "an invitation is shown once it can be read");
            }
        }
    }
}

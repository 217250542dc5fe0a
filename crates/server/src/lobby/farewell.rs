//! A person leaves the server for good. Games with others stay with the others, and the person is somebody who left there.

use super::{Change, Lobby};
use crate::{room::ToRoom, troubles::refusal};
use dealer::Person;
use host::Refusal;
use kernel::Seat;
use store::{Chair, Gathered, Invited, Listed, Query, TableId};
use tokio::sync::oneshot;

/// The number of tables that are listed at a time.
const PAGE: usize = 100;

/// The greatest number of gatherings of one person, which is more than anybody can have.
const MOST_GATHERINGS: usize = 10_000;

impl Lobby {
    /// Deletes what is kept about a person. The person's seats get the name `name`, and belong to `stranger`, of whom
    /// nothing else is kept. What leads to the person goes last, so that after a failure it can be tried again.
    pub(crate) async fn farewell(&self, person: Person, (name, stranger): (&str, Person)) -> Result<(), Refusal> {
        self.leave_tournaments(person, name).await?;
        self.leave_gatherings(person).await?;
        let mut before = None;
        loop {
            let query = Query { holder: Some(person), before, most: PAGE, ..Query::default() };
            let page = self.home.store.list(&query).await.map_err(refusal)?;
            for Listed { id, holders, .. } in &page.tables {
                let is_alone = holders.iter().flatten().all(|holder| *holder == person);
                if is_alone { self.remove(id).await? } else { self.leave_table(id, (person, name)).await? }
            }
            before = page.tables.last().map(|last| last.turn);
            if !page.more {
                break;
            }
        }
        self.home.store.unkeep(person, stranger).await.map_err(refusal)?;
        tracing::info!("a person has left for good");
        Ok(())
    }

    /// Withdraws the invitations of a person, and frees the person's seats in those of others.
    async fn leave_gatherings(&self, person: Person) -> Result<(), Refusal> {
        let found = self.home.store.gatherings(Invited::Person(person), MOST_GATHERINGS).await.map_err(refusal)?;
        for Gathered { id, gathering, .. } in found {
            let left = if gathering.by == person {
                self.gatherings.disband(&id, person).await
            } else {
                self.free_chairs(&id, person, &gathering.chairs).await
            };
            match left {
                // The table has begun meanwhile, or somebody else has changed the invitation.
                Ok(()) | Err(Refusal::Begun | Refusal::Disbanded | Refusal::SeatFree | Refusal::SeatOfOther) => {}
                // The seat belongs to a tournament, from which the person has withdrawn before.
                Err(Refusal::Tournament(_)) => {}
                Err(why) => return Err(why),
            }
        }
        Ok(())
    }

    async fn free_chairs(&self, id: &TableId, person: Person, chairs: &[Chair]) -> Result<(), Refusal> {
        for (seat, chair) in Seat::all(chairs.len()).zip(chairs) {
            if let Chair::Taken { person: holder, .. } | Chair::Kept { person: holder, .. } = chair
                && *holder == person
            {
                self.gatherings.change(id, person, &Change::Release { seat }).await?;
            }
        }
        Ok(())
    }

    /// Resigns the game of a table if it goes on, and takes the person's name from the seats.
    async fn leave_table(&self, id: &TableId, (person, name): (Person, &str)) -> Result<(), Refusal> {
        let room = match self.room(id).await {
            Ok(room) => room,
            // Nobody can open the table. Its seats still lose their holder.
            Err(Refusal::TableDamaged { .. } | Refusal::Setup(_) | Refusal::NoSuchTable) => return Ok(()),
            Err(why) => return Err(why),
        };
        let (reply, done) = oneshot::channel();
        let farewell = ToRoom::Farewell { person, name: name.to_owned(), reply };
        room.send(farewell).await.map_err(|_| Refusal::Stopped)?;
        done.await.map_err(|_| Refusal::Stopped)?
    }
}

//! The games of a tournament that have not begun: their seats are kept for two people.

use super::{Gatherings, Seen};
use crate::troubles::refusal;
use dealer::Person;
use host::Refusal;
use store::{Chair, Gathered, Gathering, StoreFault, TableId};

impl Gatherings {
    /// Stores the invitation to a game of a tournament, unless it is there already.
    pub(in crate::lobby) async fn pair(&self, id: &TableId, gathering: Gathering) -> Result<(), Refusal> {
        let gathering = self.settled(&gathering, gathering.clone())?;
        match self.maker.home.store.gather(id, &gathering).await {
            Ok(()) => tracing::info!(table = id.as_str(), "two people of a tournament were paired"),
            // Another server has stored it.
            Err(StoreFault::Taken) => {}
            Err(fault) => return Err(refusal(fault)),
        }
        Ok(())
    }

    /// Returns the invitation to a game, or `None` if there is none.
    pub(in crate::lobby) async fn paired(&self, id: &TableId) -> Result<Option<Gathered>, Refusal> {
        match self.maker.home.store.gathering(id).await {
            Ok(gathered) => Ok(Some(gathered)),
            Err(StoreFault::Missing) => Ok(None),
            Err(fault) => Err(refusal(fault)),
        }
    }

    /// Keeps the seats of the people in `away` for `nobody` instead. From then on, the game cannot begin. Returns the invitation after that, or `None` if somebody has changed it meanwhile.
    pub(in crate::lobby) async fn close(
        &self,
        Gathered { id, version, mut gathering }: Gathered,
        (away, nobody): (&[Person], Person),
    ) -> Result<Option<Gathering>, Refusal> {
        for chair in &mut gathering.chairs {
            if let Chair::Kept { person, name } | Chair::Taken { person, name, .. } = chair
                && away.contains(person)
            {
                *chair = Chair::Kept { person: nobody, name: name.clone() };
            }
        }
        gathering.due = None;
        match self.maker.home.store.regather(&id, version, &gathering).await {
            Ok(()) => Ok(Some(gathering)),
            Err(StoreFault::Taken | StoreFault::Missing) => Ok(None),
            Err(fault) => Err(refusal(fault)),
        }
    }

    /// Removes the invitation to a game for which somebody did not come.
    pub(in crate::lobby) async fn unpair(&self, id: &TableId) -> Result<(), Refusal> {
        match self.maker.home.store.disband(id).await {
            Ok(()) => {
                self.onlookers.show(id, Seen::Gone(Refusal::Disbanded));
                Ok(())
            }
            Err(StoreFault::Missing) => Ok(()),
            Err(fault) => Err(refusal(fault)),
        }
    }
}

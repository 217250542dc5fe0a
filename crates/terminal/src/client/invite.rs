//! How a client comes to an invitation, and from there to its table.

use super::{
    change::Change,
    gathering::Gathering,
    state::{Client, Opening, Place},
};
use crate::Need;
use protocol::{FromClient, GatheringInfo};

impl Client {
    /// Processes a gathering. Once it has begun, its table opens.
    pub(super) fn gathered(&mut self, info: GatheringInfo, begun: bool) -> (Change, Vec<Need>) {
        match &self.place {
            // The server sent it before it received the message that the client left, or before the table began.
            Place::Lobby | Place::Table(_) => return (Change::Nothing, Vec::new()),
            Place::Opening(_) | Place::Gathering(_) => {}
        }
        if begun {
            self.place = Place::Opening(Opening::Known);
            return (Change::Nothing, vec![Need::Say(FromClient::Open { table: info.table })]);
        }
        let link = self.link.as_ref().filter(|link| link.table == info.table).and_then(|link| link.seat.clone());
        self.place = Place::Gathering(Box::new(Gathering { info, link }));
        (Change::Gathering, Vec::new())
    }

    /// Returns the invitation that the client shows.
    pub fn gathering(&self) -> Option<&Gathering> {
        match &self.place {
            Place::Gathering(gathering) => Some(gathering),
            Place::Lobby | Place::Opening(_) | Place::Table(_) => None,
        }
    }
}

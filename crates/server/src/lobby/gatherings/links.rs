//! Links to certain seats of a gathering, which its maker gives away.

use super::{Change, Gatherings};
use crate::identity::new_seat_link;
use dealer::Person;
use host::Refusal;
use kernel::Seat;
use protocol::SeatLink;
use store::TableId;

impl Gatherings {
    /// Promises a free seat to a new link, in place of an earlier link to it. The store keeps the hash of the secret
    /// alone, so nobody can be told the secret again.
    ///
    /// # Errors
    ///
    /// Refuses everybody but the person who has made the gathering, and a seat that is not free.
    pub(crate) async fn promise(&self, id: &TableId, person: Person, seat: Seat) -> Result<SeatLink, Refusal> {
        let link = new_seat_link()?;
        self.change(id, person, &Change::Promise { seat, link: link.hash }).await?;
        Ok(SeatLink { seat, link: link.text })
    }
}

//! Standing orders: the answers of a seat to windows, given beforehand. Only this seat knows them.

use crate::{Dealer, Private};
use catalog::TableFault;
use kernel::{Lang, Length, Seat, Topic};
use protocol::{Orders, OwnOrders, TopicInfo};

/// The reason why a seat cannot give orders.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OrdersFault {
    /// The table has no windows for answers.
    #[error("a table without windows for answers; expected one with windows in its terms")]
    NoWindows,
    /// The game is over, or its record is full.
    #[error("the game is over; expected one in progress")]
    Over,
    /// The person has no seat at this screen.
    #[error("nobody sits here; expected a seat of one's own")]
    NoSeat,
    /// The game has no topic with this id.
    #[error("no topic {found:?}; expected some of {expected}")]
    UnknownTopic {
        /// The id.
        found: String,
        /// The ids of all topics, separated by commas.
        expected: String,
    },
    /// The turn is over, or has not begun.
    #[error("turn {found}; expected the current one, {expected}")]
    OtherTurn {
        /// The number of the turn.
        found: u32,
        /// The number of the current turn.
        expected: u32,
    },
    /// The table does not allow what follows.
    #[error(transparent)]
    Table(#[from] TableFault),
}

impl Dealer {
    /// Returns the part that only `seat` knows, with these orders. It takes effect with [`Dealer::keep_private`], once the
    /// driver has stored it.
    ///
    /// # Errors
    ///
    /// Refuses a table without windows, a game that is over, a seat that no person plays, and unknown topics.
    pub fn ordered(&self, seat: Seat, orders: Orders) -> Result<Private, OrdersFault> {
        self.can_order(seat)?;
        let topics = self.table().topics();
        if let Orders::About(about) = &orders
            && let Some(found) = about.iter().find(|id| topics.iter().all(|topic| topic.id != **id))
        {
            let expected: Vec<&str> = topics.iter().map(|topic| topic.id).collect();
            return Err(OrdersFault::UnknownTopic { found: found.clone(), expected: expected.join(", ") });
        }
        // The ids are stored in the order of the game and once each, so that their number is bounded.
        let orders = match orders {
            Orders::About(about) => {
                let chosen = topics.iter().filter(|topic| about.iter().any(|id| id == topic.id));
                Orders::About(chosen.map(|topic| topic.id.to_owned()).collect())
            }
            Orders::Ask | Orders::LetHappen => orders,
        };
        let private = self.private(seat).cloned().unwrap_or_default();
        Ok(private.with_orders(orders))
    }

    /// Takes note of the part that only `seat` knows, as the driver has stored it.
    pub fn keep_private(&mut self, seat: Seat, private: Private) {
        let place = &mut self.privates[seat.index()];
        if place.as_ref() != Some(&private) {
            *place = Some(private);
            self.private_changes[seat.index()] += 1;
        }
    }

    /// Returns the number of changes of the part that only this seat knows. Only screens of this seat may depend on it.
    pub fn private_changes(&self, seat: Seat) -> u64 {
        self.private_changes.get(seat.index()).copied().unwrap_or_default()
    }

    pub(crate) fn private(&self, seat: Seat) -> Option<&Private> {
        self.privates.get(seat.index())?.as_ref()
    }

    /// Returns the orders of a seat. Where orders alone decide, a seat without orders lets everything happen. Elsewhere, it
    /// is asked.
    pub(crate) fn orders(&self, seat: Seat) -> Orders {
        let is_alone = self.terms().windows.is_some_and(|windows| windows.length == Length::Orders {});
        let usual = if is_alone { Orders::LetHappen } else { Orders::Ask };
        self.private(seat).and_then(|private| private.orders().cloned()).unwrap_or(usual)
    }

    pub(crate) fn own_orders(&self, seat: Seat, lang: Lang) -> OwnOrders {
        let topics = self.table().topics().iter();
        OwnOrders {
            orders: self.orders(seat),
            topics: topics.map(|topic| TopicInfo { id: topic.id.into(), words: topic.words(lang).into() }).collect(),
            answer: self.private(seat).and_then(|private| private.answer_at(self.table().entries())),
        }
    }
}

/// Reports whether a seat with these orders lets windows about this topic pass.
pub(crate) fn let_happen(orders: &Orders, topic: &Topic) -> bool {
    match orders {
        Orders::Ask => false,
        Orders::About(about) => about.iter().all(|id| id != topic.id),
        Orders::LetHappen => true,
    }
}

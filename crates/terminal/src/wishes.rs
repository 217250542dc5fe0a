//! The wishes of a person at a table between people: to leave or end the game, and to let windows for answers pass. The
//! server says which of them it grants now.

use crate::Words;
use protocol::{FromClient, LeaveOffer, Orders, OwnOrders, Position, TurnInfo, WindowsInfo};

/// Something that a person may ask for at a table between people, besides the choices of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To agree that the game is called off.
    Agree,
    /// To decline that.
    Decline,
    /// To propose that the game is called off.
    Propose,
    Resign,
    /// To let all windows of this turn of the game pass, aloud.
    LetPass {
        turn: u32,
    },
    /// To be asked in every window.
    Ask,
    /// To let everything happen.
    LetHappen,
    /// To be asked about the topic with this index, or not any more.
    About(usize),
}

impl Wish {
    /// Returns the wishes that the server grants at this position, in the order in which they are listed.
    pub fn all(position: &Position) -> Vec<Wish> {
        let offers = position.leaving.iter().flat_map(|leaving| &leaving.offers);
        let mut all: Vec<Wish> = offers.flat_map(|offer| Wish::offered(*offer)).copied().collect();
        // The answer to somebody who waits comes first, and giving up the seat last.
        all.sort_by_key(|wish| *wish == Wish::Resign);
        let Some((windows, own)) = windows(position) else { return all };
        if !position.viewer.is_some_and(|seat| windows.passing.contains(&seat)) {
            all.push(Wish::LetPass { turn: windows.turn });
        }
        all.extend([Wish::Ask, Wish::LetHappen]);
        all.extend((0..own.topics.len()).map(Wish::About));
        all
    }

    fn offered(offer: LeaveOffer) -> &'static [Wish] {
        match offer {
            LeaveOffer::Resign => &[Wish::Resign],
            LeaveOffer::CallOff => &[Wish::Propose],
            LeaveOffer::Answer => &[Wish::Agree, Wish::Decline],
        }
    }

    /// Returns the message for the server.
    pub fn message(self, position: &Position) -> FromClient {
        match self {
            Wish::Agree => FromClient::Answer { agree: true },
            Wish::Decline => FromClient::Answer { agree: false },
            Wish::Propose => FromClient::Propose,
            Wish::Resign => FromClient::Resign,
            Wish::LetPass { turn } => FromClient::LetPass { turn },
            Wish::Ask => FromClient::Orders { orders: Orders::Ask },
            Wish::LetHappen => FromClient::Orders { orders: Orders::LetHappen },
            Wish::About(topic) => FromClient::Orders { orders: turned(position, topic) },
        }
    }

    /// Returns the wish in words.
    pub(crate) fn words(self, position: &Position, words: Words) -> String {
        let key = match self {
            Wish::Agree => "wish-agree",
            Wish::Decline => "wish-decline",
            Wish::Propose => "wish-propose",
            Wish::Resign => "wish-resign",
            Wish::LetPass { .. } => "wish-let-pass",
            Wish::Ask => "wish-ask",
            Wish::LetHappen => "wish-let-happen",
            Wish::About(topic) => {
                let topics = windows(position).map_or(&[][..], |(_, own)| &own.topics);
                let about = topics.get(topic).map_or("", |topic| topic.words.as_str());
                return words.fill("wish-about", &[("topic", about.into())]);
            }
        };
        words.say(key)
    }

    /// Returns the question before a wish that cannot be taken back, or `None` for any other wish.
    pub(crate) fn question(self, position: &Position, words: Words) -> Option<String> {
        let key = if position.seats.len() == 2 { "resign-sure-two" } else { "resign-sure-more" };
        (self == Wish::Resign).then(|| words.say(key))
    }

    /// Returns whether the orders of the reader's seat say this, or `None` if the wish is no order.
    pub(crate) fn is_order(self, position: &Position) -> Option<bool> {
        let (_, own) = windows(position)?;
        match (self, &own.orders) {
            (Wish::Ask, orders) => Some(*orders == Orders::Ask),
            (Wish::LetHappen, orders) => Some(*orders == Orders::LetHappen),
            (Wish::About(topic), Orders::About(about)) => {
                Some(own.topics.get(topic).is_some_and(|topic| about.contains(&topic.id)))
            }
            (Wish::About(_), Orders::Ask | Orders::LetHappen) => Some(false),
            (Wish::Agree | Wish::Decline | Wish::Propose | Wish::Resign | Wish::LetPass { .. }, _) => None,
        }
    }
}

/// Returns the windows at a table, with the orders of the reader's own seat, while its game goes on.
fn windows(position: &Position) -> Option<(&WindowsInfo, &OwnOrders)> {
    let windows = position.windows.as_ref().filter(|_| position.turn != TurnInfo::Over)?;
    Some((windows, windows.own.as_ref()?))
}

/// Returns the orders of the reader's seat after a topic was added to them or removed from them.
fn turned(position: &Position, topic: usize) -> Orders {
    let Some((_, own)) = windows(position) else { return Orders::Ask };
    let mut about = match &own.orders {
        Orders::About(about) => about.clone(),
        Orders::Ask | Orders::LetHappen => Vec::new(),
    };
    if let Some(topic) = own.topics.get(topic) {
        if about.contains(&topic.id) {
            about.retain(|id| *id != topic.id);
        } else {
            about.push(topic.id.clone());
        }
    }
    Orders::About(about)
}

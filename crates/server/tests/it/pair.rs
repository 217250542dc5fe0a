//! Two guests at one table.

use crate::{
    client::{Client, person, rests},
    house::House,
};
use protocol::{FromClient, OptionValue, Position, Seat, TurnInfo};

/// Two guests at one table, each with the cookie that brings them back.
pub(crate) struct Pair {
    pub(crate) house: House,
    pub(crate) clients: [Client; 2],
    pub(crate) cookies: [String; 2],
    pub(crate) table: String,
    /// The newest position of each.
    pub(crate) seen: [Position; 2],
}

impl Pair {
    /// Lets Ann invite Ben to the duel with these options, and Ben accept.
    pub(crate) async fn meet(seed: u64, options: &[(&str, OptionValue)]) -> Pair {
        let house = House::open(Some(seed)).await;
        let (mut ann, cookie) = newcomer(&house).await;
        let (mut ben, other) = newcomer(&house).await;
        let gather = FromClient::Gather {
            terms: None,
            game: "duel".into(),
            options: options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect(),
            seats: vec![Some(person("Ann")), None],
            public: false,
        };
        let table = ann.gather(gather).await.table;
        ben.gather(FromClient::Open { table: table.clone() }).await;
        ben.say(FromClient::Take { seat: Seat::new(1, 2).unwrap(), name: "Ben".into() }).await;
        for client in [&mut ann, &mut ben] {
            client.gathering().await;
        }
        let seen = [
            ann.ask(FromClient::Open { table: table.clone() }).await,
            ben.ask(FromClient::Open { table: table.clone() }).await,
        ];
        Pair { house, clients: [ann, ben], cookies: [cookie, other], table, seen }
    }

    /// Returns the index of the person to move.
    pub(crate) fn to_move(&self) -> usize {
        match self.seen[0].turn {
            TurnInfo::Seat(seat) => seat.index(),
            other => panic!("expected a seat to move: {other:?}"),
        }
    }

    /// Lets the person to move decide, and the other one hear of it if `hears` is true.
    pub(crate) async fn decide(&mut self, hears: bool) -> FromClient {
        let at = self.to_move();
        let before = &self.seen[at];
        let act = FromClient::Act { at: before.row, choice: before.scene.choices.len() - 1 };
        let row = before.row;
        self.clients[at].say(act.clone()).await;
        let now = self.clients[at].until(|seen| seen.row > row && rests(seen)).await;
        if hears {
            let other = &mut self.clients[1 - at];
            self.seen[1 - at] = other.until(|seen| seen.row == now.row).await;
        }
        self.seen[at] = now;
        act
    }

    /// Returns a new client of one of them, as if the connection had broken.
    pub(crate) async fn back(&self, at: usize) -> Client {
        self.house.guest(Some(&self.cookies[at])).await.0
    }
}

pub(crate) async fn newcomer(house: &House) -> (Client, String) {
    let (client, cookie) = house.guest(None).await;
    (client, cookie.unwrap().split(';').next().unwrap().to_owned())
}

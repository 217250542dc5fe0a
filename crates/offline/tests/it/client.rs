//! A client of a session, which applies the messages it gets.

use offline::Session;
use protocol::{FromClient, FromServer, Lang, Options, Position, SeatPlan, TableLine};

pub(crate) struct Client {
    pub(crate) session: Session,
    /// The last position that the client got.
    known: Option<Position>,
    /// The time, in seconds since 1970.
    pub(crate) now: u64,
}

pub(crate) fn person(name: &str) -> SeatPlan {
    SeatPlan { name: name.to_owned(), bot: None }
}

pub(crate) fn bot(name: &str, level: &str) -> SeatPlan {
    SeatPlan { name: name.to_owned(), bot: Some(level.to_owned()) }
}

pub(crate) fn create(game: &str, seats: &[SeatPlan]) -> FromClient {
    FromClient::Create { game: game.to_owned(), options: Options::new(), seats: seats.to_vec() }
}

impl Client {
    pub(crate) fn new(seed: u64) -> Client {
        Client { session: Session::new(seed), known: None, now: 0 }
    }

    /// Sends a message and returns the answers, with each update applied.
    pub(crate) fn say(&mut self, message: FromClient) -> Vec<FromServer> {
        let said = self.session.hear(&serde_json::to_string(&message).unwrap(), self.now);
        said.iter().map(|text| self.joined(text)).collect()
    }

    /// Lets bots act until a person must decide or the game is over.
    pub(crate) fn wait(&mut self) -> Position {
        while self.session.pause().is_some() {
            for text in self.session.go_on(self.now) {
                self.joined(&text);
            }
        }
        self.position()
    }

    /// Returns the last position.
    pub(crate) fn position(&self) -> Position {
        self.known.clone().expect("a table is open")
    }

    /// Plays the first choice and returns the position after it.
    pub(crate) fn act(&mut self) -> Position {
        self.say(FromClient::Act { at: self.position().row, choice: 0 });
        self.position()
    }

    pub(crate) fn tables(&mut self) -> Vec<TableLine> {
        match self.say(FromClient::Tables(Default::default())).as_slice() {
            [FromServer::Tables { tables, .. }] => tables.clone(),
            other => panic!("expected tables, found {other:?}"),
        }
    }

    /// Sends a message that must be refused, and returns the reason.
    pub(crate) fn refused(&mut self, message: FromClient) -> String {
        match self.say(message).as_slice() {
            [FromServer::Refused { reason }] => reason.clone(),
            other => panic!("expected a refusal, found {other:?}"),
        }
    }

    pub(crate) fn french(&mut self) {
        self.say(FromClient::Hello { lang: Lang::Fr });
    }

    fn joined(&mut self, text: &str) -> FromServer {
        let position = match serde_json::from_str(text).unwrap() {
            FromServer::Position(position) => *position,
            FromServer::Update(update) => {
                let known = self.known.as_ref().expect("an update follows a position");
                known.updated(&update).expect("an update fits the position before it")
            }
            other => return other,
        };
        self.known = Some(position.clone());
        FromServer::Position(Box::new(position))
    }
}

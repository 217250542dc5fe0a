//! A scripted person, who plays fast against a bot and also makes every other kind of request that changes the store.

use super::ledger::Ledger;
use crate::{
    client::{Client, bot, person},
    server::Server,
};
use anyhow::{Context, Result, bail};
use kernel::Rng;
use protocol::{FromClient, FromServer, Options, Pace, Position, TurnInfo};

#[derive(Debug)]
pub(crate) struct Person {
    pub(super) ledger: Ledger,
    client: Option<Client>,
    luck: Rng,
    /// The newest position of the table at which the person plays, if there is one.
    at: Option<Position>,
    /// True if the server sends the positions of the table in `at` to this client.
    is_watching: bool,
    /// The record for the next import, if there is one.
    record: Option<String>,
}

/// A request that changes the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Act,
    Undo,
    Pace,
    Create,
    Import,
    Remove,
}

/// The outcome of a deed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Done {
    Acknowledged,
    Refused(String),
}

/// An answer from the server.
enum Answer {
    Position,
    Tables,
    Record(String),
    Refused(String),
}

impl Deed {
    pub(super) const ALL: [Deed; 6] = [Deed::Act, Deed::Undo, Deed::Pace, Deed::Create, Deed::Import, Deed::Remove];
}

impl Person {
    pub(super) fn new(seed: u64) -> Person {
        let (ledger, luck) = (Ledger::default(), Rng::new(seed));
        Person { ledger, client: None, luck, at: None, is_watching: false, record: None }
    }

    /// Connects to a server on a new socket.
    pub(super) async fn arrive(&mut self, server: &Server) -> Result<()> {
        self.leave();
        self.client = Some(server.client().await?);
        Ok(())
    }

    /// Joins the table of another person, to decide for the same seat.
    pub(super) fn join(&mut self, other: &Person) {
        (self.at, self.is_watching) = (other.at.clone(), false);
    }

    /// Closes the socket.
    pub(super) fn leave(&mut self) {
        (self.client, self.is_watching) = (None, false);
    }

    /// Leaves the table, so that the next deed happens at a new table.
    pub(super) fn move_on(&mut self) {
        self.leave();
        self.at = None;
    }

    /// Leaves the table and forgets all tables, which is necessary after the tables were destroyed.
    pub(super) fn forget(&mut self) {
        self.leave();
        (self.ledger, self.at) = (Ledger::default(), None);
    }

    /// Returns a random deed. Most deeds are acts.
    pub(super) fn draw(&mut self) -> Deed {
        match self.luck.below(20) {
            0 => Deed::Create,
            1 => Deed::Import,
            2 => Deed::Remove,
            3 => Deed::Pace,
            4 => Deed::Undo,
            _ => Deed::Act,
        }
    }

    /// Performs `deeds` deeds that only act or create tables. Returns the number of deeds, or an error if one is
    /// refused.
    pub(crate) async fn play_forward(&mut self, deeds: usize) -> Result<usize> {
        for number in 0..deeds {
            let deed = if number % 8 == 0 { Deed::Create } else { Deed::Act };
            if let Done::Refused(words) = self.act(deed).await? {
                bail!("{deed:?} was refused while all is well: {words}");
            }
        }
        Ok(deeds)
    }

    /// Performs a deed. If a request that prepares the deed is refused, the deed counts as refused.
    pub(super) async fn act(&mut self, deed: Deed) -> Result<Done> {
        if let Some(words) = self.settle().await? {
            return Ok(self.refused(words));
        }
        let at = self.at.clone().context("a person who has settled has a table")?;
        let done = match deed {
            Deed::Act => self.choose(&at).await?,
            Deed::Undo if at.can_undo() => {
                self.ledger.ask_undo(&at.table);
                self.ask(FromClient::Undo { at: at.row }).await?
            }
            // If there is nothing to undo, a refusal would not come from the store, so the person acts instead.
            Deed::Undo => self.choose(&at).await?,
            Deed::Pace => self.change_pace(&at).await?,
            Deed::Create => self.ask(create()).await?,
            Deed::Import => self.import().await?,
            Deed::Remove => self.remove(&at).await?,
        };
        match done {
            Done::Acknowledged => Ok(done),
            Done::Refused(words) => Ok(self.refused(words)),
        }
    }

    /// Goes to a table, and waits until it is this person's turn. If the server refuses, returns the reason.
    async fn settle(&mut self) -> Result<Option<String>> {
        if !self.is_watching {
            let begin = match &self.at {
                Some(at) => FromClient::Open { table: at.table.clone() },
                None => create(),
            };
            if let Done::Refused(words) = self.ask(begin).await? {
                return Ok(Some(words));
            }
        }
        loop {
            let at = self.at.as_ref().context("a table that is watched has a position")?;
            if at.pace != Pace::Instant {
                let pace = self.set_pace(Pace::Instant).await?;
                if let Done::Refused(words) = pace {
                    return Ok(Some(words));
                }
            } else if at.turn == TurnInfo::Over {
                if let Done::Refused(words) = self.ask(create()).await? {
                    return Ok(Some(words));
                }
            } else if at.viewer.is_some() && at.turn == at.viewer.map_or(TurnInfo::Over, TurnInfo::Seat) {
                return Ok(None);
            } else if let Answer::Refused(words) = self.hear().await? {
                return Ok(Some(words));
            }
        }
    }

    async fn choose(&mut self, at: &Position) -> Result<Done> {
        let choices = u32::try_from(at.scene.choices.len()).context("a person to move has choices")?;
        let choice = self.luck.below(choices.max(1)) as usize;
        self.ask(FromClient::Act { at: at.row, choice }).await
    }

    async fn change_pace(&mut self, at: &Position) -> Result<Done> {
        let other = if at.pace == Pace::Brisk { Pace::Calm } else { Pace::Brisk };
        self.set_pace(other).await
    }

    async fn set_pace(&mut self, pace: Pace) -> Result<Done> {
        let table = self.at.as_ref().context("a pace is that of a table")?.table.clone();
        self.ledger.ask_pace(&table, pace);
        self.say(&FromClient::Pace { pace }).await?;
        loop {
            match self.hear().await? {
                Answer::Refused(words) => return Ok(Done::Refused(words)),
                _ if self.at.as_ref().is_some_and(|at| at.pace == pace) => return Ok(Done::Acknowledged),
                _ => {}
            }
        }
    }

    /// Imports the record of an earlier position as a new table.
    async fn import(&mut self) -> Result<Done> {
        let record = match self.record.clone() {
            Some(record) => record,
            None => {
                self.say(&FromClient::Record).await?;
                loop {
                    match self.hear().await? {
                        Answer::Record(text) => break self.record.insert(text).clone(),
                        Answer::Refused(words) => return Ok(Done::Refused(words)),
                        Answer::Position | Answer::Tables => {}
                    }
                }
            }
        };
        self.ask(FromClient::Import { record }).await
    }

    /// Removes a table other than the current one. If there is none, acts instead.
    async fn remove(&mut self, at: &Position) -> Result<Done> {
        let Some(table) = self.ledger.standing().find(|table| **table != at.table).map(str::to_owned) else {
            return self.choose(at).await;
        };
        self.ledger.ask_removal(&table);
        self.say(&FromClient::Remove { table: table.clone() }).await?;
        loop {
            match self.hear().await? {
                Answer::Tables => {
                    self.ledger.hear_removal(&table);
                    return Ok(Done::Acknowledged);
                }
                Answer::Refused(words) => return Ok(Done::Refused(words)),
                Answer::Position | Answer::Record(_) => {}
            }
        }
    }

    /// Sends a message, and waits for a refusal, or for a position that belongs to another table or has another row
    /// than the last position.
    async fn ask(&mut self, message: FromClient) -> Result<Done> {
        let before = self.at.as_ref().filter(|_| self.is_watching).map(|at| (at.table.clone(), at.row));
        self.say(&message).await?;
        loop {
            match self.hear().await? {
                Answer::Refused(words) => return Ok(Done::Refused(words)),
                _ if self.at.as_ref().map(|at| (at.table.clone(), at.row)) != before => return Ok(Done::Acknowledged),
                _ => {}
            }
        }
    }

    async fn say(&mut self, message: &FromClient) -> Result<()> {
        self.client()?.say(message).await
    }

    async fn hear(&mut self) -> Result<Answer> {
        Ok(match self.client()?.hear().await? {
            FromServer::Position(position) => {
                self.ledger.hear(&position)?;
                (self.at, self.is_watching) = (Some(*position), true);
                Answer::Position
            }
            FromServer::Tables { .. } => Answer::Tables,
            FromServer::Record { text, .. } => Answer::Record(text),
            FromServer::Refused { reason } => Answer::Refused(reason),
            other => bail!("expected an answer, heard {other:?}"),
        })
    }

    fn client(&mut self) -> Result<&mut Client> {
        self.client.as_mut().context("expected a person who has arrived")
    }

    /// Returns the refusal of a deed. The next deed opens the table again, because the server may have dropped the
    /// table from memory.
    fn refused(&mut self, words: String) -> Done {
        self.is_watching = false;
        Done::Refused(words)
    }
}

fn create() -> FromClient {
    FromClient::Create {
        game: "draft".into(),
        options: Options::new(),
        seats: vec![person("Ann"), bot("Ben", "random")],
    }
}

//! The messages of a client about the talk at its table.

use super::{Open, Session};
use crate::talk::{Line, Listener, Reader, block, report};
use dealer::Person;
use host::Refusal;
use protocol::{FromServer, TalkNews};
use store::TableId;
use tokio::sync::watch;

impl Session {
    /// Starts to listen at a table. At a server for its own machine, nobody talks.
    pub(super) async fn listen(
        &self,
        id: &TableId,
        seats: Vec<(String, Option<Person>)>,
        is_over: watch::Receiver<bool>,
    ) -> Result<Option<Listener>, Refusal> {
        let Some(person) = self.person else { return Ok(None) };
        self.lobby.talks().listen(id, Reader { person, seats }, is_over).await.map(Some)
    }

    pub(super) async fn say(&self, line: Line) -> Result<(), Refusal> {
        self.lobby.talks().say(self.listener()?, line).await
    }

    /// Blocks the person who has said a line at the open table, or the one who has made the open gathering.
    pub(super) async fn block(&mut self, line: Option<u64>) -> Result<(), Refusal> {
        let by = self.person.ok_or(Refusal::NoTalk)?;
        let (about, name) = match line {
            Some(line) => self.listener()?.speaker(line).ok_or(Refusal::NoSuchLine)?,
            None => self.lobby.gatherings().blockable(self.at_gathering()?.1.id(), by).await?,
        };
        block(self.lobby.store(), by, (about, &name)).await?;
        self.lobby.talks().reblock(by).await?;
        if let Some(listener) = self.open.as_mut().and_then(|open| open.talk.as_mut()) {
            listener.again();
        }
        Ok(())
    }

    pub(super) async fn report(&self, line: u64, words: &str) -> Result<(), Refusal> {
        report((self.lobby.store(), self.lobby.quotas()), self.listener()?, (line, words)).await
    }

    fn listener(&self) -> Result<&Listener, Refusal> {
        let open = self.open.as_ref().ok_or(Refusal::NoTableOpen)?;
        open.talk.as_ref().ok_or(Refusal::NoTalk)
    }
}

impl Open {
    /// Returns the message with news of the talk.
    pub(super) fn talk(&self, talk: TalkNews) -> FromServer {
        FromServer::Talk { table: self.id.as_str().to_owned(), talk }
    }
}

//! The talk of people at tables that are open to others. It is apart from the game: no row of a log and no position knows
//! of it.
//!
//! **Invariant:** a client hears a line only once it is stored, and only if it may. *Enforced by* [`Talks::say`], which
//! stores a line before anybody is shown it, and by `heard.rs`, through which every line goes.

mod block_list;
mod blocks;
mod elsewhere;
mod heard;
mod lines;
mod reports;
mod saying;

pub(crate) use blocks::{block, blocked, blocked_people, is_blocked, unblock};
pub(crate) use elsewhere::Heeded;
pub(crate) use heard::{Listener, Reader, words};
pub(crate) use reports::{REPORT_LIFE, report};
pub use reports::{Report, ReportedLine};

use crate::{clock::now, player_ids::PlayerIds, quotas::Quotas, troubles::refusal};
use block_list::BlockLists;
use bus::Link;
use host::Refusal;
use lines::{MOST_LINES, Talk, with};
use saying::{name, said, token};
use std::{
    collections::HashMap,
    sync::{Arc, PoisonError},
};
use store::{Store, StoreFault, TableId, TalkLine};
use tokio::sync::{Mutex, watch};

/// The number of times that a line is stored while other servers store lines at the same table.
const TRIES: usize = 8;

/// The talk at the tables that clients of this server have open.
pub(crate) struct Talks {
    store: Arc<dyn Store>,
    quotas: Arc<Quotas>,
    tables: std::sync::Mutex<HashMap<TableId, Arc<Talk>>>,
    blocks: BlockLists,
    player_ids: Arc<PlayerIds>,
    link: Link,
}

/// A line that somebody wants to say.
pub(crate) struct Line {
    pub(crate) said: protocol::Saying,
    pub(crate) token: String,
    pub(crate) name: Option<String>,
}

impl Talks {
    pub(crate) fn new((store, player_ids): (Arc<dyn Store>, Arc<PlayerIds>), quotas: Arc<Quotas>, link: Link) -> Talks {
        let (tables, blocks) = (std::sync::Mutex::default(), BlockLists::default());
        Talks { store, quotas, tables, blocks, player_ids, link }
    }

    /// Starts to listen at a table. `is_over` tells whether its game is over.
    pub(crate) async fn listen(
        &self,
        id: &TableId,
        reader: Reader,
        is_over: watch::Receiver<bool>,
    ) -> Result<Listener, Refusal> {
        let talk = {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.retain(|_, talk| Arc::strong_count(talk) > 1);
            let new = || Talk { id: id.clone(), lines: watch::Sender::new(Arc::new([])), saying: Mutex::default() };
            Arc::clone(tables.entry(id.clone()).or_insert_with(|| Arc::new(new())))
        };
        // The client listens before the lines are read, so that it misses none.
        let lines = talk.lines.subscribe();
        self.load(&talk).await?;
        let blocks = self.blocks.of(reader.person);
        blocks.read(&*self.store).await?;
        Ok(Listener::new((talk, lines), blocks, reader, (is_over, Arc::clone(&self.player_ids))))
    }

    /// Says something for the listener. A line with a token that the person has used at the table counts once.
    pub(crate) async fn say(
        &self,
        listener: &Listener,
        Line { said: what, token: mark, name: own }: Line,
    ) -> Result<(), Refusal> {
        let (talk, reader) = (listener.talk(), listener.reader());
        let (said, token) = (said(what)?, token(mark)?);
        let seat = reader.seat();
        let name = match seat {
            Some(seat) => reader.name(seat).to_owned(),
            None => name(own, reader)?,
        };
        let _saying = talk.saying.lock().await;
        for tried in 0..TRIES {
            let lines = Arc::clone(&talk.lines.borrow());
            let is_own = |line: &&TalkLine| line.person == reader.person;
            if lines.iter().any(|line| is_own(&line) && line.token == token) {
                return Ok(());
            }
            if tried == 0 {
                self.quotas.line(reader.person)?;
            }
            let number = lines.last().map_or(0, |last| last.number) + 1;
            let speaker = lines.iter().find(is_own).map_or(number, |line| line.speaker);
            let (person, made, name, said, token) = (reader.person, now(), name.clone(), said.clone(), token.clone());
            let line = TalkLine { number, speaker, person, name, seat, made, said, token };
            match self.store.say(&talk.id, &line, MOST_LINES).await {
                Ok(()) => {
                    self.player_ids.learn([reader.person]).await;
                    talk.lines.send_replace(with(&lines, line));
                    return Ok(());
                }
                // Another server has stored a line first.
                Err(StoreFault::Taken) => self.load(talk).await?,
                Err(StoreFault::Missing) => return Err(Refusal::TableRemoved),
                Err(fault) => return Err(refusal(fault)),
            }
        }
        Err(Refusal::Contended)
    }

    /// Reads the lines of a table from the store, and shows them if they are newer than those that are shown.
    async fn load(&self, talk: &Talk) -> Result<(), Refusal> {
        let stored: Arc<[TalkLine]> = self.store.talk(&talk.id).await.map_err(refusal)?.into();
        self.player_ids.learn(stored.iter().map(|line| line.person)).await;
        let last = |lines: &[TalkLine]| lines.last().map_or(0, |line| line.number);
        talk.lines.send_if_modified(|lines| {
            let is_newer = last(&stored) > last(lines);
            if is_newer {
                *lines = Arc::clone(&stored);
            }
            is_newer
        });
        Ok(())
    }
}

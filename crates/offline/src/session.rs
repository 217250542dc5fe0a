//! The one client of a session: its open table, and the answers to its messages.

use crate::{held::Held, lobby::Lobby, open::Open};
use dealer::{LeaveFault, OrdersFault, Screen};
use host::{Refusal, bots, games, read, written};
use kernel::{Lang, Seat, Shelf};
use protocol::{Find, FromClient, FromServer, Records};
use std::time::Duration;

/// A session of offline play: tables in memory, and the one client that plays at them.
///
/// A session answers like the server, with these differences. There are no packs that people have written. A bot with a
/// time limit is refused, because there is no clock. Bots act only at the open table. Tables last as long as the
/// session.
pub struct Session {
    lobby: Lobby,
    lang: Lang,
    open: Option<Open>,
}

type Said = Result<Vec<FromServer>, Refusal>;

impl Session {
    /// Creates a session without tables. The same seed gives tables with the same ids and random numbers.
    pub fn new(seed: u64) -> Session {
        Session { lobby: Lobby::new(seed), lang: Lang::En, open: None }
    }

    /// Handles a message and returns the messages that answer it, in order. `now` is in seconds since 1970.
    pub fn hear(&mut self, text: &str, now: u64) -> Vec<String> {
        let answer = read(text).and_then(|message| self.answer(message, now));
        self.said(answer)
    }

    /// Returns the time to wait before the bot to move at the open table thinks, or `None` if no bot is to move.
    pub fn pause(&self) -> Option<Duration> {
        let open = self.open.as_ref()?;
        self.lobby.table(&open.table).ok()?.pause()
    }

    /// Lets the bot to move at the open table decide, and returns the messages about the decision. Returns no messages
    /// if no bot is to move. A search runs to its end. A table that cannot continue is closed with a refusal.
    pub fn go_on(&mut self, now: u64) -> Vec<String> {
        let shown = self.bot_acts(now);
        if shown.is_err() {
            // The same table would be refused at every later call.
            self.open = None;
        }
        self.said(shown)
    }

    /// Returns the record of a table's game, with the digest of each position, or `None` if there is no such table.
    pub fn record(&self, table: &str) -> Option<String> {
        let held = self.lobby.table(table).ok()?;
        Some(catalog::write_record(held.dealer().table()))
    }

    /// Returns every card of every game, in both languages, as JSON.
    pub fn cards(&self) -> String {
        host::card_book(&Shelf::EMPTY)
    }

    fn said(&self, said: Said) -> Vec<String> {
        let said = said.unwrap_or_else(|refusal| vec![FromServer::Refused { reason: refusal.words(self.lang) }]);
        said.iter().map(written).collect()
    }

    fn answer(&mut self, message: FromClient, now: u64) -> Said {
        match message {
            FromClient::Hello { lang } => self.hello(lang),
            FromClient::Tables(find) => self.tables(find),
            FromClient::Leave => {
                self.open = None;
                self.tables(Find::default())
            }
            FromClient::Remove { table } => {
                self.lobby.remove(&table)?;
                self.open.take_if(|open| open.table == table);
                self.tables(Find::default())
            }
            FromClient::Create { game, options, seats } => {
                let id = self.lobby.create(&game, &options, seats, now)?;
                self.open(&id)
            }
            FromClient::Lesson { game, name } => {
                let id = self.lobby.lesson(&game, name, now)?;
                self.open(&id)
            }
            FromClient::Dailies { name } => Ok(vec![FromServer::Dailies(self.lobby.dailies(self.lang, &name, now)?)]),
            FromClient::Daily { game, day, name } => {
                let id = self.lobby.daily(&game, day.as_deref(), &name, now)?;
                self.open(&id)
            }
            FromClient::Gather { .. }
            | FromClient::Seek { .. }
            | FromClient::Take { .. }
            | FromClient::Redeem { .. }
            | FromClient::Release { .. }
            | FromClient::Fill { .. }
            | FromClient::Salts
            | FromClient::Commit { .. }
            | FromClient::Salt { .. }
            | FromClient::BeginNow
            | FromClient::Disband
            | FromClient::Rematch => Err(Refusal::NoGatherings),
            FromClient::Orders { .. } | FromClient::LetPass { .. } => Err(OrdersFault::NoWindows.into()),
            FromClient::Talk { .. }
            | FromClient::Block { .. }
            | FromClient::Report { .. }
            | FromClient::Heed { .. } => Err(Refusal::NoTalk),
            FromClient::Resign | FromClient::Propose | FromClient::Answer { .. } => Err(LeaveFault::Own.into()),
            // A session breaks no connection, so there is nothing to catch up with.
            FromClient::Open { table } | FromClient::Resume { table, row: _ } => self.open(&table),
            FromClient::Fork { entry } => {
                let table = self.open.as_ref().ok_or(Refusal::NoTableOpen)?.table.clone();
                let id = self.lobby.fork(&table, entry, now)?;
                self.open(&id)
            }
            FromClient::Import { record } => {
                let id = self.lobby.import(&record, now)?;
                self.open(&id)
            }
            FromClient::Sit { seat } => self.look(|screen, held| {
                screen.sit(seat, held.dealer()).map_err(|fault| Refusal::to_sit(fault, held.dealer()))
            }),
            FromClient::Step { entry } => self.look(|screen, held| Ok(screen.look_back(entry, held.dealer())?)),
            FromClient::Again => self.look(|_, _| Ok(())),
            FromClient::Act { at, choice } => {
                let (open, held) = self.at_table()?;
                if open.screen.has_decided(at, choice, held.dealer()) {
                    return open.show(held);
                }
                self.decide(at, |held, seat| held.act(seat, choice, now))
            }
            FromClient::Ping => Ok(vec![FromServer::Pong]),
            FromClient::Undo { at } => self.decide(at, |held, seat| held.undo(seat, now)),
            FromClient::Hint { at } => self.hint(at, now),
            FromClient::Review { seat, from } => {
                let lang = self.lang;
                let (_, held) = self.at_table()?;
                Ok(vec![FromServer::Review(held.review((seat, from), lang)?)])
            }
            FromClient::Ledger { seat } => {
                let lang = self.lang;
                let (_, held) = self.at_table()?;
                Ok(vec![FromServer::Ledger(held.ledger(seat, lang)?)])
            }
            FromClient::EndLesson => {
                let (open, held) = self.at_table()?;
                held.end_lesson(now);
                open.show(held)
            }
            FromClient::Pace { pace } => {
                let (open, held) = self.at_table()?;
                held.setup.pace = pace;
                open.show(held)
            }
            FromClient::Record => {
                let (open, held) = self.at_table()?;
                let redacted = held.dealer().records() == Records::Redacted;
                Ok(vec![FromServer::Record { text: open.screen.record(held.dealer()), redacted }])
            }
            FromClient::Unveil => self.look(|screen, held| {
                screen.show_all(held.dealer()).map_err(|fault| Refusal::to_sit(fault, held.dealer()))
            }),
            FromClient::Landmarks => {
                let (open, held) = self.at_table()?;
                Ok(vec![FromServer::Landmarks(open.landmarks(held))])
            }
            FromClient::Share => {
                let (_, held) = self.at_table()?;
                Ok(vec![FromServer::Shared { code: held.dealer().code().map_err(Refusal::to_share)? }])
            }
            FromClient::Log { before } => {
                let (open, held) = self.at_table()?;
                Ok(vec![FromServer::Log(open.log_before(before, held))])
            }
        }
    }

    fn hello(&mut self, lang: Lang) -> Said {
        self.lang = lang;
        let (games, bots) = (games(lang, &Shelf::EMPTY), bots(lang));
        let mut said = vec![FromServer::Welcome { lang, games, bots, gathers: false }];
        if self.open.is_some() {
            said.extend(self.look(|screen, _| {
                screen.speak(lang);
                Ok(())
            })?);
        }
        Ok(said)
    }

    fn tables(&self, find: Find) -> Said {
        // A session has too few tables to need pages.
        let tables = self.lobby.list(self.lang, &find)?;
        Ok(vec![FromServer::Tables { tables, find, more: None, gatherings: None }])
    }

    /// Opens a table. If that fails, the table that was open stays open.
    fn open(&mut self, id: &str) -> Said {
        let held = self.lobby.table(id)?;
        let mut open = Open::new(held, self.lang);
        let shown = open.show(held)?;
        self.open = Some(open);
        Ok(shown)
    }

    /// Applies `change` to the screen of the open table, which does not change the game, and returns the messages with
    /// the screen's new position.
    fn look(&mut self, change: impl FnOnce(&mut Screen, &Held) -> Result<(), Refusal>) -> Said {
        let (open, held) = self.at_table()?;
        change(&mut open.screen, held)?;
        open.show(held)
    }

    /// Lets the screen's seat decide, if the position at this row is still the newest, and returns the messages about
    /// the decision.
    fn decide(&mut self, row: u64, decision: impl FnOnce(&mut Held, Seat) -> Result<(), Refusal>) -> Said {
        let (open, held) = self.at_table()?;
        let seat = open.screen.decides(row, held.dealer())?;
        decision(held, seat)?;
        open.screen.decided(held.dealer());
        open.show(held)
    }

    /// Gives a hint for the position at this row, after the position with the row that notes it.
    fn hint(&mut self, row: u64, now: u64) -> Said {
        let lang = self.lang;
        let (open, held) = self.at_table()?;
        let seat = open.screen.decides(row, held.dealer())?;
        let hint = held.hint(seat, lang, now)?;
        let mut said = open.show(held)?;
        said.push(FromServer::Hint(hint));
        Ok(said)
    }

    fn bot_acts(&mut self, now: u64) -> Said {
        if self.pause().is_none() {
            return Ok(Vec::new());
        }
        let (open, held) = self.at_table()?;
        held.bot_acts(now)?;
        open.show(held)
    }

    /// Returns the open table and its screen.
    fn at_table(&mut self) -> Result<(&mut Open, &mut Held), Refusal> {
        let open = self.open.as_mut().ok_or(Refusal::NoTableOpen)?;
        let held = self.lobby.table_mut(&open.table)?;
        Ok((open, held))
    }
}

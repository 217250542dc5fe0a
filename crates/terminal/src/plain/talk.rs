//! The flow of a conversation: in the list of tables, in the set-up of a game, and at a table.

use super::{
    conversation::{Reply, Talk, Told, Topic},
    seated::asks,
};
use crate::{Arrival, Change, Client, Heard, Need, Notice, Opening, Place, Unread, Wanted, luck};
use protocol::{FromClient, Lang};
use std::time::Duration;

impl Talk {
    pub fn new(lang: Lang, wanted: Option<Wanted>, on_screen: bool) -> Talk {
        let client = Client::new(lang, wanted);
        Talk { client, topic: Topic::Menu, told: Told::default(), waiting: true, on_screen }
    }

    /// Reports whether the conversation expects a typed line.
    pub fn asks(&self) -> bool {
        !self.waiting
            && match &self.client.place {
                Place::Lobby | Place::Gathering(_) => true,
                Place::Opening(_) => false,
                Place::Table(table) => asks(table),
            }
    }

    /// Takes note of the current time, as a duration since 1970.
    pub fn clock(&mut self, now: Duration) {
        self.client.now = now;
    }

    /// Returns the reply to a typed line.
    pub fn line(&mut self, line: &str) -> Reply {
        let line = line.trim();
        let reply = match (&self.client.place, &self.topic) {
            (Place::Lobby, Topic::Menu) => self.in_menu(line),
            (Place::Lobby, Topic::Removing(table)) => self.removing(table.clone(), line),
            (Place::Lobby, Topic::Dialog(dialog)) => self.in_dialog(dialog.clone(), line),
            (Place::Table(_), _) if self.told.resigns => self.resigning(line),
            (Place::Table(_), _) => self.at_table(line),
            (Place::Gathering(_), _) => self.at_gathering(line),
            (Place::Opening(_), _) => Reply::default(),
        };
        self.awaiting(reply)
    }

    /// Returns the reply to the end of the input, which ends the program.
    pub fn ended(&self) -> Reply {
        Reply { lines: vec![self.client.words.say("plain-end")], needs: vec![Need::Quit] }
    }

    /// Returns the reply to a message or an event of the link.
    pub fn hear(&mut self, heard: Heard) -> Reply {
        let (change, needs) = self.client.hear(heard);
        let told = match change {
            Change::Nothing => Reply::default(),
            Change::Linked => {
                self.topic = Topic::Menu;
                Reply::default()
            }
            Change::LinkedAgain => {
                self.topic = Topic::Menu;
                self.noticed(&Notice::Back)
            }
            Change::Gathering => self.invited(),
            Change::Luck => {
                self.waiting = false;
                let checked = self.client.checked().map(|checked| luck::verdict(checked, self.client.words));
                Reply::lines(checked.unwrap_or_default())
            }
            Change::Talk => self.overheard(),
            Change::Company { gone, back } => self.met(&gone, &back),
            Change::Notice(notice) => {
                self.waiting = !self.client.linked;
                self.noticed(&notice)
            }
            Change::Tables => self.listed(),
            Change::Arrival(arrival) => self.arrived(arrival),
            Change::Log if self.told.lists_log => self.list_log(),
            Change::Log => self.tell(),
        };
        self.awaiting(told.then(Reply::needs(needs)))
    }

    /// Replies to the content of a record's file, or to the reason why the file could not be read. Imports the record,
    /// or prints the reason.
    pub fn record(&mut self, path: &str, read: Result<String, Unread>) -> Reply {
        let reply = match read {
            Ok(record) => Reply::needs([self.client.import(record)]),
            Err(why) => self.noticed(&Notice::Unreadable { path: path.to_owned(), why }),
        };
        self.awaiting(reply)
    }

    /// Marks the conversation as waiting if the reply sends a message to the server. Nothing waits for what is said at
    /// the table.
    fn awaiting(&mut self, reply: Reply) -> Reply {
        let aside = |need: &Need| matches!(need, Need::Say(FromClient::Talk { .. } | FromClient::Heed { .. }));
        self.waiting |= reply.needs.iter().any(|need| matches!(need, Need::Say(_)) && !aside(need));
        reply
    }

    pub(super) fn noticed(&self, notice: &Notice) -> Reply {
        Reply::lines([notice.told(self.client.words)])
    }

    pub(super) fn leave(&mut self) -> Reply {
        self.topic = Topic::Menu;
        Reply::needs([self.client.leave()])
    }

    fn listed(&mut self) -> Reply {
        match (&self.client.place, &self.topic) {
            (Place::Lobby, Topic::Menu) => {
                self.waiting = false;
                Reply::lines(self.menu())
            }
            (Place::Lobby, Topic::Removing(_) | Topic::Dialog(_))
            | (Place::Opening(_) | Place::Table(_) | Place::Gathering(_), _) => Reply::default(),
        }
    }

    fn arrived(&mut self, Arrival { before, goes_on, fights }: Arrival) -> Reply {
        let Some(table) = self.client.table() else { return Reply::default() };
        let position = &table.position;
        match &before {
            Place::Table(before) if before.position.table == position.table => {}
            // For a new table, the log is printed from its beginning.
            Place::Opening(Opening::Ordered | Opening::New) => self.told = Told::default(),
            // For an existing table, only later lines are printed. The reader can request the earlier ones.
            Place::Opening(Opening::Known | Opening::Replay) | Place::Table(_) | Place::Gathering(_) | Place::Lobby => {
                self.told = Told { entries: position.entries, ..Told::default() };
            }
        }
        if !goes_on {
            self.told.fights.clear();
        }
        self.told.fights.extend(fights);
        self.told.lists_log = false;
        // The game is replayed from its beginning, so the newest position, which would reveal its end, is not printed.
        if matches!(before, Place::Opening(Opening::Replay)) { Reply::default() } else { self.tell() }
    }
}

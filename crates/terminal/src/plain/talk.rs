//! Who is spoken to about what: the list of tables, a new game, or a table.

use super::conversation::{Opening, Place, Reply, Seated, Talk};
use crate::{Need, Order, Words, at_table::AtTable, link::Heard};
use protocol::{FromClient, FromServer, Lang, Position, Update};
use std::collections::BTreeSet;

impl Talk {
    pub fn new(lang: Lang, order: Option<Order>, on_screen: bool) -> Talk {
        Talk {
            words: Words(lang),
            games: Vec::new(),
            bots: Vec::new(),
            tables: Vec::new(),
            place: if order.is_some() { Place::Start } else { Place::Menu },
            waiting: true,
            on_screen,
            order,
        }
    }

    /// Whether a line is waited for.
    pub fn asks(&self) -> bool {
        !self.waiting
            && match &self.place {
                Place::Menu | Place::Removing(_) | Place::Dialog(_) => true,
                Place::Start | Place::Opening(_) => false,
                Place::Table(seated) => seated.asks(),
            }
    }

    /// What was typed.
    pub fn line(&mut self, line: &str) -> Reply {
        let line = line.trim();
        match &self.place {
            Place::Menu => self.in_menu(line),
            Place::Removing(table) => self.removing(table.clone(), line),
            Place::Dialog(dialog) => self.in_dialog(dialog.clone(), line),
            Place::Table(_) => self.at_table(line),
            Place::Start | Place::Opening(_) => Reply::default(),
        }
    }

    /// The input has ended.
    pub fn ended(&mut self) -> Reply {
        Reply { lines: vec![self.words.say("plain-end")], needs: vec![Need::Quit] }
    }

    pub fn hear(&mut self, heard: Heard) -> Reply {
        match heard {
            Heard::Up => self.up(),
            Heard::Said(message) => self.said(message),
            Heard::Lost(why) => {
                self.waiting = true;
                Reply::lines([self.words.fill("notice-lost", &[("why", why.into())])])
            }
            Heard::Gone(why) => Reply { lines: Vec::new(), needs: vec![Need::Fail(why)] },
        }
    }

    /// The file of a record was read, or why it was not.
    pub fn record(&mut self, path: &str, read: Result<String, String>) -> Reply {
        match read {
            Ok(record) => {
                self.place = Place::Opening(Opening::Known);
                self.say(FromClient::Import { record })
            }
            Err(why) => {
                let blanks = [("path", path.into()), ("why", why.into())];
                Reply::lines([self.words.fill("notice-unreadable", &blanks)])
            }
        }
    }

    /// Says something that the server will answer.
    pub(super) fn say(&mut self, message: FromClient) -> Reply {
        self.waiting = true;
        Reply { lines: Vec::new(), needs: vec![Need::Say(message)] }
    }

    pub(super) fn leave(&mut self) -> Reply {
        self.place = Place::Menu;
        self.say(FromClient::Leave)
    }

    pub(super) fn other_language(&mut self) -> Reply {
        self.words = self.words.other();
        let mut reply = self.say(FromClient::Hello { lang: self.words.0 });
        if matches!(self.place, Place::Menu) {
            reply.needs.push(Need::Say(FromClient::Tables));
        }
        reply
    }

    fn up(&mut self) -> Reply {
        self.waiting = true;
        let mut needs = vec![FromClient::Hello { lang: self.words.0 }];
        match &mut self.place {
            Place::Table(seated) => {
                let Position { table, viewer, .. } = &seated.at.position;
                needs.push(FromClient::Open { table: table.clone() });
                needs.extend(viewer.map(|seat| FromClient::Sit { seat: Some(seat) }));
            }
            Place::Start => {}
            Place::Opening(_) | Place::Menu | Place::Removing(_) | Place::Dialog(_) => {
                self.place = Place::Menu;
                needs.push(FromClient::Tables);
            }
        }
        Reply { lines: Vec::new(), needs: needs.into_iter().map(Need::Say).collect() }
    }

    fn said(&mut self, message: FromServer) -> Reply {
        match message {
            FromServer::Welcome { lang: _, games, bots } => {
                (self.games, self.bots) = (games, bots);
                self.ordered()
            }
            FromServer::Tables { tables } => {
                self.tables = tables;
                match self.place {
                    Place::Menu => {
                        self.waiting = false;
                        Reply::lines(self.menu())
                    }
                    Place::Start | Place::Removing(_) | Place::Dialog(_) | Place::Opening(_) | Place::Table(_) => {
                        Reply::default()
                    }
                }
            }
            FromServer::Position(position) => self.arrived(*position),
            FromServer::Update(update) => self.updated(&update),
            FromServer::Log(page) => self.paged(page),
            // No terminal asks for it.
            FromServer::Record { .. } => Reply::default(),
            FromServer::Refused { reason } => self.refused(reason),
        }
    }

    fn ordered(&mut self) -> Reply {
        let Some(order) = self.order.take() else { return Reply::default() };
        match order.create(&self.games, &self.bots, self.words) {
            Ok(create) => self.say(create),
            Err(fault) => Reply { lines: Vec::new(), needs: vec![Need::Fail(fault.to_string())] },
        }
    }

    fn refused(&mut self, reason: String) -> Reply {
        let said = Reply::lines([self.words.fill("notice-refused", &[("reason", reason.as_str().into())])]);
        self.waiting = false;
        match &self.place {
            Place::Start => Reply { lines: Vec::new(), needs: vec![Need::Fail(reason)] },
            Place::Opening(_) => {
                let menu = self.leave();
                said.then(menu)
            }
            Place::Menu | Place::Removing(_) | Place::Dialog(_) | Place::Table(_) => said,
        }
    }

    fn updated(&mut self, update: &Update) -> Reply {
        let Place::Table(seated) = &self.place else { return Reply::default() };
        match seated.at.position.updated(update) {
            Some(position) => self.arrived(position),
            None => self.say(FromClient::Again),
        }
    }

    fn arrived(&mut self, position: Position) -> Reply {
        let (before, opening) = match &self.place {
            Place::Table(seated) => (Some(seated), Opening::Known),
            Place::Opening(opening) => (None, *opening),
            Place::Start => (None, Opening::New),
            // Sent before the server heard that we left.
            Place::Menu | Place::Removing(_) | Place::Dialog(_) => return Reply::default(),
        };
        let same_table = before.filter(|seated| seated.at.position.table == position.table);
        let known = if opening == Opening::New { 0 } else { position.entries };
        let seated = Seated {
            told: same_table.map_or(known, |seated| seated.told),
            heard: same_table.map_or_else(BTreeSet::new, |seated| seated.heard.clone()),
            described: same_table.and_then(|seated| seated.described.clone()),
            greeted: same_table.is_some(),
            lists_log: false,
            at: AtTable::next(before.map(|seated| &seated.at), position),
        };
        if opening == Opening::Replay {
            self.place = Place::Table(Box::new(seated));
            return self.say(FromClient::Step { entry: Some(0) });
        }
        self.place = Place::Table(Box::new(seated));
        self.tell()
    }
}

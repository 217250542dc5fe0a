//! Messages from the link, and their effects on the client.

use super::{
    change::{Arrival, Change},
    hint,
    notice::Notice,
    review,
    state::{Client, Opening, Place},
    table::Table,
};
use crate::{Heard, Need, Wanted};
use protocol::{Find, FromClient, FromServer, LogPage, Position, TableLine, Update};
use std::mem;

impl Client {
    /// Processes a message or an event of the link. Returns the change, and the effects that the client needs.
    pub fn hear(&mut self, heard: Heard) -> (Change, Vec<Need>) {
        match heard {
            Heard::Up => {
                let needs = self.begin_again();
                let again = std::mem::replace(&mut self.was_linked, true);
                (if again { Change::LinkedAgain } else { Change::Linked }, needs)
            }
            Heard::Said(message) => self.said(message),
            Heard::Checked(checked) => (self.was_checked(checked), Vec::new()),
            Heard::Lost => {
                self.linked = false;
                (Change::Notice(Notice::Lost), Vec::new())
            }
            Heard::Gone(why) => (Change::Nothing, vec![Need::Fail(why)]),
        }
    }

    /// Returns the messages with which a new connection begins. The server does not recognize a client that has
    /// connected again.
    fn begin_again(&mut self) -> Vec<Need> {
        self.linked = true;
        self.ask_record_again();
        let mut needs = vec![FromClient::Hello { lang: self.words.0 }, FromClient::Tables(self.find.clone())];
        match &mut self.place {
            Place::Table(table) => {
                let Position { row, viewer, table: id, .. } = &table.position;
                needs.push(FromClient::Open { table: id.clone() });
                needs.extend(viewer.map(|seat| FromClient::Sit { seat: Some(seat) }));
                // The decision or the answer to it may have been lost with the connection. The server counts it once.
                needs.extend(table.acting.take().map(|choice| FromClient::Act { at: *row, choice }));
                needs.extend(self.speak_again());
            }
            Place::Gathering(gathering) => needs.push(FromClient::Open { table: gathering.info.table.clone() }),
            // The request may have been lost with the connection. If the table was created, it is in the list.
            Place::Opening(_) if self.wanted.is_none() => self.place = Place::Lobby,
            Place::Opening(_) | Place::Lobby => {}
        }
        needs.into_iter().map(Need::Say).collect()
    }

    fn said(&mut self, message: FromServer) -> (Change, Vec<Need>) {
        match message {
            FromServer::Welcome { lang: _, games, bots, gathers } => {
                (self.games, self.bots, self.gathers) = (games, bots, gathers);
                (Change::Nothing, self.ordered())
            }
            // The terminal lists no invitations. It opens those whose links somebody has sent.
            FromServer::Tables { tables, find, more, gatherings: _ } => self.listed(tables, find, more),
            FromServer::Position(position) => self.arrived(*position),
            FromServer::Update(update) => self.updated(&update),
            FromServer::Log(page) => (self.paged(page), Vec::new()),
            FromServer::Dailies(dailies) => {
                self.dailies = Some(dailies);
                (Change::Nothing, Vec::new())
            }
            FromServer::Gathering { gathering, begun } => self.gathered(*gathering, begun),
            FromServer::Company { table, company } => (self.met(table, company), Vec::new()),
            FromServer::Talk { table, talk } => (self.talked(table, talk), Vec::new()),
            FromServer::Hint(hint) => {
                let told = self.table().and_then(|table| hint::told(&hint, &table.position, self.words));
                (told.map_or(Change::Nothing, |told| Change::Notice(Notice::Hint(told))), Vec::new())
            }
            FromServer::Review(review) => {
                let told = self.table().and_then(|table| review::told(&review, &table.position, self.words));
                (told.map_or(Change::Nothing, |told| Change::Notice(Notice::Hint(told))), Vec::new())
            }
            FromServer::Warned { warning, words } => {
                (Change::Notice(Notice::Warned(words)), vec![Need::Say(FromClient::Heed { warning })])
            }
            // The link has read the record. The terminal never requests the other messages.
            FromServer::Record { .. }
            | FromServer::Landmarks(_)
            | FromServer::Ledger(_)
            | FromServer::Shared { .. }
            | FromServer::Rematch { .. }
            | FromServer::Pong => (Change::Nothing, Vec::new()),
            FromServer::Refused { reason } => self.refused(reason),
        }
    }

    /// Processes a page of the list of tables. A later page is appended to the earlier pages.
    fn listed(&mut self, tables: Vec<TableLine>, find: Find, more: Option<u64>) -> (Change, Vec<Need>) {
        let asked = Find { before: None, ..find };
        if asked != self.find {
            // This list answers another request, such as leaving a table. The client requests its own search again.
            return (Change::Nothing, vec![Need::Say(FromClient::Tables(self.find.clone()))]);
        }
        if find.before.is_none() {
            self.tables.clear();
        }
        // A table that has changed since the earlier page may be in both pages.
        self.tables.retain(|line| tables.iter().all(|other| other.id != line.id));
        self.tables.extend(tables);
        self.more = more;
        (Change::Tables, Vec::new())
    }

    /// Requests the table that the command line asked for. Later calls request nothing.
    fn ordered(&mut self) -> Vec<Need> {
        let order = match self.wanted.take() {
            Some(Wanted::Game(order)) => order,
            Some(Wanted::Table(link)) => return vec![self.come(link)],
            None => return Vec::new(),
        };
        match order.create(&self.games, &self.bots, self.words) {
            Ok(create) => vec![Need::Say(create)],
            Err(fault) => vec![Need::Fail(fault.to_string())],
        }
    }

    fn refused(&mut self, reason: String) -> (Change, Vec<Need>) {
        let needs = match &mut self.place {
            Place::Opening(Opening::Ordered) => return (Change::Nothing, vec![Need::Fail(reason)]),
            Place::Opening(Opening::New | Opening::Known | Opening::Replay) => vec![self.leave()],
            Place::Table(table) => {
                table.acting = None;
                self.people.refused();
                Vec::new()
            }
            Place::Lobby | Place::Gathering(_) => Vec::new(),
        };
        (Change::Notice(Notice::Refused(reason)), needs)
    }

    fn updated(&mut self, update: &Update) -> (Change, Vec<Need>) {
        let Place::Table(table) = &self.place else { return (Change::Nothing, Vec::new()) };
        match table.position.updated(update) {
            Some(position) => self.arrived(position),
            None => (Change::Nothing, vec![Need::Say(FromClient::Again)]),
        }
    }

    fn arrived(&mut self, position: Position) -> (Change, Vec<Need>) {
        let mut needs = match &self.place {
            // The server sent this position before it received the message that the client left the table.
            Place::Lobby => return (Change::Nothing, Vec::new()),
            Place::Opening(Opening::Replay) => vec![Need::Say(FromClient::Step { entry: Some(0) })],
            Place::Opening(Opening::Ordered | Opening::New | Opening::Known)
            | Place::Table(_)
            | Place::Gathering(_) => Vec::new(),
        };
        let now = Table::next(self.table(), position, self.now);
        let gone_on_from = self.table().filter(|before| now.goes_on_from(before));
        let goes_on = gone_on_from.is_some();
        let fights = gone_on_from.map_or_else(Vec::new, |before| now.position.on_the_way(&before.position));
        let before = mem::replace(&mut self.place, Place::Table(Box::new(now)));
        needs.extend(self.record_due());
        (Change::Arrival(Arrival { before, goes_on, fights }), needs)
    }

    fn paged(&mut self, page: LogPage) -> Change {
        let fits = self.table_mut().is_some_and(|table| table.position.add_earlier(page));
        if fits { Change::Log } else { Change::Nothing }
    }
}

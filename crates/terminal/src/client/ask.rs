//! The requests of a client. Each function returns the request, and the caller sends it to the server.

use super::{
    find::sought,
    notice::Notice,
    state::{Client, Opening, Place},
    table::{Table, Taken},
};
use crate::{
    Need,
    address::{TableLink, link_in},
    order::person,
};
use protocol::{Find, FromClient, Options, Pace, Records, SeatPlan};

impl Client {
    /// Requests a new game, whose table then opens.
    pub fn create(&mut self, game: String, options: Options, seats: Vec<SeatPlan>) -> Need {
        self.place = Place::Opening(Opening::New);
        Need::Say(FromClient::Create { game, options, seats })
    }

    /// Requests the daily deals of the person at this terminal.
    pub fn ask_dailies(&self) -> Need {
        Need::Say(FromClient::Dailies { name: self.daily_name() })
    }

    /// Requests today's deal of a game, for the person at this terminal.
    pub fn daily(&mut self, game: &str) -> Need {
        self.place = Place::Opening(Opening::Known);
        Need::Say(FromClient::Daily { game: game.to_owned(), day: None, name: self.daily_name() })
    }

    /// Returns the person's name in daily deals. Changing the language does not change a name that is in use.
    fn daily_name(&self) -> String {
        let named = self.deals().find_map(|deal| deal.seats.iter().find(|seat| seat.bot.is_none()));
        named.map_or_else(|| person(0, self.words), |seat| seat.name.clone())
    }

    /// Requests a new table with the game of a record.
    pub fn import(&mut self, record: String) -> Need {
        self.place = Place::Opening(Opening::Known);
        Need::Say(FromClient::Import { record })
    }

    /// Requests an existing table.
    pub fn open(&mut self, table: String) -> Need {
        self.place = Place::Opening(Opening::Known);
        Need::Say(FromClient::Open { table })
    }

    /// Requests the table or the invitation that a link leads to.
    pub fn follow(&mut self, link: &str) -> Result<Need, Notice> {
        let link = link_in(link).ok_or(Notice::NoLink)?;
        self.place = Place::Opening(Opening::Known);
        Ok(self.come(link))
    }

    /// Requests the table or the invitation that a link leads to, and keeps the link for the seat that it may promise.
    /// Opening it does not use it up.
    pub(super) fn come(&mut self, link: TableLink) -> Need {
        let open = Need::Say(FromClient::Open { table: link.table.clone() });
        self.link = Some(link);
        open
    }

    /// Requests an existing table, to be shown from its beginning.
    pub fn replay(&mut self, table: String) -> Need {
        self.place = Place::Opening(Opening::Replay);
        Need::Say(FromClient::Open { table })
    }

    /// Requests that a table be removed for good. The server answers with the list of the remaining tables.
    pub fn remove(table: String) -> (Notice, Need) {
        (Notice::Removed, Need::Say(FromClient::Remove { table }))
    }

    /// Requests the tables that match the words and periods in `text`, which `sought` parses. An empty text matches
    /// all tables.
    pub fn find(&mut self, text: &str) -> Need {
        self.find = sought(text);
        Need::Say(FromClient::Tables(self.find.clone()))
    }

    /// Requests the next page of the tables that were found, if there is one.
    pub fn more(&self) -> Option<Need> {
        let before = Some(self.more?);
        Some(Need::Say(FromClient::Tables(Find { before, ..self.find.clone() })))
    }

    /// Leaves the table. The server answers with the list of tables.
    pub fn leave(&mut self) -> Need {
        self.place = Place::Lobby;
        Need::Say(FromClient::Leave)
    }

    /// Switches to the other language, and requests everything on the screen again.
    pub fn other_language(&mut self) -> Vec<Need> {
        self.words = self.words.other();
        let hello = FromClient::Hello { lang: self.words.0 };
        let mut needs = vec![Need::Say(hello)];
        if let Place::Lobby = self.place {
            needs.push(Need::Say(FromClient::Tables(self.find.clone())));
            needs.extend(self.dailies.is_some().then(|| self.ask_dailies()));
        }
        needs
    }
}

impl Table {
    /// Takes the row at the index `place`. If the row has one choice, that choice is made. Otherwise the row is picked,
    /// and the second step follows.
    pub fn take(&mut self, place: usize) -> Taken {
        let row = self.rows().into_iter().nth(place).filter(|_| self.acting.is_none() && !self.in_past());
        let Some(row) = row else { return Taken::Nothing };
        match row.choices.as_slice() {
            [one] => Taken::Act(self.act(*one)),
            [] | [_, _, ..] => {
                self.picked = Some(place);
                Taken::Picked
            }
        }
    }

    /// Requests the choice with the index `choice` in the scene.
    pub fn act(&mut self, choice: usize) -> Need {
        self.acting = Some(choice);
        Need::Say(FromClient::Act { at: self.position.row, choice })
    }

    /// Requests that the last decision be undone, if that is possible.
    pub fn undo(&self) -> Option<Need> {
        self.position.can_undo().then_some(Need::Say(FromClient::Undo { at: self.position.row }))
    }

    /// Requests a hint, if the table gives one here, or the review of the shown decision of a finished game.
    pub fn hint(&self) -> Option<Need> {
        if let Some(seat) = self.reviewed_seat() {
            return Some(Need::Say(FromClient::Review { seat, from: self.position.shown }));
        }
        self.may_ask_hint().then_some(Need::Say(FromClient::Hint { at: self.position.row }))
    }

    /// Requests the stop before the shown position, if there is one.
    pub fn back(&self) -> Option<Need> {
        self.position.stop_before.map(|stop| self.step(stop))
    }

    /// Requests the stop after the shown position, if there is one.
    pub fn on(&self) -> Option<Need> {
        self.position.stop_after.map(|stop| self.step(stop))
    }

    /// Requests the position before the first entry.
    pub fn beginning(&self) -> Need {
        Need::Say(FromClient::Step { entry: Some(0) })
    }

    /// Requests the newest position. From then on the table follows the game.
    pub fn newest(&self) -> Need {
        Need::Say(FromClient::Step { entry: None })
    }

    /// Requests the position at the stop `stop`. If that is the newest position, the table follows the game again.
    fn step(&self, stop: usize) -> Need {
        Need::Say(FromClient::Step { entry: (stop < self.position.entries).then_some(stop) })
    }

    /// Requests a new game that continues from the shown position. If that would reveal secrets of this game, the first
    /// call only warns the reader.
    pub fn fork(&mut self) -> (Notice, Option<Need>) {
        if self.position.records == Records::Revealing && !self.warned {
            self.warned = true;
            return (Notice::ForkReveals, None);
        }
        (Notice::Forked, Some(Need::Say(FromClient::Fork { entry: self.position.shown })))
    }

    /// Requests the view of the person who takes over the screen, if the curtain is closed.
    pub fn sit(&self) -> Option<Need> {
        self.position.pass_to.map(|seat| Need::Say(FromClient::Sit { seat: Some(seat) }))
    }

    /// Requests the next pace of the bots, in a cycle. Returns the pace and the request.
    pub fn next_pace(&self) -> (Pace, Need) {
        let pace = match self.position.pace {
            Pace::Calm => Pace::Brisk,
            Pace::Brisk => Pace::Instant,
            Pace::Instant => Pace::Calm,
        };
        (pace, Need::Say(FromClient::Pace { pace }))
    }

    /// Requests the page of the log that precedes the lines already received, if there is one.
    pub fn earlier_log(&self) -> Option<Need> {
        self.position.ask_earlier().map(Need::Say)
    }
}

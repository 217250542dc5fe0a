//! The requests that a client makes.

use super::{
    find::sought,
    notice::Notice,
    state::{Client, Opening, Place},
    table::{Table, Taken},
};
use crate::{Need, order::person};
use protocol::{Find, FromClient, Options, Pace, Records, SeatPlan};

impl Client {
    /// Sets up a game and opens its table.
    pub fn create(&mut self, game: String, options: Options, seats: Vec<SeatPlan>) -> Need {
        self.place = Place::Opening(Opening::New);
        Need::Say(FromClient::Create { game, options, seats })
    }

    /// Requests the daily deals of the person at this terminal.
    pub fn ask_dailies(&self) -> Need {
        Need::Say(FromClient::Dailies { name: self.daily_name() })
    }

    /// Opens today's deal of a game, for the person at this terminal.
    pub fn daily(&mut self, game: &str) -> Need {
        self.place = Place::Opening(Opening::Known);
        Need::Say(FromClient::Daily { game: game.to_owned(), day: None, name: self.daily_name() })
    }

    /// Returns the name of the person in daily deals: the default name, which stays the same in another language.
    fn daily_name(&self) -> String {
        let named = self.deals().find_map(|deal| deal.seats.iter().find(|seat| seat.bot.is_none()));
        named.map_or_else(|| person(0, self.words), |seat| seat.name.clone())
    }

    /// Opens the game of a record as a new table.
    pub fn import(&mut self, record: String) -> Need {
        self.place = Place::Opening(Opening::Known);
        Need::Say(FromClient::Import { record })
    }

    /// Opens an existing table.
    pub fn open(&mut self, table: String) -> Need {
        self.place = Place::Opening(Opening::Known);
        Need::Say(FromClient::Open { table })
    }

    /// Opens a table and shows it from its beginning.
    pub fn replay(&mut self, table: String) -> Need {
        self.place = Place::Opening(Opening::Replay);
        Need::Say(FromClient::Open { table })
    }

    /// Removes a table for good. The server answers with the list without it.
    pub fn remove(table: String) -> (Notice, Need) {
        (Notice::Removed, Need::Say(FromClient::Remove { table }))
    }

    /// Searches for tables by words and days, which [`sought`] reads. An empty text finds all tables.
    pub fn find(&mut self, text: &str) -> Need {
        self.find = sought(text);
        Need::Say(FromClient::Tables(self.find.clone()))
    }

    /// Requests the next page of the tables that were found, if there is one.
    pub fn more(&self) -> Option<Need> {
        let before = Some(self.more?);
        Some(Need::Say(FromClient::Tables(Find { before, ..self.find.clone() })))
    }

    /// Goes back to the list of tables, which the server sends as an answer.
    pub fn leave(&mut self) -> Need {
        self.place = Place::Lobby;
        Need::Say(FromClient::Leave)
    }

    /// Changes to the other language. The server sends everything on the screen again.
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
    /// Takes the row at this index. If the row has one choice, makes that choice. Otherwise picks the row, and a second
    /// step follows.
    pub fn take(&mut self, place: usize) -> Taken {
        let row = self.rows().into_iter().nth(place).filter(|_| !self.acting && !self.in_past());
        let Some(row) = row else { return Taken::Nothing };
        match row.choices.as_slice() {
            [one] => Taken::Act(self.act(*one)),
            [] | [_, _, ..] => {
                self.picked = Some(place);
                Taken::Picked
            }
        }
    }

    /// Makes the choice at this index of the scene.
    pub fn act(&mut self, choice: usize) -> Need {
        self.acting = true;
        Need::Say(FromClient::Act { at: self.position.row, choice })
    }

    /// Takes back the last decision, if that is possible.
    pub fn undo(&self) -> Option<Need> {
        self.position.can_undo().then_some(Need::Say(FromClient::Undo { at: self.position.row }))
    }

    /// Shows the stop before this position.
    pub fn back(&self) -> Option<Need> {
        self.position.stop_before.map(|stop| self.step(stop))
    }

    /// Shows the stop after this position.
    pub fn on(&self) -> Option<Need> {
        self.position.stop_after.map(|stop| self.step(stop))
    }

    /// Shows the position before the first entry.
    pub fn beginning(&self) -> Need {
        Need::Say(FromClient::Step { entry: Some(0) })
    }

    /// Shows the newest position, and follows the game again.
    pub fn newest(&self) -> Need {
        Need::Say(FromClient::Step { entry: None })
    }

    /// Shows the position at this stop, or follows the game again if it is the newest position.
    fn step(&self, stop: usize) -> Need {
        Need::Say(FromClient::Step { entry: (stop < self.position.entries).then_some(stop) })
    }

    /// Continues from an earlier position as a new game. If that would reveal secrets of this one, the first call only
    /// warns the reader.
    pub fn fork(&mut self) -> (Notice, Option<Need>) {
        if self.position.records == Records::Revealing && !self.warned {
            self.warned = true;
            return (Notice::ForkReveals, None);
        }
        (Notice::Forked, Some(Need::Say(FromClient::Fork { entry: self.position.shown })))
    }

    /// Lifts the curtain for the person whom the screen was passed to.
    pub fn sit(&self) -> Option<Need> {
        self.position.pass_to.map(|seat| Need::Say(FromClient::Sit { seat: Some(seat) }))
    }

    /// Sets the next pace of the bots, in a cycle.
    pub fn next_pace(&self) -> (Pace, Need) {
        let pace = match self.position.pace {
            Pace::Calm => Pace::Brisk,
            Pace::Brisk => Pace::Instant,
            Pace::Instant => Pace::Calm,
        };
        (pace, Need::Say(FromClient::Pace { pace }))
    }

    /// Requests the page of the log before the lines that the client has, if there is one.
    pub fn earlier_log(&self) -> Option<Need> {
        self.position.ask_earlier().map(Need::Say)
    }
}

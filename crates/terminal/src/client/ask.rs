//! What a client asks for.

use super::{
    find::sought,
    notice::Notice,
    state::{Client, Opening, Place},
    table::{Table, Taken},
};
use crate::Need;
use protocol::{Find, FromClient, Options, Pace, Records, SeatPlan};

impl Client {
    /// Sets up a game and opens its table.
    pub fn create(&mut self, game: String, options: Options, seats: Vec<SeatPlan>) -> Need {
        self.place = Place::Opening(Opening::New);
        Need::Say(FromClient::Create { game, options, seats })
    }

    /// Opens the game of a record as a new table.
    pub fn import(&mut self, record: String) -> Need {
        self.place = Place::Opening(Opening::Known);
        Need::Say(FromClient::Import { record })
    }

    pub fn open(&mut self, table: String) -> Need {
        self.place = Place::Opening(Opening::Known);
        Need::Say(FromClient::Open { table })
    }

    /// Opens a table and looks at it from its beginning.
    pub fn replay(&mut self, table: String) -> Need {
        self.place = Place::Opening(Opening::Replay);
        Need::Say(FromClient::Open { table })
    }

    /// Removes a table for good; the list without it is the answer.
    pub fn remove(table: String) -> (Notice, Need) {
        (Notice::Removed, Need::Say(FromClient::Remove { table }))
    }

    /// Looks for tables: words and days, as [`sought`] reads them; all tables for nothing.
    pub fn find(&mut self, text: &str) -> Need {
        self.find = sought(text);
        Need::Say(FromClient::Tables(self.find.clone()))
    }

    /// Asks for the next page of the tables that are looked for, if there is one.
    pub fn more(&self) -> Option<Need> {
        let before = Some(self.more?);
        Some(Need::Say(FromClient::Tables(Find { before, ..self.find.clone() })))
    }

    /// Goes back to the list of tables, which is the answer.
    pub fn leave(&mut self) -> Need {
        self.place = Place::Lobby;
        Need::Say(FromClient::Leave)
    }

    /// Speaks the other language, in which all that is shown has to come again.
    pub fn other_language(&mut self) -> Vec<Need> {
        self.words = self.words.other();
        let hello = FromClient::Hello { lang: self.words.0 };
        let tables = match self.place {
            Place::Lobby => Some(FromClient::Tables(self.find.clone())),
            Place::Opening(_) | Place::Table(_) => None,
        };
        std::iter::once(hello).chain(tables).map(Need::Say).collect()
    }
}

impl Table {
    /// Takes the row in this place, once: it makes a choice, or it is picked and a second step is asked for.
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

    /// Makes the choice in this place of the scene's list.
    pub fn act(&mut self, choice: usize) -> Need {
        self.acting = true;
        Need::Say(FromClient::Act { at: self.position.row, choice })
    }

    pub fn undo(&self) -> Option<Need> {
        self.position.can_undo.then_some(Need::Say(FromClient::Undo { at: self.position.row }))
    }

    /// Shows the position before this one at which something was told.
    pub fn back(&self) -> Option<Need> {
        self.position.stop_before.map(|stop| self.step(stop))
    }

    /// Shows the position after this one at which something was told.
    pub fn on(&self) -> Option<Need> {
        self.position.stop_after.map(|stop| self.step(stop))
    }

    pub fn beginning(&self) -> Need {
        Need::Say(FromClient::Step { entry: Some(0) })
    }

    /// Follows the game again.
    pub fn newest(&self) -> Need {
        Need::Say(FromClient::Step { entry: None })
    }

    /// Shows an earlier position, or follows the game again where the past ends.
    fn step(&self, stop: usize) -> Need {
        Need::Say(FromClient::Step { entry: (stop < self.position.entries).then_some(stop) })
    }

    /// Goes on from the past as a new game. The reader is warned first where that shows what is hidden in this one.
    pub fn fork(&mut self) -> (Notice, Option<Need>) {
        if self.position.records == Records::Revealing && !self.warned {
            self.warned = true;
            return (Notice::ForkReveals, None);
        }
        (Notice::Forked, Some(Need::Say(FromClient::Fork { entry: self.position.shown })))
    }

    /// Lifts the curtain for whom the screen was passed to.
    pub fn sit(&self) -> Option<Need> {
        self.position.pass_to.map(|seat| Need::Say(FromClient::Sit { seat: Some(seat) }))
    }

    /// Gives bots the next pace, round and round.
    pub fn next_pace(&self) -> (Pace, Need) {
        let pace = match self.position.pace {
            Pace::Calm => Pace::Brisk,
            Pace::Brisk => Pace::Instant,
            Pace::Instant => Pace::Calm,
        };
        (pace, Need::Say(FromClient::Pace { pace }))
    }

    pub fn earlier_log(&self) -> Option<Need> {
        self.position.ask_earlier().map(Need::Say)
    }
}

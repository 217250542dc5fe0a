//! The sentences for the fates of Characters and Locations.

use crate::{
    CardId, CharacterId, Fate,
    scene::{Speaker, of},
};
use kernel::{Seat, opening};

impl Speaker<'_> {
    /// Returns the sentence for a fate. The sentence names the captor if there is one (D30).
    pub(super) fn fated(
        &self,
        character: CharacterId,
        fate: Fate,
        (seat, captor): (Seat, Option<CharacterId>),
    ) -> String {
        let (who, name) = (self.who(character), self.name(seat));
        let by = captor.map_or(String::new(), |captor| {
            let captor = self.who(captor);
            self.say(format!(" (captor: {captor})"), format!(" (sous la garde {})", of(&captor)))
        });
        match fate {
            Fate::Killed => self.say(format!("{who} is Killed."), format!("{} meurt.", opening(&who))),
            Fate::Incapacitated => {
                self.say(format!("{who} is Incapacitated."), format!("{} est hors de combat.", opening(&who)))
            }
            Fate::Exiled => self.say(format!("{who} is Exiled."), format!("{} part en exil.", opening(&who))),
            Fate::Controlled => self.say(
                format!("{name} takes control of {who}{by}."),
                format!("{name} prend le contrôle {}{by}.", of(&who)),
            ),
            Fate::Captured => self.say(format!("{name} captures {who}{by}."), format!("{name} capture {who}{by}.")),
        }
    }

    pub(super) fn shed(&self, card: CardId, from: CharacterId) -> String {
        let (title, who) = (self.title(card), self.who(from));
        self.say(format!("{who} loses {title}."), format!("{} perd {title}.", opening(&who)))
    }

    pub(super) fn came_home(&self, character: CharacterId, seat: Seat) -> String {
        let (who, name) = (self.who(character), self.name(seat));
        self.say(format!("{who} comes home to {name}."), format!("{} rentre chez {name}.", opening(&who)))
    }

    pub(super) fn restored(&self, character: CharacterId) -> String {
        let who = self.who(character);
        self.say(format!("{who} is viable again."), format!("{} est de nouveau viable.", opening(&who)))
    }

    pub(super) fn location_taken(&self, seat: Seat, location: CardId) -> String {
        let (name, title) = (self.name(seat), self.title(location));
        self.say(format!("{name} takes control of {title}."), format!("{name} prend le contrôle {}.", of(&title)))
    }

    pub(super) fn location_retaken(&self, seat: Seat, location: CardId) -> String {
        let (name, title) = (self.name(seat), self.title(location));
        self.say(format!("{name} takes back {title}."), format!("{name} reprend {title}."))
    }
}

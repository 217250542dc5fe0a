//! Sentences about the course of the game.

use crate::{
    Ending,
    speaker::{Speaker, of},
};
use kernel::Seat;

impl Speaker<'_> {
    pub(super) fn first_chosen(&self, seat: Seat) -> String {
        let name = self.name(seat);
        self.tells(format!("{name} is the first Author"), format!("Le sort désigne qui commence\u{a0}: {name}"))
    }

    pub(super) fn round_began(&self, round: u8) -> String {
        self.tells(format!("Round {round}"), format!("Manche {round}"))
    }

    pub(super) fn turn_began(&self, seat: Seat) -> String {
        let name = self.name(seat);
        self.tells(format!("{name}’s turn"), format!("Tour {}", of(name)))
    }

    pub(super) fn bonus_began(&self, seat: Seat) -> String {
        let name = self.name(seat);
        self.tells(format!("{name}’s Bonus Movement"), format!("Mouvement bonus {}", of(name)))
    }

    pub(super) fn ended(&self, ending: Ending) -> String {
        match ending {
            Ending::TheEnd => self.tells(
                "A story has reached The End, and the Round is over: the Vitality at Locations is counted",
                "Une histoire a atteint La Fin et la manche est finie\u{a0}: on compte la Vitalité dans les Lieux",
            ),
            Ending::RoundCap => self.tells(
                "Nobody has reached The End in time: the Vitality at Locations is counted",
                "Personne n’a atteint La Fin à temps\u{a0}: on compte la Vitalité dans les Lieux",
            ),
            Ending::Rounds => self.tells(
                "All Rounds are over: the Vitality at Locations is counted",
                "Toutes les manches sont finies\u{a0}: on compte la Vitalité dans les Lieux",
            ),
        }
    }
}

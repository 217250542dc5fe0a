//! Sentences about dice and Story Points.

use crate::{Expense, Fell, speaker::Speaker};
use kernel::Seat;
use language::{CardId, Source};

impl Speaker<'_> {
    pub(super) fn earned(&self, seat: Seat, Fell { blue, gold, symbols }: Fell) -> String {
        let (name, points) = (self.name(seat), self.points(symbols));
        let dice = match (blue, gold) {
            (0, 1) => self.say("1 gold die", "1 dé doré"),
            (0, gold) => self.say(format!("{gold} gold dice"), format!("{gold} dés dorés")),
            (blue, 0) => self.say(format!("{blue} blue dice"), format!("{blue} dés bleus")),
            (blue, 1) => self.say(format!("{blue} blue dice and 1 gold"), format!("{blue} dés bleus et 1 doré")),
            (blue, gold) => {
                self.say(format!("{blue} blue and {gold} gold dice"), format!("{blue} dés bleus et {gold} dorés"))
            }
        };
        self.tells(format!("{name} rolls {dice}: {points}"), format!("{name} lance {dice}\u{a0}: {points}"))
    }

    pub(super) fn gained(&self, seat: Seat, points: u8) -> String {
        let (name, points) = (self.name(seat), self.points(points));
        self.tells(format!("{name} gains {points}"), format!("{name} gagne {points}"))
    }

    pub(super) fn lost(&self, seat: Seat, points: u8) -> String {
        let (name, points) = (self.name(seat), self.points(points));
        self.tells(format!("{name} loses {points}"), format!("{name} perd {points}"))
    }

    pub(super) fn owes(&self, seat: Seat, points: u8) -> String {
        let (name, points) = (self.name(seat), self.points(points));
        self.tells(
            format!("{name} will lose {points} after the next Roll"),
            format!("{name} perdra {points} après son prochain Lancer"),
        )
    }

    /// Returns the sentence for a payment. The cost of a card is a part of the sentence about the card, so a payment
    /// for a card has no sentence of its own.
    pub(super) fn paid(&self, seat: Seat, points: u8, expense: Expense) -> Option<String> {
        let (en, fr) = match expense {
            Expense::Card => return None,
            Expense::Draw => (" to draw", " pour piocher"),
            Expense::Step => (" for a step", " pour un pas"),
            Expense::Entry => (" to enter", " pour entrer"),
            Expense::Replace => (" to replace a Location", " pour remplacer un Lieu"),
            Expense::Text => ("", ""),
        };
        let (name, points) = (self.name(seat), self.points(points));
        Some(self.tells(format!("{name} pays {points}{en}"), format!("{name} paie {points}{fr}")))
    }

    pub(super) fn burnt(&self, seat: Seat, card: CardId) -> String {
        let (name, card) = (self.name(seat), self.card(card));
        self.tells(
            format!("{name} archives {card} from hand for a gold die"),
            format!("{name} archive une carte de sa main pour un dé doré\u{a0}: {card}"),
        )
    }

    pub(super) fn free_draw(&self, seat: Seat, of: Source) -> String {
        let (name, source) = (self.name(seat), self.label(of));
        self.tells(
            format!("{name}’s next Draw action this turn is free ({source})"),
            format!("Ce tour, {name} ne paiera pas la prochaine action Piocher ({source})"),
        )
    }

    pub(super) fn drew_free(&self, seat: Seat, of: Source) -> String {
        let (name, source) = (self.name(seat), self.label(of));
        self.tells(
            format!("{name}’s Draw action costs nothing ({source})"),
            format!("{name} ne paie rien pour piocher ({source})"),
        )
    }
}

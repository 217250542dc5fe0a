//! The words for the answers to questions.

use super::{Painter, choices::Told};
use crate::{AnswerId, Ask, PieceId, TableId, ZoneId, speaker};
use kernel::Seat;
use language::{CardId, Do};

impl Painter<'_> {
    pub(super) fn chosen_piece(&self, piece: PieceId) -> Told {
        let who = self.who(piece);
        let words = match self.own_question() {
            Some((_, Ask::Receiver { object, .. })) => {
                let what = self.who(object);
                (format!("Let {who} bear {what}"), format!("Faire porter {what} {}", speaker::to(&who)))
            }
            Some(_) | None => (format!("Choose {who}"), format!("Choisir {who}")),
        };
        self.told(TableId::Piece(piece), None, words)
    }

    pub(super) fn chosen_card(&self, seat: Seat, card: CardId) -> Told {
        let title = self.speaker.card(card);
        let archive = || (format!("Archive {title}"), format!("Archiver {title}"));
        let at = |zone: ZoneId| self.game.copy_id(zone, card, 1);
        match self.own_question().map(|(_, ask)| ask) {
            Some(Ask::FromHand { whose, .. }) if whose == seat => self.told(self.in_hand(seat, card), None, archive()),
            Some(Ask::FromHand { .. }) => self.told(at(ZoneId::Looked), None, archive()),
            Some(Ask::Peeked { take: 0, .. }) => {
                let words = (format!("Put {title} on the bottom"), format!("Mettre {title} en dessous"));
                self.told(at(ZoneId::Peeked), None, words)
            }
            Some(Ask::Peeked { .. }) => self.told(
                at(ZoneId::Peeked),
                None,
                (format!("Take {title} into your hand"), format!("Prendre {title} en main")),
            ),
            Some(Ask::Search { .. }) => {
                self.told(at(ZoneId::Search), None, (format!("Look for {title}"), format!("Chercher {title}")))
            }
            Some(_) | None => self.told(self.in_hand(seat, card), None, archive()),
        }
    }

    pub(super) fn chosen_distance(&self, steps: i8) -> Told {
        let Some((_, Ask::Distance { piece, .. })) = self.own_question() else {
            return self.told(AnswerId::Done, None, (steps.to_string(), steps.to_string()));
        };
        let who = kernel::opening(&self.who(piece));
        let to = self.place_along(piece, steps);
        let place = self.place_or_end(to);
        let count = steps.unsigned_abs();
        let words = if steps > 0 {
            (format!("{who}: {count} ahead, to {place}"), format!("{who}\u{a0}: {count} en avant, vers {place}"))
        } else {
            (format!("{who}: {count} back, to {place}"), format!("{who}\u{a0}: {count} en arrière, vers {place}"))
        };
        self.told(TableId::Piece(piece), to.map(|spot| ZoneId::Spot(spot).to_string()), words)
    }

    pub(super) fn chosen_part(&self, number: u8) -> Told {
        let deed = self.own_question().and_then(|(_, ask)| {
            let Some(Do::One(parts)) = self.sentence(ask) else { return None };
            let Ask::Which { frame, .. } = ask else { return None };
            Some(kernel::opening(&self.deed(frame, parts.get(usize::from(number))?)))
        });
        let deed = deed.unwrap_or_default();
        Told { at: format!("which.{number}"), to: None, words: deed }
    }

    pub(super) fn yes(&self) -> Told {
        let words = match self.own_question().map(|(_, ask)| ask) {
            Some(Ask::EnterCost { piece, spot }) => {
                let (who, place) = (kernel::opening(&self.who(piece)), self.place(spot));
                (format!("{who} enters {place}"), format!("{who} entre\u{a0}: {place}"))
            }
            Some(Ask::Follow { piece, spot }) => {
                let (who, place) = (kernel::opening(&self.who(piece)), self.place(spot));
                (format!("{who} follows to {place}"), format!("{who} suit vers {place}"))
            }
            Some(Ask::Which { frame, .. }) => {
                let does = self.own_question().and_then(|(_, ask)| self.sentence(ask));
                let deed = match does {
                    Some(Do::May { does, .. }) => self.deed(frame, does),
                    Some(Do::MayPay(pay)) => {
                        let points = self.speaker.points(*pay);
                        self.speaker.say(format!("pay {points}"), format!("payer {points}"))
                    }
                    Some(_) | None => String::new(),
                };
                (format!("Yes: {deed}"), format!("Oui\u{a0}: {deed}"))
            }
            Some(_) | None => ("Yes".into(), "Oui".into()),
        };
        self.told(AnswerId::Yes, None, words)
    }
}

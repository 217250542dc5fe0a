//! Questions as one sentence each, for the seat that answers and for the seats that wait.

use super::{Painter, reactions::Answered};
use crate::{Ask, FrameId, PieceId, SpotId, speaker};
use kernel::Seat;
use language::Do;

impl Painter<'_> {
    /// Returns the words for a question: "Cyclone (move …): choose where Dorothy goes." `name` is the name of the seat
    /// that has to answer, or `None` if the viewer has to answer.
    pub(super) fn question(&self, name: Option<&str>, seat: Seat, ask: Ask) -> String {
        self.question_from(self.cause(ask), name, seat, ask)
    }

    /// Returns the words for a question that the viewer has to answer, without the sentence of the text from which it
    /// comes: "Cyclone: choose where Dorothy goes."
    pub(super) fn brief_question(&self, seat: Seat, ask: Ask) -> String {
        self.question_from(self.asker(ask).map(|(source, _)| source), None, seat, ask)
    }

    fn question_from(&self, cause: Option<String>, name: Option<&str>, seat: Seat, ask: Ask) -> String {
        let own = name.is_none();
        let choose = match name {
            None => self.speaker.say("choose", "choisissez"),
            Some(name) => self.speaker.say(format!("{name} chooses"), format!("{name} choisit")),
        };
        let asked = match ask {
            Ask::React { to, it, frame } => {
                let happens = self.answered(Answered { seat, to, it, frame }, own);
                return match name {
                    None => {
                        let (answer, reponse) = self.ways_to_answer(seat);
                        self.speaker.say(
                            format!("{happens}: {answer} an answer, or let it happen."),
                            format!("{happens}\u{a0}: {reponse} une réponse, ou laissez faire."),
                        )
                    }
                    Some(name) => self.speaker.say(
                        format!("{happens}: {name} may answer."),
                        format!("{happens}\u{a0}: {name} peut répondre."),
                    ),
                };
            }
            Ask::EnterCost { piece, spot } if own && self.entry_cost(piece, spot) > self.board.this_turn.points => {
                return self.lacks_entry(piece, spot);
            }
            Ask::Target { chosen, .. } if chosen.is_empty() => self.speaker.say("which card", "quelle carte"),
            Ask::Target { chosen, .. } => {
                let names: Vec<String> = chosen.iter().map(|id| self.who(id)).collect();
                let names = names.join(", ");
                self.speaker.say(format!("another card beside {names}"), format!("une autre carte que {names}"))
            }
            Ask::Distance { piece, .. } => {
                let who = self.who(piece);
                self.speaker.say(format!("where {who} goes"), format!("où va {who}"))
            }
            Ask::Which { .. } => match self.sentence(ask) {
                Some(Do::May { .. }) => self.speaker.say("whether to do it", "si c’est fait"),
                Some(Do::MayPay(_)) => self.speaker.say("whether to pay", "si c’est payé"),
                Some(_) | None => self.speaker.say("one of these", "une de ces possibilités"),
            },
            Ask::Spot { first: Some(first), .. } => {
                let place = self.place(first);
                self.speaker
                    .say(format!("what changes places with {place}"), format!("ce qui change de place avec {place}"))
            }
            Ask::Spot { .. } => self.speaker.say("a Location", "un Lieu"),
            Ask::Whose { .. } => match self.sentence(ask) {
                Some(Do::Opponents { .. }) => self.speaker.say("which opponent", "quel adversaire"),
                Some(_) | None => self.speaker.say("whose hand", "dans quelle main"),
            },
            Ask::FromHand { whose, .. } if whose == seat => {
                self.speaker.say("a card of the hand to archive", "une carte de la main à archiver")
            }
            Ask::FromHand { whose, .. } => self.card_of_hand(whose),
            Ask::Peeked { take, .. } => self.peeked(ask, take),
            Ask::Search { .. } => self.speaker.say("what to look for", "quoi chercher"),
            Ask::Receiver { object, .. } => {
                let what = self.who(object);
                self.speaker.say(format!("who bears {what}"), format!("qui porte {what}"))
            }
            Ask::PriceCard { .. } => {
                self.speaker.say("a card of the hand to archive", "une carte de la main à archiver")
            }
            Ask::EnterCost { piece, spot } => self.enter_cost(piece, spot),
            Ask::Follow { piece, spot } => {
                let (who, place) = (self.who(piece), self.place(spot));
                self.speaker.say(format!("whether {who} follows to {place}"), format!("si {who} suit vers {place}"))
            }
        };
        match cause {
            Some(cause) => {
                let colon = self.speaker.say(": ", "\u{a0}: ");
                format!("{cause}{colon}{choose} {asked}.")
            }
            None => format!("{} {asked}.", kernel::opening(&choose)),
        }
    }

    /// Returns the name of the card whose text asks a question, with the words for its sentence: "Cyclone (move your
    /// Character 1 Location)".
    fn cause(&self, ask: Ask) -> Option<String> {
        let (source, frame) = self.asker(ask)?;
        let deed = self.sentence(ask).zip(frame).map(|(does, frame)| self.deed(frame, does));
        Some(deed.filter(|deed| !deed.is_empty()).map_or(source.clone(), |deed| format!("{source} ({deed})")))
    }

    /// Returns the name of the card whose text asks a question, and the frame of the text, or `None` if no text asks
    /// it.
    fn asker(&self, ask: Ask) -> Option<(String, Option<FrameId>)> {
        let frame = match ask {
            Ask::Target { frame, .. }
            | Ask::Distance { frame, .. }
            | Ask::Which { frame, .. }
            | Ask::Spot { frame, .. }
            | Ask::Whose { frame, .. }
            | Ask::FromHand { frame, .. }
            | Ask::Peeked { frame, .. }
            | Ask::Search { frame, .. }
            | Ask::Receiver { frame, .. } => frame,
            Ask::PriceCard { piece, .. } => return Some((kernel::opening(&self.who(piece)), None)),
            Ask::EnterCost { .. } | Ask::Follow { .. } | Ask::React { .. } => return None,
        };
        Some((kernel::opening(&self.speaker.source(self.source(frame)?)), Some(frame)))
    }

    /// Returns the verbs for the ways to react. On another Author's turn, no card can be played from the hand (Q41,
    /// Q43).
    fn ways_to_answer(&self, seat: Seat) -> (&'static str, &'static str) {
        let plays = seat == self.board.active && self.view.hands[seat].count > 0;
        match (self.view.saved[seat].is_empty(), plays) {
            (false, false) => ("reveal", "révélez"),
            (false, true) => ("reveal or play", "révélez ou jouez"),
            (true, _) => ("play", "jouez"),
        }
    }

    fn card_of_hand(&self, whose: Seat) -> String {
        let name = self.speaker.name(whose);
        self.speaker.say(
            format!("a card of {name}’s hand to archive"),
            format!("une carte de la main {} à archiver", speaker::of(name)),
        )
    }

    fn peeked(&self, ask: Ask, take: u8) -> String {
        let may_bottom = matches!(self.sentence(ask), Some(Do::Peek { then: language::Peeked::MayBottom, .. }));
        match (take, may_bottom) {
            (_, true) => self.speaker.say("whether the card goes to the bottom", "si la carte passe en dessous"),
            (0, false) => self.speaker.say("what goes to the bottom next", "ce qui passe en dessous ensuite"),
            (_, false) => self.speaker.say("a card to take", "une carte à prendre"),
        }
    }

    /// Returns the question of whether to pay for a Character to enter a Location (Q20, Q23).
    fn enter_cost(&self, piece: PieceId, spot: SpotId) -> String {
        let (who, place) = (self.who(piece), self.place(spot));
        let cost = self.speaker.points(self.entry_cost(piece, spot));
        self.speaker.say(
            format!("whether {who} pays {cost} to enter {place}"),
            format!("si {who} paie {cost} pour entrer\u{a0}: {place}"),
        )
    }

    /// Returns the question to an Author who lacks the Story Points for entering. The Author may archive cards, each
    /// for a gold die.
    fn lacks_entry(&self, piece: PieceId, spot: SpotId) -> String {
        let (who, place) = (kernel::opening(&self.who(piece)), self.place(spot));
        let cost = self.speaker.points(self.entry_cost(piece, spot));
        self.speaker.say(
            format!("{who} needs {cost} to enter {place}: archive a card for a gold die, or do not enter."),
            format!("{who} doit payer {cost} pour entrer\u{a0}: {place}. Archivez pour un dé doré, ou renoncez."),
        )
    }
}

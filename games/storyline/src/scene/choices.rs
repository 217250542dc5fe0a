//! The viewer's choices. Each choice has words that can be understood without the other choices, and points at a thing
//! on the table.

use super::Painter;
use crate::{
    Action, AnswerId, Ask, Heading, PieceId, SavedView, SpotId, TableId, To, Why, Window, ZoneId, ids::saved_id,
    offers, speaker,
};
use kernel::{Choice, Names, Seat, Wording};
use language::{CardId, Do, Kind};

/// The words of a choice, and the ids of the things that the choice points at.
pub(super) struct Told {
    pub(super) at: String,
    pub(super) to: Option<String>,
    pub(super) words: String,
}

impl Painter<'_> {
    pub(super) fn choice(&self, action: Action) -> Choice {
        let seat = self.asked().map_or(self.board.active, |(seat, _)| seat);
        let Told { at, to, words } = match action {
            Action::Draw => {
                let library = self.game.library_id(self.game.stock(seat));
                self.told(library, None, ("Draw a card".into(), "Piocher une carte".into()))
            }
            Action::Step { piece, ahead } => self.step(seat, piece, Heading::of(ahead)),
            Action::Replace(spot) => {
                let place = self.place(spot);
                self.told(TableId::Location(spot), None, (format!("Replace {place}"), format!("Remplacer {place}")))
            }
            Action::Play { card, to } => self.play(seat, card, to),
            Action::Save { card, paid } => self.save(seat, card, paid),
            Action::Use { piece, ability } => self.use_once(piece, ability),
            Action::Equip { object, bearer } => {
                let (what, who) = (self.who(object), self.who(bearer));
                let words = (format!("Let {who} bear {what}"), format!("Faire porter {what} {}", speaker::to(&who)));
                self.told(TableId::Piece(object), Some(TableId::Piece(bearer).to_string()), words)
            }
            Action::Burn(card) => {
                let title = self.speaker.card(card);
                let words = (format!("Archive {title} for a gold die"), format!("Archiver {title} pour un dé doré"));
                self.told(self.in_hand(seat, card), None, words)
            }
            Action::Reveal(number) => self.reveal(seat, number),
            Action::Piece(piece) => self.chosen_piece(piece),
            Action::Spot(spot) => self.chosen_spot(spot),
            Action::Card(card) => self.chosen_card(seat, card),
            Action::Seat(whose) => {
                let name = self.speaker.name(whose);
                let words = (format!("Look at {name}’s hand"), format!("Regarder la main {}", speaker::of(name)));
                self.told(ZoneId::Hand(whose), None, words)
            }
            Action::Distance(steps) => self.chosen_distance(steps),
            Action::Which(number) => self.chosen_part(number),
            Action::Yes => self.yes(),
            Action::Done => self.done(),
        };
        Choice { at, to, words: Wording::read(&words), hint: self.naming(Names::Plain).hint(seat, action) }
    }

    pub(super) fn told(&self, at: impl ToString, to: Option<String>, (en, fr): (String, String)) -> Told {
        Told { at: at.to_string(), to, words: self.speaker.say(en, fr) }
    }

    pub(super) fn in_hand(&self, seat: Seat, card: CardId) -> String {
        self.game.copy_id(ZoneId::Hand(seat), card, 1)
    }

    fn step(&self, seat: Seat, piece: PieceId, heading: Heading) -> Told {
        let who = kernel::opening(&self.who(piece));
        let to = offers::next_place(self.game, self.board, piece, heading).flatten();
        let id = to.map_or(ZoneId::End(seat), ZoneId::Spot).to_string();
        let place = self.place_or_end(to);
        let words = match heading {
            Heading::Ahead => (format!("{who}: ahead to {place}"), format!("{who}\u{a0}: avancer vers {place}")),
            Heading::Back => (format!("{who}: back to {place}"), format!("{who}\u{a0}: reculer vers {place}")),
        };
        self.told(TableId::Piece(piece), Some(id), words)
    }

    fn play(&self, seat: Seat, card: CardId, to: To) -> Told {
        let title = self.speaker.card(card);
        let kind = self.game.catalog.card(card).kind;
        let words = match (kind, to) {
            (_, To::Title) => {
                (format!("Play {title} onto your Title Card"), format!("Jouer {title} sur votre Carte-Titre"))
            }
            (Kind::Effect, To::Spot(spot)) => {
                let place = self.place(spot);
                (format!("Attach {title} to {place}"), format!("Attacher {title} {}", speaker::to(&place)))
            }
            (_, To::Spot(spot)) => {
                let place = self.place(spot);
                (format!("Play {title} to {place}"), format!("Jouer {title} {}", speaker::to(&place)))
            }
            (Kind::Character { .. }, To::Piece(piece)) => {
                let who = self.who(piece);
                (format!("Play {title} over {who}"), format!("Jouer {title} à la place {}", speaker::of(&who)))
            }
            (Kind::Object, To::Piece(piece)) => {
                let who = self.who(piece);
                (format!("Play {title} for {who} to bear"), format!("Jouer {title} sur {who}"))
            }
            (_, To::Piece(piece)) => {
                let who = self.who(piece);
                (format!("Attach {title} to {who}"), format!("Attacher {title} {}", speaker::to(&who)))
            }
            (_, To::Nowhere) => (format!("Play {title}"), format!("Jouer {title}")),
        };
        self.told(self.in_hand(seat, card), self.target_id(seat, to), words)
    }

    fn save(&self, seat: Seat, card: CardId, paid: u8) -> Told {
        let (title, points) = (self.speaker.card(card), self.speaker.points(paid));
        let words =
            (format!("Lay {title} face-down and pay {points}"), format!("Poser {title} face cachée et payer {points}"));
        self.told(self.in_hand(seat, card), None, words)
    }

    fn use_once(&self, piece: PieceId, ability: u8) -> Told {
        let who = kernel::opening(&self.who(piece));
        let deed = self.once(piece, ability).map_or(String::new(), |(once, speech)| {
            let lexicon = self.game.catalog.lexicon();
            language::words::own_deed(&once.does, speech, lexicon, self.speaker.reader.lang)
        });
        self.told(TableId::Piece(piece), None, (format!("{who}: {deed}"), format!("{who}\u{a0}: {deed}")))
    }

    pub(super) fn once(&self, piece: PieceId, ability: u8) -> Option<(&language::Once, language::words::Speech<'_>)> {
        let card = self.board.piece(piece)?.card;
        Some((offers::once(self.game, card, ability)?, self.game.catalog.card(card).speech()))
    }

    /// Returns the choice to reveal an Event. Two copies of an Event are numbered, because their prices may differ.
    fn reveal(&self, seat: Seat, number: u8) -> Told {
        let saved = &self.view.saved[seat];
        let card = saved.get(usize::from(number)).and_then(|saved| saved.card);
        let mut title = card.map_or(String::new(), |card| self.speaker.card(card));
        let copies = |saved: &[SavedView]| saved.iter().filter(|other| other.card == card).count();
        if copies(saved) > 1 {
            title = format!("{title} ({})", copies(&saved[..=usize::from(number)]));
        }
        let id = saved_id(seat, usize::from(number));
        self.told(id, None, (format!("Reveal {title}"), format!("Révéler {title}")))
    }

    fn chosen_spot(&self, spot: SpotId) -> Told {
        let place = self.place(spot);
        self.told(ZoneId::Spot(spot).to_string(), None, (format!("Choose {place}"), format!("Choisir {place}")))
    }

    /// Returns the choice that means "no", "no more" or "nothing", or that goes on to the next part of the turn.
    fn done(&self) -> Told {
        let (en, fr) = match self.asked().map(|(_, why)| why) {
            Some(Why::Window(Window::TurnStart)) => ("Nothing now: the turn begins", "Rien\u{a0}: le tour commence"),
            Some(Why::Window(Window::TurnEnd)) => ("Nothing now: the turn ends", "Rien\u{a0}: le tour se termine"),
            Some(Why::Window(Window::BeforeScoring)) => {
                ("Nothing now: the Vitality is counted", "Rien\u{a0}: la Vitalité est comptée")
            }
            Some(Why::Actions) => ("End your Story Actions", "Terminer vos Actions d’Histoire"),
            Some(Why::Bonus) => ("End your turn", "Terminer votre tour"),
            Some(Why::Question(ask)) => return self.no(ask),
            None => ("Go on", "Continuer"),
        };
        self.told(AnswerId::Done, None, (en.into(), fr.into()))
    }

    /// Returns the choice that answers "no" to a question.
    fn no(&self, ask: Ask) -> Told {
        let words: (String, String) = match ask {
            Ask::Target { chosen, .. } if chosen.is_empty() => ("Choose nobody".into(), "Ne choisir personne".into()),
            Ask::Target { .. } => ("Nobody else".into(), "Personne d’autre".into()),
            Ask::Search { .. } => ("Look for nothing more".into(), "Ne plus rien chercher".into()),
            Ask::Peeked { .. } => ("Leave it on top".into(), "La laisser sur le dessus".into()),
            Ask::EnterCost { piece, spot } => {
                let (who, place) = (self.who(piece), self.place(spot));
                let who = kernel::opening(&who);
                (format!("{who} does not enter {place}"), format!("{who} n’entre pas\u{a0}: {place}"))
            }
            Ask::Follow { piece, .. } => {
                let who = kernel::opening(&self.who(piece));
                match self.board.spot_of(piece) {
                    Some(spot) => {
                        let place = self.place(spot);
                        (format!("{who} stays at {place}"), format!("{who} reste\u{a0}: {place}"))
                    }
                    None => (format!("{who} stays"), format!("{who} reste")),
                }
            }
            Ask::React { .. } => ("Let it happen".into(), "Laisser faire".into()),
            Ask::Which { .. } => match self.sentence(ask) {
                Some(Do::MayPay(pay) | Do::May { pay: pay @ 1.., .. }) => {
                    let points = self.speaker.points(*pay);
                    (format!("No: keep {points}"), format!("Non\u{a0}: garder {points}"))
                }
                Some(_) | None => ("No: change nothing".into(), "Non\u{a0}: ne rien changer".into()),
            },
            Ask::Distance { .. }
            | Ask::Spot { .. }
            | Ask::Whose { .. }
            | Ask::FromHand { .. }
            | Ask::Receiver { .. }
            | Ask::PriceCard { .. } => ("Do not do it".into(), "Ne pas le faire".into()),
        };
        self.told(AnswerId::Done, None, words)
    }
}

//! The heading and the prompt of a scene.

use super::Painter;
use crate::{At, Mode, Start, Step, Task, Why, Window, offers, speaker};
use kernel::Seat;

impl Painter<'_> {
    /// Returns the heading: "Round 3 · last Round: Ozma has reached The End". If the mode is not Standard, its name
    /// comes first.
    pub(super) fn heading(&self) -> String {
        let place = match self.board.step {
            Step::ChooseFirst | Step::Deal(_) => self.speaker.say("Before the first Round", "Avant la première manche"),
            Step::Over => {
                let round = self.board.round;
                self.speaker.say(format!("Game over in Round {round}"), format!("Partie terminée à la manche {round}"))
            }
            Step::Window { .. } | Step::Begin | Step::Actions | Step::Bonus | Step::End => self.round(),
        };
        let mode = match self.game.rules.mode {
            Mode::Standard => String::new(),
            Mode::Challenge { .. } => self.speaker.say("Challenge · ", "Défi · "),
            Mode::Solitaire { .. } => self.speaker.say("Solitaire · ", "Solitaire · "),
        };
        format!("{mode}{place}{}", self.last_round())
    }

    fn round(&self) -> String {
        let (round, rounds) = (self.board.round, self.game.rules.rounds());
        match self.game.rules.mode {
            Mode::Standard => self.speaker.say(format!("Round {round}"), format!("Manche {round}")),
            Mode::Challenge { .. } | Mode::Solitaire { .. } => {
                self.speaker.say(format!("Round {round} of {rounds}"), format!("Manche {round} sur {rounds}"))
            }
        }
    }

    /// Returns the part of the heading that says that a Character has reached The End, or that this is the last Round.
    fn last_round(&self) -> String {
        if self.board.step == Step::Over {
            return String::new();
        }
        let counted = self.board.round >= self.game.rules.rounds();
        match (self.board.ender, self.game.rules.mode) {
            (Some(seat), Mode::Standard) => {
                let who = self.finisher(seat).unwrap_or_else(|| self.speaker.name(seat).to_owned());
                self.speaker.say(
                    format!(" · last Round: {who} has reached The End"),
                    format!(" · dernière manche\u{a0}: La Fin est atteinte ({who})"),
                )
            }
            (Some(_) | None, _) if counted => self.speaker.say(" · last Round", " · dernière manche"),
            (Some(_) | None, _) => String::new(),
        }
    }

    fn finisher(&self, seat: Seat) -> Option<String> {
        let there = self.board.each().find(|(_, piece)| piece.by == seat && piece.at == At::End);
        there.map(|(id, _)| self.who(id))
    }

    pub(super) fn prompt(&self) -> String {
        match self.asked() {
            Some((seat, why)) if self.is_own(seat) => self.asks_you(seat, why),
            Some((seat, why)) => self.asks(seat, why),
            None => self.happens(),
        }
    }

    fn asks_you(&self, seat: Seat, why: Why) -> String {
        match why {
            Why::Window(window) => {
                let ((en, fr), (what, quoi)) = (self.before(window), self.in_window(seat, window));
                self.speaker
                    .say(format!("Before {en}, you may {what}."), format!("Avant {fr}, vous pouvez {quoi}."))
            }
            Why::Actions => {
                let points = self.speaker.points(self.board.this_turn.points);
                self.speaker.say(
                    format!("Take Story Actions with {points}, or end them."),
                    format!("Faites des Actions d’Histoire avec {points}, ou terminez-les."),
                )
            }
            Why::Bonus => self.speaker.say(
                "Bonus Movement: you may move each of your Characters one Location, and pay only what Locations cost. Then end your turn.",
                "Mouvement bonus\u{a0}: vous pouvez déplacer chacun de vos Personnages d’un Lieu, en ne payant que le coût des Lieux. Puis terminez votre tour.",
            ),
            Why::Question(ask) => self.question(None, seat, ask),
        }
    }

    fn asks(&self, seat: Seat, why: Why) -> String {
        let name = self.speaker.name(seat);
        match why {
            Why::Window(window) => {
                let ((en, fr), (what, quoi)) = (self.before(window), self.in_window(seat, window));
                self.speaker.say(format!("Before {en}, {name} may {what}."), format!("Avant {fr}, {name} peut {quoi}."))
            }
            Why::Actions => {
                let points = self.speaker.points(self.board.this_turn.points);
                self.speaker.say(
                    format!("{name} takes Story Actions with {points}."),
                    format!("{name} fait des Actions d’Histoire avec {points}."),
                )
            }
            Why::Bonus => self
                .speaker
                .say(format!("{name} takes the Bonus Movement."), format!("{name} fait son Mouvement bonus.")),
            Why::Question(ask) => self.question(Some(name), seat, ask),
        }
    }

    /// Returns the words for the choices that a seat has in a window, from public information.
    fn in_window(&self, seat: Seat, window: Window) -> (&'static str, &'static str) {
        let reveals = !self.view.saved[seat].is_empty();
        match (reveals, offers::may_take_up(self.game, self.board, (seat, window))) {
            (true, true) => (
                "reveal a face-down Event or equip an Object",
                "révéler un Événement face cachée ou équiper d’un Objet un Personnage",
            ),
            (false, true) => ("equip an Object", "équiper d’un Objet un Personnage"),
            (true | false, false) => ("reveal a face-down Event", "révéler un Événement face cachée"),
        }
    }

    /// Returns the words for the moment that follows a window (Q42).
    fn before(&self, window: Window) -> (String, String) {
        let name = self.speaker.name(self.board.active);
        let of = speaker::of(name);
        match window {
            Window::TurnStart => (format!("{name}’s turn begins"), format!("le début du tour {of}")),
            Window::TurnEnd => (format!("{name}’s turn ends"), format!("la fin du tour {of}")),
            Window::BeforeScoring => ("the Vitality is counted".into(), "le compte de la Vitalité".into()),
        }
    }

    /// Returns the prompt while chance decides next.
    fn happens(&self) -> String {
        let name = self.speaker.name(self.board.active);
        let say = |en: &str, fr: &str| self.speaker.say(en, fr);
        match (self.board.agenda.last(), self.board.step) {
            (Some(Task::Draw { seat, .. }), _) => {
                let name = self.speaker.name(*seat);
                self.speaker.say(format!("{name} draws."), format!("{name} pioche."))
            }
            (Some(Task::Dice { .. } | Task::Start(Start::Roll)), _) => {
                self.speaker.say(format!("{name} rolls the dice."), format!("{name} lance les dés."))
            }
            (Some(Task::TurnUp { spot, .. }), _) => {
                let place = self.place(*spot);
                self.speaker.say(
                    format!("{} is turned up.", kernel::opening(&place)),
                    format!("{} est retourné.", kernel::opening(&place)),
                )
            }
            (Some(Task::Refill(spot)), _) => {
                let place = self.place(*spot);
                self.speaker.say(format!("{} is replaced.", kernel::opening(&place)), format!("On remplace {place}."))
            }
            (Some(Task::Peek { .. }), _) => say("A Library is looked into.", "On regarde dans une Bibliothèque."),
            (None, Step::ChooseFirst) => say("The dice name the first Author.", "Les dés désignent le premier Auteur."),
            (None, Step::Deal(seat)) => {
                let name = self.speaker.name(seat);
                self.speaker
                    .say(format!("{name} is dealt a hand."), format!("On distribue la main {}.", speaker::of(name)))
            }
            (None, Step::Over) => say("The game is over.", "La partie est terminée."),
            (Some(_) | None, _) => say("The game goes on.", "Le jeu continue."),
        }
    }
}

//! The rule that applies to the current decision, and the reason why nothing but the offered choices can be chosen.

use super::Painter;
use crate::{Ask, Step, Why, Window, offers};
use kernel::{Reason, RuleNumber, Seat};

impl Painter<'_> {
    pub(super) fn rule(&self) -> RuleNumber {
        match self.asked() {
            Some((_, Why::Window(Window::BeforeScoring))) => RuleNumber::published(21),
            Some((_, Why::Window(Window::TurnStart | Window::TurnEnd))) => RuleNumber::ruling('Q', 42),
            Some((_, Why::Actions)) => RuleNumber::published(15),
            Some((_, Why::Bonus)) => RuleNumber::published(16),
            Some((_, Why::Question(ask))) => rule_of(ask),
            None => self.rule_of_step(),
        }
    }

    fn rule_of_step(&self) -> RuleNumber {
        match self.board.step {
            Step::ChooseFirst => RuleNumber::published(9),
            Step::Deal(_) => RuleNumber::published(8),
            Step::Begin => RuleNumber::published(13),
            Step::Actions => RuleNumber::published(15),
            Step::Bonus => RuleNumber::published(16),
            Step::Window { .. } => RuleNumber::ruling('Q', 42),
            Step::End => RuleNumber::published(17),
            Step::Over => RuleNumber::published(21),
        }
    }

    /// Returns the reason why a thing that shows no reason of its own cannot be chosen, or `None` if the viewer looks
    /// back at an earlier position.
    pub(super) fn why_nothing_else(&self) -> Option<Reason> {
        let (decider, why) = self.asked()?;
        if !self.is_own(decider) {
            return Some(self.decides(decider));
        }
        if self.offered.is_empty() {
            return None;
        }
        let (en, fr) = match why {
            Why::Actions => (
                "A Story Action begins with a card of your hand, one of your Characters, a Location or the Library.",
                "Une Action d’Histoire part d’une carte de votre main, d’un de vos Personnages, d’un Lieu ou de la Bibliothèque.",
            ),
            Why::Bonus => (
                "In Bonus Movement only your Characters move, each one Location.",
                "En Mouvement bonus, seuls vos Personnages bougent, chacun d’un Lieu.",
            ),
            Why::Window(_) => (
                "Now only a face-down Event can be revealed, or a loose Object taken up.",
                "On ne peut maintenant que révéler un Événement face cachée ou prendre un Objet sans porteur.",
            ),
            Why::Question(Ask::React { .. }) => {
                ("Only a card that answers this can be played.", "Seule une carte qui répond à cela peut être jouée.")
            }
            Why::Question(ask) => return Some(self.asked_instead(decider, ask)),
        };
        Some(self.because(self.rule(), en, fr))
    }

    /// Returns the reason that another question has to be answered first, with the question.
    pub(super) fn asked_instead(&self, seat: Seat, ask: Ask) -> Reason {
        let question = self.brief_question(seat, ask);
        let words = self.speaker.say(format!("Not now. {question}"), format!("Pas maintenant. {question}"));
        Reason { words, rule: self.rule() }
    }

    pub(super) fn decides(&self, seat: Seat) -> Reason {
        let name = self.speaker.name(seat);
        let words = self.speaker.say(format!("{name} decides now."), format!("C’est à {name} de décider."));
        Reason { words, rule: self.rule() }
    }

    pub(super) fn because(&self, rule: RuleNumber, en: &str, fr: &str) -> Reason {
        Reason { words: self.speaker.say(en, fr), rule }
    }

    /// Returns the reason that the seat has too few Story Points for a choice.
    pub(super) fn too_dear(&self, rule: RuleNumber, cost: u8) -> Reason {
        let points = self.board.this_turn.points;
        let words = self
            .speaker
            .say(format!("Costs {cost}; you have {points}."), format!("Coûte {cost}\u{202f}; vous avez {points}."));
        Reason { words, rule }
    }

    /// Returns the reason that the seat has too few Story Points to replace a Location. It names the action, because a
    /// Location has other costs of its own.
    pub(super) fn too_dear_to_replace(&self) -> Reason {
        let (cost, points) = (offers::REPLACE_COST, self.board.this_turn.points);
        let words = self.speaker.say(
            format!("Replacing it costs {cost}; you have {points}."),
            format!("Le remplacer coûte {cost}\u{202f}; vous avez {points}."),
        );
        Reason { words, rule: RuleNumber::published(15) }
    }
}

fn rule_of(ask: Ask) -> RuleNumber {
    match ask {
        Ask::React { .. } => RuleNumber::ruling('Q', 43),
        Ask::EnterCost { .. } => RuleNumber::ruling('Q', 23),
        Ask::Distance { .. } | Ask::Follow { .. } => RuleNumber::ruling('Q', 30),
        Ask::Receiver { .. } => RuleNumber::published(37),
        Ask::Spot { .. } => RuleNumber::ruling('Q', 18),
        Ask::FromHand { .. } | Ask::PriceCard { .. } => RuleNumber::published(56),
        Ask::Target { .. } | Ask::Which { .. } | Ask::Whose { .. } | Ask::Peeked { .. } | Ask::Search { .. } => {
            RuleNumber::ruling('Q', 45)
        }
    }
}

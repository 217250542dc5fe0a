//! The rule that applies at the moment, and the reasons why a thing cannot be chosen.

use super::Painter;
use crate::{Action, Step, words};
use kernel::{Lang, Reason, RuleNumber, Seat, Viewer};

const LAYOUT: RuleNumber = RuleNumber::published(3);
const TURN: RuleNumber = RuleNumber::published(4);
const FOUR_STORIES: RuleNumber = RuleNumber::published(6);
const WINNING: RuleNumber = RuleNumber::published(9);
const TURNING_DOWN: RuleNumber = RuleNumber::ruling('G', 6);

impl Painter<'_> {
    pub(super) fn rule(&self) -> RuleNumber {
        match self.view.step {
            Step::Take(_) => TURN,
            Step::TurnDown(_) => FOUR_STORIES,
            Step::Over => WINNING,
            Step::OpenTrio | Step::NameFirst | Step::Recycle { .. } | Step::LayColumn { .. } => LAYOUT,
        }
    }

    /// Returns the reason why a thing cannot be chosen, for all things without a reason of their own. Returns `None` if
    /// the viewer has no choice and waits for nobody.
    pub(super) fn why_not(&self, choices: &[Action]) -> Option<Reason> {
        match (self.waits_for(), self.view.step) {
            (Some(seat), _) => Some(self.turn_of(seat)),
            (None, _) if choices.is_empty() => None,
            (None, Step::Take(_)) => {
                Some(self.because(TURN, "Only a column can be taken now.", "Seule une colonne peut être prise."))
            }
            (None, Step::TurnDown(_)) => Some(self.because(
                FOUR_STORIES,
                "Only one of your Stories can be turned face-down now.",
                "Seule une de vos Histoires peut être retournée face cachée.",
            )),
            (None, Step::Over | Step::OpenTrio | Step::NameFirst | Step::Recycle { .. } | Step::LayColumn { .. }) => {
                None
            }
        }
    }

    pub(super) fn why_not_a_column(&self) -> Option<Reason> {
        match (self.waits_for(), self.view.step) {
            (Some(seat), _) => Some(self.turn_of(seat)),
            (None, Step::TurnDown(_)) => Some(self.because(
                FOUR_STORIES,
                "You have your column; turn a Story face-down.",
                "Vous avez votre colonne\u{202f}; retournez une Histoire.",
            )),
            (
                None,
                Step::Take(_)
                | Step::Over
                | Step::OpenTrio
                | Step::NameFirst
                | Step::Recycle { .. }
                | Step::LayColumn { .. },
            ) => None,
        }
    }

    pub(super) fn why_not_a_story(&self, owner: Seat) -> Option<Reason> {
        let taking = self.view.step == Step::Take(owner) && self.view.viewer == Viewer::Seat(owner);
        taking.then(|| self.because(TURNING_DOWN, "Take a column first.", "Prenez d’abord une colonne."))
    }

    /// Returns the seat to move, or `None` if it is the viewer's seat or nobody is to move.
    fn waits_for(&self) -> Option<Seat> {
        self.view.to_move().filter(|seat| self.view.viewer != Viewer::Seat(*seat))
    }

    fn turn_of(&self, seat: Seat) -> Reason {
        let name = &self.reader.names[seat];
        let words = match self.lang {
            Lang::En => format!("It is {name}’s turn."),
            Lang::Fr => format!("C’est à {name} de jouer."),
        };
        Reason { words, rule: TURN }
    }

    fn because(&self, rule: RuleNumber, en: &str, fr: &str) -> Reason {
        Reason { words: words::pick(self.lang, en, fr).into(), rule }
    }
}

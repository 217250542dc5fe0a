//! The reason why a Character cannot join or leave a Group (D10, D44).

use super::painter::Painter;
use crate::{Action, CharacterId, Phase, Step, Unit};
use kernel::{Reason, RuleNumber, Seat, opening};

impl Painter<'_> {
    /// Returns the reason why a Character of the viewer cannot be moved between units in the Summon Phase.
    pub(super) fn why_not_regroup(&self, seat: Seat, unit: &Unit, character: CharacterId) -> Option<Reason> {
        let asked = self.is_own(seat) && seat == self.board.active && !self.offered.is_empty();
        if !asked || self.board.step != Step::Window(Phase::Summon) {
            return None;
        }
        let moves = |action: &Action| match *action {
            Action::Join { character: who, .. } | Action::Leave(who) => who == character,
            _ => false,
        };
        if self.offered.iter().any(moves) {
            return None;
        }
        let once = RuleNumber::ruling('D', 44);
        if self.board.this_turn.joined.contains(character) {
            let (en, fr) = (
                "Has joined a unit in this Phase, and stays until your next turn.",
                "A rejoint une unité pendant cette Phase\u{202f}; y reste jusqu’à votre prochain tour.",
            );
            return Some(self.because(once, en, fr));
        }
        if unit.members.len() > 1 {
            return self.why_not_leave(unit, character);
        }
        self.why_not_join(seat, character)
    }

    fn why_not_leave(&self, unit: &Unit, character: CharacterId) -> Option<Reason> {
        let once = RuleNumber::ruling('D', 44);
        if self.board.this_turn.left.contains(character) {
            let (en, fr) = ("Has left a Group in this Phase already.", "A déjà quitté un Groupe pendant cette Phase.");
            return Some(self.because(once, en, fr));
        }
        let other = unit.members.iter().find(|other| self.offered.contains(&Action::Leave(*other)))?;
        let other = self.speaker.who(other);
        let (en, fr) = (
            format!("{} leaves instead: a Group of two falls apart whoever leaves it.", opening(&other)),
            format!("C’est {other} qui part\u{a0}: un Groupe de deux se défait, qui que ce soit qui le quitte."),
        );
        Some(self.because(once, &en, &fr))
    }

    fn why_not_join(&self, seat: Seat, character: CharacterId) -> Option<Reason> {
        let joins = self.offered.iter().find_map(|action| match *action {
            Action::Join { character: other, unit } if unit == character => Some(other),
            _ => None,
        });
        let (rule, en, fr) = match joins {
            Some(other) => {
                let other = self.speaker.who(other);
                let en = format!("{} joins instead: the Group is the same.", opening(&other));
                (RuleNumber::ruling('D', 44), en, format!("C’est {other} qui rejoint\u{a0}: le Groupe est le même."))
            }
            None if self.board.fronts[seat].units.iter().count() == 1 => {
                let (en, fr) = ("There is no other unit to join.", "Il n’y a pas d’autre unité à rejoindre.");
                (RuleNumber::published(9), en.into(), fr.into())
            }
            None => {
                let (en, fr) = (
                    "Your other Groups are full: a Group has four Members at most.",
                    "Vos autres Groupes sont au complet\u{a0}: quatre Membres au plus.",
                );
                (RuleNumber::published(9), en.into(), fr.into())
            }
        };
        Some(self.because(rule, &en, &fr))
    }
}

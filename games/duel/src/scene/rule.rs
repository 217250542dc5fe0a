//! The rule that applies now, and the reasons why things of certain kinds cannot be chosen.

use super::painter::Painter;
use crate::{Phase, Step};
use kernel::{Reason, RuleNumber, Seat};

/// A kind of thing that can be chosen only at certain times, or never.
#[derive(Clone, Copy)]
pub(super) enum Bar {
    Discarded,
    Killed,
    Exiled,
    Incapacitated,
    Captive,
    Location,
    Attached,
}

/// Returns the number of the rule that describes a phase.
pub(super) fn of_phase(phase: Phase) -> RuleNumber {
    RuleNumber::published(match phase {
        Phase::Adventure => 7,
        Phase::Summon => 8,
        Phase::Attack => 10,
        Phase::Rest => 16,
    })
}

impl Painter<'_> {
    pub(super) fn rule(&self) -> RuleNumber {
        match self.board.step {
            Step::RollFirst => RuleNumber::ruling('D', 3),
            Step::Deal(_) => RuleNumber::published(5),
            Step::Draw { phase, .. } | Step::Window(phase) => of_phase(phase),
            Step::ChooseMeans(_) | Step::ChooseTarget { .. } => RuleNumber::published(11),
            Step::Bear { .. } => RuleNumber::ruling('D', 7),
            Step::Intervene => RuleNumber::published(14),
            Step::Respond(_) => RuleNumber::published(22),
            Step::Roll(_) | Step::Answer { .. } => RuleNumber::published(12),
            Step::NameCaptor(_) => RuleNumber::ruling('D', 30),
            Step::Discard | Step::Assign => RuleNumber::published(16),
            Step::Over { .. } => RuleNumber::published(2),
        }
    }

    /// Returns the reason why things without a reason of their own cannot be chosen. Returns `None` if no seat decides,
    /// or if the viewer decides but has no choices because the position is an earlier one.
    pub(super) fn why_nothing_else(&self) -> Option<Reason> {
        let decider = self.decider()?;
        if !self.is_own(decider) {
            return Some(self.decides(decider));
        }
        if self.offered.is_empty() {
            return None;
        }
        let (en, fr) = match self.board.step {
            Step::Window(Phase::Adventure) => {
                ("Only cards for the Adventure Phase.", "Seulement des cartes de la Phase d’Aventure.")
            }
            Step::Window(Phase::Summon) => (
                "In the Summon Phase you play cards of your hand and form Groups of your viable Characters.",
                "En Phase d’Appel, vous jouez des cartes de votre main et formez des Groupes de vos Personnages viables.",
            ),
            Step::Window(Phase::Attack) => (
                "In the Attack Phase you choose first which unit of yours attacks.",
                "En Phase d’Attaque, vous choisissez d’abord laquelle de vos unités attaque.",
            ),
            Step::Window(Phase::Rest) => {
                ("Only cards for the Rest Phase.", "Seulement des cartes de la Phase de Repos.")
            }
            Step::ChooseMeans(_) => (
                "Now you choose with what to attack. The target comes after that.",
                "C’est le moment de choisir avec quoi attaquer. La cible vient ensuite.",
            ),
            Step::ChooseTarget { .. } => ("No target of this attack.", "Ce n’est pas une cible de cette attaque."),
            Step::Bear { .. } => ("May not bear this Item.", "Ne peut pas porter cet Objet."),
            Step::Intervene => {
                ("Only a viable unit of yours may intervene.", "Seule une de vos unités viables peut intervenir.")
            }
            Step::Respond(_) | Step::Answer { .. } => {
                ("Only cards for this battle.", "Seulement des cartes pour ce combat.")
            }
            Step::NameCaptor(_) => {
                ("Only an attacking Member keeps them.", "Seul un Membre qui attaque peut en avoir la garde.")
            }
            Step::Discard => ("Only cards of your hand are discarded.", "On ne défausse que des cartes de sa main."),
            Step::Assign => (
                "Each of your units goes to one of your Locations, once.",
                "Chacune de vos unités va une fois dans un de vos Lieux.",
            ),
            Step::RollFirst | Step::Deal(_) | Step::Draw { .. } | Step::Roll(_) | Step::Over { .. } => return None,
        };
        Some(self.because(self.rule(), en, fr))
    }

    /// Returns the reason why a thing of kind `bar` cannot be chosen, or `None` if the viewer does not decide now. A
    /// scene does not show the reason for a thing that can be chosen.
    pub(super) fn barred(&self, bar: Bar) -> Option<Reason> {
        let decides = self.decider().is_some_and(|seat| self.is_own(seat)) && !self.offered.is_empty();
        let (rule, en, fr) = match bar {
            Bar::Discarded => (
                RuleNumber::published(7),
                "Discarded; it comes back once the deck runs out.",
                "Défaussée\u{202f}; revient quand la pioche est vide.",
            ),
            Bar::Killed => (RuleNumber::published(17), "Killed; out of the game.", "Mort\u{202f}; hors de la partie."),
            Bar::Exiled => (RuleNumber::published(18), "Exiled; out of the game.", "Exilé\u{202f}; hors de la partie."),
            Bar::Incapacitated => {
                (RuleNumber::published(6), "Incapacitated, so not viable.", "Hors de combat, donc pas viable.")
            }
            Bar::Captive => (RuleNumber::published(21), "Captured, so not viable.", "Capturé, donc pas viable."),
            Bar::Location => (
                RuleNumber::published(16),
                "A Location matters when an attack names Locations, and when units are assigned in the Rest Phase.",
                "Un Lieu compte quand une attaque vise un Lieu, et quand on place des unités en Phase de Repos.",
            ),
            Bar::Attached => (
                RuleNumber::ruling('D', 7),
                "Attached; it stays with its bearer.",
                "Attachée\u{202f}; reste avec qui la porte.",
            ),
        };
        decides.then(|| self.because(rule, en, fr))
    }

    pub(super) fn decides(&self, seat: Seat) -> Reason {
        let name = self.speaker.name(seat);
        let words = self.speaker.say(format!("{name} decides now."), format!("C’est à {name} de décider."));
        Reason { words, rule: self.rule() }
    }

    pub(super) fn because(&self, rule: RuleNumber, en: &str, fr: &str) -> Reason {
        Reason { words: self.speaker.say(en, fr), rule }
    }
}

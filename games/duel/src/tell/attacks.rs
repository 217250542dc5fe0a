//! The sentences for attacks and battles.

use crate::{
    Attack, CardId, Characters, Dice, Means, Totals,
    scene::{Speaker, figure},
};
use kernel::Seat;

impl Speaker<'_> {
    pub(super) fn declared(&self, seat: Seat, attack: &Attack) -> String {
        let (name, means, deed) = (self.name(seat), self.an_attack(attack.means), self.deed(attack));
        self.say(format!("{name} declares {means}: {deed}."), format!("{name} déclare {means}\u{a0}: {deed}."))
    }

    pub(super) fn attack_began(&self, attack: &Attack) -> String {
        let (means, deed) = (self.means(attack.means), self.deed(attack));
        self.say(
            format!("The attack is fought: {deed} ({means})."),
            format!("L’attaque a lieu\u{a0}: {deed} ({means})."),
        )
    }

    pub(super) fn fizzled(&self, attack: &Attack) -> String {
        let (means, deed) = (self.means(attack.means), self.deed(attack));
        self.say(
            format!("Nothing comes of an attack, because the attacker or the target is gone: {deed} ({means})."),
            format!("Une attaque reste sans effet, car l’attaquant ou la cible n’est plus là\u{a0}: {deed} ({means})."),
        )
    }

    pub(super) fn attack_negated(&self, seat: Seat, card: CardId, attack: &Attack) -> String {
        let (name, title) = (self.name(seat), self.title(card));
        let (means, deed) = (self.means(attack.means), self.deed(attack));
        self.say(
            format!("{name} ends an attack with {title}: {deed} ({means})."),
            format!("{name} met fin à une attaque avec {title}\u{a0}: {deed} ({means})."),
        )
    }

    pub(super) fn intervened(&self, seat: Seat, unit: Characters) -> String {
        let (name, who) = (self.name(seat), self.all(unit));
        self.say(format!("{name} lets {who} intervene."), format!("{name} fait intervenir {who}."))
    }

    pub(super) fn unopposed(&self) -> String {
        self.say("Nobody intervenes: the attempt succeeds.", "Personne n’intervient\u{a0}: la tentative réussit.")
    }

    /// Returns the sentence for a card that calls a unit. `totals` is `None` before the roll.
    pub(super) fn called(&self, seat: Seat, card: CardId, unit: Characters, totals: Option<Totals>) -> String {
        let (name, title, who) = (self.name(seat), self.title(card), self.all(unit));
        let (words, mots) = match totals {
            Some(Totals { attack, defence }) => {
                let (attack, defence) = (figure(attack), figure(defence));
                (
                    format!(": attack {attack}, defence {defence}"),
                    format!("\u{a0}: attaque {attack}, défense {defence}"),
                )
            }
            None => (String::new(), String::new()),
        };
        self.say(
            format!("{name} calls {who} to the defence with {title}{words}."),
            format!("{name} appelle {who} en défense avec {title}{mots}."),
        )
    }

    pub(super) fn rolled(&self, dice: Dice, (attack, defence): (i16, i16)) -> String {
        let Dice { attack: one, defence: other } = dice;
        let (attack, defence) = (figure(attack), figure(defence));
        self.say(
            format!("The dice: attack {one}, defence {other}. The totals are {attack} to {defence}."),
            format!("Les dés\u{a0}: attaque {one}, défense {other}. Les totaux\u{a0}: {attack} contre {defence}."),
        )
    }

    pub(super) fn answered(&self, seat: Seat, card: CardId, (attack, defence): (i16, i16)) -> String {
        let (name, title) = (self.name(seat), self.title(card));
        let (attack, defence) = (figure(attack), figure(defence));
        self.say(
            format!("{name} plays {title}: attack {attack}, defence {defence}."),
            format!("{name} joue {title}\u{a0}: attaque {attack}, défense {defence}."),
        )
    }

    pub(super) fn battle_ended(&self, winner: Seat, (attack, defence): (i16, i16)) -> String {
        let name = self.name(winner);
        // Rules 12: the attacker wins a tie.
        let tie = if attack == defence {
            self.say(" (a tie is the attacker’s)", " (l’égalité est à l’attaquant)")
        } else {
            String::new()
        };
        let (attack, defence) = (figure(attack), figure(defence));
        self.say(
            format!("{name} wins the battle: attack {attack}, defence {defence}{tie}."),
            format!("{name} gagne le combat\u{a0}: attaque {attack}, défense {defence}{tie}."),
        )
    }

    /// Returns the name of the means of an attack, with an article if the name takes one: "Murder", "a Free Attack".
    fn an_attack(&self, means: Means) -> String {
        match means {
            Means::Card(_) => self.means(means),
            Means::Capture | Means::NegateCapture | Means::NegateControl => {
                self.say("a Free Attack", "une Attaque libre")
            }
        }
    }
}

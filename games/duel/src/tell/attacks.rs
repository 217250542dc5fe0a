//! Attacks and battles.

use crate::{
    Attack, CardId, Characters, Dice,
    scene::{Speaker, figure},
};
use kernel::Seat;

impl Speaker<'_> {
    pub(super) fn declared(&self, seat: Seat, attack: &Attack) -> String {
        let (name, means, deed) = (self.name(seat), self.means(attack.means), self.deed(attack));
        self.say(format!("{name} declares {means}: {deed}."), format!("{name} déclare {means}\u{a0}: {deed}."))
    }

    pub(super) fn attack_began(&self, attack: &Attack) -> String {
        let (means, deed) = (self.means(attack.means), self.deed(attack));
        self.say(format!("Now it is fought: {means}, {deed}."), format!("Place au combat\u{a0}: {means}, {deed}."))
    }

    pub(super) fn fizzled(&self, attack: &Attack) -> String {
        let means = self.means(attack.means);
        self.say(
            format!("Nothing comes of {means}: the attacker or the target is gone."),
            format!("{means} reste sans effet\u{a0}: l’attaquant ou la cible n’est plus là."),
        )
    }

    pub(super) fn attack_negated(&self, seat: Seat, card: CardId, attack: &Attack) -> String {
        let (name, title) = (self.name(seat), self.title(card));
        let (means, deed) = (self.means(attack.means), self.deed(attack));
        self.say(
            format!("{name} ends an attack with {title}: {means}, {deed}."),
            format!("{name} met fin à une attaque avec {title}\u{a0}: {means}, {deed}."),
        )
    }

    pub(super) fn intervened(&self, seat: Seat, unit: Characters) -> String {
        let (name, who) = (self.name(seat), self.all(unit));
        self.say(format!("{name} lets {who} intervene."), format!("{name} fait intervenir {who}."))
    }

    pub(super) fn unopposed(&self) -> String {
        self.say("Nobody intervenes: the attempt succeeds.", "Personne n’intervient\u{a0}: la tentative réussit.")
    }

    pub(super) fn called(&self, seat: Seat, card: CardId, unit: Characters) -> String {
        let (name, title, who) = (self.name(seat), self.title(card), self.all(unit));
        self.say(
            format!("{name} calls {who} to the defence with {title}."),
            format!("{name} appelle {who} en défense avec {title}."),
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
        let (name, attack, defence) = (self.name(winner), figure(attack), figure(defence));
        self.say(
            format!("{name} wins the battle: attack {attack}, defence {defence}."),
            format!("{name} gagne le combat\u{a0}: attaque {attack}, défense {defence}."),
        )
    }
}

//! The battle that is being fought, or the one that would begin if a unit intervened.

use super::{figure, hints, painter::Painter};
use crate::{Attack, Battle, Cards, CounterId, FACES, Muster, Part, Step, Totals, force};
use kernel::{Contest, ContestSide, Die};
use std::cmp::Ordering;

impl Painter<'_> {
    pub(super) fn contest(&self) -> Option<Contest> {
        let (attack, battle) = self.battle()?;
        let sides = force::sides(self.game, self.board, &attack, &battle);
        let (mut attacking, mut defending): (Vec<Part>, Vec<Part>) = (Vec::new(), Vec::new());
        force::each_attack_part(self.game, self.board, (&attack, &battle, &sides), &mut |part| attacking.push(part));
        force::each_defence_part(self.game, self.board, (&battle, &sides), &mut |part| defending.push(part));
        let totals = force::totals(self.game, self.board, &attack, &battle);
        let attacker_leads = totals.attack >= totals.defence;
        let dice = battle.dice;
        Some(Contest {
            title: self.contest_title(&attack),
            standing: self.standing(&attack, &battle),
            sides: vec![
                ContestSide {
                    label: self.speaker.say("Attacker", "Attaquant"),
                    ahead: attacker_leads,
                    die: dice.map(|dice| Die { faces: FACES, value: dice.attack }),
                    ..self.contest_side(&sides.attackers, &attacking, battle.played)
                },
                ContestSide {
                    label: self.speaker.say("Defender", "Défenseur"),
                    ahead: !attacker_leads,
                    die: dice.map(|dice| Die { faces: FACES, value: dice.defence }),
                    ..self.contest_side(&sides.defenders, &defending, battle.played)
                },
            ],
        })
    }

    /// Returns one side of the battle. The caller adds the label and the die, and says whether the side is ahead.
    fn contest_side(&self, muster: &Muster, parts: &[Part], played: Cards) -> ContestSide {
        let Muster { seat, members, .. } = *muster;
        let total = self.counter_of((CounterId::Total, self.speaker.say("Total", "Total")), parts, members);
        let own = played & self.game.deck_of(seat);
        ContestSide {
            seat,
            label: String::new(),
            ahead: false,
            die: None,
            total,
            zones: self.unit_zones(seat, members).into_iter().map(|(id, _)| id).collect(),
            cards: own.iter().map(|card| self.card(card)).collect(),
        }
    }

    fn contest_title(&self, attack: &Attack) -> String {
        let (means, deed) = (self.speaker.means(attack.means), self.speaker.deed(&self.left(attack)));
        self.speaker.say(format!("{means}: {deed}"), format!("{means}\u{a0}: {deed}"))
    }

    /// Returns the state of the fight in sentences. While the result is open, the last sentence says what is at stake.
    fn standing(&self, attack: &Attack, battle: &Battle) -> String {
        let stakes = self.stakes(attack, battle);
        match (self.board.step, stakes) {
            (Step::Intervene, Some(stakes)) => stakes,
            (Step::NameCaptor(_), _) | (_, None) => self.lead(attack, battle),
            (_, Some(stakes)) => format!("{} {stakes}", self.lead(attack, battle)),
        }
    }

    /// Returns the sentence for the totals.
    fn lead(&self, attack: &Attack, battle: &Battle) -> String {
        let Totals { attack, defence } = force::totals(self.game, self.board, attack, battle);
        let (ours, theirs) = (figure(attack), figure(defence));
        let say = |en: &str, fr: &str| self.speaker.say(en, fr);
        if battle.dice.is_none() {
            let odds = hints::in_100(hints::wins(attack - defence));
            return say(
                &format!("Before the dice it is {ours} to {theirs}; the attacker wins {odds} in 100."),
                &format!("Avant les dés, {ours} contre {theirs}\u{202f}; l’attaquant gagne {odds} fois sur 100."),
            );
        }
        if matches!(self.board.step, Step::NameCaptor(_)) {
            return if attack == defence {
                say(
                    &format!("The attacker has won, {ours} to {theirs}: a tie is the attacker’s."),
                    &format!("L’attaquant a gagné, {ours} contre {theirs}\u{a0}: l’égalité est à l’attaquant."),
                )
            } else {
                say(
                    &format!("The attacker has won, {ours} to {theirs}."),
                    &format!("L’attaquant a gagné, {ours} contre {theirs}."),
                )
            };
        }
        match attack.cmp(&defence) {
            Ordering::Greater => say(
                &format!("The attacker is ahead, {ours} to {theirs}."),
                &format!("L’attaquant mène, {ours} contre {theirs}."),
            ),
            Ordering::Equal => say(
                &format!("{ours} to {theirs}: a tie is the attacker’s."),
                &format!("{ours} contre {theirs}\u{a0}: l’égalité est à l’attaquant."),
            ),
            Ordering::Less => say(
                &format!("The Defender is ahead, {theirs} to {ours}."),
                &format!("Le Défenseur mène, {theirs} contre {ours}."),
            ),
        }
    }
}

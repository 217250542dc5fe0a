//! Hints: the results of choices, as far as they can be predicted. The rules compute each result on a copy of the board
//! on which the choice has been made.

use super::{at, figure, painter::Painter};
use crate::{
    Action, Aim, Attack, Battle, Board, CardId, CharacterId, Characters, FACES, Fate, Means, Muster, Phase, Stance,
    Step, Target, Totals, Unit, force,
    offers::{self, Sight},
};
use kernel::{Seat, opening};

impl Painter<'_> {
    pub(super) fn hint(&self, action: &Action) -> Option<String> {
        match *action {
            Action::PlayOn { card, character } => self.played(card, character),
            Action::Bear(bearer) => self.bearing(bearer),
            Action::Join { character, unit } => Some(self.joined(character, unit)),
            Action::Leave(character) => self.left_group(character),
            Action::Attack(leader) => Some(force_words(self.attack_of(leader, None))),
            Action::With(means) => self.force_with(means),
            Action::At(aim) => self.aimed(aim),
            Action::Intervene(leader) => self.intervening(leader),
            Action::Boost(card) => self.boosted(card),
            Action::Call { unit, .. } => self.called(unit),
            Action::Assign { unit, location } => Some(self.assigned_to(unit, location)),
            Action::Negate { attack, .. } => Some(self.negated(attack)),
            Action::Captor(captor) => Some(self.keeping(captor)),
            Action::Done => self.given_in(),
            Action::Look(_)
            | Action::DiscardToDraw(_)
            | Action::Play(_)
            | Action::Steal { .. }
            | Action::Discard(_) => None,
        }
    }

    /// Returns the hint for playing a card on a Character: the new Force of the bearer's unit, or the fate of the
    /// Characters that the card hits.
    fn played(&self, card: CardId, character: CharacterId) -> Option<String> {
        let facts = self.game.roles.facts(card);
        if let Some((fate, _)) = facts.fate {
            let whom = opening(&self.speaker.all(self.struck(card, character)));
            let fate = self.speaker.fate(fate);
            return Some(self.speaker.say(format!("{whom}: {fate}"), format!("{whom}\u{a0}: {fate}")));
        }
        if facts.negates.is_some() {
            return Some(self.speaker.say("viable again", "de nouveau viable"));
        }
        let mut board = self.board.clone();
        board.attached[character.index()].insert(card);
        self.changed(&board, character)
    }

    /// Returns the hint for choosing `bearer` as the bearer of the stolen Item.
    fn bearing(&self, bearer: CharacterId) -> Option<String> {
        let Step::Bear { item, .. } = self.board.step else { return None };
        let mut board = self.board.clone();
        for attached in &mut board.attached {
            attached.remove(item);
        }
        board.attached[bearer.index()].insert(item);
        self.changed(&board, bearer)
    }

    /// Returns the words for the Force of a Character's unit after a change, such as "Force 12 instead of 9".
    fn changed(&self, after: &Board, character: CharacterId) -> Option<String> {
        let seat = self.board.controller(character)?;
        let (before, after) = (self.forces(self.board, seat, character), self.forces(after, seat, character));
        let words = self.forces_words(after);
        Some(match before {
            (attack, defence) if attack == defence && after.0 == after.1 && attack != after.0 => {
                let attack = figure(attack);
                self.speaker.say(format!("{words} instead of {attack}"), format!("{words} au lieu de {attack}"))
            }
            _ => words,
        })
    }

    fn joined(&self, character: CharacterId, leader: CharacterId) -> String {
        let seat = self.board.active;
        let mut board = self.board.clone();
        board.fronts[seat].units.join(character, leader);
        let forces = self.forces_words(self.forces(&board, seat, character));
        forces + &self.moved((seat, character, leader), board.fronts[seat].units.of(character).and_then(|unit| unit.at))
    }

    /// Returns the words for the changes of Location when a Character joins a unit: the Locations that are left, and
    /// the Location that the Character goes to (D39, D57).
    fn moved(&self, (seat, character, leader): (Seat, CharacterId, CharacterId), after: Option<CardId>) -> String {
        let units = &self.board.fronts[seat].units;
        let own = units.of(character).and_then(|unit| unit.at);
        let other = units.of(leader).and_then(|unit| unit.at).filter(|other| Some(*other) != own);
        let left = own.into_iter().chain(other).filter(|place| Some(*place) != after).map(|place| {
            let title = self.speaker.title(place);
            self.speaker.say(format!("; leaves {title}"), format!("\u{202f}; quitte {title}"))
        });
        let came = after.filter(|place| Some(*place) != own).map(|place| {
            let title = self.speaker.title(place);
            self.speaker.say(format!("; goes to {title}"), format!("\u{202f}; va {}", at(&title)))
        });
        left.chain(came).collect()
    }

    /// Returns the words for the Force of a Character after it leaves its Group, and for the Force of the other
    /// Members.
    fn left_group(&self, character: CharacterId) -> Option<String> {
        let seat = self.board.active;
        let others = self.board.fronts[seat].units.of(character)?.members - Characters::only(character);
        let mut board = self.board.clone();
        let place = board.fronts[seat].units.remove(character);
        board.fronts[seat].units.add(Unit { members: Characters::only(character), at: place });
        let of = |who| self.forces_words(self.forces(&board, seat, who));
        let (alone, others) = (of(character), of(others.first()?));
        Some(self.speaker.say(
            format!("apart: {alone}; the others: {others}"),
            format!("à part\u{a0}: {alone}\u{202f}; les autres\u{a0}: {others}"),
        ))
    }

    fn assigned_to(&self, leader: CharacterId, location: Option<CardId>) -> String {
        let seat = self.board.active;
        let mut board = self.board.clone();
        board.fronts[seat].units.assign(leader, location);
        self.forces_words(self.forces(&board, seat, leader))
    }

    /// Returns the Force of a Character's unit when it attacks and when it defends, without cards played for a battle
    /// and without dice.
    fn forces(&self, board: &Board, seat: Seat, character: CharacterId) -> (i16, i16) {
        let unit = board.fronts[seat].units.of(character);
        let members = unit.map_or(Characters::only(character), |unit| unit.members);
        let of = |stance| force::force(self.game, board, Muster { seat, members, stance });
        (of(Stance::Attacking(None)), of(Stance::Defending))
    }

    fn forces_words(&self, (attack, defence): (i16, i16)) -> String {
        if attack == defence {
            return force_words(attack);
        }
        let (attack, defence) = (figure(attack), figure(defence));
        self.speaker.say(format!("attack {attack}, defence {defence}"), format!("attaque {attack}, défense {defence}"))
    }

    fn attack_of(&self, leader: CharacterId, fate: Option<Fate>) -> i16 {
        let members = self.unit_of(leader);
        force::force(
            self.game,
            self.board,
            Muster { seat: self.board.active, members, stance: Stance::Attacking(fate) },
        )
    }

    /// Returns the Force of a unit of the inactive player when the unit defends.
    pub(super) fn defence_of(&self, leader: CharacterId) -> i16 {
        let (seat, members) = (self.board.foe(self.board.active), self.unit_of(leader));
        force::force(self.game, self.board, Muster { seat, members, stance: Stance::Defending })
    }

    fn force_with(&self, means: Means) -> Option<String> {
        let Step::ChooseMeans(unit) = self.board.step else { return None };
        let force = self.attack_of(unit.first()?, self.game.fate_of(means));
        let plus = if let Means::Card(card) = means { i16::from(self.game.roles.facts(card).force) } else { 0 };
        Some(force_words(force + plus))
    }

    fn aimed(&self, aim: Aim) -> Option<String> {
        let Step::ChooseTarget { unit, means } = self.board.step else { return None };
        let target = match aim {
            Aim::Unit(leader) => Target::Unit(self.unit_of(leader)),
            Aim::Captive(captive) => Target::Captive(captive),
            Aim::Location(location) => Target::Location(location),
        };
        let Totals { attack, defence } =
            force::totals(self.game, self.board, &Attack { unit, means, target }, &Battle::default());
        Some(match target {
            Target::Unit(_) => self.before_dice((attack, defence), wins(attack - defence)),
            Target::Captive(_) | Target::Location(_) => self.speaker.say(
                format!("{}; succeeds if nobody intervenes", force_words(attack)),
                format!("{}\u{202f}; réussit si personne n’intervient", force_words(attack)),
            ),
        })
    }

    fn intervening(&self, leader: CharacterId) -> Option<String> {
        self.defended(Battle { intervener: self.unit_of(leader), ..Battle::default() })
    }

    fn called(&self, leader: CharacterId) -> Option<String> {
        let (_, battle) = self.battle()?;
        self.defended(Battle { called: battle.called | self.unit_of(leader), ..battle })
    }

    /// Returns the hint for a card that ends the declared attack at this place. The attack at place 0 is the one that is
    /// being resolved.
    fn negated(&self, place: u8) -> String {
        if place == 0 {
            self.speaker.say("this attack fails", "cette attaque échoue")
        } else {
            self.speaker.say("a later attack ends, this one goes on", "une autre attaque prend fin, celle-ci continue")
        }
    }

    /// Returns the hint for a captor: the number of Characters that it holds already. They all go home if it falls
    /// (D31).
    fn keeping(&self, captor: CharacterId) -> String {
        match self.board.kept_by(captor).len() {
            0 => self.speaker.say("holds nobody yet", "ne garde encore personne"),
            held => self.speaker.say(format!("holds {held} already"), format!("en garde déjà {held}")),
        }
    }

    /// Returns the words for both totals of this battle, the Defender's first. Before the roll, also gives the
    /// probability that the Defender wins.
    fn defended(&self, battle: Battle) -> Option<String> {
        let attack = self.board.attacks.first()?;
        let Totals { attack, defence } = force::totals(self.game, self.board, attack, &battle);
        Some(match battle.dice {
            None => self.before_dice((defence, attack), PAIRS - wins(attack - defence)),
            Some(_) => self.against(defence, attack),
        })
    }

    /// Returns the words for both totals after `card` is played. The total of the side that plays the card comes first.
    fn boosted(&self, card: CardId) -> Option<String> {
        let (attack, mut battle) = self.battle()?;
        battle.played.insert(card);
        let (own, other) = self.standing_of(&attack, &battle)?;
        Some(self.against(own, other))
    }

    /// Returns the hint for the choice to do nothing more, or `None` if nothing can be predicted.
    fn given_in(&self) -> Option<String> {
        match self.board.step {
            Step::Intervene => Some(self.speaker.say("the attempt succeeds", "la tentative réussit")),
            Step::Respond(battle) => self.defended(battle),
            Step::Answer { .. } => {
                let (attack, battle) = self.battle()?;
                let (own, other) = self.standing_of(&attack, &battle)?;
                let against = self.against(own, other);
                Some(self.speaker.say(format!("lost, {against}"), format!("perdu, {against}")))
            }
            Step::Window(Phase::Summon) => self.without_attack(),
            Step::RollFirst
            | Step::Deal(_)
            | Step::Draw { .. }
            | Step::Window(_)
            | Step::ChooseMeans(_)
            | Step::ChooseTarget { .. }
            | Step::Bear { .. }
            | Step::Roll(_)
            | Step::NameCaptor(_)
            | Step::Discard
            | Step::Assign
            | Step::Over { .. } => None,
        }
    }

    /// Returns the hint that the Attack Phase brings no attack, or `None` if an attack is possible with the cards that
    /// the viewer has now.
    fn without_attack(&self) -> Option<String> {
        let seat = self.board.active;
        let board = Board { step: Step::Window(Phase::Attack), ..self.board.clone() };
        let sight = Sight { hand: self.view.holdings[seat].hand, deck: false, secrets: false };
        let mut offered = Vec::new();
        let _ = offers::each(self.game, &board, (seat, sight), &mut offered);
        if offered.iter().any(|action| matches!(action, Action::Attack(_))) {
            return None;
        }
        let foe = &self.board.fronts[self.board.foe(seat)];
        let aimless = foe.units.is_empty() && foe.captives.is_empty() && foe.locations.is_empty();
        Some(match (self.board.viable(seat).is_empty(), aimless) {
            (true, _) => self.speaker.say("nobody of yours can attack", "personne chez vous ne peut attaquer"),
            (false, true) => self.speaker.say("there is nothing to attack", "il n’y a rien à attaquer"),
            (false, false) => {
                self.speaker.say("no attack of yours has a target", "aucune de vos attaques n’a de cible")
            }
        })
    }

    /// Returns both totals of a battle, or `None` if no seat decides. The total of the seat that decides comes first.
    pub(super) fn standing_of(&self, attack: &Attack, battle: &Battle) -> Option<(i16, i16)> {
        let Totals { attack, defence } = force::totals(self.game, self.board, attack, battle);
        let own = self.decider()? == self.board.active;
        Some(if own { (attack, defence) } else { (defence, attack) })
    }

    fn against(&self, own: i16, other: i16) -> String {
        let (own, other) = (figure(own), figure(other));
        self.speaker.say(format!("{own} against {other}"), format!("{own} contre {other}"))
    }

    fn before_dice(&self, (own, other): (i16, i16), wins: u32) -> String {
        let (against, odds) = (self.against(own, other), in_100(wins));
        self.speaker.say(format!("{against}, wins {odds} in 100"), format!("{against}, gagne {odds} fois sur 100"))
    }
}

/// Returns the words for a Force, which are the same in both languages.
fn force_words(force: i16) -> String {
    format!("Force {}", figure(force))
}

/// The number of possible pairs of dice.
const PAIRS: u32 = FACES as u32 * FACES as u32;

/// Returns the number of pairs of dice with which the attacker wins, given the lead of the attacker before the roll
/// (rules 12).
pub(super) fn wins(lead: i16) -> u32 {
    let faces = || 1..=i16::from(FACES);
    let pairs = faces().flat_map(|attack| faces().map(move |defence| (attack, defence)));
    pairs.filter(|(attack, defence)| attack + lead >= *defence).count() as u32
}

/// Returns a number of pairs of dice as a rounded percentage of all pairs.
pub(super) fn in_100(wins: u32) -> u32 {
    (wins * 200 + PAIRS) / (2 * PAIRS)
}

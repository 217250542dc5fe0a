//! The reason why a card cannot be chosen now. The rules decide which cards can be chosen. This module only finds the
//! condition that is not met.

use super::painter::Painter;
use crate::{
    Action, Battle, Board, CardId, Cards, Characters, Fate, Fated, Kind, Means, Negated, Phase, Step, ThisTurn, Unit,
    Window, force,
    offers::{self, Sight, TargetKind},
};
use kernel::{Reason, RuleNumber, Seat};

/// The condition that is not met.
#[derive(Clone, Copy)]
enum Why {
    Only(Time),
    OnlyAfterDice,
    OnlyForDefender,
    OnlyOnceSomebodyDefends,
    NoSpellcaster,
    NobodyViable,
    NoWoman,
    OnlyWomen,
    NobodyWithCompanions,
    NoEnemy,
    NobodyIncapacitated,
    NoItem,
    NoCaptive,
    CaptivesHaveTokens,
    NoTarget,
    NobodyToAttackWith,
    NobodyToCall,
    RaisesNothing,
    FirstWho,
    MeansChosen,
    OnlyBearer,
    OnlyCaptor,
    OnlyAssigning,
}

/// The time at which a card can be played.
#[derive(Clone, Copy)]
enum Time {
    In(Phase),
    SummonOrBeforeAttacks,
    Battle,
    WhenAttacked,
}

impl Painter<'_> {
    /// Returns the reason why a card in the hand cannot be used now, for the player who holds it.
    pub(super) fn why_not(&self, seat: Seat, card: CardId) -> Option<Reason> {
        let decider = self.decider().filter(|_| self.is_own(seat))?;
        if decider != seat {
            return Some(self.decides(decider));
        }
        // A viewer without choices looks at an earlier position, at which no decision is asked for.
        let asked = !self.offered.is_empty() && self.offered.iter().all(|action| card_of(action) != Some(card));
        let why = if asked { self.missing(card) } else { None }?;
        let also = if let Why::Only(time) = why { self.also_missing(time, card) } else { None };
        let words: Vec<String> = [Some(why), also].into_iter().flatten().map(|why| self.speaker.why(why)).collect();
        Some(Reason { words: words.join(" "), rule: why.rule() })
    }

    /// Returns the reason why a card could not be played at its time either, if the table stayed as it is now.
    fn also_missing(&self, time: Time, card: CardId) -> Option<Why> {
        let phase = match time {
            Time::In(Phase::Attack) => return self.is_aimless(card).then_some(Why::NoTarget),
            Time::In(phase) => phase,
            Time::SummonOrBeforeAttacks => Phase::Summon,
            Time::Battle => return self.uncast(card),
            Time::WhenAttacked => return None,
        };
        let active = self.decider()?;
        let board = Board { step: Step::Window(phase), active, this_turn: ThisTurn::default(), ..self.board.clone() };
        let sight = Sight { hand: Cards::only(card), deck: false, secrets: false };
        let mut offered = Vec::new();
        let _ = offers::each(self.game, &board, (active, sight), &mut offered);
        let playable = offered.iter().any(|action| card_of(action) == Some(card));
        if playable { None } else { self.uncast(card).or_else(|| self.without_object(card)) }
    }

    /// Returns the reason why a unit of the viewer cannot be chosen to attack.
    pub(super) fn why_not_attack(&self, seat: Seat, unit: &Unit) -> Option<Reason> {
        let declaring =
            self.is_own(seat) && seat == self.board.active && self.board.step == Step::Window(Phase::Attack);
        let has = unit.members.meets(self.board.this_turn.attacked);
        let can = self.offered.iter().any(|action| matches!(action, Action::Attack(_)));
        let (en, fr, rule) = match (has, can || self.offered.is_empty()) {
            (true, _) => ("Has attacked this turn.", "A déjà attaqué à ce tour.", RuleNumber::published(10)),
            (false, true) => return None,
            (false, false) => (
                "No Attack card of yours and no Free Attack has a target.",
                "Aucune de vos cartes Attaque ni Attaque Libre n’a de cible.",
                RuleNumber::published(11),
            ),
        };
        declaring.then(|| self.because(rule, en, fr))
    }

    fn missing(&self, card: CardId) -> Option<Why> {
        Some(match self.board.step {
            Step::Window(phase) => self.missing_in(phase, card),
            Step::ChooseMeans(_) if self.kind(card) == Kind::Attack => Why::NoTarget,
            Step::ChooseTarget { .. } if self.kind(card) == Kind::Attack => Why::MeansChosen,
            Step::ChooseMeans(_) | Step::ChooseTarget { .. } => Why::Only(self.time(card)),
            Step::Bear { .. } => Why::OnlyBearer,
            Step::NameCaptor(_) => Why::OnlyCaptor,
            Step::Assign => Why::OnlyAssigning,
            Step::Intervene => self.missing_in_battle(None, card),
            Step::Respond(battle) | Step::Answer { battle, .. } => self.missing_in_battle(Some(battle), card),
            Step::RollFirst | Step::Deal(_) | Step::Draw { .. } | Step::Roll(_) | Step::Discard | Step::Over { .. } => {
                return None;
            }
        })
    }

    fn kind(&self, card: CardId) -> Kind {
        self.game.catalog.card(card).kind
    }

    /// Returns the time at which a card can be played, by its kind (rules 8, D16).
    fn time(&self, card: CardId) -> Time {
        let in_battle = self.game.roles.boosts.contains(card);
        match self.kind(card) {
            Kind::Character { .. }
            | Kind::Location
            | Kind::Companion
            | Kind::Item
            | Kind::Modifier
            | Kind::SpellModifier => Time::In(Phase::Summon),
            Kind::Attack => Time::In(Phase::Attack),
            Kind::Spell if in_battle => Time::Battle,
            Kind::Spell => Time::SummonOrBeforeAttacks,
            Kind::Event(Window::Adventure) => Time::In(Phase::Adventure),
            Kind::Event(Window::Battle) => Time::Battle,
            Kind::Event(Window::Rest) => Time::In(Phase::Rest),
            Kind::Event(Window::Any) => Time::WhenAttacked,
        }
    }

    fn missing_in(&self, phase: Phase, card: CardId) -> Why {
        let time = self.time(card);
        let before_attacks = phase == Phase::Attack && self.board.this_turn.attacked.is_empty();
        let on_time = match time {
            Time::In(right) => right == phase,
            Time::SummonOrBeforeAttacks => phase == Phase::Summon || before_attacks,
            Time::Battle | Time::WhenAttacked => false,
        };
        if !on_time {
            return Why::Only(time);
        }
        if self.kind(card) == Kind::Attack {
            return self.missing_for_attack(card);
        }
        self.uncast(card).unwrap_or_else(|| self.without_object(card).unwrap_or(Why::Only(time)))
    }

    /// Returns the reason `NoSpellcaster` if a card is a Spell and the seat that decides has no viable Spellcaster
    /// (rules 24).
    fn uncast(&self, card: CardId) -> Option<Why> {
        let spell = self.game.roles.spells.contains(card);
        (spell && !force::may_cast(self.game, self.board, self.decider()?)).then_some(Why::NoSpellcaster)
    }

    /// Returns the reason that names the kind of target that a card lacks, or `None` for a card without targets. The
    /// card must be of a kind that is played in a phase.
    fn without_object(&self, card: CardId) -> Option<Why> {
        let roles = &self.game.roles;
        if roles.attached.contains(card) {
            return Some(self.unborne(card));
        }
        if roles.steals.contains(card) {
            return Some(Why::NoItem);
        }
        let facts = roles.facts(card);
        match (facts.fate, facts.negates) {
            (Some((Fate::Incapacitated, Fated::CapturedCharacter)), _)
                if self.decider().is_some_and(|seat| !self.board.fronts[seat].captives.is_empty()) =>
            {
                Some(Why::CaptivesHaveTokens)
            }
            (Some((_, Fated::CapturedCharacter)), _) => Some(Why::NoCaptive),
            (Some((_, Fated::Target | Fated::TargetCharacter | Fated::Location)), _) => Some(Why::NoEnemy),
            (None, Some(Negated::Incapacitate)) => Some(Why::NobodyIncapacitated),
            (None, Some(Negated::Capture | Negated::Attack) | None) => None,
        }
    }

    /// Returns the first condition on the bearer of a card that no Character of the seat that decides meets (D7).
    fn unborne(&self, card: CardId) -> Why {
        let roles = &self.game.roles;
        let viable = self.decider().map_or(Characters::NONE, |seat| self.board.viable(seat));
        let casters = viable.iter().filter(|character| force::is_spellcaster(self.game, self.board, *character));
        let mut fit = viable;
        for (which, able, why) in [
            (roles.for_spellcasters, casters.collect(), Why::NoSpellcaster),
            (roles.for_women, roles.women, Why::NoWoman),
            (roles.for_men, viable - roles.women, Why::OnlyWomen),
            (roles.companions, viable - roles.without_companions, Why::NobodyWithCompanions),
        ] {
            if which.contains(card) {
                fit = fit & able;
            }
            if fit.is_empty() {
                return if viable.is_empty() { Why::NobodyViable } else { why };
            }
        }
        Why::NobodyViable
    }

    /// Reports whether the seat that decides has no target for an Attack card.
    fn is_aimless(&self, card: CardId) -> bool {
        let seat = self.decider().unwrap_or(self.board.active);
        let foe = &self.board.fronts[self.board.foe(seat)];
        match self.game.kind_of_target(Means::Card(card)) {
            TargetKind::Unit => foe.units.is_empty(),
            TargetKind::Captive => foe.captives.is_empty(),
            TargetKind::Location => foe.locations.is_empty(),
            TargetKind::OwnLocation => (foe.locations & self.game.deck_of(seat)).is_empty(),
        }
    }

    fn missing_for_attack(&self, card: CardId) -> Why {
        let can_attack = self.offered.iter().any(|action| matches!(action, Action::Attack(_)));
        match (self.is_aimless(card), can_attack) {
            (true, _) => Why::NoTarget,
            (false, true) => Why::FirstWho,
            (false, false) => Why::NobodyToAttackWith,
        }
    }

    /// Returns the reason why a card cannot be played while an attack is resolved. `battle` is `None` while the
    /// Defender may still intervene.
    fn missing_in_battle(&self, battle: Option<Battle>, card: CardId) -> Why {
        let attacking = self.decider() == Some(self.board.active);
        let roles = &self.game.roles;
        if (roles.calls | roles.negates).contains(card) {
            return match (attacking, battle) {
                (true, _) => Why::Only(Time::WhenAttacked),
                (false, None) => Why::OnlyOnceSomebodyDefends,
                (false, Some(_)) => Why::NobodyToCall,
            };
        }
        if !roles.boosts.contains(card) {
            return Why::Only(self.time(card));
        }
        if battle.is_none_or(|battle| battle.dice.is_none()) {
            return Why::OnlyAfterDice;
        }
        if attacking && roles.defender_only.contains(card) {
            return Why::OnlyForDefender;
        }
        self.uncast(card).unwrap_or(Why::RaisesNothing)
    }
}

/// Returns the card in the hand that an action would use, if any.
fn card_of(action: &Action) -> Option<CardId> {
    match *action {
        Action::Play(card)
        | Action::PlayOn { card, .. }
        | Action::Steal { card, .. }
        | Action::With(Means::Card(card))
        | Action::Boost(card)
        | Action::Call { card, .. }
        | Action::Negate { card, .. }
        | Action::Discard(card) => Some(card),
        Action::Look(_)
        | Action::DiscardToDraw(_)
        | Action::Bear(_)
        | Action::Join { .. }
        | Action::Leave(_)
        | Action::Attack(_)
        | Action::With(Means::Capture | Means::NegateCapture | Means::NegateControl)
        | Action::At(_)
        | Action::Intervene(_)
        | Action::Captor(_)
        | Action::Assign { .. }
        | Action::Done => None,
    }
}

impl Why {
    /// Returns the number of the rule behind the reason.
    fn rule(self) -> RuleNumber {
        match self {
            Why::Only(Time::In(phase)) => super::rule::of_phase(phase),
            Why::Only(Time::SummonOrBeforeAttacks | Time::Battle | Time::WhenAttacked) => RuleNumber::ruling('D', 16),
            Why::OnlyAfterDice | Why::OnlyForDefender | Why::RaisesNothing => RuleNumber::published(12),
            Why::OnlyOnceSomebodyDefends | Why::NobodyToCall => RuleNumber::ruling('D', 27),
            Why::NoSpellcaster => RuleNumber::published(24),
            Why::NobodyViable
            | Why::NoWoman
            | Why::OnlyWomen
            | Why::NobodyWithCompanions
            | Why::NoItem
            | Why::OnlyBearer => RuleNumber::ruling('D', 7),
            Why::NoEnemy | Why::NoCaptive => RuleNumber::ruling('D', 19),
            Why::NobodyIncapacitated => RuleNumber::ruling('D', 35),
            Why::CaptivesHaveTokens => RuleNumber::ruling('D', 47),
            Why::NoTarget | Why::NobodyToAttackWith | Why::FirstWho | Why::MeansChosen => RuleNumber::published(11),
            Why::OnlyCaptor => RuleNumber::ruling('D', 30),
            Why::OnlyAssigning => RuleNumber::published(16),
        }
    }
}

impl super::Speaker<'_> {
    fn why(&self, why: Why) -> String {
        let (en, fr) = match why {
            Why::Only(Time::In(phase)) => {
                let phase = self.phase(phase);
                return self.say(format!("Only in your {phase}."), format!("Seulement pendant votre {phase}."));
            }
            Why::Only(Time::SummonOrBeforeAttacks) => (
                "Only in your Summon Phase, or before your first attack.",
                "Seulement pendant votre Phase d’Appel, ou avant votre première attaque.",
            ),
            Why::Only(Time::Battle) => ("Only in a battle.", "Seulement dans un combat."),
            Why::Only(Time::WhenAttacked) => ("Only when you are attacked.", "Seulement quand on vous attaque."),
            Why::OnlyAfterDice => ("Only after the dice.", "Seulement après les dés."),
            Why::OnlyForDefender => ("Only for the Defender.", "Seulement pour le Défenseur."),
            Why::OnlyOnceSomebodyDefends => ("Only once somebody defends.", "Seulement une fois que quelqu’un défend."),
            Why::NoSpellcaster => ("Needs a viable Spellcaster.", "Il faut un Magicien viable."),
            Why::NobodyViable => {
                ("You have no viable Character to bear it.", "Vous n’avez aucun Personnage viable pour la porter.")
            }
            Why::NoWoman => {
                ("Only a Woman bears it; you have none.", "Seule une Femme la porte\u{202f}; vous n’en avez pas.")
            }
            Why::OnlyWomen => (
                "A Woman cannot bear it; you have nobody else.",
                "Une Femme ne peut la porter\u{202f}; vous n’avez personne d’autre.",
            ),
            Why::NobodyWithCompanions => {
                ("None of your Characters takes a Companion.", "Aucun de vos Personnages n’accepte de Compagnon.")
            }
            Why::NoEnemy => ("No enemy Character is in play for it.", "Aucun Personnage adverse ne s’y prête."),
            Why::NobodyIncapacitated => {
                ("None of your Characters is Incapacitated.", "Aucun de vos Personnages n’est hors de combat.")
            }
            Why::NoItem => ("There is no Item that you could take.", "Il n’y a aucun Objet que vous puissiez prendre."),
            Why::NoCaptive => ("You hold nobody captive.", "Vous n’avez personne en captivité."),
            Why::CaptivesHaveTokens => {
                ("Your captives are Incapacitated already.", "Tous vos captifs sont déjà hors de combat.")
            }
            Why::NoTarget => ("There is nothing to attack with it.", "Il n’y a rien à attaquer avec cette carte."),
            Why::NobodyToAttackWith => ("Nobody is left who could attack.", "Plus personne ne peut attaquer."),
            Why::NobodyToCall => ("Nobody is free to join the defence.", "Personne n’est libre pour la défense."),
            Why::RaisesNothing => ("It would not raise your total.", "Cette carte n’augmenterait pas votre total."),
            Why::FirstWho => ("Choose first who attacks.", "Choisissez d’abord qui attaque."),
            Why::MeansChosen => ("You have chosen with what to attack.", "Vous avez déjà choisi avec quoi attaquer."),
            Why::OnlyBearer => ("Now you choose who bears the Item.", "C’est le moment de choisir qui porte l’Objet."),
            Why::OnlyCaptor => {
                ("Now you choose who keeps what is taken.", "C’est le moment de choisir qui en a la garde.")
            }
            Why::OnlyAssigning => ("Now units go to Locations.", "C’est le moment de placer les unités."),
        };
        self.say(en, fr)
    }
}

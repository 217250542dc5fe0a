//! The heading, which states the stage of the game, and the prompt, which states the next decision.

use super::{figure, painter::Painter};
use crate::{Action, Characters, Phase, Step, force, rules};
use kernel::Seat;

impl Painter<'_> {
    /// Returns the heading: "Turn 6 of Good · Attack Phase". The turns of each player are counted separately (D1).
    pub(super) fn heading(&self) -> String {
        let turns = |seat: Seat| self.board.fronts[seat].turns;
        let (turn, side) = (turns(self.board.active), self.speaker.side(self.board.active));
        match self.board.step {
            Step::RollFirst | Step::Deal(_) => self.speaker.say("Before the first turn", "Avant le premier tour"),
            Step::Over { .. } => {
                let (good, evil) = (turns(self.game.good()), turns(self.game.evil()));
                self.speaker.say(
                    format!("Game over · Turns of Good {good}, of Evil {evil}"),
                    format!("Partie terminée · Tours du Bien {good}, du Mal {evil}"),
                )
            }
            Step::Draw { phase, .. } | Step::Window(phase) | Step::Bear { phase, .. } => {
                self.turn_heading(turn, side, phase)
            }
            Step::ChooseMeans(_)
            | Step::ChooseTarget { .. }
            | Step::Intervene
            | Step::Respond(_)
            | Step::Roll(_)
            | Step::Answer { .. }
            | Step::NameCaptor(_) => self.turn_heading(turn, side, Phase::Attack),
            Step::Discard | Step::Assign => self.turn_heading(turn, side, Phase::Rest),
        }
    }

    fn turn_heading(&self, turn: u8, side: &str, phase: Phase) -> String {
        let phase = self.speaker.phase(phase);
        self.speaker.say(format!("Turn {turn} of {side} · {phase}"), format!("Tour {turn} du {side} · {phase}"))
    }

    pub(super) fn prompt(&self) -> String {
        let asked = match self.decider() {
            Some(seat) if self.is_own(seat) => self.asks_you(seat),
            Some(seat) => self.asks(seat),
            None => return self.happens(),
        };
        let all: Vec<String> = [Some(asked), self.peril()].into_iter().flatten().collect();
        all.join(" ")
    }

    /// Returns the prompt for the viewer who decides next.
    fn asks_you(&self, seat: Seat) -> String {
        let say = |en: &str, fr: &str| self.speaker.say(en, fr);
        match self.board.step {
            Step::Window(Phase::Attack) if !self.board.attacks.is_empty() => say(
                "Declare another attack, or let the battles begin.",
                "Déclarez une autre attaque, ou faites commencer les combats.",
            ),
            Step::Window(Phase::Attack) if self.can_only_use_cards() => say(
                "You cannot attack: use a card, or end the Attack Phase.",
                "Vous ne pouvez pas attaquer\u{a0}: utilisez une carte, ou terminez la Phase d’Attaque.",
            ),
            Step::Window(Phase::Attack) => say(
                "Declare an attack, or end the Attack Phase.",
                "Déclarez une attaque, ou terminez la Phase d’Attaque.",
            ),
            Step::Window(Phase::Adventure) if self.can_only_pass() => say(
                "You have nothing for the Adventure Phase: end it.",
                "Vous n’avez rien pour la Phase d’Aventure\u{a0}: terminez-la.",
            ),
            Step::Window(Phase::Adventure) => say(
                "Play an Event or use an Item, or end the Adventure Phase.",
                "Jouez un Événement ou utilisez un Objet, ou terminez la Phase d’Aventure.",
            ),
            Step::Window(Phase::Summon) => say(
                "Put cards into play and form Groups, or end the Summon Phase.",
                "Mettez des cartes en jeu et formez des Groupes, ou terminez la Phase d’Appel.",
            ),
            Step::Window(Phase::Rest) if self.can_only_pass() => say(
                "You have nothing for the Rest Phase: go on to the end of the turn.",
                "Vous n’avez rien pour la Phase de Repos\u{a0}: passez à la fin du tour.",
            ),
            Step::Window(Phase::Rest) => say(
                "Play an Event or use an Item, or go on to the end of the turn.",
                "Jouez un Événement ou utilisez un Objet, ou passez à la fin du tour.",
            ),
            Step::Intervene => say(
                "Choose who intervenes, or let the attempt succeed.",
                "Choisissez qui intervient, ou laissez la tentative réussir.",
            ),
            Step::Respond(_) => say(
                "You are attacked: play an Event, or let the dice roll.",
                "On vous attaque\u{a0}: jouez un Événement, ou laissez rouler les dés.",
            ),
            Step::Answer { .. } => self.answer_prompt(None),
            Step::Discard => self.discard_prompt(seat),
            Step::Assign if self.all_placed(seat) => say(
                "Move a unit if you like, or end your turn.",
                "Déplacez une unité si vous le voulez, ou terminez votre tour.",
            ),
            Step::Assign => say(
                "Assign your units to Locations, or end your turn.",
                "Placez vos unités dans des Lieux, ou terminez votre tour.",
            ),
            Step::ChooseMeans(_) | Step::ChooseTarget { .. } | Step::Bear { .. } | Step::NameCaptor(_) => {
                let question = self.question();
                self.speaker.say(format!("Choose {question}."), format!("Choisissez {question}."))
            }
            Step::RollFirst | Step::Deal(_) | Step::Draw { .. } | Step::Roll(_) | Step::Over { .. } => self.happens(),
        }
    }

    fn can_only_pass(&self) -> bool {
        matches!(self.offered, [Action::Done])
    }

    /// Reports whether units can be assigned, and each of them already has a Location.
    fn all_placed(&self, seat: Seat) -> bool {
        let units = &self.board.fronts[seat].units;
        let assigned = self
            .offered
            .iter()
            .filter_map(|action| if let Action::Assign { unit, .. } = *action { units.of(unit) } else { None });
        let mut places = assigned.map(|unit| unit.at).peekable();
        places.peek().is_some() && places.all(|at| at.is_some())
    }

    /// Returns the prompt for all viewers except the seat that decides next.
    fn asks(&self, seat: Seat) -> String {
        let name = self.speaker.name(seat);
        let say = |en: &str, fr: &str| self.speaker.say(format!("{name} {en}."), format!("{name} {fr}."));
        match self.board.step {
            Step::Window(Phase::Adventure) => {
                say("may play an Event or use an Item", "peut jouer un Événement ou utiliser un Objet")
            }
            Step::Window(Phase::Summon) => {
                say("puts cards into play and forms Groups", "met des cartes en jeu et forme des Groupes")
            }
            Step::Window(Phase::Attack) => say("declares attacks", "déclare des attaques"),
            Step::Window(Phase::Rest) => {
                say("may play an Event or use an Item", "peut jouer un Événement ou utiliser un Objet")
            }
            Step::Intervene => say("decides whether anybody intervenes", "décide si quelqu’un intervient"),
            Step::Respond(_) => say("may play an Event before the dice", "peut jouer un Événement avant les dés"),
            Step::Answer { .. } => self.answer_prompt(Some(name)),
            Step::Discard => {
                let (over, _) = self.over_limit(seat);
                let (cards, cartes) = if over == 1 { ("card", "carte") } else { ("cards", "cartes") };
                say(&format!("discards {over} {cards}"), &format!("défausse {over} {cartes}"))
            }
            Step::Assign => say("assigns units to Locations", "place des unités dans des Lieux"),
            Step::ChooseMeans(_) | Step::ChooseTarget { .. } | Step::Bear { .. } | Step::NameCaptor(_) => {
                let question = self.question();
                say(&format!("chooses {question}"), &format!("choisit {question}"))
            }
            Step::RollFirst | Step::Deal(_) | Step::Draw { .. } | Step::Roll(_) | Step::Over { .. } => self.happens(),
        }
    }

    /// Returns the decision of a step that chooses one thing, as an indirect question such as "who bears Magic Belt".
    /// Returns an empty string for all other steps.
    fn question(&self) -> String {
        let speaker = &self.speaker;
        match self.board.step {
            Step::ChooseMeans(unit) => {
                let who = speaker.all(unit);
                let (attacks, attaque) = if unit.len() > 1 { ("attack", "attaquent") } else { ("attacks", "attaque") };
                speaker.say(format!("with what {who} {attacks}"), format!("avec quoi {who} {attaque}"))
            }
            Step::ChooseTarget { unit, means } => {
                let (who, means) = (speaker.all(unit), speaker.means(means));
                speaker.say(format!("the target for {who} ({means})"), format!("la cible pour {who} ({means})"))
            }
            Step::Bear { item, .. } => {
                let item = speaker.title(item);
                speaker.say(format!("who bears {item}"), format!("qui porte {item}"))
            }
            Step::NameCaptor(battle) => {
                let attack = self.board.attacks.first();
                let taken = attack.map(|attack| force::sides(self.game, self.board, attack, &battle).defenders.members);
                let taken = speaker.all(taken.unwrap_or(Characters::NONE));
                speaker.say(format!("who keeps {taken}"), format!("qui garde {taken}"))
            }
            Step::RollFirst
            | Step::Deal(_)
            | Step::Draw { .. }
            | Step::Window(_)
            | Step::Intervene
            | Step::Respond(_)
            | Step::Roll(_)
            | Step::Answer { .. }
            | Step::Discard
            | Step::Assign
            | Step::Over { .. } => String::new(),
        }
    }

    /// Returns the prompt for the losing side of a battle. `name` is the name of its seat, or `None` if the prompt
    /// addresses the reader.
    fn answer_prompt(&self, name: Option<&str>) -> String {
        let battle = self.battle();
        let Some((own, other)) = battle.and_then(|(attack, battle)| self.standing_of(&attack, &battle)) else {
            return self.happens();
        };
        let say = |en: String, fr: String| self.speaker.say(en, fr);
        let tied = own == other;
        let (own, other) = (figure(own), figure(other));
        match (name, tied) {
            (None, false) => say(
                format!("You are losing, {own} to {other}: play a card, or give in."),
                format!("Vous perdez, {own} contre {other}\u{a0}: jouez une carte, ou cédez."),
            ),
            (None, true) => say(
                format!("At {own} to {other} the attacker wins: play a card, or give in."),
                format!("À {own} contre {other}, l’attaquant gagne\u{a0}: jouez une carte, ou cédez."),
            ),
            (Some(name), false) => say(
                format!("{name} is losing, {own} to {other}, and may play a card."),
                format!("{name} perd, {own} contre {other}, et peut jouer une carte."),
            ),
            (Some(name), true) => say(
                format!("At {own} to {other} the attacker wins, and {name} may play a card."),
                format!("À {own} contre {other}, l’attaquant gagne, et {name} peut jouer une carte."),
            ),
        }
    }

    fn discard_prompt(&self, seat: Seat) -> String {
        let (over, limit) = self.over_limit(seat);
        let (cards, cartes) = if over == 1 { ("card", "carte") } else { ("cards", "cartes") };
        self.speaker.say(
            format!("Discard {over} {cards}: you keep {limit} at most."),
            format!("Défaussez {over} {cartes}\u{a0}: vous en gardez {limit} au plus."),
        )
    }

    /// Returns true if the viewer can use a card in the Attack Phase, but not attack.
    fn can_only_use_cards(&self) -> bool {
        !self.offered.is_empty() && !self.offered.iter().any(|action| matches!(action, Action::Attack(_)))
    }

    /// Returns the number of cards by which a hand exceeds its limit, and the limit.
    fn over_limit(&self, seat: Seat) -> (usize, usize) {
        let holdings = &self.view.holdings[seat];
        let limit = rules::hand_limit(self.game, self.board, seat);
        ((holdings.hand.len() + usize::from(holdings.hidden)).saturating_sub(limit), limit)
    }

    /// Returns the prompt while no seat decides: because chance decides next, or because the game is over.
    fn happens(&self) -> String {
        let say = |en: &str, fr: &str| self.speaker.say(en, fr);
        match self.board.step {
            Step::RollFirst => say("The dice say who begins.", "Les dés disent qui commence."),
            Step::Deal(seat) => {
                let name = self.speaker.name(seat);
                self.speaker.say(format!("Cards are dealt to {name}."), format!("On distribue des cartes à {name}."))
            }
            Step::Draw { left, .. } => {
                let (cards, cartes) = if left == 1 { ("card", "carte") } else { ("cards", "cartes") };
                let name = self.speaker.name(self.board.active);
                if self.is_own(self.board.active) {
                    say(&format!("You draw {left} {cards}."), &format!("Vous piochez {left} {cartes}."))
                } else {
                    say(&format!("{name} draws {left} {cards}."), &format!("{name} pioche {left} {cartes}."))
                }
            }
            Step::Roll(_) => say("The dice are rolled.", "On lance les dés."),
            Step::Over { .. } => say("The game is over.", "La partie est terminée."),
            Step::Window(_)
            | Step::ChooseMeans(_)
            | Step::ChooseTarget { .. }
            | Step::Bear { .. }
            | Step::Intervene
            | Step::Respond(_)
            | Step::Answer { .. }
            | Step::NameCaptor(_)
            | Step::Discard
            | Step::Assign => String::new(),
        }
    }
}

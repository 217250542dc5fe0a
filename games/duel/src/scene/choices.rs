//! The viewer's choices. Each choice has words that can be understood without the other choices, and a place on the
//! table.

use super::{at, figure, of, painter::Painter, to};
use crate::{Action, Aim, CardId, CharacterId, Characters, Means, Phase, Step, offers::TargetKind};
use kernel::{Choice, Names, Wording};

/// The greatest number of captives whose names the purpose of an attack lists.
const NAMED_CAPTIVES: usize = 3;

/// The words of a choice, and the cards or zones that it points at.
struct Told {
    at: String,
    to: Option<String>,
    words: String,
}

impl Painter<'_> {
    pub(super) fn choice(&self, action: &Action) -> Choice {
        let Told { at, to, words } = match *action {
            Action::Look(item) => self.look(item),
            Action::DiscardToDraw(item) => self.discard_to_draw(item),
            Action::Play(card) => self.play(card),
            Action::PlayOn { card, character } => self.play_on(card, character),
            Action::Steal { card, item } => self.steal(card, item),
            Action::Bear(character) => self.bear(character),
            Action::Join { character, unit } => self.join(character, unit),
            Action::Leave(character) => self.leave(character),
            Action::Attack(leader) => self.attack_with(leader),
            Action::With(means) => self.with(means),
            Action::At(aim) => self.at(aim),
            Action::Intervene(leader) => self.intervene(leader),
            Action::Boost(card) => self.boost(card),
            Action::Call { unit, card } => self.call(card, unit),
            Action::Negate { card, attack } => self.negate(card, attack),
            Action::Captor(character) => self.captor(character),
            Action::Discard(card) => self.discard_card(card),
            Action::Assign { unit, location } => self.assign(unit, location),
            Action::Done => self.done(),
        };
        Choice { at, to, words: Wording::read(&words), hint: self.naming(Names::Plain).hint(action) }
    }

    fn at_card(&self, card: CardId, en: String, fr: String) -> Told {
        Told { at: self.id(card), to: None, words: self.speaker.say(en, fr) }
    }

    fn at_character(&self, character: CharacterId, en: String, fr: String) -> Told {
        self.at_card(self.game.catalog.card_of(character), en, fr)
    }

    fn at_unit(&self, leader: CharacterId, en: String, fr: String) -> Told {
        Told { at: self.unit_id(leader), to: None, words: self.speaker.say(en, fr) }
    }

    /// Returns the Members of the unit with this leader.
    pub(super) fn unit_of(&self, leader: CharacterId) -> Characters {
        let unit = self.board.fronts.values().find_map(|front| front.units.of(leader));
        unit.map_or(Characters::only(leader), |unit| unit.members)
    }

    fn look(&self, item: CardId) -> Told {
        let (title, foe) = (self.speaker.title(item), self.speaker.name(self.board.foe(self.board.active)));
        self.at_card(
            item,
            format!("Look at {foe}’s hand with {title}"),
            format!("Regarder la main {} avec {title}", of(foe)),
        )
    }

    fn discard_to_draw(&self, item: CardId) -> Told {
        let (title, cards) = (self.speaker.title(item), self.game.roles.facts(item).discard_to_draw);
        self.at_card(
            item,
            format!("Discard {title} and draw {cards}"),
            format!("Défausser {title} pour piocher {cards} cartes"),
        )
    }

    fn play(&self, card: CardId) -> Told {
        let title = self.speaker.title(card);
        self.at_card(card, format!("Put {title} into play"), format!("Mettre {title} en jeu"))
    }

    fn play_on(&self, card: CardId, character: CharacterId) -> Told {
        let roles = &self.game.roles;
        let (title, who) = (self.speaker.title(card), self.speaker.who(character));
        let told = if (roles.attached | roles.curses).contains(card) {
            self.at_card(card, format!("Attach {title} to {who}"), format!("Attacher {title} {}", to(&who)))
        } else {
            let whom = self.speaker.all(self.struck(card, character));
            self.at_card(card, format!("Play {title} on {whom}"), format!("Jouer {title} sur {whom}"))
        };
        Told { to: Some(self.id_of(character)), ..told }
    }

    /// Returns the Characters that a card hits when it is played on a Character. A Spell hits the whole unit, any other
    /// card only that Character (D18).
    pub(super) fn struck(&self, card: CardId, character: CharacterId) -> Characters {
        if self.game.roles.spells_of_fate.contains(card) {
            self.unit_of(character)
        } else {
            Characters::only(character)
        }
    }

    fn steal(&self, card: CardId, item: CardId) -> Told {
        let (title, item_title) = (self.speaker.title(card), self.speaker.title(item));
        let bearer = self.game.catalog.characters().find(|who| self.board.attached[who.index()].contains(item));
        let from = bearer.map_or(String::new(), |bearer| self.speaker.who(bearer));
        let words = (
            format!("Take {item_title} from {from} with {title}"),
            format!("Prendre {item_title} {} avec {title}", to(&from)),
        );
        Told { to: Some(self.id(item)), ..self.at_card(card, words.0, words.1) }
    }

    fn bear(&self, character: CharacterId) -> Told {
        let title =
            if let Step::Bear { item, .. } = self.board.step { self.speaker.title(item) } else { String::new() };
        let who = self.speaker.who(character);
        self.at_character(character, format!("Attach {title} to {who}"), format!("Attacher {title} {}", to(&who)))
    }

    fn join(&self, character: CharacterId, leader: CharacterId) -> Told {
        let (who, unit) = (self.speaker.who(character), self.speaker.all(self.unit_of(leader)));
        let told = self.at_character(character, format!("Let {who} join {unit}"), format!("Grouper {who} avec {unit}"));
        Told { to: Some(self.unit_id(leader)), ..told }
    }

    fn leave(&self, character: CharacterId) -> Told {
        let who = self.speaker.who(character);
        self.at_character(character, format!("Let {who} leave its Group"), format!("Retirer {who} de son Groupe"))
    }

    fn attack_with(&self, leader: CharacterId) -> Told {
        let who = self.speaker.all(self.unit_of(leader));
        self.at_unit(leader, format!("Attack with {who}"), format!("Attaquer avec {who}"))
    }

    fn with(&self, means: Means) -> Told {
        let (title, deed) = (self.speaker.means(means), self.purpose(means));
        let named = |id: &str| Told {
            at: id.into(),
            to: None,
            words: self.speaker.say(format!("{title}: {deed}"), format!("{title}\u{a0}: {deed}")),
        };
        match means {
            Means::Capture => named("free.capture"),
            Means::NegateCapture => named("free.rescue"),
            Means::NegateControl => named("free.retake"),
            Means::Card(card) => {
                let plus = self.game.roles.facts(card).force;
                let plus = if plus == 0 { String::new() } else { format!("{plus:+}, ").replace('-', "−") };
                self.at_card(card, format!("With {title}: {plus}{deed}"), format!("Avec {title}\u{a0}: {plus}{deed}"))
            }
        }
    }

    /// Returns the purpose of an attack with these means. It names the captives that the attack can free, unless there
    /// are many.
    fn purpose(&self, means: Means) -> String {
        let captives = self.board.fronts[self.board.foe(self.board.active)].captives;
        if self.game.kind_of_target(means) != TargetKind::Captive || captives.len() > NAMED_CAPTIVES {
            return self.speaker.purpose(means);
        }
        let names: Vec<String> = captives.iter().map(|captive| self.speaker.who(captive)).collect();
        let any = names.join(&self.speaker.say(" or ", " ou "));
        self.speaker.say(format!("free {any}"), format!("libérer {any}"))
    }

    fn at(&self, aim: Aim) -> Told {
        match aim {
            Aim::Unit(leader) => {
                let whom = self.speaker.all(self.unit_of(leader));
                let force = figure(self.defence_of(leader));
                self.at_unit(
                    leader,
                    format!("Attack {whom} (Force {force})"),
                    format!("Attaquer {whom} (Force {force})"),
                )
            }
            Aim::Captive(captive) => {
                let who = self.speaker.who(captive);
                self.at_character(captive, format!("Attack to free {who}"), format!("Attaquer pour libérer {who}"))
            }
            Aim::Location(location) => {
                let what = self.speaker.title(location);
                self.at_card(location, format!("Take {what}"), format!("Prendre {what}"))
            }
        }
    }

    fn intervene(&self, leader: CharacterId) -> Told {
        let who = self.speaker.all(self.unit_of(leader));
        self.at_unit(leader, format!("Intervene with {who}"), format!("Intervenir avec {who}"))
    }

    fn boost(&self, card: CardId) -> Told {
        let title = self.speaker.title(card);
        self.at_card(card, format!("Play {title}"), format!("Jouer {title}"))
    }

    fn call(&self, card: CardId, leader: CharacterId) -> Told {
        let who = self.speaker.all(self.unit_of(leader));
        let told = self.at_card(card, format!("Call {who} to the defence"), format!("Appeler {who} en défense"));
        Told { to: Some(self.unit_id(leader)), ..told }
    }

    fn negate(&self, card: CardId, place: u8) -> Told {
        let title = self.speaker.title(card);
        let attack = self.board.attacks.get(usize::from(place));
        let (means, deed) = attack.map_or((String::new(), String::new()), |attack| {
            (self.speaker.means(attack.means), self.speaker.deed(&self.left(attack)))
        });
        let told = self.at_card(
            card,
            format!("End the attack with {title}: {deed} ({means})"),
            format!("Mettre fin à l’attaque avec {title}\u{a0}: {deed} ({means})"),
        );
        Told { to: Some(format!("attack.{place}")), ..told }
    }

    fn captor(&self, character: CharacterId) -> Told {
        let who = self.speaker.who(character);
        self.at_character(character, format!("Let {who} keep what is taken"), format!("Confier la garde {}", to(&who)))
    }

    fn discard_card(&self, card: CardId) -> Told {
        let title = self.speaker.title(card);
        self.at_card(card, format!("Discard {title}"), format!("Défausser {title}"))
    }

    fn assign(&self, leader: CharacterId, location: Option<CardId>) -> Told {
        let who = self.speaker.all(self.unit_of(leader));
        let placed = self.board.fronts[self.board.active].units.of(leader).is_some_and(|unit| unit.at.is_some());
        match location {
            Some(location) => {
                let title = self.speaker.title(location);
                let (assign, placer) = if placed { ("Move", "Déplacer") } else { ("Assign", "Placer") };
                let (en, fr) = (format!("{assign} {who} to {title}"), format!("{placer} {who} {}", at(&title)));
                Told { to: Some(self.id(location)), ..self.at_unit(leader, en, fr) }
            }
            None => {
                self.at_unit(leader, format!("Assign {who} to no Location"), format!("Ne placer {who} dans aucun Lieu"))
            }
        }
    }

    /// Returns the words for the choice to do nothing more in the current step.
    fn done(&self) -> Told {
        let (en, fr) = match self.board.step {
            Step::Window(Phase::Adventure) => ("End the Adventure Phase", "Terminer la Phase d’Aventure"),
            Step::Window(Phase::Summon) => ("End the Summon Phase", "Terminer la Phase d’Appel"),
            Step::Window(Phase::Attack) if self.board.attacks.is_empty() => {
                ("End the Attack Phase", "Terminer la Phase d’Attaque")
            }
            Step::Window(Phase::Attack) => ("Let the battles begin", "Faire commencer les combats"),
            Step::Window(Phase::Rest) => ("Go on to the end of the turn", "Passer à la fin du tour"),
            Step::Intervene => ("Let nobody intervene", "Ne faire intervenir personne"),
            Step::Respond(_) => ("Let the attack come", "Laisser venir l’attaque"),
            Step::Answer { .. } => ("Play nothing more", "Ne plus rien jouer"),
            Step::Assign => ("End the turn", "Terminer le tour"),
            Step::RollFirst
            | Step::Deal(_)
            | Step::Draw { .. }
            | Step::ChooseMeans(_)
            | Step::ChooseTarget { .. }
            | Step::Bear { .. }
            | Step::Roll(_)
            | Step::NameCaptor(_)
            | Step::Discard
            | Step::Over { .. } => ("Done", "Terminé"),
        };
        Told { at: "done".into(), to: None, words: self.speaker.say(en, fr) }
    }
}

//! The words of the game that a text uses, explained to whoever reads it for the first time.

use super::{grammar::say, keywords::keywords};
use crate::{
    Ability, Amount, Do, Filter, Gift, Host, Lasting, Lexicon, Place, Price, Standing, Target, Text, Traits, User,
    Whom, Whose, Zones,
};
use kernel::Lang;
use std::collections::BTreeSet;

/// The keywords that the text gives and the terms that it uses, each with its explanation.
pub fn terms(text: &Text, lexicon: &Lexicon, lang: Lang) -> Vec<(String, String)> {
    let mut heard = Heard::default();
    text.iter().for_each(|ability| heard.ability(ability));
    let terms = heard.terms.iter().map(|term| {
        let ((en, fr), (means, veut_dire)) = term.explained();
        (say(lang, en, fr), say(lang, means, veut_dire))
    });
    keywords(heard.words, lexicon, lang).into_iter().chain(terms).collect()
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Term {
    Here,
    Opposing,
    Bearer,
    Loose,
    Host,
    Move,
    Push,
    Advance,
    Archive,
    Banish,
    Cancel,
    Search,
    Replace,
    GoldDie,
    BonusMovement,
    DrawAction,
    React,
    Round,
}

type Pair = (&'static str, &'static str);

impl Term {
    /// The term, and what it means, each in English and in French.
    fn explained(self) -> (Pair, Pair) {
        match self {
            Term::Here => (
                ("Here", "Ici"),
                (
                    "At the same Location. On a Title Card nothing is here.",
                    "Dans le même Lieu. Sur une Carte-Titre, rien n’est ici.",
                ),
            ),
            Term::Opposing => {
                (("Opposing", "Adverse"), ("Controlled by another Author.", "Sous le contrôle d’un autre Auteur."))
            }
            Term::Bearer => (
                ("Bearer", "Porteur"),
                ("The Character that is equipped with this Object.", "Le Personnage équipé de cet Objet."),
            ),
            Term::Loose => (
                ("Lying loose", "Sans porteur"),
                (
                    "An Object at a Location that no Character bears.",
                    "Se dit d’un Objet, dans un Lieu, qu’aucun Personnage ne porte.",
                ),
            ),
            Term::Host => (("Host", "Hôte"), ("What this card is attached to.", "Ce à quoi cette carte est attachée.")),
            Term::Move => (
                ("Move", "Déplacer"),
                (
                    "In either direction, paying nothing, and never onto a Title Card.",
                    "Dans un sens ou dans l’autre, sans rien payer, et jamais jusque sur une Carte-Titre.",
                ),
            ),
            Term::Push => (
                ("Push back", "Repousser"),
                (
                    "Move toward its own Title Card, as far as the number says or the road allows, paying nothing.",
                    "Déplacer vers sa propre Carte-Titre, aussi loin que le nombre le dit ou que la route le permet, sans rien payer.",
                ),
            ),
            Term::Advance => (
                ("Advance", "Faire avancer"),
                (
                    "Move toward the far end of the Storyline, paying nothing, and never onto the Title Card.",
                    "Déplacer vers l’autre bout de la Trame, sans rien payer, et jamais jusque sur la Carte-Titre.",
                ),
            ),
            Term::Archive => {
                (("Archive", "Archiver"), ("Put into the Archive, out of play.", "Mettre dans les Archives, hors jeu."))
            }
            Term::Banish => (("Banish", "Bannir"), ("Remove from the game.", "Retirer de la partie.")),
            Term::Cancel => (
                ("Cancel", "Annuler"),
                (
                    "The card has no effect and is archived; what was paid for it is lost.",
                    "La carte n’a aucun effet et est archivée\u{a0}; ce qu’elle a coûté est perdu.",
                ),
            ),
            Term::Search => (
                ("Search", "Chercher"),
                (
                    "The Library is shuffled afterwards if it was searched.",
                    "La Bibliothèque est ensuite mélangée si l’on y a cherché.",
                ),
            ),
            Term::Replace => (
                ("Replace", "Remplacer"),
                (
                    "The new Location lies face-up. Characters and Objects stay; Effects attached to the old one are archived.",
                    "Le nouveau Lieu est face visible. Personnages et Objets restent\u{a0}; les Effets attachés à l’ancien sont archivés.",
                ),
            ),
            Term::GoldDie => (
                ("Gold die", "Dé doré"),
                (
                    "Three of its six faces bring 1 Story Point. Only on your own turn.",
                    "Trois de ses six faces donnent 1 Point d’Histoire. Seulement à votre tour.",
                ),
            ),
            Term::BonusMovement => (
                ("Bonus Movement", "Mouvement bonus"),
                (
                    "At the end of your turn, each of your Characters may take one step for which only Locations charge.",
                    "À la fin de votre tour, chacun de vos Personnages peut faire un pas, que seuls les Lieux font payer.",
                ),
            ),
            Term::DrawAction => (
                ("Draw action", "Action Piocher"),
                ("Pay 1 Story Point to draw a card.", "Payer 1 Point d’Histoire pour piocher une carte."),
            ),
            Term::React => (
                ("React", "Réagir"),
                (
                    "Saved face-down, this card can be revealed when this happens, and is done first.",
                    "Mise de côté face cachée, cette carte peut être révélée à ce moment, et s’applique d’abord.",
                ),
            ),
            Term::Round => (("Round", "Manche"), ("One turn of every Author.", "Un tour de chaque Auteur.")),
        }
    }
}

/// What a text speaks of.
#[derive(Default)]
struct Heard {
    words: Traits,
    terms: BTreeSet<Term>,
}

impl Heard {
    fn say(&mut self, term: Term) {
        self.terms.insert(term);
    }

    fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::Standing(standing) => self.standing(standing),
            Ability::When { when, does } => {
                if let crate::When::EnteredBy(filter) = when {
                    self.filter(filter);
                    self.say(Term::Here);
                }
                self.deed(does);
            }
            Ability::Once(once) => {
                if once.who == User::AnyoneHere {
                    self.say(Term::Here);
                }
                self.given(&once.given);
                if once.price.iter().any(|price| matches!(price, Price::ArchiveThis | Price::ArchiveCard)) {
                    self.say(Term::Archive);
                }
                self.deed(&once.does);
            }
            Ability::React { does, .. } => {
                self.say(Term::React);
                self.deed(does);
            }
            Ability::Does(does) => self.deed(does),
            Ability::Attach(host) => {
                self.say(Term::Host);
                if let Host::Piece(filter) = host {
                    self.filter(filter);
                }
            }
            Ability::Equip(filter) => filter.iter().for_each(|filter| self.filter(filter)),
            Ability::Ends(given) => {
                self.say(Term::Archive);
                self.given(given);
            }
            Ability::Only(who) => self.words = self.words | *who,
            Ability::OnePerBearer | Ability::Enter(_) | Ability::Leave(_) | Ability::PlayedHere(_) => {}
        }
    }

    fn standing(&mut self, standing: &Standing) {
        self.given(&standing.given);
        match &standing.whom {
            Whom::Bearer { .. } => self.say(Term::Bearer),
            Whom::Host => self.say(Term::Host),
            Whom::Each(filter) => self.filter(filter),
            Whom::AuthorsHere => self.say(Term::Here),
            Whom::This | Whom::You => {}
        }
        standing.gives.iter().for_each(|gift| self.gift(gift));
    }

    fn gift(&mut self, gift: &Gift) {
        match gift {
            Gift::Vitality(Amount::Each { what, .. }) => self.filter(what),
            Gift::Has(word) => self.words = self.words | Traits::word(*word),
            Gift::Toll { at, .. } | Gift::Waive { at, .. } if at.here => self.say(Term::Here),
            Gift::Stride(_) => self.say(Term::BonusMovement),
            Gift::Dice(_) => self.say(Term::GoldDie),
            Gift::FreeDraw => self.say(Term::DrawAction),
            Gift::Follow(_) => self.say(Term::Here),
            Gift::Vitality(Amount::Fixed(_) | Amount::Instead { .. })
            | Gift::Toll { .. }
            | Gift::Waive { .. }
            | Gift::Blank
            | Gift::Cost { .. } => {}
        }
    }

    fn given(&mut self, given: &[crate::Given]) {
        for given in given {
            if let crate::Cond::Exists { what, .. } = &given.cond {
                self.filter(what);
            }
        }
    }

    fn filter(&mut self, filter: &Filter) {
        if filter.whose == Whose::Opposing {
            self.say(Term::Opposing);
        }
        match &filter.place {
            Place::Here | Place::Near | Place::OnLocationHere => self.say(Term::Here),
            Place::LooseHere => {
                self.say(Term::Here);
                self.say(Term::Loose);
            }
            Place::On(bearer) => self.filter(bearer),
            Place::Storyline | Place::InPlay | Place::There | Place::WithYours | Place::OnThis | Place::OnIt => {}
        }
    }

    fn target(&mut self, target: &Target) {
        match target {
            Target::This | Target::It => {}
            Target::Host => self.say(Term::Host),
            Target::One(filters) | Target::UpTo(_, filters) => filters.iter().for_each(|filter| self.filter(filter)),
            Target::Each(filter) => self.filter(filter),
        }
    }

    fn deed(&mut self, does: &Do) {
        match does {
            Do::All(deeds) | Do::One(deeds) => deeds.iter().for_each(|does| self.deed(does)),
            Do::May { does, .. } | Do::At { does, .. } => self.deed(does),
            Do::If { given, then, otherwise } => {
                self.given(given);
                self.deed(then);
                otherwise.iter().for_each(|does| self.deed(does));
            }
            Do::For { what, does } => {
                self.filter(what);
                self.deed(does);
            }
            Do::Move { whom, .. } => self.to(Term::Move, whom),
            Do::Push { whom, .. } => self.to(Term::Push, whom),
            Do::Advance { whom, .. } => self.to(Term::Advance, whom),
            Do::Archive(whom) => self.to(Term::Archive, whom),
            Do::Banish(whom) => self.to(Term::Banish, whom),
            Do::Home(whom) | Do::Title(whom) | Do::Hand(whom) | Do::Take(whom) | Do::Drop(whom) => self.target(whom),
            Do::Give { what, whom, until } => {
                self.target(whom);
                if let Lasting::Has(word) = what {
                    self.words = self.words | Traits::word(*word);
                }
                if *until == crate::Until::RoundEnd {
                    self.say(Term::Round);
                }
            }
            Do::Roll(_) => self.say(Term::GoldDie),
            Do::Raid => self.say(Term::Archive),
            Do::Search { zones: Zones { library: true, .. }, .. } => self.say(Term::Search),
            Do::Replace(_) => self.say(Term::Replace),
            Do::Cancel => self.say(Term::Cancel),
            Do::DrawFree => self.say(Term::DrawAction),
            Do::Search { .. }
            | Do::Draw(_)
            | Do::Gain(_)
            | Do::Peek { .. }
            | Do::Look
            | Do::RevealNear
            | Do::Swap
            | Do::Protect => {}
        }
    }

    fn to(&mut self, term: Term, whom: &Target) {
        self.say(term);
        self.target(whom);
    }
}

//! The words of the game that a text uses, explained to whoever reads it for the first time.

use super::{
    glossary::{GLOSSARY, Term},
    grammar::say,
    keywords::keywords,
};
use crate::{
    Ability, Amount, Change, Compare, Counted, Do, Filter, Gift, Grant, Host, Lexicon, Number, Place, Price, Reaction,
    Sign, Standing, Tally, Target, Text, Traits, Until, User, Verb, Whom, Whose, Zones,
};
use kernel::Lang;
use std::collections::BTreeSet;

/// The keywords that the text gives and the terms that it uses, each with its explanation.
pub fn terms(text: &Text, lexicon: &Lexicon, lang: Lang) -> Vec<(String, String)> {
    let mut heard = Heard::default();
    text.iter().for_each(|ability| heard.ability(ability));
    let used = GLOSSARY.iter().filter(|(term, _, _)| heard.terms.contains(term));
    let terms = used.map(|(_, (en, fr), (means, veut_dire))| (say(lang, *en, *fr), say(lang, *means, *veut_dire)));
    keywords(heard.words, lexicon, lang).into_iter().chain(terms).collect()
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
                if let crate::When::Archived(filter) = when {
                    self.say(Term::Archive);
                    filter.iter().for_each(|filter| self.filter(filter));
                }
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
            Ability::React { to, does } => {
                self.say(Term::React);
                if let Reaction::Plays(cost) = to {
                    self.compare(*cost);
                }
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
            Gift::Vitality(Amount::Each { each, .. }) => self.tally(each),
            Gift::Cost { change: Change::Each { each, .. }, .. } => self.tally(each),
            Gift::Has(word) => self.words = self.words | Traits::word(*word),
            Gift::Toll { at, .. } | Gift::Waive { at, .. } if at.here => self.say(Term::Here),
            Gift::Stride(_) => self.say(Term::BonusMovement),
            Gift::Dice(dice) => {
                self.say(Term::GoldDie);
                self.number(dice);
            }
            Gift::FreeDraw => self.say(Term::DrawAction),
            Gift::Follow(_) => self.say(Term::Here),
            Gift::Vitality(Amount::Fixed(_) | Amount::Instead { .. })
            | Gift::Toll { .. }
            | Gift::Waive { .. }
            | Gift::Control
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

    fn number(&mut self, number: &Number) {
        number.each.iter().for_each(|each| self.tally(each));
    }

    fn tally(&mut self, each: &Tally) {
        if let Counted::InPlay(filter) = &each.what {
            self.filter(filter);
        }
    }

    fn compare(&mut self, compare: Compare) {
        self.say(match compare.sign {
            Sign::Less => Term::Less,
            Sign::AtMost => Term::AtMost,
            Sign::AtLeast => Term::AtLeast,
            Sign::More => Term::More,
        });
    }

    fn filter(&mut self, filter: &Filter) {
        filter.vitality.into_iter().for_each(|asked| self.compare(asked));
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
            Place::Storyline
            | Place::InPlay
            | Place::At(_)
            | Place::There
            | Place::WithYours
            | Place::OnThis
            | Place::OnIt => {}
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
            Do::May { does, .. } | Do::At { does, .. } | Do::Opponents { does, .. } => self.deed(does),
            Do::Discard(number) => {
                self.say(Term::Archive);
                self.number(number);
            }
            Do::If { given, then, otherwise } => {
                self.given(given);
                self.deed(then);
                otherwise.iter().for_each(|does| self.deed(does));
            }
            Do::For { what, does } => {
                self.filter(what);
                self.deed(does);
            }
            Do::To(verb, whom) => {
                self.verb(verb);
                self.target(whom);
            }
            Do::Roll(dice) => {
                self.say(Term::GoldDie);
                self.number(dice);
            }
            Do::Draw(number) | Do::Gain(number) | Do::Lose(number) => self.number(number),
            Do::Raid => self.say(Term::Archive),
            Do::Search { zones: Zones { library: true, .. }, .. } => self.say(Term::Search),
            Do::Replace(_) => self.say(Term::Replace),
            Do::Cancel => self.say(Term::Cancel),
            Do::DrawFree => self.say(Term::DrawAction),
            Do::Search { .. } | Do::MayPay(_) | Do::Peek { .. } | Do::Look | Do::Reveal(_) | Do::Swap | Do::Protect => {
            }
        }
    }

    fn verb(&mut self, verb: &Verb) {
        match verb {
            Verb::Move { .. } => self.say(Term::Move),
            Verb::Push { .. } => self.say(Term::Push),
            Verb::Advance { .. } => self.say(Term::Advance),
            Verb::Archive => self.say(Term::Archive),
            Verb::Banish => self.say(Term::Banish),
            Verb::Swap { .. } | Verb::Home | Verb::Title | Verb::Hand | Verb::Take | Verb::Drop => {}
            Verb::Give { what, until } => {
                match what {
                    Grant::Control => {}
                    Grant::Has(word) => self.words = self.words | Traits::word(*word),
                    Grant::Vitality { plus: _, each } => each.iter().for_each(|each| self.tally(each)),
                }
                if *until == Until::RoundEnd {
                    self.say(Term::Round);
                }
            }
        }
    }
}

//! Explains, for new readers, the words of the game that a text uses.

use super::{
    glossary::{GLOSSARY, Term},
    grammar::say,
    keywords::keywords,
};
use crate::{
    Ability, Compare, Do, Filter, Gift, Lexicon, Node, Place, Price, Sign, Target, Text, Traits, Until, User, Verb,
    When, Whom, Whose, Zones, walk,
};
use kernel::Lang;
use std::collections::BTreeSet;

/// Returns the keywords that a text gives and the terms that it uses, each with its explanation.
pub fn terms(text: &Text, lexicon: &Lexicon, lang: Lang) -> Vec<(String, String)> {
    let mut heard = Heard::default();
    walk(text, &mut |node, _| heard.node(node));
    let used = GLOSSARY.iter().filter(|(term, _, _)| heard.terms.contains(term));
    let terms = used.map(|(_, (en, fr), (means, veut_dire))| (say(lang, *en, *fr), say(lang, *means, *veut_dire)));
    keywords(heard.words, lexicon, lang).into_iter().chain(terms).collect()
}

/// The words and terms that a text uses.
#[derive(Default)]
struct Heard {
    words: Traits,
    terms: BTreeSet<Term>,
}

impl Heard {
    fn say(&mut self, term: Term) {
        self.terms.insert(term);
    }

    fn node(&mut self, node: Node<'_>) {
        match node {
            Node::Ability(ability) => self.ability(ability),
            Node::When(when) => self.when(when),
            Node::Whom(whom) => self.whom(whom),
            Node::Gift(gift) => self.gift(gift),
            Node::Price(Price::ArchiveThis | Price::ArchiveCard) => self.say(Term::Archive),
            Node::Do(sentence) => self.sentence(sentence),
            Node::Verb(verb) => self.verb(verb),
            Node::Target(Target::Host) => self.say(Term::Host),
            Node::Filter(filter) => self.filter(filter),
            Node::Compare(compare) => self.compare(compare),
            Node::Gives(word) => self.words = self.words | Traits::word(word),
            Node::Price(Price::Pay(_))
            | Node::Target(Target::This | Target::It | Target::One(_) | Target::UpTo(..) | Target::Each(_))
            | Node::Given(_)
            | Node::Spots(_)
            | Node::Tally(_)
            | Node::Meant { .. } => {}
        }
    }

    fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::Once(once) if once.who == User::AnyoneHere => self.say(Term::Here),
            Ability::React { .. } => self.say(Term::React),
            Ability::Attach(_) => self.say(Term::Host),
            Ability::Ends(_) => self.say(Term::Archive),
            Ability::Only(who) => self.words = self.words | *who,
            Ability::Standing(_)
            | Ability::When { .. }
            | Ability::Once(_)
            | Ability::Does(_)
            | Ability::Equip(_)
            | Ability::OnePerBearer
            | Ability::Enter(_)
            | Ability::Leave(_)
            | Ability::PlayedHere(_) => {}
        }
    }

    fn when(&mut self, when: &When) {
        match when {
            When::Archived(_) => self.say(Term::Archive),
            When::EnteredBy(_) => self.say(Term::Here),
            When::Play
            | When::Enters(_)
            | When::Leaves
            | When::Start
            | When::TurnEnds
            | When::TurnsUp
            | When::FirstEntry => {}
        }
    }

    fn whom(&mut self, whom: &Whom) {
        match whom {
            Whom::Bearer { .. } => self.say(Term::Bearer),
            Whom::Host => self.say(Term::Host),
            Whom::AuthorsHere => self.say(Term::Here),
            Whom::Each(_) | Whom::This | Whom::You => {}
        }
    }

    fn gift(&mut self, gift: &Gift) {
        match gift {
            Gift::Toll { at, .. } | Gift::Waive { at, .. } if at.here => self.say(Term::Here),
            Gift::Stride(_) => self.say(Term::BonusMovement),
            Gift::Dice(_) => self.say(Term::GoldDie),
            Gift::FreeDraw => self.say(Term::DrawAction),
            Gift::Follow(_) => self.say(Term::Here),
            Gift::Vitality(_)
            | Gift::Has(_)
            | Gift::Toll { .. }
            | Gift::Waive { .. }
            | Gift::Control
            | Gift::Blank
            | Gift::Cost { .. } => {}
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
        if filter.whose == Whose::Opposing {
            self.say(Term::Opposing);
        }
        match &filter.place {
            Place::Here | Place::Near | Place::OnLocationHere => self.say(Term::Here),
            Place::LooseHere => {
                self.say(Term::Here);
                self.say(Term::Loose);
            }
            Place::Storyline
            | Place::InPlay
            | Place::At(_)
            | Place::There
            | Place::WithYours
            | Place::On(_)
            | Place::OnThis
            | Place::OnIt => {}
        }
    }

    fn sentence(&mut self, sentence: &Do) {
        match sentence {
            Do::Discard(_) | Do::Raid => self.say(Term::Archive),
            Do::Roll(_) => self.say(Term::GoldDie),
            Do::Search { zones: Zones { library: true, .. }, .. } => self.say(Term::Search),
            Do::Replace(_) => self.say(Term::Replace),
            Do::Cancel => self.say(Term::Cancel),
            Do::DrawFree => self.say(Term::DrawAction),
            Do::All(_)
            | Do::One(_)
            | Do::May { .. }
            | Do::MayPay(_)
            | Do::If { .. }
            | Do::At { .. }
            | Do::For { .. }
            | Do::Opponents { .. }
            | Do::To(..)
            | Do::Draw(_)
            | Do::Gain(_)
            | Do::Lose(_)
            | Do::Peek { .. }
            | Do::Look
            | Do::Search { .. }
            | Do::Reveal(_)
            | Do::Swap
            | Do::Protect => {}
        }
    }

    fn verb(&mut self, verb: &Verb) {
        match verb {
            Verb::Move(_) => self.say(Term::Move),
            Verb::Push { .. } => self.say(Term::Push),
            Verb::Advance(_) => self.say(Term::Advance),
            Verb::Archive => self.say(Term::Archive),
            Verb::Banish => self.say(Term::Banish),
            Verb::Give { until: Until::RoundEnd, .. } => self.say(Term::Round),
            Verb::Swap { .. } | Verb::Home | Verb::Title | Verb::Hand | Verb::Take | Verb::Drop | Verb::Give { .. } => {
            }
        }
    }
}

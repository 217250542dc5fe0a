//! The only walk over the tree of a text. No `match` in it has an arm `_`, so a new verb does not compile until
//! somebody decides which nodes it contains.

use crate::{
    Ability, Amount, Cards, Change, Compare, Cond, Counted, Do, Fee, Filter, Gift, Given, Grant, Host, Noun, Number,
    Once, Place, Price, Printed, Reaction, Spots, Standing, Tally, Target, Traits, Verb, When, Whom, Word,
};

/// A part of a text. A node is visited before its parts.
#[derive(Clone, Copy, Debug)]
pub enum Node<'a> {
    Ability(&'a Ability),
    When(&'a When),
    Whom(&'a Whom),
    Gift(&'a Gift),
    Price(Price),
    Given(&'a Given),
    Do(&'a Do),
    Verb(&'a Verb),
    Target(&'a Target),
    Filter(&'a Filter),
    Spots(&'a Spots),
    Tally(&'a Tally),
    /// A condition on a cost or on Vitality.
    Compare(Compare),
    /// A reference to things that is not a filter: a thing with a trait in `are` and none in `are_not`.
    Meant {
        what: Meant,
        are: Traits,
        are_not: Traits,
    },
    /// A word that the text gives to a card or Location.
    Gives(Word),
}

/// The sort of thing that a reference points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meant {
    Card(Noun),
    AnyCard,
    Location,
}

/// The pointers that a text has introduced before a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointers {
    /// True if the text has introduced IT.
    pub it: bool,
    /// True if the text has introduced THERE.
    pub there: bool,
    /// True in a REACT, which answers another event.
    pub answers: bool,
    /// True if the card with the text has left play.
    pub gone: bool,
}

/// Visits every node of a text, in written order.
pub fn walk<'a>(text: &'a [Ability], visit: &mut impl FnMut(Node<'a>, Pointers)) {
    text.iter().for_each(|ability| Walk::of(ability, visit).ability(ability));
}

impl Do {
    /// Returns this deed and all deeds in it, in written order.
    pub fn sentences<'a>(&'a self) -> Vec<&'a Do> {
        let mut all = Vec::new();
        let mut note = |node: Node<'a>, _: Pointers| {
            if let Node::Do(sentence) = node {
                all.push(sentence);
            }
        };
        Walk { visit: &mut note, at: Pointers::default() }.sentence(self);
        all
    }

    /// Returns the number of deeds that [`Do::sentences`] returns.
    pub fn size(&self) -> usize {
        1 + self.parts().map(Do::size).sum::<usize>()
    }

    /// Reports whether the deed, or a deed in it, has a price in Story Points.
    pub fn pays(&self) -> bool {
        let itself = match self {
            Do::May { pay, .. } => *pay > 0,
            other => matches!(other, Do::MayPay(_)),
        };
        itself || self.parts().any(Do::pays)
    }
}

const CHARACTER: Meant = Meant::Card(Noun::Character);

struct Walk<'v, F> {
    visit: &'v mut F,
    at: Pointers,
}

impl<'a, 'v, F: FnMut(Node<'a>, Pointers)> Walk<'v, F> {
    fn of(ability: &Ability, visit: &'v mut F) -> Walk<'v, F> {
        let answers = matches!(ability, Ability::React { .. });
        let entered = matches!(ability, Ability::When { when: When::EnteredBy(_), .. });
        let gone = matches!(ability, Ability::When { when: When::Archived(None), .. });
        Walk { visit, at: Pointers { it: answers || entered, there: false, answers, gone } }
    }

    fn see(&mut self, node: Node<'a>) {
        (self.visit)(node, self.at);
    }

    fn ask(&mut self, what: Meant, are: Traits) {
        self.see(Node::Meant { what, are, are_not: Traits::NONE });
    }

    fn ability(&mut self, ability: &'a Ability) {
        self.see(Node::Ability(ability));
        match ability {
            Ability::Standing(standing) => self.standing(standing),
            Ability::When { when, does } => {
                self.when(when);
                self.sentence(does);
            }
            Ability::Once(Once { who: _, given, price, does }) => {
                self.givens(given);
                price.iter().for_each(|price| self.see(Node::Price(*price)));
                self.sentence(does);
            }
            Ability::React { to, does } => {
                match to {
                    Reaction::Plays(cost) => self.see(Node::Compare(*cost)),
                    Reaction::Threat | Reaction::Fall | Reaction::Meeting => {}
                }
                self.sentence(does);
            }
            Ability::Does(does) => self.sentence(does),
            Ability::Attach(Host::Location) | Ability::Equip(None) | Ability::OnePerBearer => {}
            Ability::Attach(Host::Piece(filter)) | Ability::Equip(Some(filter)) => self.filter(filter),
            Ability::Ends(given) => self.givens(given),
            Ability::Enter(Fee { cost: _, free, only }) | Ability::Leave(Fee { cost: _, free, only }) => {
                self.ask(CHARACTER, *free);
                self.ask(CHARACTER, *only);
            }
            Ability::Only(are) | Ability::PlayedHere(are) => self.ask(CHARACTER, *are),
        }
    }

    fn standing(&mut self, Standing { given, whom, gives }: &'a Standing) {
        self.see(Node::Whom(whom));
        match whom {
            Whom::Bearer { are, are_not } => {
                self.see(Node::Meant { what: CHARACTER, are: *are, are_not: *are_not });
            }
            Whom::Each(filter) => self.filter(filter),
            Whom::This | Whom::Host | Whom::You | Whom::AuthorsHere => {}
        }
        self.givens(given);
        gives.iter().for_each(|gift| self.gift(gift));
    }

    fn gift(&mut self, gift: &'a Gift) {
        self.see(Node::Gift(gift));
        match gift {
            Gift::Vitality(amount) => match amount {
                Amount::Fixed(_) => {}
                Amount::Each { plus: _, each } => self.tally(each),
                Amount::Instead { usual: _, are, instead: _ } => self.ask(CHARACTER, *are),
            },
            Gift::Has(word) => self.see(Node::Gives(*word)),
            Gift::Toll { part: _, plus: _, at } | Gift::Waive { part: _, at } => self.spots(at),
            Gift::Follow(names) => self.ask(CHARACTER, *names),
            Gift::Dice(number) => self.number(number),
            Gift::Cost { on, change } => {
                match on {
                    Cards::This => {}
                    Cards::All(those) => self.printed(*those),
                }
                match change {
                    Change::By(_) | Change::To(_) => {}
                    Change::Each { plus: _, each } => self.tally(each),
                }
            }
            Gift::Stride(_) | Gift::Control | Gift::Blank | Gift::FreeDraw => {}
        }
    }

    fn when(&mut self, when: &'a When) {
        self.see(Node::When(when));
        match when {
            When::Enters(spots) => self.spots(spots),
            When::EnteredBy(filter) | When::Archived(Some(filter)) => self.filter(filter),
            When::Play
            | When::Leaves
            | When::Start
            | When::TurnEnds
            | When::TurnsUp
            | When::Archived(None)
            | When::FirstEntry => {}
        }
    }

    fn givens(&mut self, given: &'a [Given]) {
        for given in given {
            self.see(Node::Given(given));
            let Given { polarity: _, cond } = given;
            match cond {
                Cond::Exists { count: _, what } => self.filter(what),
                Cond::At(are) | Cond::Left(are) => self.ask(Meant::Location, *are),
                Cond::Equipped(are) => self.ask(Meant::Card(Noun::Object), *are),
                Cond::Is(are) => self.ask(Meant::AnyCard, *are),
                Cond::Done => {}
            }
        }
    }

    fn sentence(&mut self, sentence: &'a Do) {
        self.see(Node::Do(sentence));
        match sentence {
            Do::If { given, then: _, otherwise: _ } => self.givens(given),
            Do::At { spots, does: _ } => self.spots(spots),
            Do::For { what, does: _ } => self.filter(what),
            Do::To(verb, target) => {
                self.target(target);
                self.verb(verb);
            }
            Do::Draw(number) | Do::Gain(number) | Do::Roll(number) | Do::Lose(number) | Do::Discard(number) => {
                self.number(number);
            }
            Do::Search { zones: _, what, most: _, to: _ } => self.printed(*what),
            Do::All(_)
            | Do::One(_)
            | Do::May { .. }
            | Do::MayPay(_)
            | Do::Opponents { .. }
            | Do::Peek { .. }
            | Do::Look
            | Do::Raid
            | Do::Reveal(_)
            | Do::Replace(_)
            | Do::Swap
            | Do::Protect
            | Do::Cancel
            | Do::DrawFree => {}
        }
        let outside = self.at;
        self.at.there |= matches!(sentence, Do::At { .. });
        self.at.it |= matches!(sentence, Do::For { .. });
        sentence.parts().for_each(|part| self.sentence(part));
        self.at = outside;
    }

    fn verb(&mut self, verb: &'a Verb) {
        self.see(Node::Verb(verb));
        match verb {
            Verb::Give { what, until: _ } => match what {
                Grant::Vitality { plus: _, each } => each.iter().for_each(|each| self.tally(each)),
                Grant::Has(word) => self.see(Node::Gives(*word)),
                Grant::Control => {}
            },
            Verb::Move(_)
            | Verb::Push { .. }
            | Verb::Advance(_)
            | Verb::Home
            | Verb::Title
            | Verb::Hand
            | Verb::Archive
            | Verb::Banish
            | Verb::Take
            | Verb::Drop
            | Verb::Swap { .. } => {}
        }
    }

    fn target(&mut self, target: &'a Target) {
        self.see(Node::Target(target));
        match target {
            Target::One(filters) | Target::UpTo(_, filters) => filters.iter().for_each(|filter| self.filter(filter)),
            Target::Each(filter) => self.filter(filter),
            Target::This | Target::Host | Target::It => {}
        }
    }

    fn filter(&mut self, filter: &'a Filter) {
        self.see(Node::Filter(filter));
        let Filter { whose: _, other: _, noun: _, are: _, are_not: _, vitality, place } = filter;
        vitality.iter().for_each(|asked| self.see(Node::Compare(*asked)));
        match place {
            Place::On(bearer) => self.filter(bearer),
            Place::At(are) => self.ask(Meant::Location, **are),
            Place::Storyline
            | Place::InPlay
            | Place::Here
            | Place::Near
            | Place::There
            | Place::WithYours
            | Place::OnThis
            | Place::OnIt
            | Place::LooseHere
            | Place::OnLocationHere => {}
        }
    }

    fn spots(&mut self, spots: &'a Spots) {
        self.see(Node::Spots(spots));
        let Spots { here: _, are, are_not } = spots;
        self.see(Node::Meant { what: Meant::Location, are: *are, are_not: *are_not });
    }

    fn printed(&mut self, Printed { noun, are }: Printed) {
        self.ask(noun.map_or(Meant::AnyCard, Meant::Card), are);
    }

    fn number(&mut self, Number { count: _, each }: &'a Number) {
        each.iter().for_each(|each| self.tally(each));
    }

    fn tally(&mut self, tally: &'a Tally) {
        self.see(Node::Tally(tally));
        let Tally { what, most: _ } = tally;
        match what {
            Counted::InPlay(filter) => self.filter(filter),
            Counted::Hand => {}
        }
    }
}

//! Which cards and Locations a text asks for, wherever in it that is.

use crate::{
    Ability, Amount, Cards, Change, Cond, Counted, Do, Fee, Filter, Gift, Given, Grant, Host, Noun, Number, Once,
    Place, Printed, Spots, Standing, Tally, Target, Text, Traits, Verb, When, Whom, Word,
};

/// One question that a text asks: something with one of each of these sets.
pub(super) struct Asked {
    pub(super) what: What,
    pub(super) are: Vec<Traits>,
    pub(super) are_not: Traits,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Card(Noun),
    AnyCard,
    Location,
}

/// All that one text asks for, and the words that it gives to others.
#[derive(Default)]
pub(super) struct Questions {
    pub(super) asked: Vec<Asked>,
    pub(super) given: Vec<Word>,
}

impl Questions {
    pub(super) fn of(text: &Text) -> Questions {
        let mut questions = Questions::default();
        text.iter().for_each(|ability| questions.ability(ability));
        questions
    }

    fn ask(&mut self, what: What, are: Traits) {
        self.ask_both(what, are, Traits::NONE);
    }

    fn ask_both(&mut self, what: What, are: Traits, are_not: Traits) {
        let are: Vec<Traits> = [are].into_iter().filter(|are| !are.is_empty()).collect();
        if !are.is_empty() || !are_not.is_empty() {
            self.asked.push(Asked { what, are, are_not });
        }
    }

    fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::Standing(standing) => self.standing(standing),
            Ability::When { when, does } => {
                self.when(when);
                self.does(does);
            }
            Ability::Once(Once { who: _, given, price: _, does }) => {
                self.givens(given);
                self.does(does);
            }
            Ability::React { to: _, does } | Ability::Does(does) => self.does(does),
            Ability::Attach(Host::Location) | Ability::Equip(None) | Ability::OnePerBearer => {}
            Ability::Attach(Host::Piece(filter)) | Ability::Equip(Some(filter)) => self.filter(filter),
            Ability::Ends(given) => self.givens(given),
            Ability::Enter(fee) | Ability::Leave(fee) => {
                let Fee { cost: _, free, only } = fee;
                self.ask(CHARACTER, *free);
                self.ask(CHARACTER, *only);
            }
            Ability::Only(are) | Ability::PlayedHere(are) => self.ask(CHARACTER, *are),
        }
    }

    fn standing(&mut self, standing: &Standing) {
        let Standing { given, whom, gives } = standing;
        self.givens(given);
        match whom {
            Whom::Bearer { are, are_not } => self.ask_both(CHARACTER, *are, *are_not),
            Whom::Each(filter) => self.filter(filter),
            Whom::This | Whom::Host | Whom::You | Whom::AuthorsHere => {}
        }
        gives.iter().for_each(|gift| self.gift(gift));
    }

    fn gift(&mut self, gift: &Gift) {
        match gift {
            Gift::Vitality(Amount::Each { plus: _, each }) => self.tally(each),
            Gift::Vitality(Amount::Instead { usual: _, are, instead: _ }) => self.ask(CHARACTER, *are),
            Gift::Has(word) => self.given.push(*word),
            Gift::Toll { part: _, plus: _, at } | Gift::Waive { part: _, at } => self.spots(at),
            Gift::Follow(names) => self.ask(CHARACTER, *names),
            Gift::Cost { on, change } => {
                if let Cards::All(those) = on {
                    self.printed(*those);
                }
                if let Change::Each { plus: _, each } = change {
                    self.tally(each);
                }
            }
            Gift::Dice(number) => self.number(number),
            Gift::Vitality(Amount::Fixed(_)) | Gift::Stride(_) | Gift::Blank | Gift::Control | Gift::FreeDraw => {}
        }
    }

    fn printed(&mut self, Printed { noun, are }: Printed) {
        self.ask(noun.map_or(What::AnyCard, What::Card), are);
    }

    fn number(&mut self, number: &Number) {
        number.each.iter().for_each(|each| self.tally(each));
    }

    fn tally(&mut self, each: &Tally) {
        if let Counted::InPlay(filter) = &each.what {
            self.filter(filter);
        }
    }

    fn when(&mut self, when: &When) {
        match when {
            When::Enters(spots) => self.spots(spots),
            When::EnteredBy(filter) => self.filter(filter),
            When::Archived(filter) => filter.iter().for_each(|filter| self.filter(filter)),
            When::Play | When::Leaves | When::Start | When::TurnEnds | When::TurnsUp | When::FirstEntry => {}
        }
    }

    fn givens(&mut self, given: &[Given]) {
        for Given { not: _, cond } in given {
            match cond {
                Cond::Exists { count: _, what } => self.filter(what),
                Cond::At(are) | Cond::Left(are) => self.ask(What::Location, *are),
                Cond::Equipped(are) => self.ask(What::Card(Noun::Object), *are),
                Cond::Is(are) => self.ask(What::AnyCard, *are),
                Cond::Done => {}
            }
        }
    }

    fn filter(&mut self, filter: &Filter) {
        let Filter { whose: _, other: _, noun, are, are_not, vitality: _, place } = filter;
        self.asked.push(Asked { what: What::Card(*noun), are: are.clone(), are_not: *are_not });
        match place {
            Place::On(bearer) => self.filter(bearer),
            Place::At(are) => self.ask(What::Location, **are),
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

    fn spots(&mut self, spots: &Spots) {
        let Spots { here: _, are, are_not } = spots;
        self.ask_both(What::Location, *are, *are_not);
    }

    fn does(&mut self, does: &Do) {
        match does {
            Do::All(steps) | Do::One(steps) => steps.iter().for_each(|step| self.does(step)),
            Do::May { pay: _, does } | Do::Opponents { who: _, does } => self.does(does),
            Do::If { given, then, otherwise } => {
                self.givens(given);
                self.does(then);
                otherwise.iter().for_each(|otherwise| self.does(otherwise));
            }
            Do::At { spots, does } => {
                self.spots(spots);
                self.does(does);
            }
            Do::For { what, does } => {
                self.filter(what);
                self.does(does);
            }
            Do::To(verb, whom) => {
                self.target(whom);
                match verb {
                    Verb::Give { what: Grant::Has(word), until: _ } => self.given.push(*word),
                    Verb::Give { what: Grant::Vitality { plus: _, each: Some(each) }, until: _ } => self.tally(each),
                    _ => {}
                }
            }
            Do::Search { zones: _, what, most: _, to: _ } => self.printed(*what),
            Do::Draw(number) | Do::Gain(number) | Do::Roll(number) | Do::Lose(number) | Do::Discard(number) => {
                self.number(number);
            }
            Do::MayPay(_)
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
    }

    fn target(&mut self, target: &Target) {
        match target {
            Target::One(filters) | Target::UpTo(_, filters) => filters.iter().for_each(|filter| self.filter(filter)),
            Target::Each(filter) => self.filter(filter),
            Target::This | Target::Host | Target::It => {}
        }
    }
}

const CHARACTER: What = What::Card(Noun::Character);

//! What a sentence can point at: IT, THERE, HERE and HOST are there only after something has brought them up.

use crate::{
    Ability, Amount, Change, Cond, Counted, Do, FaceDown, Filter, Gift, Given, Grant, Number, Once, Place, Standing,
    Tally, Target, Verb, When, Where, Who, Whom,
};

/// On what a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::catalog) enum On {
    Character,
    Object,
    /// An Effect that stays, attached to a HOST.
    Attached,
    /// An Effect or Event that is played and gone.
    Passing,
    Location,
}

/// What can be pointed at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    host: bool,
    here: bool,
    it: bool,
    there: bool,
    react: bool,
    /// The card itself is still in play.
    this: bool,
    /// Somebody whose text it is.
    you: bool,
}

impl Scope {
    pub(super) fn of(on: On, ability: &Ability) -> Scope {
        let react = matches!(ability, Ability::React { .. });
        let entered = matches!(ability, Ability::When { when: When::EnteredBy(_), .. });
        Scope {
            host: on == On::Attached,
            here: on != On::Passing,
            it: react || entered,
            there: false,
            react,
            this: true,
            you: on != On::Location || !matches!(ability, Ability::Standing(_)),
        }
    }

    /// What was expected instead of the first word that points at nothing.
    pub(super) fn refusal(self, ability: &Ability) -> Option<&'static str> {
        match ability {
            Ability::Standing(Standing { given, whom, gives }) => {
                let whom = match whom {
                    Whom::Each(filter) => self.filter(filter),
                    Whom::This | Whom::Bearer { .. } | Whom::Host | Whom::You | Whom::AuthorsHere => None,
                };
                whom.or_else(|| self.givens(given)).or_else(|| gives.iter().find_map(|gift| self.gift(gift)))
            }
            Ability::When { when, does } => {
                let when = match when {
                    When::EnteredBy(filter) | When::Archived(Some(filter)) => self.filter(filter),
                    // It is not in play any more.
                    When::Archived(None) => return Scope { this: false, host: false, ..self }.does(does),
                    When::Play
                    | When::Enters(_)
                    | When::Leaves
                    | When::Start
                    | When::TurnEnds
                    | When::TurnsUp
                    | When::FirstEntry => None,
                };
                when.or_else(|| self.does(does))
            }
            Ability::Once(Once { who: _, given, price: _, does }) => self.givens(given).or_else(|| self.does(does)),
            Ability::React { to: _, does } | Ability::Does(does) => self.does(does),
            Ability::Ends(given) => self.givens(given),
            Ability::Attach(_)
            | Ability::Equip(_)
            | Ability::OnePerBearer
            | Ability::Enter(_)
            | Ability::Leave(_)
            | Ability::Only(_)
            | Ability::PlayedHere(_) => None,
        }
    }

    fn gift(self, gift: &Gift) -> Option<&'static str> {
        match gift {
            Gift::Vitality(Amount::Each { plus: _, each })
            | Gift::Dice(Number { count: _, each: Some(each) })
            | Gift::Cost { on: _, change: Change::Each { plus: _, each } } => self.tally(each),
            _ => None,
        }
    }

    fn tally(self, each: &Tally) -> Option<&'static str> {
        match &each.what {
            Counted::InPlay(filter) => self.filter(filter),
            Counted::Hand => (!self.you).then_some("somebody whose hand it is: a Location is nobody's"),
        }
    }

    fn givens(self, given: &[Given]) -> Option<&'static str> {
        given.iter().find_map(|Given { not: _, cond }| match cond {
            Cond::Exists { count: _, what } => self.filter(what),
            Cond::Is(_) if !self.it => Some(IT),
            Cond::At(_) | Cond::Equipped(_) if !self.here => Some(HERE),
            Cond::At(_) | Cond::Equipped(_) | Cond::Done | Cond::Left(_) | Cond::Is(_) => None,
        })
    }

    fn filter(self, filter: &Filter) -> Option<&'static str> {
        match &filter.place {
            Place::OnThis if !self.this => Some("something else than this: the card does not stay"),
            Place::Here | Place::Near | Place::LooseHere | Place::OnLocationHere | Place::OnThis => {
                (!self.here).then_some(HERE)
            }
            Place::There => (!self.there).then_some(THERE),
            Place::OnIt => (!self.it).then_some(IT),
            Place::On(bearer) => self.filter(bearer),
            Place::Storyline | Place::InPlay | Place::At(_) | Place::WithYours => None,
        }
    }

    fn target(self, target: &Target) -> Option<&'static str> {
        match target {
            Target::Host => (!self.host).then_some("HOST on an Effect that is attached"),
            Target::It => (!self.it).then_some(IT),
            Target::This => (!self.here || !self.this).then_some("something else than this: the card does not stay"),
            Target::One(filters) | Target::UpTo(_, filters) => filters.iter().find_map(|filter| self.filter(filter)),
            Target::Each(filter) => self.filter(filter),
        }
    }

    fn does(self, does: &Do) -> Option<&'static str> {
        match does {
            Do::All(steps) | Do::One(steps) => steps.iter().find_map(|step| self.does(step)),
            Do::May { pay: _, does } | Do::Opponents { who: _, does } => self.does(does),
            Do::If { given, then, otherwise } => {
                let then = || self.does(then);
                let otherwise = || otherwise.as_ref().and_then(|otherwise| self.does(otherwise));
                self.givens(given).or_else(then).or_else(otherwise)
            }
            Do::At { spots: _, does } => Scope { there: true, ..self }.does(does),
            Do::For { what, does } => self.filter(what).or_else(|| Scope { it: true, ..self }.does(does)),
            Do::To(verb, whom) => self.target(whom).or_else(|| match verb {
                Verb::Swap { with: Who::This } => self.target(&Target::This),
                Verb::Swap { with: Who::Host } => self.target(&Target::Host),
                Verb::Swap { with: Who::It } => self.target(&Target::It),
                Verb::Give { what: Grant::Vitality { each: Some(each), .. }, .. } => self.tally(each),
                _ => None,
            }),
            Do::Replace(Where::There) => (!self.there).then_some(THERE),
            Do::Replace(Where::Here) | Do::Reveal(FaceDown::Adjacent) => (!self.here).then_some(HERE),
            Do::Protect | Do::Cancel => (!self.react).then_some("REACT before it: there is nothing else to answer"),
            Do::Draw(number) | Do::Gain(number) | Do::Roll(number) | Do::Lose(number) | Do::Discard(number) => {
                number.each.as_ref().and_then(|each| self.tally(each))
            }
            Do::MayPay(_)
            | Do::Reveal(FaceDown::Any)
            | Do::Peek { .. }
            | Do::Look
            | Do::Raid
            | Do::Search { .. }
            | Do::Swap
            | Do::DrawFree => None,
        }
    }
}

const IT: &str = "a card for \"it\", as after REACT, ENTERED BY or For";
const HERE: &str = "no HERE: the card is at no Location";
const THERE: &str = "a Location for THERE, as after \"At face-up Location:\"";

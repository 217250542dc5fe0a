//! A generator of texts that are on no card. It can grow any tree that the notation can write, with the words and names
//! of a lexicon.

use kernel::Rng;
use language::{
    Ability, Amount, Cards, Change, Compare, Cond, Counted, Distance, Do, FaceDown, Fee, Filter, Gift, Given, Goal,
    Grant, Host, Lexicon, Name, Noun, Number, Once, Opponents, Part, Peeked, Place, Polarity, Price, Printed, Reaction,
    Sign, Spots, Standing, Tally, Target, Text, Traits, Until, User, Verb, When, Where, Who, Whom, Whose, Word, Zones,
};

pub(crate) struct Grower<'a> {
    pub(crate) rng: Rng,
    pub(crate) lexicon: &'a Lexicon,
}

impl Grower<'_> {
    pub(crate) fn text(&mut self) -> Text {
        self.list(0, 4, Grower::ability)
    }

    fn ability(&mut self) -> Ability {
        match self.rng.below(20) {
            0..6 => Ability::Standing(self.standing()),
            6 | 7 => Ability::When { when: self.when(), does: self.steps(3) },
            8 | 9 => Ability::Once(self.once()),
            10 => Ability::React { to: self.reaction(), does: self.steps(3) },
            11 | 12 => Ability::Does(self.steps(4)),
            13 => Ability::Attach(if self.yes() { Host::Location } else { Host::Piece(self.filter(2)) }),
            14 => Ability::Equip(if self.yes() { None } else { Some(self.filter(2)) }),
            15 => Ability::OnePerBearer,
            16 => Ability::Ends(self.list(1, 3, Grower::given)),
            17 => Ability::Enter(self.fee()),
            18 => Ability::Leave(self.fee()),
            _ if self.yes() => Ability::Only(self.traits()),
            _ => Ability::PlayedHere(self.traits()),
        }
    }

    fn standing(&mut self) -> Standing {
        let whom = match self.rng.below(8) {
            0 | 1 => Whom::This,
            2 => Whom::Bearer { are: self.maybe_traits(), are_not: self.maybe_traits() },
            3 => Whom::Host,
            4 => Whom::You,
            5 => Whom::AuthorsHere,
            _ => Whom::Each(self.filter(2)),
        };
        Standing { given: self.list(0, 2, Grower::given), whom, gives: self.list(1, 3, Grower::gift) }
    }

    fn gift(&mut self) -> Gift {
        match self.rng.below(13) {
            12 => Gift::Control,
            0 | 1 => Gift::Vitality(self.amount()),
            2 | 3 => Gift::Has(self.word()),
            4 => Gift::Toll { part: self.part(), plus: self.plus(), at: self.spots() },
            5 => Gift::Waive { part: self.part(), at: self.spots() },
            6 => Gift::Stride(self.count()),
            7 => Gift::Follow(self.traits()),
            8 => Gift::Blank,
            9 => Gift::Dice(self.number()),
            10 => {
                let change = match self.rng.below(3) {
                    0 => Change::By(self.plus()),
                    1 => Change::Each { plus: self.plus(), each: self.tally() },
                    _ => Change::To(self.level()),
                };
                Gift::Cost { on: self.cards(), change }
            }
            _ => Gift::FreeDraw,
        }
    }

    fn amount(&mut self) -> Amount {
        match self.rng.below(3) {
            0 => Amount::Fixed(self.plus()),
            1 => Amount::Each { plus: self.plus(), each: self.tally() },
            _ => Amount::Instead { usual: self.plus(), are: self.traits(), instead: self.plus() },
        }
    }

    fn part(&mut self) -> Part {
        self.pick(&[Part::Enter, Part::Leave, Part::All])
    }

    fn cards(&mut self) -> Cards {
        if self.yes() {
            return Cards::This;
        }
        Cards::All(self.printed())
    }

    fn printed(&mut self) -> Printed {
        let nouns = [Noun::Character, Noun::Object, Noun::Effect, Noun::Event];
        Printed { noun: self.maybe(|grower| grower.pick(&nouns)), are: self.maybe_traits() }
    }

    fn tally(&mut self) -> Tally {
        let what = if self.rng.below(4) == 0 { Counted::Hand } else { Counted::InPlay(self.filter(2)) };
        Tally { what, most: self.maybe(Grower::count) }
    }

    fn number(&mut self) -> Number {
        let each = if self.rng.below(3) == 0 { Some(self.tally()) } else { None };
        Number { count: self.count(), each }
    }

    fn compare(&mut self) -> Compare {
        let sign = self.pick(&[Sign::Less, Sign::AtMost, Sign::AtLeast, Sign::More]);
        Compare { sign, than: self.level() }
    }

    fn spots(&mut self) -> Spots {
        Spots { here: self.yes(), are: self.maybe_traits(), are_not: self.maybe_traits() }
    }

    fn given(&mut self) -> Given {
        let cond = match self.rng.below(8) {
            0..3 => {
                let count = if self.yes() { Compare::at_least(1) } else { self.compare() };
                Cond::Exists { count, what: self.filter(2) }
            }
            3 => Cond::At(self.traits()),
            4 => Cond::Equipped(self.maybe_traits()),
            5 => Cond::Done,
            6 => Cond::Left(self.traits()),
            _ => Cond::Is(self.traits()),
        };
        Given { polarity: self.pick(&[Polarity::Negative, Polarity::Positive]), cond }
    }

    fn filter(&mut self, depth: u32) -> Filter {
        Filter {
            whose: self.pick(&[Whose::Any, Whose::Your, Whose::Opposing]),
            other: self.rng.below(4) == 0,
            noun: self.noun(),
            are: self.list(0, 2, Grower::traits),
            are_not: self.maybe_traits(),
            vitality: self.maybe(Grower::compare),
            place: self.place(depth),
        }
    }

    fn noun(&mut self) -> Noun {
        self.pick(&[Noun::Character, Noun::Character, Noun::Object, Noun::Effect])
    }

    fn place(&mut self, depth: u32) -> Place {
        match self.rng.below(13) {
            0 => Place::InPlay,
            10 => Place::At(Box::new(self.traits())),
            1 => Place::Here,
            2 => Place::Near,
            3 => Place::There,
            4 => Place::WithYours,
            5 => Place::OnThis,
            6 => Place::OnIt,
            7 => Place::LooseHere,
            8 => Place::OnLocationHere,
            9 if depth > 0 => Place::On(Box::new(self.filter(depth - 1))),
            _ => Place::Storyline,
        }
    }

    fn fee(&mut self) -> Fee {
        Fee { cost: self.count(), free: self.maybe_traits(), only: self.maybe_traits() }
    }

    fn when(&mut self) -> When {
        match self.rng.below(10) {
            8 => When::Archived(None),
            9 => When::Archived(Some(self.filter(2))),
            0 => When::Play,
            1 => When::Enters(self.spots()),
            2 => When::Leaves,
            3 => When::Start,
            4 => When::TurnEnds,
            5 => When::EnteredBy(self.filter(2)),
            6 => When::TurnsUp,
            _ => When::FirstEntry,
        }
    }

    fn once(&mut self) -> Once {
        Once {
            who: self.pick(&[User::Controller, User::AnyoneHere]),
            given: self.list(0, 2, Grower::given),
            price: self.list(0, 2, Grower::price),
            does: self.steps(3),
        }
    }

    fn price(&mut self) -> Price {
        let paid = Price::Pay(self.count());
        self.pick(&[paid, Price::ArchiveThis, Price::ArchiveCard])
    }

    fn reaction(&mut self) -> Reaction {
        let plays = Reaction::Plays(self.compare());
        self.pick(&[Reaction::Threat, Reaction::Fall, Reaction::Meeting, plays])
    }

    /// Returns one step or several.
    fn steps(&mut self, depth: u32) -> Do {
        match self.rng.below(3) {
            0 => Do::All(self.list(2, 4, |grower| grower.step(depth))),
            _ => self.step(depth),
        }
    }

    fn step(&mut self, depth: u32) -> Do {
        if depth > 0 && self.rng.below(3) == 0 {
            let inner = |grower: &mut Self| Box::new(grower.steps(depth - 1));
            return match self.rng.below(7) {
                6 => Do::Opponents { who: self.pick(&[Opponents::One, Opponents::Each]), does: inner(self) },
                0 => Do::One(self.list(2, 3, |grower| grower.steps(depth - 1))),
                1 => Do::May { pay: if self.yes() { 0 } else { self.count() }, does: inner(self) },
                2 => Do::At { spots: self.spots(), does: inner(self) },
                3 => Do::For { what: self.filter(2), does: inner(self) },
                _ => Do::If {
                    given: self.list(1, 2, Grower::given),
                    then: inner(self),
                    otherwise: self.maybe(|grower| Box::new(grower.steps(depth - 1))),
                },
            };
        }
        if self.yes() { self.motion() } else { self.single() }
    }

    /// Returns a step with a target.
    fn motion(&mut self) -> Do {
        let (steps, up_to, whom) = (self.count(), self.yes(), self.target());
        let distance = if up_to { Distance::UpTo(steps) } else { Distance::Exactly(steps) };
        let verb = match self.rng.below(12) {
            11 => Verb::Swap { with: self.pick(&[Who::This, Who::Host, Who::It]) },
            0 => Verb::Move(distance),
            1 => Verb::Push { steps },
            2 => Verb::Advance(distance),
            3 => Verb::Home,
            4 => Verb::Title,
            5 => Verb::Hand,
            6 => Verb::Archive,
            7 => Verb::Banish,
            8 => Verb::Take,
            9 => Verb::Drop,
            _ => {
                let what = match self.rng.below(4) {
                    3 => Grant::Control,
                    0 => Grant::Vitality { plus: self.plus(), each: None },
                    1 => Grant::Vitality { plus: self.plus(), each: Some(self.tally()) },
                    _ => Grant::Has(self.word()),
                };
                let untils = [Until::TurnEnd, Until::YourStart, Until::ItsTurnEnd, Until::RoundEnd, Until::GameEnd];
                let until = self.pick(&untils);
                Verb::Give { what, until }
            }
        };
        Do::To(verb, whom)
    }

    fn single(&mut self) -> Do {
        match self.rng.below(17) {
            15 => Do::Lose(self.number()),
            16 => Do::Discard(self.number()),
            0 => Do::Draw(self.number()),
            1 => Do::Gain(self.number()),
            2 => Do::Roll(self.number()),
            14 => Do::MayPay(self.count()),
            3 => Do::Peek { cards: self.count(), then: Peeked::Take(self.count()) },
            4 => Do::Peek { cards: self.count(), then: Peeked::MayBottom },
            5 => Do::Look,
            6 => Do::Raid,
            7 => self.search(),
            8 => Do::Reveal(self.pick(&[FaceDown::Adjacent, FaceDown::Any])),
            9 => Do::Replace(self.pick(&[Where::Here, Where::There])),
            10 => Do::Swap,
            11 => Do::Protect,
            12 => Do::Cancel,
            _ => Do::DrawFree,
        }
    }

    fn search(&mut self) -> Do {
        let (hand, library) = (self.yes(), self.yes());
        let zones = Zones { hand, library, archive: self.yes() || !(hand || library) };
        let most = if self.yes() { 1 } else { self.count() };
        let to = self.pick(&[Goal::Hand, Goal::Title, Goal::Over]);
        Do::Search { zones, what: self.printed(), most, to }
    }

    fn target(&mut self) -> Target {
        match self.rng.below(8) {
            0 => Target::This,
            1 => Target::Host,
            2 => Target::It,
            3 => Target::UpTo(self.count(), self.list(1, 3, |grower| grower.filter(2))),
            4 => Target::Each(self.filter(2)),
            _ => Target::One(self.list(1, 3, |grower| grower.filter(2))),
        }
    }

    fn word(&mut self) -> Word {
        Word::try_from(self.rng.below(self.lexicon.words().len() as u32) as u8).unwrap()
    }

    fn name(&mut self) -> Name {
        Name::try_from(self.rng.below(self.lexicon.names().len() as u32) as u16).unwrap()
    }

    fn traits(&mut self) -> Traits {
        let one = |grower: &mut Self| match grower.rng.below(3) {
            0 => Traits::name(grower.name()),
            _ => Traits::word(grower.word()),
        };
        self.list(1, 3, one).into_iter().collect()
    }

    fn maybe_traits(&mut self) -> Traits {
        if self.rng.below(3) == 0 { self.traits() } else { Traits::NONE }
    }

    fn count(&mut self) -> u8 {
        let most = self.pick(&[3, 3, 99]);
        1 + self.rng.below(most) as u8
    }

    fn level(&mut self) -> u8 {
        self.rng.below(100) as u8
    }

    fn plus(&mut self) -> i8 {
        let count = self.count() as i8;
        if self.yes() { count } else { -count }
    }

    fn yes(&mut self) -> bool {
        self.rng.below(2) == 0
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        self.rng.pick(items).unwrap().clone()
    }

    fn maybe<T>(&mut self, one: impl Fn(&mut Self) -> T) -> Option<T> {
        self.yes().then(|| one(self))
    }

    fn list<T>(&mut self, least: u32, most: u32, one: impl Fn(&mut Self) -> T) -> Vec<T> {
        (0..least + self.rng.below(most - least + 1)).map(|_| one(self)).collect()
    }
}

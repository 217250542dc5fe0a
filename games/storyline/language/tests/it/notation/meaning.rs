//! Tests of the meaning of each word of the language, in lines that contain it.

mod deeds;

use super::lexicon::lexicon;
use language::{
    Ability, Amount, Cards, Change, Compare, Cond, Counted, Do, FaceDown, Fee, Filter, Gift, Given, Goal, Grant, Host,
    Lexicon, Noun, Number, Once, Part, Place, Polarity, Price, Printed, Reaction, Sign, Spots, Standing, Tally, Target,
    Text, Traits, Until, User, Verb, When, Whom, Whose, Word, Zones, parse,
};

struct Known(Lexicon);

impl Known {
    fn word(&self, word: &str) -> Traits {
        Traits::word(self.0.find_word(word).unwrap())
    }

    fn name(&self, name: &str) -> Traits {
        Traits::name(self.0.find_name(name).unwrap())
    }
}

fn all(place: Place) -> Filter {
    let (whose, noun) = (Whose::Any, Noun::Character);
    Filter { whose, other: false, noun, are: Vec::new(), are_not: Traits::NONE, vitality: None, place }
}

fn your(place: Place) -> Filter {
    Filter { whose: Whose::Your, ..all(place) }
}

fn opposing(place: Place) -> Filter {
    Filter { whose: Whose::Opposing, ..all(place) }
}

fn object(place: Place) -> Filter {
    Filter { noun: Noun::Object, ..all(place) }
}

fn so(cond: Cond) -> Given {
    Given { polarity: Polarity::Positive, cond }
}

fn not(cond: Cond) -> Given {
    Given { polarity: Polarity::Negative, cond }
}

fn exists(what: Filter) -> Given {
    so(Cond::Exists { count: Compare::at_least(1), what })
}

fn gives(whom: Whom, gives: Vec<Gift>) -> Ability {
    Ability::Standing(Standing { given: Vec::new(), whom, gives })
}

fn vit(plus: i8) -> Gift {
    Gift::Vitality(Amount::Fixed(plus))
}

fn each(what: Filter, most: Option<u8>) -> Tally {
    Tally { what: Counted::InPlay(what), most }
}

fn vitality(plus: i8) -> Grant {
    Grant::Vitality { plus, each: None }
}

fn one(filter: Filter) -> Target {
    Target::One(vec![filter])
}

fn when(when: When, does: Do) -> Ability {
    Ability::When { when, does }
}

fn once(price: Vec<Price>, does: Do) -> Ability {
    Ability::Once(Once { who: User::Controller, given: Vec::new(), price, does })
}

const BEARER: Whom = Whom::Bearer { are: Traits::NONE, are_not: Traits::NONE };
const SPOTS: Spots = Spots { here: false, are: Traits::NONE, are_not: Traits::NONE };
const HERE: Spots = Spots { here: true, ..SPOTS };

fn mean(meanings: impl IntoIterator<Item = (&'static str, Text)>) {
    let lexicon = lexicon();
    for (line, text) in meanings {
        assert_eq!(parse(line, &lexicon), Ok(text), "{line}");
    }
}

#[test]
fn standing_texts_are_parsed() {
    let known = Known(lexicon());
    let water = Traits::word(Word::WATER);
    mean([
        (
            "VIT -2, Steadfast while at Water, not equipped Oil-Can.",
            vec![Ability::Standing(Standing {
                given: vec![so(Cond::At(water)), not(Cond::Equipped(known.word("Oil-Can")))],
                whom: Whom::This,
                gives: vec![vit(-2), Gift::Has(Word::STEADFAST)],
            })],
        ),
        (
            "Your other non-Mouse HERE: WAIVE leave while 2 your Mouse HERE.",
            vec![Ability::Standing(Standing {
                given: vec![so(Cond::Exists {
                    count: Compare::at_least(2),
                    what: Filter { are: vec![known.word("Mouse")], ..your(Place::Here) },
                })],
                whom: Whom::Each(Filter { other: true, are_not: known.word("Mouse"), ..your(Place::Here) }),
                gives: vec![Gift::Waive { part: Part::Leave, at: SPOTS }],
            })],
        ),
        (
            "Opposing Character: TOLL +1 enter HERE, TOLL -1 all at Water.",
            vec![gives(
                Whom::Each(opposing(Place::Storyline)),
                vec![
                    Gift::Toll { part: Part::Enter, plus: 1, at: HERE },
                    Gift::Toll { part: Part::All, plus: -1, at: Spots { are: water, ..SPOTS } },
                ],
            )],
        ),
        (
            "BEARER: STRIDE 2, SHIELD. Animat BEARER: DIE +1. Non-Animat BEARER: BLANK.",
            vec![
                gives(BEARER, vec![Gift::Stride(2), Gift::Has(Word::SHIELD)]),
                gives(
                    Whom::Bearer { are: known.word("Animat"), are_not: Traits::NONE },
                    vec![Gift::Dice(Number::of(1))],
                ),
                gives(Whom::Bearer { are: Traits::NONE, are_not: known.word("Animat") }, vec![Gift::Blank]),
            ],
        ),
        (
            "VIT +1 each your Character HERE, at most +2. HOST: VIT +1 (\"Dorothy\": +2), AS Munchkin.",
            vec![
                gives(
                    Whom::This,
                    vec![Gift::Vitality(Amount::Each { plus: 1, each: each(your(Place::Here), Some(2)) })],
                ),
                gives(
                    Whom::Host,
                    vec![
                        Gift::Vitality(Amount::Instead { usual: 1, are: known.name("Dorothy"), instead: 2 }),
                        Gift::Has(lexicon().find_word("Munchkin").unwrap()),
                    ],
                ),
            ],
        ),
        (
            "You: FREE DRAW, COST -1 on Spell. Authors HERE: COST 0 on this, COST -1 on Object. FOLLOW \"Toto\".",
            vec![
                gives(
                    Whom::You,
                    vec![
                        Gift::FreeDraw,
                        Gift::Cost {
                            on: Cards::All(Printed { noun: None, are: Traits::word(Word::SPELL) }),
                            change: Change::By(-1),
                        },
                    ],
                ),
                gives(
                    Whom::AuthorsHere,
                    vec![
                        Gift::Cost { on: Cards::This, change: Change::To(0) },
                        Gift::Cost {
                            on: Cards::All(Printed { noun: Some(Noun::Object), are: Traits::NONE }),
                            change: Change::By(-1),
                        },
                    ],
                ),
                gives(Whom::This, vec![Gift::Follow(known.name("Toto"))]),
            ],
        ),
    ]);
}

#[test]
fn texts_about_places_and_playing_are_parsed() {
    let known = Known(lexicon());
    let human = Filter { are: vec![known.word("Human")], ..opposing(Place::Storyline) };
    let good = Traits::word(Word::GOOD);
    let fee = Fee { cost: 1, free: known.word("Animal"), only: good };
    mean([
        ("ATTACH Location.", vec![Ability::Attach(Host::Location)]),
        ("ATTACH opposing Human.", vec![Ability::Attach(Host::Piece(human.clone()))]),
        ("EQUIP nobody. EQUIP opposing Human.", vec![Ability::Equip(None), Ability::Equip(Some(human))]),
        (
            "ONE PER BEARER. Ends when equipped.",
            vec![Ability::OnePerBearer, Ability::Ends(vec![so(Cond::Equipped(Traits::NONE))])],
        ),
        (
            "ENTER 1 (Good only, Animal: 0). LEAVE 1 (Good only, Animal: 0).",
            vec![Ability::Enter(fee), Ability::Leave(fee)],
        ),
        ("ONLY Swimming.", vec![Ability::Only(Traits::word(Word::SWIMMING))]),
        ("\"Tin Woodman\" may be played HERE.", vec![Ability::PlayedHere(known.name("Tin Woodman"))]),
    ]);
}

#[test]
fn when_it_is_done() {
    let house = Spots { are: Known(lexicon()).word("House"), ..SPOTS };
    let conditional = Once {
        who: User::AnyoneHere,
        given: vec![so(Cond::Done)],
        price: vec![Price::Pay(2), Price::ArchiveThis, Price::ArchiveCard],
        does: Do::Look,
    };
    mean([
        ("PLAY: LOOK.", vec![when(When::Play, Do::Look)]),
        ("ENTERS: LOOK.", vec![when(When::Enters(SPOTS), Do::Look)]),
        ("ENTERS House: LOOK.", vec![when(When::Enters(house), Do::Look)]),
        ("LEAVES: LOOK.", vec![when(When::Leaves, Do::Look)]),
        ("START: LOOK.", vec![when(When::Start, Do::Look)]),
        ("TURN ENDS: LOOK.", vec![when(When::TurnEnds, Do::Look)]),
        ("TURNS UP: LOOK.", vec![when(When::TurnsUp, Do::Look)]),
        ("FIRST ENTRY: LOOK.", vec![when(When::FirstEntry, Do::Look)]),
        ("ENTERED BY opposing Character: LOOK.", vec![when(When::EnteredBy(opposing(Place::Storyline)), Do::Look)]),
        (
            "ONCE by anyone HERE while done, pay 2, ARCHIVE this, archive a card: LOOK.",
            vec![Ability::Once(conditional)],
        ),
        ("REACT threat: PROTECT.", vec![Ability::React { to: Reaction::Threat, does: Do::Protect }]),
        ("REACT fall: LOOK.", vec![Ability::React { to: Reaction::Fall, does: Do::Look }]),
        ("REACT meeting: LOOK.", vec![Ability::React { to: Reaction::Meeting, does: Do::Look }]),
        ("REACT plays 4: CANCEL.", vec![Ability::React { to: Reaction::Plays(Compare::at_most(4)), does: Do::Cancel }]),
    ]);
}

#[test]
fn filters_are_parsed() {
    let known = Known(lexicon());
    let archive = |filter| vec![Ability::Does(Do::To(Verb::Archive, one(filter)))];
    let witch = vec![Traits::word(Word::EVIL), known.word("Witch")];
    mean([
        ("ARCHIVE Evil Witch HERE.", archive(Filter { are: witch, ..all(Place::Here) })),
        (
            "ARCHIVE Princess|Royal.",
            archive(Filter { are: vec![known.word("Princess") | known.word("Royal")], ..all(Place::Storyline) }),
        ),
        ("ARCHIVE Object in play.", archive(object(Place::InPlay))),
        ("ARCHIVE Object NEAR.", archive(object(Place::Near))),
        ("ARCHIVE Object THERE.", archive(object(Place::There))),
        ("ARCHIVE Object on this.", archive(object(Place::OnThis))),
        ("ARCHIVE Object on it.", archive(object(Place::OnIt))),
        ("ARCHIVE loose Object HERE.", archive(object(Place::LooseHere))),
        ("ARCHIVE Effect on Location HERE.", archive(Filter { noun: Noun::Effect, ..all(Place::OnLocationHere) })),
        (
            "ARCHIVE Object on opposing Character with yours.",
            archive(object(Place::On(Box::new(opposing(Place::WithYours))))),
        ),
        (
            "ARCHIVE Object of Vitality <=1 on Character HERE of Vitality <=2.",
            archive(Filter {
                vitality: Some(Compare::at_most(1)),
                ..object(Place::On(Box::new(Filter { vitality: Some(Compare::at_most(2)), ..all(Place::Here) })))
            }),
        ),
        (
            "HOME this; TITLE HOST; HAND it; BANISH each Character; DROP up to 2 Object or Character; TAKE Object.",
            vec![Ability::Does(Do::All(vec![
                Do::To(Verb::Home, Target::This),
                Do::To(Verb::Title, Target::Host),
                Do::To(Verb::Hand, Target::It),
                Do::To(Verb::Banish, Target::Each(all(Place::Storyline))),
                Do::To(Verb::Drop, Target::UpTo(2, vec![object(Place::Storyline), all(Place::Storyline)])),
                Do::To(Verb::Take, one(object(Place::Storyline))),
            ]))],
        ),
    ]);
}

#[test]
fn comparisons_and_counts_are_parsed() {
    let known = Known(lexicon());
    let vitality = |sign| Filter { vitality: Some(Compare { sign, than: 3 }), ..all(Place::Here) };
    let archive = |filter| vec![Ability::Does(Do::To(Verb::Archive, one(filter)))];
    let two = |sign| {
        let given = vec![so(Cond::Exists { count: Compare { sign, than: 2 }, what: your(Place::Here) })];
        vec![Ability::Standing(Standing { given, whom: Whom::This, gives: vec![vit(1)] })]
    };
    let plays = |sign| vec![Ability::React { to: Reaction::Plays(Compare { sign, than: 4 }), does: Do::Cancel }];
    let hand = |most| Tally { what: Counted::Hand, most };
    let animats = Filter { are: vec![known.word("Animat")], ..your(Place::Storyline) };
    let cost = Gift::Cost { on: Cards::This, change: Change::Each { plus: -1, each: each(animats.clone(), Some(2)) } };
    let number = |each| Number { count: 1, each: Some(each) };
    let cheer = Grant::Vitality { plus: 1, each: Some(each(animats.clone(), None)) };
    mean([
        ("ARCHIVE Character HERE of Vitality <3.", archive(vitality(Sign::Less))),
        ("ARCHIVE Character HERE of Vitality <= 3.", archive(vitality(Sign::AtMost))),
        ("ARCHIVE Character HERE of Vitality ≥ 3.", archive(vitality(Sign::AtLeast))),
        ("ARCHIVE Character HERE of Vitality >3.", archive(vitality(Sign::More))),
        ("VIT +1 while <2 your Character HERE.", two(Sign::Less)),
        ("VIT +1 while ≤2 your Character HERE.", two(Sign::AtMost)),
        ("VIT +1 while >=2 your Character HERE.", two(Sign::AtLeast)),
        ("VIT +1 while 2 your Character HERE.", two(Sign::AtLeast)),
        ("VIT +1 while >2 your Character HERE.", two(Sign::More)),
        ("REACT plays <4: CANCEL.", plays(Sign::Less)),
        ("REACT plays <=4: CANCEL.", plays(Sign::AtMost)),
        ("REACT plays >=4: CANCEL.", plays(Sign::AtLeast)),
        ("REACT plays >4: CANCEL.", plays(Sign::More)),
        (
            "VIT +1 each card in hand.",
            vec![gives(Whom::This, vec![Gift::Vitality(Amount::Each { plus: 1, each: hand(None) })])],
        ),
        ("COST -1 on this each your Animat, at most -2.", vec![gives(Whom::This, vec![cost])]),
        ("DIE +1 each card in hand, at most 3.", vec![gives(Whom::This, vec![Gift::Dice(number(hand(Some(3))))])]),
        (
            "DRAW 1 each your Animat; SP 1 each your Animat; ROLL 1 each card in hand, at most 2.",
            vec![Ability::Does(Do::All(vec![
                Do::Draw(number(each(animats.clone(), None))),
                Do::Gain(number(each(animats.clone(), None))),
                Do::Roll(number(hand(Some(2)))),
            ]))],
        ),
        (
            "ONCE: CHEER 1 this each your Animat.",
            vec![once(Vec::new(), Do::To(Verb::Give { what: cheer, until: Until::RoundEnd }, Target::This))],
        ),
    ]);
}

#[test]
fn texts_added_for_designers_are_parsed() {
    let known = Known(lexicon());
    let forest = known.word("Forest");
    let archive = Zones { hand: false, library: false, archive: true };
    let search = |noun, are| Do::Search { zones: archive, what: Printed { noun, are }, most: 1, to: Goal::Hand };
    let does = |does| vec![Ability::Does(does)];
    let lasts = Verb::Give { what: vitality(-1), until: Until::GameEnd };
    mean([
        (
            "Your other Character at Forest: VIT +1.",
            vec![gives(Whom::Each(Filter { other: true, ..your(Place::At(Box::new(forest))) }), vec![vit(1)])],
        ),
        (
            "VIT +1 while any Pirate at Forest.",
            vec![Ability::Standing(Standing {
                given: vec![exists(Filter { are: vec![known.word("Pirate")], ..all(Place::At(Box::new(forest))) })],
                whom: Whom::This,
                gives: vec![vit(1)],
            })],
        ),
        ("SEARCH Archive for card to hand.", does(search(None, Traits::NONE))),
        ("SEARCH Archive for Event to hand.", does(search(Some(Noun::Event), Traits::NONE))),
        ("SEARCH Archive for Tool Object to hand.", does(search(Some(Noun::Object), known.word("Tool")))),
        (
            "COST -1 on Event.",
            vec![gives(
                Whom::This,
                vec![Gift::Cost {
                    on: Cards::All(Printed { noun: Some(Noun::Event), are: Traits::NONE }),
                    change: Change::By(-1),
                }],
            )],
        ),
        ("START: GIVE VIT -1 this until game end.", vec![when(When::Start, Do::To(lasts, Target::This))]),
        ("REVEAL any.", does(Do::Reveal(FaceDown::Any))),
        (
            "START: may pay 1; if not done: DRAW 1.",
            vec![when(
                When::Start,
                Do::All(vec![
                    Do::MayPay(1),
                    Do::If { given: vec![not(Cond::Done)], then: Box::new(Do::Draw(Number::of(1))), otherwise: None },
                ]),
            )],
        ),
    ]);
}

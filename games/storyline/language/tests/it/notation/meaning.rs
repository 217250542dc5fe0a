//! Tests of the meaning of each word of the language, in lines that contain it.

use super::lexicon::lexicon;
use language::{
    Ability, Amount, Cards, Change, Compare, Cond, Counted, Distance, Do, FaceDown, Fee, Filter, Gift, Given, Goal,
    Grant, Host, Lexicon, Noun, Number, Once, Opponents, Part, Peeked, Place, Polarity, Price, Printed, Reaction, Sign,
    Spots, Standing, Tally, Target, Text, Traits, Until, User, Verb, When, Where, Who, Whom, Whose, Word, Zones, parse,
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
fn deeds_are_parsed() {
    let known = Known(lexicon());
    let mice = known.name("Field Mice");
    let library = Zones { hand: false, library: true, archive: false };
    let rest = Zones { hand: true, library: false, archive: true };
    let whom = Target::It;
    let lasts = |what, until| Do::To(Verb::Give { what, until }, Target::It);
    let steps = [
        ("MOVE 1 it", Do::To(Verb::Move(Distance::Exactly(1)), whom.clone())),
        ("MOVE up to 2 it", Do::To(Verb::Move(Distance::UpTo(2)), whom.clone())),
        ("PUSH 2 it", Do::To(Verb::Push { steps: 2 }, whom.clone())),
        ("ADVANCE 2 it", Do::To(Verb::Advance(Distance::Exactly(2)), whom.clone())),
        ("ADVANCE up to 2 it", Do::To(Verb::Advance(Distance::UpTo(2)), whom.clone())),
        ("GIVE VIT -2 it until your start", lasts(vitality(-2), Until::YourStart)),
        ("GIVE Flying it until turn end", lasts(Grant::Has(Word::FLYING), Until::TurnEnd)),
        ("GIVE Steadfast it until its turn end", lasts(Grant::Has(Word::STEADFAST), Until::ItsTurnEnd)),
        ("GIVE SHIELD it until round end", lasts(Grant::Has(Word::SHIELD), Until::RoundEnd)),
        ("CHEER 1 it", lasts(vitality(1), Until::RoundEnd)),
        ("DRAW 2", Do::Draw(Number::of(2))),
        ("SP 2", Do::Gain(Number::of(2))),
        ("ROLL 2", Do::Roll(Number::of(2))),
        ("DRAW FREE", Do::DrawFree),
        ("PEEK 3, take 1", Do::Peek { cards: 3, then: Peeked::Take(1) }),
        ("PEEK 1, may bottom", Do::Peek { cards: 1, then: Peeked::MayBottom }),
        ("LOOK", Do::Look),
        ("RAID", Do::Raid),
        (
            "SEARCH Library for up to 3 \"Field Mice\" to Title",
            Do::Search { zones: library, what: Printed { noun: None, are: mice }, most: 3, to: Goal::Title },
        ),
        (
            "SEARCH hand, Archive for \"Field Mice\" to hand",
            Do::Search { zones: rest, what: Printed { noun: None, are: mice }, most: 1, to: Goal::Hand },
        ),
        (
            "SEARCH hand, Archive for \"Field Mice\" over",
            Do::Search { zones: rest, what: Printed { noun: None, are: mice }, most: 1, to: Goal::Over },
        ),
        ("REVEAL adjacent", Do::Reveal(FaceDown::Adjacent)),
        ("REPLACE HERE", Do::Replace(Where::Here)),
        ("REPLACE THERE", Do::Replace(Where::There)),
        ("SWAP", Do::Swap),
        ("PROTECT", Do::Protect),
        ("CANCEL", Do::Cancel),
    ];
    let lexicon = lexicon();
    for (step, does) in &steps {
        assert_eq!(parse(&format!("{step}."), &lexicon), Ok(vec![Ability::Does(does.clone())]), "{step}");
        assert_eq!(parse(&format!("ONCE: {step}."), &lexicon), Ok(vec![once(Vec::new(), does.clone())]), "{step}");
    }
}

#[test]
fn compound_deeds_are_parsed() {
    let known = Known(lexicon());
    let draw = |cards| Box::new(Do::Draw(Number::of(cards)));
    let done = || vec![so(Cond::Done)];
    let line = |does| vec![Ability::Does(does)];
    let house = Spots { are: known.word("House"), ..SPOTS };
    let two = || Do::All(vec![Do::Draw(Number::of(1)), Do::Draw(Number::of(2))]);
    let if_done = || Do::If { given: done(), then: draw(1), otherwise: None };
    mean([
        ("DRAW 1; DRAW 2.", line(two())),
        ("Choose (DRAW 1; DRAW 2 | LOOK).", line(Do::One(vec![two(), Do::Look]))),
        ("May: DRAW 1.", line(Do::May { pay: 0, does: draw(1) })),
        ("May pay 1: DRAW 1; LOOK.", line(Do::All(vec![Do::May { pay: 1, does: draw(1) }, Do::Look]))),
        ("If done: DRAW 1; DRAW 2.", line(Do::All(vec![if_done(), Do::Draw(Number::of(2))]))),
        (
            "If done: DRAW 1; else DRAW 2; LOOK.",
            line(Do::All(vec![Do::If { given: done(), then: draw(1), otherwise: Some(draw(2)) }, Do::Look])),
        ),
        ("If done: (DRAW 1; DRAW 2).", line(Do::If { given: done(), then: Box::new(two()), otherwise: None })),
        (
            "If done: if done: DRAW 1; else DRAW 2.",
            line(Do::If {
                given: done(),
                then: Box::new(Do::If { given: done(), then: draw(1), otherwise: Some(draw(2)) }),
                otherwise: None,
            }),
        ),
        (
            "If done: (if done: DRAW 1); else DRAW 2.",
            line(Do::If { given: done(), then: Box::new(if_done()), otherwise: Some(draw(2)) }),
        ),
        ("At House: DRAW 1; DRAW 2.", line(Do::At { spots: house, does: Box::new(two()) })),
        ("For Character: DRAW 1; DRAW 2.", line(Do::For { what: all(Place::Storyline), does: Box::new(two()) })),
        (
            "(For Character: DRAW 1); DRAW 2.",
            line(Do::All(vec![Do::For { what: all(Place::Storyline), does: draw(1) }, Do::Draw(Number::of(2))])),
        ),
        (
            "If it left Emerald, it is Fairy, not your Character in play, any Character on the road: LOOK.",
            line(Do::If {
                given: vec![
                    so(Cond::Left(known.word("Emerald"))),
                    so(Cond::Is(known.word("Fairy"))),
                    not(Cond::Exists { count: Compare::at_least(1), what: your(Place::InPlay) }),
                    exists(all(Place::Storyline)),
                ],
                then: Box::new(Do::Look),
                otherwise: None,
            }),
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

#[test]
fn texts_about_opponents_and_fates_are_parsed() {
    let does = |does| vec![Ability::Does(does)];
    let opponents = |who, does| Do::Opponents { who, does: Box::new(does) };
    let swap = |with| Do::To(Verb::Swap { with }, one(opposing(Place::Here)));
    let control = Verb::Give { what: Grant::Control, until: Until::TurnEnd };
    let fallen = When::Archived(Some(opposing(Place::Here)));
    mean([
        ("ARCHIVED: LOOK.", vec![when(When::Archived(None), Do::Look)]),
        ("ARCHIVED opposing Character HERE: LOOK.", vec![when(fallen, Do::Look)]),
        (
            "Each opponent: DISCARD 1; LOOK.",
            does(opponents(Opponents::Each, Do::All(vec![Do::Discard(Number::of(1)), Do::Look]))),
        ),
        ("Opponent: SP -2.", does(opponents(Opponents::One, Do::Lose(Number::of(2))))),
        ("ONCE: SWAP this with opposing Character HERE.", vec![once(Vec::new(), swap(Who::This))]),
        (
            "For your Character: SWAP it with opposing Character HERE.",
            does(Do::For { what: your(Place::Storyline), does: Box::new(swap(Who::It)) }),
        ),
        (
            "ATTACH opposing Character. HOST: CONTROL.",
            vec![Ability::Attach(Host::Piece(opposing(Place::Storyline))), gives(Whom::Host, vec![Gift::Control])],
        ),
        ("CONTROL opposing Character HERE until turn end.", does(Do::To(control, one(opposing(Place::Here))))),
    ]);
}

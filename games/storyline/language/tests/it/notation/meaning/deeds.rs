//! Tests of the meaning of deeds.

use super::{Known, SPOTS, all, exists, gives, mean, not, once, one, opposing, so, vitality, when, your};
use crate::notation::lexicon::lexicon;
use language::{
    Ability, Compare, Cond, Distance, Do, FaceDown, Gift, Goal, Grant, Host, Number, Opponents, Peeked, Place, Printed,
    Spots, Target, Until, Verb, When, Where, Who, Whom, Word, Zones, parse,
};

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

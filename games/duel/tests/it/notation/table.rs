//! Tests of the meaning of published notes: every spelling in both lists, with the tree that it is parsed into.

use duel::{Catalog, Clause, Fate, Fated, Label, Need, Negated, When, Whom, parse};
use std::collections::BTreeSet;

fn force(whom: Whom, plus: i8, when: When) -> Clause {
    Clause::Force { whom, plus, when }
}

fn fate(fate: Fate, whom: Fated) -> Clause {
    Clause::Fate { fate, whom }
}

fn meanings() -> Vec<(&'static str, Vec<Clause>)> {
    vec![
        ("", vec![]),
        ("-", vec![]),
        ("AP: Look at Opponents Hand", vec![Clause::Look]),
        ("AP: Look at opponents Hand", vec![Clause::Look]),
        ("All AO Characters get F+3", vec![force(Whom::AllCharacters, 3, When::Attacking)]),
        ("All Spellcasters get F+3", vec![force(Whom::AllSpellcasters, 3, When::Always)]),
        ("CAC get F-3", vec![force(Whom::AttackingHere, -3, When::Always)]),
        ("CAL Get F+2 DO", vec![force(Whom::AssignedHere, 2, When::Defending)]),
        ("CAL Get F+4 DO", vec![force(Whom::AssignedHere, 4, When::Defending)]),
        ("CAL get F+2 AO", vec![force(Whom::AssignedHere, 2, When::Attacking)]),
        ("CC is Incapacitated", vec![fate(Fate::Incapacitated, Fated::CapturedCharacter)]),
        ("CC is Killed", vec![fate(Fate::Killed, Fated::CapturedCharacter)]),
        ("Call Defender", vec![Clause::CallDefender]),
        ("Cannot attach Companions", vec![Clause::NoCompanions]),
        ("Capture", vec![fate(Fate::Captured, Fated::Target)]),
        ("Companions get F+1", vec![force(Whom::Companions, 1, When::Always)]),
        ("Control", vec![fate(Fate::Controlled, Fated::Target)]),
        ("Control a Location", vec![fate(Fate::Controlled, Fated::Location)]),
        ("Defender Only", vec![Clause::Only(Need::Defender)]),
        ("Discard to draw 3 cards", vec![Clause::DiscardToDraw(3)]),
        ("Draw +1 Card per Turn", vec![Clause::Draw(1)]),
        ("Draw 1 extra card per turn", vec![Clause::Draw(1)]),
        ("Exile", vec![fate(Fate::Exiled, Fated::Target)]),
        ("Extra +3 when Attacking", vec![force(Whom::Own, 3, When::Attacking)]),
        ("Extra F+1 to Capture", vec![force(Whom::Own, 1, When::Capturing)]),
        ("Extra F+2 to Capture", vec![force(Whom::Own, 2, When::Capturing)]),
        ("F+2 if Attacking", vec![force(Whom::Own, 2, When::Attacking)]),
        ("FGM get F+1", vec![force(Whom::FellowMembers, 1, When::Always)]),
        ("Female UBA Spellcaster", vec![Clause::UserBecomesSpellcaster(Some(Need::Female))]),
        ("Females Only", vec![Clause::Only(Need::Female)]),
        ("Hand Size +1", vec![Clause::HandSize(1)]),
        ("Incapacitate", vec![fate(Fate::Incapacitated, Fated::Target)]),
        ("Kill", vec![fate(Fate::Killed, Fated::Target)]),
        ("Kill TC", vec![fate(Fate::Killed, Fated::TargetCharacter)]),
        ("Males Only", vec![Clause::Only(Need::Male)]),
        ("Minions get F+1", vec![force(Whom::Companions, 1, When::Always)]),
        ("Negate a Capture", vec![Clause::Negate(Negated::Capture)]),
        ("Negate an Incapacitate", vec![Clause::Negate(Negated::Incapacitate)]),
        ("Negate target Attack", vec![Clause::Negate(Negated::Attack)]),
        ("Nome", vec![Clause::Label(Label::Nome)]),
        ("Spellcaster only", vec![Clause::Only(Need::Spellcaster)]),
        ("Spells get F+1", vec![force(Whom::Spells, 1, When::Always)]),
        ("Steal Target Item Card", vec![Clause::StealItem]),
        ("TC Exiled", vec![fate(Fate::Exiled, Fated::TargetCharacter)]),
        ("UBA Spellcaster", vec![Clause::UserBecomesSpellcaster(None)]),
        ("UO", vec![Clause::Only(Need::Spellcaster)]),
        ("UO; Spells get F+2", vec![Clause::Only(Need::Spellcaster), force(Whom::Spells, 2, When::Always)]),
    ]
}

#[test]
fn every_published_note_means_what_it_should() {
    for (note, meaning) in meanings() {
        assert_eq!(parse(note).unwrap().as_slice(), meaning, "{note:?}");
    }
}

#[test]
fn the_list_of_meanings_has_every_published_note_and_no_other() {
    let catalog = Catalog::standard();
    let published: BTreeSet<&str> = catalog.ids().map(|id| catalog.card(id).printed.note.as_str()).collect();
    let listed: Vec<&str> = meanings().into_iter().map(|(note, _)| note).collect();
    assert_eq!(listed, published.into_iter().collect::<Vec<_>>());
}

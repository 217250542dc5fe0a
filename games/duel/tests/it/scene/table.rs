//! Tests of the scenes of the table, and of the choices outside battles.

use super::look::{look, look_from_the_table, sum};
use crate::language::Table;
use duel::Side::{Evil, Good};
use kernel::{
    Face, Glyph,
    Lang::{En, Fr},
    ZoneKind,
};

fn laid() -> Table {
    Table::lay(
        "Good: Dorothy + Toto & Scarecrow @ Emerald City | !Tin + Gump
         Good hand: Wish, Carpet
         Good locations: Emerald City
         Good holds: Guph + Revenge by Dorothy, !Kalico
         Good discard: Quest
         Good killed: Jack
         Evil: Roquat
         Evil hand: Belt, Murder
         Evil exiled: Mombi
         in Summon of Good",
    )
}

#[test]
fn the_other_side_comes_first() {
    let table = laid();
    let good = ["hand.0", "deck.0", "discard.0", "killed.0", "locations.0", "unit.G01", "idle.0", "captives.0"];
    let evil = ["hand.1", "deck.1", "discard.1", "exiled.1", "locations.1", "unit.V11"];
    assert_eq!(look(&table, Good, En).zones(), [&evil[..], &good].concat());
    assert_eq!(look(&table, Evil, En).zones(), [&good[..], &evil].concat());
    assert_eq!(look_from_the_table(&table, En).zones(), [&evil[..], &good].concat());
}

#[test]
fn a_character_that_a_card_makes_a_spellcaster_has_the_icon() {
    let icons = |laid: &str, id: &str| {
        let Face::Up { glyphs, .. } = look(&Table::lay(laid), Good, En).card(id).face.clone() else { panic!("{id}") };
        let named = |glyph| if let Glyph::Icon { name, .. } = glyph { Some(name) } else { None };
        glyphs.into_iter().filter_map(named).collect::<Vec<_>>()
    };
    let with = |attached: &str| format!("Good: Scarecrow{attached} | Glinda\nEvil: Mombi\nin Summon of Good");
    assert_eq!(icons(&with(""), "G05"), [""; 0]);
    assert_eq!(icons(&with(" + University"), "G05"), ["spellcaster"]);
    assert_eq!(icons(&with(""), "G02"), ["spellcaster", "woman"]);
}

#[test]
fn zones_tell_their_kind_and_owner() {
    let look = look(&laid(), Good, En);
    for (id, kind, label) in [
        ("hand.0", ZoneKind::Hand, "Hand of Anna (Good)"),
        ("hand.1", ZoneKind::Hand, "Hand of Boris (Evil)"),
        ("deck.0", ZoneKind::Deck, "Deck of Anna"),
        ("discard.0", ZoneKind::Discard, "Discard of Anna"),
        ("killed.0", ZoneKind::Discard, "Killed, of Anna"),
        ("exiled.1", ZoneKind::Discard, "Exiled, of Boris"),
        ("locations.0", ZoneKind::Display, "Locations of Anna"),
        ("unit.G01", ZoneKind::Group, "Dorothy Gale, Scarecrow"),
        ("idle.0", ZoneKind::Display, "Incapacitated, of Anna"),
        ("captives.0", ZoneKind::Display, "Captives of Anna"),
    ] {
        let zone = look.zone(id);
        assert_eq!((zone.kind, zone.label.as_str()), (kind, label));
        assert_eq!(zone.owner.map(kernel::Seat::index), Some(if id.ends_with(".1") { 1 } else { 0 }));
    }
}

#[test]
fn cards_are_in_their_zones_with_their_attachments() {
    let look = look(&laid(), Good, En);
    assert_eq!(look.cards("unit.G01"), ["G01 Dorothy Gale + G07 Toto the Dog", "G05 Scarecrow"]);
    assert_eq!(look.cards("idle.0"), ["G06 Tin Woodsman + G28 The Gump"]);
    assert_eq!(look.cards("captives.0"), ["V22 Kalico the Steward", "V27 General Guph + V21 Revenge"]);
    assert_eq!(look.cards("hand.0"), ["G20 Wish", "G29 Magic Carpet"]);
    assert_eq!(look.cards("hand.1"), ["hand.1/0 A card of Evil", "hand.1/1 A card of Evil"]);
    assert_eq!(look.cards("locations.0"), ["G09 The Emerald City"]);
    assert_eq!(
        (look.cards("killed.0"), look.cards("discard.0")),
        (vec!["G51 Jack Pumpkinhead".into()], vec!["G15 Quest".into()])
    );
}

#[test]
fn links_show_captors_and_locations() {
    let (english, french) = (look(&laid(), Good, En), look(&laid(), Good, Fr));
    let tie = |links: &[kernel::Link]| {
        links.iter().map(|link| format!("{} {} {}", link.kind, link.to, link.words)).collect::<Vec<_>>()
    };
    assert_eq!(tie(&english.zone("unit.G01").links), ["assigned G09 assigned to The Emerald City"]);
    assert_eq!(tie(&french.zone("unit.G01").links), ["assigned G09 en place à la Cité d’Émeraude"]);
    assert_eq!(tie(&english.card("V27").links), ["captor G01 captive of Dorothy Gale"]);
    assert_eq!(tie(&french.card("V27").links), ["captor G01 sous la garde de Dorothy Gale"]);
    // D32, D36: this captive has no captor, and it has a token.
    assert_eq!(tie(&english.card("V22").links), [""; 0]);
    assert_eq!(english.card("V22").counters.iter().map(sum).collect::<Vec<_>>(), ["Incapacitated 1"]);
    assert!(english.card("V27").counters.is_empty() && english.card("G06").counters.is_empty());
}

#[test]
fn numbers_list_their_parts() {
    let look = look(&laid(), Good, En);
    let sums = |counters: &[kernel::Counter]| counters.iter().map(sum).collect::<Vec<_>>();
    assert_eq!(
        sums(&look.zone("unit.G01").counters),
        [
            "Attack 10 = Dorothy Gale 3 + Toto the Dog (Dorothy Gale) 2 + Scarecrow 4 + Dorothy Gale (to fellow Members) 1",
            "Defence 18 = Dorothy Gale 3 + Toto the Dog (Dorothy Gale) 2 + Scarecrow 4 + The Emerald City ×2 8 \
         + Dorothy Gale (to fellow Members) 1",
        ]
    );
    assert_eq!(sums(&look.card("G01").counters), ["Force 5 = Dorothy Gale 3 + Toto the Dog 2"]);
    assert_eq!(sums(&look.card("G05").counters), ["Force 5 = Scarecrow 4 + Dorothy Gale (to fellow Members) 1"]);
    assert_eq!(sums(&look.zone("deck.1").counters), ["Cards in the deck 41"]);
    assert_eq!(sums(&look.zone("hand.1").counters), ["Cards in hand 2"]);
}

#[test]
fn a_card_shows_its_face() {
    let look = look(&laid(), Good, Fr);
    let Face::Up { title, tint, kind, .. } = &look.card("G05").face else { panic!("it lies open") };
    assert_eq!((title.as_str(), tint.as_str(), kind.as_str()), ("Épouvantail", "scarecrow", "character"));
}

#[test]
fn permanents_are_put_into_play() {
    let table = Table::lay(
        "Good: Glinda | The Wizard of Oz & Lion | !Tin
         Good hand: Dorothy, Toto, Palace, Enchantment, Wish, Disenchant, Take Item, Rescue, Cyclone
         Evil: Roquat + Belt | Mombi & Singra
         in Summon of Good",
    );
    look(&table, Good, En).offers(&[
        "G01: Put Dorothy Gale into play",
        "G50: Put Palace into play",
        "G07 > G02: Attach Toto the Dog to Glinda the Good Witch (Force 10 instead of 8)",
        "G07 > G03: Attach Toto the Dog to The Wizard of Oz (attack 12, defence 10)",
        "G07 > G04: Attach Toto the Dog to Cowardly Lion (attack 12, defence 10)",
        "G23 > G02: Attach Enchantment to Glinda the Good Witch (Force 12 instead of 8)",
        "G23 > G03: Attach Enchantment to The Wizard of Oz (attack 14, defence 12)",
        "G23 > G04: Attach Enchantment to Cowardly Lion (attack 14, defence 12)",
        "G42 > G06: Play Disenchant on Tin Woodsman (viable again)",
        "G18 > V06: Take Magic Belt from Roquat the Nome King with Take Item",
        "G02 > unit.G03: Let Glinda the Good Witch join The Wizard of Oz and Cowardly Lion (attack 18, defence 16)",
        "G03: Let The Wizard of Oz leave its Group (apart: Force 4; the others: attack 6, defence 4)",
        "done: End the Summon Phase",
    ]);
    let french = look(&table, Good, Fr);
    assert!(
        french
            .choices()
            .contains(&"G07 > G03: Attacher Toto le chien au Magicien d’Oz (attaque 12, défense 10)".into())
    );
    let why = |id: &str| look(&table, Good, En).why_not(id).to_owned();
    assert_eq!(why("G20"), "Only in a battle.");
    assert_eq!(why("G40"), "Only in your Attack Phase. There is nothing to attack with it.");
    assert_eq!(why("G11"), "Only in your Adventure Phase.");
}

#[test]
fn who_joins_or_leaves_a_group_is_told_what_becomes_of_it() {
    let table = Table::lay(
        "Good: Dorothy @ Emerald City | Scarecrow & Lion @ Palace | Glinda
         Good locations: Emerald City, Palace
         in Summon of Good",
    );
    let offered = |lang| look(&table, Good, lang).choices();
    let joins = "G01 > unit.G04: Let Dorothy Gale join Cowardly Lion and Scarecrow \
                 (attack 15, defence 19; leaves The Emerald City; goes to Palace)";
    let leaves = "G04: Let Cowardly Lion leave its Group (apart: Force 6; the others: attack 4, defence 6)";
    for told in [joins, leaves] {
        assert!(offered(En).iter().any(|choice| choice == told), "{told}\n{:#?}", offered(En));
    }
    let french = "\u{202f}; quitte la Cité d’Émeraude\u{202f}; va au Palais)";
    assert!(offered(Fr).iter().any(|choice| choice.ends_with(french)), "{:#?}", offered(Fr));
}

#[test]
fn an_item_that_is_taken_finds_its_bearer() {
    let mut table = Table::lay(
        "Good: Glinda | Wizard of Oz
         Good hand: Take Item
         Evil: Roquat + Belt
         in Summon of Good",
    );
    let before = table.clone();
    table.play("Good takes Belt for Glinda");
    assert_eq!(look(&table, Good, En).cards("unit.G02"), ["G02 Glinda the Good Witch + V06 Magic Belt"]);
    let mut table = before;
    let steal = table.actions().into_iter().find(|action| matches!(action, duel::Action::Steal { .. })).unwrap();
    table.enter(kernel::Entry::Action(table.game.good(), steal)).unwrap();
    let asked = look(&table, Good, En).0.prompt;
    assert_eq!(asked, "Choose who bears Magic Belt.");
    let [_, belt, _] = asked.phrases() else { panic!("expected a name between words") };
    assert_eq!((belt.words.as_str(), belt.is_name, belt.card.as_deref()), ("Magic Belt", true, Some("V06")));
    look(&table, Good, En).offers(&[
        "G02: Attach Magic Belt to Glinda the Good Witch (Force 13 instead of 8)",
        "G03: Attach Magic Belt to The Wizard of Oz (Force 9 instead of 4)",
    ]);
}

#[test]
fn a_thing_on_the_table_that_cannot_be_chosen_says_why_and_by_which_rule() {
    let table = Table::lay("Good: Glinda + Toto | Tin\nGood hand: Dorothy\nEvil: Roquat\nin Attack of Good");
    let seen = look(&table, Good, En);
    let why = |id: &str| seen.card(id).why_not.clone().map(|why| (why.words, why.rule.to_string()));
    assert_eq!(why("G07"), Some(("Attached; it stays with its bearer.".into(), "D7".into())));
    assert_eq!(why("G02"), None, "Glinda may attack");
    let all = |who, lang| look(&table, who, lang).0.why_not.map(|why| (why.words, why.rule.to_string()));
    let first = "In the Attack Phase you choose first which unit of yours attacks.";
    assert_eq!(all(Good, En), Some((first.into(), "10".into())));
    assert_eq!(all(Evil, Fr), Some(("C’est à Anna de décider.".into(), "10".into())));
    assert_eq!(seen.0.rule.unwrap().to_string(), "10");
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let why = |laid: &str, id: &str| look(&Table::lay(laid), Good, En).why_not(id).to_owned();
    assert_eq!(
        why("Good: Tin\nGood hand: Enchantment, Dorothy\nin Summon of Good", "G23"),
        "Needs a viable Spellcaster."
    );
    assert_eq!(
        why("Good: Tiger\nGood hand: Toto, Dorothy\nin Summon of Good", "G07"),
        "None of your Characters takes a Companion."
    );
    assert_eq!(
        why("Good: !Glinda\nGood hand: Toto, Dorothy\nin Summon of Good", "G07"),
        "You have no viable Character to bear it."
    );
    assert_eq!(
        why("Good: Tin\nGood hand: White Dress, Dorothy\nin Summon of Good", "G47"),
        "Only a Woman bears it; you have none."
    );
    assert_eq!(
        why("Good: Glinda\nGood hand: Disenchant, Dorothy\nin Summon of Good", "G42"),
        "None of your Characters is Incapacitated."
    );
    assert_eq!(
        why("Good: Glinda\nGood hand: Take Item, Dorothy\nin Summon of Good", "G18"),
        "There is no Item that you could take."
    );
    assert_eq!(
        why("Good: Glinda\nGood hand: Rescue, Quest\nEvil: Mombi", "G40"),
        "There is nothing to attack with it."
    );
    assert_eq!(why("Good: Glinda\nGood hand: Rescue, Quest\nEvil: Mombi", "G15"), "Choose first who attacks.");
    assert_eq!(
        why("Good: Glinda + Picture\nGood hand: Cyclone\nEvil hand: Murder\nin Adventure of Good", "G11"),
        "No enemy Character is in play for it."
    );
    assert_eq!(
        why("Good: Glinda + Powder\nGood hand: Water of Oblivion\nin Rest of Good", "G19"),
        "You hold nobody captive."
    );
    assert_eq!(
        why("Good: Glinda + Powder\nGood hand: Water of Oblivion\nGood holds: !Mombi\nin Rest of Good", "G19"),
        "Your captives are Incapacitated already."
    );
}

#[test]
fn others_see_whose_turn_it_is() {
    let table = Table::lay("Good: Glinda\nGood hand: Dorothy\nEvil hand: Murder\nin Summon of Good");
    assert_eq!(look(&table, Evil, En).0.prompt, "Anna puts cards into play and forms Groups.");
    assert_eq!(look(&table, Evil, En).why_not("V28"), "Anna decides now.");
    assert_eq!(look(&table, Evil, Fr).why_not("V28"), "C’est à Anna de décider.");
}

#[test]
fn fates_say_whom_they_hit() {
    let table = Table::lay(
        "Good: Dorothy & Tin | Lion
         Evil: Mombi
         Evil hand: Turn to Wood, Curse
         in Summon of Evil",
    );
    look(&table, Evil, En).offers(&[
        "V08 > G01: Play Turn to Wood on Dorothy Gale and Tin Woodsman (Dorothy Gale and Tin Woodsman: Incapacitated)",
        "V08 > G04: Play Turn to Wood on Cowardly Lion (Cowardly Lion: Incapacitated)",
        "V34 > G01: Attach Curse to Dorothy Gale (Dorothy Gale: Incapacitated)",
        "V34 > G04: Attach Curse to Cowardly Lion (Cowardly Lion: Incapacitated)",
        "V34 > G06: Attach Curse to Tin Woodsman (Tin Woodsman: Incapacitated)",
        "done: End the Summon Phase",
    ]);
}

#[test]
fn items_are_used_and_units_assigned() {
    let table = Table::lay(
        "Good: Glinda + Picture + Powder
         Evil hand: Murder
         in Adventure of Good",
    );
    look(&table, Good, En).offers(&[
        "G17: Look at Boris’s hand with Magic Picture",
        "G27: Discard Powder of Life and draw 3",
        "done: End the Adventure Phase",
    ]);
    look(&table, Good, Fr).offers(&[
        "G17: Regarder la main de Boris avec le Tableau magique",
        "G27: Défausser la Poudre de Vie pour piocher 3 cartes",
        "done: Terminer la Phase d’Aventure",
    ]);
    assert_eq!(look(&table, Good, En).0.prompt, "Play an Event or use an Item, or end the Adventure Phase.");
    let idle = Table::lay("Good: Glinda\nGood hand: Quest\nEvil: Mombi\nin Adventure of Good");
    assert_eq!(look(&idle, Good, En).0.prompt, "You have nothing for the Adventure Phase: end it.");
    let mut table = Table::lay(
        "Good: Tin & Jack @ Palace
         Good locations: Palace, Emerald City
         in Rest of Good",
    );
    table.play("on to Good: Assign");
    look(&table, Good, En).offers(&[
        "unit.G06: Assign Tin Woodsman and Jack Pumpkinhead to no Location (Force 7)",
        "unit.G06 > G09: Move Tin Woodsman and Jack Pumpkinhead to The Emerald City (attack 7, defence 15)",
        "done: End the turn",
    ]);
    assert_eq!(look(&table, Good, En).0.prompt, "Move a unit if you like, or end your turn.");
    let mut table = Table::lay(
        "Good: Tin @ Palace | Jack
         Good locations: Palace
         in Rest of Good",
    );
    table.play("on to Good: Assign");
    assert_eq!(look(&table, Good, En).0.prompt, "Assign your units to Locations, or end your turn.");
}

#[test]
fn a_thing_that_an_attack_does_not_ask_for_promises_nothing() {
    let mut table = Table::lay(
        "Good: Glinda
         Good hand: Quest, Defeat, Toto, Incantation
         Evil: Mombi
         in Attack of Good",
    );
    let why = |table: &Table, id: &str| look(table, Good, En).why_not(id).to_owned();
    table.play("Glinda attacks");
    let nothing_else = look(&table, Good, En).0.why_not.map(|why| why.words);
    assert_eq!(nothing_else.as_deref(), Some("Now you choose with what to attack. The target comes after that."));
    assert_eq!(why(&table, "G07"), "Only in your Summon Phase.");
    table.play("with Quest");
    assert_eq!(why(&table, "G33"), "You have chosen with what to attack.");
    assert_eq!(why(&table, "G07"), "Only in your Summon Phase.");
}

#[test]
fn a_hand_that_is_too_large_is_discarded() {
    let mut table = Table::lay(
        "Good: Jack
         Good hand: Wish, Quest, Rescue, Thwart, Banish, Defeat, Magic Snow, Take Item, Incantation
         in Rest of Good",
    );
    table.play("on to Good: Discard");
    assert_eq!(look(&table, Good, En).0.prompt, "Discard 2 cards: you keep 7 at most.");
    assert_eq!(look(&table, Evil, Fr).0.prompt, "Anna défausse 2 cartes.");
    assert_eq!(look(&table, Good, En).choices()[0], "G14: Discard Magic Snow");
}

#[test]
fn french_elides_before_a_mute_h_and_says_that_units_are_on_a_road() {
    let table = Table::lay(
        "Good: Historian @ Yellow Brick Road
         Good locations: Yellow Brick Road
         Good holds: Guph by Historian
         Evil: Roquat
         in Summon of Good",
    );
    let french = look(&table, Good, Fr);
    assert_eq!(french.card("V27").links[0].words, "sous la garde de l’Historien royal d’Oz");
    assert_eq!(french.zone("unit.G31").links[0].words, "en place sur la Route de Briques Jaunes");
}

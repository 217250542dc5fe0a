//! Tests of new packs: new words, new cards, and cards borrowed from the built-in pack.

use super::{
    changed, faults,
    texts::{built_in, file, own},
    warnings,
};
use language::{Catalog, Profile, Sort, Weight, parse};

const HEN: &str = "[words]
Hen = { sort = \"Noun\", en = [\"Hen\", \"Hens\"], fr = [\"Poule\", \"Poules\"], gender = \"f\" }

[[card]]
id = \"M1\"
title = \"Billina • Yellow Hen\"
fr = \"Billina • Poule jaune\"
gender = \"f\"
copies = 2
kind = \"Character\"
cost = 2
vitality = 2
moral = \"Good\"
realm = \"Kansas\"
keywords = [\"Animal\", \"Bird\", \"Hen\"]
text = 'FOLLOW \"Dorothy\". Your other Hen: VIT +1.'
tint = \"kansas\"
ground = \"Ozma of Oz, ch. 2\"
";

#[test]
fn a_set_of_ones_own_needs_an_icon_and_a_title() {
    let set = |more: &str| {
        let forms = "sort = \"Set\", en = [\"Farm\", \"Farm\"], fr = [\"Ferme\", \"Ferme\"], gender = \"f\"";
        own(&format!("[words]\nYard = {{ {forms}{more} }}\n"))
    };
    let told = |more: &str| -> Vec<String> {
        faults(set(more).as_bytes()).iter().map(|note| format!("{} {}", note.found, note.expected)).collect()
    };
    let title = "title = { en = \"The Farm\", fr = \"La Ferme\" }";
    assert_eq!(told(&format!(", icon = \"barn\", {title}")), [""; 0]);
    assert_eq!(told(&format!(", {title}")), ["no icon the field icon"]);
    assert_eq!(told(", icon = \"barn\""), ["no title the field title"]);
    assert_eq!(told(&format!(", icon = \"barn\", {title}, alias = {{ en = \"A Farm\" }}")), ["no fr the field fr"]);
    assert_eq!(
        told(&format!(", icon = \"../Barn\", {title}")),
        ["\"../Barn\" an icon's name of at most 40 small letters, digits and hyphens, such as shiny-apple"]
    );
    let noun = set(", icon = \"barn\"").replace("\"Set\"", "\"Noun\"");
    let notes = faults(noun.as_bytes());
    assert_eq!(notes[0].found, "\"icon\"", "only a Set has an icon");
}

#[test]
fn a_pack_may_have_words_and_cards_of_its_own_and_borrow_the_others() {
    let text = own(HEN);
    assert_eq!(warnings(&text), [""; 0]);
    let catalog = Catalog::parse(&[file(text.as_bytes())]).unwrap();
    assert_eq!((catalog.cards().len(), catalog.folio().len()), (52, 14));
    assert_eq!((catalog.set.name.as_str(), catalog.libraries()[0].id.as_str()), ("mine", "mine"));
    assert_eq!(catalog.libraries()[0].name.fr, "Le mien");
    let copies: u32 = catalog.libraries()[0].copies.iter().map(|(_, copies)| u32::from(*copies)).sum();
    assert_eq!(copies, 57);
    let lexicon = catalog.lexicon();
    let hen = catalog.card(catalog.find("M1").unwrap());
    assert!(hen.is(lexicon.find_word("Hen").unwrap()));
    assert_eq!(lexicon.word(lexicon.find_word("Hen").unwrap()).sort, Sort::Noun);
    assert!(lexicon.find_name("Billina").is_some() && lexicon.find_name("Billina • Yellow Hen").is_some());
    let core = Catalog::oz();
    let same = core.cards().iter().all(|card| {
        let borrowed = catalog.card(catalog.find(&card.id).unwrap());
        (borrowed.kind, borrowed.cost, &borrowed.notation) == (card.kind, card.cost, &card.notation)
            && borrowed.text == parse(&card.notation, lexicon).unwrap()
    });
    assert!(same, "what is borrowed is printed as it was");
}

/// The test uses the example of RULES.md, which also borrows the rest of the Core Pack.
#[test]
fn a_fault_in_a_borrowed_card_points_at_the_borrowing_line() {
    let text = own(HEN);
    let line = |text: &str, begin: &str| text.lines().position(|line| line.starts_with(begin)).unwrap() + 1;
    for (from, to, at, said) in [
        ("\nO13 = 3\n", "\nO13 = 4\n", "O13", "found 4; expected a number from 1 to 3"),
        ("\nO13 = 3\n", "\nO52 = 3\n", "O52", "found \"O52\"; expected the id of a card or Location of \"oz-core\""),
        ("\nL03 = 1\n", "\nL03 = 2\n", "L03", "found 2 copies of a Location; expected at most 1"),
        ("Billina • Yellow Hen", "Toto", "O04", "found \"Toto\" again; expected a title that no other card has"),
        ("id = \"M1\"", "id = \"O04\"", "O04", "found \"O04\" again; expected an id that nothing else has"),
        ("\nHen = ", "\nMouse = ", "Mouse", "found \"Mouse\"; expected a word that has no other meaning yet"),
        ("\nHen = ", "\nhen = ", "hen", "found \"hen\"; expected a word with a capital"),
        ("[\"Hen\", \"Hens\"]", "[\"Hen\"]", "Hen", "found 1 forms in en; expected two"),
    ] {
        let text = changed(&text, from, to);
        let notes = faults(text.as_bytes());
        let here = notes.iter().find(|note| note.to_string().contains(said));
        assert_eq!(here.map(|note| note.line), Some(line(&text, at)), "{to}: {notes:#?}");
    }
}

#[test]
fn there_is_room_for_so_many_cards_and_words() {
    let card = |number: usize| {
        let card = HEN.split_once("\n\n").unwrap().1;
        let card = card.replace("M1", &format!("M{number}")).replace("Billina", &format!("Hen {number}"));
        card.replace("\"Hen\"]", "\"Bird\"]").replace("other Hen", "other Bird")
    };
    let many = |count: usize| (0..count).map(card).collect::<Vec<_>>().join("\n");
    let said = |text: &str, said: &str| {
        let notes = faults(text.as_bytes());
        assert!(notes.iter().any(|note| note.to_string().contains(said)), "{said}: {notes:#?}");
    };
    let full = own(&many(205));
    assert_eq!(Catalog::parse(&[file(full.as_bytes())]).unwrap().cards().len(), 256);
    said(&own(&many(206)), "found one title too many; expected at most 256 at a table");
    said(&own(&many(240)), "found one name too many; expected at most 512");
    let letter = |number: usize| char::from(b'a' + number as u8);
    let word = |number: usize| {
        let word = format!("Q{}{}", letter(number / 26), letter(number % 26));
        HEN.lines().nth(1).unwrap().replace("Hen = ", &format!("{word} = "))
    };
    let words = |count: usize| format!("[words]\n{}\n", (0..count).map(word).collect::<Vec<_>>().join("\n"));
    assert!(faults(own(&words(40)).as_bytes()).is_empty());
    said(&own(&words(60)), "found one word too many; expected at most 128");
    let place = |number: usize| {
        let title = format!("title = \"Coop {number}\"\nfr = \"Poulailler {number}\"\ngender = \"m\"");
        let rest =
            "realm = \"Kansas\"\nkeywords = [\"House\"]\ntext = 'ENTER 1.'\ntint = \"kansas\"\nground = \"own design\"";
        format!("[[location]]\nid = \"K{number}\"\n{title}\n{rest}\n")
    };
    // Fourteen Locations of this pack are borrowed.
    let places = |count: usize| own(&(0..count).map(place).collect::<Vec<_>>().join("\n"));
    let beyond = "found one Location too many; expected at most 64 at a table";
    assert!(!faults(places(50).as_bytes()).iter().any(|note| note.to_string().contains(beyond)));
    said(&places(51), beyond);
}

#[test]
fn a_card_says_what_its_kind_can_say() {
    let core = built_in(Profile::Oz);
    let said = |from: &str, to: &str| -> Vec<String> {
        let notes = Catalog::check(file(changed(&core, from, to).as_bytes()));
        let faults = notes.into_iter().filter(|note| note.weight == Weight::Fault);
        faults.map(|note| note.to_string()).collect()
    };
    for (from, to, expected) in [
        ("'DIE +1.'", "'REACT fall: HAND it.'", "expected REACT on an Event"),
        ("'DIE +1.'", "'BEARER: VIT +1.'", "expected BEARER on an Object"),
        ("'DIE +1.'", "'ATTACH Character.'", "expected ATTACH on an Effect"),
        ("'DIE +1.'", "'PLAY: CANCEL.'", "expected REACT before it"),
        ("'DIE +1.'", "'ONCE: REPLACE THERE.'", "expected a Location for THERE"),
        ("'DIE +1.'", "'ONCE: ARCHIVE it.'", "expected a card for \"it\""),
        ("'DIE +1.'", "'ONCE: DRAW 1. ONCE: ROLL 1.'", "expected such a sentence but once"),
        ("'DIE +1.'", "'Authors HERE: DIE +1.'", "expected Authors HERE on a Location"),
        ("'DIE +1.'", "'FIRST ENTRY: ROLL 1.'", "expected FIRST ENTRY on a Location"),
        ("'BEARER: VIT +1, WAIVE enter.'", "'VIT +1.'", "expected of whom it speaks, such as \"BEARER:\""),
        ("'BEARER: VIT +1, WAIVE enter.'", "'HOST: VIT +1.'", "expected HOST on an Effect that is attached"),
        ("'BEARER: VIT +1, WAIVE enter.'", "'ENTERS: DRAW 1.'", "expected what happens on the road on a Character"),
        ("'RAID; DRAW 1.'", "'RAID. VIT +1.'", "expected nothing that holds but COST on this: the card does not stay"),
        ("text = 'RAID; DRAW 1.'\n", "", "found a card that does nothing; expected something that the card does"),
        ("'RAID; DRAW 1.'", "'ARCHIVE Character HERE.'", "expected no HERE: the card is at no Location"),
        ("'RAID; DRAW 1.'", "'ARCHIVE this.'", "expected something else than this: the card does not stay"),
        ("'RAID; DRAW 1.'", "'RAID. ONCE: DRAW 1.'", "expected ONCE on a Character, on an Object, or on an Effect"),
        ("'LEAVE 1.'", "'VIT +1.'", "expected of whom it speaks, such as \"Character HERE:\""),
        ("'LEAVE 1.'", "'DRAW 1.'", "expected when it is done"),
        ("'LEAVE 1.'", "'ONCE: DRAW 1.'", "expected ONCE on a Character, on an Object, or on an Effect"),
        ("'LEAVE 1.'", "'Character HERE: DIE +1.'", "DIE, COST and FREE DRAW are for you"),
    ] {
        let faults = said(from, to);
        assert!(faults.len() == 1 && faults[0].contains(expected), "{to}: {expected}: {faults:#?}");
    }
}

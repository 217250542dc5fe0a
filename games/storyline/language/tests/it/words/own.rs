//! Tests that a card calls itself by its full title first, and then "it" (Rules, "The card language").

use kernel::Lang;
use language::{Catalog, parse, words};

/// Returns the words, in both languages, of the text `line` on the card with the title `title`.
fn said(title: &str, line: &str) -> [String; 2] {
    let catalog = Catalog::oz();
    let card = catalog.cards().iter().find(|card| card.title.en == title).unwrap();
    let text = parse(line, catalog.lexicon()).unwrap();
    let speech = words::Speech { text: &text, ..card.speech() };
    [Lang::En, Lang::Fr]
        .map(|lang| words::text(speech, catalog.lexicon(), lang).to_string().replace(['\u{a0}', '\u{202f}'], "~"))
}

#[test]
fn a_card_says_its_full_title() {
    let dorothy = "Dorothy • Dressed for Travel";
    assert_eq!(
        said(dorothy, "VIT +1 while equipped, at Water."),
        [
            "Dorothy • Dressed for Travel has +1 Vitality while it bears an Object and it is at a Water Location.",
            "Dorothy • En tenue de voyage a +1 de Vitalité tant qu’elle porte un Objet et qu’elle est dans un Lieu d’Eau.",
        ]
    );
    assert_eq!(
        said("Scarecrow", "TURN ENDS: if at Water: ARCHIVE this."),
        [
            "At the end of every turn, if Scarecrow is at a Water Location, archive it.",
            "À la fin de chaque tour, si l’Épouvantail est dans un Lieu d’Eau, archivez-le.",
        ]
    );
}

#[test]
fn several_are_they() {
    assert_eq!(
        said("Field Mice", "ENTERS: if not at Water: ARCHIVE this. VIT +1 while equipped."),
        [
            "When Field Mice enter a Location, if they are not at a Water Location, archive them. Field Mice have +1 \
             Vitality while they bear an Object.",
            "Quand les Mulots entrent dans un Lieu, s’ils ne sont pas dans un Lieu d’Eau, archivez-les. Les Mulots ont +1 \
             de Vitalité tant qu’ils portent un Objet.",
        ]
    );
    assert_eq!(
        said("Toto", "VIT +1 while any \"Field Mice\" HERE. FOLLOW \"Field Mice\"."),
        [
            "Toto has +1 Vitality while Field Mice are here. Toto may follow for free each step that your Field Mice \
             take from here.",
            "Toto a +1 de Vitalité tant que les Mulots sont ici. Toto peut suivre gratuitement vos Mulots à chacun de \
             leurs pas à partir d’ici.",
        ]
    );
}

/// "It" stands for the card only until another card is named.
#[test]
fn a_card_names_itself_again_after_somebody_else() {
    let line = "ENTERS: if any \"Toto\" HERE: ARCHIVE this; else PUSH 1 opposing Character; ARCHIVE this.";
    assert_eq!(
        said("Scarecrow", line)[0],
        "When Scarecrow enters a Location, if Toto is here, archive Scarecrow; otherwise push one opposing Character \
         back 1 Location toward its Title Card, then archive Scarecrow."
    );
}

/// A title that is a sentence ends with its own full stop, so the sentence around it gets none.
#[test]
fn a_sentence_in_a_title_ends_once() {
    assert_eq!(
        said("“This pole is stuck in my back.”", "ATTACH Character. START: ARCHIVE this."),
        [
            "Attach “This pole is stuck in my back.” to a Character, its host. At the start of your turn, archive “This \
             pole is stuck in my back.”",
            "Attachez «~Ce piquet est planté dans mon dos.~» à un Personnage, son hôte. Au début de votre tour, archivez \
             «~Ce piquet est planté dans mon dos.~»",
        ]
    );
}

/// To miss no name, the test looks for the titles themselves, as whole words.
#[test]
fn every_name_in_a_text_is_marked_and_no_mark_is_left() {
    for catalog in [Catalog::oz(), Catalog::epic(), Catalog::epic().with_aliases()] {
        let [en, fr]: [Vec<String>; 2] = [Lang::En, Lang::Fr].map(|lang| {
            let titles = catalog.lexicon().names().iter().map(|name| match lang {
                Lang::En => &name.title.en,
                Lang::Fr => &name.title.fr,
            });
            titles.map(|title| words::typeset(title)).collect()
        });
        for text in words::card_texts(&catalog) {
            for (wording, titles) in [(&text.words.en, &en), (&text.words.fr, &fr)] {
                let said = wording.to_string();
                assert!(!said.contains(|sign| ('\u{e000}'..='\u{f8ff}').contains(&sign)), "{said}");
                for phrase in wording.phrases() {
                    let is_title = titles.iter().any(|title| title.ends_with(&phrase.words));
                    assert!(!phrase.is_name || is_title, "{said}: {}", phrase.words);
                    let missed = titles.iter().filter(|title| !COMMON.contains(&title.as_str()));
                    let missed = missed.filter(|title| !phrase.is_name && has_word(&phrase.words, title));
                    assert_eq!(missed.count(), 0, "{said}: {}", phrase.words);
                }
            }
        }
    }
}

/// Titles that are also words of the language.
const COMMON: [&str; 1] = ["Oil Can"];

fn has_word(words: &str, title: &str) -> bool {
    words.match_indices(title).any(|(at, _)| {
        let (before, after) = (&words[..at], &words[at + title.len()..]);
        !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric)
    })
}

/// Each name is marked, whether it is a base name or a version, and has no quotation marks around it.
#[test]
fn names_are_phrases_of_their_own() {
    let list = words::card_texts(&Catalog::oz());
    let names = |id: &str| {
        let words = &list.iter().find(|text| text.id == id).unwrap().words;
        [&words.en, &words.fr].map(|words| words.names().collect::<Vec<_>>().join(", "))
    };
    assert_eq!(
        names("O03"),
        ["Toto, Dorothy • Kansas Farm Girl, Toto", "Toto, Dorothy • Petite fermière du Kansas, Toto"]
    );
    assert_eq!(
        names("O14"),
        [
            "Winkie Platoon, Tin Woodman, Wicked Witch of the West",
            "Peloton de Winkies, Bûcheron de Fer-Blanc, Méchante Sorcière de l’Ouest",
        ]
    );
    assert_eq!(names("L06"), ["Tin Woodman", "Bûcheron de Fer-Blanc"]);
    assert_eq!(names("O38"), ["", ""]);
}

#[test]
fn every_card_calls_itself_by_its_title() {
    for catalog in [Catalog::oz(), Catalog::epic(), Catalog::epic().with_aliases()] {
        for text in words::card_texts(&catalog) {
            let (en, fr) = (text.words.en.to_string().to_lowercase(), text.words.fr.to_string().to_lowercase());
            assert!(!en.contains("this card") && !fr.contains("cette carte"), "{}: {en} {fr}", text.id);
        }
    }
}

//! The lexicon for the test lines.

use kernel::Words;
use language::{Gender, Lexicon, NameForms, Sort, WordForms};

const WORDS: [&str; 29] = [
    "Kansas",
    "Munchkin",
    "Winkie",
    "Emerald",
    "Human",
    "Animal",
    "Animat",
    "Mouse",
    "Crow",
    "Winged",
    "Witch",
    "Royal",
    "Princess",
    "Fairy",
    "Dwarf",
    "Pirate",
    "Outlaw",
    "Oil-Can",
    "Tool",
    "Forest",
    "House",
    "Wild",
    "Éclair",
    "Will-o'-the-Wisp",
    "Jack’o",
    "Turn",
    "Road",
    "Xy",
    "Ends-Well",
];

const NAMES: [&str; 25] = [
    "Aunt Em",
    "Dorothy",
    "Dorothy • Kansas Farm Girl",
    "Toto",
    "Oz",
    "Field Mice",
    "Queen of the Field Mice",
    "Scarecrow",
    "Scarecrow • Good as New",
    "Tin Woodman",
    "Tin Woodman • Good as New",
    "Tin Woodman's Axe",
    "Wicked Witch of the West",
    "Winged Monkeys",
    "Mickey Mouse",
    "Snow White",
    "Pinocchio",
    "Peter Pan",
    "The Crocodile",
    "Captain Hook",
    "Long John Silver",
    "Queen of Hearts",
    "“I'll go look after the stock.”",
    "Henry & Em's House; if (this | that): VIT +1",
    "Étoile – l’été, à 100 %",
];

pub(crate) fn lexicon() -> Lexicon {
    let mut lexicon = Lexicon::reserved(forms);
    for word in WORDS {
        lexicon.add_word(forms(word)).unwrap();
    }
    for name in NAMES {
        let title = Words::each(|_| name.into());
        lexicon
            .add_name(NameForms {
                notation: name.into(),
                title,
                gender: Gender::Masculine,
                article: None,
                plural: false,
            })
            .unwrap();
    }
    lexicon
}

fn forms(word: &str) -> WordForms {
    WordForms {
        tale: None,
        notation: word.into(),
        sort: Sort::Noun,
        one: Words::each(|_| word.into()),
        many: Words::each(|_| word.into()),
        feminine: None,
        gender: Gender::Masculine,
    }
}

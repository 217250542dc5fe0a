//! The options that say which cards a table plays with: those that are built in, or packs that people have written.

use super::Choice;
use crate::{
    Profile,
    catalog::own::{Bar, OwnPacks, key},
};
use kernel::{Lang, OptionFault, OptionKind, OptionSpec, OptionValue, Options, Shelf, Words};

pub(super) const PACK: &str = "pack";
pub(super) const LIBRARY_A: &str = "libraryA";
pub(super) const LIBRARY_B: &str = "libraryB";
pub(super) const LIBRARIES: &str = "libraries";

/// The packs and Libraries that are built in.
const CORE: (&str, [&str; 2]) = ("oz-core", ["The Core Pack", "Le paquet de base"]);
pub(super) const STARTER: [(&str, [&str; 2]); 2] = [
    ("storybook-friends", ["Storybook Friends", "Amis des contes"]),
    ("wild-and-wicked", ["Wild and Wicked", "Sauvages et malins"]),
];

/// Who plays with which of the two Libraries of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Libraries {
    /// The first, the second, the first again, and so on.
    Alternate { first: usize },
    /// All with the same.
    Same(usize),
}

pub(super) const LIBRARY_CHOICES: [Choice<Libraries>; 4] = [
    ("ab", ["A, then B, in turn", "A, puis B, tour à tour"], Libraries::Alternate { first: 0 }),
    ("ba", ["B, then A, in turn", "B, puis A, tour à tour"], Libraries::Alternate { first: 1 }),
    ("a", ["A for all", "A pour tous"], Libraries::Same(0)),
    ("b", ["B for all", "B pour tous"], Libraries::Same(1)),
];

/// The packs on this shelf. What is built in keeps its names.
pub(super) fn own(shelf: &Shelf) -> OwnPacks {
    let [(first, _), (second, _)] = STARTER;
    OwnPacks::of(shelf, &[CORE.0, first, second])
}

pub(super) fn specs(lang: Lang, own: &OwnPacks) -> Vec<OptionSpec> {
    let say = |[en, fr]: [&str; 2]| match lang {
        Lang::En => en.to_owned(),
        Lang::Fr => fr.to_owned(),
    };
    let offered = |built_in: &[(&str, [&str; 2])], profile: Profile| {
        let built_in = built_in.iter().map(|(word, title)| ((*word).to_owned(), say(*title)));
        let own = own.packs(profile).flat_map(|pack| &pack.libraries);
        let own = own.map(|(word, Words { en, fr })| (word.clone(), say([en.as_str(), fr.as_str()])));
        OptionKind::OneOf { words: told_apart(built_in.chain(own).collect()) }
    };
    let spec = |name: &str, [label, help]: [[&str; 2]; 2], default: &str, kind| OptionSpec {
        name: name.into(),
        label: say(label),
        help: say(help),
        default: OptionValue::Word(default.into()),
        kind,
    };
    let library = |name: &str, label: [&str; 2], (default, _): (&str, [&str; 2])| {
        let help = [
            "For the Epic Card Game. A Library of your own brings its Locations along.",
            "Pour l’Epic Card Game. Une Bibliothèque à vous apporte aussi ses Lieux.",
        ];
        spec(name, [label, help], default, offered(&STARTER, Profile::Epic))
    };
    let pack = [
        ["Story Pack of Oz", "Paquet d’histoires d’Oz"],
        [
            "The cards and Locations of The Card Game of Oz: those that are built in, or a pack of your own.",
            "Les cartes et les Lieux de The Card Game of Oz : ceux d’origine, ou un paquet à vous.",
        ],
    ];
    let mut pack = spec(PACK, pack, CORE.0, offered(&[CORE], Profile::Oz));
    pack.help.push_str(&left_out(own, lang));
    let words = LIBRARY_CHOICES.iter().map(|(name, words, _)| ((*name).into(), say(*words)));
    let who = [
        ["Who plays with which Library", "Qui joue avec quelle Bibliothèque"],
        ["For the Epic Card Game, in the order of the seats.", "Pour l’Epic Card Game, dans l’ordre des places."],
    ];
    vec![
        pack,
        library(LIBRARY_A, ["Library A", "Bibliothèque A"], STARTER[0]),
        library(LIBRARY_B, ["Library B", "Bibliothèque B"], STARTER[1]),
        spec(LIBRARIES, who, "ab", OptionKind::OneOf { words: words.collect() }),
    ]
}

/// Where titles are alike, the words by which options name them follow.
fn told_apart(words: Vec<(String, String)>) -> Vec<(String, String)> {
    let alike = |title: &str| words.iter().filter(|(_, other)| other == title).count() > 1;
    let clear = |(word, title): &(String, String)| {
        (word.clone(), if alike(title) { format!("{title} ({word})") } else { title.clone() })
    };
    words.iter().map(clear).collect()
}

/// Which packs are not offered, and what to do about it.
fn left_out(own: &OwnPacks, lang: Lang) -> String {
    let keys: Vec<&str> = own.barred().collect();
    match (keys.len(), lang) {
        (0, _) => String::new(),
        (_, Lang::En) => format!(
            " Not offered, because of faults that “brickroad cards check” shows, or because the name is taken: {}.",
            keys.join(", ")
        ),
        (_, Lang::Fr) => format!(
            " Non proposés, pour des fautes que « brickroad cards check » montre ou un nom déjà pris : {}.",
            keys.join(", ")
        ),
    }
}

/// The keys of the packs that these options name.
pub(crate) fn packs(options: &Options) -> Vec<String> {
    let built_in = |word: &str| word == CORE.0 || STARTER.iter().any(|(known, _)| *known == word);
    let named = [PACK, LIBRARY_A, LIBRARY_B].map(|name| word(options, name));
    let mut keys: Vec<String> =
        named.into_iter().flatten().filter(|word| !built_in(word)).map(|word| key(word).to_owned()).collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

pub(super) fn word<'a>(options: &'a Options, name: &str) -> Option<&'a str> {
    match options.get(name) {
        Some(OptionValue::Word(word)) => Some(word),
        Some(OptionValue::Flag(_) | OptionValue::Number(_)) | None => None,
    }
}

/// Adds to a fault why a pack that is there cannot be meant.
pub(super) fn explain(fault: OptionFault, own: &OwnPacks, asked: &Options) -> OptionFault {
    let OptionFault::Value { name, found, expected } = fault else { return fault };
    let key = word(asked, &name).map_or("", key);
    let why = match (own.bar(key), own.pack(key)) {
        (Some(Bar::Faults(1)), _) => format!("; {key:?} has a fault, which \"brickroad cards check\" shows"),
        (Some(Bar::Faults(count)), _) => format!("; {key:?} has {count} faults, which \"brickroad cards check\" shows"),
        (Some(Bar::Taken), _) => format!("; what is built in is called {key:?}, so the file needs another name"),
        (None, Some(pack)) if name == PACK && pack.profile == Profile::Epic => {
            format!("; {key:?} is for the profile epic, as {LIBRARY_A} or {LIBRARY_B}")
        }
        (None, Some(pack)) if name != PACK && pack.profile == Profile::Oz => {
            format!("; {key:?} is for the profile oz, as {PACK}")
        }
        (None, Some(_) | None) => String::new(),
    };
    OptionFault::Value { name, found, expected: expected + &why }
}

//! The options that choose the cards of a table: built-in cards, or packs that people have written.

use super::own::{Bar, OwnPacks, key};
use kernel::{Lang, OptionFault, OptionKind, OptionSpec, OptionValue, Options, Shelf, Words};
use language::Profile;

pub(super) const PACK: &str = "pack";
/// The options for the Library of each Author, in the order of the seats. Options of seats that a table does not have
/// are ignored.
pub(super) const LIBRARIES: [&str; 4] = ["library1", "library2", "library3", "library4"];

/// The built-in pack of `oz`: its word in the option, and its names in English and French.
const CORE: (&str, [&str; 2]) = ("oz-core", ["The Core Pack", "Le paquet de base"]);
pub(super) const STARTER: [(&str, [&str; 2]); 4] = [
    ("storybook-friends", ["Storybook Friends", "Amis des contes"]),
    ("wild-and-wicked", ["Wild and Wicked", "Sauvages et malins"]),
    ("nights-and-wishes", ["Nights and Wishes", "Nuits et souhaits"]),
    ("gods-and-giants", ["Gods and Giants", "Dieux et géants"]),
];

/// Returns the packs on this shelf. A pack with the name of a built-in pack cannot be played.
pub(super) fn own(shelf: &Shelf) -> OwnPacks {
    let built_in: Vec<&str> = [CORE].iter().chain(&STARTER).map(|(word, _)| *word).collect();
    OwnPacks::of(shelf, &built_in)
}

/// Returns those options of a game that choose the cards of a table.
pub(super) fn specs(profile: Profile, lang: Lang, own: &OwnPacks) -> Vec<OptionSpec> {
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
    let library = |author: usize| {
        let ordinal = [["1st", "2nd", "3rd", "4th"], ["1er", "2e", "3e", "4e"]].map(|words| words[author]);
        let label = [format!("Library of the {} Author", ordinal[0]), format!("Bibliothèque du {} Auteur", ordinal[1])];
        let help =
            ["A Library of your own brings its Locations along.", "Une Bibliothèque à vous apporte aussi ses Lieux."];
        let kind = offered(&STARTER, profile);
        spec(LIBRARIES[author], [[label[0].as_str(), label[1].as_str()], help], STARTER[author].0, kind)
    };
    let pack = [
        ["Story Pack of Oz", "Paquet d’histoires d’Oz"],
        [
            "The cards and Locations: those that are built in, or a pack of your own.",
            "Les cartes et les Lieux\u{a0}: ceux d’origine, ou un paquet à vous.",
        ],
    ];
    let mut specs = match profile {
        Profile::Oz => vec![spec(PACK, pack, CORE.0, offered(&[CORE], profile))],
        Profile::Epic => (0..LIBRARIES.len()).map(library).collect(),
    };
    // The help of the first option also lists the packs that are left out.
    if let Some(first) = specs.first_mut() {
        first.help.push_str(&left_out(own, lang));
    }
    specs
}

/// Adds the option's word, in parentheses, to each title that occurs more than once.
fn told_apart(words: Vec<(String, String)>) -> Vec<(String, String)> {
    let alike = |title: &str| words.iter().filter(|(_, other)| other == title).count() > 1;
    let clear = |(word, title): &(String, String)| {
        (word.clone(), if alike(title) { format!("{title} ({word})") } else { title.clone() })
    };
    words.iter().map(clear).collect()
}

/// Returns a sentence that lists the packs that are not offered, with the possible reasons. The sentence is empty if
/// all packs are offered.
fn left_out(own: &OwnPacks, lang: Lang) -> String {
    let keys: Vec<&str> = own.barred().collect();
    match (keys.len(), lang) {
        (0, _) => String::new(),
        (_, Lang::En) => format!(
            " Not offered, because of faults that “brickroad cards check” shows, or because the name is taken: {}.",
            keys.join(", ")
        ),
        (_, Lang::Fr) => format!(
            " Non proposés, pour des fautes que «\u{a0}brickroad cards check\u{a0}» montre ou un nom déjà pris\u{a0}: {}.",
            keys.join(", ")
        ),
    }
}

/// Returns the key of each pack that these options name, except the built-in packs.
pub(crate) fn packs(profile: Profile, options: &Options) -> Vec<String> {
    let built_in = |word: &str| word == CORE.0 || STARTER.iter().any(|(known, _)| *known == word);
    let names = match profile {
        Profile::Oz => &[PACK][..],
        Profile::Epic => &LIBRARIES,
    };
    let named = names.iter().filter_map(|name| word(options, name));
    let mut keys: Vec<String> = named.filter(|word| !built_in(word)).map(|word| key(word).to_owned()).collect();
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

/// Returns the fault. If there is a reason why the pack that the fault names cannot be chosen, adds this reason to the
/// words of the fault.
pub(super) fn explain(fault: OptionFault, own: &OwnPacks, asked: &Options) -> OptionFault {
    let OptionFault::Value { name, found, expected } = fault else { return fault };
    let key = word(asked, &name).map_or("", key);
    let (en, fr) = match (own.bar(key), own.pack(key)) {
        (Some(Bar::Faults(count)), _) => (
            match count {
                1 => format!("{key:?} has a fault, which \"brickroad cards check\" shows"),
                _ => format!("{key:?} has {count} faults, which \"brickroad cards check\" shows"),
            },
            match count {
                1 => format!("{key:?} a une faute, que «\u{a0}brickroad cards check\u{a0}» montre"),
                _ => format!("{key:?} a {count} fautes, que «\u{a0}brickroad cards check\u{a0}» montre"),
            },
        ),
        (Some(Bar::Taken), _) => (
            format!("what is built in is called {key:?}, so the file needs another name"),
            format!("{key:?} est déjà un nom d’origine\u{202f}; il en faut un autre au fichier"),
        ),
        (None, Some(pack)) if name == PACK && pack.profile == Profile::Epic => (
            format!("{key:?} is for the game epic, as {}", LIBRARIES.join(" or ")),
            format!("{key:?} est pour le jeu epic, comme {}", LIBRARIES.join(" ou ")),
        ),
        (None, Some(pack)) if name != PACK && pack.profile == Profile::Oz => {
            (format!("{key:?} is for the game oz, as {PACK}"), format!("{key:?} est pour le jeu oz, comme {PACK}"))
        }
        (None, Some(_) | None) => return OptionFault::Value { name, found, expected },
    };
    let expected = Words { en: format!("{}; {en}", expected.en), fr: format!("{}\u{202f}; {fr}", expected.fr) };
    OptionFault::Value { name, found, expected }
}

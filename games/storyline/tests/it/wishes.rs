//! Tests of texts that designers asked for. Each is written as a line of the card language, which is parsed, printed in
//! both languages, and played. RULES.md lists the texts that are not possible.

use kernel::{Lang, SeatMap};
use language::{Catalog, PackFile, Profile, Text, print, words};
use std::fmt::Write as _;
use storyline::{Mode, Rules, Storyline};

/// The wishes, one per line: a kind of card, its text in plain words, and the line of the card language.
const WISHES: &str = include_str!("wishes/wishes.txt");

fn wishes() -> impl Iterator<Item = [&'static str; 3]> {
    WISHES.lines().map(|line| line.split(" | ").collect::<Vec<&str>>().try_into().unwrap())
}

const HEAD: &str = "[pack]
id = \"wishes\"
profile = \"epic\"
name = { en = \"Wishes\", fr = \"Souhaits\" }

[words]
Hero = { sort = \"Noun\", en = [\"Hero\", \"Heroes\"], fr = [\"Héros\", \"Héros\"], gender = \"m\" }
";

/// Returns a pack with a card for each wish. The Characters of the pack have several words and are all Primes. The pack
/// has its own Locations.
fn pack() -> String {
    let mut pack = HEAD.to_owned();
    let keywords = ["\"Prime\", \"Animat\"", "\"Prime\", \"Animal\", \"Hero\"", "\"Prime\", \"Pirate\", \"Human\""];
    for (number, [kind, _, line]) in wishes().enumerate() {
        let more = match kind {
            "Location" => continue,
            "Character" => format!("vitality = 2\nkeywords = [{}]\n", keywords[number % keywords.len()]),
            "Object" => "keywords = [\"Weapon\"]\n".to_owned(),
            _ => String::new(),
        };
        let moral = ["Good", "Neutral", "Evil"][number % 3];
        let _ = write!(
            pack,
            "\n[[card]]\nid = \"W{number:02}\"\ntitle = \"Wish {number:02}\"\nfr = \"Souhait {number:02}\"\ncopies = 1\n\
             kind = \"{kind}\"\ncost = {}\nmoral = \"{moral}\"\n{more}text = '{line}'\ntint = \"neutral\"\nground = \"own\"\n",
            number % 3,
        );
    }
    let desert = wishes().find(|[kind, ..]| *kind == "Location").unwrap()[2];
    let places = [("Deadly Desert", "Wild", desert)];
    let plain = ["Castle", "Water", "Forest", "Field", "Wild", "House"].map(|word| (word, word, ""));
    for (number, (title, word, text)) in places.into_iter().chain(plain).enumerate() {
        let _ = write!(
            pack,
            "\n[[location]]\nid = \"P{number}\"\ntitle = \"{title}\"\nfr = \"{title}\"\ncopies = 2\n\
             keywords = [\"{word}\"]\ntext = '{text}'\ntint = \"wild\"\nground = \"own\"\n",
        );
    }
    // Borrow a Location that one of the texts names.
    pack.push_str("\n[borrow]\nE18 = 2\n");
    pack
}

fn catalog() -> Catalog {
    let pack = pack();
    let file = PackFile { name: "wishes", bytes: pack.as_bytes() };
    let notes: Vec<String> = Catalog::check(file).iter().map(ToString::to_string).collect();
    assert_eq!(notes, [""; 0]);
    Catalog::parse(&[file]).unwrap()
}

/// Of the sixty-six texts that were tried, all but two are possible: an extra turn, and the use of another card's text.
#[test]
fn sixty_four_wishes_are_said() {
    assert_eq!(wishes().count(), 64);
    let catalog = catalog();
    let mut list = String::new();
    let texts: Vec<&Text> = catalog.cards().iter().map(|card| &card.text).collect();
    let desert = &catalog.location(catalog.find_location("P0").unwrap()).text;
    let mut texts = texts.into_iter();
    for [kind, meaning, line] in wishes() {
        let text = if kind == "Location" { desert } else { texts.next().unwrap() };
        assert_eq!(print(text, catalog.lexicon()), line, "{meaning}");
        let [en, fr] = [Lang::En, Lang::Fr].map(|lang| words::text(text, catalog.lexicon(), lang).to_string());
        let _ = writeln!(list, "{line}\n  {en}\n  {}\n", fr.replace(['\u{a0}', '\u{202f}'], "~"));
    }
    insta::assert_snapshot!("wishes", list);
}

/// A pack made of the wishes keeps all promises, at tables of two, three and four Authors.
#[test]
fn wishes_are_played() {
    for seats in [2, 3, 4] {
        let rules = Rules { profile: Profile::Epic, mode: Mode::Standard, length: 3, round_cap: 6, sorcery_own: false };
        testkit::conformance(&Storyline::new(rules, catalog(), SeatMap::new(seats, |_| 0)), 4);
    }
}

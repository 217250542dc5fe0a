//! Checks that names of cards are marked wherever players read words about cards: in the prompt, in choices, in the log
//! and on the cards themselves.

use crate::every_game::played;
use catalog::{AnyTable, GAMES};
use kernel::{Article, Card, Face, Lang, Options, Scene, Shelf, Viewer, Wording};
use std::collections::BTreeSet;

/// The titles of cards and the marked names that were found in one game and one language, and the numbers of marked
/// names in prompts, in choices and in the log.
#[derive(Default)]
struct Read {
    /// The titles of cards, in the form that `bare` returns.
    titles: BTreeSet<String>,
    marked: BTreeSet<String>,
    prompts: usize,
    choices: usize,
    told: usize,
}

#[test]
fn marked_words_are_names_of_cards() {
    for game in GAMES.iter() {
        for lang in [Lang::En, Lang::Fr] {
            let mut read = Read::default();
            for card in game.cards(&Options::new(), &Shelf::EMPTY).unwrap().cards {
                read.titles.extend(card.title.map(|title| bare(&pick(lang, &title.en, &title.fr))));
            }
            for seats in game.fewest_seats..=game.most_seats {
                read.table(&*played(game, &Options::new(), seats, 3), lang);
            }
            let Read { titles, marked, prompts, choices, told } = read;
            // A base name stands for every version of a card: "Dorothy" for "Dorothy, Farm Girl".
            let is_strange = |name: &&String| !titles.iter().any(|title| title.contains(name.as_str()));
            let strange: Vec<_> = marked.iter().filter(is_strange).collect();
            assert!(strange.is_empty(), "{}: {strange:?} are names of no card", game.name);
            // In the draft, no prompt names a card.
            let prompts = prompts > 0 || game.name == "draft";
            assert!(prompts && choices > 20 && told > 20, "{}: {choices} choices, {told} lines", game.name);
        }
    }
}

impl Read {
    fn table(&mut self, table: &dyn AnyTable, lang: Lang) {
        let viewers: Vec<Viewer> = table.scores().unwrap().seats().map(Viewer::Seat).chain([Viewer::Table]).collect();
        for viewer in &viewers {
            for (_, said) in table.log(*viewer, lang) {
                self.told += self.names(&said);
                no_marks(&said.to_string());
            }
        }
        for entries in (0..table.entries()).step_by(31).chain([table.entries()]) {
            let then = table.at(entries).unwrap();
            for viewer in &viewers {
                self.scene(&then.scene(*viewer, lang));
            }
        }
    }

    fn scene(&mut self, scene: &Scene) {
        no_marks(&serde_json::to_string(scene).unwrap());
        self.titles.extend(scene.zones.iter().flat_map(|zone| &zone.cards).flat_map(titles));
        self.prompts += self.names(&scene.prompt);
        self.choices += scene.choices.iter().map(|choice| self.names(&choice.words)).sum::<usize>();
        for card in scene.zones.iter().flat_map(|zone| &zone.cards) {
            if let Face::Up { text, .. } = &card.face {
                self.names(text);
            }
        }
    }

    /// Collects the marked names in these words, and returns their number.
    fn names(&mut self, words: &Wording) -> usize {
        self.marked.extend(words.names().map(bare));
        words.names().count()
    }
}

fn titles(card: &Card) -> Vec<String> {
    let own = match &card.face {
        Face::Up { title, .. } => vec![bare(title)],
        Face::Down { .. } => Vec::new(),
    };
    own.into_iter().chain(card.under.iter().flat_map(titles)).collect()
}

/// Returns the name with a capital at its beginning and without its article, because a sentence may change the article.
fn bare(name: &str) -> String {
    let name = Article::leading_title(name).map_or(name, |(_, rest)| rest);
    kernel::opening(name)
}

fn no_marks(words: &str) {
    let mark = words.find(|sign| ('\u{fdd0}'..='\u{fdef}').contains(&sign));
    assert!(mark.is_none(), "a mark at {mark:?} of {words}");
}

fn pick(lang: Lang, en: &str, fr: &str) -> String {
    match lang {
        Lang::En => en.to_owned(),
        Lang::Fr => fr.to_owned(),
    }
}

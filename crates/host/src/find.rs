//! What somebody looks for among tables.

use catalog::GAMES;
use kernel::{Lang, searchable};

/// One of the words that somebody looks for. A table has it if the name of a seat contains it, or if its game is one of
/// these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sought {
    /// As [`searchable`] returns it.
    pub text: String,
    /// The games with the word in their names or titles.
    pub games: Vec<String>,
}

/// No more words than this are looked for; the others are passed over.
const MOST_WORDS: usize = 8;

/// Returns the words of a text, each with the games it may mean.
pub fn sought(text: &str) -> Vec<Sought> {
    let word = |word: &str| {
        let text = searchable(word);
        let means = |name: &str, titles: [String; 2]| {
            name.contains(&text) || titles.iter().any(|title| searchable(title).contains(&text))
        };
        let games = GAMES.iter().filter(|game| means(game.name, [Lang::En, Lang::Fr].map(|lang| game.title(lang))));
        Sought { games: games.map(|game| game.name.to_owned()).collect(), text }
    };
    text.split_whitespace().take(MOST_WORDS).map(word).collect()
}

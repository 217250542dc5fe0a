//! The search for tables.

use catalog::GAMES;
use kernel::{Lang, searchable};

/// A word of a search. A table matches the word if the name of one of its seats contains `text`, or if its game is one
/// of `games`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sought {
    /// The word in the form that [`searchable`] returns.
    pub text: String,
    /// The games that have the word in their names or titles.
    pub games: Vec<String>,
}

/// The greatest number of words in a search. Further words are ignored.
const MOST_WORDS: usize = 8;

/// Returns the words of a search, each with the games that it may mean.
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

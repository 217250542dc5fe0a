//! The articles of French names, which stand before them in a sentence and melt into "de" and "à".

use crate::past_mark;

/// The definite article of a French name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Article {
    Le,
    La,
    Les,
    /// "l’"
    L,
}

impl Article {
    const ALL: [Article; 4] = [Article::Le, Article::La, Article::Les, Article::L];

    /// Returns the article that is written so: "le", "l’".
    pub fn called(written: &str) -> Option<Article> {
        Article::ALL.into_iter().find(|article| article.plain().trim_end() == written)
    }

    /// Returns the article that a name begins with, small or capital, and the rest of the name.
    ///
    /// ```
    /// # use kernel::Article;
    /// assert_eq!(Article::leading("L’Oasis"), Some((Article::L, "Oasis")));
    /// assert_eq!(Article::leading("Lion Poltron"), None);
    /// ```
    pub fn leading(name: &str) -> Option<(Article, &str)> {
        Article::ALL.into_iter().find_map(|article| {
            let small = article.plain();
            let capital = format!("L{}", &small[1..]);
            name.strip_prefix(small).or_else(|| name.strip_prefix(&capital)).map(|rest| (article, rest))
        })
    }

    /// The same for a title, which begins with an article only where a capital follows: not in a sentence such as "La
    /// reine appelle ses sujets".
    pub fn leading_title(title: &str) -> Option<(Article, &str)> {
        Article::leading(title).filter(|(_, rest)| past_mark(rest).starts_with(char::is_uppercase))
    }

    /// Returns it as it stands before a name: "le ", "l’".
    pub fn plain(self) -> &'static str {
        match self {
            Article::Le => "le ",
            Article::La => "la ",
            Article::Les => "les ",
            Article::L => "l’",
        }
    }

    /// Returns it after "de": "du ", "de l’".
    pub fn of(self) -> &'static str {
        match self {
            Article::Le => "du ",
            Article::La => "de la ",
            Article::Les => "des ",
            Article::L => "de l’",
        }
    }

    /// Returns it after "à": "au ", "à l’".
    pub fn to(self) -> &'static str {
        match self {
            Article::Le => "au ",
            Article::La => "à la ",
            Article::Les => "aux ",
            Article::L => "à l’",
        }
    }
}

/// Returns whether "le", "la", "de" and "que" lose their vowel before this. An h counts as spoken.
pub fn begins_with_vowel(words: &str) -> bool {
    let vowels = "aeiouâàéèêëîïôöûüœ";
    past_mark(words).chars().next().is_some_and(|first| first.to_lowercase().any(|first| vowels.contains(first)))
}

/// Returns what was said within a sentence as it stands at its beginning.
pub fn opening(words: &str) -> String {
    let rest = past_mark(words);
    let mut letters = rest.chars();
    let first = letters.next().map_or(String::new(), |first| first.to_uppercase().to_string());
    format!("{}{first}{}", &words[..words.len() - rest.len()], letters.as_str())
}

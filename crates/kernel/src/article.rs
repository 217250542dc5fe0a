//! The definite articles of French names, which merge with "de" and "à" in a sentence.

use crate::past_mark;

/// The definite article of a French name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Article {
    /// "le", which becomes "du" with "de" and "au" with "à".
    Le,
    /// "la", which does not change: "de la", "à la".
    La,
    /// "les", which becomes "des" with "de" and "aux" with "à".
    Les,
    /// "l’", which does not change: "de l’", "à l’".
    L,
}

impl Article {
    const ALL: [Article; 4] = [Article::Le, Article::La, Article::Les, Article::L];

    /// Returns the article with this spelling, such as "le" or "l’".
    pub fn called(written: &str) -> Option<Article> {
        Article::ALL.into_iter().find(|article| article.plain().trim_end() == written)
    }

    /// Splits a name into its leading article, with or without a capital, and the rest. Returns `None` if the name has
    /// no article.
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

    /// Splits a title into its article and the rest. Unlike [`Article::leading`], this function takes an article only
    /// if a capital follows it, so it returns `None` for a sentence such as "La reine appelle ses sujets".
    pub fn leading_title(title: &str) -> Option<(Article, &str)> {
        Article::leading(title).filter(|(_, rest)| past_mark(rest).starts_with(char::is_uppercase))
    }

    /// Returns the article as it is written before a name: "le ", "l’".
    pub fn plain(self) -> &'static str {
        match self {
            Article::Le => "le ",
            Article::La => "la ",
            Article::Les => "les ",
            Article::L => "l’",
        }
    }

    /// Returns "de" together with the article: "du ", "de l’".
    pub fn of(self) -> &'static str {
        match self {
            Article::Le => "du ",
            Article::La => "de la ",
            Article::Les => "des ",
            Article::L => "de l’",
        }
    }

    /// Returns "à" together with the article: "au ", "à l’".
    pub fn to(self) -> &'static str {
        match self {
            Article::Le => "au ",
            Article::La => "à la ",
            Article::Les => "aux ",
            Article::L => "à l’",
        }
    }
}

/// Reports whether `words` begins with a vowel. Before a vowel, "le", "la", "de" and "que" lose their own vowel. An
/// initial h counts as a consonant.
pub fn begins_with_vowel(words: &str) -> bool {
    let vowels = "aeiouâàéèêëîïôöûüœ";
    past_mark(words).chars().next().is_some_and(|first| first.to_lowercase().any(|first| vowels.contains(first)))
}

/// Returns `words` with the first letter in upper case, for use at the start of a sentence.
pub fn opening(words: &str) -> String {
    let rest = past_mark(words);
    let mut letters = rest.chars();
    let first = letters.next().map_or(String::new(), |first| first.to_uppercase().to_string());
    format!("{}{first}{}", &words[..words.len() - rest.len()], letters.as_str())
}

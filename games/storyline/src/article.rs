//! The French articles that titles begin with, and the vowels before which others lose theirs.

use kernel::Article;

/// Returns the article that a title or phrase begins with, and the rest.
pub(crate) fn article(name: &str) -> Option<(Article, &str)> {
    // A title that goes on in small letters is a sentence: "La reine appelle ses sujets".
    Article::leading(name).filter(|(_, rest)| rest.starts_with(char::is_uppercase))
}

/// Returns whether "le", "la", "de" and "que" lose their vowel before this.
pub(crate) fn begins_with_vowel(words: &str) -> bool {
    let vowels = "aeiouâàéèêëîïôöûüœ";
    words.chars().next().is_some_and(|first| first.to_lowercase().any(|first| vowels.contains(first)))
}

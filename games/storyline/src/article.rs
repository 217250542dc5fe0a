//! French articles: those that titles begin with, and those that stand before titles in a sentence.

/// The definite article of a French title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Article {
    Le,
    La,
    Les,
    /// "l’"
    L,
}

impl Article {
    pub(crate) fn plain(self) -> &'static str {
        match self {
            Article::Le => "le ",
            Article::La => "la ",
            Article::Les => "les ",
            Article::L => "l’",
        }
    }

    pub(crate) fn of(self) -> &'static str {
        match self {
            Article::Le => "du ",
            Article::La => "de la ",
            Article::Les => "des ",
            Article::L => "de l’",
        }
    }

    pub(crate) fn to(self) -> &'static str {
        match self {
            Article::Le => "au ",
            Article::La => "à la ",
            Article::Les => "aux ",
            Article::L => "à l’",
        }
    }
}

/// The article that a name or phrase begins with, and the rest.
pub(crate) fn article(name: &str) -> Option<(Article, &str)> {
    let articles = [
        (Article::Le, ["Le ", "le "]),
        (Article::La, ["La ", "la "]),
        (Article::Les, ["Les ", "les "]),
        (Article::L, ["L’", "l’"]),
    ];
    articles.into_iter().find_map(|(article, forms)| {
        let rest = forms.into_iter().find_map(|form| name.strip_prefix(form))?;
        // A title that goes on in small letters is a sentence: "La reine appelle ses sujets".
        rest.starts_with(char::is_uppercase).then_some((article, rest))
    })
}

/// Whether "le", "la", "de" and "que" lose their vowel before this.
pub(crate) fn begins_with_vowel(words: &str) -> bool {
    let vowels = "aeiouâàéèêëîïôöûüœ";
    words.chars().next().is_some_and(|first| first.to_lowercase().any(|first| vowels.contains(first)))
}

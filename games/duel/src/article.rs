//! French articles: those that names begin with, and those that stand before names in a sentence.

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

    /// The article that is written so: "le", "l’".
    pub(crate) fn called(written: &str) -> Option<Article> {
        Article::ALL.into_iter().find(|article| article.plain().trim_end() == written)
    }

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

/// The article that a name or phrase begins with, small or capital, and the rest.
pub(crate) fn article(name: &str) -> Option<(Article, &str)> {
    let begins = |article: Article| {
        let small = article.plain();
        let capital = format!("L{}", &small[1..]);
        name.strip_prefix(small).or_else(|| name.strip_prefix(&capital)).map(|rest| (article, rest))
    };
    Article::ALL.into_iter().find_map(begins)
}

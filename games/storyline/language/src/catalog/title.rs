//! Reads the name of a card or Location: its title in both languages, its alias, and its French grammar.

use super::{
    fields::{Fields, choose},
    note::{Notes, quoted},
};
use crate::{Gender, fits_name};
use kernel::{Article, Words, begins_with_vowel};
use toml::Spanned;

pub(super) const GENDERS: [(&str, Gender); 2] = [("m", Gender::Masculine), ("f", Gender::Feminine)];

#[derive(Clone)]
pub(super) struct Title {
    pub(super) title: Spanned<String>,
    pub(super) fr: String,
    pub(super) gender: Gender,
    /// The article of the French title within a sentence, if the title has none of its own.
    pub(super) article: Option<Article>,
    /// True if verbs are in the plural after the title although no article shows the plural.
    pub(super) plural: bool,
    pub(super) alias: Option<Words>,
}

impl Title {
    pub(super) fn words(&self) -> Words {
        Words { en: self.title.get_ref().clone(), fr: self.fr.clone() }
    }
}

pub(super) fn title(fields: &mut Fields<'_>, notes: &mut Notes<'_>) -> Option<Title> {
    let (title, fr) = (fields.text("title", notes), fields.text("fr", notes));
    let gender = fields.may_text("gender", notes);
    let gender = gender.map_or(Some(Gender::Masculine), |gender| choose(&gender, &GENDERS, notes));
    let gender = gender.unwrap_or(Gender::Masculine);
    let article = fields.may_text("article", notes);
    let article = article.and_then(|said| fitting(&said, fr.as_ref().map_or("", |fr| fr.get_ref()), gender, notes));
    let plural = fields.flag("plural", notes);
    let alias = [fields.may_text("alias", notes), fields.may_text("aliasFr", notes)];
    let alias = match alias {
        [Some(en), Some(fr)] => Some(Words { en: en.into_inner(), fr: fr.into_inner() }),
        [None, None] => None,
        [Some(one), None] | [None, Some(one)] => {
            notes.fault(one.span(), "an alias in one language", "both alias and aliasFr, or neither");
            None
        }
    };
    let title = title.filter(|title| {
        let fits = title.get_ref().len() <= MOST_TITLE && fits_name(title.get_ref());
        if !fits {
            let expected = format!("a title of at most {MOST_TITLE} bytes, without straight quotation marks");
            notes.fault(title.span(), quoted(title.get_ref()), expected);
        }
        fits
    })?;
    let fr = fr.map_or_else(|| title.get_ref().clone(), Spanned::into_inner);
    Some(Title { title, fr, gender, article, plural, alias })
}

const MOST_TITLE: usize = 100;

const ARTICLES: [(&str, Article); 5] =
    [("le", Article::Le), ("la", Article::La), ("l’", Article::L), ("l'", Article::L), ("les", Article::Les)];

/// Returns the article if it fits the title, or notes a fault. Before an "h" both forms of the article are allowed,
/// because the "h" is silent in some words and not in others.
fn fitting(said: &Spanned<String>, fr: &str, gender: Gender, notes: &mut Notes<'_>) -> Option<Article> {
    let found = choose(said, &ARTICLES, notes)?;
    let (vowel, silent) = (begins_with_vowel(fr), fr.starts_with(['h', 'H']));
    let fault = match found {
        _ if Article::leading_title(fr).is_some() => Some("no article, as the French title has its own"),
        Article::Le | Article::La if vowel => Some("l’ before a vowel"),
        Article::L if !vowel && !silent => Some("le, la or les before a consonant"),
        Article::Le if gender == Gender::Feminine => Some("la, as the title is feminine"),
        Article::La if gender == Gender::Masculine => Some("le, as the title is masculine; or gender = \"f\""),
        Article::Le | Article::La | Article::L | Article::Les => None,
    };
    if let Some(expected) = fault {
        notes.fault(said.span(), quoted(said.get_ref()), expected);
    }
    fault.is_none().then_some(found)
}

//! `brickroad cards`: lists, shows and checks the cards of a game.

mod check;

use crate::{cells, language::Language, options::Table, output};
use anyhow::{Context, Result, bail};
use catalog::{CardList, GameEntry};
use clap::{Args, Subcommand};
use kernel::{CardText, Lang, OptionKind, OptionValue, Shelf, Wording, Words};
use std::{iter, path::PathBuf};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List every card with its notation and its words
    List {
        #[command(flatten)]
        cards: Cards,
        /// Print a JSON array, with the words in both languages, split at the names of cards
        #[arg(long)]
        json: bool,
        /// The language of the output
        #[arg(long, value_enum, default_value_t)]
        lang: Language,
    },
    /// Show one card
    Show {
        #[command(flatten)]
        cards: Cards,
        /// The id of the card, as in the list
        id: String,
        /// Print a JSON object
        #[arg(long)]
        json: bool,
    },
    /// Check a pack of cards that you have written, and report its faults and warnings
    Check {
        /// The pack file, as TOML; `-` reads standard input
        path: PathBuf,
    },
}

#[derive(Args)]
pub(crate) struct Cards {
    #[command(flatten)]
    table: Table,
    /// The card set, if the game has several
    #[arg(long, value_name = "NAME")]
    set: Option<String>,
}

pub(crate) fn run(command: Command) -> Result<()> {
    match command {
        Command::List { cards, json: true, lang: _ } => {
            output::print(&(serde_json::to_string(&cards.find()?.cards)? + "\n"))
        }
        Command::List { cards, json: false, lang } => output::print(&list(&cards.find()?, lang.into())),
        Command::Show { cards, id, json } => {
            let list = cards.find()?;
            let card = find(&list, &id)?;
            output::print(&if json { serde_json::to_string(card)? + "\n" } else { show(card) })
        }
        Command::Check { path } => check::check(&path),
    }
}

/// The name of the option that selects a card set of a game.
const SET: &str = "cards";

impl Cards {
    fn find(&self) -> Result<CardList> {
        let game = catalog::game(&self.table.game)?;
        let shelf = self.table.shelf()?;
        let mut options = self.table.options(&shelf)?;
        if let Some(set) = &self.set {
            let sets = sets(game, &shelf);
            if !sets.contains(set) {
                let expected = if sets.is_empty() { "none".to_owned() } else { sets.join(" or ") };
                bail!("{} has no card set {set:?}; expected {expected}", game.name);
            }
            options.insert(SET.to_owned(), OptionValue::Word(set.clone()));
        }
        Ok(game.cards(&options, &shelf)?)
    }
}

/// Returns the names of a game's card sets.
fn sets(game: &GameEntry, shelf: &Shelf) -> Vec<String> {
    let specs = game.options(Lang::En, shelf).into_iter().filter(|spec| spec.name == SET);
    specs
        .flat_map(|spec| match spec.kind {
            OptionKind::OneOf { words } => words.into_iter().map(|(word, _)| word).collect(),
            OptionKind::Flag | OptionKind::Number { .. } => Vec::new(),
        })
        .collect()
}

/// Finds a card by its id. Capital and small letters count as equal: `s09` finds `S09`.
fn find<'a>(list: &'a CardList, id: &str) -> Result<&'a CardText> {
    let card = list.cards.iter().find(|card| card.id.eq_ignore_ascii_case(id));
    let ids: Vec<&str> = list.cards.iter().map(|card| card.id.as_str()).collect();
    card.with_context(|| format!("no card {id:?} in the set {}; expected one of {}", list.set.name, ids.join(", ")))
}

fn list(list: &CardList, lang: Lang) -> String {
    // Either all cards of a game have a title, or none does.
    let rows = list.cards.iter().map(|card| {
        let title = card.title.iter().map(|title| said(title, lang));
        let words = match lang {
            Lang::En => worded(&card.words.en),
            Lang::Fr => worded(&card.words.fr),
        };
        let rest = [card.notation.as_str(), said(&card.kind, lang), &words];
        iter::once(card.id.as_str()).chain(title).chain(rest).map(str::to_owned).collect()
    });
    format!("{}: {} cards, hash {}\n\n{}", list.set.name, list.cards.len(), list.set.hash, cells::columns(rows))
}

/// Returns the words as text. The names of cards are bold if the output can show bold text.
fn worded(words: &Wording) -> String {
    if output::may_be_bold() { cells::with_names(words) } else { words.to_string() }
}

fn said(words: &Words, lang: Lang) -> &str {
    match lang {
        Lang::En => &words.en,
        Lang::Fr => &words.fr,
    }
}

fn show(card: &CardText) -> String {
    let CardText { id, title, notation, kind, words, ground } = card;
    let title = title.iter().flat_map(|title| [("title", title.en.clone()), ("", title.fr.clone())]);
    let rest = [
        ("notation", notation.clone()),
        ("kind", kind.en.clone()),
        ("", kind.fr.clone()),
        ("words", worded(&words.en)),
        ("", worded(&words.fr)),
        ("ground", ground.clone()),
    ];
    let rows = iter::once(("id", id.clone())).chain(title).chain(rest);
    cells::columns(rows.map(|(name, words)| vec![name.to_owned(), words]))
}

//! A set of Story cards. It is read from a file, checked once, and trusted afterwards.

use crate::{Ground, NotationFault, Objective, Story, StoryId, StoryKind, StorySet, parse, price::Price, print};
use kernel::{CardSet, Words, content_hash};
use serde::Deserialize;
use std::collections::BTreeSet;

/// The Stories of a card file, in the order of the file.
#[derive(Clone, Debug)]
pub struct Catalog {
    pub set: CardSet,
    stories: Vec<Story>,
    /// The price of each Story's objective. A price gives the same points as the objective, but faster.
    prices: Vec<Price>,
}

/// A fault in a card file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardFault {
    #[error("the file is not the TOML of a card set: {0}")]
    File(String),
    #[error("{found} Stories; expected {expected}")]
    Count { found: usize, expected: usize },
    #[error("{card}: the name stands twice; expected each name once")]
    Twice { card: String },
    #[error("{card}, score {score:?}, {fault}")]
    Score { card: String, score: String, fault: NotationFault },
}

/// The number of Stories in a set (rules 1).
const STORIES: usize = 48;

impl Catalog {
    /// The text of the standard card file.
    pub const STANDARD: &'static str = include_str!("../cards/standard.toml");
    /// The text of the alternative card file. The file has a different selection of cards of the nine types. The
    /// published rules allow this selection too (G1).
    pub const ALTERNATIVE: &'static str = include_str!("../cards/alternative.toml");

    /// Parses a card file.
    ///
    /// # Errors
    ///
    /// Returns every fault in the file.
    pub fn parse(text: &str) -> Result<Catalog, Vec<CardFault>> {
        let file: File = toml::from_str(text).map_err(|error| vec![CardFault::File(error.to_string())])?;
        let (mut stories, mut faults, mut names) = (Vec::new(), Vec::new(), BTreeSet::new());
        let found = file.story.len();
        for row in file.story {
            if !names.insert(row.id.clone()) {
                faults.push(CardFault::Twice { card: row.id.clone() });
            }
            match parse(&row.score) {
                Ok(objective) => stories.push(Story {
                    name: row.id,
                    objective,
                    ground: row.ground,
                    quote: Words { en: row.en, fr: row.fr },
                }),
                Err(fault) => faults.push(CardFault::Score { card: row.id, score: row.score, fault }),
            }
        }
        if found != STORIES {
            faults.push(CardFault::Count { found, expected: STORIES });
        }
        // The quotations are left out of the hash, because correcting a quotation does not change the game.
        let content: String =
            stories.iter().map(|story| format!("{} {}\n", story.name, print(&story.objective))).collect();
        let set = CardSet { name: file.name, hash: content_hash(&content) };
        let prices = stories.iter().map(|story| Price::of(&story.objective)).collect();
        if faults.is_empty() { Ok(Catalog { set, stories, prices }) } else { Err(faults) }
    }

    /// Returns the Story with this id. The id must come from a position or from this set of cards.
    #[inline]
    pub fn story(&self, id: StoryId) -> &Story {
        &self.stories[id.index()]
    }

    /// Returns the price of the objective of this Story.
    #[inline]
    pub(crate) fn price(&self, id: StoryId) -> &Price {
        &self.prices[id.index()]
    }

    /// Returns these cards with another objective for one Story, for experiments. The name and the hash stay those of the
    /// printed cards.
    #[must_use]
    pub(crate) fn with(&self, id: StoryId, objective: Objective) -> Catalog {
        let mut catalog = self.clone();
        catalog.prices[id.index()] = Price::of(&objective);
        catalog.stories[id.index()].objective = objective;
        catalog
    }

    /// Returns the set of all Stories.
    pub fn ids(&self) -> StorySet {
        StorySet::first(self.stories.len())
    }

    /// Returns the Stories that are Trios. One of them may be opened for everybody (G18).
    pub fn trios(&self) -> impl Iterator<Item = StoryId> {
        self.ids().iter().filter(|id| StoryKind::of(&self.story(*id).objective) == StoryKind::Trio)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    story: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    score: String,
    ground: Ground,
    en: String,
    fr: String,
}

//! The fights that begin and end between two decisions. A fight can be over before anybody decides again, so these
//! fights are kept for the screens, which then show the dice.

use catalog::AnyTable;
use kernel::{Contest, Lang, Viewer};
use std::{collections::VecDeque, ops::Range};

/// The greatest number of fights of one step that are kept. Only the last fights are kept, so that nobody waits long
/// for the next decision.
const MOST_A_STEP: usize = 3;

/// The greatest number of fights of a table that are kept. A screen that has missed more fights than this does not see
/// the oldest of them.
const MOST: usize = 32;

/// The state of a fight after an entry, with its dice.
#[derive(Clone, Debug)]
pub(crate) struct Fight {
    pub(crate) entry: usize,
    /// The fight in English and in French. It is the same for every viewer.
    words: [Contest; 2],
}

impl Fight {
    fn of(table: &dyn AnyTable, english: Contest) -> Option<Fight> {
        let french = table.contest(Viewer::Table, Lang::Fr)?;
        Some(Fight { entry: table.entries(), words: [english, french] })
    }

    /// Returns the fight in the reader's language.
    pub(crate) fn contest(&self, lang: Lang) -> &Contest {
        let [english, french] = &self.words;
        match lang {
            Lang::En => english,
            Lang::Fr => french,
        }
    }
}

/// Returns the current fight in English, or `None` if there is no fight or no die has been rolled in it.
fn rolled(table: &dyn AnyTable) -> Option<Contest> {
    let contest = table.contest(Viewer::Table, Lang::En)?;
    contest.sides.iter().any(|side| side.die.is_some()).then_some(contest)
}

/// A collector of the fights that end while a step is played.
pub(crate) struct Watch {
    /// The current fight. The flag is true if people saw the fight in this state before the step.
    now: Option<(Fight, bool)>,
    over: Vec<Fight>,
}

impl Watch {
    /// Returns a collector that starts from the table before the step, which everybody has seen.
    pub(crate) fn after(table: &dyn AnyTable) -> Watch {
        let now = rolled(table).and_then(|english| Fight::of(table, english));
        Watch { now: now.map(|fight| (fight, true)), over: Vec::new() }
    }

    /// Looks at the current fight after an entry. If it differs from the fight before the entry, keeps that earlier
    /// fight unless people have already seen it.
    pub(crate) fn look(&mut self, table: &dyn AnyTable) {
        let now = rolled(table);
        if now.as_ref() != self.now.as_ref().map(|(fight, _)| fight.contest(Lang::En)) {
            let before = self.now.take().filter(|(_, seen)| !seen);
            self.over.extend(before.map(|(fight, _)| fight));
            self.now = now.and_then(|english| Fight::of(table, english)).map(|fight| (fight, false));
        }
    }

    /// Returns the last states of the fights that nobody has seen, oldest first, and at most [`MOST_A_STEP`] of them.
    pub(crate) fn over(mut self) -> Vec<Fight> {
        let spare = self.over.len().saturating_sub(MOST_A_STEP);
        self.over.split_off(spare)
    }
}

/// The last fights of a table that began and ended between two decisions.
#[derive(Default)]
pub(crate) struct Fights(VecDeque<Fight>);

impl Fights {
    /// Adds the fights of a step, and drops the oldest fights beyond [`MOST`].
    pub(crate) fn add(&mut self, fights: Vec<Fight>) {
        self.0.extend(fights);
        let spare = self.0.len().saturating_sub(MOST);
        self.0.drain(..spare);
    }

    /// Drops the fights of all entries after the first `entries` entries.
    pub(crate) fn truncate(&mut self, entries: usize) {
        self.0.retain(|fight| fight.entry <= entries);
    }

    /// Returns the fights whose entry is in `entries`, a range that counts entries from 0.
    pub(crate) fn within(&self, entries: Range<usize>) -> impl Iterator<Item = &Fight> {
        self.0.iter().filter(move |fight| entries.contains(&(fight.entry - 1)))
    }
}

//! Games in words, with one line for each entry or group of entries:
//!
//! ```text
//! open S21                        the Trio that counts for everybody
//! first Bob                       the first player
//! lay DL S09 | TT S15 | OW S45    columns, starting with the first
//! back TTW                        Characters from the discards, for the last round of four players
//! Bob takes 2
//! Bob turns down S04
//! ```

use super::{Player, Table, cards};
use draft::{Action, Chance, Column, ColumnId, Pair, StoryId, StorySet};
use kernel::{Entry, Illegal};

impl Table {
    /// Plays the lines of a script, all of which must be allowed.
    pub(crate) fn play(&mut self, script: &str) -> &mut Table {
        for line in lines(script) {
            self.attempt(line).unwrap_or_else(|why| panic!("{line:?}: {why}"));
        }
        self
    }

    /// Plays a line that the rules must refuse, and returns the reason. Checks that the position has not changed.
    pub(crate) fn refuse(&mut self, line: &str) -> Illegal {
        let (before, seen) = (self.state.clone(), self.events.len());
        let why = self.attempt(line).expect_err(line);
        assert_eq!(self.state, before, "{line:?} was refused and changed the position");
        assert_eq!(self.events.len(), seen, "{line:?} was refused and something was seen");
        why
    }

    fn attempt(&mut self, line: &str) -> Result<(), Illegal> {
        self.read(line).into_iter().try_for_each(|entry| self.enter(entry))
    }

    fn read(&self, line: &str) -> Vec<Entry<Action, Chance>> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["open", name] => vec![Entry::Chance(Chance::OpenTrio(self.id(name)))],
            ["first", name] => vec![Entry::Chance(Chance::First(player(name).seat()))],
            ["back", letters] => {
                let back = letters.chars().map(|letter| draft::Character::from_letter(letter).unwrap());
                back.map(|character| Entry::Chance(Chance::Recycle(character))).collect()
            }
            ["lay", ..] => line.trim_start_matches("lay").split('|').map(|column| self.column(column)).collect(),
            [name, "takes", number] => {
                let index = number.parse::<usize>().unwrap().checked_sub(1).expect("columns are counted from 1");
                vec![Entry::Action(player(name).seat(), Action::Take(ColumnId::new(index.try_into().unwrap())))]
            }
            [name, "turns", "down", story] => {
                vec![Entry::Action(player(name).seat(), Action::TurnDown(self.id(story)))]
            }
            _ => panic!("{line:?} is not a line of play"),
        }
    }

    fn column(&self, text: &str) -> Entry<Action, Chance> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [pair, story] = words.as_slice() else { panic!("{text:?} is not a column") };
        let mut both = cards(pair).iter().flat_map(|(who, count)| std::iter::repeat_n(who, usize::from(count)));
        let characters = Pair::new(both.next().unwrap(), both.next().unwrap());
        assert_eq!(both.next(), None, "{text:?} has more than two Characters");
        Entry::Chance(Chance::Column(Column { characters, story: self.id(story) }))
    }

    /// Returns the Story with this name in the set in play.
    pub(crate) fn id(&self, name: &str) -> StoryId {
        let mut ids = self.game.catalog().ids().iter();
        ids.find(|id| self.name_of(*id) == name).unwrap_or_else(|| panic!("there is no Story {name}"))
    }

    pub(crate) fn name_of(&self, id: StoryId) -> &str {
        &self.game.catalog().story(id).name
    }

    /// Returns the set of the Stories with these names.
    pub(crate) fn set(&self, names: &str) -> StorySet {
        let mut set = StorySet::NONE;
        names.split_whitespace().for_each(|name| set.insert(self.id(name)));
        set
    }

    /// Returns the names of the Stories in the order of the card file, such as `S04 S09`.
    pub(crate) fn names(&self, set: StorySet) -> String {
        set.iter().map(|id| self.name_of(id)).collect::<Vec<_>>().join(" ")
    }
}

pub(crate) fn lines(script: &str) -> impl Iterator<Item = &str> {
    script.lines().map(str::trim).filter(|line| !line.is_empty())
}

fn player(name: &str) -> Player {
    Player::called(name).unwrap_or_else(|| panic!("{name} does not sit here"))
}

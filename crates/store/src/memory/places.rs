//! The players and the ratings of the store in memory.

use super::Shelf;
use crate::{
    Chair, Gathered, Item, Key, KeyHash, KeyKind, NoteKind, Player, PlayerId, PlayerItem, Ranked, RatedItem, Reached,
    Season, StoreFault, TableId, Unrated, columns::is_rated, holders::Hash,
};
use dealer::Person;
use std::{cmp::Reverse, collections::BTreeMap};

impl Shelf {
    pub(super) fn keep_player(&mut self, person: Person, id: &PlayerId) -> Result<(), StoreFault> {
        if self.players.iter().any(|(other, taken)| taken == id && *other != person) {
            return Err(StoreFault::Taken);
        }
        self.players.entry(person).or_insert_with(|| id.clone());
        Ok(())
    }

    pub(super) fn player(&self, person: Person) -> Option<Player> {
        let (id, first) = (self.players.get(&person)?, self.keys.get(&KeyHash(*person.hash()))?);
        let kept = first.kind == KeyKind::First;
        kept.then(|| Player { id: id.clone(), person, name: first.about.clone(), since: first.made })
    }

    pub(super) fn unkeep(&mut self, person: Person, by: Person) {
        self.keys.retain(|_, key| key.person != person);
        self.players.remove(&person);
        self.unkeep_in_tournaments(person, by);
        self.tables.values_mut().for_each(|table| {
            table.talk.retain(|line| line.person != person);
            table.notices.remove(&person);
        });
        self.notes.retain(|_, note| note.person != Some(person) && note.about != Some(person));
        let ratings = self.rated.values_mut().flat_map(|rated| &mut rated.ratings).map(|rating| &mut rating.person);
        let holders = self.tables.values_mut().flat_map(|table| &mut table.kept.setup.holders).flatten();
        ratings.chain(holders).filter(|found| **found == person).for_each(|found| *found = by);
        self.rated.values_mut().for_each(|rated| rated.ratings.sort_by_key(|rating| rating.person));
    }

    pub(super) fn merge(&mut self, guest: Person, device: &Key, link: Option<KeyHash>) -> Result<(), StoreFault> {
        let into = device.person;
        let has = |holders: &[Option<Person>], person| holders.contains(&Some(person));
        let at_table = |table: &super::Table| {
            let holders = &table.kept.setup.holders;
            has(holders, guest) && has(holders, into)
        };
        let meets = |gathered: &Gathered| gathered.gathering.is_of(guest) && gathered.gathering.is_of(into);
        let is_kept = self.keys.values().any(|key| key.person == guest && key.kind != KeyKind::Ceremony);
        let is_taken = self.keys.contains_key(&device.hash);
        if is_kept || is_taken || self.tables.values().any(at_table) || self.gatherings.values().any(meets) {
            return Err(StoreFault::Taken);
        }
        if let Some(link) = link {
            if self.keys.get(&link).is_none_or(|key| key.kind != KeyKind::Link) {
                return Err(StoreFault::Missing);
            }
            self.keys.remove(&link);
        }
        self.keys.insert(device.hash, device.clone());
        let turn = |person: &mut Person| *person = if *person == guest { into } else { *person };
        self.tables.values_mut().flat_map(|table| &mut table.kept.setup.holders).flatten().for_each(turn);
        self.tables.values_mut().flat_map(|table| &mut table.talk).for_each(|line| turn(&mut line.person));
        for gathered in self.gatherings.values_mut().filter(|gathered| gathered.gathering.is_of(guest)) {
            gathered.version += 1;
            turn(&mut gathered.gathering.by);
            for chair in &mut gathered.gathering.chairs {
                if let Chair::Taken { person, .. } | Chair::Kept { person, .. } = chair {
                    turn(person);
                }
            }
        }
        let blocks: Vec<(Option<Person>, Option<Person>)> = self
            .notes
            .values()
            .filter(|note| note.kind == NoteKind::Block)
            .map(|note| (note.person, note.about))
            .collect();
        let swapped = |person: Option<Person>| if person == Some(guest) { Some(into) } else { person };
        // The browser gets a new cookie, so that its notices must be switched on again.
        self.notes.retain(|_, note| note.kind != NoteKind::Device || note.person != Some(guest));
        self.notes.retain(|_, note| {
            let (by, about) = (swapped(note.person), swapped(note.about));
            let changes = (by, about) != (note.person, note.about);
            note.kind != NoteKind::Block || !changes || (by != about && !blocks.contains(&(by, about)))
        });
        for note in self.notes.values_mut() {
            (note.person, note.about) = (swapped(note.person), swapped(note.about));
        }
        self.tables.values_mut().for_each(|table| {
            if let Some(number) = table.notices.remove(&guest) {
                table.notices.entry(into).or_insert(number);
            }
        });
        Ok(())
    }

    pub(super) fn unrated(&self) -> Vec<Unrated> {
        let is_counted = |id: &TableId| self.rated.values().any(|rated| rated.table == *id);
        let mut found: Vec<_> = self
            .tables
            .iter()
            .filter(|(id, table)| {
                let header = &table.kept.setup.header;
                table.summary.over && table.copied == 0 && is_rated(header) && !is_counted(id)
            })
            .collect();
        found.sort_by_key(|(_, table)| table.turn);
        let unrated = |(id, table): (&TableId, &super::Table)| Unrated {
            table: id.clone(),
            game: table.kept.setup.header.game.clone(),
            ended: table.changed,
            finished: table.finished(),
        };
        found.into_iter().map(unrated).collect()
    }

    /// Returns all ratings of a person in a game, oldest first.
    pub(super) fn course(&self, game: &str, person: Person) -> Vec<Reached> {
        let games = self.rated.values().filter(|rated| rated.game == game);
        let own = games.flat_map(|rated| rated.ratings.iter().map(|rating| (rated.ended, *rating)));
        own.filter(|(_, rating)| rating.person == person).map(|(ended, rating)| Reached { ended, rating }).collect()
    }

    pub(super) fn ladder(&self, Season { game, ended, least, most }: &Season) -> Vec<Ranked> {
        let games = self.rated.values().filter(|rated| rated.game == *game && ended.contains(&rated.ended));
        let mut last = BTreeMap::new();
        for rating in games.flat_map(|rated| &rated.ratings) {
            let (games, newest) = last.entry(rating.person).or_insert((0, *rating));
            (*games, *newest) = (*games + 1, *rating);
        }
        let mut ranked: Vec<Ranked> = last
            .into_iter()
            .filter(|(_, (games, _))| games >= least)
            .filter_map(|(person, (games, rating))| {
                let Player { id: player, name, .. } = self.player(person)?;
                Some(Ranked { player, name, games, rating })
            })
            .collect();
        ranked.sort_by_key(|Ranked { player, rating, .. }| {
            (Reverse(rating.rating - 2 * rating.deviation), player.clone())
        });
        ranked.truncate(*most);
        ranked
    }

    /// Returns the players and the counted games for a backup.
    pub(super) fn places(&self) -> Vec<Item> {
        let player = |(person, id): (&Person, &PlayerId)| {
            Item::Player(PlayerItem { person: Hash(*person).print(), id: id.as_str().to_owned() })
        };
        let rated = self.rated.values().map(|rated| Item::Rated(RatedItem::of(rated)));
        self.players.iter().map(player).chain(rated).collect()
    }

    pub(super) fn take_player(&mut self, PlayerItem { person, id }: &PlayerItem) -> Result<(), StoreFault> {
        match (Hash::parse(person), PlayerId::parse(id)) {
            (Some(Hash(person)), Some(id)) => self.keep_player(person, &id),
            _ => Err(StoreFault::damaged("player", "expected a person and an id of 16 hexadecimal digits")),
        }
    }

    pub(super) fn take_rated(&mut self, item: RatedItem) -> Result<(), StoreFault> {
        let rated = item.read()?;
        self.rated.insert((rated.game.clone(), rated.number), rated);
        Ok(())
    }
}

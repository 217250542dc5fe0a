//! The players of the store in memory.

use super::{Memory, Shelf};
use crate::{Item, Key, KeyHash, KeyKind, Player, PlayerId, PlayerItem, PlayerStore, StoreFault, holders::Hash};
use dealer::Person;

#[async_trait::async_trait]
impl PlayerStore for Memory {
    async fn keep_player(&self, person: Person, id: &PlayerId) -> Result<(), StoreFault> {
        self.shelf().keep_player(person, id)
    }

    async fn player(&self, id: &PlayerId) -> Result<Option<Player>, StoreFault> {
        let shelf = self.shelf();
        let found = shelf.players.iter().find(|(_, own)| *own == id);
        Ok(found.and_then(|(person, _)| shelf.player(*person)))
    }

    async fn players(&self, people: &[Person]) -> Result<Vec<Player>, StoreFault> {
        let shelf = self.shelf();
        Ok(people.iter().filter_map(|person| shelf.player(*person)).collect())
    }

    async fn merge(&self, guest: Person, device: &Key, link: Option<KeyHash>) -> Result<(), StoreFault> {
        self.shelf().merge(guest, device, link)
    }

    async fn unkeep(&self, person: Person, by: Person) -> Result<(), StoreFault> {
        self.shelf().unkeep(person, by);
        Ok(())
    }
}

impl Shelf {
    fn keep_player(&mut self, person: Person, id: &PlayerId) -> Result<(), StoreFault> {
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

    fn unkeep(&mut self, person: Person, by: Person) {
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

    /// Returns the players for a backup.
    pub(super) fn player_items(&self) -> impl Iterator<Item = Item> + '_ {
        let item = |(person, id): (&Person, &PlayerId)| PlayerItem {
            person: Hash(*person).print(),
            id: id.as_str().to_owned(),
        };
        self.players.iter().map(item).map(Item::Player)
    }

    pub(super) fn take_player(&mut self, PlayerItem { person, id }: &PlayerItem) -> Result<(), StoreFault> {
        match (Hash::parse(person), PlayerId::parse(id)) {
            (Some(Hash(person)), Some(id)) => self.keep_player(person, &id),
            _ => Err(StoreFault::damaged("player", "expected a person and an id of 16 hexadecimal digits")),
        }
    }
}

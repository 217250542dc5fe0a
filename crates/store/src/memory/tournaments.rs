//! The tournaments of the store in memory.

use super::{Memory, Shelf};
use crate::{
    Item, StoreFault, TableId, Tournament, TournamentItem, TournamentStore, Tourneys,
    holders::{Hash, mark},
};
use dealer::Person;
use std::cmp::Reverse;

#[async_trait::async_trait]
impl TournamentStore for Memory {
    async fn keep_tournament(&self, tournament: &Tournament) -> Result<(), StoreFault> {
        self.shelf().keep_tournament(tournament)
    }

    async fn tournament(&self, id: &TableId) -> Result<Tournament, StoreFault> {
        self.shelf().tournaments.get(id).cloned().ok_or(StoreFault::Missing)
    }

    async fn tournaments(&self, wanted: Tourneys, most: usize) -> Result<Vec<Tournament>, StoreFault> {
        Ok(self.shelf().sought(wanted, most))
    }
}

impl Shelf {
    fn keep_tournament(&mut self, tournament: &Tournament) -> Result<(), StoreFault> {
        match self.tournaments.get(&tournament.id) {
            None if tournament.version > 1 => return Err(StoreFault::Missing),
            Some(kept) if kept.version + 1 != tournament.version => return Err(StoreFault::Taken),
            None | Some(_) => {}
        }
        let made = self.tournaments.get(&tournament.id).map_or(tournament.made, |kept| kept.made);
        self.tournaments.insert(tournament.id.clone(), Tournament { made, ..tournament.clone() });
        Ok(())
    }

    fn sought(&self, wanted: Tourneys, most: usize) -> Vec<Tournament> {
        let is_wanted = |tournament: &&Tournament| match wanted {
            Tourneys::At(stage) => tournament.stage == stage,
            Tourneys::Of(person) => tournament.words.contains(&mark(person)),
        };
        let mut found: Vec<Tournament> = self.tournaments.values().filter(is_wanted).cloned().collect();
        found.sort_by_key(|tournament| Reverse(tournament.made));
        found.truncate(most);
        found
    }

    pub(super) fn unkeep_in_tournaments(&mut self, person: Person, by: Person) {
        let own = mark(person);
        for tournament in self.tournaments.values_mut().filter(|tournament| tournament.words.contains(&own)) {
            tournament.words = tournament.words.replace(&Hash(person).print(), &Hash(by).print());
            tournament.version += 1;
        }
    }

    /// Returns the tournaments for a backup, oldest first.
    pub(super) fn tournament_items(&self) -> impl Iterator<Item = Item> + '_ {
        let mut all: Vec<&Tournament> = self.tournaments.values().collect();
        all.sort_by_key(|tournament| tournament.made);
        all.into_iter().map(|tournament| Item::Tournament(TournamentItem::of(tournament)))
    }

    pub(super) fn take_tournament(&mut self, item: TournamentItem) -> Result<(), StoreFault> {
        let tournament = item.read()?;
        self.tournaments.insert(tournament.id.clone(), tournament);
        Ok(())
    }
}

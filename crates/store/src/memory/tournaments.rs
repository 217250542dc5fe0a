//! The tournaments of the store in memory.

use super::Shelf;
use crate::{
    Item, Standing, StoreFault, TableId, Tournament, TournamentItem, Tourneys,
    holders::{Hash, mark},
};
use dealer::Person;
use std::cmp::Reverse;

impl Shelf {
    pub(super) fn keep_tournament(&mut self, tournament: &Tournament) -> Result<(), StoreFault> {
        match self.tournaments.get(&tournament.id) {
            None if tournament.version > 1 => return Err(StoreFault::Missing),
            Some(kept) if kept.version + 1 != tournament.version => return Err(StoreFault::Taken),
            None | Some(_) => {}
        }
        let made = self.tournaments.get(&tournament.id).map_or(tournament.made, |kept| kept.made);
        self.tournaments.insert(tournament.id.clone(), Tournament { made, ..tournament.clone() });
        Ok(())
    }

    pub(super) fn sought(&self, wanted: Tourneys, most: usize) -> Vec<Tournament> {
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

    pub(super) fn standings(&self, ids: &[TableId]) -> Vec<(TableId, Option<Standing>)> {
        ids.iter().filter_map(|id| Some((id.clone(), self.tables.get(id)?.summary.standing.clone()))).collect()
    }

    /// Returns the tournaments for a backup.
    pub(super) fn tournament_items(&self) -> Vec<Item> {
        let mut all: Vec<&Tournament> = self.tournaments.values().collect();
        all.sort_by_key(|tournament| tournament.made);
        all.into_iter().map(|tournament| Item::Tournament(TournamentItem::of(tournament))).collect()
    }

    pub(super) fn take_tournament(&mut self, item: TournamentItem) -> Result<(), StoreFault> {
        let tournament = item.read()?;
        self.tournaments.insert(tournament.id.clone(), tournament);
        Ok(())
    }
}

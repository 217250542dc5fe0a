//! The counted games and their ratings of the store in memory.

use super::{Memory, Shelf, table::Table};
use crate::{
    Item, Player, Ranked, Rated, RatedItem, RatingStore, Reached, Season, StoreFault, TableId, Unrated,
    columns::is_rated,
};
use dealer::Person;
use std::{cmp::Reverse, collections::BTreeMap};

#[async_trait::async_trait]
impl RatingStore for Memory {
    async fn unrated(&self) -> Result<Vec<Unrated>, StoreFault> {
        Ok(self.shelf().unrated())
    }

    async fn counted(&self, game: &str) -> Result<u64, StoreFault> {
        let shelf = self.shelf();
        let last = shelf.rated.keys().rfind(|(counted, _)| counted == game);
        Ok(last.map_or(0, |(_, number)| *number))
    }

    async fn rate(&self, rated: &Rated) -> Result<(), StoreFault> {
        let mut shelf = self.shelf();
        let key = (rated.game.clone(), rated.number);
        if shelf.rated.contains_key(&key) || shelf.rated.values().any(|other| other.table == rated.table) {
            return Err(StoreFault::Taken);
        }
        shelf.rated.insert(key, rated.clone());
        Ok(())
    }

    async fn rated(&self, game: &str, after: u64, most: usize) -> Result<Vec<Rated>, StoreFault> {
        let shelf = self.shelf();
        let wanted = shelf.rated.values().filter(|rated| rated.game == game && rated.number > after);
        Ok(wanted.take(most).cloned().collect())
    }

    async fn reached(&self, game: &str, person: Person) -> Result<Option<Reached>, StoreFault> {
        Ok(self.shelf().course(game, person).pop())
    }

    async fn course(&self, game: &str, person: Person, most: usize) -> Result<(Vec<Reached>, u64), StoreFault> {
        let mut all = self.shelf().course(game, person);
        let count = all.len();
        Ok((all.split_off(count.saturating_sub(most)), count as u64))
    }

    async fn ladder(&self, season: &Season) -> Result<Vec<Ranked>, StoreFault> {
        Ok(self.shelf().ladder(season))
    }
}

impl Shelf {
    fn unrated(&self) -> Vec<Unrated> {
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
        let unrated = |(id, table): (&TableId, &Table)| Unrated {
            table: id.clone(),
            game: table.kept.setup.header.game.clone(),
            ended: table.changed,
            finished: table.finished(),
        };
        found.into_iter().map(unrated).collect()
    }

    /// Returns all ratings of a person in a game, oldest first.
    fn course(&self, game: &str, person: Person) -> Vec<Reached> {
        let games = self.rated.values().filter(|rated| rated.game == game);
        let own = games.flat_map(|rated| rated.ratings.iter().map(|rating| (rated.ended, *rating)));
        own.filter(|(_, rating)| rating.person == person).map(|(ended, rating)| Reached { ended, rating }).collect()
    }

    fn ladder(&self, Season { game, ended, least, most }: &Season) -> Vec<Ranked> {
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

    /// Returns the counted games for a backup.
    pub(super) fn rated_items(&self) -> impl Iterator<Item = Item> + '_ {
        self.rated.values().map(|rated| Item::Rated(RatedItem::of(rated)))
    }

    pub(super) fn take_rated(&mut self, item: RatedItem) -> Result<(), StoreFault> {
        let rated = item.read()?;
        self.rated.insert((rated.game.clone(), rated.number), rated);
        Ok(())
    }
}

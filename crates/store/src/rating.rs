//! Ratings as they are stored: a list of the games that were counted, and the ratings after each of them.

use crate::{Finished, PlayerId, RatedItem, RatingItem, StoreFault, TableId, holders::Hash};
use dealer::Person;
use std::ops::Range;

/// A rated game that is over and has not been counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unrated {
    pub table: TableId,
    /// The name of the game.
    pub game: String,
    /// The time of the last change, in seconds since 1970.
    pub ended: u64,
    /// The result, or `None` if the game has none because it was called off.
    pub finished: Option<Finished>,
}

/// A rated game that was counted. The games of one kind are counted one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The name of the game.
    pub game: String,
    /// The number of this game among the counted games of its kind, from 1.
    pub number: u64,
    pub table: TableId,
    /// The time at which it ended, in seconds since 1970.
    pub ended: u64,
    /// The new ratings of the people for whom it counts.
    pub ratings: Vec<Rating>,
}

/// The rating of a person after a game. Whole numbers, so that a recount gives the very same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    pub person: Person,
    /// The rating, in thousandths.
    pub rating: i64,
    /// The deviation, in thousandths.
    pub deviation: i64,
    /// The volatility, in thousand-millionths.
    pub volatility: i64,
}

/// The rating of a person after a game, with the time at which the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The time, in seconds since 1970.
    pub ended: u64,
    pub rating: Rating,
}

/// The part of the ratings that a ladder shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// The name of the game.
    pub game: String,
    /// The time in which the games ended, in seconds since 1970.
    pub ended: Range<u64>,
    /// The number of games from which on a person is listed.
    pub least: u64,
    /// The greatest number of people in the list.
    pub most: usize,
}

/// A line of a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    pub player: PlayerId,
    pub name: String,
    /// The number of the person's games in the season.
    pub games: u64,
    /// The rating after the last of them.
    pub rating: Rating,
}

impl RatedItem {
    pub(crate) fn of(rated: &Rated) -> RatedItem {
        let Rated { game, number, table, ended, ratings } = rated;
        RatedItem {
            game: game.clone(),
            number: number.cast_signed(),
            table: table.as_str().to_owned(),
            ended: ended.cast_signed(),
            ratings: ratings.iter().map(RatingItem::of).collect(),
        }
    }

    pub(crate) fn read(self) -> Result<Rated, StoreFault> {
        let RatedItem { game, number, table, ended, ratings } = self;
        Ok(Rated {
            game,
            number: number.cast_unsigned(),
            table: TableId::parse(&table).ok_or_else(|| StoreFault::damaged("name", &table))?,
            ended: ended.cast_unsigned(),
            ratings: ratings.into_iter().map(RatingItem::read).collect::<Result<_, _>>()?,
        })
    }
}

impl RatingItem {
    pub(crate) fn of(rating: &Rating) -> RatingItem {
        let Rating { person, rating, deviation, volatility } = *rating;
        RatingItem { person: Hash(person).print(), rating, deviation, volatility }
    }

    pub(crate) fn read(self) -> Result<Rating, StoreFault> {
        let RatingItem { person, rating, deviation, volatility } = self;
        let Hash(person) = Hash::parse(&person).ok_or_else(|| StoreFault::damaged("rating", "expected a person"))?;
        Ok(Rating { person, rating, deviation, volatility })
    }
}

//! The ladder of a game in a season, which is a quarter of a year in UTC.

use crate::clock::now;
use crate::{
    held::Home,
    ratings::{count, interval, points},
    troubles::refusal,
};
use catalog::Day;
use host::Refusal;
use protocol::{Ladder, Rung};
use std::{fmt, str::FromStr};
use store::{Ranked, Season};

/// The number of rated games in a season from which on a person is on its ladder.
const LEAST: u64 = 5;

/// The greatest number of people on a ladder.
const MOST: usize = 100;

/// Returns the ladder of a game in a season, or in the one that contains today.
pub(super) async fn ladder(home: &Home, game: &str, season: Option<&str>) -> Result<Ladder, Refusal> {
    catalog::game(game).map_err(Refusal::Setup)?;
    let today = Quarter::of(Day::at(now()));
    let quarter = match season {
        Some(text) => text.parse().ok().filter(|quarter| *quarter <= today).ok_or(Refusal::NoSuchSeason)?,
        None => today,
    };
    count(&*home.store).await.map_err(refusal)?;
    let season =
        Season { game: game.to_owned(), ended: quarter.begins()..quarter.after().begins(), least: LEAST, most: MOST };
    let ranked = home.store.ladder(&season).await.map_err(refusal)?;
    let rung = |Ranked { player, name, games, rating }: Ranked| Rung {
        player: player.as_str().to_owned(),
        name,
        rating: points(rating.rating),
        interval: interval(&rating),
        games,
    };
    Ok(Ladder {
        game: season.game,
        season: quarter.to_string(),
        until: season.ended.end,
        before: quarter.before().to_string(),
        after: (quarter < today).then(|| quarter.after().to_string()),
        least: LEAST,
        rungs: ranked.into_iter().map(rung).collect(),
    })
}

/// A quarter of a year, counted from the beginning of our era.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Quarter(u32);

impl Quarter {
    fn of(day: Day) -> Quarter {
        let (year, month, _) = day.date();
        Quarter(4 * year + (month - 1) / 3)
    }

    /// Returns the time at which the quarter begins, in seconds since 1970.
    fn begins(self) -> u64 {
        let first: Result<Day, _> = format!("{:04}-{:02}-01", self.0 / 4, 3 * (self.0 % 4) + 1).parse();
        first.map_or(u64::from(u32::MAX), Day::begins)
    }

    fn after(self) -> Quarter {
        Quarter(self.0 + 1)
    }

    fn before(self) -> Quarter {
        Quarter(self.0 - 1)
    }
}

/// The year and the number of the quarter, such as `2026-4`.
impl fmt::Display for Quarter {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}-{}", self.0 / 4, self.0 % 4 + 1)
    }
}

impl FromStr for Quarter {
    type Err = ();

    fn from_str(text: &str) -> Result<Quarter, ()> {
        let (year, number) = text.split_once('-').ok_or(())?;
        let (year, number): (u32, u32) = (year.parse().map_err(drop)?, number.parse().map_err(drop)?);
        if (1971..=9998).contains(&year) && (1..=4).contains(&number) {
            Ok(Quarter(4 * year + number - 1))
        } else {
            Err(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_is_a_quarter_of_a_year() {
        let of = |day: &str| Quarter::of(day.parse().unwrap());
        for (day, season) in
            [("2026-01-01", "2026-1"), ("2026-03-31", "2026-1"), ("2026-04-01", "2026-2"), ("2026-12-31", "2026-4")]
        {
            assert_eq!(of(day).to_string(), season);
            assert_eq!(season.parse(), Ok(of(day)));
        }
        let (last, first) = (of("2026-12-31"), of("2027-01-01"));
        assert_eq!((last.after(), first.before()), (first, last));
        assert_eq!(Day::at(first.begins()).to_string(), "2027-01-01");
        for text in ["", "2026", "2026-0", "2026-5", "2026-1-1", "x-1", "1-1", "99999999-1"] {
            assert!(text.parse::<Quarter>().is_err(), "{text}");
        }
    }
}

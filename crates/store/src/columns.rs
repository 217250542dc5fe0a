//! The columns of the database tables, which are the same in all kinds of databases.

use crate::{
    Finished, Item, Listed, PackItem, Row, Setup, Standing, StoreFault, Summary, TableId, Told, Unrated,
    holders::{parse_held, parse_seats, print_seats},
    list::searched,
};
use dealer::{Person, Private};
use kernel::{MAX_SEATS, Seat};
use luck::LuckKey;
use protocol::{Pace, SeatPlan};
use table::Header;

/// The greatest number of tables with an incomplete summary that one request returns.
pub(crate) const MOST_UNSUMMARISED: i64 = 64;

/// The greatest number of rows that are added to a log in one statement. SQLite allows 32,766 values in a statement,
/// and each row takes three of them.
pub(crate) const MOST_INSERTED: usize = 256;

/// The greatest number of rows for which the statement that adds them is kept prepared. The statement that adds
/// [`MOST_INSERTED`] rows is also kept prepared.
pub(crate) const MOST_KEPT_READY: usize = 32;

/// The columns that hold a table without its log.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct SetupColumns {
    pub(crate) header: String,
    pub(crate) seats: String,
    pub(crate) seed: i64,
    pub(crate) luck_key: Option<String>,
    pub(crate) pace: String,
}

/// The columns that the list of tables reads for each table.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct ListedColumns {
    pub(crate) id: String,
    pub(crate) turn: i64,
    pub(crate) changed: i64,
    pub(crate) log_rows: i64,
    pub(crate) header: String,
    pub(crate) seats: String,
    pub(crate) entries: Option<i64>,
    pub(crate) is_over: Option<bool>,
    pub(crate) heading_en: Option<String>,
    pub(crate) heading_fr: Option<String>,
    pub(crate) standing: Option<String>,
}

/// The columns that the statistics read for each finished game.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct FinishedColumns {
    pub(crate) id: String,
    pub(crate) changed: i64,
    pub(crate) header: String,
    pub(crate) seats: String,
    pub(crate) standing: String,
}

/// The columns that a backup reads for each table, without the log.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct TableColumns {
    pub(crate) id: String,
    pub(crate) header: String,
    pub(crate) seats: String,
    pub(crate) seed: i64,
    pub(crate) luck_key: Option<String>,
    pub(crate) pace: String,
    pub(crate) created: i64,
    pub(crate) changed: i64,
    pub(crate) entries: Option<i64>,
    pub(crate) is_over: Option<bool>,
    pub(crate) heading_en: Option<String>,
    pub(crate) heading_fr: Option<String>,
    pub(crate) standing: Option<String>,
    pub(crate) copied: i64,
    pub(crate) is_public: bool,
}

impl SetupColumns {
    pub(crate) fn of(setup: &Setup) -> SetupColumns {
        SetupColumns {
            header: setup.header.print(),
            seats: print_seats(&setup.seats, &setup.holders),
            seed: setup.seed.cast_signed(),
            luck_key: setup.key.map(|key| key.hex()),
            pace: pace_name(setup.pace).to_owned(),
        }
    }

    pub(crate) fn read(&self) -> Result<Setup, StoreFault> {
        let SetupColumns { header, seats, seed, luck_key, pace } = self;
        let (seats, holders) = parse_held(seats).map_err(|why| StoreFault::damaged("seats", why))?;
        let key = luck_key.as_deref().map(|key| {
            let expected = || StoreFault::damaged("key", "expected 64 hexadecimal digits");
            LuckKey::parse(key).ok_or_else(expected)
        });
        Ok(Setup {
            header: Header::parse(header).map_err(|why| StoreFault::damaged("header", why))?,
            seats,
            holders,
            seed: seed.cast_unsigned(),
            key: key.transpose()?,
            pace: read_pace(pace)?,
        })
    }
}

impl ListedColumns {
    /// Returns the table, or `None` if its name cannot be read, because a table without a name cannot be opened.
    pub(crate) fn read(self) -> Option<Listed> {
        let summary = match (self.entries, self.is_over, self.heading_en, self.heading_fr) {
            (Some(entries), Some(over), Some(en), Some(fr)) => {
                let standing = self.standing.as_deref().and_then(Standing::parse);
                Some(Summary { entries: entries.cast_unsigned(), over, heading: Told { en, fr }, standing })
            }
            _ => None,
        };
        let (seats, holders) = parse_held(&self.seats).ok().unzip();
        Some(Listed {
            id: TableId::parse(&self.id)?,
            turn: self.turn.cast_unsigned(),
            changed: self.changed.cast_unsigned(),
            rows: self.log_rows.cast_unsigned(),
            header: Header::parse(&self.header).ok(),
            seats,
            holders: holders.unwrap_or_default(),
            summary,
        })
    }
}

impl FinishedColumns {
    /// Returns the game, or `None` if its columns are damaged.
    pub(crate) fn read(self) -> Option<Finished> {
        let FinishedColumns { id: _, changed, header, seats, standing } = self;
        let (held, standing) = (parse_held(&seats).ok()?, Standing::parse(&standing)?);
        finished(changed.cast_unsigned(), &Header::parse(&header).ok()?, held, standing)
    }

    /// Returns the game as one to be counted, or `None` if its name or its header is damaged.
    pub(crate) fn unrated(self) -> Option<Unrated> {
        let (table, game) = (TableId::parse(&self.id)?, Header::parse(&self.header).ok()?.game);
        Some(Unrated { table, game, ended: self.changed.cast_unsigned(), finished: self.read() })
    }
}

/// Returns the finished game, or `None` if the game is not over or does not have one score for each seat.
pub(crate) fn finished(
    changed: u64,
    header: &Header,
    (seats, holders): (Vec<SeatPlan>, Vec<Option<Person>>),
    standing: Standing,
) -> Option<Finished> {
    match standing {
        Standing::Over(outcome) if outcome.scores.len() == seats.len() => {
            let (game, lesson) = (header.game.clone(), header.lesson.is_some());
            Some(Finished { changed, game, seats, holders, outcome, lesson })
        }
        Standing::Over(_) | Standing::Turn(_) => None,
    }
}

/// Reports whether the game with this header is rated.
pub(crate) fn is_rated(header: &Header) -> bool {
    header.terms.as_ref().is_some_and(|terms| terms.rated)
}

/// Returns the rows of a log, read from their numbers and lines. The numbers must be 1, 2, 3 and so on.
pub(crate) fn read_log(lines: impl IntoIterator<Item = (i64, String)>) -> Result<Vec<Row>, StoreFault> {
    read_log_after(0, lines)
}

/// Returns the rows of a log after the first `after` rows.
pub(crate) fn read_log_after(
    after: u64,
    lines: impl IntoIterator<Item = (i64, String)>,
) -> Result<Vec<Row>, StoreFault> {
    let read = |(expected, (number, line)): (u64, (i64, String))| {
        let damaged = |why: String| StoreFault::Damaged(format!("row {expected} of its log: {why}"));
        if u64::try_from(number) != Ok(expected) {
            return Err(damaged(format!("found number {number}; expected {expected}")));
        }
        Row::parse(&line).map_err(damaged)
    };
    (after + 1..).zip(lines).map(read).collect()
}

/// Returns a pack as an item of a backup. Refuses a pack that is not UTF-8 text.
pub(crate) fn pack_item(key: &str, hash: &str, bytes: Vec<u8>) -> Result<Item, StoreFault> {
    let text = String::from_utf8(bytes).map_err(|why| StoreFault::damaged("pack", why))?;
    Ok(Item::Pack(PackItem { key: key.to_owned(), hash: hash.to_owned(), text }))
}

/// Reads the seed of a table from a backup, where the seed is written as text.
pub(crate) fn read_seed(text: &str) -> Result<i64, StoreFault> {
    text.parse().map_err(|why| StoreFault::damaged("seed", why))
}

/// Returns the name of the game in `header`, and the text in which searches look for words. Either part is empty if its
/// source is damaged. A search cannot find the table by an empty part.
pub(crate) fn found_by(header: &str, seats: &str) -> (String, String) {
    let (game, day) = Header::parse(header).map(|header| (header.game, header.daily)).unwrap_or_default();
    (game, parse_seats(seats).map(|seats| searched(day, &seats)).unwrap_or_default())
}

pub(crate) fn read_pace(pace: &str) -> Result<Pace, StoreFault> {
    let found = [Pace::Calm, Pace::Brisk, Pace::Instant].into_iter().find(|known| pace_name(*known) == pace);
    found.ok_or_else(|| StoreFault::damaged("pace", format!("found {pace:?}; expected calm, brisk or instant")))
}

/// Reports whether the game with this header is rated. A damaged header is not.
pub(crate) fn is_printed_rated(header: &str) -> bool {
    Header::parse(header).is_ok_and(|header| is_rated(&header))
}

pub(crate) fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Calm => "calm",
        Pace::Brisk => "brisk",
        Pace::Instant => "instant",
    }
}

/// Reads the part of a table that only one seat knows, from the number of the seat and a text.
pub(crate) fn read_private((seat, known): (i64, String)) -> Result<(Seat, Private), StoreFault> {
    let seat = usize::try_from(seat).ok().and_then(|seat| Seat::new(seat, MAX_SEATS));
    let seat = seat.ok_or_else(|| StoreFault::damaged("orders", "expected the number of a seat"))?;
    Ok((seat, Private::parse(&known).map_err(|why| StoreFault::damaged("orders", why))?))
}

//! Real games, played by bots in the process of the trial. They fill stores, and their records are uploaded.

use anyhow::{Result, bail};
use catalog::{Header, Level};
use dealer::Dealer;
use host::heading;
use kernel::{Lang, OptionValue, Options, Rng, Shelf, Turn};
use protocol::{Pace, SeatPlan};
use std::sync::OnceLock;
use store::{Row, Setup, Standing, Store, StoreFault, Summary, TableId, Told};

/// A finished game, in the form that a store keeps.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) header: Header,
    pub(crate) rows: Vec<Row>,
    pub(crate) summary: Summary,
}

/// The way in which the bots choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    Random,
    /// Every other decision is the first choice offered, which makes games long.
    Dawdling,
}

/// The number of entries that a long game must exceed.
const LONG: usize = 8_000;

/// The greatest number of games that are tried to find a long game.
const TRIES: u64 = 40;

/// Plays a game to its end. Its seats are named "Player 1", "Player 2" and so on.
pub(crate) fn played(game: &str, options: &Options, (seats, seed): (usize, u64), manner: Manner) -> Result<Played> {
    let names = (1..=seats).map(|seat| format!("Player {seat}")).collect();
    let table = catalog::open(game, options, names, &Shelf::EMPTY)?;
    let mut dealer = Dealer::new(table, vec![Some(Level::Random); seats], seed)?;
    let owed = dealer.owed()?;
    dealer.commit(owed)?;
    while let Turn::Of(seat) = dealer.table().turn() {
        let is_first = manner == Manner::Dawdling && dealer.rows().is_multiple_of(2);
        let choice = if is_first { 0 } else { dealer.think(Level::Random)?(&mut || false) };
        let step = dealer.act(seat, choice)?;
        dealer.commit(step)?;
    }
    let table = dealer.table();
    let [en, fr] = [Lang::En, Lang::Fr].map(|lang| heading(table, dealer.parted(), lang));
    Ok(Played {
        header: table.header().clone(),
        rows: table.lines().into_iter().map(Row::Line).collect(),
        summary: Summary {
            entries: table.entries() as u64,
            over: true,
            heading: Told { en, fr },
            standing: Some(Standing::of(table, dealer.parted())),
        },
    })
}

/// Returns a game with thousands of entries. The first call plays the game, and later calls return the same game.
pub(crate) fn long() -> Result<&'static Played> {
    static GAME: OnceLock<Played> = OnceLock::new();
    if let Some(game) = GAME.get() {
        return Ok(game);
    }
    let options = Options::from([("roundCap".to_owned(), OptionValue::Number(200))]);
    for seed in 0..TRIES {
        let game = played("oz", &options, (4, seed), Manner::Dawdling)?;
        if game.rows.len() > LONG {
            return Ok(GAME.get_or_init(|| game));
        }
    }
    bail!("none of {TRIES} games has more than {LONG} entries")
}

impl Played {
    /// Returns the record of the game.
    pub(crate) fn record(&self) -> String {
        let lines = self.rows.iter().map(Row::print);
        std::iter::once(self.header.print()).chain(lines).map(|line| line + "\n").collect()
    }

    /// Stores the game as a new table whose seats all belong to people. Returns the id of the table.
    pub(crate) async fn store(&self, store: &dyn Store) -> Result<TableId> {
        let header = self.header.clone();
        let seats: Vec<SeatPlan> = header.seats.iter().map(|name| SeatPlan { name: name.clone(), bot: None }).collect();
        let setup = Setup { header, holders: vec![None; seats.len()], seats, seed: 0, key: None, pace: Pace::Instant };
        let mut luck = Rng::new(1900);
        loop {
            let id = TableId::draw(&mut luck);
            match store.create(&id, &setup, &self.rows, &self.summary).await {
                Ok(()) => return Ok(id),
                Err(StoreFault::Taken) => {}
                Err(fault) => return Err(fault.into()),
            }
        }
    }
}

//! A table of one type of game: the transcript, and the position at its end.

use crate::{Drawn, FORMAT, Header, Line, OpenFault, TableFault, chunked::Chunked, happened::Happened};
use kernel::{
    CardSet, Digest, Entry, Illegal, Lang, OptionSpec, Options, Purpose, Reader, Seat, SeatMap, SeatNames, Shelf,
    Tabletop, Turn, Viewer,
};
use std::{collections::VecDeque, mem, sync::Arc};

/// The number of recent positions that are kept. With these positions, the last few entries can be shown or taken back
/// without a replay of the game.
const MOST_RECENT: usize = 32;

/// A game in progress, whose type is known.
///
/// ```no_run
/// use kernel::{Options, Shelf, Tabletop};
/// use table::{AnyTable, OpenFault, Table};
///
/// /// Sets up a game of any type for two, and hides the type.
/// fn open<G: Tabletop>(edition: G::Edition) -> Result<Box<dyn AnyTable>, OpenFault> {
///     let seats = vec!["Ann".to_owned(), "Ben".to_owned()];
///     let table: Table<G> = Table::open(edition, &Options::new(), seats, &Shelf::EMPTY)?;
///     Ok(Box::new(table))
/// }
/// ```
pub struct Table<G: Tabletop> {
    /// The game. It is shared with the bots, which may still run after the call that started them.
    pub(crate) game: Arc<G>,
    pub(crate) header: Header,
    names: SeatMap<String>,
    pub(crate) log: Chunked<Logged<G>>,
    pub(crate) happened: Happened<G::Event>,
    /// The positions before each of the newest entries, oldest first.
    recent: VecDeque<Arc<G::State>>,
    pub(crate) state: G::State,
}

/// An entry of the transcript, its drawn number, the digest of the position after it, and the length of the record's lines up to this
/// entry.
pub(crate) struct Logged<G: Tabletop> {
    pub(crate) entry: Entry<G::Action, G::Chance>,
    /// The number that was drawn for an outcome of chance, at a table whose luck can be checked.
    pub(crate) drawn: Option<Drawn>,
    pub(crate) digest: u64,
    /// The purpose of the draw, or `None` for an action.
    pub(crate) purpose: Option<Purpose>,
    pub(crate) bytes: usize,
}

impl<G: Tabletop> Clone for Logged<G> {
    fn clone(&self) -> Logged<G> {
        *self
    }
}

impl<G: Tabletop> Copy for Logged<G> {}

/// Copies of a table share its game, so the game need not be `Clone`.
impl<G: Tabletop> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        let Table { game, header, names, log, happened, recent, state } = self;
        Table {
            game: Arc::clone(game),
            header: header.clone(),
            names: names.clone(),
            log: log.clone(),
            happened: happened.clone(),
            recent: recent.clone(),
            state: state.clone(),
        }
    }
}

impl<G: Tabletop> Table<G> {
    /// Sets up a new game for the people named in `seats`. No two seats may have the same name.
    ///
    /// # Errors
    ///
    /// Refuses an option, a number of seats or a name that is not allowed.
    pub fn open(
        edition: G::Edition,
        options: &Options,
        seats: Vec<String>,
        shelf: &Shelf,
    ) -> Result<Table<G>, OpenFault> {
        let game = G::open(edition, options, seats.len(), shelf)?;
        let seats = SeatNames::exact(&seats)?.into_strings();
        // Only the packs that the options select are read, because reading a pack takes time.
        let specs = G::option_specs(edition, Lang::En, &shelf.only(&G::packs(edition, options)));
        let header = Header {
            brickroad: FORMAT,
            game: game.name().to_owned(),
            options: OptionSpec::check(&specs, options)?,
            cards: Some(game.card_set()),
            rules: Some(G::RULES),
            seats,
            bots: Vec::new(),
            lesson: None,
            daily: None,
            luck: None,
            terms: None,
            left: Vec::new(),
            hints: None,
            end: None,
        };
        Ok(Table::start(Arc::new(game), header))
    }

    /// Sets up the game of a record at its first position, without the entries.
    ///
    /// # Errors
    ///
    /// Refuses a record whose cards or rules differ from those of this version, because its entries could have a
    /// different meaning here.
    pub fn resume(edition: G::Edition, header: &Header, shelf: &Shelf) -> Result<Table<G>, OpenFault> {
        if let Some(found) = header.rules.filter(|rules| *rules != G::RULES) {
            return Err(OpenFault::Rules { found, expected: G::RULES });
        }
        let mut table: Table<G> = Table::open(edition, &header.options, header.seats.clone(), shelf)?;
        table.header.bots.clone_from(&header.bots);
        table.header.lesson = header.lesson;
        table.header.terms.clone_from(&header.terms);
        table.header.daily = header.daily;
        table.header.luck.clone_from(&header.luck);
        let ours = table.game.card_set();
        match &header.cards {
            Some(theirs) if theirs.hash != ours.hash => {
                Err(OpenFault::Cards { found: print_cards(theirs), expected: print_cards(&ours) })
            }
            Some(_) | None => Ok(table),
        }
    }

    fn start(game: Arc<G>, header: Header) -> Table<G> {
        let names = SeatMap::new(game.seats(), |seat| header.seats.get(seat.index()).cloned().unwrap_or_default());
        let state = game.start();
        Table {
            game,
            header,
            names,
            log: Chunked::default(),
            happened: Happened::default(),
            recent: VecDeque::new(),
            state,
        }
    }

    /// Returns a copy of the game after its first `entries` entries.
    pub(crate) fn rewound(&self, entries: usize) -> Result<Table<G>, TableFault> {
        if entries > self.log.len() {
            return Err(TableFault::NoSuchEntry { entries: self.log.len() });
        }
        let mut table = Table::start(Arc::clone(&self.game), self.header.clone());
        table.log = self.log.clone();
        table.log.truncate(entries);
        table.happened = self.happened.clone();
        table.happened.truncate(entries);
        let taken_back = self.log.len() - entries;
        table.recent = self.recent.iter().rev().skip(taken_back).rev().cloned().collect();
        table.state = self.position(entries);
        Ok(table)
    }

    /// Returns the position after the first `entries` entries.
    pub(crate) fn position(&self, entries: usize) -> G::State {
        if entries == self.log.len() {
            return self.state.clone();
        }
        let recent = (self.log.len() - entries).checked_sub(1).and_then(|back| self.recent.iter().rev().nth(back));
        if let Some(recent) = recent {
            return G::State::clone(recent);
        }
        let log: Vec<_> = self.log.iter().map(|logged| logged.entry).take(entries).collect();
        Entry::replay(&*self.game, &log).expect("a log that came through the checked door replays")
    }

    /// Applies an entry. If the rules refuse the entry, or if `digest` is given and differs from the digest of the new
    /// position, nothing changes. The caller has checked that the drawn number gives the outcome.
    pub(crate) fn push(
        &mut self,
        (entry, drawn): (Entry<G::Action, G::Chance>, Option<Drawn>),
        digest: Option<&str>,
    ) -> Result<(), TableFault> {
        let longest = self.game.longest();
        if self.log.len() >= longest {
            return Err(TableFault::TooLong { longest });
        }
        let (mut next, mut events) = (self.state.clone(), Vec::new());
        entry.enter(&*self.game, &mut next, &mut Vec::new(), &mut events)?;
        let reached = Digest::of(&*self.game, &next);
        match digest {
            Some(found) if Digest::parse(found) != Some(reached) => {
                return Err(TableFault::Digest { found: found.to_owned(), expected: Digest::print(reached) });
            }
            Some(_) | None => {}
        }
        let before = mem::replace(&mut self.state, next);
        let purpose = match entry {
            Entry::Chance(_) => Some(self.game.purpose(&before)),
            Entry::Action(..) => None,
        };
        self.recent.push_back(Arc::new(before));
        if self.recent.len() > MOST_RECENT {
            self.recent.pop_front();
        }
        let bytes = self.lines_bytes() + Line::of(self.log.len() + 1, (&entry, drawn), reached).print().len() + 1;
        self.log.push(Logged { entry, drawn, digest: reached, purpose, bytes });
        self.happened.push(events);
        Ok(())
    }

    /// Returns the total length of the record's lines after the header, in bytes.
    pub(crate) fn lines_bytes(&self) -> usize {
        self.log.len().checked_sub(1).and_then(|last| self.log.get(last)).map_or(0, |last| last.bytes)
    }

    /// Returns the seat that decides now. Returns an error if chance decides or the game is over.
    pub(crate) fn active(&self) -> Result<Seat, Illegal> {
        match self.game.turn(&self.state) {
            Turn::Of(seat) => Ok(seat),
            Turn::Chance => Err(Illegal::ChanceDecides),
            Turn::Over => Err(Illegal::Over),
        }
    }

    /// Returns the legal actions of `viewer`. The list is empty if the viewer is not to move.
    pub(crate) fn offered(&self, viewer: Viewer) -> Vec<G::Action> {
        let mut offered = Vec::new();
        match self.active() {
            Ok(seat) if viewer == Viewer::Seat(seat) => self.game.legal_actions(&self.state, seat, &mut offered),
            Ok(_) | Err(_) => {}
        }
        offered
    }

    pub(crate) fn reader(&self, lang: Lang) -> Reader<'_> {
        Reader { lang, names: &self.names }
    }
}

fn print_cards(cards: &CardSet) -> String {
    /// The greatest number of characters of a name that a fault shows.
    const SHOWN: usize = 40;
    let first = |text: &str, most: usize| text.chars().take(most).collect::<String>();
    format!("{:?} with the hash {:?}", first(&cards.name, SHOWN), first(&cards.hash, 64))
}

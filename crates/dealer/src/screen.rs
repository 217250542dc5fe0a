//! A screen at a table: the seat whose view it shows, its language, and the position that it shows.

use crate::{
    Dealer, LeaveFault, Person,
    access::Held,
    daily::dealt,
    eyes::{Eyes, SitFault},
    log::{Log, stop_before},
    open,
};
use catalog::{TableFault, UndoBar};
use kernel::{Digest, Lang, News, Note, Seat, Turn};
use protocol::{ClockInfo, Landmarks, LogPage, NewsLine, Pace, Position, TurnInfo, Undo, Update};
use std::ops::Range;

/// One screen. Two equal screens have the same content once both have [settled](Screen::settle).
///
/// ```
/// use catalog::{Level, open};
/// use dealer::{About, Dealer, Screen};
/// use kernel::{Lang, Options, Shelf};
/// use protocol::Pace;
///
/// let table = open("duel", &Options::new(), vec!["Ann".into(), "Greta".into()], &Shelf::EMPTY)?;
/// let mut dealer = Dealer::new(table, vec![None, Some(Level::Greedy)], 7)?;
/// let dealt = dealer.owed()?;
/// dealer.commit(dealt)?;
///
/// let mut screen = Screen::on_opening(&dealer, Lang::En);
/// let about = About { table: "t1", pace: Pace::Instant, notices: Vec::new(), clock: None, window: None };
/// let shown = screen.show(&dealer, &about, None)?;
/// assert_eq!(shown.position.viewer.map(|seat| seat.index()), Some(0)); // Ann plays alone
/// assert_eq!(shown.position.seats.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    lang: Lang,
    /// The seats that the screen may decide for.
    pub(crate) held: Held,
    eyes: Eyes,
    /// The number of entries of the earlier position that the screen shows, or `None` if it shows the newest position.
    back: Option<usize>,
}

/// The facts about a table that only its driver knows.
#[derive(Clone, Debug)]
pub struct About<'a> {
    /// The id of the table.
    pub table: &'a str,
    /// The pace at which bots play.
    pub pace: Pace,
    /// Notices for the people at this table.
    pub notices: Vec<String>,
    /// The clocks at the time of the drawing, as [`Dealer::clock`] returns them.
    pub clock: Option<ClockInfo>,
    /// The remaining time of a window for answers, as [`Dealer::window_left`] returns it.
    pub window: Option<u64>,
}

/// The reason why a decision of a screen is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecideFault {
    /// The table has changed since the position that the screen has seen.
    #[error("the position at row {at}; expected the newest, at row {row}")]
    MovedOn {
        /// The number of rows that the screen has seen.
        at: u64,
        /// The number of rows in the log now.
        row: u64,
    },
    /// The screen shows no seat's view, so it cannot decide for a seat.
    #[error("nobody sits at this screen; expected somebody to sit down first")]
    NoSeat,
    /// The screen shows the view of a seat that another person holds, which is possible once the game is over.
    #[error("another person holds seat {}; expected a seat of one's own", .0.index())]
    SeatOfOther(Seat),
}

/// The position that a screen shows, with the update that leads to it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The whole position.
    pub position: Position,
    /// The changes since the position that the screen showed before, or `None` if the new position does not continue
    /// that position.
    pub update: Option<Update>,
}

impl Screen {
    /// Returns a new screen of nobody in particular. At an open table it is a spectator's. On the machine that hosts
    /// the table it is everybody's, and if only one person plays, it shows the view of that person's seat.
    pub fn on_opening(dealer: &Dealer, lang: Lang) -> Screen {
        Screen::of(None, dealer, lang)
    }

    /// Returns a new screen of this person. At an open table it has the seats that the person holds, and if that is
    /// one seat, it shows the view of that seat.
    pub fn of(person: Option<Person>, dealer: &Dealer, lang: Lang) -> Screen {
        let held = dealer.held(person);
        Screen { lang, held, eyes: Eyes::on_opening(held, dealer), back: None }
    }

    /// Returns the language of the screen.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Returns the seat whose view the screen shows. Returns `None` if the screen shows no seat's view, or the views of
    /// all seats.
    pub fn viewer(&self) -> Option<Seat> {
        self.eyes.seat()
    }

    /// Changes the language of the screen.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// Changes the seat whose view the screen shows. With `None`, the person at the screen stands up.
    ///
    /// # Errors
    ///
    /// Refuses a seat that the table does not have. Before the game is over, also refuses the seat of a bot, and a seat
    /// that another person holds.
    pub fn sit(&mut self, seat: Option<Seat>, dealer: &Dealer) -> Result<(), SitFault> {
        self.eyes = Eyes::sitting(seat, self.held, dealer)?;
        Ok(())
    }

    /// Shows the hands of all seats.
    ///
    /// # Errors
    ///
    /// Returns an error if the game is not over.
    pub fn show_all(&mut self, dealer: &Dealer) -> Result<(), SitFault> {
        self.eyes = Eyes::opening_all(dealer)?;
        Ok(())
    }

    /// Shows the earlier position after the first `entry` entries, or with `None` the newest position again.
    ///
    /// # Errors
    ///
    /// Refuses a number greater than the number of entries.
    pub fn look_back(&mut self, entry: Option<usize>, dealer: &Dealer) -> Result<(), TableFault> {
        let entries = dealer.table().entries();
        if entry.is_some_and(|entry| entry > entries) {
            return Err(TableFault::NoSuchEntry { entries });
        }
        self.back = entry;
        Ok(())
    }

    /// Returns the seat that this screen decides for. `at` is the number of rows that the screen has seen.
    ///
    /// # Errors
    ///
    /// Returns an error if the screen has not seen the newest position, if it shows no seat's view, or if it shows the
    /// view of a seat that another person holds.
    pub fn decides(&self, at: u64, dealer: &Dealer) -> Result<Seat, DecideFault> {
        let row = dealer.rows();
        if at != row {
            return Err(DecideFault::MovedOn { at, row });
        }
        let seat = self.eyes.seat().ok_or(DecideFault::NoSeat)?;
        if self.looks_on_at(seat, dealer) { Err(DecideFault::SeatOfOther(seat)) } else { Ok(seat) }
    }

    /// Returns the seat that the person at this screen would give up.
    ///
    /// # Errors
    ///
    /// Returns an error if nobody can leave the game, or if the screen has no seat, or several and shows the view of none
    /// of them.
    pub fn leaves(&self, dealer: &Dealer) -> Result<Seat, LeaveFault> {
        dealer.can_part()?;
        let seat = self.eyes.seat().filter(|seat| self.held.has(*seat));
        seat.or_else(|| self.held.only(dealer.table().header().seats.len())).ok_or(LeaveFault::NoSeat)
    }

    /// Reports whether another person holds this seat of a person.
    fn looks_on_at(&self, seat: Seat, dealer: &Dealer) -> bool {
        !self.held.has(seat) && dealer.level(seat).is_none()
    }

    /// Shows the newest position after a decision of this screen was committed. If the screen has several seats, closes
    /// the curtain unless the same seat decides next.
    pub fn decided(&mut self, dealer: &Dealer) {
        self.back = None;
        self.eyes = self.eyes.after_deciding(self.held, dealer);
    }

    /// Adapts the screen to a change of the table. Opens the curtain if the next decision belongs to the person who
    /// decided last. If the earlier position that the screen shows was taken back, returns to the newest position.
    pub fn settle(&mut self, dealer: &Dealer) {
        self.held = self.held.without(dealer.parted().replaced());
        self.eyes = self.eyes.now(self.held, dealer);
        self.back = self.back.filter(|back| *back <= dealer.table().entries());
    }

    /// Returns the content of the screen, given the position `before` that it showed last.
    ///
    /// # Errors
    ///
    /// Returns an error if the earlier position that the screen shows no longer exists.
    pub fn show(&mut self, dealer: &Dealer, about: &About<'_>, before: Option<&Position>) -> Result<Shown, TableFault> {
        self.settle(dealer);
        let mut position = self.draw(dealer, about)?;
        if let Some(before) = before.filter(|before| position.comes_after(before)) {
            position.news = self.news(dealer, before.shown..position.shown);
            // While a screen steps through the past, each position is shown without the fights that led to it.
            if before.shown == before.entries {
                self.add_fights(dealer, before.shown..position.shown, &mut position.news);
            }
        }
        let log = Log { table: dealer.table(), viewer: self.eyes.viewer(), lang: self.lang };
        let page = match before.filter(|before| position.goes_on_from(before)) {
            // Only the newest lines of the page are new to the screen.
            Some(before) => Log::turned(before, &position.news),
            None => log.page(position.shown),
        };
        position.stop_before = stop_before(&page.0, position.shown);
        position.stop_after = self.back.and_then(|back| log.stop_after(back));
        (position.log, position.has_earlier) = page;
        let update = before.and_then(|before| Update::between(before, &position));
        Ok(Shown { position, update })
    }

    /// Returns the news of the entries in `since`, a range that counts entries from 0, as this screen saw them.
    fn news(&self, dealer: &Dealer, since: Range<usize>) -> Vec<NewsLine> {
        let news = dealer.table().news(since, self.eyes.viewer(), self.lang).into_iter();
        news.map(|(entry, News { words, note, happened })| NewsLine { entry, words, note, happened, fight: None })
            .collect()
    }

    /// Adds the fights that ended in the entries in `since` to the news, each after all other news of its entry.
    fn add_fights(&self, dealer: &Dealer, since: Range<usize>, news: &mut Vec<NewsLine>) {
        for fight in dealer.fights.within(since) {
            let (entry, contest) = (fight.entry, Some(fight.contest(self.lang).clone()));
            let after = news.partition_point(|line| line.entry <= entry);
            match after.checked_sub(1).and_then(|last| news.get_mut(last)).filter(|line| line.entry == entry) {
                Some(line) => line.fight = contest,
                None => news.insert(
                    after,
                    NewsLine { entry, words: None, note: Note::default(), happened: Vec::new(), fight: contest },
                ),
            }
        }
    }

    /// Returns the page of the log that comes before the lines of a screen. `before` is the entry of the first of those
    /// lines.
    pub fn log_before(&self, before: usize, dealer: &Dealer, about: &About<'_>) -> LogPage {
        let (viewer, lang) = (self.eyes.viewer(), self.lang);
        let end = before.saturating_sub(1).min(dealer.table().entries());
        let (lines, has_earlier) = Log { table: dealer.table(), viewer, lang }.page(end);
        LogPage { table: about.table.to_owned(), viewer: self.eyes.seat(), lang, lines, has_earlier }
    }

    /// Returns the lines of the log at which a round or a turn begins, and the lines of landmarks such as battles. If
    /// there are very many of these lines, returns only the last ones. If the game is over, also returns the course of
    /// the game in numbers.
    pub fn landmarks(&self, dealer: &Dealer, about: &About<'_>) -> Landmarks {
        let (table, viewer, lang) = (dealer.table(), self.eyes.viewer(), self.lang);
        let lines = Log { table, viewer, lang }.landmarks();
        Landmarks {
            table: about.table.to_owned(),
            viewer: self.eyes.seat(),
            lang,
            entries: table.entries(),
            lines,
            chronicle: table.chronicle(viewer, lang),
        }
    }

    /// Returns the permission of this screen to take back the last decision at the newest position, or the reason for a
    /// refusal.
    fn undo(&self, dealer: &Dealer) -> Undo {
        let Some(seat) = self.eyes.seat().filter(|seat| !self.looks_on_at(*seat, dealer)) else { return Undo::Nothing };
        if dealer.full().is_some() {
            return Undo::Closed;
        }
        if dealer.terms().time.is_some() {
            return Undo::Timed;
        }
        match dealer.undo_bar(seat) {
            None => Undo::May,
            Some(UndoBar::Nothing) => Undo::Nothing,
            Some(UndoBar::Others) => Undo::Others,
            Some(UndoBar::Shown) => Undo::Shown,
        }
    }

    /// Returns the position as this screen may see it, without the log.
    fn draw(&self, dealer: &Dealer, about: &About<'_>) -> Result<Position, TableFault> {
        let Screen { lang, held, eyes, back } = *self;
        let past = back.map(|back| dealer.table().at(back)).transpose()?;
        let table = past.as_deref().unwrap_or(dealer.table());
        let viewer = eyes.viewer();
        let mut scene = if eyes == Eyes::All { open::scene(table, lang) } else { table.scene(viewer, lang) };
        let is_closed = past.is_some() || dealer.full().is_some() || dealer.parted().end().is_some();
        if is_closed {
            scene.choices.clear();
        }
        Ok(Position {
            table: about.table.to_owned(),
            game: table.header().game.clone(),
            title: dealer.title(lang),
            row: dealer.rows(),
            entries: dealer.table().entries(),
            shown: table.entries(),
            digest: Digest::print(table.digest_for(viewer)),
            seats: dealer.seats(),
            viewer: eyes.seat(),
            all_open: eyes == Eyes::All,
            lang,
            pass_to: if past.is_none() { eyes.pass_to(held, dealer) } else { None },
            turn: turn(if past.is_some() { table.turn() } else { dealer.turn() }),
            undo: if past.is_some() { Undo::Past } else { self.undo(dealer) },
            pace: about.pace,
            records: dealer.records(),
            hints: dealer.gives_hints(),
            notices: about.notices.clone(),
            lesson: dealer.lesson(table, eyes.seat(), lang),
            daily: dealt(table.header(), lang),
            luck: dealer.promise(),
            clock: about.clock.clone(),
            leaving: dealer.leaving(|seat| held.has(seat)),
            windows: dealer.windows_info(eyes.seat().filter(|seat| held.has(*seat)), about.window, lang),
            scene,
            news: Vec::new(),
            log: Vec::new(),
            has_earlier: false,
            stop_before: None,
            stop_after: None,
        })
    }
}

fn turn(turn: Turn) -> TurnInfo {
    match turn {
        Turn::Chance => TurnInfo::Chance,
        Turn::Of(seat) => TurnInfo::Seat(seat),
        Turn::Over => TurnInfo::Over,
    }
}

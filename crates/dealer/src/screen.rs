//! A screen at a table: the seat whose view it shows, its language, and the position that it looks back at.

use crate::{
    Dealer,
    daily::dealt,
    eyes::{Eyes, SitFault},
    log::{Log, stop_before},
    open,
};
use catalog::{TableFault, UndoBar};
use kernel::{Digest, Lang, News, Note, Seat, Turn, Viewer};
use protocol::{Landmarks, LogPage, NewsLine, Pace, Position, TurnInfo, Undo, Update};
use std::ops::Range;

/// One screen. Equal screens show the same once they have [settled](Screen::settle).
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
/// let about = About { table: "t1", pace: Pace::Instant, notices: Vec::new() };
/// let shown = screen.show(&dealer, &about, None)?;
/// assert_eq!(shown.position.viewer.map(|seat| seat.index()), Some(0)); // Ann plays alone
/// assert_eq!(shown.position.seats.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    lang: Lang,
    eyes: Eyes,
    /// The earlier position that the screen shows, by its number of entries.
    back: Option<usize>,
}

/// The facts about a table that its driver knows and its dealer does not.
#[derive(Clone, Debug)]
pub struct About<'a> {
    /// The id of the table.
    pub table: &'a str,
    /// The pace at which bots play.
    pub pace: Pace,
    /// Notices for the people at this table.
    pub notices: Vec<String>,
}

/// The reason why a screen cannot decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecideFault {
    /// The screen has not seen the newest position.
    #[error("the position at row {at}; expected the newest, at row {row}")]
    MovedOn {
        /// The number of rows that the screen has seen.
        at: u64,
        /// The number of rows now.
        row: u64,
    },
    /// No seat's view is shown on this screen.
    #[error("nobody sits at this screen; expected somebody to sit down first")]
    NoSeat,
}

/// The position that a screen shows, with the update that leads to it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The whole position.
    pub position: Position,
    /// The changes since the position shown before, if the game has simply gone on from there.
    pub update: Option<Update>,
}

impl Screen {
    /// Returns a new screen. If only one person plays, it shows the view of that person's seat.
    pub fn on_opening(dealer: &Dealer, lang: Lang) -> Screen {
        Screen { lang, eyes: Eyes::on_opening(dealer), back: None }
    }

    /// Returns the language of the screen.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Returns the seat whose view the screen shows.
    pub fn viewer(&self) -> Option<Seat> {
        self.eyes.seat()
    }

    /// Changes the language.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// Lets somebody sit down at a seat, or stand up.
    ///
    /// # Errors
    ///
    /// Refuses a seat that the table does not have, and a bot's seat before the game is over.
    pub fn sit(&mut self, seat: Option<Seat>, dealer: &Dealer) -> Result<(), SitFault> {
        self.eyes = Eyes::sitting(seat, dealer)?;
        Ok(())
    }

    /// Shows all hands.
    ///
    /// # Errors
    ///
    /// Refuses if the game is not over.
    pub fn show_all(&mut self, dealer: &Dealer) -> Result<(), SitFault> {
        self.eyes = Eyes::opening_all(dealer)?;
        Ok(())
    }

    /// Looks back at the position after this number of entries, or returns to the newest.
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
    /// Refuses if the screen has not seen the newest position, or if it shows no seat's view.
    pub fn decides(&self, at: u64, dealer: &Dealer) -> Result<Seat, DecideFault> {
        let row = dealer.rows();
        if at != row {
            return Err(DecideFault::MovedOn { at, row });
        }
        self.eyes.seat().ok_or(DecideFault::NoSeat)
    }

    /// Shows the newest position after a decision of this screen was committed. Closes the curtain if the person does
    /// not decide again.
    pub fn decided(&mut self, dealer: &Dealer) {
        self.back = None;
        self.eyes = self.eyes.after_deciding(dealer);
    }

    /// Adapts the screen to a change of the table. The curtain opens if the same person is asked again. A screen that
    /// looks back at a position that was taken back returns to the newest.
    pub fn settle(&mut self, dealer: &Dealer) {
        self.eyes = self.eyes.now(dealer);
        self.back = self.back.filter(|back| *back <= dealer.table().entries());
    }

    /// Returns the content of the screen, given the position `before` that it showed last.
    ///
    /// # Errors
    ///
    /// Refuses if the earlier position that the screen looks back at does not exist any more.
    pub fn show(&mut self, dealer: &Dealer, about: &About<'_>, before: Option<&Position>) -> Result<Shown, TableFault> {
        self.settle(dealer);
        let mut position = self.draw(dealer, about)?;
        if let Some(before) = before.filter(|before| position.comes_after(before)) {
            position.news = self.news(dealer, before.shown..position.shown);
            // A screen that steps through the past shows each position by itself.
            if before.shown == before.entries {
                self.add_fights(dealer, before.shown..position.shown, &mut position.news);
            }
        }
        let log = Log { table: dealer.table(), viewer: self.eyes.viewer(), lang: self.lang };
        let page = match before.filter(|before| position.goes_on_from(before)) {
            // The screen already has most of the page.
            Some(before) => Log::turned(before, &position.news),
            None => log.page(position.shown),
        };
        position.stop_before = stop_before(&page.0, position.shown);
        position.stop_after = self.back.and_then(|back| log.stop_after(back));
        (position.log, position.has_earlier) = page;
        let update = before.and_then(|before| Update::between(before, &position));
        Ok(Shown { position, update })
    }

    /// Returns the news of these entries, counted from 0, as this screen saw them.
    fn news(&self, dealer: &Dealer, since: Range<usize>) -> Vec<NewsLine> {
        let news = dealer.table().news(since, self.eyes.viewer(), self.lang).into_iter();
        news.map(|(entry, News { words, note, happened })| NewsLine { entry, words, note, happened, fight: None })
            .collect()
    }

    /// Adds the fights of these entries that are over, each after everything else in its entry.
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

    /// Returns the page of the log before the lines that a screen has. `before` is the entry of the first of these
    /// lines.
    pub fn log_before(&self, before: usize, dealer: &Dealer, about: &About<'_>) -> LogPage {
        let (viewer, lang) = (self.eyes.viewer(), self.lang);
        let end = before.saturating_sub(1).min(dealer.table().entries());
        let (lines, has_earlier) = Log { table: dealer.table(), viewer, lang }.page(end);
        LogPage { table: about.table.to_owned(), viewer: self.eyes.seat(), lang, lines, has_earlier }
    }

    /// Returns the lines of the whole log at which a round or a turn begins, and the lines of landmarks such as
    /// battles. Once the game is over, also returns its course in numbers.
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

    /// Draws the table as this screen may see it, without its log.
    fn draw(&self, dealer: &Dealer, about: &About<'_>) -> Result<Position, TableFault> {
        let Screen { lang, eyes, back } = *self;
        let past = back.map(|back| dealer.table().at(back)).transpose()?;
        let table = past.as_deref().unwrap_or(dealer.table());
        let viewer = eyes.viewer();
        let mut scene = if eyes == Eyes::All { open::scene(table, lang) } else { table.scene(viewer, lang) };
        let is_closed = past.is_some() || dealer.full().is_some();
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
            pass_to: if past.is_none() { eyes.pass_to(dealer) } else { None },
            turn: turn(table.turn()),
            undo: if past.is_some() { Undo::Past } else { undo(viewer, dealer) },
            pace: about.pace,
            records: dealer.records(),
            notices: about.notices.clone(),
            lesson: dealer.lesson(table, eyes.seat(), lang),
            daily: dealt(table.header(), lang),
            scene,
            news: Vec::new(),
            log: Vec::new(),
            has_earlier: false,
            stop_before: None,
            stop_after: None,
        })
    }
}

/// Returns the permission of a viewer to take back its last decision at the newest position, or the reason why it may
/// not.
fn undo(viewer: Viewer, dealer: &Dealer) -> Undo {
    let Viewer::Seat(seat) = viewer else { return Undo::Nothing };
    if dealer.full().is_some() {
        return Undo::Closed;
    }
    match dealer.table().undo_bar(seat, dealer.passes(seat)) {
        None => Undo::May,
        Some(UndoBar::Nothing) => Undo::Nothing,
        Some(UndoBar::Others) => Undo::Others,
        Some(UndoBar::Shown) => Undo::Shown,
    }
}

fn turn(turn: Turn) -> TurnInfo {
    match turn {
        Turn::Chance => TurnInfo::Chance,
        Turn::Of(seat) => TurnInfo::Seat(seat),
        Turn::Over => TurnInfo::Over,
    }
}

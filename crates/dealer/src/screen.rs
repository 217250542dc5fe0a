//! A screen at a table: through whose eyes it looks, in which language, and how far back.

use crate::{
    Dealer,
    eyes::{Eyes, SitFault},
    log::{Log, stop_before},
};
use catalog::TableFault;
use kernel::{Digest, Lang, News, Seat, Turn};
use protocol::{LogPage, NewsLine, Pace, Position, TurnInfo, Update};
use std::ops::Range;

/// Screens that are equal show the same, once they have [settled](Screen::settle).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    lang: Lang,
    eyes: Eyes,
    /// The earlier position that it looks at, by its number of entries.
    back: Option<usize>,
}

/// What a driver knows of its table besides the game.
#[derive(Clone, Debug)]
pub struct About<'a> {
    /// The table's name.
    pub table: &'a str,
    pub pace: Pace,
    /// What somebody at this table should know besides the game.
    pub notices: Vec<String>,
}

/// Why a screen cannot decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecideFault {
    #[error("the position at row {at}; expected the newest, at row {row}")]
    MovedOn { at: u64, row: u64 },
    #[error("nobody sits at this screen; expected somebody to sit down first")]
    NoSeat,
}

/// The position that a screen shows, with the update that leads there.
#[derive(Clone, Debug)]
pub struct Shown {
    pub position: Position,
    /// Leads there from the position shown before, where the game has simply gone on.
    pub update: Option<Update>,
}

impl Screen {
    /// A screen at which nothing was chosen yet. Where one person plays, it has that person's eyes.
    pub fn on_opening(dealer: &Dealer, lang: Lang) -> Screen {
        Screen { lang, eyes: Eyes::on_opening(dealer), back: None }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Returns the seat through whose eyes it looks.
    pub fn viewer(&self) -> Option<Seat> {
        self.eyes.seat()
    }

    /// Shows everything in another language.
    pub fn speak(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// Lets somebody sit down, or stand up.
    pub fn sit(&mut self, seat: Option<Seat>, dealer: &Dealer) -> Result<(), SitFault> {
        self.eyes = Eyes::sitting(seat, dealer)?;
        Ok(())
    }

    /// Looks back at the position after so many entries, or at the newest.
    pub fn look_back(&mut self, entry: Option<usize>, dealer: &Dealer) -> Result<(), TableFault> {
        let entries = dealer.table().entries();
        if entry.is_some_and(|entry| entry > entries) {
            return Err(TableFault::NoSuchEntry { entries });
        }
        self.back = entry;
        Ok(())
    }

    /// Returns the seat that this screen decides for, if it has seen the newest position.
    pub fn decides(&self, at: u64, dealer: &Dealer) -> Result<Seat, DecideFault> {
        let row = dealer.rows();
        if at != row {
            return Err(DecideFault::MovedOn { at, row });
        }
        self.eyes.seat().ok_or(DecideFault::NoSeat)
    }

    /// Follows a decision of this screen that counts now.
    pub fn decided(&mut self, dealer: &Dealer) {
        self.back = None;
        self.eyes = self.eyes.after_deciding(dealer);
    }

    /// Follows the table: eyes that were away come back, and an entry that was taken back is not looked at any more.
    pub fn settle(&mut self, dealer: &Dealer) {
        self.eyes = self.eyes.now(dealer);
        self.back = self.back.filter(|back| *back <= dealer.table().entries());
    }

    /// Returns what the screen shows now that the table is where it is, after it showed `before`.
    pub fn show(&mut self, dealer: &Dealer, about: &About<'_>, before: Option<&Position>) -> Result<Shown, TableFault> {
        self.settle(dealer);
        let mut position = self.draw(dealer, about)?;
        if let Some(before) = before.filter(|before| position.comes_after(before)) {
            position.news = self.news(dealer, before.shown..position.shown);
            // Who steps through the past sees each position by itself.
            if before.shown == before.entries {
                self.add_fights(dealer, before.shown..position.shown, &mut position.news);
            }
        }
        let log = Log { table: dealer.table(), viewer: self.eyes.viewer(), lang: self.lang };
        let page = match before.filter(|before| position.goes_on_from(before)) {
            // Most of the page is there already.
            Some(before) => Log::turned(before, &position.news),
            None => log.page(position.shown),
        };
        position.stop_before = stop_before(&page.0, position.shown);
        position.stop_after = self.back.and_then(|back| log.stop_after(back));
        (position.log, position.has_earlier) = page;
        let update = before.and_then(|before| Update::between(before, &position));
        Ok(Shown { position, update })
    }

    /// Returns what this screen saw happen in the entries with these numbers, counted from 0.
    fn news(&self, dealer: &Dealer, since: Range<usize>) -> Vec<NewsLine> {
        let news = dealer.table().news(since, self.eyes.viewer(), self.lang).into_iter();
        news.map(|(entry, News { words, happened })| NewsLine { entry, words, happened, fight: None }).collect()
    }

    /// Adds the fights of these entries that are over, each after all else that happened then.
    fn add_fights(&self, dealer: &Dealer, since: Range<usize>, news: &mut Vec<NewsLine>) {
        for fight in dealer.fights.within(since) {
            let (entry, contest) = (fight.entry, Some(fight.contest(self.lang).clone()));
            let after = news.partition_point(|line| line.entry <= entry);
            match after.checked_sub(1).and_then(|last| news.get_mut(last)).filter(|line| line.entry == entry) {
                Some(line) => line.fight = contest,
                None => news.insert(after, NewsLine { entry, words: None, happened: Vec::new(), fight: contest }),
            }
        }
    }

    /// Returns what happened before the lines that a screen has, of which the first is of entry `before`.
    pub fn log_before(&self, before: usize, dealer: &Dealer, about: &About<'_>) -> LogPage {
        let (viewer, lang) = (self.eyes.viewer(), self.lang);
        let end = before.saturating_sub(1).min(dealer.table().entries());
        let (lines, has_earlier) = Log { table: dealer.table(), viewer, lang }.page(end);
        LogPage { table: about.table.to_owned(), viewer: self.eyes.seat(), lang, lines, has_earlier }
    }

    /// Draws the table as these eyes may see it, without its log.
    fn draw(&self, dealer: &Dealer, about: &About<'_>) -> Result<Position, TableFault> {
        let Screen { lang, eyes, back } = *self;
        let past = back.map(|back| dealer.table().at(back)).transpose()?;
        let table = past.as_deref().unwrap_or(dealer.table());
        let viewer = eyes.viewer();
        let mut scene = table.scene(viewer, lang);
        if past.is_some() {
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
            lang,
            pass_to: if past.is_none() { eyes.pass_to(dealer) } else { None },
            turn: turn(table.turn()),
            can_undo: past.is_none() && eyes.seat().is_some_and(|seat| table.may_undo(seat, dealer.passes(seat))),
            pace: about.pace,
            records: dealer.records(),
            notices: about.notices.clone(),
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

//! A screen at a table: through whose eyes it looks, in which language, and how far back.

use crate::{
    Dealer,
    eyes::{Eyes, SitFault},
    log::{Log, stop_before},
};
use catalog::TableFault;
use kernel::{Digest, Lang, Seat, Turn};
use protocol::{LogPage, Pace, Position, TurnInfo};

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

/// Of all positions of a table, the one to be drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Now,
    /// Back at the one after so many entries.
    Back(usize),
    /// As if now, at one that has just gone by before anybody was asked.
    Moment(usize),
}

impl Screen {
    /// A screen at which nothing was chosen yet. Where one person plays, it has that person's eyes.
    pub fn on_opening(dealer: &Dealer, lang: Lang) -> Screen {
        Screen { lang, eyes: Eyes::on_opening(dealer), back: None }
    }

    pub fn lang(&self) -> Lang {
        self.lang
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

    /// Returns what the screen shows now that the table is where it is: the moments on the way, and then the position
    /// itself. While an earlier position is looked at it is that position alone.
    pub fn show(&mut self, dealer: &Dealer, about: &About<'_>, moments: &[usize]) -> Result<Vec<Position>, TableFault> {
        self.settle(dealer);
        let looks: Vec<Look> = match self.back {
            Some(entry) => vec![Look::Back(entry)],
            None => moments.iter().copied().map(Look::Moment).chain([Look::Now]).collect(),
        };
        looks.into_iter().map(|look| self.draw(dealer, about, look)).collect()
    }

    /// Returns what happened before the lines that a screen has, of which the first is of entry `before`.
    pub fn log_before(&self, before: usize, dealer: &Dealer, about: &About<'_>) -> LogPage {
        let (viewer, lang) = (self.eyes.viewer(), self.lang);
        let end = before.saturating_sub(1).min(dealer.table().entries());
        let (lines, has_earlier) = Log { table: dealer.table(), viewer, lang }.page(end);
        LogPage { table: about.table.to_owned(), viewer: self.eyes.seat(), lang, lines, has_earlier }
    }

    /// Draws the table as these eyes may see it.
    fn draw(&self, dealer: &Dealer, about: &About<'_>, look: Look) -> Result<Position, TableFault> {
        let Screen { lang, eyes, .. } = *self;
        let past = match look {
            Look::Now => None,
            Look::Back(entry) | Look::Moment(entry) => Some(dealer.table().at(entry)?),
        };
        let table = past.as_deref().unwrap_or(dealer.table());
        let mut scene = table.scene(eyes.viewer(), lang);
        if look != Look::Now {
            scene.choices.clear();
        }
        if let (Look::Moment(_), Some(contest)) = (look, &scene.contest) {
            // Who was asked had nothing to decide, and how it stands is told once the dice have landed.
            scene.prompt = contest.title.as_str().into();
        }
        let header = table.header();
        let (shown, viewer) = (table.entries(), eyes.viewer());
        let history = Log { table: dealer.table(), viewer, lang };
        let (log, has_earlier) = history.page(shown);
        Ok(Position {
            table: about.table.to_owned(),
            game: header.game.clone(),
            title: dealer.title(lang),
            row: match look {
                Look::Now | Look::Back(_) => dealer.rows(),
                // Nothing is taken back on the way to the newest.
                Look::Moment(entry) => dealer.rows() - (dealer.table().entries() - entry) as u64,
            },
            entries: if matches!(look, Look::Moment(_)) { table.entries() } else { dealer.table().entries() },
            shown,
            digest: Digest::print(table.digest_for(viewer)),
            seats: dealer.seats(),
            viewer: eyes.seat(),
            lang,
            pass_to: if look == Look::Now { eyes.pass_to(dealer) } else { None },
            turn: if matches!(look, Look::Moment(_)) { TurnInfo::Chance } else { turn(table.turn()) },
            can_undo: look == Look::Now && eyes.seat().is_some_and(|seat| table.may_undo(seat)),
            pace: about.pace,
            notices: about.notices.clone(),
            scene,
            stop_before: stop_before(&log, shown),
            stop_after: if matches!(look, Look::Back(_)) { history.stop_after(shown) } else { None },
            log,
            has_earlier,
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

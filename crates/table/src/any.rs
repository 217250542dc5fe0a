//! A table whatever its game: what hosts, commands and terminals hold.

use crate::{Header, Line, TableFault};
use bots::{Level, Stop};
use kernel::{CardText, Contest, Lang, News, Rng, Scene, Seat, SeatMap, Turn, Viewer, Wording};
use std::ops::Range;

/// A game in progress, of any kind.
pub trait AnyTable: Send {
    /// What game this is, with which options, cards and names.
    fn header(&self) -> &Header;

    fn turn(&self) -> Turn;

    /// How many entries the log has.
    fn entries(&self) -> usize;

    /// The digest of the position, for records. It depends on all that is hidden, so it must not get to a viewer before
    /// the game is over.
    fn digest(&self) -> u64;

    /// The digest of what `viewer` knows of the position.
    fn digest_for(&self, viewer: Viewer) -> u64;

    /// The result, once the game is over.
    fn scores(&self) -> Option<SeatMap<i32>>;

    /// The position as `viewer` may see it, with the viewer's choices if it is the viewer's turn.
    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene;

    /// What is being fought out, as the scene of `viewer` has it.
    fn contest(&self, viewer: Viewer, lang: Lang) -> Option<Contest>;

    /// What `viewer` saw happen in the entries with these numbers, counted from 0, oldest first; each with the number of
    /// entries there were then.
    fn news(&self, entries: Range<usize>, viewer: Viewer, lang: Lang) -> Vec<(usize, News)>;

    /// The words of it.
    fn told(&self, entries: Range<usize>, viewer: Viewer, lang: Lang) -> Vec<(usize, Wording)> {
        let news = self.news(entries, viewer, lang).into_iter();
        news.filter_map(|(entry, news)| Some((entry, news.words?))).collect()
    }

    /// What `viewer` saw happen from the beginning, in words.
    fn log(&self, viewer: Viewer, lang: Lang) -> Vec<(usize, Wording)> {
        self.told(0..self.entries(), viewer, lang)
    }

    /// Lets `seat` take a choice by its number in the scene. The line returned is what the log gained.
    fn choose(&mut self, seat: Seat, choice: usize) -> Result<Line, TableFault>;

    /// Lets chance decide.
    fn chance(&mut self, rng: &mut Rng) -> Result<Line, TableFault>;

    /// Lets the seat to move pass, if it can do nothing else. The line returned is what the log gained.
    fn pass(&mut self, pass: Pass) -> Result<Option<Line>, TableFault>;

    /// A bot's work for the seat to move: it holds a view, not the position, and may run on any thread.
    fn think(&self, level: Level, rng: Rng) -> Result<Thought, TableFault>;

    /// Lets a line of a record happen. Its digest, if it has one, must agree. A refusal changes nothing.
    fn enter(&mut self, line: &Line) -> Result<(), TableFault>;

    /// What a record's next line may say, in words: for the fault of a line that says something else.
    fn expected(&self) -> String;

    /// The whole log, as a record has it.
    fn lines(&self) -> Vec<Line>;

    /// Whether `seat` may take back its last decision: it showed it nothing new, and nothing has happened since but that
    /// the table let the seat pass where it could do nothing else. `passes` says which passes the table makes.
    fn may_undo(&self, seat: Seat, passes: Pass) -> bool;

    /// Takes back a seat's last decision. Returned is how many entries that were.
    fn undo(&mut self, seat: Seat, passes: Pass) -> Result<usize, TableFault>;

    /// The same table in another world: what `viewer` cannot see is dealt again. Its log tells this viewer the same; what
    /// it would tell others is not what happened there.
    fn dealt_again(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn AnyTable>;

    /// The same game, to be played on by itself.
    fn copy(&self) -> Box<dyn AnyTable>;

    /// The same game after its first `entries` entries.
    fn at(&self, entries: usize) -> Result<Box<dyn AnyTable>, TableFault>;

    /// Every card in play.
    fn card_texts(&self) -> Vec<CardText>;
}

/// Which passes a table makes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// That of a seat of which everybody knows that it can do nothing else.
    Open,
    /// That of a seat with a hidden hand as well, which tells others about it.
    Any,
}

/// A bot's work, which ends in the number of a choice. It has no clock: whoever runs it says when to stop.
pub type Thought = Box<dyn FnOnce(Stop<'_>) -> usize + Send>;

/// The whole record of a game.
pub fn write_record(table: &dyn AnyTable) -> String {
    let mut record = table.header().print() + "\n";
    for line in table.lines() {
        record.push_str(&line.print());
        record.push('\n');
    }
    record
}

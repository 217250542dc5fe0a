//! A table of any game, as hosts, commands and terminals hold it.

use crate::{Header, Line, TableFault};
use bots::{Level, Stop};
use kernel::{CardText, Chronicle, Contest, Lang, News, Rng, Scene, Seat, SeatMap, Turn, Viewer, Wording};
use std::ops::Range;

/// A game in progress, of any kind.
///
/// The crate `catalog` opens such tables by the name of a game.
pub trait AnyTable: Send {
    /// Returns the header of the record: the game, its options, its cards and the names at the table.
    fn header(&self) -> &Header;

    /// Returns the turn: of a seat, of chance, or the end of the game.
    fn turn(&self) -> Turn;

    /// Returns the number of entries in the transcript.
    fn entries(&self) -> usize;

    /// Returns the length of the record that [`write_record`] writes, in bytes, without writing it.
    fn record_bytes(&self) -> usize;

    /// Returns the digest of the position, for records. It depends on all hidden information, so no viewer may see it
    /// before the game is over.
    fn digest(&self) -> u64;

    /// Returns the digest of the view of `viewer`.
    fn digest_for(&self, viewer: Viewer) -> u64;

    /// Returns the scores, or `None` before the game is over.
    fn scores(&self) -> Option<SeatMap<i32>>;

    /// Returns the seat that decided first, or `None` if no seat has decided yet.
    fn opener(&self) -> Option<Seat>;

    /// Returns the ending of a finished game in a few words of its own, if games of its kind can end in several ways.
    fn ending(&self) -> Option<&'static str>;

    /// Returns the position as `viewer` may see it, with the viewer's choices if it is the viewer's turn.
    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene;

    /// Returns the current fight as in the scene of `viewer`, or `None` if there is none.
    fn contest(&self, viewer: Viewer, lang: Lang) -> Option<Contest>;

    /// Returns the events of these entries as `viewer` saw them, oldest first. Entries are counted from 0. The number
    /// with each event is the number of entries played, including the event's own.
    fn news(&self, entries: Range<usize>, viewer: Viewer, lang: Lang) -> Vec<(usize, News)>;

    /// Returns the sentences of [`AnyTable::news`], without events that need no words.
    fn told(&self, entries: Range<usize>, viewer: Viewer, lang: Lang) -> Vec<(usize, Wording)> {
        let news = self.news(entries, viewer, lang).into_iter();
        news.filter_map(|(entry, news)| Some((entry, news.words?))).collect()
    }

    /// Returns the event log of `viewer` from the beginning, in sentences.
    fn log(&self, viewer: Viewer, lang: Lang) -> Vec<(usize, Wording)> {
        self.told(0..self.entries(), viewer, lang)
    }

    /// Returns the course of the game in numbers, with sentences as `viewer` read them. Returns `None` in games without
    /// such numbers, and before the game is over, because the numbers may depend on hidden cards.
    fn chronicle(&self, viewer: Viewer, lang: Lang) -> Option<Chronicle>;

    /// Plays the choice of `seat` with this index in its scene. Returns the new line of the record.
    ///
    /// # Errors
    ///
    /// Refuses if another seat or chance decides, if the game is over, or if there is no such choice. In that case
    /// nothing changes.
    fn choose(&mut self, seat: Seat, choice: usize) -> Result<Line, TableFault>;

    /// Draws an outcome of chance and applies it. Returns the new line of the record.
    ///
    /// # Errors
    ///
    /// Refuses if it is not chance's turn. In that case nothing changes.
    fn chance(&mut self, rng: &mut Rng) -> Result<Line, TableFault>;

    /// Draws an outcome of chance by its purpose and by the number of earlier draws for it, and applies it. With the
    /// same seed, the draws of two games differ only where their decisions have changed what can be drawn. Returns the
    /// new line of the record.
    ///
    /// # Errors
    ///
    /// Refuses if it is not chance's turn. In that case nothing changes.
    fn chance_by(&mut self, seed: u64) -> Result<Line, TableFault>;

    /// Passes for the seat to move if a pass is its only legal action. Returns the new line of the record, or `None` if
    /// the seat must be asked.
    fn pass(&mut self, pass: Pass) -> Result<Option<Line>, TableFault>;

    /// Returns a bot's computation for the seat to move. It holds a view, not the position, and may run on any thread.
    ///
    /// # Errors
    ///
    /// Refuses if no seat decides now.
    fn think(&self, level: Level, rng: Rng) -> Result<Thought, TableFault>;

    /// Applies a line of a record. Its digest, if it has one, must match.
    ///
    /// # Errors
    ///
    /// Refuses a line that does not fit or whose digest does not match. In that case nothing changes.
    fn enter(&mut self, line: &Line) -> Result<(), TableFault>;

    /// Returns for each entry its index among the entries that were possible, and the number of those entries.
    fn taken(&self) -> Vec<(usize, usize)>;

    /// Returns the number of entries that are possible now: actions, or outcomes of chance. The game is over if this is
    /// 0.
    fn ways(&self) -> usize;

    /// Applies the possible entry with this index.
    ///
    /// # Errors
    ///
    /// Refuses an index that is not below [`AnyTable::ways`]. In that case nothing changes.
    fn take(&mut self, index: usize) -> Result<(), TableFault>;

    /// Describes the entries that the next line of a record may have, for the fault of a line that does not fit.
    fn expected(&self) -> String;

    /// Returns all lines of the record.
    fn lines(&self) -> Vec<Line>;

    /// Reports whether `seat` may take back its last decision. It may if the decision showed it nothing new, and if
    /// only passes that the table made for the seat have followed. `passes` are the passes that the table makes.
    fn may_undo(&self, seat: Seat, passes: Pass) -> bool {
        self.undo_bar(seat, passes).is_none()
    }

    /// Returns the reason why `seat` may not take back its last decision, or `None` if it may.
    fn undo_bar(&self, seat: Seat, passes: Pass) -> Option<UndoBar>;

    /// Takes back the last decision of a seat. Returns the number of entries that were removed.
    ///
    /// # Errors
    ///
    /// Refuses if [`AnyTable::may_undo`] is false.
    fn undo(&mut self, seat: Seat, passes: Pass) -> Result<usize, TableFault>;

    /// Returns the same table with a determinization of the position: the cards that `viewer` cannot see are dealt
    /// again. The event log stays that of this table, so for other viewers it may not fit the new position.
    fn dealt_again(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn AnyTable>;

    /// Returns an independent copy of the game.
    fn copy(&self) -> Box<dyn AnyTable>;

    /// Returns a copy of the game after its first `entries` entries.
    ///
    /// # Errors
    ///
    /// Refuses a number greater than the number of entries.
    fn at(&self, entries: usize) -> Result<Box<dyn AnyTable>, TableFault>;

    /// Returns every card in play.
    fn card_texts(&self) -> Vec<CardText>;
}

/// The passes that a table makes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// The passes of seats without secrets: everybody knows that such a seat can do nothing else.
    Open,
    /// The passes of all seats. A pass of a seat with a hidden hand tells others about the hand.
    Any,
}

/// The reason why a decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoBar {
    /// The seat has not decided anything.
    Nothing,
    /// Another seat has acted since.
    Others,
    /// Chance has acted since, or the decision itself has shown the seat something new.
    Shown,
}

/// A bot's computation, which returns the index of a choice. It has no clock: its caller decides when it stops.
pub type Thought = Box<dyn FnOnce(Stop<'_>) -> usize + Send>;

/// Returns the whole record of a game, as text.
pub fn write_record(table: &dyn AnyTable) -> String {
    let mut record = table.header().print() + "\n";
    for line in table.lines() {
        record.push_str(&line.print());
        record.push('\n');
    }
    record
}

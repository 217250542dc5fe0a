//! A table of a game of any type, for hosts, commands and terminals.

use crate::{Drawn, Header, Line, TableFault, Verdict};
use bots::{Fortunes, Level, Stop};
use kernel::{CardText, Chronicle, Contest, Lang, News, Rng, Scene, Seat, SeatMap, Topic, Turn, Viewer, Wording};
use luck::{LuckKey, Signer, sealed};
use std::ops::Range;

/// A game in progress, of any type.
///
/// The crate `catalog` opens a table by the name of its game.
pub trait AnyTable: Send {
    /// Returns the header of the record: the game, its options, its cards, and the names at the table.
    fn header(&self) -> &Header;

    /// Returns the turn: a seat decides, chance decides, or the game is over.
    fn turn(&self) -> Turn;

    /// Returns the number of entries in the transcript.
    fn entries(&self) -> usize;

    /// Returns the length of the record that [`write_record`] writes, in bytes, without writing it. For a game with a
    /// claim about its luck, the length includes the room for a seal.
    fn record_bytes(&self) -> usize;

    /// Returns the digest of the position, for records. The digest depends on all hidden information, so no viewer may
    /// see it before the game is over.
    fn digest(&self) -> u64;

    /// Returns the digest of the view of `viewer`.
    fn digest_for(&self, viewer: Viewer) -> u64;

    /// Returns the score of each seat, or `None` before the game is over.
    fn scores(&self) -> Option<SeatMap<i32>>;

    /// Returns the seat that decided first, or `None` if no seat has decided.
    fn opener(&self) -> Option<Seat>;

    /// Returns the ending of a finished game in a few words. Returns `None` if games of this type can end in only one
    /// way, or if the game is not over.
    fn ending(&self) -> Option<&'static str>;

    /// Returns the position as `viewer` may see it, with the viewer's choices if it is the viewer's turn.
    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene;

    /// Returns the current fight as the scene of `viewer` shows it, or `None` if there is no fight.
    fn contest(&self, viewer: Viewer, lang: Lang) -> Option<Contest>;

    /// Returns the events of the entries in `entries`, a range that counts entries from 0, as `viewer` saw them, oldest
    /// first. Each event comes with the number of entries up to and including the entry that caused the event.
    fn news(&self, entries: Range<usize>, viewer: Viewer, lang: Lang) -> Vec<(usize, News)>;

    /// Returns only the sentences of [`AnyTable::news`], without the events that have no words.
    fn told(&self, entries: Range<usize>, viewer: Viewer, lang: Lang) -> Vec<(usize, Wording)> {
        let news = self.news(entries, viewer, lang).into_iter();
        news.filter_map(|(entry, news)| Some((entry, news.words?))).collect()
    }

    /// Returns all sentences of the event log of `viewer`, oldest first. Each sentence comes with the number of entries
    /// up to and including the entry that the sentence reports.
    fn log(&self, viewer: Viewer, lang: Lang) -> Vec<(usize, Wording)> {
        self.told(0..self.entries(), viewer, lang)
    }

    /// Returns the course of the game in numbers, with sentences as `viewer` read them. Returns `None` if the game
    /// keeps no such numbers. Also returns `None` before the game is over, because the numbers may depend on hidden
    /// cards.
    fn chronicle(&self, viewer: Viewer, lang: Lang) -> Option<Chronicle>;

    /// Plays the choice with the index `choice` in the scene of `seat`. Returns the new line of the record.
    ///
    /// # Errors
    ///
    /// Returns an error if another seat or chance decides, if the game is over, or if there is no such choice. In that
    /// case nothing changes.
    fn choose(&mut self, seat: Seat, choice: usize) -> Result<Line, TableFault>;

    /// Draws an outcome of chance and applies it. Returns the new line of the record.
    ///
    /// # Errors
    ///
    /// Returns an error if chance does not decide now. In that case nothing changes.
    fn chance(&mut self, rng: &mut Rng) -> Result<Line, TableFault>;

    /// Draws an outcome of chance by `seed`, by the purpose of the draw, and by the number of earlier draws with this
    /// purpose, and applies the outcome. Two games with the same seed draw the same outcomes, except where different
    /// decisions have led to different possible outcomes. Returns the new line of the record.
    ///
    /// # Errors
    ///
    /// Returns an error if chance does not decide now. In that case nothing changes.
    fn chance_by(&mut self, seed: u64) -> Result<Line, TableFault>;

    /// Returns the sum of the weights of the outcomes that are possible now: the bound for the number that
    /// [`AnyTable::chance_at`] takes.
    ///
    /// # Errors
    ///
    /// Returns an error if chance does not decide now.
    fn bound(&self) -> Result<u64, TableFault>;

    /// Applies the outcome of chance that a drawn number gives. Returns the new line of the record, which has the number
    /// beside the outcome.
    ///
    /// # Errors
    ///
    /// Returns an error if chance does not decide now, or if the number does not have the bound of this position. In
    /// that case nothing changes.
    fn chance_at(&mut self, drawn: Drawn) -> Result<Line, TableFault>;

    /// Passes for the seat to move if a pass is its only legal action and `pass` permits it. Returns the new line of
    /// the record, or `None` if the table did not pass.
    fn pass(&mut self, pass: Pass) -> Result<Option<Line>, TableFault>;

    /// Returns the topic of the window for answers that is open, or `None` if none is open.
    fn window(&self) -> Option<&'static Topic>;

    /// Returns all topics of the windows of this game.
    fn topics(&self) -> &'static [Topic];

    /// Returns the number of the current turn, which differs between turns.
    fn turn_number(&self) -> u32;

    /// Reports whether the seat to move can only pass. This depends on hidden information.
    fn can_only_pass(&self) -> bool;

    /// Passes for the seat to move in a window for answers. Returns the new line of the record.
    ///
    /// # Errors
    ///
    /// Returns an error if the seat to move may not pass, or if no seat decides now. In that case nothing changes.
    fn let_happen(&mut self) -> Result<Line, TableFault>;

    /// Returns a bot's computation for the seat to move. The computation holds a view and not the position, and may run
    /// on any thread.
    ///
    /// # Errors
    ///
    /// Returns an error if no seat decides now.
    fn think(&self, level: Level, rng: Rng) -> Result<Thought, TableFault>;

    /// Returns the computation in which a bot with this number of rollouts judges the choices of the seat to move, from what
    /// that seat can see. The choice with the index `kept`, if any, is judged as thoroughly as the best. The same arguments
    /// and the same view have the same verdicts.
    ///
    /// # Errors
    ///
    /// Returns an error if no seat decides now.
    fn judge(&self, rollouts: u32, kept: Option<usize>, lang: Lang) -> Result<Judging, TableFault>;

    /// Returns the computation of the luck of the game so far, which judges full positions. So nobody may see it before the
    /// game is over. It is `None` if nobody can judge such a game.
    fn fortunes(&self) -> Accounting;

    /// Applies a line of a record. If the line has a digest, the digest must match the new position. If it has a drawn
    /// number, the number must give the outcome.
    ///
    /// # Errors
    ///
    /// Refuses a line that does not fit the position, or whose digest or drawn number does not match. In that case
    /// nothing changes.
    fn enter(&mut self, line: &Line) -> Result<(), TableFault>;

    /// Returns two numbers for each entry of the transcript: its index among the entries that were possible at that
    /// time, and the number of those possible entries.
    fn taken(&self) -> Vec<(usize, usize)>;

    /// Returns the number of entries that are possible now: legal actions, or outcomes of chance. The number is 0 if
    /// the game is over.
    fn ways(&self) -> usize;

    /// Applies the entry with the index `index` among the possible entries.
    ///
    /// # Errors
    ///
    /// Refuses an index that is not less than [`AnyTable::ways`]. In that case nothing changes.
    fn take(&mut self, index: usize) -> Result<(), TableFault>;

    /// Returns a description of the entries that may come next, for the fault of a line that does not fit.
    fn expected(&self) -> String;

    /// Returns all lines of the record after its header.
    fn lines(&self) -> Vec<Line>;

    /// Reports whether `seat` may take back its last decision. This requires that the decision revealed nothing new to
    /// the seat, and that only passes by the table followed it. `passes` is the kind of passes that the table makes.
    fn may_undo(&self, seat: Seat, passes: Pass) -> bool {
        self.undo_bar(seat, passes).is_none()
    }

    /// Returns the reason why `seat` may not take back its last decision, or `None` if it may do so.
    fn undo_bar(&self, seat: Seat, passes: Pass) -> Option<UndoBar>;

    /// Takes back the last decision of a seat. Returns the number of entries that were removed.
    ///
    /// # Errors
    ///
    /// Returns an error if [`AnyTable::may_undo`] returns false for these arguments.
    fn undo(&mut self, seat: Seat, passes: Pass) -> Result<usize, TableFault>;

    /// Returns the same table with a determinization of the position: the cards that `viewer` cannot see are dealt
    /// again. The event log is copied unchanged, so for other viewers it may contradict the new position.
    fn dealt_again(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn AnyTable>;

    /// Returns an independent copy of this table.
    fn copy(&self) -> Box<dyn AnyTable>;

    /// Returns a copy of the game after its first `entries` entries.
    ///
    /// # Errors
    ///
    /// Refuses a number greater than the number of entries.
    fn at(&self, entries: usize) -> Result<Box<dyn AnyTable>, TableFault>;

    /// Returns the texts of all cards in the game.
    fn card_texts(&self) -> Vec<CardText>;
}

/// The kind of passes that a table makes without a prompt to the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// Only passes of seats without secrets, for which everybody knows that the seat has no other action.
    Open,
    /// Passes of all seats. A pass of a seat with a hidden hand reveals something about the hand.
    Any,
}

/// The reason why a decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoBar {
    /// The seat has not made any decision.
    Nothing,
    /// Another seat has acted since the decision.
    Others,
    /// Chance has acted since the decision, or the decision itself revealed something new to the seat.
    Shown,
}

/// A bot's computation, which returns the index of a choice. It has no clock, so its caller decides when to stop it.
pub type Thought = Box<dyn FnOnce(Stop<'_>) -> usize + Send>;

/// A bot's computation, which returns what it thinks of the choices, the best one first. Its caller decides when to stop
/// it. Choices that look much worse at once have no verdict.
pub type Judging = Box<dyn FnOnce(Stop<'_>) -> Vec<Verdict> + Send>;

/// The computation of the luck of a game.
pub type Accounting = Box<dyn FnOnce() -> Option<Fortunes> + Send>;

/// Returns the whole record of a game as text.
pub fn write_record(table: &dyn AnyTable) -> String {
    write_record_under(table.header(), table)
}

/// Returns the whole record of a game as [`write_record`] does, with another header.
pub fn write_record_under(header: &Header, table: &dyn AnyTable) -> String {
    let mut record = header.print() + "\n";
    for line in table.lines() {
        record.push_str(&line.print());
        record.push('\n');
    }
    record
}

/// Returns the whole record of a game that has ended, with the opened key of its luck and the signature of the server.
/// Its header names the seats by their numbers.
pub fn sign_record(header: &Header, table: &dyn AnyTable, key: &LuckKey, signer: &Signer) -> String {
    sealed(write_record_under(&header.by_number(), table), key, signer)
}

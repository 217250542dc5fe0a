//! The faults of requests that the laboratory refuses, with the expected input.

use catalog::OpenFault;
use std::path::PathBuf;

#[derive(Debug, thiserror::Error)]
pub enum LabFault {
    #[error(transparent)]
    Open(#[from] OpenFault),
    #[error("{found} bots for {game}; expected {}, one for each seat", count(*.least, *.most))]
    Bots { game: String, found: usize, least: usize, most: usize },
    #[error("{bots} bots for a table of {seats}; expected one for each seat")]
    Seats { bots: usize, seats: usize },
    #[error("{bots} bots for a league of {seats} seats; expected at least {seats}, all different")]
    FewBots { bots: usize, seats: usize },
    #[error("the bot {bot} is there twice; expected each bot once")]
    Twice { bot: String },
    #[error("seat {found}; expected a seat from 1 to {seats}")]
    NoSeat { found: usize, seats: usize },
    #[error(transparent)]
    Table(#[from] catalog::TableFault),
    #[error("option {option} is set to {value} and swept; expected one of the two")]
    Swept { option: String, value: String },
    #[error("the value {value} of {option} is there twice; expected each value once")]
    SweptTwice { option: String, value: String },
    #[error("{bots} bots make {found} line-ups of {seats}; expected at most {most} line-ups")]
    LineUps { bots: usize, seats: usize, found: u128, most: u128 },
    #[error("the anchor {found} is not a bot of the league; expected {}", .bots.join(" or "))]
    Anchor { found: String, bots: Vec<String> },
    #[error("the folder {} cannot be made: {why}; expected a place for the files of the line-ups", .folder.display())]
    Folder { folder: PathBuf, why: std::io::Error },
    #[error("{found} games; expected 1 to {most}")]
    Games { found: u64, most: u64 },
    #[error("a width of {found}; expected a number above 0 and below 0.5, such as 0.02")]
    Width { found: f64 },
    #[error("{} cannot be opened or read: {why}; expected the file of a match, or a place for it", .file.display())]
    Opened { file: PathBuf, why: std::io::Error },
    #[error("{} is in use; expected a file to which no other match is writing", .file.display())]
    Busy { file: PathBuf },
    #[error("{} is the file of another match: {what} is {found} there; expected {expected}; the file is unchanged", .file.display())]
    Other { file: PathBuf, what: String, found: String, expected: String },
    #[error("{}, line {line}: {why}; the file is unchanged", .file.display())]
    Line { file: PathBuf, line: u64, why: String },
    #[error("{} cannot be written: {why}; the units in it are kept, and the same command plays the others", .file.display())]
    Written { file: PathBuf, why: std::io::Error },
    #[error(
        "the queue in {place} cannot be used: {why}; the units in it are kept, and the same command plays the others"
    )]
    Queue { place: String, why: String },
    #[error(
        "the queue in {place} has another plan for this match: {what} is {found} there; expected {expected}; the queue is \
         unchanged"
    )]
    QueuedPlan { place: String, what: String, found: String, expected: String },
    #[error("the queue in {place}, unit {unit}: {why}; if it is removed there, the same command plays it again")]
    QueuedUnit { place: String, unit: u64, why: String },
    #[error("{game} has no features in this mode; expected a game whose chances to win are judged by features")]
    NoFeatures { game: String },
    #[error("{game} has no weights for {seats} seats with these options; expected a table for which some are fitted")]
    NoWeights { game: String, seats: usize },
    #[error(
        "nobody judges the chances to win at this table of {seats}; expected at least 2 seats, and options for which \
         weights are fitted"
    )]
    NoLedger { seats: usize },
    #[error("a game that was played cannot be played again: {why}; expected rules that allow the same entries twice")]
    Unplayed { why: kernel::ReplayFault },
    #[error("{found} seats; expected 1 or 2, because endings of more seats have no value that optimal play ensures")]
    ExactSeats { found: usize },
    #[error("{found} {what}; expected 1 to {most}")]
    ExactNumber { what: &'static str, found: u64, most: u64 },
    #[error(
        "{game} hides something from its seats; expected a game in which everybody sees everything, to sample its luck"
    )]
    ExactHidden { game: String },
    #[error("the bot {bot} has a time limit; expected one whose choices do not depend on the machine")]
    ExactTime { bot: String },
    #[error("{found} seconds; expected a number above 0 and up to {most}")]
    Seconds { found: f64, most: f64 },
    #[error(
        "no text of a card of {game} can be left out; expected a game whose cards can be blank, such as draft or duel"
    )]
    NoBlanks { game: String },
    #[error(
        "the program {bot} cannot know that a card is blank; expected bots of this program to measure the effects of cards"
    )]
    Unaware { bot: String },
    #[error("luck {luck}: {bot} chose {action}, which is not offered there: {why}")]
    Refused { luck: u64, bot: String, action: String, why: kernel::Illegal },
    #[error("luck {luck}: the game is not over after {entries} entries; expected {longest} at most")]
    Endless { luck: u64, entries: usize, longest: usize },
    #[error("{why}")]
    Bounds { why: String },
    #[error("the program exec:{program} cannot be started: {why}; expected one that can be run")]
    Program { program: String, why: std::io::Error },
    #[error("the program exec:{program} {words}; it was never ready")]
    ProgramNotReady { program: String, words: String },
    #[error("{} cannot be run: {why}; expected a program such as bench/limit-draft builds", .program.display())]
    Limit { program: PathBuf, why: std::io::Error },
    #[error("{} failed ({status}): {said}", .program.display())]
    LimitFailed { program: PathBuf, status: std::process::ExitStatus, said: String },
    #[error("{} printed no line like {expected:?}, but {found:?}", .program.display(), expected = "name mode games/s 1000000")]
    LimitOutput { program: PathBuf, found: String },
}

/// Returns the range from `least` to `most` as a text, or the single number if both are equal.
fn count(least: usize, most: usize) -> String {
    if least == most { most.to_string() } else { format!("{least} to {most}") }
}

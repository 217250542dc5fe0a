//! The games and bots that a host offers, and the lines in its list of tables.

use crate::words::{say, text};
use catalog::AnyTable;
use dealer::Parted;
use kernel::{EarlyEnd, Lang, Seat, Shelf, Viewer};
use protocol::{BotInfo, GameInfo, GameResult};

/// Returns the games that can be played with these packs.
pub fn games(lang: Lang, shelf: &Shelf) -> Vec<GameInfo> {
    let games = catalog::GAMES.iter().map(|game| GameInfo {
        name: game.name.to_owned(),
        title: game.title(lang),
        about: game.about(lang),
        fewest_seats: game.fewest_seats,
        most_seats: game.most_seats,
        seat_titles: game.seat_titles(lang),
        options: game.options(lang, shelf),
        has_lesson: game.lesson().is_some(),
        has_windows: game.has_windows(),
    });
    games.collect()
}

/// Returns the bots that can be played against.
pub fn bots(lang: Lang) -> Vec<BotInfo> {
    let bots = catalog::bots(lang).into_iter();
    bots.map(|bot| BotInfo { level: bot.level, label: bot.label, help: bot.help }).collect()
}

/// Returns the heading of a table in the list of tables: the stage of the game, or its result.
pub fn heading(table: &dyn AnyTable, parted: &Parted, lang: Lang) -> String {
    if let Some(end) = parted.end() {
        return early_end(end, &table.header().seats, lang);
    }
    let scene = table.scene(Viewer::Table, lang);
    scene.sheet.map_or(scene.heading, |sheet| sheet.verdict)
}

/// Returns the end of a game that the people ended before the rules did, in a sentence. `names` are those at the table.
pub fn early_end(end: EarlyEnd, names: &[String], lang: Lang) -> String {
    let name = |seat: Seat| text(names.get(seat.index()).map(String::as_str).unwrap_or_default());
    let winner = |loser: Seat| Seat::all(names.len()).find(|seat| *seat != loser).filter(|_| names.len() == 2);
    match end {
        EarlyEnd::CalledOff => say(lang, "called-off", []),
        EarlyEnd::Resigned { seat } => match winner(seat) {
            Some(other) => say(lang, "resigned-of-two", [("name", name(seat)), ("winner", name(other))]),
            None => say(lang, "resigned", [("name", name(seat))]),
        },
        EarlyEnd::OutOfTime { seat } => match winner(seat) {
            Some(other) => say(lang, "out-of-time-of-two", [("name", name(seat)), ("winner", name(other))]),
            None => say(lang, "out-of-time", [("name", name(seat))]),
        },
    }
}

/// Returns the result of a finished game for the list of tables. Scores of 1 and 0 only distinguish the winners from
/// the others, so they are left out.
pub fn result(won: Vec<Seat>, scores: Vec<i32>) -> GameResult {
    let tells = scores.iter().any(|score| !(0..=1).contains(score));
    GameResult { won, scores: if tells { scores } else { Vec::new() } }
}

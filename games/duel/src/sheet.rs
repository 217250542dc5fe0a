//! The score sheet of a finished game. There are no points: one side has won, or the game is a draw.

use crate::{
    Board, CounterId, Duel, Step, View, rules,
    scene::{Speaker, counter, figure},
};
use kernel::{Counter, Course, Reader, Seat, Sheet, SheetSeat};

pub(crate) fn sheet(game: &Duel, view: &View, reader: &Reader<'_>) -> Sheet {
    let (board, speaker) = (&view.board, Speaker::plain(game, reader));
    let winner = match board.step {
        Step::Over { winner } => winner,
        Step::RollFirst
        | Step::Deal(_)
        | Step::Draw { .. }
        | Step::Window(_)
        | Step::ChooseMeans(_)
        | Step::ChooseTarget { .. }
        | Step::Bear { .. }
        | Step::Intervene
        | Step::Respond(_)
        | Step::Roll(_)
        | Step::Answer { .. }
        | Step::NameCaptor(_)
        | Step::Discard
        | Step::Assign => None,
    };
    let seats = board.fronts.seats().map(|seat| SheetSeat {
        seat,
        name: reader.names[seat].clone(),
        won: winner == Some(seat),
        total: None,
        lines: vec![],
        counters: counters(board, seat, &speaker),
    });
    Sheet { verdict: verdict(game, board, winner, &speaker), seats: seats.collect() }
}

/// Returns the length and the ending of a game that is over.
pub(crate) fn course(board: &Board) -> Course {
    let barren = board.fronts.values().any(|front| front.barren == rules::BARREN_TURNS);
    // D1 is checked before D5, so it decides if both apply.
    let ending = if barren { "no viable Character" } else { "turn cap" };
    let turns = board.fronts.values().map(|front| front.turns).max();
    Course { rounds: turns.map(u32::from), ending: Some(ending) }
}

fn verdict(game: &Duel, board: &Board, winner: Option<Seat>, speaker: &Speaker<'_>) -> String {
    let Some(winner) = winner else {
        return speaker.say(
            "It is a draw: as many viable Characters on both sides, and as much Force.",
            "Match nul\u{a0}: autant de Personnages viables de part et d’autre, et autant de Force.",
        );
    };
    let loser = board.foe(winner);
    let (name, other) = (speaker.name(winner), speaker.name(loser));
    let ((characters, force), (fewer, less)) = (rules::tally(game, board, winner), rules::tally(game, board, loser));
    // D1 is checked before D5. Under D5 the loser may also have no viable Character, but only for one turn that counts.
    if board.fronts[loser].barren == rules::BARREN_TURNS {
        return speaker.say(
            format!("{name} wins: {other} has had no viable Character for two turns in a row."),
            format!("{name} gagne\u{a0}: {other} n’a eu aucun Personnage viable pendant deux tours de suite."),
        );
    }
    if characters == fewer {
        let (force, less) = (figure(force), figure(less));
        return speaker.say(
            format!("{name} wins by Force at the last turn, {force} to {less}."),
            format!("{name} gagne à la Force au dernier tour, {force} contre {less}."),
        );
    }
    speaker.say(
        format!("{name} wins by viable Characters at the last turn, {characters} to {fewer}."),
        format!("{name} gagne au nombre de Personnages viables au dernier tour, {characters} contre {fewer}."),
    )
}

fn counters(board: &Board, seat: Seat, speaker: &Speaker<'_>) -> Vec<Counter> {
    let front = &board.fronts[seat];
    let count = |id: CounterId, en: &str, fr: &str, value: usize| counter(id, speaker.say(en, fr), value as i32);
    vec![
        count(CounterId::Viable, "Viable Characters", "Personnages viables", board.viable(seat).len()),
        count(CounterId::Killed, "Killed", "Morts", front.killed.len()),
        count(CounterId::Exiled, "Exiled", "Exilés", front.exiled.len()),
        count(CounterId::Captives, "Captives held", "Captifs détenus", front.captives.len()),
        count(CounterId::Turns, "Turns", "Tours", usize::from(front.turns)),
    ]
}

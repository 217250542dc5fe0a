//! Tests of the score sheet at the end of a game.

use super::look::{look, sum};
use crate::language::Table;
use duel::Side::{Evil, Good};
use kernel::{
    Lang::{self, En, Fr},
    Sheet,
};

fn sheet(table: &Table, lang: Lang) -> Sheet {
    look(table, Good, lang).0.sheet.unwrap()
}

/// Returns the table `laid` after the end of its game. Each seat passes where it can.
fn end(laid: &str) -> Table {
    let mut table = Table::lay(laid);
    let mut rng = kernel::Rng::new(1);
    while let Some(entry) = table.any(&mut rng) {
        let done = match entry {
            kernel::Entry::Action(seat, _) if table.actions().contains(&duel::Action::Done) => {
                kernel::Entry::Action(seat, duel::Action::Done)
            }
            entry => entry,
        };
        table.enter(done).unwrap();
    }
    table
}

#[test]
fn a_player_with_nobody_left_has_lost() {
    let table = end("Good: Glinda | Tin
         Good holds: Mombi by Glinda
         Evil killed: Guph
         Evil turn 7
         Evil barren 1
         in Rest of Evil");
    let (english, french) = (sheet(&table, En), sheet(&table, Fr));
    assert_eq!(english.verdict, "Anna wins: Boris has had no viable Character for two turns in a row.");
    assert_eq!(french.verdict, "Anna gagne\u{a0}: Boris n’a eu aucun Personnage viable pendant deux tours de suite.");
    let seats: Vec<_> = english.seats.iter().map(|seat| (seat.name.as_str(), seat.won, seat.total)).collect();
    assert_eq!(seats, [("Anna", true, None), ("Boris", false, None)]);
    let counted = |seat: usize| english.seats[seat].counters.iter().map(sum).collect::<Vec<_>>();
    assert_eq!(counted(0), ["Viable Characters 2", "Killed 0", "Exiled 0", "Captives held 1", "Turns 3"]);
    assert_eq!(counted(1), ["Viable Characters 0", "Killed 1", "Exiled 0", "Captives held 0", "Turns 7"]);
    assert_eq!(look(&table, Evil, En).0.heading, "Game over · Turns of Good 3, of Evil 7");
    assert_eq!(look(&table, Evil, Fr).0.heading, "Partie terminée · Tours du Bien 3, du Mal 7");
}

#[test]
fn the_last_turn_is_counted() {
    let verdict = |good: &str, evil: &str| {
        let table = end(&format!("Good: {good}\nEvil: {evil}\ncap 7\nGood turn 7\nEvil turn 7\nin Rest of Evil"));
        sheet(&table, En).verdict
    };
    assert_eq!(verdict("Jack | Tin", "Roquat"), "Anna wins by viable Characters at the last turn, 2 to 1.");
    assert_eq!(verdict("Jack", "Roquat"), "Boris wins by Force at the last turn, 7 to 2.");
    assert_eq!(
        verdict("Wizard of Oz", "Singra"),
        "It is a draw: as many viable Characters on both sides, and as much Force."
    );
}

//! Whole games, as a spectator reads them. Each script in `golden/` is one game between greedy players. Next to the
//! script are its log with the final sheet, and the digest of the position after each line. Before a new log is
//! accepted, it is compared with the rules line by line. A new digest makes every existing record invalid, so
//! `Tabletop::RULES` must change too.

use crate::language::{Player, Table, alternative, lines, on};
use kernel::{Digest, Lang, SheetLine, SheetSeat, Viewer};

#[test]
fn two_players() {
    golden(Table::of(2), "two", include_str!("golden/two.txt"), Lang::En);
}

#[test]
fn three_players() {
    golden(Table::of(3), "three", include_str!("golden/three.txt"), Lang::En);
}

#[test]
fn four_players() {
    golden(Table::of(4), "four", include_str!("golden/four.txt"), Lang::En);
}

/// A game in French, with the open Trio, the memory aid and the alternative cards.
#[test]
fn deux_joueurs() {
    let mut options = on(&["openTrio", "memoryAid"]);
    options.extend(alternative());
    golden(Table::with(&options, 2), "deux", include_str!("golden/deux.txt"), Lang::Fr);
}

fn golden(mut table: Table, name: &str, script: &str, lang: Lang) {
    let mut digests = String::new();
    for line in lines(script) {
        table.play(line);
        let digest = table.digests.last().expect("a line is at least one entry");
        digests += &format!("{} {line}\n", Digest::print(*digest));
    }
    assert_eq!(table.turn(), "over");
    insta::with_settings!({ snapshot_path => "golden", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("{name}.told"), told(&table, lang));
        insta::assert_snapshot!(format!("{name}.digests"), digests);
    });
}

fn told(table: &Table, lang: Lang) -> String {
    let sheet = table.look_as(Viewer::Seat(Player::Ann.seat()), lang).0.sheet.expect("the game is over");
    let seats = sheet.seats.iter().flat_map(counted);
    table.told(lang).into_iter().chain([String::new(), sheet.verdict]).chain(seats).collect::<Vec<_>>().join("\n")
}

fn counted(seat: &SheetSeat) -> Vec<String> {
    let hand: Vec<String> =
        seat.counters.iter().map(|counter| format!("{} {}", counter.value, counter.label)).collect();
    let line = |SheetLine { card, words, points }: &SheetLine| format!("  {} {words} = {points}", card.id);
    let won = if seat.won { ", won" } else { "" };
    let total = seat.total.expect("this game counts points");
    let head = [String::new(), format!("{}: {total}{won}", seat.name), format!("  hand: {}", hand.join(", "))];
    head.into_iter().chain(seat.lines.iter().map(line)).collect()
}

//! Whole games as a spectator reads them. Each script in `golden/` is one game. Greedy players played all of them
//! except the one that Good wins. Beside each script are the log, with the sheet at the end, and the digest of the
//! position after each line. A new log is read line by line against the rules before it is accepted. A new digest makes
//! every record invalid, so it needs a new `Tabletop::RULES`.

use crate::language::{STANDARD, Table, lines};
use crate::scene::walk::names;
use duel::Rules;
use kernel::{Counter, Digest, Game, Lang, Reader, SheetSeat, Tabletop, Viewer};

/// The rules of the shortest games.
const SHORTEST: Rules = Rules { turn_cap: 7, ..STANDARD };

/// Good has no viable Character for two turns in a row, and loses.
#[test]
fn lost() {
    golden("lost", include_str!("golden/lost.txt"), SHORTEST, Lang::En);
}

/// The game ends after seven turns of each player.
#[test]
fn capped() {
    golden("capped", include_str!("golden/capped.txt"), SHORTEST, Lang::En);
}

/// The game of `capped`, with its log in French.
#[test]
fn plafond() {
    golden("plafond", include_str!("golden/plafond.txt"), SHORTEST, Lang::Fr);
}

/// Evil has no viable Character for two turns in a row, and loses. The game was written for situations that greedy
/// players seldom reach: several attacks in a turn, one of them without effect (D22); a Kill and two Exiles that are
/// won; a rescue and a Location taken back against an intervener; a Curse and its end; bonuses for Spells; a Character
/// won back (D37).
#[test]
fn won() {
    golden("won", include_str!("golden/won.txt"), STANDARD, Lang::En);
}

fn golden(name: &str, script: &str, rules: Rules, lang: Lang) {
    let mut table = Table::new(rules);
    let mut digests = String::new();
    for line in lines(script) {
        let before = table.digests.len();
        table.play(line);
        assert_eq!(table.digests.len(), before + 1, "{line:?} is one entry");
        digests += &format!("{} {line}\n", Digest::print(table.digests[before]));
    }
    assert!(table.actions().is_empty() && table.chances().is_empty(), "{}", table.turn());
    insta::with_settings!({ snapshot_path => "golden", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("{name}.told"), told(&table, lang));
        insta::assert_snapshot!(format!("{name}.digests"), digests);
    });
}

/// Returns the log as a spectator reads it.
fn told(table: &Table, lang: Lang) -> String {
    let (game, names) = (&table.game, names());
    let reader = Reader { lang, names: &names };
    let heard = table.events.iter().filter_map(|event| game.redact(event, Viewer::Table));
    let sentences: Vec<String> = heard
        .filter_map(|event| game.tell(&event, Viewer::Table, &reader).words.map(|told| told.to_string()))
        .collect();
    let scene = game.scene(&game.view(&table.state, Viewer::Table), &[], &reader);
    let sheet = scene.sheet.expect("the game is over");
    let seats = sheet.seats.iter().map(|seat| counted(seat, lang));
    sentences.into_iter().chain([String::new(), sheet.verdict]).chain(seats).collect::<Vec<_>>().join("\n")
}

fn counted(seat: &SheetSeat, lang: Lang) -> String {
    let say = |counter: &Counter| format!("{} {}", counter.label, counter.value);
    let counters: Vec<String> = seat.counters.iter().map(say).collect();
    let (won, colon) = match lang {
        Lang::En => (" (won)", ":"),
        Lang::Fr => (" (gagne)", "\u{a0}:"),
    };
    format!("{}{}{colon} {}", seat.name, if seat.won { won } else { "" }, counters.join(", "))
}

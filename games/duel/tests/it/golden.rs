//! Tests of whole games. Each script in `golden/` is one game. Greedy bots played all of them except the one that Good
//! wins. With each script there are two more files: the log of the game as a spectator reads it, with the score sheet
//! at the end, and the digest of the position after each line. Before a changed log is accepted, somebody must compare
//! it with the rules, line by line. A changed digest makes all existing records invalid, so `Tabletop::RULES` must
//! change too.

use crate::language::{STANDARD, Table, lines};
use crate::scene::walk::names;
use duel::Rules;
use kernel::{Counter, Digest, Game, Lang, Reader, SheetSeat, Tabletop, Viewer};

/// The options for the shortest possible games.
const SHORTEST: Rules = Rules { turn_cap: 7, ..STANDARD };

/// A game that Good loses, because it has no viable Character for two turns in a row.
#[test]
fn lost() {
    golden("lost", include_str!("golden/lost.txt"), SHORTEST, Lang::En);
}

/// A game that the turn cap ends after seven turns of each player.
#[test]
fn capped() {
    golden("capped", include_str!("golden/capped.txt"), SHORTEST, Lang::En);
}

/// The game of `capped` again, with its log in French.
#[test]
fn plafond() {
    golden("plafond", include_str!("golden/plafond.txt"), SHORTEST, Lang::Fr);
}

/// A game that Evil loses, because it has no viable Character for two turns in a row. The script was written by hand
/// for situations that greedy bots seldom reach: several attacks in one turn, one of which has no effect (D22); one
/// Kill and two Exiles that succeed; a rescue and the retaking of a Location, both against an intervener; a Curse that
/// is laid and lifted; bonuses for Spells; a Character that is won back (D37).
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

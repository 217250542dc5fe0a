//! Golden transcripts of whole games. Each script in `golden/` is one game between greedy bots, with a line for each
//! action and each outcome of chance. Beside each script is the log as a spectator reads it, with the scores, and the
//! digest of the position after each line. A new log is read line by line against the rules before it is accepted. A
//! changed digest makes every existing record invalid, so `Tabletop::RULES` must change too.

mod script;

use crate::tell::Teller;
use kernel::{Digest, Game, Lang, Reader, Tabletop, Turn, Viewer, apply, happen};
use language::Profile;
use script::read;
use storyline::{Chance, Event, Mode, State};

/// Plays six Rounds of a Challenge.
#[test]
fn challenge() {
    golden("challenge", include_str!("golden/challenge.txt"), (Profile::Oz, Mode::Challenge { rounds: 6 }), Lang::En);
}

/// Plays the same game as `challenge`, and checks its log in French.
#[test]
fn defi() {
    golden("defi", include_str!("golden/challenge.txt"), (Profile::Oz, Mode::Challenge { rounds: 6 }), Lang::Fr);
}

/// Plays a Solitaire, which scores only if a Prime reaches The End.
#[test]
fn alone() {
    golden("alone", include_str!("golden/alone.txt"), (Profile::Oz, Mode::Solitaire { rounds: 8 }), Lang::En);
}

/// Plays a Standard game to The End.
#[test]
fn standard() {
    golden("standard", include_str!("golden/standard.txt"), (Profile::Epic, Mode::Standard), Lang::En);
}

/// Checks the digests of the position that docs/record.md writes out byte by byte, and of the position after it.
#[test]
fn the_position_that_the_record_shows() {
    let told = include_str!("../../../../docs/record.md");
    let teller = Teller::new(Profile::Oz, Mode::Solitaire { rounds: 8 });
    let game = teller.game();
    let mut state = game.start();
    let first = Digest::print(Digest::of(game, &state));
    happen(game, &mut state, &Chance::First(kernel::Seat::all(1).next().unwrap()), &mut Vec::new()).unwrap();
    let next = Digest::print(Digest::of(game, &state));
    assert!(told.contains(&format!("digest is `{first}`")) && told.contains(&format!("`{next}`")), "{first}, {next}");
}

fn golden(name: &str, script: &str, (profile, mode): (Profile, Mode), lang: Lang) {
    let teller = Teller::new(profile, mode);
    let game = teller.game();
    let (mut state, mut events, mut digests) = (game.start(), Vec::new(), String::new());
    for line in script.lines() {
        match game.turn(&state) {
            Turn::Chance => happen(game, &mut state, &read(game, line), &mut events).unwrap(),
            Turn::Of(seat) => apply(game, &mut state, (seat, &read(game, line)), &mut Vec::new(), &mut events).unwrap(),
            Turn::Over => panic!("the game was over before {line:?}"),
        }
        digests += &format!("{} {line}\n", Digest::print(Digest::of(game, &state)));
    }
    assert_eq!(game.turn(&state), Turn::Over);
    insta::with_settings!({ snapshot_path => "golden", prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("{name}.told"), told(&teller, (&state, &events), lang));
        insta::assert_snapshot!(format!("{name}.digests"), digests);
    });
}

/// Returns the log of a game, as a spectator reads it.
fn told(teller: &Teller, (state, events): (&State, &[Event]), lang: Lang) -> String {
    let (game, names) = (teller.game(), teller.names());
    let reader = Reader { lang, names: &names };
    let heard = events.iter().filter_map(|event| game.redact(event, Viewer::Table));
    let sentences =
        heard.filter_map(|event| game.tell(&event, Viewer::Table, &reader).words.map(|told| told.to_string()));
    let scores = game.scores(state);
    let counted = scores.seats().map(|seat| format!("{} {}", names[seat], scores[seat]));
    sentences.chain([String::new()]).chain(counted).collect::<Vec<_>>().join("\n")
}

//! Tests the layout on positions from bot games, at 80×24. The screen must show the whole prompt, and the whole choice
//! under the cursor with its effect and the text of its card. A word that is cut must end in an ellipsis.

mod games;
mod judge;

use crate::view::{open, screen};
use games::{Table, each_decision};
use judge::{Asked, faults};
use protocol::{Lang, Position};
use terminal::{Model, Place, update};

#[test]
fn an_oz_game_keeps_the_promise() {
    // Games with four Authors have the longest roads. The game with one Author is a Solitaire.
    check("oz", &[(1, 1), (2, 2), (3, 3), (4, 4)], 200);
}

#[test]
fn an_epic_game_keeps_the_promise() {
    check("epic", &[(1, 5), (2, 6), (3, 7), (4, 8)], 150);
}

#[test]
fn a_duel_keeps_the_promise() {
    check("duel", &[(2, 9), (2, 10), (2, 11)], 100);
}

#[test]
fn a_draft_keeps_the_promise() {
    check("draft", &[(2, 12), (3, 13), (4, 14), (4, 15)], 15);
}

/// Plays a game for each number of seats and seed, and checks some of its decisions. At least `least` screens must be
/// checked.
fn check(game: &str, tables: &[(usize, u64)], least: usize) {
    let mut looked_at = 0;
    for (seats, seed) in tables {
        each_decision(&Table { game, seats: *seats, seed: *seed }, &mut |position, lang| {
            looked_at += look(&position, lang);
        });
    }
    assert!(looked_at >= least, "only {looked_at} screens");
}

/// Checks the screens for the first, the middle and the last row, and for the second step of each. Returns the number
/// of screens.
fn look(position: &Position, lang: Lang) -> usize {
    let mut model = Model::new(lang, None);
    open(&mut model, position.clone());
    let rows = judge::rows(&position.scene.choices);
    let mut looked_at = 0;
    for cursor in [0, rows.len() / 2, rows.len() - 1] {
        model.eye.cursor = cursor;
        see(&model, position, &Asked::first(&rows[cursor]));
        looked_at += 1;
        if rows[cursor].len() > 1 {
            let mut second = model.clone();
            update(&mut second, terminal::Msg::Key(crossterm::event::KeyCode::Enter.into()));
            assert!(matches!(&second.client.place, Place::Table(table) if table.picked == Some(cursor)));
            see(&second, position, &Asked::second(&rows[cursor]));
            looked_at += 1;
        }
    }
    looked_at
}

fn see(model: &Model, position: &Position, asked: &Asked) {
    let (text, _) = screen(model, 80, 24);
    let found = faults(&text, position, asked);
    assert!(found.is_empty(), "{found:#?}\n{text}");
}

/// The judge finds a fault when any part of the promise is broken on a real screen.
#[test]
fn a_broken_promise_is_found() {
    let (mut seen, mut cards, mut hints) = (0, 0, 0);
    each_decision(&Table { game: "oz", seats: 2, seed: 2 }, &mut |position, lang| {
        let rows = judge::rows(&position.scene.choices);
        let asked = Asked::first(&rows[0]);
        let mut model = Model::new(lang, None);
        open(&mut model, position.clone());
        let (text, _) = screen(&model, 80, 24);
        assert_eq!(faults(&text, &position, &asked), [""; 0]);
        let without = |words: &str| {
            let word = words.split_whitespace().max_by_key(|word| word.len()).unwrap_or_default().to_owned();
            faults(&text.replace(&word, &word[..word.char_indices().nth(3).map_or(0, |(at, _)| at)]), &position, &asked)
        };
        assert!(without(&position.scene.prompt.to_string()).iter().any(|fault| fault.contains("prompt")));
        let first = &position.scene.choices[rows[0][0]];
        if rows[0].len() == 1 {
            assert!(without(&first.words.to_string()).iter().any(|fault| fault.contains("choice")));
            if let Some(hint) = &first.hint {
                hints += 1;
                assert!(without(hint).iter().any(|fault| fault.contains("choice")));
            }
        }
        if let Some(words) = judge::words_of(&position.scene, &first.at).pop() {
            cards += 1;
            assert!(without(&words).iter().any(|fault| fault.contains("words of the card")));
        }
        let cut = text.replacen("─", "Emera", 1);
        assert!(faults(&cut, &position, &asked).iter().any(|fault| fault.contains("cut without")), "{cut}");
        assert_eq!(faults(&cut.replacen("Emera", "Emera…", 1), &position, &asked), [""; 0]);
        let uncounted = text.replace(['▼', '▲'], " ");
        if uncounted != text {
            assert!(faults(&uncounted, &position, &asked).iter().any(|fault| fault.contains("out of sight")));
        }
        seen += 1;
    });
    assert!(seen > 10 && cards > 3 && hints > 3, "{seen} screens, {cards} with a card, {hints} with a hint");
}

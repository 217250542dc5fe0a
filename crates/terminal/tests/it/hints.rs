//! Tests hints, in both display modes.

use crate::{fixture, lists};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use protocol::{
    FromClient, FromServer, Hint, HintChoice, Lang, Measure, Position, Records, Review, ReviewChoice, ReviewedDecision,
};
use terminal::{Heard, Model, Msg, Need, Notice, Opening, Place, Talk, update};

fn choosing(lang: Lang) -> Position {
    Position { hints: true, ..fixture::choosing(lang) }
}

/// Returns a hint for the position, with this measure.
fn hint(position: &Position, measure: Measure) -> FromServer {
    let numbers = [(1, 12_400, true), (0, 9_050, true)];
    let scale = if measure == Measure::Chance { 20 } else { 1 };
    let choices = numbers.map(|(choice, mean, is_level)| HintChoice {
        choice,
        mean: mean / scale,
        low: (mean - 1_000) / scale,
        high: (mean + 1_000) / scale,
        is_level,
        reasons: Vec::new(),
    });
    let Position { table, row, lang, .. } = position.clone();
    FromServer::Hint(Hint { table, row, lang, measure, choices: choices.into(), rollouts: 1_000 })
}

fn plain(lang: Lang, position: Position) -> Talk {
    let mut talk = Talk::new(lang, None, false);
    talk.hear(Heard::Up);
    talk.hear(Heard::Said(lists::welcome(lang)));
    talk.hear(Heard::Said(lists::tables(lang)));
    talk.line("1");
    talk.hear(Heard::Said(FromServer::Position(Box::new(position))));
    talk
}

#[test]
fn a_hint_is_asked_for_and_told() {
    let position = choosing(Lang::En);
    let words = position.scene.choices[1].words.to_string();
    let mut talk = plain(Lang::En, position.clone());
    let needs = talk.line("hint").needs;
    assert!(matches!(needs.as_slice(), [Need::Say(FromClient::Hint { at })] if *at == position.row), "{needs:?}");
    let told = talk.hear(Heard::Said(hint(&position, Measure::Chance))).lines.join(" ");
    assert!(told.starts_with(&format!("Hint. 1. {words}: 62 % (57 to 67).")), "{told}");
    assert!(told.contains("either choice may be as good") && told.contains("1000 ways"), "{told}");
    let told = talk.hear(Heard::Said(hint(&position, Measure::Points))).lines.join(" ");
    assert!(told.contains("12.4 points (11.4 to 13.4)"), "{told}");
}

#[test]
fn a_hint_is_told_in_french() {
    let position = choosing(Lang::Fr);
    let mut talk = plain(Lang::Fr, position.clone());
    assert!(matches!(talk.line("indice").needs.as_slice(), [Need::Say(FromClient::Hint { .. })]));
    let told = talk.hear(Heard::Said(hint(&position, Measure::Points))).lines.join(" ");
    assert!(told.starts_with("Indice.") && told.contains("\u{a0}: 12,4 points (de 11,4 à 13,4)"), "{told}");
}

#[test]
fn no_hint_is_asked_for_where_none_is_given() {
    let mut talk = plain(Lang::En, fixture::choosing(Lang::En));
    let reply = talk.line("hint");
    assert!(reply.needs.is_empty() && reply.lines[0].starts_with("There is no hint here"), "{:?}", reply.lines);
}

#[test]
fn the_key_asks_and_a_hint_for_another_position_is_not_shown() {
    let mut model = Model::new(Lang::En, None);
    update(&mut model, Msg::Heard(Heard::Up));
    let hear = |model: &mut Model, message| update(model, Msg::Heard(Heard::Said(message)));
    hear(&mut model, lists::welcome(Lang::En));
    hear(&mut model, lists::tables(Lang::En));
    model.client.place = Place::Opening(Opening::Known);
    let position = choosing(Lang::En);
    hear(&mut model, FromServer::Position(Box::new(position.clone())));
    let needs = update(&mut model, Msg::Key(KeyEvent::new(KeyCode::Char('i'), KeyModifiers::NONE)));
    assert!(matches!(needs.as_slice(), [Need::Say(FromClient::Hint { at })] if *at == position.row), "{needs:?}");
    hear(&mut model, hint(&Position { row: position.row + 1, ..position.clone() }, Measure::Chance));
    assert_eq!(model.notice, None);
    hear(&mut model, hint(&position, Measure::Chance));
    assert!(matches!(&model.notice, Some(Notice::Hint(told)) if told.starts_with("Hint. 1. ")), "{:?}", model.notice);
}

/// Returns a finished game at an earlier position, and the review of the decision there, which lost this much.
fn reviewed(lang: Lang, loss: i32) -> (Position, FromServer) {
    let choosing = fixture::choosing(lang);
    let entries = choosing.shown + 5;
    let position = Position { records: Records::Whole, entries, ..choosing };
    let choice = |words: &str, chosen, mean| ReviewChoice {
        words: words.into(),
        chosen,
        mean,
        low: mean - 50,
        high: mean + 50,
        loss: if chosen { loss } else { 0 },
        is_level: !chosen || loss == 0,
        reasons: Vec::new(),
    };
    let decision = ReviewedDecision {
        number: 3,
        entry: position.shown,
        prompt: "Take a column".into(),
        choices: vec![choice("Take column 1", false, 610), choice("Take column 2", true, 610 - loss)],
        rollouts: 1_000,
    };
    let (table, seat) = (position.table.clone(), position.viewer.unwrap());
    let review = Review { table, seat, lang, measure: Measure::Chance, decisions: 9, decision: Some(decision) };
    (position, FromServer::Review(review))
}

#[test]
fn a_decision_of_a_finished_game_is_reviewed() {
    let (position, review) = reviewed(Lang::En, 160);
    let mut talk = plain(Lang::En, position.clone());
    let needs = talk.line("hint").needs;
    let [Need::Say(FromClient::Review { seat, from })] = needs.as_slice() else { panic!("{needs:?}") };
    assert_eq!((Some(*seat), *from), (position.viewer, position.shown));
    let told = talk.hear(Heard::Said(review)).lines.join(" ");
    assert!(told.starts_with("Decision 3 of 9, at moment"), "{told}");
    assert!(told.contains("Chosen: Take column 2, 45 % (40 to 50)."), "{told}");
    assert!(told.contains("Better: Take column 1, 61 % (56 to 66)."), "{told}");
    assert!(told.contains("It lost 16 in 100 of the chance to win."), "{told}");
}

#[test]
fn a_good_decision_is_told_as_such_in_french() {
    let (position, review) = reviewed(Lang::Fr, 0);
    let mut talk = plain(Lang::Fr, position);
    assert!(matches!(talk.line("indice").needs.as_slice(), [Need::Say(FromClient::Review { .. })]));
    let told = talk.hear(Heard::Said(review)).lines.join(" ");
    assert!(told.starts_with("Décision 3 sur 9") && told.contains("Rien d’autre n’était"), "{told}");
}

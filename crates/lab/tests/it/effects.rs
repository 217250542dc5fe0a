//! Tests of the effects of cards: a planted card is found, a card without text has no effect, and the figures are those of
//! matches with and without the text.

use crate::balance::{balance, forms, games, run, run_in};
use crate::strength::plan;
use bots::Level;
use catalog::{Visitor, Wanted, visit};
use kernel::{CardChange, ChangedText, Options, Rng, Seat, Shelf, Tabletop};
use lab::{Balance, CardEffect, Entrants, FILES, Plan, card_effects, play_match};
use serde_json::Value;
use std::{collections::BTreeMap, fs, num::NonZeroUsize};

/// Measures the effect of one card in a game of two greedy bots, in which this card has another text for everybody.
struct Measured<'a> {
    card: &'a str,
    text: Option<ChangedText>,
    plan: Plan,
}

impl Visitor for Measured<'_> {
    type Out = CardEffect;

    fn visit<G: Tabletop>(self, game: G) -> CardEffect {
        let card = index(&game, self.card);
        let game = match self.text {
            Some(text) => game.changed(&CardChange { card, seat: None, text }).unwrap(),
            None => game,
        };
        let rows = card_effects(&game, &greedy(), (&self.plan, &|id| id == self.card), &|_| ()).unwrap();
        let [(id, effect)] = rows.as_slice() else { panic!("one card is measured") };
        assert_eq!(id, self.card);
        effect.clone()
    }
}

fn index<G: Tabletop>(game: &G, card: &str) -> usize {
    game.counted_cards().iter().position(|text| text.id == card).unwrap()
}

fn greedy<G: Tabletop>() -> Entrants<G> {
    Entrants::new(vec!["greedy".into(); 2], |_| Level::Greedy.bot())
}

fn opened<V: Visitor>(game: &str, visitor: V) -> V::Out {
    visit(Wanted { game, options: &Options::new(), seats: 2, shelf: &Shelf::EMPTY }, visitor).ok().unwrap()
}

fn measured(game: &str, card: &str, text: Option<ChangedText>, deals: u64) -> CardEffect {
    opened(game, Measured { card, text, plan: plan(deals, 5, 2) })
}

#[test]
fn a_planted_card_is_found_with_its_sign() {
    // The Story has 12 points in place of 8.
    let planted = measured("draft", PLANTED[0], Some(ChangedText::HalfMore), 400);
    let [low, high] = planted.margin.unwrap().interval.unwrap();
    assert!(low > 0.0, "margin {low} to {high}");
    assert!(planted.win_share.mean > 0.0, "{:?}", planted.win_share);
    let printed = measured("draft", PLANTED[0], None, 400);
    assert!(planted.margin.unwrap().mean > printed.margin.unwrap().mean, "more for half as much again");
}

/// A Story of the draft, and a Character of the duel.
const PLANTED: [&str; 2] = ["S41", "G02"];

#[test]
fn a_card_without_text_has_no_effect() {
    let empty = measured("draft", PLANTED[0], Some(ChangedText::Blank), 40);
    assert_eq!((empty.games, empty.deals_changed, empty.win_share.mean), (80, 0, 0.0));
    // By hand: twice 1 − (0.05 / 2 / 96)^(1/40), for two intervals of each of 48 cards.
    let reach = 2.0 * (1.0 - (0.05_f64 / 2.0 / 96.0).powf(1.0 / 40.0));
    let [low, high] = empty.win_share.interval.unwrap();
    assert!((low + reach).abs() < 1e-9 && (high - reach).abs() < 1e-9, "{low} {high}");
    assert_eq!(empty.margin.unwrap().interval, None);
}

/// Compares the effect of a card with the results of matches with its text, and without it for one seat.
struct Compared<'a>(&'a str);

impl Visitor for Compared<'_> {
    type Out = ();

    fn visit<G: Tabletop>(self, game: G) {
        let deals = 60;
        // Equal bots play the same game in each rotation of a match.
        let shares = |game: &G| -> Vec<f64> {
            let played = play_match(game, &greedy(), &plan(2 * deals, 5, 1), &|_| ()).unwrap();
            played.by_seat.iter().map(|row| row.win_share.mean).collect()
        };
        let (card, whole) = (index(&game, self.0), shares(&game));
        let blank = |seat: Seat| {
            let game = game.changed(&CardChange { card, seat: Some(seat), text: ChangedText::Blank })?;
            Some(whole[seat.index()] - shares(&game)[seat.index()])
        };
        let expected: Vec<f64> = Seat::all(2).filter_map(blank).collect();
        let (_, effect) =
            &card_effects(&game, &greedy(), (&plan(deals, 5, 2), &|id| id == self.0), &|_| ()).unwrap()[0];
        let mean = expected.iter().sum::<f64>() / expected.len() as f64;
        assert!(mean != 0.0 && (effect.win_share.mean - mean).abs() < 1e-9, "{}: {effect:?}, not {mean}", self.0);
        assert_eq!(effect.games, deals * expected.len() as u64);
    }
}

#[test]
fn an_effect_is_the_difference_of_matches_with_and_without_the_text() {
    opened("draft", Compared(PLANTED[0]));
    opened("duel", Compared(PLANTED[1]));
}

fn with_effects(game: &str, bots: &[&str], games: u64) -> Balance {
    Balance { effects: true, ..balance(game, bots, games) }
}

#[test]
fn a_report_has_the_effects_that_its_file_has() {
    let folder = tempfile::tempdir().unwrap();
    // With one thread, the units are in their file in order.
    let alone = |asked: Balance| Balance { jobs: NonZeroUsize::MIN, ..asked };
    let asked = alone(with_effects("draft", &["greedy", "random"], 6));
    let (report, heard) = run_in(&asked, folder.path());
    // 48 Stories for two seats, and the game with all texts, in two rotations of three deals.
    assert_eq!(heard.last().unwrap().games, 3 * 2 * (1 + 96));
    assert_eq!((report.games, report.lucks), (6, 3));
    let text = fs::read_to_string(folder.path().join(FILES[0])).unwrap();
    let mut sums: BTreeMap<String, [i64; 2]> = BTreeMap::new();
    for unit in text.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap()) {
        for effect in unit["effects"].as_array().unwrap() {
            let [wins, margin] = ["wins", "margin"].map(|of| effect[of].as_i64().unwrap());
            let sum = sums.entry(effect["card"].as_str().unwrap().into()).or_default();
            *sum = [sum[0] + wins, sum[1] + margin];
        }
    }
    assert!(sums.len() > 10, "{sums:?}");
    for row in &report.cards {
        let Some(effect) = &row.effect else {
            assert_eq!(row.card.len(), 1, "a Character: {}", row.card);
            continue;
        };
        let [wins, margin] = sums.get(&row.card).copied().unwrap_or_default().map(|sum| sum as f64 / 12.0);
        assert_eq!(effect.games, 12);
        assert!((effect.win_share.mean - wins / 12.0).abs() < 1e-9, "{}", row.card);
        assert!((effect.margin.unwrap().mean - margin).abs() < 1e-9, "{}", row.card);
    }
    // Without effects, the games are the same.
    let plain = tempfile::tempdir().unwrap();
    let (plainly, _) = run_in(&alone(balance("draft", &["greedy", "random"], 6)), plain.path());
    assert!(games(folder.path()) == games(plain.path()), "other games than without effects");
    assert!(plainly.effects.is_none() && plainly.cards.iter().all(|row| row.effect.is_none()));
    let page = report.page();
    assert!(page.contains("id=\"effects\"") && !plainly.page().contains("id=\"effects\""));
    assert!(report.to_string().contains("All 96 intervals of this table together: 95 %, by Bonferroni."));
}

#[test]
fn effects_depend_neither_on_threads_nor_on_interruptions() {
    let folder = tempfile::tempdir().unwrap();
    let asked = with_effects("draft", &["random"], 7);
    let whole = forms(&run(&asked));
    run_in(&asked, folder.path());
    let file = folder.path().join(FILES[0]);
    let bytes = fs::read(&file).unwrap();
    let mut luck = Rng::new(8);
    for jobs in [1, 2, 3] {
        fs::write(&file, &bytes[..luck.below(bytes.len() as u32) as usize]).unwrap();
        let jobs = NonZeroUsize::new(jobs).unwrap();
        let (again, _) = run_in(&Balance { jobs, ..asked.clone() }, folder.path());
        assert_eq!(forms(&again), whole, "{jobs} threads");
    }
    let fault = balance("draft", &["random"], 7).run_in(folder.path(), &|_| ()).unwrap_err().to_string();
    assert!(fault.contains("the number of ablations of a game is 96 there; expected not given"), "{fault}");
    let text = fs::read_to_string(&file).unwrap();
    for (own, other) in [
        ("\"effects\":[", "\"effects\":[{\"card\":\"X01\",\"seat\":0,\"wins\":0,\"margin\":0},"),
        (",\"effects\":", ",\"else\":"),
    ] {
        assert!(text.contains(own));
        fs::write(&file, text.replacen(own, other, 1).replace("},]", "}]")).unwrap();
        let fault = asked.run_in(folder.path(), &|_| panic!("nothing is played")).unwrap_err().to_string();
        assert!(fault.contains("line 2"), "{fault}");
    }
}

#[test]
fn effects_are_refused_where_they_cannot_be_measured() {
    let fault = |asked: Balance| asked.run(&|_| panic!("no game is played")).unwrap_err().to_string();
    assert_eq!(
        fault(with_effects("oz", &["random"], 4)),
        "no text of a card of oz can be left out; expected a game whose cards can be blank, such as draft or duel"
    );
    let program = fault(with_effects("draft", &["random", "exec:true"], 4));
    assert!(program.contains("exec:true cannot know that a card is blank; expected bots of this program"), "{program}");
}

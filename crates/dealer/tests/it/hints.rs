//! Tests of hints: who gets them, what they depend on, what the log keeps of them, and that their numbers follow from what
//! the bot thinks.

use crate::{dealer, decide, run_on};
use catalog::{Level, TableFault, Verdict};
use dealer::{Dealer, HintFault, Row};
use kernel::{Illegal, Lang, Seat, Turn, Viewer};
use protocol::{Hint, HintChoice, Measure};

const BOT: Option<Level> = Some(Level::Greedy);

/// Returns a game of one person against a bot, at a decision of the person after this number of decisions.
fn begun(game: &str, decisions: usize) -> (Dealer, Seat, Vec<Row>) {
    let (mut dealer, mut store) = (dealer(game, [None, BOT]), Vec::new());
    run_on(&mut dealer, &mut store);
    let person = dealer.people().next().unwrap();
    let mut made = 0;
    while made < decisions || dealer.turn() != Turn::Of(person) || dealer.table().ways() < 2 {
        assert!(decide(&mut dealer, &mut store));
        made += 1;
    }
    (dealer, person, store)
}

/// Asks for a hint, with an end after so many deals.
fn ask(dealer: &mut Dealer, seat: Seat, lang: Lang, deals: usize) -> Hint {
    let (step, hinting) = dealer.hint(("t1", seat), lang).unwrap();
    dealer.commit(step).unwrap();
    hinting(&mut after(deals))
}

fn after(deals: usize) -> impl FnMut() -> bool {
    let mut left = deals;
    move || {
        left -= 1;
        left == 0
    }
}

#[test]
fn a_hint_says_what_the_bot_thinks() {
    for game in ["draft", "duel", "oz", "epic"] {
        let (mut dealer, seat, _) = begun(game, 8);
        let verdicts = dealer.table().judge(1_000, None, Lang::En).unwrap()(&mut after(5));
        let hint = ask(&mut dealer, seat, Lang::En, 5);
        assert_eq!((hint.table.as_str(), hint.row, hint.measure), ("t1", dealer.rows(), Measure::Chance), "{game}");
        assert_eq!(hint.choices.len(), verdicts.len());
        assert_eq!(hint.rollouts, verdicts.iter().map(|verdict| verdict.rollouts).sum::<usize>());
        let offered = dealer.table().scene(Viewer::Seat(seat), Lang::En).choices.len();
        for (at, (choice, verdict)) in hint.choices.iter().zip(&verdicts).enumerate() {
            assert!(choice.choice < offered, "{game}");
            checks(choice, verdict, &verdicts[usize::from(at == 0)]);
        }
        assert!(hint.choices[0].is_level);
    }
}

/// Computes the numbers of a choice again.
fn checks(choice: &HintChoice, verdict: &Verdict, rival: &Verdict) {
    assert_eq!(choice.choice, verdict.choice);
    let near = |found: i32, due: f64| assert!((f64::from(found) - 1_000.0 * due).abs() <= 0.5, "{found} for {due}");
    near(choice.mean, verdict.result.mean);
    near(choice.low, (verdict.result.mean - verdict.result.half).max(0.0));
    near(choice.high, (verdict.result.mean + verdict.result.half).min(1.0));
    let middle = (verdict.result.mean + rival.result.mean) / 2.0;
    assert!(choice.reasons.len() <= 4);
    assert!(choice.reasons.is_sorted_by_key(|reason| -reason.worth.abs()));
    for reason in &choice.reasons {
        let part = |of: &Verdict| of.parts.iter().find(|(name, _)| *name == reason.name).unwrap().1;
        near(reason.worth, (part(verdict) - part(rival)) * middle * (1.0 - middle));
        assert!(reason.worth.abs() >= 5);
    }
}

#[test]
fn the_same_view_has_the_same_hint() {
    let (mut dealer, seat, _) = begun("draft", 3);
    let first = ask(&mut dealer, seat, Lang::En, 20);
    assert_eq!(ask(&mut dealer, seat, Lang::En, 20), first);
    let french = ask(&mut dealer, seat, Lang::Fr, 20);
    assert_eq!((french.choices[0].mean, french.lang), (first.choices[0].mean, Lang::Fr));
}

#[test]
fn the_log_and_the_record_note_each_hint_once() {
    let (mut dealer, seat, mut store) = begun("draft", 2);
    assert!(!dealer.record().contains("hints"));
    for again in 0..2 {
        let (step, _) = dealer.hint(("t1", seat), Lang::En).unwrap();
        assert_eq!(step.rows(), if again == 0 { &[Row::Hint][..] } else { &[] });
        store.extend_from_slice(step.rows());
        dealer.commit(step).unwrap();
    }
    assert!(decide(&mut dealer, &mut store));
    while dealer.turn() != Turn::Of(seat) {
        assert!(decide(&mut dealer, &mut store));
    }
    let (step, _) = dealer.hint(("t1", seat), Lang::En).unwrap();
    store.extend_from_slice(step.rows());
    dealer.commit(step).unwrap();
    assert!(dealer.record().lines().next().unwrap().contains(r#""hints":2"#));
    let texts: Vec<String> = store.iter().map(Row::print).collect();
    let rows: Vec<Row> = texts.iter().map(|text| Row::parse(text).unwrap()).collect();
    let loaded = crate::dealer("draft", [None, BOT]).replay(&rows).unwrap();
    assert_eq!((loaded.rows(), loaded.record()), (dealer.rows(), dealer.record()));
    assert_eq!(loaded.table().entries(), dealer.table().entries());
}

#[test]
fn only_one_person_against_bots_gets_hints() {
    let (hotseat, alone) = (dealer("draft", [None, None]), dealer("draft", [None, BOT]));
    assert!(!hotseat.gives_hints() && alone.gives_hints());
    let (dealer, seat, _) = begun("draft", 0);
    let other = Seat::all(2).find(|other| *other != seat).unwrap();
    let refused = |dealer: &Dealer, seat| dealer.hint(("t1", seat), Lang::En).map(|_| ()).unwrap_err();
    assert_eq!(refused(&dealer, other), HintFault::Table(TableFault::Illegal(Illegal::NotYourTurn)));
    assert_eq!(refused(&hotseat, seat), HintFault::NoHints);
}

/// A hint between a decision and its undo keeps neither from happening.
#[test]
fn a_decision_before_a_hint_can_be_taken_back() {
    let (mut dealer, seat, mut store) = begun("duel", 0);
    let mut undone = 0;
    while undone < 3 && decide(&mut dealer, &mut store) {
        if dealer.turn() != Turn::Of(seat) || dealer.undo(seat).is_err() {
            continue;
        }
        let (before, without) = (dealer.table().entries(), dealer.undo(seat).unwrap());
        let (step, _) = dealer.hint(("t1", seat), Lang::En).unwrap();
        dealer.commit(step).unwrap();
        let with = dealer.undo(seat).unwrap();
        assert_eq!((with.table().entries(), with.rows()), (without.table().entries(), without.rows()));
        assert!(with.table().entries() < before);
        dealer.commit(with).unwrap();
        undone += 1;
    }
    assert!(undone > 0, "nothing could be taken back");
}

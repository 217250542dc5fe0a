//! Tests of the bounds that a designer's CI checks.

use crate::balance::balance;

#[test]
fn bounds_hold_or_are_named_with_the_figure() {
    let asked = balance("draft", &["random"], 20);
    let report = asked.run(&|_| ()).unwrap();
    let broken = |text: &str| asked.bounds(text).unwrap().broken(&report);
    let kept = "[seats]\nwin_share = { at_least = 0.1, at_most = 0.9 }\n\
                [games]\ndecisions = { at_least = 24, at_most = 24 }\nactions = { at_most = 4 }\n\
                [endings]\n\"turn cap\" = { at_most = 0.1 }\n\
                [cards]\ntaken_share = { at_least = 0 }\n";
    let (none, compared) = broken(kept);
    let offered = report.cards.iter().filter(|row| row.offered > 0).count();
    assert_eq!((none.as_slice(), compared), (&[][..], 2 + 2 + 1 + offered));

    let share = report.by_seat[0].win_share.mean;
    let (words, _) = broken("[seats]\nwin_share = { at_least = 0.99 }");
    assert_eq!(words[0].to_string(), format!("Seat 1, win share: {share:.4}; expected at least 0.99"));
    let (words, compared) = broken("[games]\nrounds = { at_least = 3, at_most = 9 }\ndecisions = { at_most = 23 }");
    let words: Vec<String> = words.iter().map(ToString::to_string).collect();
    let expected = [
        "mean number of decisions: 24.0000; expected at most 23",
        "mean number of rounds: this game has no such figure; expected 3 to 9",
    ];
    assert_eq!((words.as_slice(), compared), (&expected.map(str::to_owned)[..], 2));
    let (words, _) = broken("[endings]\n\"turn cap\" = { at_least = 0.5 }");
    assert_eq!(words[0].to_string(), "ending \"turn cap\", share: 0.0000; expected at least 0.5");
}

#[test]
fn a_single_card_has_bounds_of_its_own_and_rare_cards_are_not_judged() {
    let asked = balance("duel", &["greedy"], 20);
    let report = asked.run(&|_| ()).unwrap();
    let row = report.cards.iter().max_by_key(|row| row.drawn).unwrap();
    let share = row.played_share.unwrap().mean;
    let count = |text: &str| asked.bounds(text).unwrap().broken(&report);
    let (all, compared) = count("[cards]\nplayed_share = { at_least = 1.1 }");
    assert_eq!((all.len(), compared), (compared, report.cards.iter().filter(|row| row.drawn > 0).count()));
    let (rest, _) = count(&format!(
        "[cards]\nplayed_share = {{ at_least = 1.1 }}\n[card.{}]\nplayed_share = {{ at_least = 0 }}",
        row.card
    ));
    assert_eq!(rest.len(), all.len() - 1);
    let (none, compared) = count("[cards]\ndrawn_at_least = 1000000\nplayed_share = { at_least = 1.1 }");
    assert_eq!((none.len(), compared), (0, 0));
    let (only, _) = count(&format!("[card.{}]\nplayed_share = {{ at_most = -1 }}", row.card));
    assert_eq!(
        only[0].to_string(),
        format!("{} {}, played share: {share:.4}; expected at most -1", row.card, row.title)
    );
    let fault = asked.bounds("[card.X9]\nplayed_share = { at_most = 1 }").unwrap_err().to_string();
    assert!(
        fault.contains("card.X9: there is no such card") && fault.contains("the id of a card, from G01"),
        "{fault}"
    );
    assert!(asked.bounds("[seats]\nwins = 1").unwrap_err().to_string().contains("expected `win_share`"));
}

//! Tests that the luck of a match favours nobody: equal bots get exactly equal results.

use crate::named::run;
use kernel::Options;

#[test]
fn a_match_of_equal_bots_is_exactly_even() {
    for (game, bot) in
        [("draft", "greedy"), ("draft", "ismcts:20"), ("duel", "random"), ("oz", "random"), ("epic", "random")]
    {
        let report = run(game, &[bot, bot], Options::new()).unwrap();
        let json = serde_json::to_value(&report).unwrap();
        let shares = [0, 1].map(|place| json["bots"][place]["win_share"]["mean"].as_f64().unwrap());
        assert_eq!(shares, [0.5, 0.5], "{bot} in {game}");
        let scores = [0, 1].map(|place| json["bots"][place]["score"]["mean"].as_f64().unwrap());
        assert_eq!(scores[0], scores[1], "{bot} in {game}");
    }
}

#[test]
fn a_table_of_three_equal_bots_is_exactly_even() {
    let report = run("draft", &["random", "random", "random"], Options::new()).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    let wins = [0, 1, 2].map(|place| json["bots"][place]["wins"].as_f64().unwrap());
    assert!(wins.iter().all(|own| (own - 34.0).abs() < 1e-9), "{wins:?}");
}

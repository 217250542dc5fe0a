//! Tests of training: the report does not depend on threads, its file fits the game, the weights that games have predict
//! winners, and a request that makes no sense is refused.

use kernel::{FittedWeights, Options, Shelf};
use lab::{Reliability, Train, TrainReport};
use std::{collections::BTreeSet, num::NonZeroUsize};

fn train(game: &str, bot: &str, games: u64) -> Train {
    Train {
        game: game.into(),
        options: Options::new(),
        shelf: Shelf::EMPTY,
        bot: bot.parse().unwrap(),
        seats: vec![2],
        games,
        seed: 5,
        jobs: NonZeroUsize::new(2).unwrap(),
        test: false,
    }
}

fn run(asked: &Train) -> TrainReport {
    asked.run(&|_| ()).unwrap()
}

fn fault(asked: &Train) -> String {
    asked.run(&|_| ()).unwrap_err().to_string()
}

#[test]
fn the_report_does_not_depend_on_threads() {
    let asked = Train { seats: Vec::new(), ..train("draft", "greedy", 50) };
    let report = run(&asked);
    assert_eq!(report.seats.iter().map(|seats| seats.seats).collect::<Vec<_>>(), [2, 3, 4]);
    let alone = run(&Train { jobs: NonZeroUsize::MIN, ..asked });
    assert_eq!((&report, report.to_string()), (&alone, alone.to_string()));
    assert!(report.command.ends_with("train draft greedy --games 50 --seats 2 --seats 3 --seats 4 --seed 5"));
}

#[test]
fn one_game_in_five_tests_what_the_others_fitted() {
    let report = run(&train("draft", "greedy", 50));
    let Reliability { games, examples, bins, .. } = &report.seats[0].reliability;
    // A game of the draft for two has 16 decisions in its first four rounds alone, so each gives 16 examples.
    assert_eq!((*games, *examples), (10, 160));
    assert_eq!(bins.iter().map(|bin| bin.chances).sum::<u64>(), 2 * 160, "each example has a chance for each seat");
}

#[test]
fn the_file_of_a_training_fits_the_game() {
    for game in ["draft", "duel"] {
        let report = run(&train(game, "random", 20));
        let file = toml::to_string(&report.file()).unwrap();
        let features = &report.seats[0].features;
        let keys: BTreeSet<&str> = features.iter().map(|row| row.key).collect();
        assert_eq!(keys.len(), features.len(), "each feature of {game} has a key of its own");
        let read: kernel::WeightsFile = toml::from_str(&file).unwrap();
        assert_eq!(read, report.file());
        assert_eq!(read.seats["2"].len(), features.len());
        assert!(FittedWeights::read(&file, &[]).is_err(), "the file is for these features only");
    }
}

#[test]
fn the_weights_that_games_have_predict_winners() {
    for (game, games) in [("draft", 200), ("duel", 60), ("oz", 12), ("epic", 12)] {
        let report = run(&Train { test: true, ..train(game, "greedy", games) });
        let Reliability { games: tested, log_loss, even_log_loss, error, .. } = report.seats[0].reliability;
        assert_eq!(tested, games, "all games test the weights that {game} has");
        assert!(log_loss < 0.95 * even_log_loss, "{game}: {log_loss} against {even_log_loss}");
        assert!(error < 0.2, "{game}: {error}");
    }
}

#[test]
fn what_cannot_be_trained_is_refused() {
    let seats = fault(&Train { seats: vec![2, 7], ..train("draft", "greedy", 10) });
    assert!(seats.contains("7") && seats.contains("2 to 4"), "{seats}");
    assert_eq!(fault(&train("draft", "greedy", 0)), "0 games; expected 1 to 1000000");
    let game = fault(&train("chess", "greedy", 10));
    assert!(game.contains("chess") && game.contains("draft"), "{game}");
    let options = Options::from([("mode".into(), kernel::OptionValue::Word("challenge6".into()))]);
    let mode = fault(&Train { options, test: true, ..train("oz", "greedy", 2) });
    assert_eq!(mode, "oz has no weights for 2 seats with these options; expected a table for which some are fitted");
}

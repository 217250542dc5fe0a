//! Tests with results of made-up games, whose chances are known.

use super::*;
use crate::{league::line_ups::line_ups, matchup::Outcomes};

/// Returns the results of a line-up in which the units have these wins, in twelfths.
fn line_up(bots: &[usize], units: &[(&[u32], u64)]) -> LineUp {
    let mut outcomes = Outcomes::default();
    units.iter().for_each(|(twelfths, units)| outcomes.count(twelfths.to_vec(), *units));
    LineUp::new(bots.to_vec(), &outcomes)
}

/// Plays games between bots of these ratings: a winner is drawn by Luce's model.
fn planted(ratings: &[f64], (seats, units): (usize, u64), rng: &mut Rng) -> Vec<LineUp> {
    let strength = |bot: &usize| 10_f64.powf(ratings[*bot] / 400.0);
    let played = |bots: Vec<usize>| {
        let strengths: Vec<f64> = bots.iter().map(strength).collect();
        let mut outcomes = Outcomes::default();
        for _ in 0..units {
            let mut twelfths = vec![0; seats];
            for _ in 0..seats {
                let mut left = f64::from(rng.below(1 << 30)) / f64::from(1 << 30) * strengths.iter().sum::<f64>();
                let winner = strengths.iter().position(|strength| (left -= strength, left < 0.0).1);
                twelfths[winner.unwrap_or(seats - 1)] += 12;
            }
            outcomes.count(twelfths, 1);
        }
        LineUp::new(bots, &outcomes)
    };
    line_ups(ratings.len(), seats).into_iter().map(played).collect()
}

fn rated(line_ups: &[LineUp], bots: usize, scale: Scale) -> Ratings {
    rate(line_ups, bots, scale, (40, &mut Rng::new(1)))
}

fn points(ratings: &Ratings) -> Vec<f64> {
    ratings.bots.iter().map(|rating| rating.rating).collect()
}

#[test]
fn planted_ratings_are_found() {
    let planted_ratings = [-200.0, 150.0, -20.0, 70.0];
    for seats in [2, 3, 4] {
        let results = planted(&planted_ratings, (seats, 12_000 / seats as u64), &mut Rng::new(5));
        let logs = strengths(&results.iter().map(LineUp::sums).collect::<Vec<_>>(), vec![0.0; 4]);
        for (found, planted) in Scale::Mean.ratings(&logs).into_iter().zip(planted_ratings) {
            // The standard error is below 5 points, also for the single line-up of four.
            assert!((found - planted).abs() < 15.0, "{seats} seats: {found}, not {planted}");
        }
    }
}

#[test]
fn nineteen_of_twenty_intervals_hold_the_truth() {
    let planted_ratings = [-120.0, 20.0, 100.0];
    let held = |run: u64| {
        let mut rng = Rng::stream(9, run);
        let results = planted(&planted_ratings, (2, 50), &mut rng);
        let ratings = rate(&results, 3, Scale::Mean, (200, &mut rng));
        let within = |(rating, truth): (&Rating, f64)| {
            let [low, high] = rating.interval.unwrap();
            (low..=high).contains(&truth)
        };
        ratings.bots.iter().zip(planted_ratings).filter(|pair| within(*pair)).count()
    };
    let held: usize = (0..100).map(held).sum();
    // The expected number is 285 of 300. Three standard deviations of independent intervals are 11.
    assert!((270..=298).contains(&held), "{held} of 300");
}

#[test]
fn two_bots_are_rated_by_the_odds() {
    let results = [line_up(&[0, 1], &[(&[24, 0], 50_000), (&[12, 12], 50_000)])];
    let ratings = points(&rated(&[], 2, Scale::Mean));
    assert_eq!(ratings, [0.0, 0.0], "nothing is known");
    let sums: Vec<Sums> = results.iter().map(LineUp::sums).collect();
    let ratings = Scale::Mean.ratings(&strengths(&sums, vec![0.0; 2]));
    // Three wins to one are 400 · lg 3 points. The prior is next to nothing.
    assert!((ratings[0] - ratings[1] - 190.848_501).abs() < 0.01 && (ratings[0] + ratings[1]).abs() < 1e-9);
}

#[test]
fn alike_results_give_alike_ratings() {
    let units: &[(&[u32], u64)] = &[(&[24, 0], 6), (&[12, 12], 3), (&[0, 24], 2), (&[6, 18], 1)];
    // Each bot beats the next one, so nobody is better.
    let circle = [[0, 1], [1, 2], [2, 0]].map(|bots| line_up(&bots, units));
    let ratings = rated(&circle, 3, Scale::Mean);
    assert!(points(&ratings).iter().all(|points| points.abs() < 1e-6), "{ratings:?}");
    // The same results with the bots exchanged give the ratings of the other one.
    let one = points(&rated(&[line_up(&[0, 1], units)], 2, Scale::Mean));
    let other = points(&rated(&[line_up(&[1, 0], units)], 2, Scale::Mean));
    assert!(one[0] > 50.0 && (one[0] - other[1]).abs() < 1e-6 && (one[1] - other[0]).abs() < 1e-6, "{one:?} {other:?}");
}

#[test]
fn a_bot_that_always_wins_has_a_finite_rating_and_no_interval() {
    let results = [line_up(&[0, 1], &[(&[24, 0], 100)])];
    let ratings = rated(&results, 2, Scale::Mean);
    let best = ratings.bots[0];
    assert_eq!((best.interval, best.wins, best.games, ratings.bounded), (None, 200.0, 200.0, false));
    // The prior's drawn game leaves half a win over what the strength makes us expect of it, and the other half is lost.
    let strength = 10_f64.powf(best.rating / 400.0);
    let lost = 200.0 / (strength * strength + 1.0);
    assert!((lost - (strength / (1.0 + strength) - 0.5)).abs() < 1e-5, "{best:?}");
    assert!((450.0..650.0).contains(&best.rating), "{best:?}");
    assert_eq!(points(&ratings)[1], -best.rating);
}

#[test]
fn the_anchor_is_at_zero_and_moves_nothing_else() {
    let results = planted(&[0.0, 200.0, 80.0], (2, 100), &mut Rng::new(3));
    let [free, held] = [Scale::Mean, Scale::Anchor(1)].map(|scale| rated(&results, 3, scale));
    assert_eq!((held.bots[1].rating, held.bots[1].interval), (0.0, None));
    assert!(held.bots[0].interval.is_some() && free.bots.iter().all(|rating| rating.interval.is_some()));
    let [free, held] = [free, held].map(|ratings| points(&ratings));
    for bot in [0, 2] {
        assert!((held[bot] - (free[bot] - free[1])).abs() < 1e-9, "{free:?} {held:?}");
    }
}

#[test]
fn one_deal_says_nothing_about_the_spread() {
    let results = [line_up(&[0, 1], &[(&[18, 6], 1)])];
    assert!(rated(&results, 2, Scale::Mean).bots.iter().all(|rating| rating.interval.is_none()));
    let results = [line_up(&[0, 1], &[(&[18, 6], 1), (&[6, 18], 1)])];
    assert!(rated(&results, 2, Scale::Mean).bots.iter().all(|rating| rating.interval.is_some()));
}

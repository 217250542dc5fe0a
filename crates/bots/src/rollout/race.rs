//! The race of the actions: each is tried on the same deals, and after each heat the worse half drops out (sequential
//! halving: Karnin, Koren and Somekh 2013).

use super::ahead::{Ahead, Greedily};
use crate::{Stop, settle::Settler};
use kernel::{Game, Luck, Rng, Seat, Taste, Unheard};

/// The number of actions in the first heat. Others, which look worse one step ahead, are not tried.
const MOST_RUNNERS: usize = 16;

/// The number of determinizations on which each action is tried one step ahead before the race.
const FIRST_WORLDS: usize = 8;

/// The number of decisions after which a rollout ends in games that are guided by their value. In these games, greedy
/// play to the end takes too long.
const HORIZON: usize = 8;

/// The share of the margin in the number by which runners are compared. A narrow win is still better than a narrow loss.
const MARGIN: f64 = 0.5;

/// An action with the results of its rollouts. All runners have met the same deals, up to the deal after which they dropped
/// out.
pub(super) struct Runner<A> {
    pub(super) action: A,
    /// The value one step ahead.
    worth: i32,
    /// The mean reward of the rollouts.
    reward: f64,
    pub(super) rollouts: Vec<Ahead>,
}

/// The limits of a race.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// The number of rollouts, over all runners.
    pub(super) rollouts: u32,
    /// The number of runners in the last heat, if there are so many.
    pub(super) finalists: usize,
}

/// The actions that a race is about.
#[derive(Clone, Copy)]
pub(super) struct Field<'a, A> {
    /// The seat that chooses.
    pub(super) seat: Seat,
    /// The legal actions, at least one.
    pub(super) legal: &'a [A],
    /// The action that never drops out, if any.
    pub(super) kept: Option<A>,
}

/// Runs the race of a field. The runners come back in the order of their places.
pub(super) fn race<G: Game>(
    game: &G,
    view: &G::View,
    Field { seat, legal, kept }: Field<'_, G::Action>,
    limits: Limits,
    (rng, stop): (&mut Rng, Stop<'_>),
) -> Vec<Runner<G::Action>> {
    let mut runners = line_up(game, view, (legal, kept), rng);
    let mut greedily = Greedily::new();
    let horizon = if game.value_guides() { HORIZON } else { usize::MAX };
    let heats = heats(runners.len(), limits.finalists);
    'race: for running in &heats {
        keep(&mut runners, *running, kept);
        let deals = limits.rollouts as usize / heats.len() / running;
        for _ in 0..deals.max(1) {
            let (deal, seed) = (game.determinize(view, rng), rng.word());
            for runner in &mut runners[..*running] {
                let mut world = deal.clone();
                game.play(&mut world, seat, &runner.action, &mut Unheard);
                runner.rollouts.push(greedily.play(game, &mut world, &mut Luck::new(seed), horizon));
            }
            if stop() {
                sort(&mut runners[..*running], seat);
                break 'race;
            }
        }
        sort(&mut runners[..*running], seat);
    }
    runners
}

/// Returns the number of runners in each heat.
fn heats(runners: usize, finalists: usize) -> Vec<usize> {
    let mut heats = vec![runners];
    let mut running = runners;
    while running > finalists.max(2) {
        running = running.div_ceil(2).max(finalists);
        heats.push(running);
    }
    heats
}

/// Moves the runner with the action `kept` to the last of the first `places`, unless it is among them.
fn keep<A: PartialEq>(runners: &mut [Runner<A>], places: usize, kept: Option<A>) {
    let Some(kept) = kept else { return };
    if let Some(at) = runners.iter().position(|runner| runner.action == kept).filter(|at| *at >= places) {
        runners[places - 1..=at].rotate_right(1);
    }
}

/// Returns the actions that look best one step ahead, best first, and the action `kept` in any case.
fn line_up<G: Game>(
    game: &G,
    view: &G::View,
    (legal, kept): (&[G::Action], Option<G::Action>),
    rng: &mut Rng,
) -> Vec<Runner<G::Action>> {
    let worths = Settler::new(Taste::Latest).worths(game, view, (legal, FIRST_WORLDS), rng);
    let runner =
        |(action, worth): (&G::Action, i32)| Runner { action: *action, worth, reward: 0.0, rollouts: Vec::new() };
    let mut runners: Vec<_> = legal.iter().zip(worths).map(runner).collect();
    runners.sort_by(|one, other| other.worth.cmp(&one.worth).then(one.action.cmp(&other.action)));
    keep(&mut runners, MOST_RUNNERS, kept);
    runners.truncate(MOST_RUNNERS);
    runners
}

/// Sorts runners that have met the same deals, best first.
fn sort<A: Ord>(runners: &mut [Runner<A>], seat: Seat) {
    let margins = runners.iter().flat_map(|runner| &runner.rollouts).filter_map(|ahead| ahead.margins.as_ref());
    let widest = f64::from(margins.map(|margins| margins[seat].abs()).max().unwrap_or(0).max(1));
    for runner in &mut *runners {
        let rewards = runner.rollouts.iter().map(|ahead| reward(ahead, seat, widest));
        runner.reward = rewards.sum::<f64>() / runner.rollouts.len() as f64;
    }
    runners.sort_by(|one, other| other.reward.total_cmp(&one.reward).then(one.action.cmp(&other.action)));
}

/// Returns the reward of a seat, between 0 and 1, when the widest margin counts 1.
fn reward(ahead: &Ahead, seat: Seat, widest: f64) -> f64 {
    let won = ahead.won[seat];
    let margin = match &ahead.margins {
        Some(margins) => 0.5 + 0.5 * f64::from(margins[seat]) / widest,
        None => won,
    };
    (1.0 - MARGIN) * won + MARGIN * margin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_runner_stays_among_the_first() {
        let kept = |action| {
            let mut runners: Vec<_> =
                "abcde".chars().map(|action| Runner { action, worth: 0, reward: 0.0, rollouts: Vec::new() }).collect();
            keep(&mut runners, 3, action);
            runners.iter().map(|runner| runner.action).collect::<String>()
        };
        assert_eq!(kept(None), "abcde");
        assert_eq!(kept(Some('b')), "abcde");
        assert_eq!(kept(Some('d')), "abdce");
        assert_eq!(kept(Some('e')), "abecd");
    }

    #[test]
    fn the_worse_half_drops_out_until_the_finalists_are_left() {
        assert_eq!(heats(16, 1), [16, 8, 4, 2]);
        assert_eq!(heats(5, 1), [5, 3, 2]);
        assert_eq!(heats(16, 3), [16, 8, 4, 3]);
        assert_eq!(heats(3, 3), [3]);
        assert_eq!(heats(2, 3), [2]);
        assert_eq!(heats(1, 1), [1]);
    }
}

//! The features of a view: what says how likely a seat is to win.

use super::{KEPT, Outlook, Worths};
use crate::{Draft, Step, View};
use kernel::{Feature, FittedWeights, Seat, Weights};
use std::sync::LazyLock;

pub(crate) const FEATURES: [Feature; 10] = [
    Feature::new("points", "Points of the best four Stories", "Points des quatre meilleures Histoires"),
    Feature::new(
        "worth-at-last",
        "Outlook when the last column is chosen",
        "Perspectives au choix de la dernière colonne",
    ),
    Feature::new("worth-last-round", "Outlook in the last round", "Perspectives à la dernière manche"),
    Feature::new("worth-late", "Outlook one round before the end", "Perspectives une manche avant la fin"),
    Feature::new(
        "worth-midway",
        "Outlook two or three rounds before the end",
        "Perspectives deux ou trois manches avant la fin",
    ),
    Feature::new("worth-early", "Outlook with many rounds to come", "Perspectives avec bien des manches à venir"),
    Feature::new("spare", "A fifth Story to fall back on", "Une cinquième Histoire en réserve"),
    Feature::new("best-column", "What the best column adds", "Ce qu’ajoute la meilleure colonne"),
    Feature::new("next-column", "What the second-best column adds", "Ce qu’ajoute la deuxième colonne"),
    Feature::new("to-choose", "A column still to choose", "Une colonne encore à choisir"),
];

/// Returns the fitted weights of the features for a number of seats.
pub(crate) fn weights(seats: usize) -> Option<&'static Weights> {
    static FITTED: LazyLock<FittedWeights> = LazyLock::new(|| {
        FittedWeights::read(include_str!("../../weights.toml"), &FEATURES)
            .expect("the file of weights fits the features")
    });
    FITTED.of(seats)
}

/// Adds the number of each feature. Points, outlooks and what a column adds are in hundredths of a point.
pub(crate) fn extract(game: &Draft, view: &View, seat: Seat, out: &mut Vec<i32>) {
    let outlook = Outlook::of(game, view, seat);
    let worths = Worths::of(game, view, &outlook, None);
    let mut phases = [0; 5];
    phases[phase(game, view)] = worths.total();
    let chooses = chooses(view, seat);
    let [best, next] = if chooses { best_columns(game, view, &outlook) } else { [0, 0] };
    out.push(points(game, view, &outlook));
    out.extend(phases);
    out.push(worths.up.get(KEPT).copied().unwrap_or(0));
    out.extend([best, next, i32::from(chooses)]);
}

/// Returns the phase of the game: 0 if at most one column is still to be taken, 1 for the rest of the last round, up to 4
/// for the first rounds.
fn phase(game: &Draft, view: &View) -> usize {
    match game.rules.rounds().saturating_sub(view.round) {
        0 if view.columns.laid() > 0 && takes_left(view) <= 1 => 0,
        0 => 1,
        1 => 2,
        2 | 3 => 3,
        4.. => 4,
    }
}

/// Returns the number of columns that are still to be taken in this round. One column is left over (Rules 5).
fn takes_left(view: &View) -> usize {
    view.columns.left().len().saturating_sub(1)
}

/// Returns the points of the seat's best Stories and of the open Trio with the current hands, in hundredths.
fn points(game: &Draft, view: &View, outlook: &Outlook) -> i32 {
    let now = |story| 100 * outlook.now(&game.catalog_of(outlook.seat).story(story).objective);
    let mut points: Vec<i32> = view.players[outlook.seat].up.iter().map(now).collect();
    points.sort_unstable_by(|one, other| other.cmp(one));
    points.into_iter().take(KEPT).sum::<i32>() + view.open.map_or(0, now)
}

/// Reports whether a seat has not taken a column of this round, and the columns are laid out.
fn chooses(view: &View, seat: Seat) -> bool {
    let Step::Take(next) = view.step else { return false };
    view.players.seats_from(next).take(takes_left(view)).any(|other| other == seat)
}

/// Returns by how much the two best columns raise the outlook of the seat, the best first.
fn best_columns(game: &Draft, view: &View, outlook: &Outlook) -> [i32; 2] {
    let now = Worths::of(game, view, outlook, None).total();
    let columns = view.columns.left().filter_map(|place| view.columns.get(place));
    let mut best = [i32::MIN; 2];
    for column in columns {
        let Some(after) = outlook.with(column.characters.both()) else { continue };
        let gain = Worths::of(game, view, &after, Some(column.story)).total() - now;
        if gain > best[0] {
            best = [gain, best[0]];
        } else if gain > best[1] {
            best[1] = gain;
        }
    }
    best.map(|gain| if gain == i32::MIN { 0 } else { gain })
}

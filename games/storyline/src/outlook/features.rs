//! The features of a view: what says how likely an Author is to win.

use super::{
    parts::{Parts, TurnLeft},
    value::Judge,
};
use crate::{Mode, Storyline, View};
use kernel::{Feature, FittedWeights, Seat, Weights};
use language::Profile;
use std::sync::LazyLock;

pub(crate) const FEATURES: [Feature; 30] = [
    Feature::new("vitality", "Vitality on the road", "Vitalité dans la Trame"),
    Feature::new("vitality-early", "Vitality with Rounds to come", "Vitalité avec des manches à venir"),
    Feature::new("vitality-last", "Vitality in the last Round", "Vitalité à la dernière manche"),
    Feature::new("cards", "Cards in hand", "Cartes en main"),
    Feature::new("cards-early", "Cards in hand with Rounds to come", "Cartes en main avec des manches à venir"),
    Feature::new("spare-cards", "Cards beyond a handful", "Cartes au-delà d’une poignée"),
    Feature::new("hand", "What the best cards in hand do", "Ce que font les meilleures cartes en main"),
    Feature::new("saved", "Saved answers", "Réponses gardées"),
    Feature::new("snares", "Objects that lie in wait", "Objets en embuscade"),
    Feature::new("steadfast", "Steadfast Characters", "Personnages à l’Ancrage"),
    Feature::new("walkers", "Characters on the road", "Personnages dans la Trame"),
    Feature::new(
        "walkers-early",
        "Characters on the road with Rounds to come",
        "Personnages dans la Trame avec des manches à venir",
    ),
    Feature::new("waiters", "Characters on the Title Card", "Personnages sur la Carte-Titre"),
    Feature::new("waiting", "Vitality on the Title Card", "Vitalité sur la Carte-Titre"),
    Feature::new("turn", "A turn to come in this Round", "Un tour à venir dans cette manche"),
    Feature::new("turn-last", "A turn to come in the last Round", "Un tour à venir à la dernière manche"),
    Feature::new("roll", "A Roll to come", "Un Lancer à venir"),
    Feature::new("roll-last", "A Roll to come in the last Round", "Un Lancer à venir à la dernière manche"),
    Feature::new("story-points", "Story Points for actions", "Points d’Histoire pour des actions"),
    Feature::new("bonus-points", "Story Points for Bonus Movement", "Points d’Histoire pour le Mouvement bonus"),
    Feature::new("owed", "Story Points owed", "Points d’Histoire dus"),
    Feature::new("prime", "Steps of the foremost Prime", "Pas de la Vedette de tête"),
    Feature::new("primes", "Primes in play", "Vedettes en jeu"),
    Feature::new("any-prime", "A Prime in play at all", "Au moins une Vedette en jeu"),
    Feature::new("way-to-the-end", "A Prime near The End that would win", "Une Vedette près de La Fin qui gagnerait"),
    Feature::new("decided", "How far the last Round has decided", "Ce que la dernière manche a décidé"),
    Feature::new("lead", "Lead in all things together", "Avance toutes choses réunies"),
    Feature::new("lead-early", "The lead with Rounds to come", "L’avance avec des manches à venir"),
    Feature::new("lead-last", "The lead in the last Round", "L’avance à la dernière manche"),
    Feature::new("narrow-lead", "Any lead at all", "Une avance, si petite soit-elle"),
];

/// The greatest number of Rounds to come that counts as more than a smaller one.
const LONG: i32 = 8;
/// The greatest lead that counts as narrow, in tenths of a point of Vitality.
const NARROW: i32 = 300;

/// Returns the fitted weights of the features at a table, or `None` for its mode.
pub(crate) fn weights(game: &Storyline) -> Option<&'static Weights> {
    static OZ: LazyLock<FittedWeights> = LazyLock::new(|| read(include_str!("../../weights/oz.toml")));
    static EPIC: LazyLock<FittedWeights> = LazyLock::new(|| read(include_str!("../../weights/epic.toml")));
    match (game.rules.mode, game.rules.profile) {
        (Mode::Standard, Profile::Oz) => OZ.of(game.seats),
        (Mode::Standard, Profile::Epic) => EPIC.of(game.seats),
        (Mode::Solitaire { .. } | Mode::Challenge { .. }, _) => None,
    }
}

fn read(file: &str) -> FittedWeights {
    FittedWeights::read(file, &FEATURES).expect("the file of weights fits the features")
}

/// Adds the number of each feature.
pub(crate) fn extract(game: &Storyline, view: &View, seat: Seat, out: &mut Vec<i32>) {
    let judge = Judge::of(game, view);
    let own = judge.parts(seat);
    let rounds = rounds_to_come(game, view);
    let (early, last) = (i32::from(rounds > 0), i32::from(rounds == 0));
    let arrives = i32::from(rounds > 0 || own.turn.comes() || seat == view.board.active);
    out.extend([own.points, own.points * rounds, own.points * last]);
    out.extend([own.cards * early, own.cards * rounds, own.spare_cards * early, own.hand * early / 10]);
    out.extend([own.saved, own.snares, own.held]);
    out.extend([own.walkers * early, own.walkers * rounds, own.waiters * arrives, own.waiting * arrives]);
    turn(own, last, out);
    out.push(i32::from(view.board.owed[seat]));
    out.extend([own.prime.map_or(0, |(steps, _)| i32::from(steps)), own.primes, i32::from(own.primes > 0)]);
    out.push(judge.way_to_the_end(seat));
    let lead = judge.lead(seat);
    out.extend([judge.decided_so_far(seat), lead, lead * rounds, lead * last, lead.clamp(-NARROW, NARROW)]);
}

/// Adds the features from "turn" to "bonus-points".
fn turn(own: &Parts, last: i32, out: &mut Vec<i32>) {
    let whole = i32::from(own.turn == TurnLeft::Whole);
    let roll = match own.turn {
        TurnLeft::Whole | TurnLeft::Opening | TurnLeft::Roll => own.twice_a_roll(),
        TurnLeft::Actions(_) | TurnLeft::Bonus(_) | TurnLeft::Nothing => 0,
    };
    let (actions, bonus) = match own.turn {
        TurnLeft::Actions(points) => (points, 0),
        TurnLeft::Bonus(points) => (0, points),
        TurnLeft::Whole | TurnLeft::Opening | TurnLeft::Roll | TurnLeft::Nothing => (0, 0),
    };
    out.extend([whole, whole * last, roll, roll * last, actions, bonus]);
}

/// Returns the number of Rounds after the current one, up to a limit. Once a Prime has reached The End, there are none.
fn rounds_to_come(game: &Storyline, view: &View) -> i32 {
    let rounds = i32::from(game.rules.rounds().saturating_sub(view.board.round));
    if view.board.ender.is_some() { 0 } else { rounds.min(LONG) }
}

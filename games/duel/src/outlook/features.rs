//! The features of a view: what says how likely a seat is to win.

use super::{prospects, single::alone, value};
use crate::{Characters, Duel, Kind, Muster, Stance, Step, View, Window, force};
use kernel::{Feature, FittedWeights, Seat, Weights};
use std::sync::LazyLock;

pub(crate) const FEATURES: [Feature; 33] = [
    Feature::new("good", "The Good side", "Le camp du Bien"),
    Feature::new("active", "The turn is under way", "Le tour est en cours"),
    Feature::new("viable", "Viable Characters", "Personnages valides"),
    Feature::new("force", "Force in play", "Force en jeu"),
    Feature::new("attached", "Attached cards", "Cartes attachées"),
    Feature::new("assigned", "Characters at Locations", "Personnages aux Lieux"),
    Feature::new("units", "Units", "Groupes et Personnages seuls"),
    Feature::new("nobody", "No viable Character", "Aucun Personnage valide"),
    Feature::new("one", "A single viable Character", "Un seul Personnage valide"),
    Feature::new("two", "Two viable Characters", "Deux Personnages valides"),
    Feature::new("barren", "Turns without a viable Character", "Tours sans Personnage valide"),
    Feature::new("idle", "Incapacitated Characters", "Personnages Hors de combat"),
    Feature::new("idle-worth", "Worth of Incapacitated Characters", "Valeur des Personnages Hors de combat"),
    Feature::new("captives", "Captives", "Captifs"),
    Feature::new("captive-worth", "Worth of captives", "Valeur des captifs"),
    Feature::new("locations", "Locations", "Lieux"),
    Feature::new("hand-characters", "Characters in hand", "Personnages en main"),
    Feature::new("hand-character-force", "Force of Characters in hand", "Force des Personnages en main"),
    Feature::new("hand-attachments", "Cards to attach in hand", "Cartes à attacher en main"),
    Feature::new("hand-attachment-force", "Force of cards to attach in hand", "Force des cartes à attacher en main"),
    Feature::new("hand-locations", "Locations in hand", "Lieux en main"),
    Feature::new("hand-attacks", "Attacks in hand", "Attaques en main"),
    Feature::new("hand-battle", "Cards for a battle in hand", "Cartes de combat en main"),
    Feature::new(
        "hand-force",
        "Force of Attacks and battle cards in hand",
        "Force des Attaques et cartes de combat en main",
    ),
    Feature::new("hand-events", "Events for other Phases in hand", "Événements d’autres Phases en main"),
    Feature::new("hand-any", "Events for any time in hand", "Événements de tout moment en main"),
    Feature::new("unknown", "Unknown cards in hand", "Cartes inconnues en main"),
    Feature::new("deck", "Cards in the deck", "Cartes dans la pioche"),
    Feature::new("seen", "Cards of the hand that the other side knows", "Cartes de la main que l’autre camp connaît"),
    Feature::new("attacks", "Attacks under way", "Attaques en cours"),
    Feature::new("threat", "The best attack that threatens", "La meilleure attaque qui menace"),
    Feature::new("lead", "Lead in all things together", "Avance toutes choses réunies"),
    Feature::new("narrow-lead", "Any lead at all", "Une avance, si petite soit-elle"),
];

/// The greatest lead that counts as more than a smaller one, and the greatest that counts as narrow. A Character is worth
/// about 100.
const WIDE: i32 = 1_500;
const NARROW: i32 = 300;

/// Returns the fitted weights of the features for a number of seats.
pub(crate) fn weights(seats: usize) -> Option<&'static Weights> {
    static FITTED: LazyLock<FittedWeights> = LazyLock::new(|| {
        FittedWeights::read(include_str!("../../weights.toml"), &FEATURES)
            .expect("the file of weights fits the features")
    });
    FITTED.of(seats)
}

/// Adds the number of each feature.
pub(crate) fn extract(game: &Duel, view: &View, seat: Seat, out: &mut Vec<i32>) {
    let is_active = view.board.active == seat;
    out.extend([i32::from(seat.index() == 0), i32::from(is_active)]);
    party(game, view, seat, out);
    hand(game, view, seat, out);
    let attacks = prospects::attacks(game, view);
    out.extend([if is_active { attacks } else { 0 }, prospects::threat(game, &view.board, seat)]);
    let lead = value(game, view, seat);
    out.extend([lead.clamp(-WIDE, WIDE), lead.clamp(-NARROW, NARROW)]);
}

/// Adds the features from "viable" to "locations".
fn party(game: &Duel, view: &View, seat: Seat, out: &mut Vec<i32>) {
    let board = &view.board;
    let front = &board.fronts[seat];
    let units = || front.units.iter();
    let at_rest = |members| i32::from(force::force(game, board, Muster { seat, members, stance: Stance::AtRest }));
    let attached =
        |members: Characters| -> usize { members.iter().map(|member| board.attached[member.index()].len()).sum() };
    let viable = board.viable(seat).len();
    let worth = |those: Characters| those.iter().map(|character| alone(game, board, character)).sum::<i32>();
    out.extend([
        viable as i32,
        units().map(|unit| at_rest(unit.members)).sum(),
        units().map(|unit| attached(unit.members)).sum::<usize>() as i32,
        units().filter(|unit| unit.at.is_some()).map(|unit| unit.members.len()).sum::<usize>() as i32,
        units().count() as i32,
        i32::from(viable == 0),
        i32::from(viable == 1),
        i32::from(viable == 2),
        i32::from(front.barren),
        board.idle(seat).len() as i32,
        worth(board.idle(seat)),
        front.captives.len() as i32,
        worth(front.captives),
        front.locations.len() as i32,
    ]);
}

/// Adds the features from "hand-characters" to "seen".
fn hand(game: &Duel, view: &View, seat: Seat, out: &mut Vec<i32>) {
    let holdings = &view.holdings[seat];
    let mut counts = Hand::default();
    for card in holdings.hand.iter() {
        let force = i32::from(game.roles.facts(card).force);
        match game.catalog.card(card).kind {
            Kind::Character { .. } => counts.characters.add(force),
            Kind::Companion | Kind::Item | Kind::Modifier | Kind::SpellModifier => counts.attachments.add(force),
            Kind::Location => counts.locations += 1,
            Kind::Attack => counts.attacks.add(force),
            Kind::Spell | Kind::Event(Window::Battle) => counts.battle.add(force),
            Kind::Event(Window::Adventure | Window::Rest) => counts.events += 1,
            Kind::Event(Window::Any) => counts.any += 1,
        }
    }
    let coming = match view.board.step {
        Step::Draw { left, .. } if view.board.active == seat => i32::from(left),
        _ => 0,
    };
    out.extend([
        counts.characters.count,
        counts.characters.force,
        counts.attachments.count,
        counts.attachments.force,
        counts.locations,
        counts.attacks.count,
        counts.battle.count,
        counts.attacks.force + counts.battle.force,
        counts.events,
        counts.any,
        i32::from(holdings.hidden) + coming,
        i32::from(holdings.deck),
        holdings.seen.map_or(0, |seen| seen.len() as i32),
    ]);
}

/// The known cards of a hand, counted by what they do.
#[derive(Default)]
struct Hand {
    characters: Cards,
    attachments: Cards,
    locations: i32,
    attacks: Cards,
    battle: Cards,
    events: i32,
    any: i32,
}

/// A number of cards and their Force together.
#[derive(Default)]
struct Cards {
    count: i32,
    force: i32,
}

impl Cards {
    fn add(&mut self, force: i32) {
        self.count += 1;
        self.force += force;
    }
}

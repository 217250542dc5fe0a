//! The worth of one Character, or of one card, by itself.

use crate::{Board, CardId, CharacterId, Duel, Kind, Window};

/// A Character in play, and each point of its Force.
pub(super) const STANDS: i32 = 70;
pub(super) const A_POINT: i32 = 12;
/// To whoever keeps a captive, or somebody under control: with it they go home.
const KEEPS: i32 = 40;
/// An attached card, for what its Force does not say.
pub(super) const ATTACHED: i32 = 9;

/// What is lost when a Character goes: itself, and what hangs on it.
pub(super) fn alone(game: &Duel, board: &Board, character: CharacterId) -> i32 {
    let printed = i32::from(game.roles.facts(game.catalog.card_of(character)).force);
    let attached = board.attached[character.index()];
    let borne: i32 = attached.iter().map(|card| ATTACHED + A_POINT * i32::from(game.roles.facts(card).force)).sum();
    STANDS + A_POINT * printed + borne + KEEPS * board.kept_by(character).len() as i32
}

/// Less than what it is worth where it is meant to go, so that it goes there.
pub(super) fn in_hand(game: &Duel, card: CardId) -> i32 {
    let force = i32::from(game.roles.facts(card).force);
    match game.catalog.card(card).kind {
        Kind::Character { .. } => 30 + 4 * force,
        Kind::Companion | Kind::Item | Kind::Modifier => 5 + 4 * force,
        Kind::SpellModifier => 15 + 3 * force,
        Kind::Location => 8,
        Kind::Attack => 24 + 2 * force,
        Kind::Spell | Kind::Event(Window::Battle) => 14 + 3 * force,
        Kind::Event(Window::Adventure | Window::Rest) => 25,
        Kind::Event(Window::Any) => 35,
    }
}

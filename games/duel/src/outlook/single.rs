//! The worth of a single Character or card.

use crate::{Board, CardId, CharacterId, Duel, Kind, Window};

/// The worth of a Character in play, without its Force.
pub(super) const STANDS: i32 = 70;
/// The worth of each point of Force.
pub(super) const A_POINT: i32 = 12;
/// The additional worth of a captor for each Character that it keeps. Those Characters go home if the captor is lost.
const KEEPS: i32 = 40;
/// The worth of an attached card, in addition to the worth of its Force.
pub(super) const ATTACHED: i32 = 9;

/// Returns the loss of a side that loses a Character: the worth of the Character, of its attachments, and of its hold
/// on the Characters that it keeps.
pub(super) fn alone(game: &Duel, board: &Board, character: CharacterId) -> i32 {
    let printed = i32::from(game.roles.facts(game.catalog.card_of(character)).force);
    let attached = board.attached[character.index()];
    let borne: i32 = attached.iter().map(|card| ATTACHED + A_POINT * i32::from(game.roles.facts(card).force)).sum();
    STANDS + A_POINT * printed + borne + KEEPS * board.kept_by(character).len() as i32
}

/// Returns the worth of a card in the hand. A card is worth less in the hand than in play, so that bots play it.
pub(super) fn in_hand(game: &Duel, card: CardId) -> i32 {
    let force = i32::from(game.roles.facts(card).force);
    match game.catalog.card(card).kind {
        Kind::Character { .. } => 30 + 4 * force,
        Kind::Companion | Kind::Item | Kind::Modifier => 5 + 4 * force,
        Kind::SpellModifier => 15 + 3 * force,
        Kind::Location => 8,
        // Nobody can play a blank one.
        Kind::Attack | Kind::Spell | Kind::Event(_) if game.blank.contains(card) => 0,
        Kind::Attack => 24 + 2 * force,
        Kind::Spell | Kind::Event(Window::Battle) => 14 + 3 * force,
        Kind::Event(Window::Adventure | Window::Rest) => 25,
        Kind::Event(Window::Any) => 35,
    }
}

//! The cards that a SEARCH can find.

use super::reach::version_in_play;
use crate::{At, Board, State, Storyline};
use kernel::Seat;
use language::{CardId, Goal, Printed, Zones};

/// Returns true if a SEARCH can find this card and the card can then go to the goal of the SEARCH (rule 29, Q11, Q49).
pub(super) fn is_sought(game: &Storyline, board: &Board, (what, to): (Printed, Goal), card: CardId) -> bool {
    let printed = game.catalog.card(card);
    // Only Characters can go to a Title Card or onto another version.
    what.means(printed)
        && (to == Goal::Hand || game.is_character(card))
        && match (to, version_in_play(game, board, card)) {
            (Goal::Hand, _) => true,
            // There must be a free place for a card at the table (Q61).
            (Goal::Title | Goal::Over, None) => board.in_play.free().is_some(),
            (Goal::Title, Some(_)) => false,
            (Goal::Over, Some((_, old))) => old.card != card && old.at != At::End,
        }
}

/// Returns the cards that a SEARCH might find, as far as public information shows: cards in the Archive, and cards that
/// may be in the Library (Q56).
pub(super) fn searched<'a>(
    game: &'a Storyline,
    state: &'a State,
    seat: Seat,
    zones: Zones,
    sought: (Printed, Goal),
) -> impl Iterator<Item = CardId> + 'a {
    let stock = game.stock(seat);
    let piles = &state.board.piles[stock];
    game.catalog.ids().filter(move |card| {
        // An empty Library is first refilled from its Archive (Q8).
        let renewed = zones.library && state.libraries[stock].is_empty();
        let archive = || (zones.archive || renewed) && piles.archive.contains(*card);
        let library = || zones.library && piles.may_hold.contains(*card) && unseen(game, state, stock, *card);
        is_sought(game, &state.board, sought, *card) && (archive() || library())
    })
}

/// Returns true if at least one copy of a card is not in sight, and so may be in this Library.
fn unseen(game: &Storyline, state: &State, stock: Seat, card: CardId) -> bool {
    let piles = &state.board.piles[stock];
    let table = state.board.each().filter(|(_, piece)| piece.card == card && piece.stock == stock).count();
    let open: usize = game
        .libraries
        .seats()
        .filter(|seat| game.stock(*seat) == stock)
        .map(|seat| usize::from(state.hands[seat].known.open.all().count(card)))
        .sum();
    let seen = table + open + usize::from(piles.archive.count(card) + piles.banished.count(card));
    usize::from(game.library(stock).count(card)) > seen && !state.libraries[stock].is_empty()
}

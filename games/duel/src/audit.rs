//! The audit of a position: checks of the properties that every position of a game must have.

use crate::{Board, Cards, CharacterId, Characters, Duel, Front, Holdings, MOST_MEMBERS, State};
use kernel::Seat;

pub(crate) fn audit(game: &Duel, state: &State) -> Result<(), String> {
    conserved(game, state)?;
    for (seat, front) in state.board.fronts.iter() {
        front_in_order(game, &state.board, (seat, front))?;
        let Holdings { hand, known, seen, since_look, .. } = state.holdings[seat];
        says(known - seen == Cards::NONE && seen - hand == Cards::NONE, || {
            format!("seat {}: what is known of the hand is not in it", seat.index())
        })?;
        let shown = since_look.map_or(seen == known, |drawn| (hand - seen).len() <= usize::from(drawn));
        says(shown, || format!("seat {}: more or less is known of the hand than looks have shown", seat.index()))?;
    }
    let tied = |character: CharacterId| tie_in_order(game, &state.board, character);
    game.catalog.characters().try_for_each(tied)
}

/// Checks that every card is in exactly one place, and that no deck, hand or pile holds a card of the other side.
fn conserved(game: &Duel, state: &State) -> Result<(), String> {
    let mut found = Vec::new();
    for (seat, Holdings { deck, hand, .. }) in state.holdings.iter() {
        let front = &state.board.fronts[seat];
        let own = [*deck, *hand, front.discard, front.killed, front.exiled];
        let foreign = own.into_iter().any(|cards| !(cards - game.deck_of(seat)).is_empty());
        says(!foreign, || format!("seat {} holds cards of the other deck", seat.index()))?;
        found.extend(own);
        found.push(front.locations);
        found.push((front.party | front.captives).iter().map(|character| game.catalog.card_of(character)).collect());
    }
    found.extend(state.board.attached);
    let places: usize = found.iter().map(|cards| cards.len()).sum();
    let all = found.iter().fold(Cards::NONE, |all, cards| all | *cards);
    says(all == game.everything && places == game.everything.len(), || {
        format!("{places} cards lie in {} places; expected {} in one each", all.len(), game.everything.len())
    })
}

fn front_in_order(game: &Duel, board: &Board, (seat, front): (Seat, &Front)) -> Result<(), String> {
    let Front { party, units, captives, locations, .. } = front;
    let number = seat.index();
    let members: usize = units.iter().map(|unit| unit.members.len()).sum();
    says(units.members() == board.viable(seat) && members == board.viable(seat).len(), || {
        format!("seat {number}: the viable Characters do not each stand in one unit (D10)")
    })?;
    says(units.iter().all(|unit| unit.members.len() <= MOST_MEMBERS), || {
        format!("seat {number}: a Group has more than {MOST_MEMBERS} Members (rules 9)")
    })?;
    says(units.iter().is_sorted_by_key(|unit| unit.leader()), || format!("seat {number}: units are out of order"))?;
    says(units.iter().filter_map(|unit| unit.at).all(|at| locations.contains(at)), || {
        format!("seat {number}: a unit is assigned to a Location of somebody else (D39)")
    })?;
    says(!party.meets(*captives), || format!("seat {number}: a captive is in play"))?;
    let own = |captive: CharacterId| game.owner(game.catalog.card_of(captive)) == seat;
    says(!captives.iter().any(own), || format!("seat {number}: holds a Character of its own captive (D37)"))
}

/// Checks that the captor, the attachments and the token of one Character are consistent with each other.
fn tie_in_order(game: &Duel, board: &Board, character: CharacterId) -> Result<(), String> {
    let attached = board.attached[character.index()];
    let (controller, holder) = (board.controller(character), board.holder(character));
    let there = controller.is_some() || holder.is_some();
    let number = u8::from(character);
    says(there || attached.is_empty() && !board.tokens.contains(character), || {
        format!("Character {number} is not there, but bears something")
    })?;
    says(holder.is_none() || (attached - game.roles.modifiers).is_empty(), || {
        format!("captive {number} bears more than Modifiers (rules 21)")
    })?;
    says(!attached.meets(game.roles.curses) || board.tokens.contains(character), || {
        format!("Character {number} is cursed and has no token (D35)")
    })?;
    let Some(captor) = board.captors[character.index()] else { return Ok(()) };
    let keeper = controller.or(holder);
    let kept = keeper.is_some_and(|seat| board.viable(seat).contains(captor));
    let owner = game.owner(game.catalog.card_of(character));
    says(kept && keeper != Some(owner) && Characters::only(captor) != Characters::only(character), || {
        format!("Character {number} is tied to a captor who cannot keep it (D31)")
    })
}

fn says(true_of_it: bool, words: impl Fn() -> String) -> Result<(), String> {
    if true_of_it { Ok(()) } else { Err(words()) }
}

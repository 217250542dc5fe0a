//! The log: one sentence for each event. Players are in the third person, and the French sentences have forms that fit
//! every name.

mod attacks;
mod fates;
mod note;
mod turns;

use crate::{Duel, Event, scene::Speaker};
use kernel::{Names, Note, Reader, Viewer, Wording};

/// Returns the sentence for an event, or `None` if the scene or an earlier sentence already shows the event: a decision
/// that is due, a part of a declaration, the beginning of a phase or of a battle.
pub(crate) fn tell(game: &Duel, event: &Event, viewer: Viewer, reader: &Reader<'_>) -> Option<Wording> {
    let speaker = Speaker { game, reader, names: Names::Marked };
    let told = match *event {
        Event::PhaseBegan { .. }
        | Event::Asked { .. }
        | Event::UnitNamed { .. }
        | Event::MeansNamed { .. }
        | Event::BattleBegan { .. } => return None,
        Event::FirstRolled { good, evil, first } => speaker.first_rolled((good, evil), first),
        Event::Drew { seat, card } => speaker.drew(seat, card),
        Event::Reshuffled { seat } => speaker.reshuffled(seat),
        Event::TurnBegan { seat, turn } => speaker.turn_began(seat, turn),
        Event::AttackSkipped { seat } => speaker.attack_skipped(seat),
        Event::Looked { seat, item, hand } => {
            // The sentence lists no cards for the owner of the hand, who knows them.
            speaker.looked(seat, item, hand.filter(|_| viewer == Viewer::Seat(seat)))
        }
        Event::DiscardedToDraw { seat, card } => speaker.discarded_to_draw(seat, card),
        Event::Placed { seat, card } => speaker.placed(seat, card),
        Event::Attached { seat, card, bearer } => speaker.attached(seat, card, bearer),
        Event::Played { seat, card, on } => speaker.played(seat, card, on),
        Event::ItemNamed { seat, card, item } => speaker.item_named(seat, card, item),
        Event::Stolen { seat, item, from } => speaker.stolen(seat, item, from),
        Event::Joined { character, unit, was, others_were, at, .. } => {
            speaker.joined(character, unit, (was, others_were), at)
        }
        Event::Left { character, .. } => speaker.left(character),
        Event::Discarded { seat, card } => speaker.discarded(seat, card),
        Event::Assigned { seat, unit, location } => speaker.assigned(seat, unit, location),
        Event::Declared { seat, attack } => speaker.declared(seat, &attack),
        // If only one attack was declared, the log described it in full at the declaration.
        Event::AttackBegan { only: true, .. } => return None,
        Event::AttackBegan { attack, only: false } => speaker.attack_began(&attack),
        Event::Fizzled { attack } => speaker.fizzled(&attack),
        Event::AttackNegated { seat, card, attack } => speaker.attack_negated(seat, card, &attack),
        Event::Intervened { seat, unit } => speaker.intervened(seat, unit),
        Event::Unopposed { .. } => speaker.unopposed(),
        Event::Called { seat, card, unit, totals } => speaker.called(seat, card, unit, totals),
        Event::Rolled { dice, attack, defence, .. } => speaker.rolled(dice, (attack, defence)),
        Event::Answered { seat, card, attack, defence } => speaker.answered(seat, card, (attack, defence)),
        Event::BattleEnded { winner, attack, defence } => speaker.battle_ended(winner, (attack, defence)),
        Event::Fated { character, fate, seat, captor } => speaker.fated(character, fate, (seat, captor)),
        Event::Shed { card, from } => speaker.shed(card, from),
        Event::CameHome { character, seat } => speaker.came_home(character, seat),
        Event::Restored { character, .. } => speaker.restored(character),
        Event::LocationTaken { seat, location } => speaker.location_taken(seat, location),
        Event::LocationRetaken { seat, location } => speaker.location_retaken(seat, location),
        Event::Ended { winner, ending } => speaker.ended(winner, ending),
    };
    Some(Wording::read(&told))
}

/// Returns the note for an event: its kind, its seat and its rank in the log.
pub(crate) fn note(game: &Duel, event: &Event, reader: &Reader<'_>) -> Note {
    Speaker { game, reader, names: Names::Marked }.note(event)
}

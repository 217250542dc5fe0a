//! Puts each event into one sentence. The sentences avoid the name of a card as the subject of a verb, because in both
//! languages the verb would have to agree with it.

mod piles;
mod pieces;
mod places;
mod note;
mod points;
mod room;
mod turns;

use crate::{Event, Storyline, speaker::Speaker};
use kernel::{Names, Note, Reader, Viewer, Wording, unmarked};

/// Returns the sentence for an event. Questions, answers, and events that the following event implies have no sentence.
pub(crate) fn tell(game: &Storyline, event: &Event, viewer: Viewer, reader: &Reader<'_>) -> Option<Wording> {
    let speaker = Speaker { game, reader, viewer, names: Names::Marked };
    let told = match *event {
        Event::Asked { .. }
        | Event::Passed { .. }
        | Event::Chose { .. }
        | Event::TurnEnded(_)
        // All dice of a Roll are reported in one sentence.
        | Event::Rolled { .. }
        // The sentence of the previous event says how the card came into play.
        | Event::Entered { .. } => return None,

        Event::FirstChosen(seat) => speaker.first_chosen(seat),
        Event::RoundBegan(round) => speaker.round_began(round),
        Event::TurnBegan { seat, .. } => speaker.turn_began(seat),
        Event::BonusBegan(seat) => speaker.bonus_began(seat),
        Event::Ended { ending } => speaker.ended(ending),

        Event::Earned { seat, fell } => speaker.earned(seat, fell),
        Event::Gained { seat, points } => speaker.gained(seat, points),
        Event::Paid { seat, points, expense } => speaker.paid(seat, points, expense)?,
        Event::Lost { seat, points } => speaker.lost(seat, points),
        Event::Owes { seat, points } => speaker.owes(seat, points),
        Event::Controlled { seat, card, .. } => speaker.controlled(seat, card),
        Event::Burnt { seat, card } => speaker.burnt(seat, card),
        Event::FreeDraw { seat, of } => speaker.free_draw(seat, of),
        Event::DrewFree { seat, of } => speaker.drew_free(seat, of),

        Event::NoRoom(room) => speaker.no_room(room),

        Event::Drew { seat, card } => speaker.drew(seat, card),
        Event::Reshuffled { stock } => speaker.reshuffled(stock),
        Event::Shuffled { stock } => speaker.shuffled(stock),
        Event::LookedAt { seat, whose, hand } => {
            // The owner of the hand already knows its cards.
            speaker.looked_at(seat, whose, hand.filter(|_| viewer == Viewer::Seat(seat)))
        }
        Event::Peeked { seat, card } => speaker.peeked(seat, card),
        Event::Took { seat, card, .. } => speaker.took(seat, card),
        Event::ToBottom { seat, card, .. } => speaker.put_under(seat, card),
        Event::LeftOnTop { seat } => speaker.left_on_top(seat),
        Event::Searched { seat, card, found } => speaker.searched(seat, card, found),
        Event::Fetched { seat, card, to, .. } => speaker.fetched(seat, card, to),
        Event::ArchivedFromHand { seat, card } => speaker.archived_from_hand(seat, card),

        Event::Played { seat, card, paid, onto, .. } => speaker.played(seat, card, (paid, onto)),
        Event::Saved { seat, paid, card } => speaker.saved(seat, paid, card),
        Event::Revealed { seat, card, .. } => speaker.revealed(seat, card),
        Event::Used { seat, card, .. } => speaker.used(seat, card),
        Event::Triggered { seat, script } => speaker.triggered(seat, script),
        Event::Cancelled { card } => speaker.cancelled(card),
        Event::Protected { seat } => speaker.protected(seat),
        Event::Shelved { card, .. } => speaker.shelved(card)?,

        Event::Equipped { card, on, .. } => speaker.equipped(card, on),
        Event::Given { seat, card, what, until, .. } => speaker.given(seat, card, (what, until)),
        Event::Archived { card, cause, .. } => speaker.archived(card, cause),
        Event::Banished { card, .. } => speaker.banished(card),
        Event::Handed { card, seat, .. } => speaker.handed(card, seat),
        Event::Homed { card, seat, .. } => speaker.homed(card, seat),

        Event::Moved { seat, card, from, to, way, .. } => speaker.moved(seat, card, (from, to), way),
        Event::ReachedEnd { seat, card, .. } => speaker.reached_end(seat, card),
        Event::Failed { seat, card, at, why, .. } => speaker.failed(seat, card, at, why),
        Event::Loose { card, at, .. } => speaker.loose(card, at),
        Event::TurnedUp { spot, location } => speaker.turned_up(spot, location),
        Event::Replaced { spot, old, new } => speaker.replaced(spot, old, new),
        Event::Swapped { one, other, .. } => speaker.swapped(one, other),
    };
    Some(Wording::read(&told))
}

/// Returns the kind of an event and its place in the log.
pub(crate) fn note(game: &Storyline, event: &Event, viewer: Viewer, reader: &Reader<'_>) -> Note {
    Speaker { game, reader, viewer, names: Names::Marked }.note(event)
}

impl Speaker<'_> {
    /// Returns a sentence in the reader's language. It ends with a full stop, unless a title at its end has a
    /// punctuation mark of its own.
    fn tells(&self, en: impl Into<String>, fr: impl Into<String>) -> String {
        let told = self.say(en, fr);
        let read = unmarked(&told);
        if read.trim_end_matches(['”', '»', '\u{a0}']).ends_with(['.', '!', '?']) {
            told
        } else {
            format!("{told}.")
        }
    }
}

//! Cards with another text, with which the laboratory measures what a card causes.
//!
//! A blank card keeps its name and its letters. It has no Force and no note. So a Character still stands, fights with the
//! Force 0 and can be lost; a Location can be assigned to; and a card that is attached can be attached, with nobody's needs to
//! meet. An Attack, a Spell or an Event without text would change nothing, so it is never offered (D47) and worth nothing in
//! the hand. Every card is in the deck of one side, so it can be blank only for that side. It stays blank if the other side
//! takes it.

use crate::{Card, Clause, Duel, Note};
use kernel::{CardChange, ChangedText, half_more};

/// Returns the game with one card changed, or `None` if there is no such card, if it is not in the deck of the seat, or if
/// the change leaves it as it is.
pub(crate) fn changed(game: &Duel, change: &CardChange) -> Option<Duel> {
    let id = game.catalog.ids().nth(change.card)?;
    if change.seat.is_some_and(|seat| seat != game.owner(id)) {
        return None;
    }
    let card = game.catalog.card(id);
    let rewritten = match change.text {
        ChangedText::Blank => Card { force: None, note: Note::new(), ..card.clone() },
        ChangedText::HalfMore => {
            Card { force: card.force.map(half_more), note: card.note.iter().map(raised).collect(), ..card.clone() }
        }
    };
    if rewritten == *card {
        return None;
    }
    let mut changed = Duel::new(game.rules, game.catalog.with(id, rewritten));
    changed.blank = game.blank;
    if change.text == ChangedText::Blank {
        changed.blank.insert(id);
    }
    Some(changed)
}

fn raised(clause: &Clause) -> Clause {
    let more = |cards: u8| half_more(i8::try_from(cards).unwrap_or(i8::MAX)).unsigned_abs();
    match *clause {
        Clause::Force { whom, plus, when } => Clause::Force { whom, plus: half_more(plus), when },
        Clause::HandSize(cards) => Clause::HandSize(more(cards)),
        Clause::Draw(cards) => Clause::Draw(more(cards)),
        Clause::DiscardToDraw(cards) => Clause::DiscardToDraw(more(cards)),
        Clause::Only(_)
        | Clause::UserBecomesSpellcaster(_)
        | Clause::NoCompanions
        | Clause::Look
        | Clause::StealItem
        | Clause::Fate { .. }
        | Clause::Negate(_)
        | Clause::CallDefender
        | Clause::Label(_) => *clause,
    }
}

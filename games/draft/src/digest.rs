//! Computes the digest of a position from its fields.

use crate::{Player, State, Step};
use kernel::Digest;

pub(crate) fn digest(state: &State, digest: &mut Digest) {
    let State { step, round, deck, story_deck, discard, columns, open, players } = state;
    let (kind, seat) = match step {
        Step::OpenTrio => (0, None),
        Step::NameFirst => (1, None),
        Step::Recycle { first } => (2, Some(first)),
        Step::LayColumn { first } => (3, Some(first)),
        Step::Take(seat) => (4, Some(seat)),
        Step::TurnDown(seat) => (5, Some(seat)),
        Step::Over => (6, None),
    };
    // A seat is fed as its number plus one, because 0 means that there is no seat. Columns and the open Trio are fed in
    // the same way.
    digest.bytes(&[kind, seat.map_or(0, |seat| seat.index() as u8 + 1), *round]);
    digest.bytes(&deck.bytes());
    digest.number(story_deck.bits());
    digest.bytes(&discard.bytes());
    digest.byte(columns.laid() as u8);
    for column in columns.places() {
        match column {
            Some(column) => {
                let [one, other] = column.characters.both();
                digest.bytes(&[u8::from(column.story), one as u8, other as u8]);
            }
            None => digest.byte(0),
        }
    }
    digest.byte(open.map_or(0, u8::from));
    for Player { hand, up, down } in players.values() {
        digest.bytes(&hand.bytes());
        digest.number(up.bits());
        digest.number(down.bits());
    }
}

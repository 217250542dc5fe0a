//! The kind of each event, the headings of Rounds and turns, and the words for repeated draws and payments.

use crate::{Event, Expense, speaker::Speaker};
use kernel::{Note, Rank, Sign};

impl Speaker<'_> {
    pub(super) fn note(&self, event: &Event) -> Note {
        let note = plain(event);
        match *event {
            Event::RoundBegan(round) => note.headed(Rank::Round, self.round(round)),
            Event::TurnBegan { round, .. } => note.headed(Rank::Turn, self.round(round)),
            Event::Drew { seat, card: None } => {
                let name = self.name(seat);
                let words = self.say(format!("{name} draws # cards."), format!("{name} pioche # cartes."));
                note.repeated(format!("draw.{}", seat.index()), &words)
            }
            Event::Paid { seat, points, expense: Expense::Draw } => {
                let (name, paid) = (self.name(seat), self.points(points));
                let words = self.say(
                    format!("{name} pays {paid} to draw, # times."),
                    format!("{name} paie {paid} pour piocher, # fois."),
                );
                note.repeated(format!("pay.{}.{points}", seat.index()), &words)
            }
            _ => note,
        }
    }

    fn round(&self, round: u8) -> String {
        self.say(format!("Round {round}"), format!("Manche {round}"))
    }
}

/// Returns the kind of an event, with its seat.
fn plain(event: &Event) -> Note {
    match *event {
        Event::FirstChosen(seat) => Note::of(Sign::Start, seat),
        Event::RoundBegan(_) => Note::new(Sign::Round),
        Event::TurnBegan { seat, .. } => Note::of(Sign::Turn, seat),
        Event::BonusBegan(seat) | Event::TurnEnded(seat) => Note::of(Sign::Phase, seat),
        Event::Asked { seat, .. } | Event::Passed { seat, .. } | Event::Chose { seat, .. } => {
            Note::of(Sign::Change, seat)
        }
        Event::Protected { seat } | Event::Given { seat, .. } => Note::of(Sign::Change, seat),
        Event::ReachedEnd { seat, .. } => Note::of(Sign::Goal, seat),
        Event::Ended { .. } => Note::new(Sign::End),

        Event::Rolled { seat, .. } | Event::Earned { seat, .. } => Note::of(Sign::Roll, seat),
        Event::Gained { seat, .. } | Event::FreeDraw { seat, .. } | Event::DrewFree { seat, .. } => {
            Note::of(Sign::Gain, seat)
        }
        Event::Paid { seat, .. } | Event::Lost { seat, .. } | Event::Owes { seat, .. } => Note::of(Sign::Pay, seat),

        Event::Drew { seat, .. } => Note::of(Sign::Draw, seat),
        Event::Reshuffled { stock } | Event::Shuffled { stock } => Note::of(Sign::Shuffle, stock),
        Event::LookedAt { seat, .. }
        | Event::Peeked { seat, .. }
        | Event::Searched { seat, found: Some(_), .. }
        | Event::ToBottom { seat, .. }
        | Event::LeftOnTop { seat } => Note::of(Sign::Look, seat),
        Event::Took { seat, .. } | Event::Fetched { seat, .. } | Event::Controlled { seat, .. } => {
            Note::of(Sign::Take, seat)
        }
        Event::Burnt { seat, .. } | Event::ArchivedFromHand { seat, .. } => Note::of(Sign::Discard, seat),

        Event::Played { seat, .. } | Event::Saved { seat, .. } | Event::Entered { seat, .. } => {
            Note::of(Sign::Play, seat)
        }
        Event::Revealed { seat, .. } => Note::of(Sign::Reveal, seat),
        Event::Used { seat, .. } | Event::Triggered { seat, .. } => Note::of(Sign::Text, seat),
        Event::Cancelled { .. } | Event::NoRoom(_) => Note::new(Sign::Fail),

        Event::Equipped { .. } => Note::new(Sign::Equip),
        Event::Archived { .. } | Event::Banished { .. } | Event::Shelved { .. } => Note::new(Sign::Discard),
        Event::Handed { seat, .. } | Event::Homed { seat, .. } => Note::of(Sign::Return, seat),

        Event::Moved { seat, .. } => Note::of(Sign::Move, seat),
        Event::Failed { seat, .. } | Event::Searched { seat, found: None, .. } => Note::of(Sign::Fail, seat),
        Event::Swapped { seat, .. } => Note::of(Sign::Place, seat),
        Event::Loose { .. } | Event::TurnedUp { .. } | Event::Replaced { .. } => Note::new(Sign::Place),
    }
}

#[cfg(test)]
mod tests {
    use super::plain;
    use crate::{Event, From};
    use kernel::{Seat, Sign};
    use language::CardId;

    #[test]
    fn an_event_has_its_kind_and_its_seat() {
        let seat = Seat::new(1, 2).unwrap();
        let note = plain(&Event::Lost { seat, points: 2 });
        assert_eq!((note.sign, note.seat), (Sign::Pay, Some(seat)));
        let round = plain(&Event::RoundBegan(3));
        assert_eq!((round.sign, round.seat), (Sign::Round, None));
    }

    #[test]
    fn a_search_in_vain_is_a_failure() {
        let seat = Seat::new(0, 2).unwrap();
        let searched = |found| plain(&Event::Searched { seat, card: CardId::from_index(0), found }).sign;
        assert_eq!(searched(Some(From::Archive)), Sign::Look);
        assert_eq!(searched(None), Sign::Fail);
    }
}

//! The kind of each event, the headings for turns, and the words for several draws in a row.

use crate::{Event, scene::Speaker};
use kernel::{Note, Rank, Sign};

impl Speaker<'_> {
    pub(super) fn note(&self, event: &Event) -> Note {
        let note = plain(event);
        match *event {
            Event::TurnBegan { turn, .. } => {
                note.headed(Rank::Turn, self.say(format!("Turn {turn}"), format!("Tour {turn}")))
            }
            Event::Drew { seat, card: None } => {
                let name = self.name(seat);
                let words = self.say(format!("{name} draws # cards."), format!("{name} pioche # cartes."));
                note.repeated(format!("draw.{}", seat.index()), &words)
            }
            _ => note,
        }
    }
}

/// Returns the kind of an event and its seat, without headings and repeats.
fn plain(event: &Event) -> Note {
    match *event {
        Event::FirstRolled { first, .. } => Note::of(Sign::Start, first),
        Event::TurnBegan { seat, .. } => Note::of(Sign::Turn, seat),
        Event::PhaseBegan { seat, .. } | Event::AttackSkipped { seat } => Note::of(Sign::Phase, seat),
        Event::Asked { seat, .. } => Note::of(Sign::Change, seat),
        Event::Ended { winner, .. } => Note { seat: winner, ..Note::new(Sign::End) },

        Event::Drew { seat, .. } => Note::of(Sign::Draw, seat),
        Event::Reshuffled { seat } => Note::of(Sign::Shuffle, seat),
        Event::Looked { seat, .. } => Note::of(Sign::Look, seat),
        Event::DiscardedToDraw { seat, .. } | Event::Discarded { seat, .. } => Note::of(Sign::Discard, seat),
        Event::Shed { .. } => Note::new(Sign::Discard),
        Event::Placed { seat, .. } | Event::Played { seat, .. } | Event::ItemNamed { seat, .. } => {
            Note::of(Sign::Play, seat)
        }
        Event::Attached { seat, .. } => Note::of(Sign::Equip, seat),
        Event::Stolen { seat, .. } => Note::of(Sign::Take, seat),
        Event::Joined { seat, .. } | Event::Left { seat, .. } | Event::Assigned { seat, .. } => {
            Note::of(Sign::Move, seat)
        }
        Event::LocationTaken { seat, .. } | Event::LocationRetaken { seat, .. } => Note::of(Sign::Place, seat),
        Event::Restored { seat, .. } | Event::CameHome { seat, .. } => Note::of(Sign::Return, seat),

        Event::UnitNamed { seat, .. } | Event::MeansNamed { seat, .. } | Event::Declared { seat, .. } => {
            Note::of(Sign::Attack, seat)
        }
        Event::AttackBegan { .. } | Event::BattleBegan { .. } | Event::Unopposed { .. } => Note::new(Sign::Attack),
        Event::Fizzled { .. } => Note::new(Sign::Fail),
        Event::AttackNegated { seat, .. } => Note::of(Sign::Fail, seat),
        Event::Intervened { seat, .. } | Event::Called { seat, .. } | Event::Answered { seat, .. } => {
            Note::of(Sign::Answer, seat)
        }
        Event::Rolled { attacker, .. } => Note::of(Sign::Roll, attacker),
        Event::BattleEnded { winner, .. } => Note::of(Sign::Battle, winner),
        Event::Fated { seat, .. } => Note::of(Sign::Capture, seat),
    }
}

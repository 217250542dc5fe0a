//! The notes of a watched game: who led, how many actions were legal, and which cards were used.

use kernel::{CardFate, Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// The number of parts into which a game is divided by its decisions.
pub(crate) const PARTS: usize = 10;

/// The notes of one game, as its file has them. All numbers are whole, so their sums do not depend on an order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Notes {
    /// The seats that led alone, in the order of the game, each with the number of decisions in a row before which it
    /// led. There is no seat where several seats shared the lead. The list is empty if the game has no measure of a
    /// lead, or one seat alone.
    pub(crate) leaders: Vec<(Option<Seat>, u32)>,
    /// The numbers of legal actions that occurred, in ascending order, each with its number of decisions.
    pub(crate) choices: Vec<(u32, u32)>,
    /// The sum of the legal actions over the decisions of each tenth of the game.
    pub(crate) tenths: [u64; PARTS],
    /// The uses of each card by each seat, in the order of the cards.
    pub(crate) cards: Vec<CardNote>,
}

/// The number of times that a seat used a card in each way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub(crate) struct CardNote {
    /// The id of the card.
    pub(crate) card: String,
    /// The seat. There is none for a card that was offered to everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_zero")]
    offered: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    drawn: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    played: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    discarded: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    kept: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    in_play: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Notes {
    /// Returns the notes of a game with this number of legal actions at each decision, in order.
    pub(super) fn new(leaders: Vec<(Option<Seat>, u32)>, actions: &[u32], cards: Vec<CardNote>) -> Notes {
        let mut tenths = [0; PARTS];
        for (decision, number) in actions.iter().enumerate() {
            tenths[decision * PARTS / actions.len()] += u64::from(*number);
        }
        let mut sorted = actions.to_vec();
        sorted.sort_unstable();
        let choices = sorted.chunk_by(|one, other| one == other).map(|alike| (alike[0], alike.len() as u32));
        Notes { leaders, choices: choices.collect(), tenths, cards }
    }

    /// Returns the number of decisions.
    pub(crate) fn decisions(&self) -> u32 {
        self.choices.iter().map(|(_, decisions)| decisions).sum()
    }

    /// Reports whether the notes can be those of a game in which each seat had this number of decisions.
    pub(super) fn is_whole(&self, decisions: &SeatMap<u32>) -> bool {
        let all: u64 = decisions.values().map(|number| u64::from(*number)).sum();
        let led: u64 = self.leaders.iter().map(|(_, number)| u64::from(*number)).sum();
        let chosen: u64 = self.choices.iter().map(|(_, number)| u64::from(*number)).sum();
        let actions: u64 = self.choices.iter().map(|(actions, number)| u64::from(*actions) * u64::from(*number)).sum();
        let sits = |seat: Option<Seat>| seat.is_none_or(|seat| seat.index() < decisions.len());
        chosen == all
            && (self.leaders.is_empty() || led == all)
            && self.tenths.iter().sum::<u64>() == actions
            && self.leaders.iter().all(|(seat, _)| sits(*seat))
            && self.cards.iter().all(|note| sits(note.seat))
    }
}

/// Returns the number of decisions in each tenth of a game with this number of decisions.
pub(crate) fn decisions_of_tenths(decisions: u32) -> [u32; PARTS] {
    let before = |part: usize| (part as u64 * u64::from(decisions)).div_ceil(PARTS as u64);
    std::array::from_fn(|part| (before(part + 1) - before(part)) as u32)
}

impl CardNote {
    pub(super) fn new(card: String, seat: Option<Seat>) -> CardNote {
        CardNote { card, seat, ..CardNote::default() }
    }

    /// Returns the number of times that the card had this fate.
    pub(crate) fn count(&self, fate: CardFate) -> u32 {
        match fate {
            CardFate::Offered => self.offered,
            CardFate::Drawn => self.drawn,
            CardFate::Played => self.played,
            CardFate::Discarded => self.discarded,
            CardFate::Kept => self.kept,
            CardFate::InPlay => self.in_play,
        }
    }

    pub(super) fn count_mut(&mut self, fate: CardFate) -> &mut u32 {
        match fate {
            CardFate::Offered => &mut self.offered,
            CardFate::Drawn => &mut self.drawn,
            CardFate::Played => &mut self.played,
            CardFate::Discarded => &mut self.discarded,
            CardFate::Kept => &mut self.kept,
            CardFate::InPlay => &mut self.in_play,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// docs/lab.md describes these members. A change of them needs a new version of the format.
    #[test]
    fn notes_are_written_as_documented() {
        let seat = Seat::new(1, 2);
        let mut card = CardNote::new("S21".into(), seat);
        (*card.count_mut(CardFate::Drawn), *card.count_mut(CardFate::InPlay)) = (2, 1);
        let offered = CardNote { offered: 3, ..CardNote::new("S22".into(), None) };
        let notes = Notes::new(vec![(None, 2), (seat, 1)], &[4, 1, 4], vec![card, offered]);
        let text = serde_json::to_string(&notes).unwrap();
        let cards = r#"[{"card":"S21","seat":1,"drawn":2,"inPlay":1},{"card":"S22","offered":3}]"#;
        let tenths = "[4,0,0,1,0,0,4,0,0,0]";
        let leaders = "[[null,2],[1,1]]";
        let expected = format!(r#"{{"leaders":{leaders},"choices":[[1,1],[4,2]],"tenths":{tenths},"cards":{cards}}}"#);
        assert_eq!(text, expected);
        assert_eq!(serde_json::from_str::<Notes>(&text).unwrap(), notes);
        assert!(notes.is_whole(&SeatMap::new(2, |seat| 1 + seat.index() as u32)));
        assert!(!notes.is_whole(&SeatMap::new(2, |_| 1)));
        assert!(!Notes { tenths: [0; PARTS], ..notes }.is_whole(&SeatMap::new(2, |seat| 1 + seat.index() as u32)));
    }

    #[test]
    fn every_decision_is_in_one_tenth() {
        for decisions in [0, 1, 3, 9, 10, 11, 95, 100] {
            let mut counted = [0; PARTS];
            (0..decisions as usize).for_each(|decision| counted[decision * PARTS / decisions as usize] += 1);
            assert_eq!(decisions_of_tenths(decisions), counted, "{decisions} decisions");
        }
    }
}

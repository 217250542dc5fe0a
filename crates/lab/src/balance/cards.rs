//! The cards: how often each is offered, drawn, played and kept, and how often the seats that have it win.

use super::{
    effects::{CardEffect, EffectSums},
    seats::SideRow,
};
use crate::matchup::{Estimate, Played, Ratio, TWELFTHS, Unit};
use kernel::{CardFate, CardText, Seat, SeatMap};
use serde::Serialize;
use std::{cmp::Ordering, collections::BTreeMap};

/// The statistics of a card, over all its copies.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardRow {
    pub card: String,
    /// The name of the card, or its words if the cards of the game have no names.
    pub title: String,
    pub kind: String,
    /// The number of times that the card was laid out for everybody.
    pub offered: u64,
    /// The number of times that the card came to a seat.
    pub drawn: u64,
    pub played: u64,
    /// The number of times that the card left a seat without being played.
    pub discarded: u64,
    /// The number of times that a seat had the card at the end of the game.
    pub kept: u64,
    /// The number of times that the card was in play for a seat at the end of the game.
    pub in_play: u64,
    /// Of the times that the card was offered, the share in which a seat took it. In games that offer cards, no card is
    /// drawn in another way.
    pub taken_share: Option<Estimate>,
    /// Of the times that the card was drawn, the share in which it was played.
    pub played_share: Option<Estimate>,
    /// Of the times that the card was drawn, the share in which it was kept.
    pub kept_share: Option<Estimate>,
    /// The seats that drew the card in a game.
    pub when_drawn: Option<Holders>,
    /// The seats that played the card in a game.
    pub when_played: Option<Holders>,
    /// The seats that had the card at the end.
    pub when_kept: Option<Holders>,
    /// The seats for which the card was in play at the end.
    pub when_in_play: Option<Holders>,
    /// The effect of the text of the card, if it was measured and the card has one.
    pub effect: Option<CardEffect>,
}

/// The results of the seats that had a card in a certain way. A seat counts once for each game, whatever the number of
/// copies.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Holders {
    /// The number of seats, over all games.
    pub seats: u64,
    /// The number of their wins. A shared win counts as its share.
    pub wins: f64,
    /// The number of wins per seat.
    pub win_share: Estimate,
    /// The win share of seats that had the card as often in each place, but won as often as each place does in all
    /// games. In a game whose seats are alike, this is one divided by the seats.
    pub expected: f64,
}

impl Holders {
    /// Compares the win share with the expected one, as [`Estimate::compare`] does.
    pub fn compare(&self) -> Option<Ordering> {
        self.win_share.compare(self.expected)
    }

    /// Returns the win share less the expected one.
    pub fn lift(&self) -> f64 {
        self.win_share.mean - self.expected
    }
}

/// The fates by which the holders of a card are counted.
const HELD: [CardFate; 4] = [CardFate::Drawn, CardFate::Played, CardFate::Kept, CardFate::InPlay];

/// The sums of all cards.
#[derive(Clone, Debug)]
pub(super) struct CardSums {
    texts: Vec<CardText>,
    numbers: BTreeMap<String, usize>,
    sums: Vec<Sums>,
}

#[derive(Clone, Debug)]
struct Sums {
    counts: BTreeMap<CardFate, u64>,
    taken: Ratio,
    played: Ratio,
    kept: Ratio,
    held: [HolderSums; HELD.len()],
}

#[derive(Clone, Debug)]
struct HolderSums {
    /// The wins and the seats, both in twelfths.
    wins: Ratio,
    seats: SeatMap<u64>,
}

/// The counts of one card in one unit.
#[derive(Clone, Debug, Default)]
struct InUnit {
    counts: BTreeMap<CardFate, i64>,
    /// The wins in twelfths, and the number of holders, for each fate.
    held: [(i64, i64); HELD.len()],
}

impl CardSums {
    pub(super) fn new(texts: Vec<CardText>, seats: usize) -> CardSums {
        let numbers = texts.iter().enumerate().map(|(number, card)| (card.id.clone(), number)).collect();
        let held = || HolderSums { wins: Ratio::default(), seats: SeatMap::new(seats, |_| 0) };
        let sums = Sums {
            counts: BTreeMap::new(),
            taken: Ratio::default(),
            played: Ratio::default(),
            kept: Ratio::default(),
            held: std::array::from_fn(|_| held()),
        };
        CardSums { sums: vec![sums; texts.len()], texts, numbers }
    }

    pub(super) fn add(&mut self, unit: &Unit) {
        let mut cards: BTreeMap<usize, InUnit> = BTreeMap::new();
        for game in unit.games.iter().filter(|game| game.lost.is_none()) {
            self.add_game(game, &mut cards);
        }
        for (card, InUnit { counts, held }) in cards {
            let sums = &mut self.sums[card];
            let count = |fate| counts.get(&fate).copied().unwrap_or_default();
            sums.taken.add(count(CardFate::Drawn), count(CardFate::Offered));
            sums.played.add(count(CardFate::Played), count(CardFate::Drawn));
            sums.kept.add(count(CardFate::Kept), count(CardFate::Drawn));
            for (holders, (wins, seats)) in sums.held.iter_mut().zip(held) {
                holders.wins.add(wins, seats * i64::from(TWELFTHS));
            }
            for (fate, times) in counts {
                *sums.counts.entry(fate).or_default() += times.unsigned_abs();
            }
        }
    }

    fn add_game(&mut self, game: &Played, cards: &mut BTreeMap<usize, InUnit>) {
        for note in game.notes.iter().flat_map(|notes| &notes.cards) {
            let Some(number) = self.numbers.get(&note.card) else { continue };
            let in_unit = cards.entry(*number).or_default();
            for fate in CardFate::ALL {
                *in_unit.counts.entry(fate).or_default() += i64::from(note.count(fate));
            }
            let Some(seat) = note.seat else { continue };
            for (at, _) in HELD.into_iter().enumerate().filter(|(_, fate)| note.count(*fate) > 0) {
                in_unit.held[at].0 += i64::from(game.twelfths[seat]);
                in_unit.held[at].1 += 1;
                self.sums[*number].held[at].seats[seat] += 1;
            }
        }
    }

    /// Returns a row for each card, in the order of the card list. `seats` are the results of the seats.
    pub(super) fn rows(&self, seats: &[SideRow], effects: Option<&EffectSums>) -> Vec<CardRow> {
        let row = |(text, sums): (&CardText, &Sums)| CardRow {
            effect: effects.and_then(|effects| effects.row(&text.id)),
            ..sums.row(text, seats)
        };
        self.texts.iter().zip(&self.sums).map(row).collect()
    }
}

impl Sums {
    fn row(&self, text: &CardText, seats: &[SideRow]) -> CardRow {
        let count = |fate| self.counts.get(&fate).copied().unwrap_or_default();
        let [when_drawn, when_played, when_kept, when_in_play] = self.held.each_ref().map(|held| held.report(seats));
        CardRow {
            card: text.id.clone(),
            title: text.title.as_ref().map_or_else(|| text.words.en.to_string(), |title| title.en.clone()),
            kind: text.kind.en.clone(),
            offered: count(CardFate::Offered),
            drawn: count(CardFate::Drawn),
            played: count(CardFate::Played),
            discarded: count(CardFate::Discarded),
            kept: count(CardFate::Kept),
            in_play: count(CardFate::InPlay),
            taken_share: self.taken.share(),
            played_share: self.played.share(),
            kept_share: self.kept.share(),
            when_drawn,
            when_played,
            when_kept,
            when_in_play,
            effect: None,
        }
    }
}

impl HolderSums {
    fn report(&self, rows: &[SideRow]) -> Option<Holders> {
        let seats: u64 = self.seats.values().sum();
        let share = |seat: Seat| rows.get(seat.index()).map_or(0.0, |row| row.win_share.mean);
        let expected: f64 = self.seats.iter().map(|(seat, held)| *held as f64 * share(seat)).sum();
        Some(Holders {
            seats,
            wins: self.wins.points() as f64 / f64::from(TWELFTHS),
            win_share: self.wins.share()?,
            expected: expected / seats as f64,
        })
    }
}

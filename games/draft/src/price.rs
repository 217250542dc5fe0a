//! The price of an objective is a set of tables from which the score is computed quickly. A processor cannot predict
//! the shape of the next objective, because Stories are drawn at random. Therefore the same few steps compute every
//! shape, without branches.

use crate::{
    Character, Condition, Counts, Objective, Set, Term,
    lanes::{ONES, lanes_at_least},
};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatMap};

/// All facts about one seat that an objective uses, as three rows of eight numbers. The first row has the number of
/// cards of each Character in the hand. The second has 1 for each Character that tops the hand (G9), and 0 for the
/// others. The third has 1 for each Character that tops the table (G10), and 0 for the others.
pub(crate) struct Standing([[u8; 8]; 3]);

impl Standing {
    #[inline]
    pub(crate) fn of(hands: &SeatMap<Counts>, seat: Seat) -> Standing {
        let hand = hands[seat].lanes();
        let tops_hand = lanes_at_least(hand, ONES * u64::from(hands[seat].most()));
        // The seat's own hand need not be left out, because each of its numbers is at least as great as itself.
        let tops_table = hands.values().fold(ONES, |tops, other| tops & lanes_at_least(hand, other.lanes()));
        Standing([hand, tops_hand, tops_table].map(u64::to_le_bytes))
    }

    #[inline]
    fn at(&self, place: u8) -> u32 {
        u32::from(self.0.as_flattened()[usize::from(place)])
    }
}

/// The price of an objective. Its points are the sum of the points of its terms.
#[derive(Clone, Debug)]
pub(crate) struct Price(ArrayVec<TermPrice, { Objective::MOST_TERMS }>);

impl Price {
    pub(crate) fn of(objective: &Objective) -> Price {
        Price(objective.terms.iter().map(TermPrice::of).collect())
    }

    /// Returns the points of the objective, which are the same as from `score::points`.
    #[inline]
    pub(crate) fn points(&self, standing: &Standing) -> i32 {
        self.0.iter().map(|term| term.points(standing)).sum()
    }
}

/// The price of a term: its points for 0 sets, 1 set, 2 sets, and so on. A condition counts as one set if it holds, and
/// as no set otherwise.
#[derive(Clone, Debug)]
struct TermPrice {
    points: [i16; TermPrice::SETS],
    /// The members of the set. If the set has fewer than four members, the remaining entries repeat the first member.
    members: [Member; Set::MOST_MEMBERS],
}

/// A member of a set: the place of its number in the standing, and the share of a set that each card contributes.
#[derive(Clone, Copy, Debug)]
struct Member {
    place: u8,
    /// `WHOLE` divided by the number that a set needs, rounded up. Multiplying by the share is faster than dividing by
    /// that number.
    share: u8,
}

/// The number of shares in a complete set. It fits into a byte. It is large enough that rounding changes no result if
/// counts are less than 16 and a set needs fewer than 10 cards.
const WHOLE: u8 = 128;

impl TermPrice {
    /// The length of the table of points. No hand has more than nine cards of one Character (Rules 1). The length is a
    /// power of two, so that any number can quickly be reduced to an index.
    const SETS: usize = 16;

    fn of(term: &Term) -> TermPrice {
        match term {
            Term::PerSet { points, set } => TermPrice::of_sets(set, |sets| i32::from(*points) * i32::from(sets)),
            Term::Ladder { points, set } => TermPrice::of_sets(set, |sets| Term::ladder(points, sets)),
            Term::If { points, when } => {
                let if_so = |so: bool| if so { i32::from(*points) } else { 0 };
                match *when {
                    Condition::AtMost(who, most) => TermPrice::of_one(0, who, |count| if_so(count <= most)),
                    Condition::TopsHand(who) => TermPrice::of_one(1, who, |tops| if_so(tops == 1)),
                    Condition::TopsTable(who) => TermPrice::of_one(2, who, |tops| if_so(tops == 1)),
                }
            }
        }
    }

    fn of_sets(set: &Set, points: impl Fn(u8) -> i32) -> TermPrice {
        let member = |&(who, need): &(Character, u8)| Member { place: who as u8, share: WHOLE.div_ceil(need) };
        let first = set.members.first().map(member).expect("a set in the notation has a member");
        let mut members = [first; Set::MOST_MEMBERS];
        members.iter_mut().zip(&set.members).for_each(|(place, given)| *place = member(given));
        TermPrice { points: TermPrice::table(points), members }
    }

    /// Returns the price of a term that depends only on the number of `who` in row `row` of the standing.
    fn of_one(row: u8, who: Character, points: impl Fn(u8) -> i32) -> TermPrice {
        let member = Member { place: 8 * row + who as u8, share: WHOLE };
        TermPrice { points: TermPrice::table(points), members: [member; Set::MOST_MEMBERS] }
    }

    fn table(points: impl Fn(u8) -> i32) -> [i16; TermPrice::SETS] {
        std::array::from_fn(|sets| points(sets as u8) as i16)
    }

    #[inline]
    fn points(&self, standing: &Standing) -> i32 {
        let shares = self.members.map(|member| standing.at(member.place) * u32::from(member.share));
        let fewest = shares.into_iter().fold(u32::MAX, u32::min) / u32::from(WHOLE);
        i32::from(self.points[fewest as usize % TermPrice::SETS])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Catalog, score};
    use kernel::Rng;

    #[test]
    fn a_share_divides_exactly() {
        for need in 1..=9 {
            for count in 0..16 {
                assert_eq!(count * u32::from(WHOLE.div_ceil(need)) / u32::from(WHOLE), count / u32::from(need));
            }
        }
    }

    #[test]
    fn a_price_is_what_the_objective_scores() {
        let cards = [Catalog::STANDARD, Catalog::ALTERNATIVE].map(|file| Catalog::parse(file).unwrap());
        let written = ["2 D+D+D+T", "-3 O+O+O+O+O+O+O+O+O, 4 if D<=3", "1/-2/99 G+G+W+L+L+S, 5 if G tops table, -99 W"];
        let own = cards.iter().flat_map(|catalog| catalog.ids().iter().map(|id| &catalog.story(id).objective));
        let written = written.map(|line| crate::parse(line).unwrap());
        let objectives: Vec<&Objective> = own.chain(&written).collect();
        let mut rng = Rng::new(1);
        for _ in 0..2_000 {
            let hands = SeatMap::new(2 + rng.below(3) as usize, |_| hand(&mut rng));
            for seat in hands.seats() {
                let standing = Standing::of(&hands, seat);
                for objective in &objectives {
                    let price = Price::of(objective).points(&standing);
                    assert_eq!(price, score::points(objective, &hands, seat), "{objective:?} of {seat:?} in {hands:?}");
                }
            }
        }
    }

    fn hand(rng: &mut Rng) -> Counts {
        Character::ALL.into_iter().flat_map(|who| std::iter::repeat_n(who, rng.below(10) as usize)).collect()
    }
}

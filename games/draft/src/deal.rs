//! Outcomes of chance: the first player, the open Trio, the columns, and the cards that come back for the last round of
//! four players.

use crate::{Chance, Character, Column, ColumnId, Counts, Draft, Event, Pair, State, Step};
use kernel::{Key, Purpose, Rng, Seat, Sink};

/// The number of Characters in the deck for the last round of four players (G14). Two are left in the deck, and eight
/// come back.
const LAST_ROUND_OF_FOUR: u8 = 10;

pub(crate) fn chances(game: &Draft, state: &State, out: &mut Vec<(Chance, u32)>) {
    match state.step {
        Step::OpenTrio => out.extend(game.catalog.trios().map(|story| (Chance::OpenTrio(story), 1))),
        Step::NameFirst => out.extend(Seat::all(game.rules.seats).map(|seat| (Chance::First(seat), 1))),
        Step::Recycle { .. } => out.extend(
            (state.discard.iter().filter(|(_, count)| *count > 0))
                .map(|(character, count)| (Chance::Recycle(character), u32::from(count))),
        ),
        Step::LayColumn { .. } => {
            for one in Character::ALL {
                for other in Character::ALL.into_iter().filter(|other| *other >= one) {
                    let characters = Pair::new(one, other);
                    let ways = ways(state.deck, characters);
                    let columns = state.story_deck.iter().map(|story| Column { characters, story });
                    out.extend(columns.filter(|_| ways > 0).map(|column| (Chance::Column(column), ways)));
                }
            }
        }
        Step::Take(_) | Step::TurnDown(_) | Step::Over => {}
    }
}

/// Returns the number of ways to draw the two `characters` from the deck.
fn ways(deck: Counts, characters: Pair) -> u32 {
    let [one, other] = characters.both();
    let (ones, others) = (u32::from(deck.of(one)), u32::from(deck.of(other)));
    if one == other { ones * ones.saturating_sub(1) / 2 } else { ones * others }
}

pub(crate) fn weight(game: &Draft, state: &State, chance: &Chance) -> u32 {
    match (state.step, *chance) {
        (Step::OpenTrio, Chance::OpenTrio(story)) => game.catalog.trios().filter(|trio| *trio == story).count() as u32,
        (Step::NameFirst, Chance::First(seat)) => u32::from(seat.index() < game.rules.seats),
        (Step::Recycle { .. }, Chance::Recycle(character)) => u32::from(state.discard.of(character)),
        (Step::LayColumn { .. }, Chance::Column(Column { characters, story })) => {
            if state.story_deck.contains(story) {
                ways(state.deck, characters)
            } else {
                0
            }
        }
        (_, Chance::OpenTrio(_) | Chance::First(_) | Chance::Recycle(_) | Chance::Column(_)) => 0,
    }
}

/// Draws an outcome card by card. Each outcome has the probability that its weight in `chances` gives.
#[inline]
pub(crate) fn sample(game: &Draft, state: &State, rng: &mut Rng) -> Chance {
    match state.step {
        Step::LayColumn { .. } => Chance::Column(draw_column(state, rng)),
        Step::OpenTrio | Step::NameFirst | Step::Recycle { .. } | Step::Take(_) | Step::TurnDown(_) | Step::Over => {
            sample_seldom(game, state, rng)
        }
    }
}

/// Draws an outcome that is not a column. This function is rarely called. It is separate from `sample`, so that
/// `sample` is small enough to be inlined.
#[cold]
fn sample_seldom(game: &Draft, state: &State, rng: &mut Rng) -> Chance {
    match state.step {
        Step::Recycle { .. } => {
            let place = rng.below(u32::from(state.discard.total()));
            Chance::Recycle(state.discard.at(place as u8))
        }
        Step::NameFirst => {
            let seat = Seat::new(rng.below(game.rules.seats as u32) as usize, game.rules.seats);
            Chance::First(seat.expect("a number below the seats is a seat"))
        }
        Step::OpenTrio => {
            let trios = game.catalog.trios().count() as u32;
            let story = game.catalog.trios().nth(rng.below(trios) as usize);
            Chance::OpenTrio(story.expect("a number below the Trios is a Trio"))
        }
        Step::LayColumn { .. } | Step::Take(_) | Step::TurnDown(_) | Step::Over => {
            unreachable!("nothing seldom is to be drawn")
        }
    }
}

/// Returns the purpose of the next draw. The purpose depends only on the kind of the draw and on the round.
pub(crate) fn purpose(state: &State) -> Purpose {
    let what = match state.step {
        Step::OpenTrio => 0,
        Step::NameFirst => 1,
        Step::Recycle { .. } => 2,
        Step::LayColumn { .. } | Step::Take(_) | Step::TurnDown(_) | Step::Over => 3,
    };
    Purpose { what, seat: None, at: u16::from(state.round) }
}

/// Draws an outcome by a key. The two Characters and the Story of a column are drawn with separate parts of the key. So
/// the Story does not depend on the Characters that are left, and the Characters do not depend on the Stories.
pub(crate) fn sample_by(game: &Draft, state: &State, key: Key) -> Chance {
    match state.step {
        Step::LayColumn { .. } => {
            let (one, mut rest) = (character_of(state.deck, key.part(0)), state.deck);
            rest.remove(one);
            let stories = state.story_deck.iter().map(|story| (story, u64::from(u8::from(story)), 1));
            let story = key.part(2).first(stories).expect("a column is laid while there are Stories");
            Chance::Column(Column { characters: Pair::new(one, character_of(rest, key.part(1))), story })
        }
        Step::Recycle { .. } => Chance::Recycle(character_of(state.discard, key)),
        Step::OpenTrio | Step::NameFirst | Step::Take(_) | Step::TurnDown(_) | Step::Over => {
            sample_seldom(game, state, &mut key.rng())
        }
    }
}

fn character_of(cards: Counts, key: Key) -> Character {
    let counts = cards.iter().map(|(character, count)| (character, character as u64, u32::from(count)));
    key.first(counts).expect("a Character is drawn while there are some")
}

#[inline]
fn draw_column(state: &State, rng: &mut Rng) -> Column {
    let mut deck = state.deck;
    let cards = u32::from(deck.total());
    let [first, second, story] = rng.below_each([cards, cards - 1, state.story_deck.len() as u32]);
    let one = deck.at(first as u8);
    deck.remove(one);
    Column { characters: Pair::new(one, deck.at(second as u8)), story: state.story_deck.at(story) }
}

#[inline]
pub(crate) fn happen(game: &Draft, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
    match *chance {
        Chance::OpenTrio(story) => {
            state.open = Some(story);
            state.story_deck.remove(story);
            state.step = Step::NameFirst;
            events.push(Event::TrioOpened { story });
        }
        Chance::First(seat) => {
            state.step = Step::LayColumn { first: seat };
            events.push(Event::FirstNamed { seat });
        }
        Chance::Recycle(character) => {
            state.discard.remove(character);
            state.deck.add(character);
            events.push(Event::Recycled { character });
            if let Step::Recycle { first } = state.step
                && state.deck.total() == LAST_ROUND_OF_FOUR
            {
                state.step = Step::LayColumn { first };
            }
        }
        Chance::Column(column) => lay(game, state, column, events),
    }
}

#[inline]
fn lay(game: &Draft, state: &mut State, column: Column, events: &mut impl Sink<Event>) {
    for character in column.characters.both() {
        state.deck.remove(character);
    }
    state.story_deck.remove(column.story);
    let place = ColumnId::new(state.columns.laid() as u8);
    state.columns.lay(column);
    events.push(Event::ColumnLaid { round: state.round, place, column });
    if let Step::LayColumn { first } = state.step
        && state.columns.laid() == game.rules.columns()
    {
        state.step = Step::Take(first);
    }
}

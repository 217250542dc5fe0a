//! Checks of the invariants of a position.

use crate::{
    At, Bag, Board, Pieces, Roster, State, Step, Storyline,
    continuous::{self, Reach},
    text_index::Topic,
    view,
};
use kernel::Seat;
use language::{Kind, Word};

pub(crate) fn audit(game: &Storyline, state: &State) -> Result<(), String> {
    game.stocks().try_for_each(|stock| cards_are_conserved(game, state, stock))?;
    locations_are_conserved(game, &state.board)?;
    pieces_stand_somewhere(game, &state.board)?;
    secrets_are_sound(game, state)?;
    titles_are_unique(game, &state.board)?;
    texts_reach_each_alone_as_among_all(game, &state.board)?;
    vitality_is_one_account(game, &state.board)?;
    steps_cost_no_more_than_their_bound(game, &state.board)?;
    let rests = state.board.agenda.is_empty() && !matches!(state.board.step, Step::Deal(_) | Step::ChooseFirst);
    if rests { everybody_lives(game, &state.board).and(nobody_is_entering(&state.board)) } else { Ok(()) }
}

/// Checks that no entry of `entering` is left once the agenda is empty (Q67).
fn nobody_is_entering(board: &Board) -> Result<(), String> {
    match board.entering.iter().flatten().next() {
        Some(id) => Err(format!("{id:?} is about to enter what it has turned up, and nothing is left to be done")),
        None => Ok(()),
    }
}

fn cards_are_conserved(game: &Storyline, state: &State, stock: Seat) -> Result<(), String> {
    let piles = &state.board.piles[stock];
    let deck = state.libraries[stock].cards();
    let mut counts = vec![0_usize; game.catalog.cards().len()];
    let mut add = |bag: Bag| bag.iter().for_each(|(card, copies)| counts[card.index()] += usize::from(copies));
    add(piles.archive);
    add(piles.banished);
    add(deck);
    for seat in game.libraries.seats().filter(|seat| game.stock(*seat) == stock) {
        add(state.hands[seat].cards);
        state.saved[seat].iter().for_each(|saved| add(Bag::from_iter([saved.card])));
    }
    for (_, piece) in state.board.each().filter(|(_, piece)| piece.stock == stock) {
        add(Bag::from_iter([piece.card]));
    }
    view::on_the_way(&state.board.agenda)
        .filter(|(_, of)| *of == stock)
        .for_each(|(card, _)| add(Bag::from_iter([card])));
    let library = game.library(stock);
    for card in game.catalog.ids() {
        let (found, expected) = (counts[card.index()], usize::from(library.count(card)));
        if found != expected {
            let title = &game.catalog.card(card).title.en;
            return Err(format!("there are {found} copies of {title}; expected {expected}"));
        }
    }
    if !deck.minus(piles.may_hold).is_empty() {
        return Err(format!("the Library of {stock:?} holds more than everybody thinks it may"));
    }
    Ok(())
}

fn locations_are_conserved(game: &Storyline, board: &Board) -> Result<(), String> {
    for (location, copies) in game.catalog.folio() {
        let up = board.spots.iter().filter(|spot| **spot == Some(*location)).count();
        let below = board.folio.bottom.iter().filter(|other| *other == location).count();
        let found = up + below + board.folio.count(*location) as usize;
        if found != usize::from(*copies) {
            return Err(format!("there are {found} copies of Location {location:?}; expected {copies}"));
        }
    }
    let down = game.road.spots().filter(|spot| board.location(*spot).is_none()).count();
    if board.spots[game.road.places()..].iter().any(Option::is_some) || (board.folio.len() as usize) < down {
        return Err("Locations lie where the road is not, or too few are left for the places".into());
    }
    Ok(())
}

fn pieces_stand_somewhere(game: &Storyline, board: &Board) -> Result<(), String> {
    let mut roster = Roster::default();
    board.each().for_each(|(id, piece)| roster.enter(&game.texts, id, piece.card));
    if roster != board.roster {
        return Err(format!("the roster is {:?}; expected {roster:?}", board.roster));
    }
    for (place, piece) in board.pieces.iter().enumerate() {
        let id = crate::PieceId::from_index(place);
        if piece.is_some() != board.in_play.contains(id) {
            return Err(format!("{id:?} is counted wrongly"));
        }
        let borne = piece.is_some_and(|piece| matches!(piece.at, At::On(_)));
        if borne != board.borne.contains(id) {
            return Err(format!("{id:?} is said to be on another card, or not, and it is otherwise"));
        }
        let Some(piece) = piece else { continue };
        if board.agenda.is_empty() && continuous::controller_now(game, board, id) != Some(piece.by) {
            return Err(format!("{} is under a wrong control", game.catalog.card(piece.card).title.en));
        }
        let kind = game.catalog.card(piece.card).kind;
        let fits = match piece.at {
            At::Title | At::End => matches!(kind, Kind::Character { .. }),
            At::Spot(spot) => {
                let own = !matches!(kind, Kind::Character { .. }) || game.road.position(piece.by, spot).is_some();
                // The Location may be face-down, because a SWAP may put a face-down one under a Character.
                spot.index() < game.road.places() && own
            }
            At::On(bearer) => !matches!(kind, Kind::Character { .. }) && board.piece(bearer).is_some() && bearer != id,
        };
        if !fits || kind == Kind::Event {
            return Err(format!("{} is at {:?}, where it cannot be", game.catalog.card(piece.card).title.en, piece.at));
        }
    }
    Ok(())
}

fn secrets_are_sound(game: &Storyline, state: &State) -> Result<(), String> {
    for seat in game.libraries.seats() {
        let saved = &state.saved[seat];
        if saved.iter().any(|saved| !view::can_be_saved(game.catalog.card(saved.card).kind)) {
            return Err("something other than an Event lies face-down".into());
        }
        let hand = &state.hands[seat];
        if usize::from(state.board.held[seat]) != hand.cards.len() {
            return Err(format!(
                "the hand of {seat:?} has {} cards, and {} are counted",
                hand.cards.len(),
                state.board.held[seat]
            ));
        }
        let lies: Bag = saved.iter().map(|saved| saved.card).collect();
        for (viewer, known) in hand.known.by.iter().filter(|(viewer, _)| *viewer != seat) {
            let fits = known.hand.minus(hand.cards).is_empty()
                && known.saved.minus(lies).is_empty()
                && known.all().minus(hand.cards.plus(lies)).is_empty();
            if !fits {
                return Err(format!("what {viewer:?} knows of the hand of {seat:?} is not so"));
            }
        }
    }
    Ok(())
}

/// Checks that no two copies or versions of a Character, and no two copies of an Object, are in play, unless the cards
/// are Multiple (rules 29, 36, Q12).
fn titles_are_unique(game: &Storyline, board: &Board) -> Result<(), String> {
    let once = |card: language::CardId| {
        let printed = game.catalog.card(card);
        !printed.words.has(Word::MULTIPLE) && matches!(printed.kind, Kind::Character { .. } | Kind::Object)
    };
    for (id, piece) in board.each().filter(|(_, piece)| once(piece.card)) {
        let printed = game.catalog.card(piece.card);
        let same = |other: &crate::Piece| {
            let other = game.catalog.card(other.card);
            other.kind == printed.kind && other.id == printed.id
                || game.is_character(piece.card) && other.vitality().is_some() && other.names.meets(printed.names)
        };
        if board.each().any(|(other, piece)| other != id && once(piece.card) && same(piece)) {
            return Err(format!("two copies or versions of {} are in play", printed.title.en));
        }
    }
    Ok(())
}

/// Checks for each card that `each_standing_on` finds the same texts about each topic as `each_standing`, and that
/// `rooted` contains the card exactly if it is Steadfast or Immovable.
fn texts_reach_each_alone_as_among_all(game: &Storyline, board: &Board) -> Result<(), String> {
    for (id, piece) in board.each() {
        let title = &game.catalog.card(piece.card).title.en;
        for topic in Topic::ALL {
            let (mut found, mut expected) = (Vec::new(), Vec::new());
            continuous::each_standing_on(game, board, (id, topic), &mut |eye, source, _| {
                found.push((eye.this, source))
            });
            let reach = Reach::To(Pieces::only(id));
            continuous::each_standing(game, board, (reach, topic), &mut |_, eye, source, _| {
                expected.push((eye.this, source));
            });
            if found != expected {
                return Err(format!("texts about {topic:?} reach {title} from {found:?}; expected {expected:?}"));
            }
        }
        let roots = [Word::STEADFAST, Word::IMMOVABLE];
        let expected = roots.into_iter().any(|word| continuous::has(game, board, id, word));
        if continuous::rooted(game, board, Pieces::only(id)).contains(id) != expected {
            return Err(format!("{title} is wrongly said to take steps, or to take none"));
        }
    }
    Ok(())
}

/// Checks that the Vitality of each card is the same whether it is added up for all cards at once or for that card
/// alone.
fn vitality_is_one_account(game: &Storyline, board: &Board) -> Result<(), String> {
    let at_once = continuous::vitalities(game, board, board.roster.characters);
    for (id, piece) in board.each() {
        let (found, expected) = (at_once[id.index()], continuous::vitality(game, board, id));
        if found != expected {
            let title = &game.catalog.card(piece.card).title.en;
            return Err(format!("{title} has Vitality {found} among all; expected {expected}"));
        }
    }
    Ok(())
}

/// Checks that no step costs more than the upper bound in `Tolls`, which the rules often use instead of the exact cost.
fn steps_cost_no_more_than_their_bound(game: &Storyline, board: &Board) -> Result<(), String> {
    let tolls = continuous::Tolls::of(game, board);
    for (id, piece) in board.characters() {
        let (leave, most) = (continuous::leave_cost(game, board, id), tolls.most(game, board, id));
        for to in game.road.spots() {
            let cost = u16::from(leave) + u16::from(continuous::enter_cost(game, board, id, to));
            let most = most + continuous::most_to_enter(game, board, to);
            if cost > most {
                let title = &game.catalog.card(piece.card).title.en;
                return Err(format!("{title} pays {cost} for a step to {to:?}; expected {most} at most"));
            }
        }
    }
    Ok(())
}

/// Checks that every Character in play, except at The End, has Vitality above 0 (rule 32).
fn everybody_lives(game: &Storyline, board: &Board) -> Result<(), String> {
    for (id, piece) in board.characters().filter(|(_, piece)| piece.at != At::End) {
        if continuous::vitality(game, board, id) <= 0 {
            return Err(format!("{} is in play without Vitality", game.catalog.card(piece.card).title.en));
        }
    }
    Ok(())
}

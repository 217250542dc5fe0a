//! The digest of a position, field by field. An optional id is fed as 0 if it is missing, and otherwise as its value
//! plus one.

mod parts;
mod tasks;

use crate::{
    At, Board, Deck, Folio, Frame, Hand, Knowledge, Known, Lasts, Piece, Piles, Placed, Saved, State, Step, Storyline,
    ThisTurn, Window,
};
use kernel::Digest;
use language::{Lasting, Source, Until};
use parts::{bag, location, piece, script, seat, spot};

pub(crate) fn digest(game: &Storyline, state: &State, digest: &mut Digest) {
    let State { board, hands, saved, libraries } = state;
    feed_board(game, board, digest);
    for Hand { cards, known: Knowledge { by, open, since } } in hands.values() {
        bag(*cards, digest);
        for Known { hand, saved, either } in by.values().chain([open]) {
            [hand, saved, either].into_iter().for_each(|cards| bag(*cards, digest));
        }
        since.values().for_each(|drawn| digest.bytes(&drawn.map_or([0, 0], |drawn| [1, drawn])));
    }
    for saved in saved.values() {
        digest.byte(saved.len() as u8);
        saved.iter().for_each(|Saved { card, paid }| digest.bytes(&[u8::from(*card), *paid]));
    }
    for Deck { top, rest, bottom, sunk } in libraries.values() {
        bag(*rest, digest);
        for placed in [top, bottom] {
            digest.byte(placed.len() as u8);
            placed.iter().for_each(|Placed { card, by }| digest.bytes(&[u8::from(*card), by.bits()]));
        }
        digest.byte(*sunk);
    }
}

fn feed_board(game: &Storyline, board: &Board, digest: &mut Digest) {
    let Board {
        round,
        first,
        active,
        step: now,
        agenda,
        frames,
        pieces: _,
        in_play,
        borne: _,
        roster: _,
        spots,
        folio,
        piles,
        lasting,
        held: _,
        owed,
        ender,
        leaving,
        entering,
        this_turn,
    } = board;
    digest.bytes(&[*round, seat(*first), seat(*active), ender.map_or(0, seat), piece(*leaving)]);
    step(*now, digest);
    digest.byte(agenda.len() as u8);
    agenda.iter().for_each(|task| tasks::task(task, digest));
    digest.byte(frames.len() as u8);
    frames.iter().for_each(|frame| feed_frame(frame, digest));
    digest.number(in_play.bits());
    board.each().for_each(|(_, piece)| feed_piece(piece, digest));
    game.road.spots().for_each(|spot| digest.byte(location(spots[spot.index()])));
    game.road.spots().for_each(|spot| digest.byte(piece(entering[spot.index()])));
    let Folio { unseen, bottom } = folio;
    unseen.iter().for_each(|row| digest.number(*row));
    digest.byte(bottom.len() as u8);
    bottom.iter().for_each(|location| digest.byte(u8::from(*location)));
    for Piles { archive, banished, may_hold } in piles.values() {
        [archive, banished, may_hold].into_iter().for_each(|cards| bag(*cards, digest));
    }
    digest.byte(lasting.len() as u8);
    lasting.iter().for_each(|lasts| feed_lasts(lasts, digest));
    feed_turn(this_turn, digest);
    for (of, points) in owed.iter().filter(|(_, points)| **points > 0) {
        digest.bytes(&[0xD0, seat(of), *points]);
    }
}

fn feed_turn(turn: &ThisTurn, digest: &mut Digest) {
    let ThisTurn { points, moved, striding, used, entered, drawn, free_draw, actions, scripts } = turn;
    digest.bytes(&[*points, *drawn, *actions, *scripts]);
    digest.bytes(&match free_draw {
        None => [0, 0],
        Some(Source::Card(card)) => [1, u8::from(*card)],
        Some(Source::Location(location)) => [2, u8::from(*location)],
    });
    digest.number(moved.bits());
    digest.number(used.bits());
    digest.bytes(&entered.to_le_bytes());
    match striding {
        None => digest.byte(0),
        Some((id, heading, left)) => digest.bytes(&[piece(Some(*id)), u8::from(heading.is_ahead()), *left]),
    }
}

fn feed_frame(frame: &Frame, digest: &mut Digest) {
    let Frame { script: text, seat: you, this, here, it, there, done, left, protected, answers } = frame;
    script(*text, digest);
    digest.bytes(&[seat(*you), piece(*this), spot(*here), piece(*it), spot(*there)]);
    digest.bytes(&[u8::from(*done), location(*left), protected.bits(), answers.map_or(0, |a| u8::from(a) + 1)]);
}

fn feed_piece(piece: &Piece, digest: &mut Digest) {
    let Piece { card, by, own, stock, at } = piece;
    digest.bytes(&[u8::from(*card), seat(*by), seat(*stock)]);
    if own != by {
        digest.bytes(&[0xD1, seat(*own)]);
    }
    match at {
        At::Title => digest.bytes(&[0, 0]),
        At::Spot(spot) => digest.bytes(&[1, u8::from(*spot)]),
        At::On(bearer) => digest.bytes(&[2, u8::from(*bearer)]),
        At::End => digest.bytes(&[3, 0]),
    }
}

fn feed_lasts(lasts: &Lasts, digest: &mut Digest) {
    let Lasts { on, what, until, seat: whose, waits } = lasts;
    digest.bytes(&[piece(Some(*on)), seat(*whose), u8::from(*waits)]);
    match what {
        Lasting::Vitality(plus) => digest.bytes(&[0, *plus as u8]),
        Lasting::Has(word) => digest.bytes(&[1, u8::from(*word)]),
        Lasting::Control => digest.bytes(&[2, 0]),
    }
    digest.byte(match until {
        Until::TurnEnd => 0,
        Until::YourStart => 1,
        Until::ItsTurnEnd => 2,
        Until::RoundEnd => 3,
        Until::GameEnd => 4,
    });
}

fn step(step: Step, digest: &mut Digest) {
    match step {
        Step::ChooseFirst => digest.byte(0),
        Step::Deal(to) => digest.bytes(&[1, seat(to)]),
        Step::Window { which, left } => {
            let which = match which {
                Window::TurnStart => 0,
                Window::TurnEnd => 1,
                Window::BeforeScoring => 2,
            };
            digest.bytes(&[2, which, left]);
        }
        Step::Begin => digest.byte(3),
        Step::Actions => digest.byte(4),
        Step::Bonus => digest.byte(5),
        Step::End => digest.byte(6),
        Step::Over => digest.byte(7),
    }
}

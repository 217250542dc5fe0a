//! The tasks of a position, as bytes of its digest.

use super::parts::{piece, script, seat, spot};
use crate::{Ask, Gait, Question, Start, Task, To};
use kernel::Digest;
use language::Reaction;

pub(super) fn task(task: &Task, digest: &mut Digest) {
    match *task {
        Task::Draw { seat: to, left } => digest.bytes(&[0, seat(to), left]),
        Task::Dice { blue, gold, fell } => digest.bytes(&[1, blue, gold, fell.blue, fell.gold, fell.symbols]),
        Task::TurnUp { spot: at, by } => digest.bytes(&[2, spot(Some(at)), piece(by)]),
        Task::Refill(at) => digest.bytes(&[3, spot(Some(at))]),
        Task::Peek { frame, node, seen, left } => digest.bytes(&[4, frame.into(), node.into(), seen, left]),
        Task::Resolve { card, stock, seat: by, to } => {
            digest.bytes(&[5, u8::from(card), seat(stock), seat(by)]);
            digest.bytes(&match to {
                To::Title => [0, 0],
                To::Spot(at) => [1, u8::from(at)],
                To::Piece(on) => [2, u8::from(on)],
                To::Nowhere => [3, 0],
            });
        }
        Task::Shelve { card, stock } => digest.bytes(&[6, u8::from(card), seat(stock)]),
        Task::Run { frame, node } => digest.bytes(&[7, frame.into(), node.into()]),
        Task::Apply { frame, node, on } => {
            digest.bytes(&[8, frame.into(), node.into()]);
            digest.number(on.bits());
        }
        Task::Befall { frame, node, on } => {
            digest.bytes(&[20, frame.into(), node.into()]);
            digest.number(on.bits());
        }
        Task::SetOut { frame, node, on } => {
            digest.bytes(&[21, frame.into(), node.into()]);
            digest.number(on.bits());
        }
        Task::EndFrame => digest.byte(9),
        Task::Trigger { script: text, this, it, seat: you, spot: at } => {
            digest.byte(10);
            script(text, digest);
            digest.bytes(&[piece(this), piece(it), seat(you), spot(at)]);
        }
        Task::Enter { piece: id, spot: at } => digest.bytes(&[11, piece(Some(id)), spot(Some(at))]),
        Task::Walk { ahead, back, left } => {
            digest.bytes(&[12, left]);
            digest.number(ahead.bits());
            digest.number(back.bits());
        }
        Task::Pace { ahead, back } => {
            digest.byte(22);
            digest.number(ahead.bits());
            digest.number(back.bits());
        }
        Task::Go { piece: id, to, gait } => {
            let gait = match gait {
                Gait::Carried => 0,
                Gait::Step => 1,
                Gait::Follow => 2,
            };
            digest.bytes(&[13, piece(Some(id)), spot(to), gait]);
        }
        Task::Arrive { piece: id, spot: at } => digest.bytes(&[14, piece(Some(id)), spot(Some(at))]),
        Task::Arrivals(those) => {
            digest.byte(23);
            digest.number(those.bits());
        }
        Task::Homing { piece: id } => digest.bytes(&[15, piece(Some(id))]),
        Task::Titling { piece: id } => digest.bytes(&[24, piece(Some(id))]),
        Task::Check => digest.byte(16),
        Task::Bury(doomed) => {
            digest.byte(17);
            digest.number(doomed.bits());
        }
        Task::Start(start) => digest.bytes(&[
            18,
            match start {
                Start::Draw => 0,
                Start::Triggers => 1,
                Start::Roll => 2,
                Start::Paid => 3,
            },
        ]),
        Task::Ask(Question { seat: asked, ask: why }) => {
            digest.bytes(&[19, seat(asked)]);
            ask(&why, digest);
        }
    }
}

fn ask(ask: &Ask, digest: &mut Digest) {
    match *ask {
        Ask::Target { frame, node, chosen, left } => {
            digest.bytes(&[0, frame.into(), node.into(), left]);
            digest.number(chosen.bits());
        }
        Ask::Distance { frame, node, piece: id } => digest.bytes(&[1, frame.into(), node.into(), piece(Some(id))]),
        Ask::Which { frame, node } => digest.bytes(&[2, frame.into(), node.into()]),
        Ask::Spot { frame, node, first } => digest.bytes(&[3, frame.into(), node.into(), spot(first)]),
        Ask::Whose { frame, node } => digest.bytes(&[4, frame.into(), node.into()]),
        Ask::FromHand { frame, whose, left: 1 } => digest.bytes(&[5, frame.into(), seat(whose)]),
        Ask::FromHand { frame, whose, left } => digest.bytes(&[13, frame.into(), seat(whose), left]),
        Ask::Peeked { frame, node, take, left } => digest.bytes(&[6, frame.into(), node.into(), take, left]),
        Ask::Search { frame, node, left } => digest.bytes(&[7, frame.into(), node.into(), left]),
        Ask::Receiver { frame, object } => digest.bytes(&[8, frame.into(), piece(Some(object))]),
        Ask::PriceCard { piece: id, ability } => digest.bytes(&[9, piece(Some(id)), ability]),
        Ask::EnterCost { piece: id, spot: at } => digest.bytes(&[10, piece(Some(id)), spot(Some(at))]),
        Ask::Follow { piece: id, spot: at } => digest.bytes(&[11, piece(Some(id)), spot(Some(at))]),
        Ask::React { to, it, frame } => {
            let (sort, cost) = match to {
                Reaction::Threat => (0, 0),
                Reaction::Fall => (1, 0),
                Reaction::Meeting => (2, 0),
                Reaction::Plays(cost) => (3, cost.than),
            };
            digest.bytes(&[12, sort, cost, piece(it), frame.map_or(0, |frame| u8::from(frame) + 1)]);
        }
    }
}

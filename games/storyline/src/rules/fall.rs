//! Takes cards out of play: to the Archive, into a hand, or out of the game.

use super::Referee;
use crate::{At, Cause, Event, Piece, PieceId, Pieces, SpotId};
use kernel::Sink;
use language::{Kind, Source};

/// The place to which a card goes when it is taken out of play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Exit {
    Archive,
    /// The hand of its owner. In `oz` the owner is the Author who played the card (Q72).
    Hand,
    /// Out of the game (rule 56).
    Banishment,
}

/// Cards that leave play together.
#[derive(Clone, Copy)]
pub(super) struct Going {
    pub(super) those: Pieces,
    pub(super) exit: Exit,
    /// The cause for which they go, apart from texts.
    pub(super) cause: Option<Cause>,
}

impl<S: Sink<Event>> Referee<'_, S> {
    pub(super) fn archive(&mut self, id: PieceId) {
        self.take_out(Pieces::only(id), Exit::Archive);
    }

    /// Takes cards out of play together, in the order of their ids, and puts the ARCHIVED texts about them on the
    /// agenda (Q76). Each of the cards goes to `exit`, even if it is attached to another one of them (Q78).
    pub(super) fn take_out(&mut self, those: Pieces, exit: Exit) {
        self.depart(Going { those, exit, cause: None });
    }

    pub(super) fn depart(&mut self, going: Going) {
        let farewells = self.farewells(going.those, going.exit);
        going.those.iter().for_each(|id| self.leave(id, going));
        self.say_farewell(&farewells);
    }

    /// Takes a card out of play, and with it the attached cards that cannot stay. Attached cards that are not in
    /// `going` go to the Archive.
    pub(super) fn leave(&mut self, id: PieceId, going: Going) {
        let (exit, cause) =
            if going.those.contains(id) { (going.exit, going.cause) } else { (Exit::Archive, self.bearer(id)) };
        let Some(piece) = self.leave_play(id, going) else { return };
        let Piece { card, stock, own, .. } = piece;
        match exit {
            Exit::Archive => {
                self.state.board.piles[stock].archive.insert(card);
                self.tell(Event::Archived { piece: id, card, stock, cause });
            }
            Exit::Banishment => {
                self.state.board.piles[stock].banished.insert(card);
                self.tell(Event::Banished { piece: id, card, stock });
            }
            Exit::Hand => {
                let seat = match self.game.rules.profile {
                    language::Profile::Oz => own,
                    language::Profile::Epic => stock,
                };
                self.give_openly(seat, card);
                self.tell(Event::Handed { piece: id, card, seat });
            }
        }
    }

    /// Returns the card to which a card is attached, if any, as the cause for which it goes.
    fn bearer(&self, id: PieceId) -> Option<Cause> {
        let At::On(bearer) = self.state.board.piece(id)?.at else { return None };
        self.state.board.piece(bearer).map(|piece| Cause::With(Source::Card(piece.card)))
    }

    /// Puts a card into a hand so that everybody knows that it is there.
    pub(super) fn give_openly(&mut self, seat: kernel::Seat, card: language::CardId) {
        self.state.put_in_hand(seat, card);
        self.hand_changes();
        self.state.hands[seat].known.each(|known| known.hand.insert(card));
    }

    /// Takes a card off the table. Objects on it become loose, and Effects on it are archived (rules 38 and 40). If the
    /// card is on a Title Card, the Objects on it are archived too (Q36).
    fn leave_play(&mut self, id: PieceId, going: Going) -> Option<Piece> {
        let piece = *self.state.board.piece(id)?;
        let spot = self.state.board.spot_of(id);
        let carried: Pieces = self.state.board.attached(id).map(|(id, _)| id).collect();
        for other in carried.iter() {
            let Some(carried) = self.state.board.piece(other) else { continue };
            match self.stays_at(carried, spot).filter(|_| !going.those.contains(other)) {
                Some(spot) => self.lie_loose(other, spot),
                None => self.leave(other, going),
            }
        }
        self.board().leave(id);
        self.board().this_turn.moved.remove(id);
        self.board().this_turn.used.remove(id);
        self.board().lasting.retain(|lasts| lasts.on != id);
        for frame in &mut self.state.board.frames {
            frame.this = frame.this.filter(|this| *this != id);
            frame.it = frame.it.filter(|it| *it != id);
        }
        if self.state.board.leaving == Some(id) {
            self.board().leaving = None;
        }
        if self.state.board.this_turn.striding.is_some_and(|(piece, ..)| piece == id) {
            self.board().this_turn.striding = None;
        }
        self.forget_on_agenda(id);
        Some(piece)
    }

    /// Returns the place where an attached card stays when its bearer leaves play at `spot`. Only an Object stays, and
    /// only at a Location.
    pub(super) fn stays_at(&self, carried: &Piece, spot: Option<SpotId>) -> Option<SpotId> {
        spot.filter(|_| self.game.catalog.card(carried.card).kind == Kind::Object)
    }

    /// Makes an Object loose at a Location (rule 38).
    pub(super) fn lie_loose(&mut self, object: PieceId, spot: SpotId) {
        self.put(object, At::Spot(spot));
        if let Some(card) = self.state.board.piece(object).map(|piece| piece.card) {
            let at = self.landmark(spot);
            self.tell(Event::Loose { object, card, at });
        }
    }

    /// Removes a card on a Title Card from the targets of all tasks. A text cannot affect a card there, even if the
    /// text has begun and still waits for an answer (Q15).
    pub(super) fn out_of_reach(&mut self, id: PieceId) {
        self.board().enters_only(id, None);
        for task in &mut self.state.board.agenda {
            use crate::Task::{Apply, Befall, SetOut};
            if let Apply { on, .. } | Befall { on, .. } | SetOut { on, .. } = task {
                on.remove(id);
            }
        }
    }

    /// Removes a card that has left play from all tasks, because another card may get its id.
    fn forget_on_agenda(&mut self, id: PieceId) {
        use crate::{Ask, Question, Task, To};
        self.board().agenda.retain(|task| match task {
            Task::Trigger { this, it, .. } => *this != Some(id) && *it != Some(id),
            Task::Enter { piece, .. }
            | Task::Go { piece, .. }
            | Task::Arrive { piece, .. }
            | Task::Homing { piece }
            | Task::Titling { piece } => *piece != id,
            Task::Walk { ahead, back, .. } | Task::Pace { ahead, back } => {
                ahead.remove(id);
                back.remove(id);
                true
            }
            Task::TurnUp { by, .. } => {
                *by = by.filter(|by| *by != id);
                true
            }
            Task::Apply { on, .. }
            | Task::Befall { on, .. }
            | Task::SetOut { on, .. }
            | Task::Arrivals(on)
            | Task::Bury(on) => {
                on.remove(id);
                true
            }
            Task::Ask(Question { ask, .. }) => match ask {
                Ask::Target { chosen, .. } => {
                    chosen.remove(id);
                    true
                }
                Ask::Distance { piece, .. }
                | Ask::Receiver { object: piece, .. }
                | Ask::PriceCard { piece, .. }
                | Ask::EnterCost { piece, .. }
                | Ask::Follow { piece, .. } => *piece != id,
                Ask::React { it, .. } => *it != Some(id),
                Ask::Which { .. }
                | Ask::Spot { .. }
                | Ask::Whose { .. }
                | Ask::FromHand { .. }
                | Ask::Peeked { .. }
                | Ask::Search { .. } => true,
            },
            Task::Resolve { to, .. } => {
                if *to == To::Piece(id) {
                    *to = To::Nowhere;
                }
                true
            }
            Task::Draw { .. }
            | Task::Dice { .. }
            | Task::Refill(_)
            | Task::Peek { .. }
            | Task::Shelve { .. }
            | Task::Run { .. }
            | Task::EndFrame
            | Task::Check
            | Task::Start(_) => true,
        });
    }
}

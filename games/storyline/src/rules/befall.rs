//! Applies a verb to its targets: first other seats may react, and then all targets are affected.

use super::{Referee, fall::Exit};
use crate::{
    Ask, Event, Frame, FrameId, Gait, Lasts, NodeId, PieceId, Pieces, Question, Room, Seats, Task, continuous,
    filter::{self, Eye},
    offers,
};
use kernel::Sink;
use language::{Do, Grant, Lasting, Reaction, Source, Until, Verb, Word};

impl<'a, S: Sink<Event>> Referee<'a, S> {
    /// Asks the other seats that have Characters among the targets for reactions, before the verb takes effect (Q43).
    pub(super) fn apply(&mut self, (number, node): (FrameId, NodeId), on: Pieces) {
        let Some((frame, verb)) = self.verb(number, node) else { return };
        let on = self.affected((number, frame.seat), verb, on);
        self.push(Task::Befall { frame: number, node, on });
        let with = offers::swapped_with(&self.state.board, Eye::of_frame(&frame), verb);
        let on = on | with.into_iter().collect();
        if *verb != Verb::Archive && !verb.moves() {
            return;
        }
        for seat in self.game.in_turn(self.state.board.active).rev().filter(|seat| *seat != frame.seat) {
            let board = &self.state.board;
            let theirs = |id: &PieceId| {
                board.piece(*id).is_some_and(|piece| piece.by == seat && self.game.is_character(piece.card))
            };
            let mut theirs: Pieces = on.iter().filter(theirs).collect();
            if theirs.is_empty() {
                continue;
            }
            while let Some(fallen) = theirs.last().filter(|_| *verb == Verb::Archive) {
                theirs.remove(fallen);
                self.ask_seat_to_react(Reaction::Fall, seat, Some(fallen), Some(number));
            }
            self.ask_seat_to_react(Reaction::Threat, seat, None, Some(number));
        }
    }

    fn verb(&self, number: FrameId, node: NodeId) -> Option<(Frame, &'a Verb)> {
        let (game, frame) = (self.game, *self.frame(number)?);
        let Some(Do::To(verb, _)) = game.scripts.sentence(frame.script, node) else { return None };
        Some((frame, verb))
    }

    /// Returns those of the cards in `on` that a verb of this text can affect.
    fn affected(&self, (number, you): (FrameId, kernel::Seat), verb: &Verb, on: Pieces) -> Pieces {
        let (game, board) = (self.game, &self.state.board);
        // A Flying Character ignores harmful effects of Locations (Q27).
        let of_location = self.frame(number).is_some_and(|frame| matches!(frame.script.of, Source::Location(_)));
        let flies_over = |id: PieceId| of_location && verb.harms() && continuous::has(game, board, id, Word::FLYING);
        let affects = |id: &PieceId| {
            offers::can_affect(game, board, Some(you), verb, *id) && !self.is_protected(number, *id) && !flies_over(*id)
        };
        on.iter().filter(affects).collect()
    }

    pub(super) fn befall(&mut self, (number, node): (FrameId, NodeId), on: Pieces) {
        let Some((frame, verb)) = self.verb(number, node) else { return };
        let on = self.affected((number, frame.seat), verb, on);
        // A move counts as done when a Character has moved, a TAKE when a Character bears the Object, and a GIVE when a
        // gift was given.
        let later = matches!(verb, Verb::Take | Verb::Give { .. }) || verb.steps().is_some();
        let done = !on.is_empty() && !later;
        self.note_done(number, done);
        if let Some(first) = on.first().filter(|_| verb.moves()) {
            let left = self.state.board.spot_of(first).and_then(|spot| self.state.board.location(spot));
            if let Some(frame) = self.frame_mut(number) {
                frame.left = left;
            }
        }
        match verb {
            // These Characters walk together in one task.
            Verb::Move(_) | Verb::Push { .. } | Verb::Advance(_) => {
                self.push(Task::Check);
                let left = verb.steps().unwrap_or_default();
                self.push(Task::Walk { ahead: Pieces::NONE, back: Pieces::NONE, left });
                self.push(Task::SetOut { frame: number, node, on });
            }
            Verb::Home => self.one_by_one(on, |piece| Task::Homing { piece }),
            Verb::Title => self.one_by_one(on, |piece| Task::Titling { piece }),
            Verb::Take => {
                let receiver = |object| Ask::Receiver { frame: number, object };
                self.one_by_one(on, |object| Task::Ask(Question { seat: frame.seat, ask: receiver(object) }));
            }
            Verb::Swap { .. } => {
                self.push(Task::Check);
                from_the_last(on, |piece| self.swap_places(&frame, verb, piece));
            }
            Verb::Hand | Verb::Archive | Verb::Banish | Verb::Drop | Verb::Give { .. } => {
                self.befall_at_once((number, &frame), verb, on);
                // The check must come before the ARCHIVED texts (Q79).
                self.push(Task::Check);
            }
        }
    }

    /// Puts one task for each of these cards on the agenda, in the order of the cards, and a check after all of them.
    fn one_by_one(&mut self, on: Pieces, task: impl Fn(PieceId) -> Task) {
        self.push(Task::Check);
        from_the_last(on, |piece| self.push(task(piece)));
    }

    /// Applies a verb to all of these cards at once, in the order of the cards.
    fn befall_at_once(&mut self, (number, frame): (FrameId, &Frame), verb: &Verb, on: Pieces) {
        match verb {
            Verb::Hand => self.take_out(on, Exit::Hand),
            Verb::Archive => self.take_out(on, Exit::Archive),
            Verb::Banish => self.take_out(on, Exit::Banishment),
            Verb::Drop => {
                for object in on.iter() {
                    if let Some(spot) = self.state.board.spot_of(object) {
                        self.lie_loose(object, spot);
                    }
                }
            }
            Verb::Give { what, until } => {
                // The amount of the gift is counted only once, so it is the same for all of these cards.
                let what = self.gift(frame, what);
                let given = on.iter().filter(|piece| self.give(frame.seat, *piece, (what, *until))).count();
                if given > 0 {
                    self.note_done(number, true);
                }
            }
            // These verbs take several steps, so they are not carried out here.
            Verb::Move(_) | Verb::Push { .. } | Verb::Advance(_) | Verb::Home | Verb::Title | Verb::Take => {}
            Verb::Swap { .. } => {}
        }
    }

    /// Moves two Characters to each other's Location. Both leave, move and arrive at the same time (Q77).
    fn swap_places(&mut self, frame: &Frame, verb: &Verb, piece: PieceId) {
        let (game, board) = (self.game, &self.state.board);
        let Some(other) = offers::swapped_with(board, Eye::of_frame(frame), verb) else { return };
        let spots = board.spot_of(piece).zip(board.spot_of(other));
        let Some((here, there)) = spots.filter(|_| offers::can_swap(game, board, (frame.seat, piece), other)) else {
            return;
        };
        self.push(Task::Arrivals(Pieces::NONE));
        self.push(Task::Check);
        self.push(Task::Go { piece, to: Some(there), gait: Gait::Carried });
        self.push(Task::Go { piece: other, to: Some(here), gait: Gait::Carried });
    }

    fn is_protected(&self, number: FrameId, id: PieceId) -> bool {
        let protected = self.frame(number).map_or(Seats::default(), |frame| frame.protected);
        self.state
            .board
            .piece(id)
            .is_some_and(|piece| self.game.is_character(piece.card) && protected.contains(piece.by))
    }

    /// Returns the gift of a text. Its amount is counted now and does not change later.
    fn gift(&self, frame: &Frame, what: &Grant) -> Lasting {
        match what {
            Grant::Control => Lasting::Control,
            Grant::Has(word) => Lasting::Has(*word),
            Grant::Vitality { plus, each: None } => Lasting::Vitality(*plus),
            Grant::Vitality { plus, each: Some(each) } => {
                let most = i16::from(language::MOST_NUMBER);
                let eye = Eye::of_frame(frame);
                let sum = filter::product(self.game, &self.state.board, eye, (i16::from(*plus), each));
                Lasting::Vitality(sum.clamp(-most, most) as i8)
            }
        }
    }

    /// Gives a card a temporary gift. Returns false if there is no gift because its amount would be 0, the card is not
    /// in play, or there is no room for another gift (Q61).
    fn give(&mut self, you: kernel::Seat, on: PieceId, (what, until): (Lasting, Until)) -> bool {
        if what == Lasting::Vitality(0) {
            return false;
        }
        let seat = match until {
            // The Author who takes control of the Character is its controller from now on, so the turns of that Author
            // count.
            Until::ItsTurnEnd if what == Lasting::Control => you,
            Until::ItsTurnEnd => self.state.board.controller(on).unwrap_or(you),
            Until::TurnEnd | Until::YourStart | Until::RoundEnd | Until::GameEnd => you,
        };
        // If the current turn is that of the controller, "its controller's next turn" is the one after.
        let waits = until == Until::ItsTurnEnd && seat == self.state.board.active;
        let Some(card) = self.state.board.piece(on).map(|piece| piece.card) else { return false };
        let room = self.last(Lasts { on, what, until, seat, waits });
        self.tell(if room {
            Event::Given { seat: you, piece: on, card, what, until }
        } else {
            Event::NoRoom(Room::Lasting(card))
        });
        room
    }

    /// Stores a gift, and returns true if there was room for it. Gifts to the same card until the end of the game are
    /// combined, except control: Vitality is added up, and a word is stored only once (Q70).
    fn last(&mut self, lasts: Lasts) -> bool {
        let same = |other: &&mut Lasts| other.on == lasts.on && other.until == Until::GameEnd;
        if lasts.until == Until::GameEnd && lasts.what != Lasting::Control {
            for other in self.state.board.lasting.iter_mut().filter(same) {
                match (&mut other.what, lasts.what) {
                    (Lasting::Vitality(sum), Lasting::Vitality(plus)) => {
                        *sum = sum.saturating_add(plus);
                        return true;
                    }
                    (Lasting::Has(has), Lasting::Has(word)) if *has == word => return true,
                    (Lasting::Vitality(_) | Lasting::Has(_) | Lasting::Control, _) => {}
                }
            }
        }
        self.board().lasting.try_push(lasts).is_ok()
    }
}

/// Calls a function for each of these cards, beginning with the last one. If the function pushes tasks, they run in the
/// order of the cards.
fn from_the_last(mut those: Pieces, mut call: impl FnMut(PieceId)) {
    while let Some(piece) = those.last() {
        those.remove(piece);
        call(piece);
    }
}

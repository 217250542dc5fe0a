//! Story Actions, Bonus Movement, and the free actions that a seat has on its own turn.

use super::Referee;
use crate::{
    Action, Ask, At, Event, Expense, Fell, Frame, FrameId, Gait, Heading, MOST_ACTIONS_A_TURN, Onto, PieceId, Room,
    Saved, Step, Task, To, continuous, offers,
};
use kernel::{Seat, Sink};
use language::{CardId, Compare, Kind, Once, Price, Reaction, Script, Source};

impl<S: Sink<Event>> Referee<'_, S> {
    pub(super) fn act(&mut self, seat: Seat, action: Action) {
        let turn = &mut self.board().this_turn;
        turn.actions = turn.actions.saturating_add(1);
        if turn.actions == MOST_ACTIONS_A_TURN && action != Action::Done {
            self.tell(Event::NoRoom(Room::Actions(seat)));
        }
        if matches!(action, Action::Draw | Action::Step { .. } | Action::Replace(_)) {
            self.tell(Event::Chose { seat, what: action });
        }
        match action {
            Action::Draw => self.draw_action(seat),
            Action::Step { piece, ahead } => self.step(seat, piece, Heading::of(ahead)),
            Action::Replace(spot) => {
                self.pay(seat, offers::REPLACE_COST, Expense::Replace);
                self.push(Task::Check);
                self.push(Task::Refill(spot));
            }
            Action::Play { card, to } => self.play_card(seat, card, to),
            Action::Save { card, paid } => self.save(seat, card, paid),
            Action::Use { piece, ability } => self.use_once(seat, piece, ability),
            Action::Equip { object, bearer } => {
                self.equip(object, bearer);
                self.push(Task::Check);
            }
            Action::Burn(card) => self.burn(seat, card),
            Action::Reveal(number) => self.reveal(seat, number),
            Action::Done => self.done_acting(),
            // These actions are legal only as answers to questions.
            Action::Piece(_)
            | Action::Spot(_)
            | Action::Card(_)
            | Action::Seat(_)
            | Action::Distance(_)
            | Action::Which(_)
            | Action::Yes => {}
        }
    }

    pub(super) fn pay(&mut self, seat: Seat, points: u8, expense: Expense) {
        if points > 0 {
            let left = &mut self.board().this_turn.points;
            *left = left.saturating_sub(points);
            self.tell(Event::Paid { seat, points, expense });
        }
    }

    fn draw_action(&mut self, seat: Seat) {
        if let Some(of) = continuous::frees_draw(self.game, &self.state.board) {
            self.board().this_turn.free_draw = None;
            self.tell(Event::DrewFree { seat, of });
        } else {
            self.pay(seat, offers::DRAW_COST, Expense::Draw);
        }
        self.board().this_turn.drawn += 1;
        self.push(Task::Draw { seat, left: 1 });
    }

    /// Carries out a normal step (rules 15 and 16, Q19, Q23).
    fn step(&mut self, seat: Seat, piece: PieceId, heading: Heading) {
        let bonus = self.state.board.step == Step::Bonus;
        let (game, board) = (self.game, &self.state.board);
        let to = offers::next_place(game, board, piece, heading);
        let base = if bonus { 0 } else { offers::STEP_COST };
        let enter = to.flatten().map_or(0, |spot| continuous::enter_cost(game, board, piece, spot));
        let cost = (base + continuous::leave_cost(game, board, piece)).saturating_add(enter);
        if bonus {
            self.use_bonus(piece, heading);
        }
        self.pay(seat, cost, Expense::Step);
        match to {
            Some(Some(spot)) if self.state.board.location(spot).is_none() => {
                self.push(Task::Enter { piece, spot });
                self.push(Task::TurnUp { spot, by: Some(piece) });
            }
            Some(to) => self.push(Task::Go { piece, to, gait: Gait::Step }),
            None => {}
        }
    }

    /// Marks the Bonus Movement of a Character as used, and records the further steps that STRIDE allows the Character
    /// (Q21).
    fn use_bonus(&mut self, piece: PieceId, heading: Heading) {
        let first = !self.state.board.this_turn.moved.contains(piece);
        let left = if first {
            continuous::stride(self.game, &self.state.board, piece) - 1
        } else {
            self.state.board.this_turn.striding.map_or(0, |(.., left)| left - 1)
        };
        let turn = &mut self.board().this_turn;
        turn.moved.insert(piece);
        turn.striding = (left > 0).then_some((piece, heading, left));
    }

    fn play_card(&mut self, seat: Seat, card: CardId, to: To) {
        let upgrade = matches!(to, To::Piece(_)) && self.game.is_character(card);
        let cost = if upgrade { 0 } else { continuous::cost(self.game, &self.state.board, seat, card) };
        self.pay_and_show(seat, card, (to, cost));
        let stock = self.game.stock(seat);
        self.push(Task::Check);
        self.push(Task::Resolve { card, stock, seat, to });
        self.ask_who_answers_play(seat, (card, false), None);
        // The card has left the hand. This is a change of its own, so it has its own check (Q79).
        self.hand_changes();
    }

    /// Pays for a card of a hand, and shows it.
    pub(super) fn pay_and_show(&mut self, seat: Seat, card: CardId, (to, paid): (To, u8)) {
        self.pay(seat, paid, Expense::Card);
        self.show_and_take(seat, card);
        let onto = match to {
            To::Title => Onto::Title,
            To::Spot(spot) => Onto::Place(self.landmark(spot)),
            To::Piece(piece) => self.state.board.piece(piece).map_or(Onto::Nowhere, |piece| Onto::Card(piece.card)),
            To::Nowhere => Onto::Nowhere,
        };
        self.tell(Event::Played { seat, card, to, paid, onto });
    }

    /// Saves an Event face-down (rule 44).
    fn save(&mut self, seat: Seat, card: CardId, paid: u8) {
        self.pay(seat, paid, Expense::Card);
        self.state.take_from_hand(seat, card);
        self.hand_changes();
        // The action is offered only if there is room (Q61).
        self.state.saved[seat].push(Saved { card, paid });
        let events = self.game.texts.events;
        self.state.hands[seat].known.each(|known| known.one_saved(events));
        self.tell(Event::Saved { seat, paid, card: Some(card) });
    }

    /// Reveals a face-down Event at no further cost (Q40).
    pub(super) fn reveal(&mut self, seat: Seat, number: u8) {
        let Some(card) = self.turn_over(seat, number) else { return };
        let stock = self.game.stock(seat);
        self.push(Task::Check);
        self.push(Task::Resolve { card, stock, seat, to: To::Nowhere });
        self.ask_who_answers_play(seat, (card, true), None);
    }

    /// Turns over a face-down Event, which shows its card to everybody. Returns the card, or `None` if there is no
    /// Event with this index.
    pub(super) fn turn_over(&mut self, seat: Seat, number: u8) -> Option<CardId> {
        let saved = self.state.saved[seat].pop_at(usize::from(number))?;
        self.state.hands[seat].known.each(|known| known.turned_over(saved.card));
        self.tell(Event::Revealed { seat, card: saved.card, number });
        Some(saved.card)
    }

    /// Archives a card of the hand for one gold die (rule 14).
    pub(super) fn burn(&mut self, seat: Seat, card: CardId) {
        self.show_and_take(seat, card);
        let stock = self.game.stock(seat);
        self.state.board.piles[stock].archive.insert(card);
        self.tell(Event::Burnt { seat, card });
        self.push(Task::Dice { blue: 0, gold: 1, fell: Fell::default() });
    }

    fn use_once(&mut self, seat: Seat, piece: PieceId, ability: u8) {
        let Some(card) = self.state.board.piece(piece).map(|piece| piece.card) else { return };
        self.board().this_turn.used.insert(piece);
        self.tell(Event::Used { seat, piece, card });
        let by_card =
            offers::once(self.game, card, ability).is_some_and(|once| once.price.contains(&Price::ArchiveCard));
        if by_card {
            self.ask(seat, Ask::PriceCard { piece, ability });
        } else {
            self.pay_once(seat, piece, ability);
        }
    }

    /// Pays the part of the price of a ONCE that is not a card of the hand, and begins the text of the ONCE.
    pub(super) fn pay_once(&mut self, seat: Seat, id: PieceId, ability: u8) {
        let Some(piece) = self.state.board.piece(id).copied() else { return };
        let game = self.game;
        let Some(Once { price, .. }) = offers::once(game, piece.card, ability) else { return };
        let here = self.state.board.spot_of(id);
        let script = Script { of: Source::Card(piece.card), ability };
        // The price is paid first, so its check and ARCHIVED texts come before this text (Q79).
        self.begin(Frame::new(script, seat, Some(id), here));
        for price in price {
            match price {
                Price::Pay(points) => self.pay(seat, *points, Expense::Text),
                Price::ArchiveThis => self.archive(id),
                Price::ArchiveCard => {}
            }
        }
        self.push(Task::Check);
    }

    /// Equips an Object to a Character (rule 37).
    pub(super) fn equip(&mut self, object: PieceId, bearer: PieceId) {
        let seat = self.state.board.controller(bearer);
        self.put(object, At::On(bearer));
        if let Some(piece) = &mut self.board().pieces[object.index()] {
            piece.by = seat.unwrap_or(piece.by);
            piece.own = piece.by;
        }
        let board = &self.state.board;
        if let (Some(item), Some(on)) = (board.piece(object), board.piece(bearer)) {
            let (card, on) = (item.card, on.card);
            self.tell(Event::Equipped { object, card, bearer, on });
        }
    }

    /// Archives a played card that does not stay in play or that was cancelled.
    pub(super) fn shelve(&mut self, card: CardId, stock: Seat) {
        self.state.board.piles[stock].archive.insert(card);
        self.tell(Event::Shelved { card, stock });
    }

    /// Asks the other seats for reactions to a played card or a revealed Event (Q43). `text` is the frame of the text
    /// of the card, if the card is itself a reaction.
    pub(super) fn ask_who_answers_play(&mut self, seat: Seat, (card, revealed): (CardId, bool), text: Option<FrameId>) {
        let reach = if revealed && self.game.catalog.card(card).kind == Kind::Event {
            u8::MAX
        } else {
            self.game.catalog.card(card).cost
        };
        if revealed || reach < self.game.texts.plays_reach {
            self.ask_to_react(Reaction::Plays(Compare::at_most(reach)), (seat, None), text);
        }
    }

    /// Takes a card out of an Author's hand and shows it to everybody.
    pub(super) fn show_and_take(&mut self, seat: Seat, card: CardId) {
        self.state.take_from_hand(seat, card);
        self.hand_changes();
        self.forget(seat, card);
    }

    /// Puts a check on the agenda if a text counts the cards in hands (Q46). Must be called after each change of a
    /// hand.
    pub(super) fn hand_changes(&mut self) {
        if self.game.texts.counts_hands {
            self.push(Task::Check);
        }
    }

    /// Removes a card from what other seats know of a hand, because the card has left the hand openly.
    fn forget(&mut self, seat: Seat, card: CardId) {
        self.state.hands[seat].known.each(|known| known.left_hand(card));
    }
}

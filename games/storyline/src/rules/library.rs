//! The outcomes of chance, and the deeds that concern Libraries and hands.

use super::Referee;
use crate::{
    Action, Among, Ask, At, Chance, Deck, Die, Event, Fell, FrameId, From, NodeId, Piece, Placed, Room, Seats, Task,
    deal, offers,
};
use kernel::{Seat, Sink};
use language::{CardId, Do, Goal, Peeked};

impl<S: Sink<Event>> Referee<'_, S> {
    pub(super) fn luck(&mut self, chance: Chance) {
        match chance {
            Chance::First(seat) => self.first_chosen(seat),
            Chance::Draw(card) => self.card_comes(card),
            Chance::Die { symbol } => self.die_falls(symbol),
            Chance::Location(location) => match self.board().agenda.pop() {
                Some(Task::TurnUp { spot, by }) => self.turned_up(spot, location, by),
                Some(Task::Refill(spot)) => {
                    self.board().folio.take(location);
                    self.replaced(spot, location);
                }
                Some(_) | None => {}
            },
        }
    }

    /// Turns the Archive into the Library if the Library is empty and the Archive is not (rule 18).
    fn renew(&mut self, stock: Seat) {
        if !self.state.libraries[stock].is_empty() || self.state.board.piles[stock].archive.is_empty() {
            return;
        }
        let archive = std::mem::take(&mut self.state.board.piles[stock].archive);
        self.state.libraries[stock] = Deck { rest: archive, ..Deck::default() };
        self.state.board.piles[stock].may_hold = archive;
        self.tell(Event::Reshuffled { stock });
    }

    /// Returns true if there is a card in the Library of a seat. If the Library is empty, first shuffles the cards that
    /// were archived since it ran out (Q8).
    pub(super) fn has_card(&mut self, seat: Seat) -> bool {
        let stock = self.game.stock(seat);
        self.renew(stock);
        !self.state.libraries[stock].is_empty()
    }

    fn card_comes(&mut self, card: CardId) {
        match self.state.board.agenda.last_mut() {
            Some(Task::Draw { seat, left }) => {
                let seat = *seat;
                *left -= 1;
                if *left == 0 {
                    self.board().agenda.pop();
                }
                self.draw(seat, card);
            }
            Some(Task::Peek { .. }) => self.peek(card),
            Some(_) => {}
            None => {
                if let crate::Step::Deal(seat) = self.state.board.step {
                    self.draw(seat, card);
                }
            }
        }
    }

    fn draw(&mut self, seat: Seat, card: CardId) {
        let deck = &mut self.state.libraries[self.game.stock(seat)];
        let mut seen = Seats::default();
        if !deck.top.is_empty() {
            seen = deck.top.remove(0).by;
        } else if !deck.rest.is_empty() {
            deck.rest.remove(card);
        } else if !deck.bottom.is_empty() {
            seen = deck.bottom.remove(0).by;
        }
        self.state.put_in_hand(seat, card);
        self.hand_changes();
        let hand = &mut self.state.hands[seat];
        hand.known.drawn();
        for viewer in self.game.libraries.seats().filter(|viewer| seen.contains(*viewer) && *viewer != seat) {
            hand.known.by[viewer].hand.insert(card);
        }
        self.tell(Event::Drew { seat, card: Some(card) });
        self.renew(self.game.stock(seat));
    }

    fn die_falls(&mut self, symbol: bool) {
        let seat = self.state.board.active;
        let Some(Task::Dice { blue, gold, fell }) = self.state.board.agenda.last_mut() else { return };
        let die = match deal::next_die(*blue) {
            Some((place, faces)) => {
                *blue &= !(1 << place);
                fell.blue += 1;
                Die::Blue(faces)
            }
            None => {
                *gold = gold.saturating_sub(1);
                fell.gold += 1;
                Die::Gold
            }
        };
        if symbol {
            fell.symbols += 1;
            let points = &mut self.state.board.this_turn.points;
            *points = points.saturating_add(1);
        }
        self.tell(Event::Rolled { seat, die, symbol });
    }

    pub(super) fn dice_lie(&mut self, fell: Fell) {
        let seat = self.state.board.active;
        self.tell(Event::Earned { seat, fell });
    }

    pub(super) fn can_peek(&mut self, seat: Seat, seen: u8) -> bool {
        // If the Library is empty, its Archive is shuffled into it before the first card is peeked at (Q8).
        if seen == 0 && !self.has_card(seat) {
            return false;
        }
        let stock = self.game.stock(seat);
        let deck = &self.state.libraries[stock];
        deck.has_room_to_peek(seen) && deck.len() > usize::from(seen)
    }

    /// Shows the next card of the Library to the seat that peeks. The card is then one of the known cards on top.
    fn peek(&mut self, card: CardId) {
        let Some(Task::Peek { frame, seen, left, .. }) = self.state.board.agenda.last_mut() else { return };
        let (frame, place) = (*frame, usize::from(*seen));
        *seen += 1;
        *left -= 1;
        let Some(seat) = self.frame(frame).map(|frame| frame.seat) else { return };
        let deck = &mut self.state.libraries[self.game.stock(seat)];
        if place < deck.top.len() {
            deck.top[place].by.insert(seat);
        } else {
            let mut by = Seats::default();
            if !deck.rest.is_empty() {
                deck.rest.remove(card);
            } else if !deck.bottom.is_empty() {
                by = deck.bottom.remove(0).by;
            }
            by.insert(seat);
            // There is room, because a PEEK stops when there is none (Q61).
            deck.top.push(Placed { card, by });
        }
        self.tell(Event::Peeked { seat, card: Some(card) });
    }

    /// Ends a PEEK that has shown all the cards that it can, and asks the seat what happens to them.
    pub(super) fn peeked_all(&mut self, (number, node): (FrameId, NodeId), seen: u8, left: u8) {
        let Some(frame) = self.frame(number).copied() else { return };
        let stock = self.game.stock(frame.seat);
        if left > 0 && self.state.libraries[stock].len() > usize::from(seen) {
            self.tell(Event::NoRoom(Room::Known(stock)));
        }
        let Some(Do::Peek { then, .. }) = self.game.scripts.sentence(frame.script, node) else { return };
        self.note_done(number, seen > 0);
        let take = match then {
            Peeked::Take(take) => (*take).min(seen),
            Peeked::MayBottom => 0,
        };
        if seen > 0 {
            self.ask(frame.seat, Ask::Peeked { frame: number, node, take, left: seen });
        }
    }

    /// Puts one of the peeked cards into the hand, or on the bottom of the Library. Seats that knew the card in its
    /// place see where it goes (Q80).
    pub(super) fn answer_peeked(&mut self, seat: Seat, ask: Ask, action: Action) {
        let Ask::Peeked { frame, node, take, left } = ask else { return };
        let Action::Card(card) = action else { return self.tell(Event::LeftOnTop { seat }) };
        let deck = &mut self.state.libraries[self.game.stock(seat)];
        let Some(at) = deck.top.iter().take(usize::from(left)).position(|placed| placed.card == card) else {
            return;
        };
        let placed = deck.top.remove(at);
        let unlike = deck.top[..at].iter().rposition(|other| other.by != placed.by);
        let from = Among { by: placed.by, place: unlike.map_or(0, |last| last as u8 + 1) };
        if take > 0 {
            self.state.put_in_hand(seat, card);
            self.hand_changes();
            let hand = &mut self.state.hands[seat];
            hand.known.drawn();
            for viewer in self.game.libraries.seats().filter(|viewer| placed.by.contains(*viewer) && *viewer != seat) {
                hand.known.by[viewer].hand.insert(card);
            }
            self.tell(Event::Took { seat, card: Some(card), from });
            self.renew(self.game.stock(seat));
        } else {
            // There is room at the bottom, because a PEEK shows only as many cards as fit there (Q61).
            deck.bottom.push(placed);
            deck.sunk = deck.sunk.saturating_add(1);
            self.tell(Event::ToBottom { seat, card: Some(card), from });
        }
        if left > 1 {
            self.ask(seat, Ask::Peeked { frame, node, take: take.saturating_sub(1), left: left - 1 });
        }
    }

    /// Shows a hand to another seat. LOOK does only this, and RAID begins with it.
    pub(super) fn look(&mut self, seat: Seat, whose: Seat) {
        let hand = &mut self.state.hands[whose];
        let cards = hand.cards;
        hand.known.by[seat].looked(cards);
        hand.known.since[seat] = Some(0);
        self.tell(Event::LookedAt { seat, whose, hand: Some(cards) });
    }

    pub(super) fn archive_from_hand(&mut self, seat: Seat, card: CardId) {
        self.show_and_take(seat, card);
        let stock = self.game.stock(seat);
        self.state.board.piles[stock].archive.insert(card);
        self.tell(Event::ArchivedFromHand { seat, card });
    }

    /// Searches for a named card (Q56), and shows everybody whether the card was found. The Archive is searched before
    /// the Library, because everybody knows the cards of the Archive.
    pub(super) fn answer_search(&mut self, seat: Seat, ask: Ask, action: Action) {
        let Ask::Search { frame: number, node, left } = ask else { return };
        let Action::Card(card) = action else {
            return self.tell(Event::Passed { seat, why: crate::Why::Question(ask) });
        };
        let Some(frame) = self.frame(number).copied() else { return };
        let Some(Do::Search { zones, to, .. }) = self.game.scripts.sentence(frame.script, node) else { return };
        let stock = self.game.stock(seat);
        let from = if zones.hand && self.state.hands[seat].cards.contains(card) {
            Some(From::Hand)
        } else if zones.archive && self.state.board.piles[stock].archive.contains(card) {
            Some(From::Archive)
        } else if zones.library {
            self.search_library(stock, card).then_some(From::Library)
        } else {
            None
        };
        self.tell(Event::Searched { seat, card, found: from });
        let Some(from) = from else {
            return if left > 0 {
                self.ask(seat, Ask::Search { frame: number, node, left })
            };
        };
        match from {
            From::Hand => self.show_and_take(seat, card),
            From::Archive => self.state.board.piles[stock].archive.remove(card),
            From::Library => self.renew(stock),
        }
        self.note_done(number, true);
        if left > 1 {
            self.ask(seat, Ask::Search { frame: number, node, left: left - 1 });
        }
        self.fetch(seat, card, (from, *to));
    }

    /// Takes a card out of a Library and returns true, or returns false if the Library does not contain the card.
    /// Shuffles the Library in both cases.
    fn search_library(&mut self, stock: Seat, card: CardId) -> bool {
        let deck = &mut self.state.libraries[stock];
        let mut all = deck.cards();
        let found = all.contains(card);
        all.remove(card);
        *deck = Deck { rest: all, ..Deck::default() };
        // Everybody learns whether the Library had a copy of the card (Q57).
        let may_hold = &mut self.state.board.piles[stock].may_hold;
        if found {
            may_hold.remove(card);
        } else {
            may_hold.set(card, 0);
        }
        self.tell(Event::Shuffled { stock });
        found
    }

    fn fetch(&mut self, seat: Seat, card: CardId, (from, to): (From, Goal)) {
        let piece = Piece { card, by: seat, own: seat, stock: self.game.stock(seat), at: At::Title };
        self.tell(Event::Fetched { seat, card, from, to });
        match to {
            Goal::Hand => self.give_openly(seat, card),
            Goal::Title => drop(self.come_into_play(piece)),
            Goal::Over => {
                // PLAY texts are not triggered, because the card was not played from a hand.
                match offers::version_in_play(self.game, &self.state.board, card) {
                    Some((old, _)) => self.upgrade(piece, old),
                    None => drop(self.come_into_play(piece)),
                }
            }
        }
        self.push(Task::Check);
    }
}

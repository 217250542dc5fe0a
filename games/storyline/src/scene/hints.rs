//! The costs of a choice and its effect on the totals. They are computed with the rules themselves, on a copy of the
//! board.

use super::{Painter, reactions::Answered};
use crate::{Action, Ask, At, Board, Heading, Piece, PieceId, SpotId, To, Why, continuous, offers, outlook};
use kernel::Seat;
use language::{CardId, Do, Price};

impl Painter<'_> {
    pub(super) fn hint(&self, seat: Seat, action: Action) -> Option<String> {
        match action {
            Action::Draw if continuous::frees_draw(self.game, self.board).is_some() => Some(self.cost(0)),
            Action::Draw => Some(self.cost(offers::DRAW_COST)),
            Action::Step { piece, ahead } => Some(self.step_hint(seat, piece, Heading::of(ahead))),
            Action::Replace(_) => Some(self.cost(offers::REPLACE_COST)),
            Action::Play { card, to } => Some(self.play_hint(seat, card, to)),
            Action::Save { paid, .. } => Some(self.cost(paid)),
            Action::Use { piece, ability } => self.use_hint(piece, ability),
            Action::Equip { object, bearer } => {
                let after = self.with(seat, |board| {
                    board.put(object, At::On(bearer));
                    if let Some(piece) = &mut board.pieces[object.index()] {
                        piece.by = seat;
                    }
                });
                Some(self.costs_and(0, after))
            }
            Action::Yes => self.yes_hint(),
            Action::Burn(_) => {
                Some(self.speaker.say("gains 1 Story Point in 1 of 2 rolls", "gagne 1 Point d’Histoire une fois sur deux"))
            }
            Action::Reveal(_) => Some(self.cost(0)),
            Action::Done => self.done_hint(),
            Action::Piece(_)
            | Action::Spot(_)
            | Action::Card(_)
            | Action::Seat(_)
            | Action::Distance(_)
            | Action::Which(_) => None,
        }
    }

    /// Writes a cost: "2 Story Points; 1 left".
    fn cost(&self, cost: u8) -> String {
        self.cost_of(cost, &[])
    }

    /// Writes a cost with its parts: "3 Story Points (1 for the action, 2 to enter); 1 left".
    fn cost_of(&self, cost: u8, parts: &[String]) -> String {
        if cost == 0 {
            return self.speaker.say("free", "gratuit");
        }
        let left = self.board.this_turn.points.saturating_sub(cost);
        let mut points = self.speaker.points(cost);
        if parts.len() > 1 {
            points = format!("{points} ({})", parts.join(", "));
        }
        self.speaker.say(format!("{points}; {left} left"), format!("{points}\u{202f}; reste {left}"))
    }

    /// Writes a cost and the new total: "2 Story Points; 1 left; total 7 instead of 5".
    fn costs_and(&self, cost: u8, after: Option<String>) -> String {
        self.joined(self.cost(cost), after)
    }

    fn joined(&self, cost: String, after: Option<String>) -> String {
        let semicolon = self.speaker.say("; ", "\u{202f}; ");
        after.map_or(cost.clone(), |after| format!("{cost}{semicolon}{after}"))
    }

    fn step_hint(&self, seat: Seat, piece: PieceId, heading: Heading) -> String {
        let (game, board) = (self.game, self.board);
        let to = offers::next_place(game, board, piece, heading).flatten();
        let base = if self.asked() == Some((seat, Why::Bonus)) { 0 } else { offers::STEP_COST };
        let leave = continuous::leave_cost(game, board, piece);
        let enter = to.map_or(0, |spot| continuous::enter_cost(game, board, piece, spot));
        let parts = [
            (base, self.speaker.say("for the action", "pour l’action")),
            (leave, self.speaker.say("to leave", "pour partir")),
            (enter, self.speaker.say("to enter", "pour entrer")),
        ];
        let parts: Vec<String> =
            parts.into_iter().filter(|(cost, _)| *cost > 0).map(|(cost, what)| format!("{cost} {what}")).collect();
        let cost = self.cost_of(base + leave + enter, &parts);
        let after = match to {
            Some(spot) if board.location(spot).is_none() => {
                Some(self.speaker.say("turns the Location up", "retourne le Lieu"))
            }
            Some(spot) => self.with(seat, |board| board.put(piece, At::Spot(spot))),
            None => {
                let after = self.with(seat, |board| board.put(piece, At::End));
                let ends = match game.rules.mode {
                    crate::Mode::Standard if board.ender.is_none() => {
                        self.speaker.say("makes this the last Round", "fait de cette manche la dernière")
                    }
                    crate::Mode::Standard | crate::Mode::Challenge { .. } | crate::Mode::Solitaire { .. } => {
                        self.speaker.say("reaches The End", "atteint La Fin")
                    }
                };
                Some(self.joined(ends, after))
            }
        };
        self.joined(cost, after)
    }

    fn play_hint(&self, seat: Seat, card: CardId, to: To) -> String {
        let upgrade = matches!(to, To::Piece(_)) && self.game.is_character(card);
        let cost = if upgrade { 0 } else { continuous::cost(self.game, self.board, seat, card) };
        let after = match to {
            To::Spot(spot) if self.board.location(spot).is_none() => {
                Some(self.speaker.say("turns the Location up", "retourne le Lieu"))
            }
            To::Title | To::Spot(_) | To::Piece(_) => self.with(seat, |board| self.lay(board, (seat, card), to)),
            To::Nowhere => None,
        };
        self.costs_and(cost, after)
    }

    /// Puts a card from the hand onto the board at its target.
    fn lay(&self, board: &mut Board, (seat, card): (Seat, CardId), to: To) {
        let piece = |at| Piece { card, by: seat, own: seat, stock: self.game.stock(seat), at };
        if self.game.is_character(card)
            && let Some((old, before)) = offers::version_in_play(self.game, board, card)
        {
            if before.by == seat {
                return board.enter(&self.game.texts, old, piece(before.at));
            }
            board.leave(old);
        }
        let at = match to {
            To::Title => At::Title,
            To::Spot(spot) => At::Spot(spot),
            To::Piece(bearer) => At::On(bearer),
            To::Nowhere => return,
        };
        if let Some(id) = board.in_play.free() {
            board.enter(&self.game.texts, id, piece(at));
        }
    }

    /// Writes the change in the seat's total: "total 7 instead of 5". If that total stays the same, writes the first
    /// other total that changes.
    fn with(&self, seat: Seat, change: impl FnOnce(&mut Board)) -> Option<String> {
        let mut board = self.board.clone();
        change(&mut board);
        let totals = |seat| (outlook::total(self.game, self.board, seat), outlook::total(self.game, &board, seat));
        let (before, after) = totals(seat);
        if before != after {
            return Some(
                self.speaker
                    .say(format!("total {after} instead of {before}"), format!("total {after} au lieu de {before}")),
            );
        }
        let others = self.view.hands.seats().filter(|other| *other != seat);
        let mut changed = others.map(|other| (other, totals(other))).filter(|(_, (before, after))| before != after);
        changed.next().map(|(other, (before, after))| {
            let name = self.speaker.name(other);
            self.speaker.say(
                format!("total of {name} {after} instead of {before}"),
                format!("total {} {after} au lieu de {before}", crate::speaker::of(name)),
            )
        })
    }

    fn use_hint(&self, piece: PieceId, ability: u8) -> Option<String> {
        let (once, _) = self.once(piece, ability)?;
        let prices = once.price.iter().map(|price| match price {
            Price::Pay(points) => self.cost(*points),
            Price::ArchiveThis => self.speaker.say("archives this card", "archive cette carte"),
            Price::ArchiveCard => self.speaker.say("archives a card of your hand", "archive une carte de votre main"),
        });
        let prices: Vec<String> = prices.collect();
        Some(if prices.is_empty() { self.cost(0) } else { prices.join(", ") })
    }

    fn yes_hint(&self) -> Option<String> {
        match self.own_question()?.1 {
            Ask::EnterCost { piece, spot } => Some(self.cost(self.entry_cost(piece, spot))),
            Ask::Follow { .. } => Some(self.cost(0)),
            ask @ Ask::Which { .. } => {
                if let Do::May { pay, .. } | Do::MayPay(pay) = self.sentence(ask)? {
                    Some(self.cost(*pay))
                } else {
                    None
                }
            }
            Ask::Target { .. }
            | Ask::Distance { .. }
            | Ask::Spot { .. }
            | Ask::Whose { .. }
            | Ask::FromHand { .. }
            | Ask::Peeked { .. }
            | Ask::Search { .. }
            | Ask::Receiver { .. }
            | Ask::PriceCard { .. }
            | Ask::React { .. } => None,
        }
    }

    pub(super) fn entry_cost(&self, piece: PieceId, spot: SpotId) -> u8 {
        continuous::enter_cost(self.game, self.board, piece, spot)
    }

    fn done_hint(&self) -> Option<String> {
        match self.asked()?.1 {
            Why::Actions if self.board.this_turn.points > 0 => {
                let points = self.speaker.points(self.board.this_turn.points);
                Some(self.speaker.say(
                    format!("{points} left for the Bonus Movement"),
                    format!("reste {points} pour le Mouvement bonus"),
                ))
            }
            Why::Bonus if self.board.this_turn.points > 0 => {
                let points = self.speaker.points(self.board.this_turn.points);
                Some(self.speaker.say(format!("{points} lost"), format!("{points} perdus")))
            }
            Why::Question(Ask::EnterCost { .. }) => {
                Some(self.speaker.say("what was paid is lost", "ce qui a été payé est perdu"))
            }
            Why::Question(Ask::React { to, it, frame }) => {
                let (seat, _) = self.asked()?;
                Some(self.unanswered(Answered { seat, to, it, frame }))
            }
            Why::Actions | Why::Bonus | Why::Question(_) | Why::Window(_) => None,
        }
    }
}

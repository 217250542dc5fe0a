//! The costs and the outcome of a choice. The rules compute both, on a copy of the board.

use super::{Painter, outcome, reactions::Answered};
use crate::{Action, Ask, At, Board, Heading, Mode, Piece, PieceId, SpotId, Step, To, Why, continuous, offers};
use kernel::Seat;
use language::{CardId, Do, Price};

impl Painter<'_> {
    pub(super) fn hint(&self, seat: Seat, action: Action) -> Option<String> {
        match action {
            Action::Draw if continuous::frees_draw(self.game, self.board).is_some() => Some(self.cost(0)),
            Action::Draw => Some(self.cost(offers::DRAW_COST)),
            Action::Step { piece, ahead } => Some(self.step_hint(seat, piece, Heading::of(ahead))),
            Action::Replace(spot) => Some(self.costs_and(offers::REPLACE_COST, self.replaced(seat, spot))),
            Action::Play { card, to } => Some(self.play_hint(seat, card, to)),
            Action::Save { card, paid } => Some(self.save_hint(seat, card, paid)),
            Action::Use { piece, ability } => self.use_hint(seat, piece, ability),
            Action::Equip { object, bearer } => {
                let borne = |board: &mut Board| {
                    board.put(object, At::On(bearer));
                    if let Some(piece) = &mut board.pieces[object.index()] {
                        piece.by = seat;
                    }
                };
                Some(self.costs_and(0, self.lying(seat, action, borne)))
            }
            Action::Yes => self.yes_hint(seat),
            Action::Burn(_) => Some(
                self.speaker.say("gains 1 Story Point in 1 of 2 rolls", "gagne 1 Point d’Histoire une fois sur deux"),
            ),
            Action::Reveal(_) => Some(self.costs_and(0, self.comes_to(seat, action))),
            Action::Done => self.done_hint(),
            Action::Piece(_) | Action::Spot(_) | Action::Distance(_) | Action::Which(_) => {
                self.listed(self.comes_to(seat, action))
            }
            Action::Card(_) | Action::Seat(_) => None,
        }
    }

    /// Returns the words for a cost: "2 Story Points; 1 left".
    fn cost(&self, cost: u8) -> String {
        self.cost_of(cost, &[])
    }

    /// Returns the words for a cost with its parts: "3 Story Points (1 for the action, 2 to enter); 1 left".
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

    /// Returns the words for a cost and for the outcome of the choice: "2 Story Points; 1 left; total 7 instead of 5".
    fn costs_and(&self, cost: u8, parts: Vec<String>) -> String {
        self.after(self.cost(cost), parts)
    }

    fn after(&self, first: String, parts: Vec<String>) -> String {
        self.listed(std::iter::once(first).chain(parts).collect()).unwrap_or_default()
    }

    fn listed(&self, parts: Vec<String>) -> Option<String> {
        (!parts.is_empty()).then(|| parts.join(&self.speaker.say("; ", "\u{202f}; ")))
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
        let action = Action::Step { piece, ahead: heading == Heading::Ahead };
        let after = match to {
            Some(spot) if board.location(spot).is_none() => {
                vec![
                    self.speaker
                        .say("turns the Location up, which may cost more", "retourne le Lieu, qui peut coûter plus"),
                ]
            }
            Some(spot) => self.lying(seat, action, |board| board.put(piece, At::Spot(spot))),
            None => {
                let ends = match game.rules.mode {
                    Mode::Standard if board.ender.is_none() => {
                        self.speaker.say("makes this the last Round", "fait de cette manche la dernière")
                    }
                    Mode::Standard | Mode::Challenge { .. } | Mode::Solitaire { .. } => {
                        self.speaker.say("reaches The End", "atteint La Fin")
                    }
                };
                let changes = self.lying(seat, action, |board| board.put(piece, At::End));
                std::iter::once(ends).chain(changes).chain(self.as_it_stands(seat, piece)).collect()
            }
        };
        self.after(cost, after)
    }

    fn turns_up(&self) -> String {
        self.speaker.say("turns the Location up", "retourne le Lieu")
    }

    fn play_hint(&self, seat: Seat, card: CardId, to: To) -> String {
        let upgrade = matches!(to, To::Piece(_)) && self.game.is_character(card);
        let cost = if upgrade { 0 } else { continuous::cost(self.game, self.board, seat, card) };
        let action = Action::Play { card, to };
        let after = match to {
            To::Spot(spot) if self.board.location(spot).is_none() => vec![self.turns_up()],
            To::Title | To::Spot(_) | To::Piece(_) => {
                self.lying(seat, action, |board| self.lay(board, (seat, card), to))
            }
            To::Nowhere => self.comes_to(seat, action),
        };
        let why_free = upgrade.then(|| {
            self.speaker.say(
                "takes the place of another version of the same Character (rule 30)",
                "prend la place d’une autre version du même Personnage (règle 30)",
            )
        });
        let left = match to {
            To::Piece(old) if upgrade => self.left_by(old),
            To::Title | To::Spot(_) | To::Piece(_) | To::Nowhere => Vec::new(),
        };
        self.costs_and(cost, why_free.into_iter().chain(left).chain(after).collect())
    }

    /// Returns the words for the price of an Event that is saved face-down, and the reason to pay more than its cost.
    fn save_hint(&self, seat: Seat, card: CardId, paid: u8) -> String {
        let over = paid.saturating_sub(continuous::cost(self.game, self.board, seat, card));
        let why = (over > 0).then(|| {
            self.speaker.say(
                format!("{over} more than its cost, so that nobody can tell which Event it is (rule 44)"),
                format!("{over} de plus que son coût, pour que nul ne sache de quel Événement il s’agit (règle 44)"),
            )
        });
        self.costs_and(paid, why.into_iter().collect())
    }

    /// Puts a card of the hand on its target. `board` is a copy of the real board.
    fn lay(&self, board: &mut Board, (seat, card): (Seat, CardId), to: To) {
        let piece = |at| Piece { card, by: seat, own: seat, stock: self.game.stock(seat), at };
        if self.game.is_character(card)
            && let Some((old, before)) = offers::version_in_play(self.game, board, card)
        {
            if before.by == seat {
                outcome::part(self.game, board, old);
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

    fn use_hint(&self, seat: Seat, piece: PieceId, ability: u8) -> Option<String> {
        let (once, _) = self.once(piece, ability)?;
        let prices = once.price.iter().map(|price| match price {
            Price::Pay(points) => self.cost(*points),
            Price::ArchiveThis => self.speaker.say("archives this card", "archive cette carte"),
            Price::ArchiveCard => self.speaker.say("archives a card of your hand", "archive une carte de votre main"),
        });
        let prices: Vec<String> = prices.collect();
        let price = if prices.is_empty() { self.cost(0) } else { prices.join(", ") };
        Some(self.after(price, self.comes_to(seat, Action::Use { piece, ability })))
    }

    fn yes_hint(&self, seat: Seat) -> Option<String> {
        let goes = |piece, spot| self.lying(seat, Action::Yes, |board| board.put(piece, At::Spot(spot)));
        match self.own_question()?.1 {
            Ask::EnterCost { piece, spot } => Some(self.costs_and(self.entry_cost(piece, spot), goes(piece, spot))),
            Ask::Follow { piece, spot } => Some(self.costs_and(0, goes(piece, spot))),
            ask @ Ask::Which { .. } => {
                if let Do::May { pay, .. } | Do::MayPay(pay) = self.sentence(ask)? {
                    Some(self.costs_and(*pay, self.comes_to(seat, Action::Yes)))
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
                let count = self.board.this_turn.points;
                let (points, lost) = (self.speaker.points(count), if count == 1 { "perdu" } else { "perdus" });
                Some(self.speaker.say(format!("{points} lost"), format!("{points} {lost}")))
            }
            Why::Question(Ask::EnterCost { piece, .. }) => {
                let base = if self.board.step == Step::Bonus { 0 } else { offers::STEP_COST };
                let paid = base + continuous::leave_cost(self.game, self.board, piece);
                (paid > 0).then(|| self.speaker.say("what was paid is lost", "ce qui a été payé est perdu"))
            }
            Why::Question(Ask::React { to, it, frame }) => {
                let (seat, _) = self.asked()?;
                let unanswered = self.unanswered(Answered { seat, to, it, frame });
                Some(self.after(unanswered, self.stands_then(seat, Action::Done)))
            }
            Why::Question(_) => self.listed(self.comes_to(self.asked()?.0, Action::Done)),
            Why::Actions | Why::Bonus | Why::Window(_) => None,
        }
    }
}

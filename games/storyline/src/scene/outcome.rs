//! Predicts the outcome of a choice: the changes of Vitality on the road, the Characters that are archived, and the new
//! places of Characters. The rules carry out the choice on a copy of the position, up to the next decision or outcome
//! of chance.

use super::Painter;
use crate::{Action, Ask, At, Board, Mode, Piece, PieceId, SpotId, State, Storyline, Why, outlook, rules, speaker};
use kernel::{Seat, Unheard};
use language::Kind;

/// The greatest number of reactions that a prediction declines.
const MOST_PASSES: usize = 32;
/// The greatest number of Characters that a hint names. If there are more, it gives only their number.
const MOST_NAMED: usize = 3;

impl Painter<'_> {
    /// Returns the words for the changes that a choice causes at once.
    pub(super) fn comes_to(&self, seat: Seat, action: Action) -> Vec<String> {
        let Some(then) = self.foreseen(seat, action) else { return Vec::new() };
        if matches!(self.asked(), Some((_, Why::Question(Ask::React { .. })))) {
            return self.standing_or_changes(seat, &then);
        }
        let gains = then.this_turn.points > self.board.this_turn.points && self.board.active == seat;
        let points = gains.then(|| {
            let points = self.speaker.points(then.this_turn.points);
            self.speaker.say(format!("then {points}"), format!("puis {points}"))
        });
        let mut changes: Vec<String> = points.into_iter().chain(self.totals(seat, &then)).collect();
        changes.extend(self.moved(&then));
        changes.extend(self.lost(&then));
        changes
    }

    /// Returns the words for the changes that a card causes at its new place. The card counts there, even if its texts
    /// still ask for decisions. If a Character is archived because of the card, the Character and its gifts to others
    /// do not count any more.
    pub(super) fn lying(&self, seat: Seat, action: Action, lay: impl FnOnce(&mut Board)) -> Vec<String> {
        let foreseen = self.foreseen(seat, action).map(|then| (self.lost(&then), then));
        if let Some((Some(lost), then)) = foreseen {
            return self.totals(seat, &then).into_iter().chain([lost]).collect();
        }
        let mut then = self.board.clone();
        lay(&mut then);
        self.totals(seat, &then)
    }

    /// Returns the words for the changes that the replacement of a Location causes (rule 49). Until the new Location is
    /// drawn, these are the changes that come from the loss of the old one and of the Effects there.
    pub(super) fn replaced(&self, seat: Seat, spot: SpotId) -> Vec<String> {
        let Some(mut then) = self.foreseen(seat, Action::Replace(spot)) else { return Vec::new() };
        let goes = |(id, piece): &(PieceId, &Piece)| {
            self.game.catalog.card(piece.card).kind == Kind::Effect && self.board.spot_of(*id) == Some(spot)
        };
        let gone: Vec<PieceId> = self.board.each().filter(goes).map(|(id, _)| id).collect();
        let archived = self.archived(&gone);
        if then.location(spot) != self.board.location(spot) {
            return self.totals(seat, &then).into_iter().chain(self.lost(&then)).chain(archived).collect();
        }
        gone.into_iter().for_each(|id| then.leave(id));
        then.spots[spot.index()] = None;
        let mut changes = self.totals(seat, &then);
        if let Some(first) = changes.first_mut() {
            *first = self.speaker.say(format!("without its words {first}"), format!("sans son texte, {first}"));
        }
        archived.into_iter().chain(changes).collect()
    }

    /// Returns the words for the outcome of a choice between reactions: the totals of all seats if the position is then
    /// settled, and otherwise the changes so far.
    pub(super) fn stands_then(&self, seat: Seat, action: Action) -> Vec<String> {
        self.foreseen(seat, action).map_or(Vec::new(), |then| self.standing_or_changes(seat, &then))
    }

    /// Returns the words for the totals of all seats if the position is settled, so that reactions can be compared.
    /// Otherwise returns the words for the changes so far.
    fn standing_or_changes(&self, seat: Seat, then: &Board) -> Vec<String> {
        if !outlook::is_settled(then) {
            return self.totals(seat, then);
        }
        let standing = self.standing(seat, then);
        vec![self.speaker.say(format!("then {standing}"), format!("puis {standing}"))]
    }

    /// Returns the words for the totals that all seats would have if this Character went to The End now, or `None` if
    /// the mode is not Standard (rule 19).
    pub(super) fn as_it_stands(&self, seat: Seat, piece: PieceId) -> Option<String> {
        if self.game.rules.mode != Mode::Standard {
            return None;
        }
        let mut then = self.board.clone();
        then.put(piece, At::End);
        let standing = self.standing(seat, &then);
        Some(self.speaker.say(format!("as it stands {standing}"), format!("en l’état, {standing}")))
    }

    /// Returns the words for the total Vitality of a seat and of the other seats: "Vitality 18 against 30".
    fn standing(&self, seat: Seat, board: &Board) -> String {
        let total = |seat| outlook::total(self.game, board, seat).to_string();
        let others: Vec<String> = self.view.hands.seats_from(seat).skip(1).map(total).collect();
        let own = total(seat);
        if others.is_empty() {
            return format!("total {own}");
        }
        let others = self.all(&others);
        self.speaker.say(format!("Vitality {own} against {others}"), format!("Vitalité {own} contre {others}"))
    }

    /// Returns the words for each total that changes: "total 7 instead of 5", or for another seat "total of Ojo 7
    /// instead of 5".
    fn totals(&self, seat: Seat, then: &Board) -> Vec<String> {
        let changed = self.view.hands.seats_from(seat).filter_map(|whose| {
            let total = |board| outlook::total(self.game, board, whose);
            let (before, after) = (total(self.board), total(then));
            let name = self.speaker.name(whose);
            let (en, fr) = if whose == seat {
                ("total".to_owned(), "total".to_owned())
            } else {
                (format!("total of {name}"), format!("total {}", speaker::of(name)))
            };
            (before != after).then(|| {
                self.speaker
                    .say(format!("{en} {after} instead of {before}"), format!("{fr} {after} au lieu de {before}"))
            })
        });
        changed.collect()
    }

    /// Returns the words for the Characters that leave play: "Toto is archived".
    fn lost(&self, then: &Board) -> Option<String> {
        let lost: Vec<(PieceId, &Piece)> =
            self.board.characters().filter(|(id, _)| then.piece(*id).is_none()).collect();
        let archived = lost.iter().all(|(_, Piece { stock, card, .. })| {
            then.piles[*stock].archive.count(*card) > self.board.piles[*stock].archive.count(*card)
        });
        let (who, many) = self.named(lost.into_iter().map(|(id, _)| id).collect())?;
        Some(match (archived, many) {
            (true, false) => self.speaker.say(format!("{who} is archived"), format!("{who} passe aux Archives")),
            (true, true) => self.speaker.say(format!("{who} are archived"), format!("{who} passent aux Archives")),
            (false, false) => self.speaker.say(format!("{who} leaves play"), format!("{who} quitte le jeu")),
            (false, true) => self.speaker.say(format!("{who} leave play"), format!("{who} quittent le jeu")),
        })
    }

    /// Returns the words for the cards attached to a Character that another version replaces: the Objects that become
    /// loose at its Location, and the Effects that are archived (Q13).
    pub(super) fn left_by(&self, old: PieceId) -> Vec<String> {
        let mut then = self.board.clone();
        part(self.game, &mut then, old);
        let attached = || self.board.attached(old).map(|(id, _)| id);
        let is_loose = |id: &PieceId| matches!(then.piece(*id), Some(Piece { at: At::Spot(_), .. }));
        let loose = self.all_named(&attached().filter(is_loose).collect::<Vec<_>>()).map(|names| {
            self.speaker.say(format!("left without a bearer: {names}"), format!("sans porteur\u{a0}: {names}"))
        });
        let gone: Vec<PieceId> = attached().filter(|id| then.piece(*id).is_none()).collect();
        loose.into_iter().chain(self.archived(&gone)).collect()
    }

    /// Returns the words for cards that are archived, or `None` if there are none: "to the Archive: Cyclone".
    fn archived(&self, gone: &[PieceId]) -> Option<String> {
        let names = self.all_named(gone)?;
        Some(self.speaker.say(format!("to the Archive: {names}"), format!("aux Archives\u{a0}: {names}")))
    }

    fn all_named(&self, those: &[PieceId]) -> Option<String> {
        let names: Vec<String> = those.iter().map(|id| self.who(*id)).collect();
        (!names.is_empty()).then(|| self.all(&names))
    }

    /// Returns the words for the Characters that move, with their new place: "Toto goes to Thick Wood".
    fn moved(&self, then: &Board) -> Option<String> {
        let moved = self.board.characters().filter_map(|(id, piece)| {
            let at = then.piece(id)?.at;
            (at != piece.at).then_some((id, at))
        });
        let moved: Vec<(PieceId, At)> = moved.collect();
        let to = moved.first().map(|(_, at)| *at).filter(|to| moved.iter().all(|(_, at)| at == to));
        let (who, many) = self.named(moved.into_iter().map(|(id, _)| id).collect())?;
        let place = match to {
            Some(At::Spot(spot)) => Some(self.place(spot)),
            Some(At::Title) => Some(self.speaker.say("the Title Card", "la Carte-Titre")),
            Some(At::End) => Some(self.place_or_end(None)),
            Some(At::On(_)) | None => None,
        };
        let (en, fr) = if many { ("go", "vont") } else { ("goes", "va") };
        Some(match place {
            Some(place) => self.speaker.say(format!("{who} {en} to {place}"), format!("{who} {fr} vers {place}")),
            None => self.speaker.say(format!("{who} {en} elsewhere"), format!("{who} {fr} ailleurs")),
        })
    }

    /// Returns the names of the Characters, or their number if there are many, and true if there are several. Returns
    /// `None` if there are none.
    fn named(&self, those: Vec<PieceId>) -> Option<(String, bool)> {
        let count = those.len();
        let names: Vec<String> = those.into_iter().map(|id| self.who(id)).collect();
        match count {
            0 => None,
            1..=MOST_NAMED => Some((kernel::opening(&self.all(&names)), count > 1)),
            _ => Some((self.speaker.say(format!("{count} Characters"), format!("{count} Personnages")), true)),
        }
    }

    /// Returns the names as a list in words: "Toto, Aunt Em and Uncle Henry".
    pub(super) fn all(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let first = first.join(", ");
                self.speaker.say(format!("{first} and {last}"), format!("{first} et {last}"))
            }
        }
    }

    /// Returns the board after a choice of this seat, or `None` if the viewer looks back at an earlier position. All
    /// reactions are declined, and the game continues up to another decision or an outcome of chance.
    pub(super) fn foreseen(&self, seat: Seat, action: Action) -> Option<Board> {
        let mut state: State = self.imagined?.clone();
        rules::play(self.game, &mut state, (seat, action), &mut Unheard);
        for _ in 0..MOST_PASSES {
            let Some((seat, Why::Question(Ask::React { .. }))) = rules::asked(self.game, &state) else { break };
            rules::play(self.game, &mut state, (seat, Action::Done), &mut Unheard);
        }
        Some(state.board)
    }
}

/// Parts the cards attached to a Character from it, as they are when another version replaces it. Objects on a Title
/// Card stay (Q13).
pub(super) fn part(game: &Storyline, board: &mut Board, old: PieceId) {
    let spot = board.spot_of(old);
    let attached: Vec<(PieceId, Kind)> =
        board.attached(old).map(|(id, piece)| (id, game.catalog.card(piece.card).kind)).collect();
    for (id, kind) in attached {
        match (kind, spot) {
            (Kind::Object, Some(spot)) => board.put(id, At::Spot(spot)),
            (Kind::Object, None) => {}
            (Kind::Effect | Kind::Event | Kind::Character { .. }, _) => board.leave(id),
        }
    }
    board.lasting.retain(|lasts| lasts.on != old);
}

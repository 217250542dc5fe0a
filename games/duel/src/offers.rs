//! The legal actions at each step. An action that would change nothing is not offered (D47). To decide whether a window
//! opens, the same code is run with all cards that might be in the hand (D43).

mod battle;

use crate::{
    Action, Aim, Board, CardId, Cards, Characters, Duel, Fate, Fated, MOST_MEMBERS, Means, Negated, Phase, Step, force,
};
use kernel::Seat;
use std::ops::ControlFlow::{self, Continue};

/// A receiver of offered actions, which come in ascending order. It may stop the enumeration early.
pub(crate) trait Taker {
    fn take(&mut self, action: Action) -> ControlFlow<()>;
}

/// Collects all offered actions.
impl Taker for Vec<Action> {
    #[inline]
    fn take(&mut self, action: Action) -> ControlFlow<()> {
        self.push(action);
        Continue(())
    }
}

/// A receiver that stops at the first offered action other than [`Action::Done`]. The flag is true if there was such an
/// action.
struct Anything(bool);

impl Taker for Anything {
    #[inline]
    fn take(&mut self, action: Action) -> ControlFlow<()> {
        if action == Action::Done {
            return Continue(());
        }
        self.0 = true;
        ControlFlow::Break(())
    }
}

/// The knowledge that a seat has when it decides, in addition to the public board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    pub(crate) hand: Cards,
    /// True if there are cards in the seat's own deck.
    pub(crate) deck: bool,
    /// True if the other player's hand contains cards that this seat does not know.
    pub(crate) secrets: bool,
}

/// Returns true if the current step offers an action other than [`Action::Done`].
#[inline]
pub(crate) fn anything(game: &Duel, board: &Board, whose: (Seat, Sight)) -> bool {
    let mut found = Anything(false);
    let _ = each(game, board, whose, &mut found);
    found.0
}

#[inline]
pub(crate) fn each(
    game: &Duel,
    board: &Board,
    (seat, sight): (Seat, Sight),
    taker: &mut impl Taker,
) -> ControlFlow<()> {
    let table = Offers { game, board, seat, sight };
    match board.step {
        Step::Window(Phase::Adventure) => table.adventure(taker),
        Step::Window(Phase::Summon) => table.summon(taker),
        Step::Window(Phase::Attack) => table.declare(taker),
        Step::Window(Phase::Rest) => table.rest(taker),
        Step::ChooseMeans(_) => table.means(&mut |means| taker.take(Action::With(means))),
        Step::ChooseTarget { means, .. } => table.aims(means, &mut |aim| taker.take(Action::At(aim))),
        Step::Bear { item, .. } => table.bearers(item).iter().map(Action::Bear).try_for_each(|bear| taker.take(bear)),
        Step::Intervene => table.intervene(taker),
        Step::Respond(battle) => table.respond(&battle, taker),
        Step::Answer { battle, .. } => table.answer(&battle, taker),
        Step::NameCaptor(_) => table.captors().iter().map(Action::Captor).try_for_each(|captor| taker.take(captor)),
        Step::Discard => sight.hand.iter().map(Action::Discard).try_for_each(|discard| taker.take(discard)),
        Step::Assign => table.assign(taker),
        Step::RollFirst | Step::Deal(_) | Step::Draw { .. } | Step::Roll(_) | Step::Over { .. } => Continue(()),
    }
}

/// Returns the Characters of a seat that may bear an Item that the seat takes from the other player (D7).
pub(crate) fn bearers(game: &Duel, board: &Board, seat: Seat, item: CardId) -> Characters {
    let sight = Sight { hand: Cards::NONE, deck: false, secrets: false };
    Offers { game, board, seat, sight }.bearers(item)
}

struct Offers<'a> {
    game: &'a Duel,
    board: &'a Board,
    seat: Seat,
    sight: Sight,
}

impl Offers<'_> {
    fn foe(&self) -> Seat {
        self.board.foe(self.seat)
    }

    /// Offers the Items of the Adventure Phase (AP), then the Events of the Adventure Phase.
    fn adventure(&self, taker: &mut impl Taker) -> ControlFlow<()> {
        let roles = &self.game.roles;
        if self.sight.secrets {
            let looks = self.borne(roles.looks) - self.board.this_turn.looked;
            looks.iter().try_for_each(|item| taker.take(Action::Look(item)))?;
        }
        self.discards_to_draw(taker)?;
        self.plays_on(self.sight.hand & roles.adventure, Characters::NONE, taker)?;
        taker.take(Action::Done)
    }

    /// Offers permanent cards, the joining and leaving of Groups, and Spells (rules 8 and 9, D16).
    fn summon(&self, taker: &mut impl Taker) -> ControlFlow<()> {
        let roles = &self.game.roles;
        self.discards_to_draw(taker)?;
        (self.sight.hand & roles.placed).iter().try_for_each(|card| taker.take(Action::Play(card)))?;
        let casters = self.casters();
        let lasting = roles.attached | roles.curses;
        self.plays_on(self.castable(lasting | roles.spells_of_fate | roles.spells_of_help, casters), casters, taker)?;
        self.steals(casters, taker)?;
        self.regroup(taker)?;
        taker.take(Action::Done)
    }

    /// Offers attacks. Before the first declaration, also offers Spells (D16, rules 10).
    fn declare(&self, taker: &mut impl Taker) -> ControlFlow<()> {
        let roles = &self.game.roles;
        let this_turn = &self.board.this_turn;
        if this_turn.attacked.is_empty() {
            self.discards_to_draw(taker)?;
            let spells = self.sight.hand & (roles.spells_of_fate | roles.spells_of_help | roles.steals);
            if !spells.is_empty() {
                let casters = self.casters();
                self.plays_on(self.castable(roles.spells_of_fate | roles.spells_of_help, casters), casters, taker)?;
                self.steals(casters, taker)?;
            }
        }
        let mut fit = self.board.fronts[self.seat].units.iter().filter(|unit| !unit.members.meets(this_turn.attacked));
        if self.means(&mut |_| ControlFlow::Break(())).is_break() {
            fit.try_for_each(|unit| taker.take(Action::Attack(unit.leader())))?;
        }
        taker.take(Action::Done)
    }

    /// Offers the Events of the Rest Phase.
    fn rest(&self, taker: &mut impl Taker) -> ControlFlow<()> {
        self.discards_to_draw(taker)?;
        self.plays_on(self.sight.hand & self.game.roles.rest, Characters::NONE, taker)?;
        taker.take(Action::Done)
    }

    /// Offers the Items that can be discarded to draw cards (D48).
    fn discards_to_draw(&self, taker: &mut impl Taker) -> ControlFlow<()> {
        let items = self.borne(self.game.roles.draws);
        // D4: if deck and discard are empty, only the discarded Item itself could be drawn.
        if !self.sight.deck && self.board.fronts[self.seat].discard.is_empty() {
            return Continue(());
        }
        items.iter().try_for_each(|item| taker.take(Action::DiscardToDraw(item)))
    }

    /// Returns the cards among `which` that are attached to viable Characters of this seat and have an effect (D12).
    fn borne(&self, which: Cards) -> Cards {
        let viable = self.board.viable(self.seat).iter();
        let bearers = viable.filter(|character| self.board.attached[character.index()].meets(which));
        bearers.fold(Cards::NONE, |borne, bearer| borne | (force::active(self.game, self.board, bearer) & which))
    }

    /// Returns the viable Spellcasters of this seat (D15).
    fn casters(&self) -> Characters {
        let viable = self.board.viable(self.seat).iter();
        viable.filter(|character| force::is_spellcaster(self.game, self.board, *character)).collect()
    }

    /// Returns the cards among `which` that are in the hand and may be played under rules 24.
    fn castable(&self, which: Cards, casters: Characters) -> Cards {
        let cards = self.sight.hand & which;
        if casters.is_empty() { cards - self.game.roles.spells } else { cards }
    }

    /// Offers each of `cards`, once for each Character on which it may be played.
    fn plays_on(&self, cards: Cards, casters: Characters, taker: &mut impl Taker) -> ControlFlow<()> {
        for card in cards.iter() {
            let characters = self.targets(card, casters);
            characters.iter().try_for_each(|character| taker.take(Action::PlayOn { card, character }))?;
        }
        Continue(())
    }

    fn targets(&self, card: CardId, casters: Characters) -> Characters {
        let roles = &self.game.roles;
        if roles.attached.contains(card) {
            return self.fit_to_bear(card, casters);
        }
        let facts = roles.facts(card);
        if let Some((fate, whom)) = facts.fate {
            return self.fated(fate, whom, roles.spells_of_fate.contains(card));
        }
        match facts.negates {
            // D35: only a Character in play under this seat's control can be restored.
            Some(Negated::Incapacitate) => self.board.idle(self.seat),
            Some(Negated::Capture | Negated::Attack) | None => Characters::NONE,
        }
    }

    /// Returns the Characters on which a card with a fate may be played (D18, D19). The fate must change something
    /// (D47).
    fn fated(&self, fate: Fate, whom: Fated, spell: bool) -> Characters {
        let foe = &self.board.fronts[self.foe()];
        match (whom, fate) {
            (Fated::CapturedCharacter, Fate::Incapacitated) => {
                self.board.fronts[self.seat].captives - self.board.tokens
            }
            (Fated::CapturedCharacter, _) => self.board.fronts[self.seat].captives,
            (Fated::Target | Fated::TargetCharacter, _) => {
                let viable = self.board.viable(self.foe());
                let idle =
                    if matches!(fate, Fate::Killed | Fate::Exiled) { foe.party - viable } else { Characters::NONE };
                // D50: a Spell hits a whole unit, so it is offered once for each unit, on the leader.
                if spell {
                    foe.units.iter().map(|unit| unit.leader()).collect::<Characters>() | idle
                } else {
                    viable | idle
                }
            }
            (Fated::Location, _) => Characters::NONE,
        }
    }

    /// Returns the Characters of this seat that may bear `card` (D7).
    fn bearers(&self, card: CardId) -> Characters {
        self.fit_to_bear(card, self.casters())
    }

    fn fit_to_bear(&self, card: CardId, casters: Characters) -> Characters {
        let roles = &self.game.roles;
        let mut fit = self.board.viable(self.seat);
        if roles.for_spellcasters.contains(card) {
            fit = fit & casters;
        }
        if roles.for_women.contains(card) {
            fit = fit & roles.women;
        }
        if roles.for_men.contains(card) {
            fit = fit - roles.women;
        }
        if roles.companions.contains(card) {
            fit = fit - roles.without_companions;
        }
        fit
    }

    /// Offers Spells that take an Item from the other player, for each Item that a Character of this seat may bear
    /// (D16, D7).
    fn steals(&self, casters: Characters, taker: &mut impl Taker) -> ControlFlow<()> {
        let spells = self.castable(self.game.roles.steals, casters);
        if spells.is_empty() {
            return Continue(());
        }
        let party = self.board.fronts[self.foe()].party.iter();
        let items = party.fold(Cards::NONE, |items, bearer| items | self.board.attached[bearer.index()]);
        for card in spells.iter() {
            for item in (items & self.game.roles.items).iter() {
                if !self.fit_to_bear(item, casters).is_empty() {
                    taker.take(Action::Steal { card, item })?;
                }
            }
        }
        Continue(())
    }

    /// Offers to join Characters to units, and to take them out of units (D10, D44).
    fn regroup(&self, taker: &mut impl Taker) -> ControlFlow<()> {
        let units = &self.board.fronts[self.seat].units;
        let this_turn = &self.board.this_turn;
        let alone = units.iter().filter(|unit| unit.members.len() == 1).map(|unit| unit.leader());
        for character in alone.filter(|alone| !this_turn.joined.contains(*alone)) {
            for unit in units.iter().filter(|unit| unit.members.len() < MOST_MEMBERS) {
                let leader = unit.leader();
                // Two lone Characters make the same Group whichever joins the other, so only one of the two actions is
                // offered.
                let one_way = unit.members.len() > 1 || this_turn.joined.contains(leader) || leader < character;
                if leader != character && one_way {
                    taker.take(Action::Join { character, unit: leader })?;
                }
            }
        }
        let settled = this_turn.joined | this_turn.left;
        let mut leaving = Characters::NONE;
        for unit in units.iter().filter(|unit| unit.members.len() > 1) {
            let free = unit.members - settled;
            // A Group of two falls apart whichever Member leaves it, so only one of the two actions is offered.
            leaving = leaving | if unit.members.len() == 2 { free.first().into_iter().collect() } else { free };
        }
        leaving.iter().try_for_each(|character| taker.take(Action::Leave(character)))
    }

    /// Calls `take` with each means of attack for which there is a target (rules 11 and 15, D29).
    fn means(&self, take: &mut impl FnMut(Means) -> ControlFlow<()>) -> ControlFlow<()> {
        for card in (self.sight.hand & self.game.roles.attacks).iter() {
            if self.has_aim(Means::Card(card)) {
                take(Means::Card(card))?;
            }
        }
        if self.board.this_turn.free.is_some() {
            return Continue(());
        }
        for means in [Means::Capture, Means::NegateCapture, Means::NegateControl] {
            if self.has_aim(means) {
                take(means)?;
            }
        }
        Continue(())
    }

    fn has_aim(&self, means: Means) -> bool {
        self.aims(means, &mut |_| ControlFlow::Break(())).is_break()
    }

    fn aims(&self, means: Means, take: &mut impl FnMut(Aim) -> ControlFlow<()>) -> ControlFlow<()> {
        let foe = &self.board.fronts[self.foe()];
        match self.game.kind_of_target(means) {
            TargetKind::Unit => foe.units.iter().try_for_each(|unit| take(Aim::Unit(unit.leader()))),
            TargetKind::Captive => foe.captives.iter().try_for_each(|captive| take(Aim::Captive(captive))),
            TargetKind::Location => foe.locations.iter().try_for_each(|location| take(Aim::Location(location))),
            TargetKind::OwnLocation => {
                let own = foe.locations & self.game.deck_of(self.seat);
                own.iter().try_for_each(|location| take(Aim::Location(location)))
            }
        }
    }

    /// Offers to assign each unit that is not assigned yet in this phase, to each place other than its current one
    /// (D39).
    fn assign(&self, taker: &mut impl Taker) -> ControlFlow<()> {
        let front = &self.board.fronts[self.seat];
        for unit in front.units.iter().filter(|unit| !unit.members.meets(self.board.this_turn.assigned)) {
            let none = unit.at.is_some().then_some(None);
            let others = front.locations.iter().map(Some).filter(|location| *location != unit.at);
            for location in none.into_iter().chain(others) {
                taker.take(Action::Assign { unit: unit.leader(), location })?;
            }
        }
        taker.take(Action::Done)
    }
}

/// The kind of target that a means of attack can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TargetKind {
    Unit,
    Captive,
    Location,
    /// A Location of the attacker's own deck that the other player controls (D41).
    OwnLocation,
}

impl Duel {
    #[inline]
    pub(crate) fn kind_of_target(&self, means: Means) -> TargetKind {
        match means {
            Means::Capture => TargetKind::Unit,
            Means::NegateCapture => TargetKind::Captive,
            Means::NegateControl => TargetKind::OwnLocation,
            Means::Card(card) => {
                let facts = self.roles.facts(card);
                match (facts.negates, facts.fate) {
                    (Some(Negated::Capture), _) => TargetKind::Captive,
                    (_, Some((_, Fated::Location))) => TargetKind::Location,
                    (Some(Negated::Incapacitate | Negated::Attack) | None, _) => TargetKind::Unit,
                }
            }
        }
    }
}

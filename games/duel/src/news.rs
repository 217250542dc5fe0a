//! The happenings of each event, which front ends show.

use crate::{Attack, CardId, CharacterId, Characters, Duel, Event, Fate, Means, Target, ids, ids::ZoneId};
use kernel::{Happening, Place, Seat};

pub(crate) fn happened(game: &Duel, event: &Event) -> Vec<Happening> {
    let witness = Witness { game };
    match *event {
        Event::TurnBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::AttackSkipped { .. }
        | Event::Asked { .. }
        | Event::Looked { .. }
        | Event::UnitNamed { .. }
        | Event::MeansNamed { .. }
        | Event::AttackBegan { .. }
        | Event::Fizzled { .. }
        | Event::Intervened { .. }
        | Event::Unopposed { .. }
        | Event::BattleBegan { .. }
        | Event::BattleEnded { .. }
        | Event::Ended { .. } => Vec::new(),

        Event::FirstRolled { good, evil, .. } => vec![die(game.good(), good), die(game.evil(), evil)],
        Event::Rolled { attacker, dice, .. } => {
            let defender = if attacker == game.good() { game.evil() } else { game.good() };
            vec![die(attacker, dice.attack), die(defender, dice.defence)]
        }

        Event::Drew { seat, card } => vec![witness.drawn(seat, card)],
        Event::Reshuffled { seat } => {
            let (from, to) = (Place::within(ZoneId::Discard(seat)), Place::within(ZoneId::Deck(seat)));
            vec![Happening::Move { from, to }]
        }
        Event::DiscardedToDraw { seat, card }
        | Event::Discarded { seat, card }
        | Event::ItemNamed { seat, card, .. }
        | Event::AttackNegated { seat, card, .. }
        | Event::Called { seat, card, .. }
        | Event::Played { seat, card, .. } => vec![witness.leaves_hand(seat, card, ZoneId::Discard(seat))],
        // A card that is played for a battle is shown with the battle, not in the discard.
        Event::Answered { seat, card, .. } => {
            vec![Happening::Move { from: witness.at(card, ZoneId::Hand(seat)), to: witness.lying(card) }]
        }
        Event::Placed { seat, card } => {
            vec![Happening::Move { from: witness.at(card, ZoneId::Hand(seat)), to: witness.lying(card) }]
        }
        Event::Attached { seat, card, .. } => {
            vec![Happening::Move { from: witness.at(card, ZoneId::Hand(seat)), to: witness.lying(card) }]
        }
        Event::Stolen { item, .. } => vec![witness.stays(item)],
        Event::Joined { character, .. }
        | Event::Left { character, .. }
        | Event::CameHome { character, .. }
        | Event::Restored { character, .. } => vec![witness.stays(witness.card(character))],
        Event::Assigned { unit, .. } => unit.iter().map(|one| witness.stays(witness.card(one))).collect(),

        Event::Declared { seat, attack } => witness.declared(seat, &attack),

        Event::Fated { character, fate, seat, .. } => vec![witness.fated(character, fate, seat)],
        Event::Shed { card, .. } => vec![witness.out(card, ZoneId::Discard(game.owner(card)))],
        Event::LocationTaken { seat, location } | Event::LocationRetaken { seat, location } => {
            let to = witness.at(location, ZoneId::Locations(seat));
            vec![Happening::Move { from: witness.lying(location), to }]
        }
    }
}

fn die(seat: Seat, value: u8) -> Happening {
    Happening::Die { seat, kind: ids::DIE.into(), value }
}

struct Witness<'a> {
    game: &'a Duel,
}

impl Witness<'_> {
    fn card(&self, character: CharacterId) -> CardId {
        self.game.catalog.card_of(character)
    }

    fn id(&self, card: CardId) -> &str {
        &self.game.catalog.card(card).id
    }

    /// Returns the place of a card on the table, by the id of the card. The id is the same in every zone.
    fn lying(&self, card: CardId) -> Place {
        Place::of(self.id(card))
    }

    fn at(&self, card: CardId, zone: ZoneId) -> Place {
        Place::within(zone).with(self.id(card))
    }

    /// Returns the happening for a card that stays on the table, for example when it changes its unit.
    fn stays(&self, card: CardId) -> Happening {
        Happening::Move { from: self.lying(card), to: self.lying(card) }
    }

    fn out(&self, card: CardId, to: ZoneId) -> Happening {
        Happening::Move { from: self.lying(card), to: self.at(card, to) }
    }

    fn leaves_hand(&self, seat: Seat, card: CardId, to: ZoneId) -> Happening {
        Happening::Move { from: self.at(card, ZoneId::Hand(seat)), to: self.at(card, to) }
    }

    fn drawn(&self, seat: Seat, card: Option<CardId>) -> Happening {
        let hand = card.map_or(Place::within(ZoneId::Hand(seat)), |card| self.at(card, ZoneId::Hand(seat)));
        Happening::Move { from: Place::within(ZoneId::Deck(seat)), to: hand }
    }

    /// Returns the happenings of the declaration of an attack. An Attack card moves from the hand to the zone of
    /// attacks.
    fn declared(&self, seat: Seat, attack: &Attack) -> Vec<Happening> {
        let ids = |characters: Characters| characters.iter().map(|one| self.id(self.card(one)).to_owned()).collect();
        let at = match attack.target {
            Target::Unit(members) => ids(members),
            Target::Captive(captive) => ids(Characters::only(captive)),
            Target::Location(location) => vec![self.id(location).to_owned()],
        };
        let played = match attack.means {
            Means::Card(card) => {
                let (from, to) = (self.at(card, ZoneId::Hand(seat)), Place::within(ZoneId::Attacks));
                Some(Happening::Move { from, to })
            }
            Means::Capture | Means::NegateCapture | Means::NegateControl => None,
        };
        played.into_iter().chain([Happening::Attack { from: ids(attack.unit), at }]).collect()
    }

    fn fated(&self, character: CharacterId, fate: Fate, seat: Seat) -> Happening {
        let card = self.card(character);
        let owner = self.game.owner(card);
        match fate {
            Fate::Killed => self.out(card, ZoneId::Killed(owner)),
            Fate::Exiled => self.out(card, ZoneId::Exiled(owner)),
            Fate::Captured => self.out(card, ZoneId::Captives(seat)),
            Fate::Incapacitated | Fate::Controlled => self.stays(card),
        }
    }
}

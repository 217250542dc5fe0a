//! The zones of units, with the Members, the Force and the Location of each unit.

use super::{at, of, painter::Painter, piles::zone};
use crate::{CharacterId, CounterId, Muster, Part, Stance, Unit, force};
use kernel::{Card, Counter, Link, Seat, Zone, ZoneKind};

impl Painter<'_> {
    pub(super) fn units(&self, seat: Seat) -> impl Iterator<Item = Zone> {
        self.board.fronts[seat].units.iter().map(move |unit| self.unit(seat, unit))
    }

    fn unit(&self, seat: Seat, unit: &Unit) -> Zone {
        let muster = |stance| Muster { seat, members: unit.members, stance };
        let (attack, defence) = (self.speaker.say("Attack", "Attaque"), self.speaker.say("Defence", "Défense"));
        let counters = vec![
            self.force_counter(CounterId::Attack, attack, muster(Stance::Attacking(None))),
            self.force_counter(CounterId::Defence, defence, muster(Stance::Defending)),
        ];
        let cards = unit.members.iter().map(|character| Card {
            counters: vec![self.own_force(muster(Stance::AtRest), character)],
            why_not: self.why_not_attack(seat, unit).or_else(|| self.why_not_regroup(seat, unit, character)),
            ..self.character(character)
        });
        Zone {
            cards: cards.collect(),
            counters,
            links: unit.at.into_iter().map(|location| self.assigned(location)).collect(),
            ..zone(self.unit_id(unit.leader()), ZoneKind::Group, seat, self.speaker.label(unit.members))
        }
    }

    fn assigned(&self, location: crate::CardId) -> Link {
        let title = self.speaker.title(location);
        let words = self.speaker.say(format!("assigned to {title}"), format!("en place {}", at(&title)));
        Link { kind: "assigned".into(), to: self.id(location), words }
    }

    /// Returns a counter with the Force of one Member, including the bonuses from the other Members and from the
    /// Location.
    fn own_force(&self, muster: Muster, character: CharacterId) -> Counter {
        let mut parts: Vec<Part> = Vec::new();
        force::each_part(self.game, self.board, muster, &mut |part| {
            if part.on == Some(character) {
                parts.push(part);
            }
        });
        self.counter_of((CounterId::Force, "Force".into()), &parts, muster.members)
    }

    /// Returns the link from a captive or controlled Character to its captor, or `None` if the Character has no captor.
    pub(super) fn kept(&self, character: CharacterId) -> Option<Link> {
        let captor = self.board.captors[character.index()]?;
        let name = self.speaker.who(captor);
        let (kind, words) = if self.board.holder(character).is_some() {
            ("captor", self.speaker.say(format!("captive of {name}"), format!("sous la garde {}", of(&name))))
        } else {
            let control =
                self.speaker.say(format!("under the control of {name}"), format!("sous le contrôle {}", of(&name)));
            ("controlled", control)
        };
        Some(Link { kind: kind.into(), to: self.id_of(captor), words })
    }
}

//! The zone that shows the declared attacks that are not yet resolved.

use super::{cards::open, painter::Painter};
use crate::{Attack, Characters, Means, Target, ZoneId};
use kernel::{Card, Face, Link, Names, Seat, Wording, Zone, ZoneKind, opening};

impl Painter<'_> {
    /// Returns the zone of the declared attacks, or `None` if there are none. The attack that is being fought comes
    /// first.
    pub(super) fn attacks(&self) -> Option<Zone> {
        let attacks = &self.board.attacks;
        let cards = attacks.iter().enumerate().map(|(place, attack)| self.attack(place, attack)).collect();
        (!attacks.is_empty()).then(|| Zone {
            id: ZoneId::Attacks.to_string(),
            kind: ZoneKind::Stack,
            owner: Some(self.board.active),
            label: self.speaker.say("Declared attacks", "Attaques déclarées"),
            cards,
            counters: vec![],
            links: vec![],
        })
    }

    fn attack(&self, place: usize, attack: &Attack) -> Card {
        Card { links: self.ties(attack), ..open(format!("attack.{place}"), self.attack_face(attack)) }
    }

    fn attack_face(&self, attack: &Attack) -> Face {
        let text = Wording::read(&opening(&self.naming(Names::Marked).speaker.deed(&self.left(attack))));
        let title = self.speaker.means(attack.means);
        let (tint, glyphs) = match attack.means {
            Means::Card(card) => match self.card(card).face {
                Face::Up { tint, glyphs, .. } => (tint, glyphs),
                Face::Down { .. } => (self.tint_of(self.board.active), vec![]),
            },
            Means::Capture | Means::NegateCapture | Means::NegateControl => (self.tint_of(self.board.active), vec![]),
        };
        Face::Up { kind: "attack".into(), tint, title, text, glyphs, quote: String::new() }
    }

    fn tint_of(&self, seat: Seat) -> String {
        if seat == self.game.good() { "good".into() } else { "evil".into() }
    }

    /// Returns an attack with only the Characters that can still fight (D22). If no Character of a side can, the attack
    /// keeps all declared Characters of that side.
    pub(super) fn left(&self, attack: &Attack) -> Attack {
        let seat = self.board.active;
        let still = |members: Characters, seat: Seat| {
            let viable = members & self.board.viable(seat);
            if viable.is_empty() { members } else { viable }
        };
        let target = match attack.target {
            Target::Unit(members) => Target::Unit(still(members, self.board.foe(seat))),
            Target::Captive(_) | Target::Location(_) => attack.target,
        };
        Attack { unit: still(attack.unit, seat), target, ..*attack }
    }

    /// Returns the links from an attack to its attackers and its target, if they are still on the table.
    fn ties(&self, attack: &Attack) -> Vec<Link> {
        let (seat, foe) = (self.board.active, self.board.foe(self.board.active));
        let link = |kind: &str, to: String, words: String| Link { kind: kind.into(), to, words };
        let attacker = |name: &str| self.speaker.say(format!("attacker: {name}"), format!("attaquant\u{a0}: {name}"));
        let target = |name: &str| self.speaker.say(format!("target: {name}"), format!("cible\u{a0}: {name}"));
        let mut links: Vec<Link> = (self.unit_zones(seat, attack.unit).into_iter())
            .map(|(id, label)| link("attacker", id, attacker(&label)))
            .collect();
        match attack.target {
            Target::Unit(members) => {
                let zones = self.unit_zones(foe, members).into_iter();
                links.extend(zones.map(|(id, label)| link("target", id, target(&label))));
            }
            Target::Captive(captive) if self.board.fronts[foe].captives.contains(captive) => {
                links.push(link("target", self.id_of(captive), target(&self.speaker.label(Characters::only(captive)))));
            }
            Target::Location(location) if self.board.fronts[foe].locations.contains(location) => {
                links.push(link("target", self.id(location), target(self.speaker.name_of(location))));
            }
            Target::Captive(_) | Target::Location(_) => {}
        }
        links
    }

    /// Returns the ids and labels of the units of a seat that contain any of `members`.
    pub(super) fn unit_zones(&self, seat: Seat, members: Characters) -> Vec<(String, String)> {
        let units = self.board.fronts[seat].units.iter().filter(|unit| unit.members.meets(members));
        units.map(|unit| (self.unit_id(unit.leader()), self.speaker.label(unit.members))).collect()
    }
}

//! The zones of the road: each spoke from its Title Card to the centre, or two spokes as one line from Title Card to
//! Title Card.

use super::{Painter, counter, faces::down, open, part};
use crate::{At, CounterId, Mode, SpotId, TableId, ZoneId, continuous, outlook, speaker};
use kernel::{Card, Counter, Seat, Zone, ZoneKind};
use language::{Ability, LocationId};

impl Painter<'_> {
    pub(super) fn road(&self) -> Vec<Zone> {
        let (spokes, near) = (usize::from(self.game.road.spokes()), self.near().index());
        let mut zones = Vec::new();
        for number in (0..spokes).map(|step| (near + step) % spokes) {
            let mut places: Vec<Zone> =
                self.game.road.spots().filter(|spot| self.is_on(*spot, number)).map(|spot| self.spot(spot)).collect();
            let ends = self.at_title(number);
            if spokes == 2 && number != near {
                places.reverse();
                zones.extend(places);
                zones.extend(ends.into_iter().rev());
            } else {
                zones.extend(ends);
                zones.extend(places);
            }
        }
        zones
    }

    fn is_on(&self, spot: SpotId, spoke: usize) -> bool {
        spot.index() / usize::from(self.game.road.length) == spoke
    }

    /// Returns the zones at the outer end of a spoke: the Title Card of its Author, and The End of the Storyline that
    /// ends on that card.
    fn at_title(&self, spoke: usize) -> Vec<Zone> {
        let author = Seat::new(spoke, self.game.seats);
        let before = (spoke + usize::from(self.game.road.spokes()) - 1) % usize::from(self.game.road.spokes());
        let whose_end =
            Seat::new(before, self.game.seats).filter(|_| !matches!(self.game.rules.mode, Mode::Challenge { .. }));
        author.map(|seat| self.title(seat)).into_iter().chain(whose_end.map(|seat| self.end(seat))).collect()
    }

    fn title(&self, seat: Seat) -> Zone {
        let name = self.speaker.name(seat);
        let gold = i32::from(continuous::gold_dice(self.game, self.board, seat));
        let label = self.speaker.say(format!("Title Card of {name}"), format!("Carte-Titre {}", speaker::of(name)));
        let counters = vec![
            self.total(seat),
            counter(
                CounterId::Cards,
                self.speaker.say("Cards in hand", "Cartes en main"),
                i32::from(self.view.hands[seat].count),
            ),
            counter(CounterId::Gold, self.speaker.say("Gold dice of a Roll", "Dés dorés d’un lancer"), gold),
        ];
        Zone {
            cards: self.those_at(|at, by| at == At::Title && by == seat),
            counters,
            links: self.acts(seat),
            ..zone(ZoneId::Title(seat), ZoneKind::Display, Some(seat), label)
        }
    }

    /// Returns a counter with the current score of a seat. It has a part for each Character on the road (rule 21).
    pub(crate) fn total(&self, seat: Seat) -> Counter {
        let own = self.board.characters_of(seat);
        let parts = own
            .filter(|(id, _)| self.board.spot_of(*id).is_some())
            .map(|(id, _)| part(self.label(id), i32::from(continuous::vitality(self.game, self.board, id))));
        Counter {
            id: CounterId::Now.to_string(),
            label: self.speaker.say("Vitality on the road", "Vitalité sur la route"),
            value: outlook::total(self.game, self.board, seat),
            parts: parts.filter(|part| part.value != 0).collect(),
        }
    }

    /// Returns the link that marks the seat whose turn it is.
    fn acts(&self, seat: Seat) -> Vec<kernel::Link> {
        let active = seat == self.board.active && self.board.step != crate::Step::Over;
        let name = self.speaker.name(seat);
        let words = self.speaker.say(format!("It is {name}’s turn."), format!("C’est le tour {}.", speaker::of(name)));
        active
            .then(|| kernel::Link { kind: "acting".into(), to: ZoneId::Dice.to_string(), words })
            .into_iter()
            .collect()
    }

    /// Returns the zone of the Characters that have reached The End of this Author's Storyline (rule 19).
    fn end(&self, seat: Seat) -> Zone {
        let name = self.speaker.name(seat);
        let label = self
            .speaker
            .say(format!("The End of {name}’s Storyline"), format!("La Fin de la Trame {}", speaker::of(name)));
        let cards = self.those_at(|at, by| at == At::End && by == seat);
        Zone { cards, ..zone(ZoneId::End(seat), ZoneKind::Display, Some(seat), label) }
    }

    /// Returns the zone of a place on the road: its Location, and then the cards at it.
    fn spot(&self, spot: SpotId) -> Zone {
        let location = match self.board.location(spot) {
            Some(location) => open(TableId::Location(spot).to_string(), self.location_face(location)),
            None => {
                let label = self.speaker.say("A Location turned face-down", "Un Lieu face cachée");
                down(TableId::Location(spot).to_string(), label)
            }
        };
        let counters = self.board.location(spot).map_or(Vec::new(), |location| self.tolls(location));
        let mut cards = vec![Card { why_not: self.why_not_location(spot), counters, ..location }];
        cards.extend(self.those_at(|at, _| at == At::Spot(spot)));
        let owner = Seat::new(spot.index() / usize::from(self.game.road.length), self.game.seats);
        let links = self.danger_at(spot).into_iter().collect();
        Zone { cards, links, ..zone(ZoneId::Spot(spot), ZoneKind::Offer, owner, self.place_label(spot)) }
    }

    /// Returns a counter for each toll of a Location that only some Characters pay. Its part says who pays: "except
    /// Animals".
    fn tolls(&self, location: LocationId) -> Vec<Counter> {
        let catalog = &self.game.catalog;
        let tolls = catalog.location(location).text.iter().filter_map(|ability| {
            let (Ability::Enter(fee) | Ability::Leave(fee)) = ability else { return None };
            let (id, en, fr) = if matches!(ability, Ability::Enter(_)) {
                (CounterId::Enter, "To enter", "Pour entrer")
            } else {
                (CounterId::Leave, "To leave", "Pour partir")
            };
            let who = language::words::payers(*fee, catalog.lexicon(), self.speaker.reader.lang)?;
            let who = self.speaker.names.quoted(who);
            let cost = i32::from(fee.cost);
            Some(Counter { parts: vec![part(who, cost)], ..counter(id, self.speaker.say(en, fr), cost) })
        });
        tolls.collect()
    }

    fn those_at(&self, is_there: impl Fn(At, Seat) -> bool) -> Vec<Card> {
        let there = self.board.each().filter(|(_, piece)| is_there(piece.at, piece.by));
        there.map(|(id, piece)| self.piece(id, piece)).collect()
    }
}

pub(super) fn zone(id: ZoneId, kind: ZoneKind, owner: Option<Seat>, label: String) -> Zone {
    Zone { id: id.to_string(), kind, owner, label, cards: vec![], counters: vec![], links: vec![] }
}

//! Lays a table. The position is described in words, with one line for each place. A card that is not named is in the
//! deck of its owner.
//!
//! ```text
//! Good: Glinda + Toto | Dorothy + Dress & Lion @ Palace | !Tin      units; + attached, & fellow Member, ! has a token
//! Evil: Mombi | ~Jack by Mombi                                      ~ a card of the other player; by its captor
//! Good hand: Wish, Quest
//! Good locations: Palace
//! Good holds: Guph + Revenge by Glinda, !Kalico                     captives
//! Good discard: Toto                                                also: killed, exiled
//! Good deck: Carpet, Gump                                           the deck has these cards; the others are Exiled
//! in Summon of Evil                                                 default: the Attack Phase of Good
//! Good turn 6 · Good barren 1 · cap 7 · extra 2                     default: turn 3 of both, and the default options
//! ```

use super::{STANDARD, Table, script::lines, side_called};
use duel::{CardId, Cards, Catalog, CharacterId, Characters, Duel, Phase, Rules, Side, Step, Unit};
use kernel::{Game, Seat};

impl Table {
    pub(crate) fn lay(text: &str) -> Table {
        Table::new(rules(text)).laid(text)
    }

    /// Lays a table whose card set has one changed card. The cells of its row are separated by `|`: `G11 | Cyclone | E
    /// | - | Control`.
    pub(crate) fn lay_with(card: &str, text: &str) -> Table {
        let cells: Vec<&str> = card.split('|').map(str::trim).collect();
        let print = |file: &str| -> String {
            let ours = |line: &&str| line.split('\t').next() == cells.first().copied();
            file.lines().map(|line| if ours(&line) { cells.join("\t") } else { line.into() } + "\n").collect()
        };
        let catalog = Catalog::parse(&print(Catalog::GOOD), &print(Catalog::EVIL), Catalog::NAMES);
        Table::of(Duel::new(rules(text), catalog.unwrap())).laid(text)
    }

    fn laid(self, text: &str) -> Table {
        let mut table = self;
        table.state.board.step = Step::Window(Phase::Attack);
        for side in [Side::Good, Side::Evil] {
            let seat = table.seat(side);
            table.state.board.fronts[seat].turns = 3;
        }
        // A deck contains the cards that are in no other place, so the lines about decks are read last.
        let (decks, others): (Vec<&str>, Vec<&str>) = lines(text).partition(|line| line.contains(" deck:"));
        others.into_iter().chain(decks).for_each(|line| table.place_line(line));
        table.game.audit(&table.state).unwrap_or_else(|fault| panic!("the table is laid wrong: {fault}"));
        table
    }

    fn place_line(&mut self, line: &str) {
        if let Some((place, what)) = line.split_once(':') {
            let (side, place) = place.split_once(' ').unwrap_or((place, ""));
            let seat = self.seat(side_called(side).unwrap_or_else(|| panic!("{line:?}: {side} does not sit here")));
            return self.place(seat, place, what);
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["in", phase, "of", side] => {
                self.state.board.step = Step::Window(phase_called(phase));
                self.state.board.active = self.seat(side_called(side).unwrap());
            }
            [side @ ("Good" | "Evil"), count @ ("turn" | "barren"), number] => {
                let seat = self.seat(side_called(side).unwrap());
                let front = &mut self.state.board.fronts[seat];
                let counter = if *count == "turn" { &mut front.turns } else { &mut front.barren };
                *counter = number.parse().unwrap();
            }
            ["cap" | "extra", _] => {}
            _ => panic!("{line:?} does not lay a table"),
        }
    }

    fn place(&mut self, seat: Seat, place: &str, what: &str) {
        if place.is_empty() {
            return what.split('|').for_each(|unit| self.place_unit(seat, unit));
        }
        if place == "holds" {
            return what.split(',').for_each(|captive| self.place_captive(seat, captive));
        }
        let names = what.split(',').map(str::trim).filter(|name| *name != "nothing");
        let cards: Cards = names.map(|name| self.card(name)).collect();
        if place == "deck" {
            let deck = &mut self.state.holdings[seat].deck;
            assert!((cards - *deck).is_empty(), "{what:?} is not all left for the deck");
            self.state.board.fronts[seat].exiled = self.state.board.fronts[seat].exiled | (*deck - cards);
            *deck = cards;
            return;
        }
        cards.iter().for_each(|card| self.take(card));
        let (front, holdings) = (&mut self.state.board.fronts[seat], &mut self.state.holdings[seat]);
        *match place {
            "hand" => &mut holdings.hand,
            "locations" => &mut front.locations,
            "discard" => &mut front.discard,
            "killed" => &mut front.killed,
            "exiled" => &mut front.exiled,
            _ => panic!("{place:?} is not a place"),
        } = cards;
    }

    fn place_unit(&mut self, seat: Seat, text: &str) {
        let (members, at) = match text.split_once(" @ ") {
            Some((members, at)) => (members, Some(self.card(at.trim()))),
            None => (text, None),
        };
        let mut viable = Characters::NONE;
        for member in members.split(" & ") {
            let character = self.bear(seat, member.trim());
            self.state.board.fronts[seat].party.insert(character);
            if !self.state.board.tokens.contains(character) {
                viable.insert(character);
            }
        }
        if !viable.is_empty() {
            let units = &mut self.state.board.fronts[seat].units;
            let others: Vec<Unit> = units.iter().copied().collect();
            *units = others.into_iter().chain([Unit { members: viable, at }]).collect();
        }
    }

    fn place_captive(&mut self, seat: Seat, text: &str) {
        let captive = format!("~{}", text.trim().trim_start_matches('!'));
        let marked = if text.trim().starts_with('!') { format!("!{captive}") } else { captive };
        let character = self.bear(seat, &marked);
        self.state.board.fronts[seat].captives.insert(character);
    }

    /// Adds a Character to a side, with its token, attachments and captor: `!~Guph + Revenge by Glinda`.
    fn bear(&mut self, seat: Seat, text: &str) -> CharacterId {
        let (text, captor) = match text.split_once(" by ") {
            Some((text, captor)) => (text, Some(self.who(captor.trim()))),
            None => (text, None),
        };
        let (idle, text) = text.strip_prefix('!').map_or((false, text), |text| (true, text));
        let (foreign, text) = text.strip_prefix('~').map_or((false, text), |text| (true, text));
        let mut names = text.split(" + ").map(str::trim);
        let card = self.card(names.next().unwrap());
        assert_eq!(foreign, self.game.owner(card) != seat, "{text:?} comes from the other deck; say so with ~");
        let character = self.who(self.title(card));
        self.take(card);
        for name in names {
            let attached = self.card(name);
            self.take(attached);
            self.state.board.attached[character.index()].insert(attached);
        }
        if idle {
            self.state.board.tokens.insert(character);
        }
        self.state.board.captors[character.index()] = captor;
        character
    }

    /// Takes a card out of its owner's deck, so that it can be put in another place.
    fn take(&mut self, card: CardId) {
        let deck = &mut self.state.holdings[self.game.owner(card)].deck;
        let lies_there = deck.contains(card);
        deck.remove(card);
        assert!(lies_there, "{} is laid twice", self.title(card));
    }
}

fn rules(text: &str) -> Rules {
    let said = |word: &str| lines(text).find_map(|line| line.strip_prefix(word)).map(|number| number.parse().unwrap());
    Rules {
        good_extra_cards: said("extra ").unwrap_or(STANDARD.good_extra_cards),
        turn_cap: said("cap ").unwrap_or(STANDARD.turn_cap),
    }
}

pub(super) fn phase_called(name: &str) -> Phase {
    match name {
        "Adventure" => Phase::Adventure,
        "Summon" => Phase::Summon,
        "Attack" => Phase::Attack,
        "Rest" => Phase::Rest,
        _ => panic!("{name:?} is not a phase"),
    }
}

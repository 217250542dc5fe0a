//! Tests that no card is lost or duplicated, and that each Character is in a place that the rules allow. `audit` checks
//! this too, but these tests find the places independently, from the cards on the table.

use super::{SHORT, every_position};
use crate::language::Table;
use duel::{CardId, Characters, MOST_MEMBERS, Side};
use kernel::Game;

#[test]
fn every_card_lies_in_one_place() {
    every_position(SHORT, 40, |table| {
        let mut found = places(table);
        found.sort();
        assert!(found.iter().copied().eq(table.game.catalog().ids()), "{found:?}");
    });
}

/// Returns all cards, including those in decks and hands. A card in several places would be listed once for each place.
fn places(table: &Table) -> Vec<CardId> {
    let (board, catalog) = (&table.state.board, table.game.catalog());
    let mut found: Vec<CardId> = board.attached.iter().flat_map(|cards| cards.iter()).collect();
    for (front, holdings) in board.fronts.values().zip(table.state.holdings.values()) {
        for cards in [holdings.deck, holdings.hand, front.discard, front.killed, front.exiled, front.locations] {
            found.extend(cards.iter());
        }
        found.extend(front.party.iter().chain(front.captives.iter()).map(|who| catalog.card_of(who)));
    }
    found
}

#[test]
fn decks_hands_and_piles_hold_cards_of_their_own_side() {
    every_position(SHORT, 20, |table| {
        for side in [Side::Good, Side::Evil] {
            let (front, holdings) =
                (&table.state.board.fronts[table.seat(side)], &table.state.holdings[table.seat(side)]);
            let own = holdings.deck | holdings.hand | front.discard | front.killed | front.exiled;
            assert!(own.iter().all(|card| table.game.catalog().card(card).side == side));
        }
    });
}

#[test]
fn each_viable_character_stands_in_one_unit_of_four_at_most() {
    every_position(SHORT, 40, |table| {
        for seat in table.state.board.fronts.seats() {
            let front = &table.state.board.fronts[seat];
            let mut standing = Characters::NONE;
            for unit in front.units.iter() {
                assert!((1..=MOST_MEMBERS).contains(&unit.members.len()));
                assert!(!unit.members.meets(standing) && unit.at.is_none_or(|at| front.locations.contains(at)));
                standing = standing | unit.members;
            }
            assert_eq!(standing, front.party - table.state.board.tokens);
        }
    });
}

#[test]
fn captors_are_viable_and_of_the_keepers_side() {
    every_position(SHORT, 40, |table| {
        let board = &table.state.board;
        for who in table.game.catalog().characters() {
            let owner = table.game.owner(table.game.catalog().card_of(who));
            let Some(captor) = board.captors[who.index()] else { continue };
            let keeper = board.holder(who).or(board.controller(who)).expect("who is kept is there");
            assert!(keeper != owner && board.viable(keeper).contains(captor));
        }
        for seat in board.fronts.seats() {
            let owned = |who| table.game.owner(table.game.catalog().card_of(who));
            assert!(board.fronts[seat].captives.iter().all(|captive| owned(captive) != seat));
        }
    });
}

#[test]
fn attached_cards_have_a_bearer() {
    every_position(SHORT, 20, |table| {
        let board = &table.state.board;
        for who in table.game.catalog().characters() {
            let (there, held) = (board.controller(who).is_some(), board.holder(who).is_some());
            let attached = board.attached[who.index()];
            assert!(attached.is_empty() || there || held);
            let modifier = |card| table.game.catalog().card(card).kind.letters().contains('M');
            assert!(!held || attached.iter().all(modifier), "rules 21");
            assert!(!board.tokens.contains(who) || there || held);
        }
    });
}

#[test]
fn the_audit_finds_faults() {
    let table = Table::lay(
        "Good: Tin + Toto & Jack @ Palace | !Lion \n Good locations: Palace \n Evil: Mombi \n Evil holds: Ozma by Mombi",
    );
    let good = table.seat(Side::Good);
    let finds = |change: &dyn Fn(&mut Table), words: &str| {
        let mut changed = table.clone();
        change(&mut changed);
        let fault = table.game.audit(&changed.state).expect_err(words);
        assert!(fault.contains(words), "{fault}");
    };
    let (toto, wish, belt) = (table.card("Toto"), table.card("Wish"), table.card("Belt"));
    let (tin, mombi, ozma) = (table.who("Tin"), table.who("Mombi"), table.who("Ozma"));
    finds(&|table| table.state.holdings[good].deck.insert(toto), "cards lie in");
    finds(&|table| table.state.holdings[good].deck.remove(wish), "cards lie in");
    finds(&|table| table.state.holdings[good].deck.insert(belt), "of the other deck");
    finds(&|table| table.state.holdings[good].seen.insert(wish), "not in it");
    finds(&|table| table.state.board.tokens.insert(tin), "D10");
    finds(&|table| table.state.board.fronts[good].locations = duel::Cards::NONE, "cards lie in");
    finds(&|table| table.state.board.captors[ozma.index()] = Some(tin), "D31");
    finds(&|table| table.state.board.captors[tin.index()] = Some(mombi), "D31");
    finds(&|table| table.state.board.attached.swap(tin.index(), ozma.index()), "rules 21");
    let cursed = Table::lay("Good: !Tin + Curse");
    let mut freed = cursed.clone();
    freed.state.board.tokens = Characters::NONE;
    freed.state.board.fronts[good].units = [duel::Unit::alone(tin)].into_iter().collect();
    assert!(table.game.audit(&freed.state).expect_err("cursed").contains("D35"));
}

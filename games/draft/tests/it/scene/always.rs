//! Tests properties of every scene, on which front ends rely.

use crate::language::{Look, Player, Table, alternative, on};
use kernel::{Lang, Options, Scene, Viewer};
use std::collections::BTreeSet;

/// Calls `check` with every scene of a whole game, for each viewer and in both languages.
fn at_every_step(options: &Options, seats: usize, check: impl Fn(&Table, &Scene)) {
    let mut table = Table::with(options, seats);
    loop {
        let viewers = table.players().map(|player| Viewer::Seat(player.seat())).chain([Viewer::Table]);
        for viewer in viewers.collect::<Vec<_>>() {
            for lang in [Lang::En, Lang::Fr] {
                let Look(scene) = table.look_as(viewer, lang);
                check(&table, &scene);
            }
        }
        if table.turn() == "over" {
            return;
        }
        let entries = table.entries();
        table.play_while(|table| table.entries() == entries);
    }
}

fn all_tables(check: impl Fn(&Table, &Scene)) {
    let mut everything = on(&["memoryAid", "openTrio"]);
    everything.extend(alternative());
    for seats in [2, 3, 4] {
        for options in [Options::new(), everything.clone()] {
            at_every_step(&options, seats, &check);
        }
    }
}

#[test]
fn zones_and_cards_have_names_of_their_own() {
    all_tables(|_, scene| {
        let zones = scene.zones.iter().map(|zone| &zone.id);
        let cards = scene.zones.iter().flat_map(|zone| &zone.cards).map(|card| &card.id);
        let names: Vec<&String> = zones.chain(cards).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
    });
}

#[test]
fn every_choice_points_at_something_there() {
    all_tables(|table, scene| {
        let there =
            |at: &String| scene.zones.iter().any(|zone| zone.id == *at || zone.cards.iter().any(|card| card.id == *at));
        assert!(scene.choices.iter().all(|choice| there(&choice.at) && !choice.words.is_empty()));
        assert!(scene.choices.is_empty() || scene.choices.len() == table.actions().len());
    });
}

#[test]
fn the_counters_agree_with_the_cards() {
    all_tables(|table, scene| {
        for player in table.players() {
            let (seat, before) = (player.seat().index(), table.state.players[player.seat()]);
            let zone = |kind: &str| scene.zones.iter().find(|zone| zone.id == format!("{kind}.{seat}")).unwrap();
            assert_eq!((zone("stories").cards.len(), zone("down").cards.len()), (before.up.len(), before.down.len()));
            let held = zone("hand").counters.iter().find(|counter| counter.id == "cards").unwrap();
            assert_eq!(held.value, i32::from(before.hand.total()));
            let shown = zone("hand").cards.len();
            assert!(shown == 0 || shown == usize::from(before.hand.total()));
        }
    });
}

#[test]
fn the_same_zones_are_there_from_beginning_to_end() {
    for seats in [2, 3, 4] {
        let ids = |scene: Scene| -> Vec<String> { scene.zones.into_iter().map(|zone| zone.id).collect() };
        let mut table = Table::of(seats);
        let first = ids(table.look(Player::Ann).0);
        table.play_while(|table| {
            assert_eq!(ids(table.look(Player::Ann).0), first);
            true
        });
        assert_eq!(ids(table.look(Player::Ann).0), first);
    }
}

#[test]
fn nothing_is_left_unsaid() {
    all_tables(|_, scene| {
        assert!(!scene.heading.is_empty() && !scene.prompt.is_empty());
        let counters = scene
            .zones
            .iter()
            .flat_map(|zone| zone.counters.iter().chain(zone.cards.iter().flat_map(|card| &card.counters)));
        assert!(counters.into_iter().all(|counter| !counter.label.is_empty()));
        assert!(scene.zones.iter().all(|zone| !zone.label.is_empty()));
    });
}

#[test]
fn no_line_of_french_begins_with_a_sign() {
    let (mut everything, signs) = (on(&["memoryAid", "openTrio"]), [" ;", " :", " !", " ?", "« ", " »"]);
    everything.extend(alternative());
    at_every_step(&everything, 4, |table, scene| {
        let french = [serde_json::to_string(scene).unwrap(), table.told(Lang::Fr).join("\n")].concat();
        for sign in signs {
            assert!(!french.contains(sign), "{sign:?} in {french}");
        }
    });
}

#[test]
fn everything_seen_is_told_in_both_languages() {
    for seats in [2, 3, 4] {
        let mut table = Table::with_on(&["openTrio"], seats);
        table.play_to_the_end();
        let (english, french) = (table.told(Lang::En), table.told(Lang::Fr));
        assert_eq!(english.len(), french.len());
        assert!(english.iter().chain(&french).all(|line| line.ends_with('.')));
        assert!(english.iter().zip(&french).all(|(one, other)| one != other));
    }
}

//! Tests of the properties of every scene on which front ends rely.

use super::walk::{Position, STEPS, games, name, viewers};
use duel::{Muster, Stance, each_part, force, totals};
use kernel::{Card, Counter, Face, Game, Lang, Rng, Scene, Seat, Viewer, ZoneKind};
use std::collections::BTreeSet;

const GAMES: u64 = 4;

/// Calls `check` with the scenes of every position, for each viewer and in both languages.
fn at_every_step(mut check: impl FnMut(&Position<'_>, Viewer, &Scene)) {
    games(GAMES, |position| {
        for viewer in viewers() {
            for lang in [Lang::En, Lang::Fr] {
                check(position, viewer, &position.scene(viewer, lang));
            }
        }
    });
}

/// Returns all cards of a scene: those in zones, those under other cards, and those played in the battle.
pub(crate) fn cards(scene: &Scene) -> Vec<&Card> {
    fn with_those_under(card: &Card) -> Vec<&Card> {
        std::iter::once(card).chain(card.under.iter().flat_map(with_those_under)).collect()
    }
    let played = scene.contest.iter().flat_map(|contest| &contest.sides).flat_map(|side| &side.cards);
    scene.zones.iter().flat_map(|zone| &zone.cards).chain(played).flat_map(with_those_under).collect()
}

fn ids(scene: &Scene) -> Vec<&str> {
    let zones = scene.zones.iter().map(|zone| zone.id.as_str());
    zones.chain(cards(scene).into_iter().map(|card| card.id.as_str())).collect()
}

fn counters(scene: &Scene) -> Vec<&Counter> {
    let zones = scene.zones.iter().flat_map(|zone| &zone.counters);
    let totals = scene.contest.iter().flat_map(|contest| &contest.sides).map(|side| &side.total);
    let sheet = scene.sheet.iter().flat_map(|sheet| &sheet.seats).flat_map(|seat| &seat.counters);
    zones.chain(cards(scene).into_iter().flat_map(|card| &card.counters)).chain(totals).chain(sheet).collect()
}

#[test]
fn every_step_is_seen() {
    let mut seen = BTreeSet::new();
    games(GAMES, |position| {
        seen.insert(name(&position.state.board.step));
    });
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), STEPS);
}

#[test]
fn zones_and_cards_have_names_of_their_own() {
    at_every_step(|_, _, scene| {
        let ids = ids(scene);
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
    });
}

/// The ids of choices that are not at any place on the table. Front ends show them as buttons.
const BUTTONS: [&str; 4] = ["done", "free.capture", "free.rescue", "free.retake"];

#[test]
fn every_choice_points_at_something_there() {
    at_every_step(|position, viewer, scene| {
        let ids: BTreeSet<&str> = ids(scene).into_iter().collect();
        for choice in &scene.choices {
            assert!(ids.contains(choice.at.as_str()) != BUTTONS.contains(&choice.at.as_str()), "{choice:?}");
            assert!(choice.to.as_ref().is_none_or(|to| ids.contains(to.as_str())), "{choice:?}");
        }
        let own = position.decider().map(Viewer::Seat) == Some(viewer);
        assert_eq!(scene.choices.len(), if own { position.offered.len() } else { 0 });
    });
}

#[test]
fn no_two_choices_are_alike() {
    at_every_step(|_, _, scene| {
        let made: BTreeSet<_> = scene.choices.iter().map(|choice| (&choice.at, &choice.to)).collect();
        assert_eq!(made.len(), scene.choices.len());
        let said: BTreeSet<_> = scene.choices.iter().map(|choice| choice.words.to_string()).collect();
        assert_eq!(said.len(), scene.choices.len(), "{:#?}", scene.choices);
    });
}

#[test]
fn every_link_has_another_end() {
    let mut kinds = BTreeSet::new();
    at_every_step(|_, _, scene| {
        let ids: BTreeSet<&str> = ids(scene).into_iter().collect();
        let zones = scene.zones.iter().flat_map(|zone| &zone.links);
        for link in zones.chain(cards(scene).into_iter().flat_map(|card| &card.links)) {
            assert!(ids.contains(link.to.as_str()) && !link.words.is_empty(), "{link:?}");
            kinds.insert(link.kind.clone());
        }
        let fighting = scene.contest.iter().flat_map(|contest| &contest.sides).flat_map(|side| &side.zones);
        assert!(fighting.into_iter().all(|zone| ids.contains(zone.as_str())));
    });
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["assigned", "attacker", "captor", "target"]);
}

#[test]
fn parts_add_up() {
    at_every_step(|_, _, scene| {
        for counter in counters(scene) {
            let sum: i32 = counter.parts.iter().map(|part| part.value).sum();
            assert!(counter.parts.is_empty() || sum == counter.value, "{counter:?}");
            assert!(counter.parts.iter().all(|part| !part.words.is_empty() && part.value != 0), "{counter:?}");
            let words: BTreeSet<&str> = counter.parts.iter().map(|part| part.words.as_str()).collect();
            assert_eq!(words.len(), counter.parts.len(), "{counter:?}");
        }
    });
}

#[test]
fn force_is_what_the_rules_count() {
    games(GAMES, |position| {
        let (game, board) = (position.game, &position.state.board);
        let scene = position.scene(Viewer::Table, Lang::En);
        for seat in board.fronts.seats() {
            for unit in board.fronts[seat].units.iter() {
                let id = format!("unit.{}", game.catalog().card(game.catalog().card_of(unit.leader())).id);
                let zone = scene.zones.iter().find(|zone| zone.id == id).unwrap();
                let said = |id: &str| zone.counters.iter().find(|counter| counter.id == id).unwrap().value;
                let counted = |stance| i32::from(force(game, board, Muster { seat, members: unit.members, stance }));
                assert_eq!(said("attack"), counted(Stance::Attacking(None)));
                assert_eq!(said("defence"), counted(Stance::Defending));
                let each = zone.cards.iter().flat_map(|card| &card.counters).filter(|counter| counter.id == "force");
                assert_eq!(each.map(|counter| counter.value).sum::<i32>(), counted(Stance::AtRest));
            }
        }
    });
}

#[test]
fn a_fight_is_the_same_without_the_scene() {
    games(GAMES, |position| {
        for viewer in viewers() {
            assert_eq!(position.contest(viewer, Lang::Fr), position.scene(viewer, Lang::Fr).contest);
        }
    });
}

#[test]
fn a_battle_shows_its_totals() {
    let mut battles = 0;
    games(GAMES, |position| {
        use duel::Step::{Answer, NameCaptor, Respond, Roll};
        let board = &position.state.board;
        let contest = position.scene(Viewer::Table, Lang::En).contest;
        let (Respond(battle) | Roll(battle) | Answer { battle, .. } | NameCaptor(battle)) = board.step else {
            assert_eq!(contest.is_some(), board.step == duel::Step::Intervene);
            return;
        };
        battles += 1;
        let contest = contest.unwrap();
        let totals = totals(position.game, board, &board.attacks[0], &battle);
        let said: Vec<i32> = contest.sides.iter().map(|side| side.total.value).collect();
        assert_eq!(said, [i32::from(totals.attack), i32::from(totals.defence)]);
        let dice: Vec<_> = contest.sides.iter().map(|side| side.die.map(|die| die.value)).collect();
        let rolled = battle.dice;
        assert_eq!(dice, [rolled.map(|dice| dice.attack), rolled.map(|dice| dice.defence)]);
        assert_eq!(contest.sides[0].ahead, totals.attack >= totals.defence);
        assert_eq!(contest.sides[1].ahead, totals.attack < totals.defence);
        assert_eq!(contest.sides[0].cards.len() + contest.sides[1].cards.len(), battle.played.len());
    });
    assert!(battles > 0);
}

#[test]
fn every_open_card_is_shown_once() {
    games(GAMES, |position| {
        let (game, board) = (position.game, &position.state.board);
        let mut open: Vec<&str> = Vec::new();
        let mut show = |cards: duel::Cards| open.extend(cards.iter().map(|card| game.catalog().card(card).id.as_str()));
        for front in board.fronts.values() {
            let people = (front.party | front.captives).iter().map(|character| game.catalog().card_of(character));
            [front.discard, front.killed, front.exiled, front.locations, people.collect()]
                .into_iter()
                .for_each(&mut show);
        }
        board.attached.into_iter().for_each(&mut show);
        let scene = position.scene(Viewer::Table, Lang::En);
        let shown: BTreeSet<&str> = ids(&scene).into_iter().collect();
        assert!(open.iter().all(|id| shown.contains(id)));
        let faces = cards(&scene).into_iter().filter(|card| matches!(card.face, Face::Up { .. }));
        let view = game.view(position.state, Viewer::Table);
        let known: usize = view.holdings.values().map(|holdings| holdings.hand.len()).sum();
        assert_eq!(faces.count(), open.len() + known + board.attacks.len());
    });
}

#[test]
fn hands_of_others_stay_hidden() {
    games(GAMES, |position| {
        let game = position.game;
        for viewer in viewers() {
            let view = game.view(position.state, viewer);
            let scene = position.scene(viewer, Lang::En);
            let shown: BTreeSet<&str> = ids(&scene).into_iter().collect();
            for (seat, holdings) in position.state.holdings.iter() {
                let hidden = (holdings.hand | holdings.deck) - view.holdings[seat].hand;
                assert!(hidden.iter().all(|card| !shown.contains(game.catalog().card(card).id.as_str())));
                let hand = scene.zones.iter().find(|zone| zone.id == format!("hand.{}", seat.index())).unwrap();
                assert_eq!((hand.kind, hand.cards.len()), (ZoneKind::Hand, holdings.hand.len()));
                let deck = scene.zones.iter().find(|zone| zone.id == format!("deck.{}", seat.index())).unwrap();
                assert_eq!((deck.cards.len(), deck.counters[0].value), (0, holdings.deck.len() as i32));
            }
        }
    });
}

#[test]
fn an_imagined_world_looks_like_the_real_one() {
    let mut rng = Rng::new(11);
    games(2, |position| {
        for viewer in viewers() {
            let imagined = position.game.determinize(&position.game.view(position.state, viewer), &mut rng);
            let other = Position { state: &imagined, ..*position };
            assert_eq!(other.scene(viewer, Lang::En), position.scene(viewer, Lang::En));
        }
    });
}

#[test]
fn every_card_of_ones_own_hand_can_be_chosen_or_says_why_not() {
    let mut reasons = BTreeSet::new();
    games(GAMES, |position| {
        let Some(seat) = position.decider() else { return };
        for own in position.state.board.fronts.seats() {
            let scene = position.scene(Viewer::Seat(own), Lang::En);
            let hand = scene.zones.iter().find(|zone| zone.id == format!("hand.{}", own.index())).unwrap();
            for card in &hand.cards {
                let offered = scene.choices.iter().any(|choice| choice.at == card.id);
                assert_eq!(card.why_not.is_some(), !offered, "{card:?} in {}", scene.prompt);
                if own == seat {
                    reasons.extend(card.why_not.clone().map(|why| why.words));
                }
            }
        }
    });
    for reason in [
        "Needs a viable Spellcaster.",
        "A Woman cannot bear it; you have nobody else.",
        "You have no viable Character to bear it.",
        "Only after the dice.",
        "Only in a battle.",
        "Only in your Adventure Phase. No enemy Character is in play for it.",
        "Only in your Attack Phase.",
        "Only in your Attack Phase. There is nothing to attack with it.",
        "Only in your Rest Phase.",
        "Only in your Summon Phase.",
        "Only in your Summon Phase, or before your first attack. Needs a viable Spellcaster.",
        "Only when you are attacked.",
        "Only in your Rest Phase. You hold nobody captive.",
        "You hold nobody captive.",
    ] {
        assert!(reasons.contains(reason), "{reason} is not among {reasons:#?}");
    }
}

#[test]
fn nothing_is_left_unsaid() {
    at_every_step(|_, _, scene| {
        assert!(
            !scene.heading.is_empty() && scene.prompt.to_string().ends_with('.'),
            "{} {}",
            scene.heading,
            scene.prompt
        );
        assert!(scene.zones.iter().all(|zone| !zone.label.is_empty()));
        assert!(scene.choices.iter().all(|choice| !choice.words.is_empty()));
        assert!(counters(scene).iter().all(|counter| !counter.label.is_empty()));
        let contest = scene.contest.as_ref();
        assert!(contest.is_none_or(|contest| !contest.title.is_empty() && contest.standing.ends_with('.')));
    });
}

#[test]
fn both_languages_say_it_in_their_own_way() {
    games(GAMES, |position| {
        for viewer in viewers() {
            let (english, french) = (position.scene(viewer, Lang::En), position.scene(viewer, Lang::Fr));
            assert_ne!(english.heading, french.heading);
            assert_ne!(english.prompt, french.prompt);
            assert_eq!(english.choices.len(), french.choices.len());
            for (one, other) in english.choices.iter().zip(&french.choices) {
                assert_eq!((&one.at, &one.to), (&other.at, &other.to));
                assert_ne!(one.words, other.words);
                assert_eq!(one.hint.is_some(), other.hint.is_some());
            }
            assert_eq!(ids(&english), ids(&french));
        }
    });
}

#[test]
fn no_line_of_french_begins_with_a_sign() {
    games(GAMES, |position| {
        let french = serde_json::to_string(&position.scene(viewers()[0], Lang::Fr)).unwrap();
        for sign in [" ;", " :", " !", " ?", "« ", " »", "de Le ", "à Le ", "de La ", "à La "] {
            assert!(!french.contains(sign), "{sign:?} in {french}");
        }
        let english = serde_json::to_string(&position.scene(viewers()[0], Lang::En)).unwrap();
        assert!(!english.contains('\u{a0}'));
    });
}

#[test]
fn the_parts_of_a_character_are_its_own() {
    games(2, |position| {
        let (game, board) = (position.game, &position.state.board);
        let scene = position.scene(Viewer::Table, Lang::En);
        for seat in Seat::all(2) {
            for unit in board.fronts[seat].units.iter() {
                for character in unit.members.iter() {
                    let mut own = 0;
                    let muster = Muster { seat, members: unit.members, stance: Stance::AtRest };
                    each_part(game, board, muster, &mut |part| {
                        own += if part.on == Some(character) { i32::from(part.plus) } else { 0 };
                    });
                    let id = &game.catalog().card(game.catalog().card_of(character)).id;
                    let card = cards(&scene).into_iter().find(|card| card.id == *id).unwrap();
                    assert_eq!(card.counters.iter().find(|counter| counter.id == "force").unwrap().value, own);
                }
            }
        }
    });
}

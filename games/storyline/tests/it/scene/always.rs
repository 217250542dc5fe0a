//! Tests of the properties that a front end may expect of every scene.

use super::walk::{Position, games, name};
use kernel::{Card, Counter, Face, Game, Lang, Rng, Scene, Viewer};
use std::collections::BTreeSet;
use storyline::vitality;

fn at_every_step(mut check: impl FnMut(&Position<'_>, Viewer, &Scene)) {
    games(|position| {
        for viewer in position.viewers() {
            for lang in [Lang::En, Lang::Fr] {
                check(position, viewer, &position.scene(viewer, lang));
            }
        }
    });
}

/// Returns every card of a scene, including those under other cards.
pub(crate) fn cards(scene: &Scene) -> Vec<&Card> {
    fn with_those_under(card: &Card) -> Vec<&Card> {
        std::iter::once(card).chain(card.under.iter().flat_map(with_those_under)).collect()
    }
    scene.zones.iter().flat_map(|zone| &zone.cards).flat_map(with_those_under).collect()
}

fn ids(scene: &Scene) -> Vec<&str> {
    let zones = scene.zones.iter().map(|zone| zone.id.as_str());
    zones.chain(cards(scene).into_iter().map(|card| card.id.as_str())).collect()
}

fn counters(scene: &Scene) -> Vec<&Counter> {
    let zones = scene.zones.iter().flat_map(|zone| &zone.counters);
    zones.chain(cards(scene).into_iter().flat_map(|card| &card.counters)).collect()
}

#[test]
fn every_question_is_seen() {
    let mut seen = BTreeSet::new();
    games(|position| {
        seen.insert(name(position.state));
    });
    let asked = [
        "Actions",
        "Before a turn",
        "After a turn",
        "Before the score",
        "Bonus",
        "Distance",
        "EnterCost",
        "FromHand",
        "Over",
        "Peeked",
        "PriceCard",
        "React",
        "Search",
        "Spot",
        "Target",
        "Which",
        "Whose",
    ];
    let missing: Vec<_> = asked.into_iter().filter(|name| !seen.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn zones_and_cards_have_names_of_their_own() {
    at_every_step(|_, _, scene| {
        let ids = ids(scene);
        let mut seen = BTreeSet::new();
        let twice: Vec<_> = ids.iter().filter(|id| !seen.insert(**id)).collect();
        assert!(twice.is_empty(), "{twice:?}");
    });
}

#[test]
fn every_choice_points_at_something_there() {
    at_every_step(|position, viewer, scene| {
        let ids: BTreeSet<&str> = ids(scene).into_iter().collect();
        for choice in &scene.choices {
            let button = ["done", "yes"].contains(&choice.at.as_str()) || choice.at.starts_with("which.");
            assert!(ids.contains(choice.at.as_str()) != button, "{choice:?}");
            assert!(choice.to.as_ref().is_none_or(|to| ids.contains(to.as_str())), "{choice:?}");
        }
        let own = position.decider().map(Viewer::Seat) == Some(viewer);
        assert_eq!(scene.choices.len(), if own { position.offered.len() } else { 0 });
    });
}

#[test]
fn no_two_choices_say_the_same() {
    at_every_step(|_, _, scene| {
        let mut said = BTreeSet::new();
        let twice: Vec<_> = scene.choices.iter().filter(|choice| !said.insert(choice.words.to_string())).collect();
        assert!(twice.is_empty(), "{twice:?}");
    });
}

#[test]
fn every_tie_has_another_end() {
    let mut kinds = BTreeSet::new();
    at_every_step(|_, _, scene| {
        let ids: BTreeSet<&str> = ids(scene).into_iter().collect();
        let zones = scene.zones.iter().flat_map(|zone| &zone.links);
        for link in zones.chain(cards(scene).into_iter().flat_map(|card| &card.links)) {
            assert!(ids.contains(link.to.as_str()) && !link.words.is_empty(), "{link:?}");
            kinds.insert(link.kind.clone());
        }
    });
    // These games are too few to be sure that the choice to follow and an answer to a threat come up.
    kinds.remove("follows");
    kinds.remove("threat");
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["acting", "author", "bearer", "host", "risk"]);
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
fn vitality_is_what_the_rules_count() {
    games(|position| {
        let (game, board) = (position.game, &position.state.board);
        let scene = position.scene(Viewer::Table, Lang::En);
        for (id, piece) in board.each().filter(|(_, piece)| game.catalog().card(piece.card).vitality().is_some()) {
            let shown = cards(&scene).into_iter().find(|card| card.id == format!("p.{}", u8::from(id))).unwrap();
            assert_eq!(shown.counters[0].value, i32::from(vitality(game, board, id)), "{piece:?}");
        }
    });
}

#[test]
fn the_final_sheet_counts_what_the_rules_count() {
    let mut sheets = 0;
    games(|position| {
        let scene = position.scene(Viewer::Table, Lang::En);
        let Some(sheet) = scene.sheet else { return };
        sheets += 1;
        let scores = position.game.scores(position.state);
        for seat in &sheet.seats {
            assert_eq!(seat.total, Some(scores[seat.seat]));
            assert_eq!(seat.lines.iter().map(|line| line.points).sum::<i32>(), scores[seat.seat]);
        }
    });
    assert!(sheets >= 9);
}

#[test]
fn all_that_lies_open_is_shown() {
    games(|position| {
        let board = &position.state.board;
        let scene = position.scene(Viewer::Table, Lang::En);
        let ids: BTreeSet<&str> = ids(&scene).into_iter().collect();
        assert!(board.each().all(|(id, _)| ids.contains(format!("p.{}", u8::from(id)).as_str())));
        for spot in position.game.road().spots() {
            let id = format!("loc.{}", u8::from(spot));
            let card = cards(&scene).into_iter().find(|card| card.id == id).unwrap();
            assert_eq!(matches!(card.face, Face::Up { .. }), board.location(spot).is_some());
        }
        for (seat, saved) in position.state.saved.iter() {
            let zone = scene.zones.iter().find(|zone| zone.id == format!("saved.{}", seat.index())).unwrap();
            let paid: Vec<i32> = zone.cards.iter().map(|card| card.counters[0].value).collect();
            assert_eq!(paid, saved.iter().map(|saved| i32::from(saved.paid)).collect::<Vec<_>>());
        }
    });
}

#[test]
fn an_imagined_world_looks_like_the_real_one() {
    let mut rng = Rng::new(11);
    games(|position| {
        for viewer in position.viewers() {
            let imagined = position.game.determinize(&position.game.view(position.state, viewer), &mut rng);
            let other = Position { state: &imagined, ..*position };
            assert_eq!(other.scene(viewer, Lang::En), position.scene(viewer, Lang::En));
        }
    });
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
    });
}

#[test]
fn both_languages_say_it_in_their_own_way() {
    games(|position| {
        for viewer in position.viewers() {
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
fn every_card_of_the_own_hand_can_be_played_or_says_why_not() {
    let mut reasons = BTreeSet::new();
    games(|position| {
        let Some(seat) = position.decider() else { return };
        let scene = position.scene(Viewer::Seat(seat), Lang::En);
        let hand = scene.zones.iter().find(|zone| zone.id == format!("hand.{}", seat.index())).unwrap();
        for card in &hand.cards {
            let offered = scene.choices.iter().any(|choice| choice.at == card.id);
            assert!(offered || card.why_not.is_some() || card.id.matches('/').count() > 1, "{}", card.id);
            reasons.extend(card.why_not.clone().map(|why| why.words));
        }
    });
    for reason in ["Not now. ", "Only as a Story Action.", "It would do nothing now."] {
        assert!(reasons.iter().any(|each| each.starts_with(reason)), "{reason} is not among {reasons:#?}");
    }
}

#[test]
fn no_line_of_french_begins_with_a_sign() {
    games(|position| {
        let viewer = position.viewers()[0];
        let french = serde_json::to_string(&position.scene(viewer, Lang::Fr)).unwrap();
        for sign in
            [" ;", " :", " !", " ?", "« ", " »", "de Le ", "à Le ", "de le ", "à le ", " de Les ", " à Les ", "l’le "]
        {
            assert!(!french.contains(sign), "{sign:?} in {french}");
        }
        let english = serde_json::to_string(&position.scene(viewer, Lang::En)).unwrap();
        assert!(!english.contains('\u{a0}'));
    });
}

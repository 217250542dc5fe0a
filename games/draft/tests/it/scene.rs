//! Tests the scenes of the draft: the zones, the choices, the points of Stories, and the final sheet.

mod always;
mod sheet;
mod worth;

use crate::language::{Ann, Bob, Table};
use kernel::{Choice, Face, Lang, Scene, Viewer, Wording, ZoneKind};

/// Returns a table of two players in round 2, at which Bob has to take a column. Ann has DL and S09, and Bob has TT and
/// S15.
fn second_round() -> Table {
    let mut table = Table::of(2);
    table.play(
        "first Ann
         lay DL S09 | TT S15 | WO S45
         Ann takes 1
         Bob takes 2
         lay DS S10 | GG S42 | RR S29",
    );
    table
}

fn choices(scene: &Scene) -> Vec<(&str, &Wording)> {
    scene.choices.iter().map(|Choice { at, words, .. }| (at.as_str(), words)).collect()
}

#[test]
fn the_middle_comes_first_then_the_viewer_then_the_others() {
    let ids = |viewer| -> Vec<String> {
        second_round().look_as(viewer, Lang::En).0.zones.into_iter().map(|zone| zone.id).collect()
    };
    let order = |seats: [&str; 2]| -> Vec<String> {
        let before = |seat: &str| ["stories", "down", "hand"].map(|kind| format!("{kind}.{seat}"));
        let mut ids = ["column.0", "column.1", "column.2"].map(str::to_owned).to_vec();
        ids.extend(seats.into_iter().flat_map(before));
        ids.extend(["deck", "discard"].map(str::to_owned));
        ids
    };
    assert_eq!(ids(Viewer::Seat(Ann.seat())), order(["0", "1"]));
    assert_eq!(ids(Viewer::Seat(Bob.seat())), order(["1", "0"]));
    assert_eq!(ids(Viewer::Table), order(["0", "1"]));
}

#[test]
fn zones_tell_their_kind_and_owner() {
    let look = second_round().look(Ann);
    for (id, kind, owner) in [
        ("column.2", ZoneKind::Offer, None),
        ("stories.1", ZoneKind::Display, Some(Bob)),
        ("down.1", ZoneKind::Discard, Some(Bob)),
        ("hand.1", ZoneKind::Hand, Some(Bob)),
        ("deck", ZoneKind::Deck, None),
        ("discard", ZoneKind::Discard, None),
    ] {
        let zone = look.zone(id);
        assert_eq!((zone.kind, zone.owner), (kind, owner.map(|player: crate::language::Player| player.seat())), "{id}");
    }
}

#[test]
fn a_column_shows_two_characters_and_then_its_story() {
    let look = second_round().look(Bob);
    assert_eq!(look.ids("column.0"), ["column.0/dorothy.0", "column.0/scarecrow.0", "S10"]);
    assert_eq!(look.ids("column.1"), ["column.1/glinda.0", "column.1/glinda.1", "S42"]);
}

#[test]
fn a_column_that_was_taken_stays_as_an_empty_place() {
    let mut table = second_round();
    table.play("Bob takes 2");
    let look = table.look(Ann);
    assert_eq!((look.ids("column.1"), look.ids("column.2").len()), (vec![], 3));
}

#[test]
fn decks_and_discards_are_counted() {
    let look = second_round().look(Ann);
    assert_eq!(look.counted("deck"), "characters 36, stories 42");
    assert_eq!(look.counted("discard"), "witch 1, oz 1");
}

/// Returns a wording. In `words`, the names of Characters are between `<` and `>`.
fn named(words: &str) -> Wording {
    Wording::marked(words, '<', '>')
}

#[test]
fn only_the_seat_that_decides_has_choices() {
    let table = second_round();
    assert!(table.look(Ann).0.choices.is_empty());
    assert_eq!(
        choices(&table.look(Bob).0),
        [
            (
                "column.0",
                &named("Take column 1: <Dorothy>, <Scarecrow>, 2 points for each couple <Dorothy> + <Scarecrow>")
            ),
            (
                "column.1",
                &named(
                    "Take column 2: <Glinda>, <Glinda>, 8 points if no other player has more <Glinda> than you; a tie \
                     counts"
                )
            ),
            ("column.2", &named("Take column 3: <Tin Man>, <Tin Man>, 4 points if you have at most 1 <Tin Man>")),
        ]
    );
}

#[test]
fn the_heading_and_the_prompt_say_where_the_game_is() {
    let mut table = second_round();
    let said = |table: &Table, player: crate::language::Player, lang| {
        let scene = table.look_as(Viewer::Seat(player.seat()), lang).0;
        (scene.heading, scene.prompt.to_string())
    };
    assert_eq!(said(&table, Bob, Lang::En), ("Round 2 of 8".into(), "Take a column.".into()));
    assert_eq!(said(&table, Ann, Lang::En), ("Round 2 of 8".into(), "Bob takes a column.".into()));
    assert_eq!(said(&table, Bob, Lang::Fr), ("Tour 2 sur 8".into(), "Prenez une colonne.".into()));
    assert_eq!(said(&table, Ann, Lang::Fr), ("Tour 2 sur 8".into(), "Bob prend une colonne.".into()));
    table.play_to_round(5).play_while(|table| !table.offers().contains("turns down"));
    let (decides, other) = if table.turn() == "Ann" { (Ann, Bob) } else { (Bob, Ann) };
    assert_eq!(said(&table, decides, Lang::En).1, "Turn one of your Stories face-down.");
    assert_eq!(said(&table, other, Lang::En).1, format!("{} turns a Story face-down.", decides.name()));
    assert_eq!(said(&table, decides, Lang::Fr).1, "Retournez une de vos Histoires face cachée.");
}

#[test]
fn the_prompt_names_those_who_take_a_column_next() {
    let mut table = Table::of(3);
    table.play("first Bob\nlay DD S01 | LL S03 | RR S05 | GG S15");
    let said = |table: &Table, player: crate::language::Player, lang| {
        table.look_as(Viewer::Seat(player.seat()), lang).0.prompt.to_string()
    };
    assert_eq!(said(&table, Bob, Lang::En), "Take a column. Next: Cleo and Ann.");
    assert_eq!(said(&table, Ann, Lang::Fr), "Bob prend une colonne. Ensuite\u{a0}: Cleo et vous.");
    table.play("Bob takes 1");
    assert_eq!(said(&table, Bob, Lang::En), "Cleo takes a column. Next: Ann.");
    table.play("Cleo takes 2");
    assert_eq!(said(&table, Ann, Lang::En), "Take a column. You are the last this round.");
    assert_eq!(said(&table, Bob, Lang::Fr), "Ann prend une colonne, en dernier ce tour-ci.");
}

#[test]
fn a_card_that_cannot_be_chosen_says_why() {
    let table = second_round();
    let why = |player, card: &str| table.look(player).card(card).why_not.clone().map(|why| why.words);
    assert_eq!(why(Ann, "S10").as_deref(), Some("It is Bob’s turn."));
    assert_eq!(why(Bob, "S10"), None);
    assert_eq!(why(Bob, "S15").as_deref(), Some("Take a column first."));
    let all = |player| table.look(player).0.why_not.map(|why| (why.words, why.rule.to_string()));
    assert_eq!(all(Ann), Some(("It is Bob’s turn.".into(), "4".into())));
    assert_eq!(all(Bob), Some(("Only a column can be taken now.".into(), "4".into())));
    assert_eq!(table.look(Bob).0.rule.unwrap().to_string(), "4");
}

#[test]
fn rule_6_turning_down_points_at_ones_own_stories() {
    let mut table = Table::of(3);
    table.play_to_round(5).play_while(|table| !table.offers().contains("turns down"));
    let player = table.players().find(|player| player.name() == table.turn()).unwrap();
    let look = table.look(player);
    let own = look.ids(&format!("stories.{}", player.seat().index()));
    assert_eq!(choices(&look.0).into_iter().map(|(at, _)| at).collect::<Vec<_>>(), own);
    assert_eq!(own.len(), 5);
    let column = look.0.zones.iter().find(|zone| zone.kind == ZoneKind::Offer && !zone.cards.is_empty()).unwrap();
    let why = column.cards[0].why_not.as_ref().map(|why| (why.words.as_str(), why.rule.to_string()));
    assert_eq!(why, Some(("You have your column; turn a Story face-down.", "6".into())));
    assert_eq!(look.0.why_not.unwrap().words, "Only one of your Stories can be turned face-down now.");
}

#[test]
fn g6_a_story_turned_down_shows_its_back() {
    let mut table = Table::of(2);
    table.play_to_round(7);
    for player in [Ann, Bob] {
        let look = table.look(player);
        for owner in [Ann, Bob] {
            let zone = look.zone(&format!("down.{}", owner.seat().index()));
            assert_eq!(zone.cards.len(), 2);
            assert!(zone.cards.iter().all(|card| matches!(card.face, Face::Down { .. }) && card.counters.is_empty()));
        }
    }
}

#[test]
fn a_story_says_its_objective_in_words_and_icons() {
    let look = second_round().look_as(Viewer::Seat(Bob.seat()), Lang::Fr);
    let Face::Up { kind, tint, title, text, glyphs, quote } = look.card("S10").face.clone() else { panic!("face-up") };
    assert_eq!((kind.as_str(), tint.as_str(), title.as_str()), ("story", "couple", "Couple"));
    assert_eq!(text.to_string(), "2 points pour chaque couple Dorothy + Épouvantail");
    assert_eq!(quote, "«\u{a0}Sans Dorothy, je n’aurais jamais eu de cervelle.\u{a0}»");
    let signs: Vec<String> = glyphs.iter().map(|glyph| serde_json::to_string(glyph).unwrap()).collect();
    assert_eq!(
        signs,
        [
            r#"{"type":"points","text":"2"}"#,
            r#"{"type":"icon","name":"dorothy","label":"Dorothy"}"#,
            r#"{"type":"text","text":"+"}"#,
            r#"{"type":"icon","name":"scarecrow","label":"Épouvantail"}"#,
        ]
    );
}

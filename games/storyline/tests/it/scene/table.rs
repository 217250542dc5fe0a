//! Tests of scenes of typical positions, line by line.

use super::look::look;
use crate::stage::{AHEAD, Table, alone, epic, oz};
use kernel::{
    Face, Glyph,
    Lang::{En, Fr},
};
use language::Profile;

/// Returns a table with Dorothy and Toto next to the Poppy Field, and with the Lion there, who has the Silver Shoes.
fn friends() -> Table {
    oz(2)
        .road(&["Thick Wood", "Poppy Field", "?"])
        .at(0, 2, "O11")
        .at(0, 1, "Farm Girl")
        .at(0, 1, "Toto")
        .on("O11", "Silver Shoes")
        .title(1, "Munchkin Baby")
        .hand(0, &["Ladder", "Cyclone", "O24", "Aunt Em"])
        .saved(1, &[("cellar", 2)])
        .points(4)
        .ready()
}

/// A card shows the icon of its Set and the title of the film or tale (rule 26).
#[test]
fn a_card_of_epic_shows_its_set_and_says_from_which_tale_it_is() {
    let table = epic(2).hand(1, &["B20"]).ready();
    for (lang, title, last) in [
        (En, "Snow White and the Seven Dwarfs", "Tale: Snow White and the Seven Dwarfs"),
        (Fr, "Blanche-Neige et les sept nains", "Conte\u{a0}: Blanche-Neige et les sept nains"),
    ] {
        let look = look(&table, 1, lang);
        let Face::Up { text, glyphs, .. } = &look.card("hand.1/B20").face else { panic!("a card in the own hand") };
        assert_eq!(text.to_string().lines().last(), Some(last));
        assert_eq!(glyphs.last(), Some(&Glyph::Icon { name: "set-shiny-apple".into(), label: title.into() }));
    }
    let oz = look(&oz(2).hand(0, &["Ladder"]).ready(), 0, En);
    let Face::Up { text, .. } = &oz.card("hand.0/O37").face else { panic!("a card in the own hand") };
    assert!(!text.to_string().contains("Tale: "), "{text}");
}

#[test]
fn the_road_goes_from_title_to_title() {
    let shared = ["library", "archive", "folio", "dice"];
    let zones = |table: &Table, author| look(table, author, En).zones().join(" ");
    let road = "title.0 end.1 spot.0 spot.1 spot.2 spot.5 spot.4 spot.3 end.0 title.1";
    let shared = shared.join(" ");
    assert_eq!(zones(&friends(), 0), format!("hand.1 saved.1 {road} {shared} hand.0 saved.0"));
    let back = "title.1 end.0 spot.3 spot.4 spot.5 spot.2 spot.1 spot.0 end.1 title.0";
    assert_eq!(zones(&friends(), 1), format!("hand.0 saved.0 {back} {shared} hand.1 saved.1"));
    let solitaire = alone(Profile::Oz).ready();
    let road = "title.0 spot.0 spot.1 spot.2 spot.5 spot.4 spot.3 end.0";
    assert_eq!(zones(&solitaire, 0), format!("{road} {shared} hand.0 saved.0"));
}

#[test]
fn three_and_four_authors_share_spokes() {
    let table = epic(4).ready();
    let look = look(&table, 2, En);
    let road: Vec<&str> = look.zones().into_iter().skip_while(|id| *id != "title.2").take(10).collect();
    assert_eq!(
        road,
        ["title.2", "end.1", "spot.6", "spot.7", "spot.8", "title.3", "end.2", "spot.9", "spot.10", "spot.11"]
    );
    // A place of the viewer's own Storyline has the same number in zones and choices.
    assert_eq!(look.zone("spot.9").label, "Location 6");
    assert_eq!(super::look::look(&table, 0, En).zone("spot.9").label, "Location 1 of Denis’s Storyline");
    assert_eq!(look.zone("spot.9").owner, Some(table.seat(3)));
}

#[test]
fn vitality_says_what_makes_it_up() {
    let (table, name) = (friends(), "p.0");
    assert_eq!(look(&table, 1, En).sum(name, "vitality"), "4 = 3 printed, 2 Silver Shoes, -1 Poppy Field");
    assert_eq!(
        look(&table, 0, Fr).sum(name, "vitality"),
        "4 = 3 imprimée, 2 Souliers d’argent, -1 Champ de coquelicots"
    );
    assert_eq!(look(&table, 0, En).sum("title.0", "now"), "9 = 4 Cowardly Lion, 3 Dorothy • Kansas Farm Girl, 2 Toto");
    let shoes = &look(&table, 0, En).card(name).under[0].links[0].clone();
    assert_eq!(
        (shoes.kind.as_str(), shoes.to.as_str(), shoes.words.as_str()),
        ("bearer", "p.0", "borne by Cowardly Lion")
    );
    let toto = &look(&table, 0, En).card("p.2").links[0].clone();
    assert_eq!(
        (toto.kind.as_str(), toto.to.as_str(), toto.words.as_str()),
        ("follows", "p.1", "follows Dorothy • Kansas Farm Girl")
    );
    let whose = &look(&table, 0, Fr).card("p.2").links[1].clone();
    assert_eq!(
        (whose.kind.as_str(), whose.to.as_str(), whose.words.as_str()),
        ("author", "title.0", "Personnage d’Anna")
    );
}

#[test]
fn a_step_shows_each_part_of_its_cost() {
    let table = friends();
    look(&table, 0, En).offers(
        "p.",
        &[
            "p.0 > spot.0: Cowardly Lion: back to Thick Wood (1 Story Point; 3 left; total 11 instead of 9)",
            "p.0 > spot.2: Cowardly Lion: ahead to Location 3 of your Storyline (1 Story Point; 3 left; turns the Location up, which may cost more)",
            "p.1 > spot.1: Dorothy • Kansas Farm Girl: ahead to Poppy Field (1 Story Point; 3 left; total 7 instead of 9)",
            "p.2 > spot.1: Toto: ahead to Poppy Field (1 Story Point; 3 left; total 6 instead of 9; Toto is archived)",
        ],
    );
    look(&table, 0, Fr).offers(
        "p.1",
        &["p.1 > spot.1: Dorothy • Petite fermière du Kansas\u{a0}: avancer vers le Champ de coquelicots \
           (1 Point d’Histoire\u{202f}; reste 3\u{202f}; total 7 au lieu de 9)"],
    );
}

#[test]
fn a_card_says_where_it_goes_and_what_it_costs() {
    let french = look(&friends(), 0, Fr).choices("hand.0/O37");
    assert!(french[1].contains(": Jouer l’Échelle de fortune au Champ de coquelicots ("), "{french:?}");
    let look = look(&friends(), 0, En);
    look.offers(
        "hand.0/O24",
        &[
            "hand.0/O24 > title.0: Play Farmer’s Wife onto your Title Card (2 Story Points; 2 left)",
            "hand.0/O24: Archive Farmer’s Wife for a gold die (gains 1 Story Point in 1 of 2 rolls)",
        ],
    );
    let ladder = look.choices("hand.0/O37");
    assert_eq!(
        ladder[2],
        "hand.0/O37 > spot.2: Play Make-Shift Ladder to Location 3 of your Storyline (1 Story Point; 3 left; turns the Location up)"
    );
    assert_eq!(
        ladder[6],
        "hand.0/O37 > p.0: Play Make-Shift Ladder for Cowardly Lion to bear (1 Story Point; 3 left; total 10 instead of 9)"
    );
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    let why = |points, cards: &[&str]| {
        let table = oz(2).at(0, 1, "Farm Girl").title(1, "Toto").hand(0, cards).points(points).ready();
        let words = |card: &kernel::Card| card.why_not.as_ref().map(|why| why.words.clone());
        let whys = |lang| look(&table, 0, lang).zone("hand.0").cards.iter().map(words).collect();
        [En, Fr].map(|lang| -> Vec<Option<String>> { whys(lang) })
    };
    assert_eq!(why(1, &["Cyclone"])[0], [Some("Costs 2; you have 1.".to_owned())]);
    assert_eq!(why(1, &["Cyclone"])[1], [Some("Coûte 2\u{202f}; vous avez 1.".to_owned())]);
    assert_eq!(why(4, &["Cyclone"])[0], [Some("It would do nothing now.".to_owned())]);
    let spell =
        epic(2).road(&["Council Rock"]).at(1, 6, "Alice").turn(1).hand(1, &["Sleeping Death"]).points(3).ready();
    let why_not = look(&spell, 1, En).zone("hand.1").cards[0].why_not.clone().map(|why| why.words);
    assert_eq!(why_not.as_deref(), Some("Needs Sorcery, which no Character in play has."));
    let waiting = oz(2).hand(1, &["Cyclone"]).points(2).ready();
    let why_not = look(&waiting, 1, En).card("hand.1/O40").why_not.clone().map(|why| why.words);
    assert_eq!(why_not.as_deref(), Some("Anna decides now."));
}

#[test]
fn a_spell_names_the_characters_in_the_hand_that_would_bring_the_sorcery_it_needs() {
    let lay = epic(2).road(&["Council Rock"]).at(1, 6, "Alice").turn(1);
    let table = lay.hand(1, &["Sleeping Death", "B16"]).points(5).ready();
    let why = |lang| look(&table, 1, lang).zone("hand.1").cards.iter().find_map(|card| card.why_not.clone()).unwrap();
    assert_eq!(why(En).words, "Needs Sorcery, which no Character in play has. In your hand: The Sea Witch.");
    assert_eq!(
        why(Fr).words,
        "Il faut la Sorcellerie, qu’aucun Personnage en jeu n’a. Dans votre main\u{a0}: la Sorcière des mers."
    );
}

#[test]
fn while_a_question_is_asked_other_cards_say_the_question() {
    let lay = oz(2).road(&["Poppy Field", "Thick Wood"]).at(0, 1, "O11").at(1, 5, "Toto");
    let mut table = lay.hand(0, &["Cyclone", "Ladder"]).points(5).ready();
    table.play("Cyclone");
    let look = look(&table, 0, En);
    let asked = "Not now. Cyclone: choose a Location.";
    assert_eq!(look.0.why_not.as_ref().unwrap().words, asked);
    assert_eq!(look.card("hand.0/O37").why_not.as_ref().unwrap().words, asked);
}

/// The counter is there only if the cost is not the printed one (rule 30, Q13).
#[test]
fn a_card_of_the_hand_says_what_it_costs_now() {
    let costs = |table: &Table, author: usize| -> Vec<Option<i32>> {
        let look = look(table, author, En);
        let cost =
            |card: &kernel::Card| card.counters.iter().find(|counter| counter.id == "cost").map(|cost| cost.value);
        look.zone(&format!("hand.{author}")).cards.iter().map(cost).collect()
    };
    let table = oz(2).at(0, 1, "Aunt Em").hand(0, &["Farm Girl", "Ladder"]).points(4).ready();
    assert_eq!(costs(&table, 0), [Some(1), None]);
    let table = epic(2).at(0, 1, "A Real Boy").hand(0, &["Puppet"]).points(1).ready();
    assert_eq!(costs(&table, 0), [Some(0)]);
    assert_eq!(
        look(&table, 0, En).choices("hand.0/A12")[0],
        "hand.0/A12 > p.0: Play Pinocchio • Puppet over Pinocchio • A Real Boy (free; takes the place of another version of the same Character (rule 30); total 2 instead of 4)"
    );
}

/// Objects on the old version become loose, so they count no more, and its Effects are archived (Q13).
#[test]
fn a_card_that_replaces_another_says_what_the_old_one_leaves() {
    let road = oz(2).road(&["Farm"]).at(0, 1, "O10").on("O10", "O45").on("O10", "Gold Collar");
    let road = road.hand(0, &["O20"]).ready();
    assert_eq!(
        look(&road, 0, En).choices("hand.0/O20")[0],
        "hand.0/O20 > p.0: Play Tin Woodman • Good as New over Tin Woodman (free; takes the place of another version of the same Character (rule 30); left without a bearer: Gold Collar; to the Archive: Tin Woodman’s Tears; total 5 instead of 3)"
    );
    let fr = look(&road, 0, Fr).choices("hand.0/O20")[0].clone();
    let left = "sans porteur\u{a0}: le Collier d’or\u{202f}; aux Archives\u{a0}: les Larmes du Bûcheron de Fer-Blanc\u{202f}; ";
    assert!(fr.contains(left), "{fr}");
    let title = oz(2).title(0, "O10").on("O10", "Gold Collar").hand(0, &["O20"]).ready();
    assert!(!look(&title, 0, En).choices("hand.0/O20")[0].contains("bearer"));
}

#[test]
fn paying_more_for_a_face_down_event_says_why() {
    let table = oz(2).hand(0, &["Three Cheers"]).points(3).ready();
    let dearest = |lang| look(&table, 0, lang).choices("hand.0/O50")[1].clone();
    assert_eq!(
        dearest(En),
        "hand.0/O50: Lay Three Cheers! face-down and pay 3 Story Points (3 Story Points; 0 left; 1 more than its cost, so that nobody can tell which Event it is (rule 44))"
    );
    let why = "1 de plus que son coût, pour que nul ne sache de quel Événement il s’agit (règle 44)";
    assert!(dearest(Fr).contains(why), "{}", dearest(Fr));
    assert!(!look(&table, 0, En).choices("hand.0/O50")[0].contains("rule 44"));
}

#[test]
fn in_the_bonus_movement_a_card_that_can_be_archived_says_why_it_cannot_be_played() {
    let table = oz(2).road(&["Farm", "Thick Wood"]).at(0, 1, "Aunt Em").hand(0, &["Ladder"]).in_bonus().ready();
    let look = look(&table, 0, En);
    assert_eq!(look.choices("hand.0/O37").len(), 1);
    assert_eq!(look.card("hand.0/O37").why_not.as_ref().unwrap().words, "Only as a Story Action.");
}

#[test]
fn a_toll_says_who_pays_if_not_all_do() {
    let table = oz(2).road(&["Thick Wood", "Rough and Difficult"]).ready();
    assert_eq!(look(&table, 0, En).sum("loc.0", "enter"), "1 = 1 except Animals");
    assert_eq!(look(&table, 0, Fr).sum("loc.0", "enter"), "1 = 1 sauf les Animaux");
    assert!(look(&table, 0, En).card("loc.1").counters.is_empty());
}

#[test]
fn a_single_story_point_is_in_the_singular() {
    let label = |points, lang| look(&oz(2).points(points).ready(), 0, lang).zone("dice").counters[0].label.clone();
    assert_eq!([1, 2].map(|points| label(points, En)), ["Story Point", "Story Points"]);
    assert_eq!([1, 2].map(|points| label(points, Fr)), ["Point d’Histoire", "Points d’Histoire"]);
}

#[test]
fn a_thing_on_the_table_that_cannot_be_chosen_says_why_and_by_which_rule() {
    let table = oz(2).road(&["Poppy Field", "?"]).at(0, 1, "Farm Girl").at(1, 2, "Toto").hand(0, &["Cyclone"]).ready();
    let look = look(&table, 0, En);
    let why = |id: &str| look.card(id).why_not.clone().map(|why| (why.words, why.rule.to_string()));
    let because = |words: &str, rule: &str| Some((words.to_owned(), rule.to_owned()));
    assert_eq!(why("p.0"), because("Costs 3; you have 0.", "Q19"));
    assert_eq!(why("p.1"), because("Only its Author moves it.", "16"));
    assert_eq!(why("loc.0"), because("Replacing it costs 2; you have 0.", "15"));
    assert_eq!(why("loc.1"), because("Face-down: it turns up when a Character comes.", "47"));
    assert_eq!(look.0.rule.unwrap().to_string(), "15");
    assert_eq!(look.0.why_not.as_ref().unwrap().rule.to_string(), "15");
    let waiting = self::look(&table, 1, En).0.why_not.unwrap();
    assert_eq!(waiting.words, "Anna decides now.");
}

#[test]
fn a_face_down_event_shows_its_price_and_not_its_face() {
    let table = friends();
    assert_eq!(look(&table, 0, En).sum("saved.1/0", "paid"), "2");
    let face = |author| format!("{:?}", look(&table, author, En).card("saved.1/0").face);
    assert_eq!(face(0), "Down { label: \"An Event turned face-down\" }");
    assert!(face(1).contains("Run for the cellar!"), "{}", face(1));
}

#[test]
fn the_author_of_a_follower_is_asked() {
    let mut table = friends();
    table.step("Farm Girl", AHEAD);
    let own = look(&table, 0, En);
    assert_eq!(own.0.prompt, "Choose whether Toto follows to Poppy Field.");
    own.offers(
        "",
        &[
            "yes: Toto follows to Poppy Field (free; total 5 instead of 7; Toto is archived)",
            "done: Toto stays at Thick Wood",
        ],
    );
    let waits = look(&table, 1, Fr).0.prompt;
    assert_eq!(waits, "Anna choisit si Toto suit vers le Champ de coquelicots.");
    assert_eq!(waits.names().collect::<Vec<_>>(), ["Toto", "Champ de coquelicots"]);
}

#[test]
fn the_end_is_announced_before_and_after() {
    let mut table = oz(2).road(&["?", "?", "?", "?", "?", "Poppy Field"]).at(0, 6, "Farm Girl").points(4).ready();
    look(&table, 0, En).offers(
        "p.0",
        &[
            "p.0 > spot.4: Dorothy • Kansas Farm Girl: back to Location 5 of your Storyline (3 Story Points (1 for the action, 2 to leave); 1 left; turns the Location up, which may cost more)",
            "p.0 > end.0: Dorothy • Kansas Farm Girl: ahead to The End (3 Story Points (1 for the action, 2 to leave); 1 left; makes this the last Round; total 0 instead of 1; as it stands Vitality 0 against 0)",
        ],
    );
    table.step("Farm Girl", AHEAD);
    let other = look(&table, 1, En);
    assert_eq!(other.0.heading, "Round 2 · last Round: Dorothy • Kansas Farm Girl has reached The End");
    assert_eq!(other.zone("end.0").cards[0].id, "p.0");
    table.plays_out();
    let sheet = look(&table, 0, En).0.sheet.unwrap();
    assert_eq!(sheet.verdict, "Shared victory with 0 Vitality on the road: Anna, Boris.");
    assert_eq!((sheet.seats[0].lines[0].words.as_str(), sheet.seats[0].lines[0].points), ("has reached The End", 0));
}

#[test]
fn ending_the_turn_says_how_many_points_are_lost() {
    let hint = |points, lang| {
        let table = oz(2).road(&["Farm", "Thick Wood"]).at(0, 1, "Aunt Em").points(points).in_bonus().ready();
        look(&table, 0, lang).0.choices.pop().unwrap().hint
    };
    assert_eq!(hint(1, En).as_deref(), Some("1 Story Point lost"));
    assert_eq!(hint(1, Fr).as_deref(), Some("1 Point d’Histoire perdu"));
    assert_eq!(hint(2, Fr).as_deref(), Some("2 Points d’Histoire perdus"));
}

#[test]
fn a_location_that_was_turned_up_may_be_paid_for() {
    let mut table = oz(2).road(&["Poppy Field", "?"]).at(0, 1, "O11").hand(0, &["Ladder"]).points(5).ready();
    table.step("O11", AHEAD).turns_up("Storm Cellar");
    let look = look(&table, 0, En);
    assert_eq!(
        look.0.prompt,
        "Choose whether Cowardly Lion pays 1 Story Point to enter Storm Cellar • Small Black Hole."
    );
    look.offers(
        "",
        &[
            "yes: Cowardly Lion enters Storm Cellar • Small Black Hole (1 Story Point; 1 left; total 3 instead of 2)",
            "done: Cowardly Lion does not enter Storm Cellar • Small Black Hole (what was paid is lost)",
        ],
    );
}

#[test]
fn solitaire_is_counted_in_bands() {
    let mut table = alone(Profile::Oz).at(0, 1, "O11").at(0, 2, "Aunt Em").finished(0, "Farm Girl").round(8).ready();
    table.plays_out();
    assert_eq!(
        look(&table, 0, En).0.sheet.unwrap().verdict,
        "The End is reached with 4 Vitality on the road: a short tale."
    );
    // No Character is left on the road, but a Prime has reached The End.
    let mut table = alone(Profile::Oz).finished(0, "Farm Girl").round(8).ready();
    table.plays_out();
    assert_eq!(
        look(&table, 0, En).0.sheet.unwrap().verdict,
        "The End is reached with 0 Vitality on the road: a short tale."
    );
    let mut table = alone(Profile::Oz).at(0, 1, "O11").round(8).ready();
    table.plays_out();
    let sheet = look(&table, 0, En).0.sheet.unwrap();
    assert_eq!(sheet.verdict, "No Prime has reached The End, so this tale is not scored.");
    assert!(!sheet.seats[0].won && sheet.seats[0].lines.is_empty());
}

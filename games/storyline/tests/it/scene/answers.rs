//! The scene of a seat that may answer (Q43): the event, the card that it is about, the choices, and the outcome
//! without an answer.

use super::look::{Look, look};
use crate::stage::{AHEAD, Lay, Table, epic, oz};
use kernel::{Face, Lang::En, Lang::Fr};

/// Returns the title of the card that may be answered.
fn shown(look: &Look) -> &str {
    let [card] = look.zone("answered").cards.as_slice() else { panic!("one card is answered") };
    let Face::Up { title, .. } = &card.face else { panic!("it lies open") };
    title
}

/// Returns the question, the card, and the outcome without an answer.
fn read(table: &Table, author: usize) -> [String; 3] {
    let look = look(table, author, En);
    let [done] = &look.choices("done")[..] else { panic!("one may pass") };
    [look.0.prompt.to_string(), shown(&look).to_owned(), done.clone()]
}

/// Returns a table on which Author 0 can save a Character that falls, on the turn of Author 1.
fn clap() -> Lay {
    epic(2)
        .road(&["Council Rock"])
        .at(0, 1, "Alice")
        .saved(0, &[("Everyone Clap", 1)])
        .title(1, "B16")
        .turn(1)
        .points(9)
}

#[test]
fn a_threat_says_whose_and_whom_and_shows_the_card() {
    let lay = oz(2).road(&["Poppy Field", "Thick Wood"]).at(0, 1, "O11").at(1, 5, "Toto").hand(0, &["Cyclone"]);
    let mut table = lay.saved(1, &[("cellar", 2)]).points(5).ready();
    table.play("Cyclone").choose_at(2);
    let asked = look(&table, 1, En);
    assert_eq!(asked.0.prompt, "Cyclone is about to move Toto: reveal an answer, or let it happen.");
    asked.offers("", &["saved.1/0: Reveal “Run for the cellar!” (free)", "done: Let it happen (Cyclone moves Toto)"]);
    assert_eq!(shown(&asked), "Cyclone");
    let asked = look(&table, 1, Fr);
    assert_eq!(asked.0.prompt, "Le Cyclone va déplacer Toto\u{a0}: révélez une réponse, ou laissez faire.");
    asked.offers("done", &["done: Laisser faire (Le Cyclone déplace Toto)"]);
    // A seat that waits reads which seat may answer, and is not shown the card a second time.
    let waits = look(&table, 0, En);
    assert_eq!(waits.0.prompt, "Cyclone is about to move Toto: Boris may answer.");
    assert!(!waits.zones().contains(&"answered"));
    assert_eq!(look(&table, 0, Fr).0.prompt, "Le Cyclone va déplacer Toto\u{a0}: Boris peut répondre.");
}

#[test]
fn several_are_named_and_many_are_counted() {
    let lay = |titles: &[&str]| {
        let lay = oz(2).says("O47", "ARCHIVE each opposing Character.").road(&["Farm", "Daisies", "House"]);
        let lay = titles.iter().fold(lay, |lay, title| lay.at(1, 4, title));
        let mut table = lay.hand(0, &["O47"]).saved(1, &[("cellar", 1)]).points(3).ready();
        table.play("O47");
        [look(&table, 1, En).0.prompt, look(&table, 0, En).0.prompt, look(&table, 1, Fr).0.prompt]
            .map(|prompt| prompt.to_string().split([':', '\u{a0}']).next().unwrap().to_owned())
    };
    assert_eq!(
        lay(&["Toto", "Aunt Em", "Uncle Henry"]),
        [
            "Destruction of the Tin Woodman is about to archive Toto, Aunt Em and Uncle Henry",
            "Destruction of the Tin Woodman is about to archive Toto, Aunt Em and Uncle Henry",
            "La Destruction du Bûcheron de Fer-Blanc va archiver Toto, Tante Em et Oncle Henry",
        ]
    );
    assert_eq!(
        lay(&["Toto", "Aunt Em", "Uncle Henry", "O12"]),
        [
            "Destruction of the Tin Woodman is about to archive 4 of your Characters",
            "Destruction of the Tin Woodman is about to archive 4 of Boris’s Characters",
            "La Destruction du Bûcheron de Fer-Blanc va archiver 4 de vos Personnages",
        ]
    );
}

#[test]
fn a_card_that_is_played_can_be_read_before_it_is_answered() {
    let lay = |lay: Lay| lay.saved(1, &[("Uninvited", 3)]).title(1, "B16").road(&["Council Rock"]).points(4);
    let mut table = lay(epic(2)).hand(0, &["Goofy"]).ready();
    table.play("Goofy");
    assert_eq!(
        read(&table, 1),
        [
            "Anna plays Goofy: reveal an answer, or let it happen.",
            "Goofy",
            "done: Let it happen (Goofy comes into play; then Vitality 0 against 0)"
        ]
    );
    let mut table = lay(epic(2)).at(0, 1, "Alice").hand(0, &["Key"]).ready();
    table.play_to("Key", "Alice");
    assert_eq!(read(&table, 1)[0], "Anna plays Little Golden Key onto Alice: reveal an answer, or let it happen.");
    let mut table = lay(epic(2).libraries(&[1, 1]).says("B31", "DRAW 2.")).saved(0, &[("Mutiny", 2)]).ready();
    table.reveal("Mutiny");
    assert_eq!(
        read(&table, 1),
        [
            "Anna reveals Mutiny!: reveal an answer, or let it happen.",
            "Mutiny!",
            "done: Let it happen (Mutiny! takes effect)"
        ]
    );
}

/// On its Author's own turn, an answer may also come from the hand.
#[test]
fn an_answer_that_can_be_answered_is_what_is_shown() {
    let head = "Off with her head";
    let table = |hand: &[&str]| {
        let mut table = clap().hand(1, hand).saved(1, &[("Uninvited", 3)]).ready();
        table.play(head).asks(0);
        table
    };
    let mut answered = table(&[head]);
    assert_eq!(
        read(&answered, 0),
        [
            "“Off with her head!” is about to archive Alice: reveal an answer, or let it happen.",
            "“Off with her head!”",
            "done: Let it happen (Alice is archived; then Vitality 0 against 0)"
        ]
    );
    answered.reveal("Everyone Clap").asks(1);
    assert_eq!(
        read(&answered, 1),
        [
            "Anna answers with Everyone Clap!: reveal an answer, or let it happen.",
            "Everyone Clap!",
            "done: Let it happen (Everyone Clap! takes effect; then Vitality 0 against 0)"
        ]
    );
    let mut answered = table(&[head, "B17"]);
    answered.reveal("Everyone Clap").asks(1);
    assert_eq!(read(&answered, 1)[0], "Anna answers with Everyone Clap!: reveal or play an answer, or let it happen.");
}

#[test]
fn a_character_that_falls_or_enters_is_shown_without_a_source() {
    let mut table = clap().hand(1, &["Sleeping Death"]).ready();
    table.play_to("Sleeping Death", "Alice");
    assert_eq!(
        read(&table, 0),
        [
            "Alice has no Vitality left and is about to be archived: reveal an answer, or let it happen.",
            "Alice",
            "done: Let it happen (Alice is archived; then Vitality 0 against 0)"
        ]
    );
    let lay = epic(2).road(&["Council Rock", "Workshop"]).at(0, 1, "Alice").at(1, 5, "Baloo");
    let mut table = lay.saved(1, &[("Ambush", 2)]).points(2).ready();
    table.step("Alice", AHEAD);
    let [prompt, card, done] = read(&table, 1);
    assert!(prompt.starts_with("Alice has entered ") && prompt.ends_with(": reveal an answer, or let it happen."));
    let stays = "done: Let it happen (Alice stays there; then Vitality 4 against 2)";
    assert_eq!([card.as_str(), done.as_str()], ["Alice", stays]);
}

#[test]
fn two_copies_of_an_event_are_told_apart() {
    let lay = oz(2).prints("O38", "copies", "2").begins(0);
    let table = lay.saved(0, &[("O50", 2), ("O38", 1), ("O38", 3)]).road(&["Farm"]).at(0, 1, "Toto").ready();
    look(&table, 0, En).offers(
        "saved",
        &[
            "saved.0/0: Reveal Three Cheers! (free; total 3 instead of 2)",
            "saved.0/1: Reveal “I’ll go look after the stock.” (1) (free)",
            "saved.0/2: Reveal “I’ll go look after the stock.” (2) (free)",
        ],
    );
}

/// Both answers to "you may" say what they do (Q45).
#[test]
fn yes_and_no_say_what_they_do() {
    let may = |text: &str| {
        let lay = oz(2).says("O47", text).road(&["Farm", "Daisies", "House"]).at(1, 4, "Toto");
        let mut table = lay.hand(0, &["O47"]).points(4).ready();
        table.play("O47");
        [look(&table, 0, En).choices(""), look(&table, 0, Fr).choices("")]
    };
    let [en, fr] = may("may: PUSH 1 opposing Character.");
    assert_eq!(
        en,
        [
            "yes: Yes: push one opposing Character back 1 Location toward its Title Card (free)",
            "done: No: change nothing",
        ]
    );
    assert_eq!(fr[1], "done: Non\u{a0}: ne rien changer");
    let [en, fr] = may("may pay 1: PUSH 1 opposing Character.");
    assert_eq!(en[1], "done: No: keep 1 Story Point");
    assert_eq!(fr[1], "done: Non\u{a0}: garder 1 Point d’Histoire");
}

#[test]
fn whoever_reveals_nothing_reads_what_comes_next() {
    let lay = oz(2).saved(0, &[("O50", 2)]).road(&["Farm"]).at(0, 1, "Toto");
    let table = lay.begins(0).ready();
    look(&table, 0, En).offers("done", &["done: Nothing now: the turn begins"]);
}

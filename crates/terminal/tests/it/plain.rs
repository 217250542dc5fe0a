//! Tests plain mode: the sentences, the questions, and the effects of typed lines.

use crate::{duel, fixture, lists};
use insta::assert_snapshot;
use protocol::{
    FromClient, FromServer, Lang, LogLine, LogPage, NewsLine, Options, Position, Records, SeatPlan, TurnInfo,
};
use std::path::PathBuf;
use terminal::{Heard, Need, Order, Reply, Talk, Unread, Wanted};

/// Returns a conversation in the list of tables.
fn talk(lang: Lang) -> Talk {
    let mut talk = Talk::new(lang, None, false);
    talk.hear(Heard::Up);
    talk.hear(Heard::Said(lists::welcome(lang)));
    talk.hear(Heard::Said(lists::tables(lang)));
    talk
}

/// Returns a conversation at a table, and its first reply there.
fn at(lang: Lang, position: Position) -> (Talk, Reply) {
    let mut talk = talk(lang);
    talk.line("1");
    let reply = talk.hear(Heard::Said(FromServer::Position(Box::new(position))));
    (talk, reply)
}

fn arrives(talk: &mut Talk, position: Position) -> Vec<String> {
    talk.hear(Heard::Said(FromServer::Position(Box::new(position)))).lines
}

fn says(reply: Reply) -> Vec<FromClient> {
    let said = reply.needs.into_iter().map(|need| match need {
        Need::Say(message) => message,
        other => panic!("{other:?}"),
    });
    said.collect()
}

#[test]
fn notices_of_a_table_are_told_first_and_on_request() {
    let noted = || Position { notices: vec!["It changed.".into()], ..fixture::choosing(Lang::En) };
    let (mut talk, reply) = at(Lang::En, noted());
    assert_eq!(reply.lines[1], "It changed.");
    assert!(!arrives(&mut talk, noted()).contains(&"It changed.".to_owned()), "once");
    assert!(talk.line("table").lines.contains(&"It changed.".to_owned()));
}

#[test]
fn a_game_that_ends_early_is_told() {
    let (mut talk, _) = at(Lang::En, fixture::choosing(Lang::En));
    let mut over = Position { turn: TurnInfo::Over, ..fixture::choosing(Lang::En) };
    over.scene.choices.clear();
    over.scene.prompt = "Ben has resigned. Ann wins.".into();
    assert!(arrives(&mut talk, over)[0].ends_with("Ben has resigned. Ann wins."));
}

#[test]
fn a_turn_is_told_in_both_languages() {
    for (lang, name) in [(Lang::En, "turn_en"), (Lang::Fr, "turn_fr")] {
        assert_snapshot!(name, at(lang, fixture::choosing(lang)).1.lines.join("\n"));
    }
}

#[test]
fn a_duel_is_told_in_both_languages() {
    for (lang, name) in [(Lang::En, "duel_en"), (Lang::Fr, "duel_fr")] {
        let (mut talk, first) = at(lang, duel::summoning(lang));
        let mut lines = first.lines;
        for typed in ["1", "", "back", "7", "3"] {
            lines.push(format!("> {typed}"));
            lines.extend(talk.line(typed).lines);
        }
        // Lines that did not change are not printed again.
        lines.extend(arrives(&mut talk, duel::fighting(lang)));
        for typed in ["why", "why 2", "why 3", "table"] {
            lines.push(format!("> {typed}"));
            lines.extend(talk.line(typed).lines);
        }
        assert_snapshot!(name, lines.join("\n"));
    }
}

#[test]
fn a_sheet_is_told() {
    assert_snapshot!(at(Lang::En, fixture::over(Lang::En)).1.lines.join("\n"));
}

#[test]
fn a_sheet_without_points_is_told() {
    let lines = at(Lang::En, fixture::over_without_points(Lang::En)).1.lines;
    let told = "Ann: Dorothy 4, Toto 3, Lion 4, Scarecrow 2, Glinda 1, Witch 1, Oz 3.";
    assert!(lines.contains(&told.to_owned()) && !lines.join("\n").contains("point"), "{lines:#?}");
}

#[test]
fn the_whole_table_is_told_when_asked_for() {
    let (mut talk, _) = at(Lang::En, fixture::choosing(Lang::En));
    assert_snapshot!(talk.line("table").lines.join("\n"));
}

#[test]
fn the_list_of_tables_is_told() {
    let mut talk = Talk::new(Lang::En, None, false);
    talk.hear(Heard::Up);
    talk.hear(Heard::Said(lists::welcome(Lang::En)));
    assert!(!talk.asks());
    let reply = talk.hear(Heard::Said(lists::tables(Lang::En)));
    assert!(talk.asks());
    assert_snapshot!(reply.lines.join("\n"));
}

#[test]
fn the_list_says_who_has_which_side() {
    let mut talk = talk(Lang::En);
    talk.hear(Heard::Said(lists::two_games(Lang::En)));
    talk.hear(Heard::Said(lists::duel_table(Lang::En)));
    let menu = talk.line("").lines;
    assert_eq!(menu[1], "1: Good against Evil, Good: Ann, Evil: Bea. Turn 4 of Evil");
    assert!(talk.line("remove 1").lines[0].contains("Good: Ann, Evil: Bea"));
}

#[test]
fn choices_that_are_cards_are_told_once() {
    let (_, reply) = at(Lang::En, fixture::turning_down(Lang::En));
    let couples = reply.lines.iter().filter(|line| line.contains("2 points for each couple")).count();
    assert_eq!(couples, 1, "{:#?}", reply.lines);
    assert!(
        reply
            .lines
            .contains(&"5: Turn face-down: 4 points if you have at most 1 Tin Man (Now 4, At best 12)".to_owned())
    );
}

#[test]
fn a_choice_is_taken_by_number_or_words_and_nothing_is_asked_until_the_answer() {
    let (mut talk, _) = at(Lang::En, fixture::choosing(Lang::En));
    assert!(talk.asks());
    assert_eq!(says(talk.line(" 4 ")), [FromClient::Act { at: 61, choice: 2 }]);
    assert!(!talk.asks());
    // A line that is typed before the answer arrives decides nothing.
    assert_eq!(talk.line("4").lines, ["There is nothing to decide now."]);
    arrives(&mut talk, fixture::turning_down(Lang::En));
    assert_eq!(says(talk.line("tin man")), [FromClient::Act { at: 62, choice: 4 }]);
}

#[test]
fn a_line_that_is_no_choice_is_answered_with_the_choices() {
    let (mut talk, _) = at(Lang::En, fixture::choosing(Lang::En));
    for odd in ["3", "0", "-1", "999999999999999999999", "glinda", "…"] {
        let reply = talk.line(odd);
        assert!(reply.lines.join("\n").contains("expected one of 1, 2, 4"), "{odd}: {reply:?}");
        assert!(reply.needs.is_empty() && talk.asks());
    }
    let several = talk.line("take column").lines;
    assert_eq!(several.len(), 4, "{several:?}");
}

#[test]
fn news_is_told_once() {
    let (mut talk, first) = at(Lang::En, fixture::choosing(Lang::En));
    // This table existed before, so only new lines are printed, and the reader can request earlier ones.
    assert!(!first.lines.iter().any(|line| line.contains("Collector 2 turns")), "{first:?}");
    assert_eq!(talk.line("log").lines.len(), 4);
    let mut next = fixture::choosing(Lang::En);
    (next.entries, next.shown) = (59, 59);
    next.scene.choices.clear();
    next.log.push(LogLine { entry: 58, words: "Ann takes column 4.".into(), note: kernel::Note::default() });
    assert_eq!(arrives(&mut talk, next.clone()), ["Since your last decision:", "Ann takes column 4."]);
    assert!(!talk.asks());
    assert_eq!(arrives(&mut talk, next), [""; 0]);
}

#[test]
fn a_fight_in_between_is_told_once_at_its_place() {
    for (lang, title, standing) in [
        (Lang::En, "Trapped: Roquat the Nome King attacks Glinda the Good Witch", "The attacker is ahead, 25 to 21."),
        (
            Lang::Fr,
            "Pris au piège : Roquat le Roi des Nomes attaque Glinda la Bonne Sorcière",
            "L’attaquant mène, 25 à 21.",
        ),
    ] {
        let (mut talk, _) = at(lang, duel::summoning(lang));
        let fought = duel::fought(lang, [93, 95]);
        let [.., dice, over] = fought.log.as_slice() else { panic!() };
        let lines = arrives(&mut talk, fought.clone()).split_off(1);
        assert_eq!((&lines[0], lines[1].as_str()), (&dice.words.to_string(), title));
        assert!(lines[2].contains("(Bea)") && lines[2].contains("d12") && lines[3].contains("(Ann)"), "{lines:#?}");
        assert_eq!((lines[4].as_str(), &lines[5]), (standing, &over.words.to_string()));
        assert_eq!(lines[6], format!("{}. {}", fought.scene.heading, fought.scene.prompt));
        assert!(talk.asks(), "nothing is waited for");
        assert_eq!(arrives(&mut talk, fought), [""; 0], "once");
        assert!(matches!(says(talk.line("10"))[..], [FromClient::Act { at: 95, .. }]));
    }
}

/// Returns a position whose log has one line for each entry. The lines before the entry `from` have not arrived.
fn from_entry(from: usize, entries: usize) -> Position {
    let mut at = fixture::choosing(Lang::En);
    (at.entries, at.shown, at.has_earlier) = (entries, entries, from > 1);
    at.log = lines(from, entries + 1);
    at
}

fn lines(from: usize, to: usize) -> Vec<LogLine> {
    (from..to)
        .map(|entry| LogLine { entry, words: format!("Line {entry}.").into(), note: kernel::Note::default() })
        .collect()
}

fn page(from: usize, to: usize) -> Heard {
    let Position { table, viewer, lang, .. } = fixture::choosing(Lang::En);
    Heard::Said(FromServer::Log(LogPage { table, viewer, lang, lines: lines(from, to), has_earlier: from > 1 }))
}

#[test]
fn the_log_is_told_once_all_its_pages_are_here() {
    let (mut talk, _) = at(Lang::En, from_entry(40, 57));
    let asked = talk.line("log");
    assert!(asked.lines.is_empty());
    assert_eq!(says(asked), [FromClient::Log { before: 40 }]);
    assert_eq!(says(talk.hear(page(15, 40))), [FromClient::Log { before: 15 }]);
    let told = talk.hear(page(1, 15)).lines;
    assert_eq!((told.len(), told[0].as_str(), told[56].as_str()), (57, "Line 1.", "Line 57."));
    assert_eq!(talk.line("log").lines.len(), 57, "it is here now");
}

#[test]
fn no_news_is_left_out_however_much_there_is() {
    let (mut talk, _) = at(Lang::En, from_entry(40, 57));
    let far = Heard::Said(FromServer::Position(Box::new(from_entry(200, 300))));
    let asked = talk.hear(far);
    assert!(asked.lines.is_empty());
    assert_eq!(says(asked), [FromClient::Log { before: 200 }]);
    assert_eq!(says(talk.hear(page(100, 200))), [FromClient::Log { before: 100 }]);
    let told = talk.hear(page(30, 100)).lines;
    assert_eq!((told[1].as_str(), told[243].as_str()), ("Line 58.", "Line 300."));
}

#[test]
fn a_fight_waits_for_earlier_news() {
    let (mut talk, _) = at(Lang::En, from_entry(40, 57));
    let fight = NewsLine {
        entry: 250,
        words: None,
        note: kernel::Note::default(),
        happened: vec![],
        fight: Some(duel::contest(Lang::En)),
    };
    let far = Position { row: 304, news: vec![fight], ..from_entry(200, 300) };
    assert_eq!(arrives(&mut talk, far), [""; 0]);
    let told = talk.hear(page(30, 200)).lines;
    let line = |words: &str| told.iter().position(|line| line == words);
    assert_eq!((line("Line 58."), line("Line 250."), line("Line 251.")), (Some(1), Some(193), Some(198)), "{told:#?}");
    assert_eq!(line("The attacker is ahead, 25 to 21."), Some(197));
}

#[test]
fn an_undo_is_told() {
    let (mut talk, _) = at(Lang::En, fixture::turning_down(Lang::En));
    assert_eq!(says(talk.line("undo")), [FromClient::Undo { at: 62 }]);
    let lines = arrives(&mut talk, fixture::choosing(Lang::En));
    assert_eq!(lines[0], "The last decision was taken back.");
    assert!(lines.last().unwrap().starts_with("4: Take column 4"));
    assert!(talk.line("undo").lines[0].contains("cannot be taken back"));
}

#[test]
fn the_past_can_be_stepped_through_and_played_on_from() {
    let (mut talk, _) = at(Lang::En, fixture::choosing(Lang::En));
    let step = |entry| vec![FromClient::Step { entry }];
    assert_eq!(says(talk.line("back")), step(Some(56)));
    let lines = arrives(&mut talk, fixture::past(Lang::En, 53));
    assert_eq!(lines[0], "The past: position 53 of 57.");
    assert!(talk.asks());
    assert!(talk.line("1").lines[0].contains("nothing to decide"));
    assert_eq!(says(talk.line("on")), step(Some(56)));
    assert_eq!(says(talk.line("fork")), [FromClient::Fork { entry: 53 }]);
    arrives(&mut talk, Position { records: Records::Revealing, ..fixture::past(Lang::En, 53) });
    assert!(talk.line("fork").lines[0].contains("shows what is hidden"), "a warning comes first");
    assert_eq!(says(talk.line("fork")), [FromClient::Fork { entry: 53 }]);
    assert_eq!(says(talk.line("now")), step(None));
    assert_eq!(says(talk.line("begin")), step(Some(0)));
}

#[test]
fn the_curtain_waits_for_a_line() {
    let (mut talk, reply) = at(Lang::En, fixture::curtain(Lang::En));
    assert!(reply.lines.last().unwrap().contains("Bea, press Enter"));
    assert!(!reply.lines.iter().any(|line| line.contains("Dorothy")), "{reply:?}");
    assert!(talk.asks());
    assert_eq!(says(talk.line("")), [FromClient::Sit { seat: Some(fixture::seat(1)) }]);
}

#[test]
fn a_new_game_is_set_up_by_questions() {
    let mut talk = talk(Lang::En);
    assert!(talk.line("new").lines.iter().any(|line| line.starts_with("greedy: Collector.")));
    assert!(talk.line("Ann, greedy,greedy").lines[0].starts_with("Memory aid."));
    assert_eq!(talk.line("perhaps").lines[0], "That is not a possible answer.");
    talk.line("yes");
    talk.line("");
    let plan = |name: &str, bot: Option<&str>| SeatPlan { name: name.into(), bot: bot.map(str::to_owned) };
    let seats = vec![plan("Ann", None), plan("Collector", Some("greedy")), plan("Collector 2", Some("greedy"))];
    let options: Options = [
        ("memoryAid".to_owned(), protocol::OptionValue::Flag(true)),
        ("dice".to_owned(), protocol::OptionValue::Number(1)),
    ]
    .into();
    assert_eq!(says(talk.line("1")), [FromClient::Create { game: "draft".into(), options, seats }]);
    // For a new game, the log is printed from its beginning.
    let lines = arrives(&mut talk, fixture::choosing(Lang::En));
    assert!(lines.contains(&"Collector 2 is the first player.".to_owned()), "{lines:?}");
}

#[test]
fn names_that_are_not_allowed_are_asked_for_again() {
    let long = format!("Ann, {}", "x".repeat(41));
    for (lang, line, said) in [
        (Lang::En, "Ann, ann", "Seats 1 and 2 are both called “ann”. Expected names that differ in more than capital"),
        (Lang::En, "Ann, \u{200b}", "“” has a sign that cannot be seen. Expected 1 to 40"),
        (Lang::En, "Ann, B\u{202e}en", "“Ben” has a sign that cannot be seen."),
        (Lang::En, &long, "is too long. Expected 1 to 40 characters."),
        (Lang::Fr, "Ann, ann", "Les places 1 et 2 s’appellent toutes deux «\u{a0}ann\u{a0}»"),
        (Lang::Fr, "Ann, \u{301}", "La place 2 n’a pas de nom visible."),
    ] {
        let mut talk = talk(lang);
        let asked = talk.line("new").lines;
        let again = talk.line(line).lines;
        assert!(again[0].contains(said), "{}", again[0]);
        assert_eq!(again[1..], asked[..], "the question comes again");
        let next = if lang == Lang::En { "Memory aid." } else { "Aide-mémoire." };
        assert!(talk.line("Ann, Ben").lines[0].starts_with(next), "names that can be are taken");
    }
}

#[test]
fn among_several_games_one_is_chosen_and_its_seats_are_named() {
    let mut talk = talk(Lang::En);
    talk.hear(Heard::Said(lists::two_games(Lang::En)));
    let games = ["1: Oz. A column in each round.", "2: Good against Evil. Battles with dice."];
    assert_eq!(talk.line("new").lines[1..], games);
    let lines = talk.line("good against evil").lines;
    let asked = "Who plays? Type 2 names, separated by commas, in the order in which they sit.";
    assert_eq!(lines[..3], [asked, "In this order: Good, Evil.", "A bot is named by its level:"]);
    assert_eq!(lines.last().unwrap(), "An empty line means: Player 1, greedy");
}

#[test]
fn empty_lines_take_what_is_proposed() {
    let mut talk = talk(Lang::Fr);
    talk.line("nouvelle");
    talk.line("");
    talk.line("");
    talk.line("");
    match says(talk.line("")).as_slice() {
        [FromClient::Create { options, seats, .. }] => {
            assert!(options.is_empty());
            assert_eq!(
                seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>(),
                ["Joueur 1", "Collectionneur", "Collectionneur 2"]
            );
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn tables_are_opened_replayed_and_removed_by_number() {
    let open = |table: &str| vec![FromClient::Open { table: table.into() }];
    assert_eq!(says(talk(Lang::En).line("2")), open("t2"));
    assert!(talk(Lang::En).line("3").lines[0].contains("from 1 to 2"));
    let mut replay = talk(Lang::En);
    assert_eq!(says(replay.line("replay 2")), open("t2"));
    let reply = replay.hear(Heard::Said(FromServer::Position(Box::new(fixture::over(Lang::En)))));
    assert_eq!(says(reply), [FromClient::Step { entry: Some(0) }]);
    let mut remove = talk(Lang::En);
    assert!(remove.line("remove 1").lines[0].contains("yes or no"));
    assert_eq!(remove.line("perhaps").lines, ["Nothing was removed."]);
    remove.line("remove 1");
    assert_eq!(says(remove.line("oui")), [FromClient::Remove { table: "t1".into() }]);
}

#[test]
fn a_record_is_imported() {
    let mut talk = talk(Lang::En);
    assert_eq!(talk.line("import my games/a.jsonl").needs, [Need::Read(PathBuf::from("my games/a.jsonl"))]);
    assert!(talk.record("a.jsonl", Err(Unread::Missing)).lines[0].contains("a.jsonl cannot be read: there is no"));
    assert_eq!(says(talk.record("a.jsonl", Ok("{}".into()))), [FromClient::Import { record: "{}".into() }]);
    // After a refusal, the client returns to the list of tables.
    let reply = talk.hear(Heard::Said(FromServer::Refused { reason: "line 1".into() }));
    assert!(reply.lines[0].contains("line 1"));
    assert_eq!(says(reply), [FromClient::Leave]);
}

#[test]
fn the_end_of_input_ends_with_a_word() {
    let (talk, _) = at(Lang::En, fixture::choosing(Lang::En));
    let reply = talk.ended();
    assert_eq!(
        (reply.lines[0].as_str(), reply.needs.as_slice()),
        ("End of input. Everything is saved.", &[Need::Quit][..])
    );
}

#[test]
fn a_refused_order_ends_the_command() {
    let order = Order { game: "chess".into(), seats: vec!["Ann".into(), "greedy".into()], options: vec![] };
    let mut talk = Talk::new(Lang::En, Some(Wanted::Game(order)), false);
    talk.hear(Heard::Up);
    assert_eq!(says(talk.hear(Heard::Said(lists::welcome(Lang::En)))).len(), 1);
    let reply = talk.hear(Heard::Said(FromServer::Refused { reason: "no game chess".into() }));
    assert_eq!(reply.needs, [Need::Fail("no game chess".into())]);
}

#[test]
fn the_language_changes_in_place() {
    let (mut talk, _) = at(Lang::En, fixture::choosing(Lang::En));
    assert_eq!(says(talk.line("français")), [FromClient::Hello { lang: Lang::Fr }]);
    talk.hear(Heard::Said(lists::welcome(Lang::Fr)));
    assert!(!talk.asks());
    let lines = arrives(&mut talk, fixture::choosing(Lang::Fr));
    assert_eq!(lines[0], "Tour 6 sur 9. Prenez une colonne.");
}

#[test]
fn only_news_of_the_table_and_the_words_of_new_cards_are_told() {
    let (mut talk, first) = at(Lang::En, duel::summoning(Lang::En));
    let slippers = "Silver Slippers: A Woman who bears them is a Spellcaster.";
    let told = |lines: &[String]| lines.iter().filter(|line| line.ends_with(slippers)).count();
    assert_eq!(told(&first.lines), 1);
    assert!(!first.lines.contains(&"Changed on the table:".to_owned()), "everything is new");
    let mut next = duel::summoning(Lang::En);
    (next.row, next.entries, next.shown) = (93, 93, 93);
    next.log.push(LogLine { entry: 93, words: "Tik-Tok leaves.".into(), note: kernel::Note::default() });
    next.scene.zones.retain(|zone| zone.label != "Tik-Tok");
    let lines = arrives(&mut talk, next);
    assert_eq!(lines[..2], ["Since your last decision:", "Tik-Tok leaves."]);
    let at = lines.iter().position(|line| line == "Changed on the table:").unwrap();
    assert_eq!(lines[at + 1], "Ann, Tik-Tok: nothing there any more.");
    assert_eq!(told(&lines), 0, "{lines:#?}");
    // An empty line prints the texts of the cards again.
    assert_eq!(told(&talk.line("").lines), 1);
}

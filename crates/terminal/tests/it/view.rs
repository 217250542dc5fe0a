//! Tests the pictures of the full screen. Every snapshot was read before it was accepted.

use crate::{duel, fixture, lists};
use crossterm::event::KeyCode;
use insta::assert_snapshot;
use protocol::{Dealt, FromServer, Lang, Position, Wording};
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::Cell,
    style::{Color, Modifier},
};
use std::time::Duration;
use terminal::{
    Heard, Ink, Lobby, Model, Msg, NewGame, Notice, Occupant, Opening, Page, Panel, Place, Reach, Unread, draw, update,
};

/// Returns the text of the screen, and the number of lines by which it can be scrolled.
pub(crate) fn screen(model: &Model, width: u16, height: u16) -> (String, usize) {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let mut reach = Reach::default();
    terminal.draw(|frame| reach = draw(frame, model, Ink::Colour)).unwrap();
    (terminal.backend().to_string().replace('"', ""), reach.most)
}

/// Returns a model that knows the games and the bots.
fn client(lang: Lang) -> Model {
    let mut model = Model::new(lang, None);
    for heard in [Heard::Up, Heard::Said(lists::welcome(lang)), Heard::Said(lists::tables(lang))] {
        update(&mut model, Msg::Heard(heard));
    }
    model.client.now = Duration::from_secs(10_030);
    model
}

/// Shows the table of `position`, as if the server had sent the position.
pub(crate) fn open(model: &mut Model, position: Position) {
    model.client.place = Place::Opening(Opening::Known);
    update(model, Msg::Heard(Heard::Said(FromServer::Position(Box::new(position)))));
}

/// Returns a model at a table.
fn at(lang: Lang, position: Position) -> Model {
    let mut model = client(lang);
    open(&mut model, position);
    model
}

fn second_step(mut model: Model) -> Model {
    update(&mut model, Msg::Key(KeyCode::Enter.into()));
    model
}

fn on_panel(mut model: Model, panel: Panel) -> Model {
    model.eye.panel = panel;
    model
}

/// Compares a screen with its snapshot, in each size and language.
fn each(name: &str, make: impl Fn(Lang) -> Model) {
    each_scrolled(name, |lang| (make(lang), 0));
}

/// Compares a screen with its snapshot, in each size and language. `make` also returns the greatest number of lines
/// that may be hidden.
fn each_scrolled(name: &str, make: impl Fn(Lang) -> (Model, usize)) {
    for (lang, suffix) in [(Lang::En, "en"), (Lang::Fr, "fr")] {
        for (width, height) in [(80, 24), (120, 40)] {
            let (model, most) = make(lang);
            let (text, reach) = screen(&model, width, height);
            assert!(reach <= most, "{name} does not fit {width}×{height} in {suffix}:\n{text}");
            assert_snapshot!(format!("{name}_{width}x{height}_{suffix}"), text);
        }
    }
}

#[test]
fn choosing_a_column() {
    each("choosing", |lang| at(lang, fixture::choosing(lang)));
}

#[test]
fn turning_a_story_down() {
    each("turning_down", |lang| at(lang, fixture::turning_down(lang)));
}

#[test]
fn summoning_in_a_duel() {
    each_scrolled("duel_summoning", |lang| (at(lang, duel::summoning(lang)), 99));
}

#[test]
fn the_second_step_of_a_choice() {
    each_scrolled("duel_second_step", |lang| (second_step(at(lang, duel::summoning(lang))), 99));
}

#[test]
fn intervening_in_a_duel() {
    each_scrolled("duel_intervening", |lang| (at(lang, duel::intervening(lang)), 99));
}

#[test]
fn fighting_in_a_duel() {
    each_scrolled("duel_fighting", |lang| (at(lang, duel::fighting(lang)), 99));
}

#[test]
fn the_sheet() {
    each_scrolled("sheet", |lang| (at(lang, fixture::over(lang)), 5));
}

#[test]
fn the_list_of_tables() {
    each("lobby", client);
}

#[test]
fn the_daily_deals() {
    each("daily", |lang| {
        let mut model = client(lang);
        update(&mut model, Msg::Heard(Heard::Said(lists::dailies(lang))));
        model.page = Page::Daily(1);
        model
    });
}

#[test]
fn the_log_says_that_a_table_is_a_daily_deal() {
    let daily = Dealt {
        day: "2026-11-25".into(),
        rules: 2,
        cards: "standard 1a2b3c4d".into(),
        bots: ["Planner", "Wizard"].map(String::from).to_vec(),
    };
    for (lang, words) in [
        (Lang::En, "Deal of the day 2026-11-25: rules 2, cards standard 1a2b3c4d, the bots "),
        (Lang::Fr, "Donne du jour 2026-11-25\u{a0}: règles 2, cartes standard 1a2b3c4d, les bots "),
    ] {
        let mut model = at(lang, Position { daily: Some(daily.clone()), ..fixture::choosing(lang) });
        assert!(!screen(&model, 120, 40).0.contains(words));
        model.eye.panel = Panel::Log;
        assert!(screen(&model, 120, 40).0.contains(words), "{}", screen(&model, 120, 40).0);
    }
}

#[test]
fn the_list_says_who_has_which_side() {
    for (lang, line) in [
        (Lang::En, "□ Good against Evil, Good: Ann, Evil: Bea · Turn 4 of Evil "),
        (Lang::Fr, "□ Le Bien contre le Mal, Le Bien\u{a0}: Ann, Le Mal\u{a0}: Bea · Tour 4 du Mal "),
    ] {
        let mut model = client(lang);
        for said in [lists::two_games(lang), lists::duel_table(lang)] {
            update(&mut model, Msg::Heard(Heard::Said(said)));
        }
        let (text, _) = screen(&model, 120, 40);
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
}

#[test]
fn a_new_game() {
    each("new_game", |lang| {
        let mut model = client(lang);
        let mut new = NewGame::first(&model.client.games, &model.client.bots).unwrap();
        new.seats[3] = Occupant::Person("Zoé".into());
        new.row = 2;
        model.page = Page::NewGame(new);
        model
    });
}

#[test]
fn seats_that_have_names_are_called_by_them() {
    let mut model = client(Lang::Fr);
    update(&mut model, Msg::Heard(Heard::Said(lists::two_games(Lang::Fr))));
    model.page = Page::NewGame(NewGame::first(&model.client.games, &model.client.bots).unwrap());
    update(&mut model, Msg::Key(KeyCode::Right.into()));
    let (text, _) = screen(&model, 80, 24);
    for words in ["Le Bien contre le Mal ›", "Le Bien      ", "Le Mal       ", "Des combats aux dés. ← et →"] {
        assert!(text.contains(words), "{words} is not in\n{text}");
    }
    assert!(!text.contains("Place"), "{text}");
}

#[test]
fn a_sheet_without_points_has_none() {
    let (text, _) = screen(&at(Lang::En, fixture::over_without_points(Lang::En)), 80, 24);
    assert!(text.contains("★ Ann") && text.contains("Dorothy 4") && !text.contains("point"), "{text}");
}

#[test]
fn the_parts_of_the_totals_of_a_duel_are_shown() {
    assert_snapshot!(screen(&on_panel(at(Lang::En, duel::fighting(Lang::En)), Panel::Parts), 80, 24).0);
}

#[test]
fn the_whole_table_of_a_duel() {
    assert_snapshot!(screen(&on_panel(at(Lang::Fr, duel::fighting(Lang::Fr)), Panel::Others), 80, 90).0);
}

#[test]
fn watching_a_duel() {
    let mut position = duel::fighting(Lang::En);
    position.viewer = None;
    position.scene.choices.clear();
    assert_snapshot!(screen(&at(Lang::En, position), 80, 24).0);
}

/// Returns those letters of `words` that are bold on the screen.
fn bold(model: &Model, words: &str) -> String {
    let mut terminal = Terminal::new(TestBackend::new(120, 40)).unwrap();
    terminal
        .draw(|frame| {
            draw(frame, model, Ink::Colour);
        })
        .unwrap();
    let cells = terminal.backend().buffer().content();
    let letters = words.chars().count();
    let text = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect::<String>();
    let place = cells.windows(letters).find(|place| text(place) == words);
    let place = place.unwrap_or_else(|| panic!("{words} is not on the screen"));
    place.iter().filter(|cell| cell.modifier.contains(Modifier::BOLD)).map(Cell::symbol).collect()
}

#[test]
fn names_of_cards_are_bold_in_the_prompt_in_choices_and_in_the_log() {
    let marked = |words: &str| Wording::marked(words, '<', '>');
    let mut position = duel::crowded(Lang::En);
    position.scene.prompt = marked("Choose how <Ojo> attacks.");
    position.scene.choices[1].words = marked("Attack with <Ojo> alone");
    position.scene.choices[1].hint = None;
    let last = position.log.len() - 1;
    position.log[last - 1].words = marked("Ann plays <Ojo> here.");
    let model = at(Lang::En, position);
    assert_eq!(bold(&model, "Choose how Ojo attacks."), "Ojo");
    assert_eq!(bold(&model, "Attack with Ojo alone"), "Ojo");
    assert_eq!(bold(&model, "Ann plays Ojo here."), "Ojo");
}

/// Wherever the cursor is, its choice is readable, and the thing to which the choice points is marked on the table.
#[test]
fn every_choice_of_a_crowded_duel_can_be_read() {
    for lang in [Lang::En, Lang::Fr] {
        for (width, height) in [(80, 24), (120, 40)] {
            let mut model = at(lang, duel::crowded(lang));
            let table = model.client.table().unwrap();
            let rows = table.position.scene.choices.len();
            let words: Vec<String> =
                table.position.scene.choices.iter().map(|choice| choice.words.to_string()).collect();
            for (place, words) in (0..rows).zip(words) {
                let (text, _) = screen(&model, width, height);
                assert!(text.contains(&format!("►{} {words}", place + 1)), "{width}×{height}, {words}:\n{text}");
                let signs = text.matches(&format!("►{} ", place + 1)).count();
                assert!(signs >= 2, "{width}×{height}, {words} is not marked on the table:\n{text}");
                update(&mut model, Msg::Key(KeyCode::Down.into()));
            }
        }
    }
}

#[test]
fn the_curtain_hides_the_table() {
    let model = at(Lang::En, fixture::curtain(Lang::En));
    assert_snapshot!(screen(&model, 80, 24).0);
}

#[test]
fn the_past() {
    let model = at(Lang::En, fixture::past(Lang::En, 53));
    assert_snapshot!(screen(&model, 80, 24).0);
}

#[test]
fn the_others() {
    let model = on_panel(at(Lang::En, fixture::choosing(Lang::En)), Panel::Others);
    assert_snapshot!(screen(&model, 80, 24).0);
}

#[test]
fn the_log() {
    let model = on_panel(at(Lang::En, fixture::choosing(Lang::En)), Panel::Log);
    assert_snapshot!(screen(&model, 80, 24).0);
}

#[test]
fn watching_bots() {
    let mut position = fixture::choosing(Lang::En);
    position.viewer = None;
    position.scene.choices.clear();
    assert_snapshot!(screen(&at(Lang::En, position), 80, 24).0);
}

#[test]
fn choices_that_point_at_nothing_are_listed() {
    let mut model = at(Lang::En, fixture::strange(Lang::En));
    model.eye.cursor = 5;
    assert_snapshot!(screen(&model, 80, 24).0);
}

#[test]
fn the_help_in_both_languages() {
    for (lang, name) in [(Lang::En, "help_en"), (Lang::Fr, "help_fr")] {
        let mut model = client(lang);
        model.help = true;
        let (text, reach) = screen(&model, 80, 24);
        assert_eq!(reach, 0, "{text}");
        assert_snapshot!(name, text);
    }
}

#[test]
fn asking_before_a_table_is_removed() {
    let mut model = client(Lang::En);
    model.page = Page::Tables(Lobby { row: 4, removing: true });
    assert_snapshot!(screen(&model, 80, 24).0);
}

#[test]
fn importing_with_a_path_that_cannot_be_read() {
    let mut model = client(Lang::En);
    model.page = Page::Import("games/lost.jsonl".into());
    model.notice = Some(Notice::Unreadable { path: "games/lost.jsonl".into(), why: Unread::Missing });
    assert_snapshot!(screen(&model, 80, 24).0);
}

#[test]
fn notices_of_a_table_are_read_whole_and_stay_in_the_log() {
    let words =
        "The pack “mine” has changed since this game began. The old one was kept, and this game goes on with it.";
    let mut model = at(Lang::En, Position { notices: vec![words.into()], ..fixture::choosing(Lang::En) });
    model.notice = Some(Notice::Table(words.into()));
    let joined = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(joined(&screen(&model, 60, 24).0).contains(words));
    model.notice = None;
    assert!(!joined(&screen(&model, 60, 24).0).contains(words));
    model.eye.panel = Panel::Log;
    assert!(joined(&screen(&model, 60, 24).0).contains(words));
}

#[test]
fn any_size_is_drawn() {
    for lang in [Lang::En, Lang::Fr] {
        let over = at(lang, fixture::over(lang));
        let table = at(lang, fixture::choosing(lang));
        let curtain = at(lang, fixture::curtain(lang));
        let crowded = at(lang, duel::crowded(lang));
        let fighting = second_step(at(lang, duel::fighting(lang)));
        let mut opening = client(lang);
        opening.client.place = Place::Opening(Opening::Known);
        for model in [over, table, curtain, crowded, fighting, opening, client(lang)] {
            for (width, height) in [(1, 1), (3, 2), (17, 5), (40, 12), (79, 23), (110, 24), (400, 100)] {
                let (text, _) = screen(&model, width, height);
                assert_eq!(text.lines().count(), usize::from(height));
            }
        }
    }
}

#[test]
fn a_small_terminal_scrolls_what_does_not_fit() {
    let mut model = at(Lang::En, fixture::choosing(Lang::En));
    let (top, reach) = screen(&model, 60, 12);
    assert!(reach > 0 && top.contains('▼') && !top.contains('▲'), "{top}");
    update(&mut model, Msg::Drawn { scroll: reach, reach, shown: 0 });
    let (bottom, _) = screen(&model, 60, 12);
    assert!(bottom.contains('▲') && !bottom.contains('▼'), "{bottom}");
}

/// Returns the number of cells that do not have the terminal's default colours.
fn colours(ink: Ink) -> usize {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let model = at(Lang::En, fixture::choosing(Lang::En));
    terminal.draw(|frame| assert_eq!(draw(frame, &model, ink).most, 0)).unwrap();
    let cells = terminal.backend().buffer().content().iter();
    cells.filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset).count()
}

#[test]
fn no_colour_means_none() {
    assert_eq!(colours(Ink::Plain), 0);
    assert!(colours(Ink::Colour) > 100);
}

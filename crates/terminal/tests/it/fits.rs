//! Tests with real games that a small terminal shows everything needed for a decision.

use crate::view::{open, screen};
use kernel::{Note, Rng, Shelf, Turn, Viewer};
use protocol::{
    Card, Face, Glyph, Lang, LogLine, OptionValue, Options, Pace, Position, Records, Seat, SeatInfo, TurnInfo, Undo,
    Zone, ZoneKind,
};
use terminal::{Model, Words};

#[test]
fn a_game_for_two_fits() {
    play(2, &[], 1);
}

#[test]
fn a_game_for_three_fits() {
    play(3, &[], 2);
}

#[test]
fn a_game_for_three_with_every_option_fits() {
    play(3, &["memoryAid", "openTrio"], 3);
}

#[test]
fn a_game_for_four_fits() {
    play(4, &[], 4);
}

#[test]
fn a_game_for_four_with_every_option_fits() {
    play(4, &["memoryAid", "openTrio"], 5);
}

/// Plays a game with random choices, and checks the screen at every decision in both languages.
fn play(seats: usize, flags: &[&str], seed: u64) {
    let options: Options = flags.iter().map(|flag| ((*flag).to_owned(), OptionValue::Flag(true))).collect();
    let names = (0..seats).map(|seat| format!("Player {}", seat + 1)).collect();
    let mut table = catalog::open("draft", &options, names, &Shelf::EMPTY).unwrap();
    let mut rng = Rng::new(seed);
    let mut looked_at = 0;
    loop {
        match table.turn() {
            Turn::Chance => drop(table.chance(&mut rng).unwrap()),
            Turn::Of(seat) => {
                for lang in [Lang::En, Lang::Fr] {
                    look(&*table, seat, lang);
                }
                looked_at += 1;
                let choices = table.scene(Viewer::Seat(seat), Lang::En).choices.len();
                table.choose(seat, rng.below(choices as u32) as usize).unwrap();
            }
            Turn::Over => break,
        }
    }
    assert!(looked_at > 8 * seats, "only {looked_at} decisions");
}

/// A duel does not fit on a small screen, but the prompt, the choices and the card under the cursor are always visible.
#[test]
fn a_duel_shows_the_prompt_and_the_card_under_the_cursor() {
    for (seed, lang) in [(1, Lang::En), (2, Lang::Fr)] {
        let names = vec!["Ann".to_owned(), "Collector".to_owned()];
        let mut table = catalog::open("duel", &Options::new(), names, &Shelf::EMPTY).unwrap();
        let mut rng = Rng::new(seed);
        let mut decisions = 0;
        loop {
            match table.turn() {
                Turn::Chance => drop(table.chance(&mut rng).unwrap()),
                Turn::Of(seat) => {
                    if decisions % 4 == 0 {
                        look_at_duel(position(&*table, seat, lang), lang);
                    }
                    decisions += 1;
                    let choices = table.scene(Viewer::Seat(seat), Lang::En).choices.len();
                    table.choose(seat, rng.below(choices as u32) as usize).unwrap();
                }
                Turn::Over => break,
            }
        }
        assert!(decisions > 50, "only {decisions} decisions");
    }
}

/// The player of a storyline game sees the cards in the hand and on the road, and the player's numbers.
#[test]
fn a_storyline_game_shows_the_hand_and_the_road() {
    for (seed, game, lang) in [(1, "oz", Lang::En), (2, "oz", Lang::Fr), (3, "epic", Lang::En), (4, "epic", Lang::Fr)] {
        let names = vec!["Ann".to_owned(), "Collector".to_owned()];
        let mut table = catalog::open(game, &Options::new(), names, &Shelf::EMPTY).unwrap();
        let mut rng = Rng::new(seed);
        let mut looked_at = 0;
        for _ in 0..400 {
            match table.turn() {
                Turn::Chance => drop(table.chance(&mut rng).unwrap()),
                Turn::Of(seat) => {
                    if looked_at % 4 == 0 {
                        look_at_storyline(position(&*table, seat, lang), lang);
                    }
                    looked_at += 1;
                    let choices = table.scene(Viewer::Seat(seat), Lang::En).choices.len();
                    table.choose(seat, rng.below(choices as u32) as usize).unwrap();
                }
                Turn::Over => break,
            }
        }
        assert!(looked_at > 50, "only {looked_at} decisions");
    }
}

fn look_at_storyline(position: Position, lang: Lang) {
    let own = |kind: ZoneKind| move |zone: &&Zone| zone.kind == kind && zone.owner == position.viewer;
    let hand = position.scene.zones.iter().find(own(ZoneKind::Hand)).unwrap();
    let title = position.scene.zones.iter().find(own(ZoneKind::Display)).unwrap();
    let mut wanted: Vec<String> = hand.cards.iter().flat_map(signs).collect();
    // The number of cards in the hand is not shown, because the cards are visible.
    let told = title.counters.iter().filter(|counter| hand.counters.iter().all(|of| of.label != counter.label));
    wanted.extend(told.map(|counter| format!("{} {}", counter.label, counter.value)));
    let mut model = Model::new(lang, None);
    open(&mut model, position.clone());
    let (text, _) = screen(&model, 120, 60);
    for wanted in wanted {
        assert!(text.contains(&wanted), "{wanted:?} is missing:\n{text}");
    }
}

/// Returns the title of a card in the hand, and its cost in the form "Cost 3".
fn signs(card: &Card) -> Vec<String> {
    let Face::Up { title, glyphs, .. } = &card.face else { return Vec::new() };
    let cost = glyphs.iter().zip(glyphs.iter().skip(1)).find_map(|pair| match pair {
        (Glyph::Icon { name, label }, Glyph::Text { text }) if name == "cost" => Some(format!("{label} {text}")),
        _ => None,
    });
    std::iter::once(title.clone()).chain(cost).collect()
}

fn look_at_duel(position: Position, lang: Lang) {
    let on_table = |id: &str| {
        let mut zones = position.scene.zones.iter();
        zones.any(|zone| zone.id == id || zone.cards.iter().any(|card| card.id == id))
    };
    let first = &position.scene.choices[0];
    let signs = if on_table(&first.at) { 2 } else { 1 };
    let prompt = position.scene.prompt.to_string().split_whitespace().next().unwrap().to_owned();
    let mut model = Model::new(lang, None);
    open(&mut model, position);
    let (text, reach) = screen(&model, 80, 24);
    assert!(text.contains(&prompt), "{text}");
    assert!(text.matches("►1").count() >= signs, "{text}");
    assert!(reach <= 8, "{reach} lines are out of sight:\n{text}");
}

fn look(table: &dyn catalog::AnyTable, seat: Seat, lang: Lang) {
    let position = position(table, seat, lang);
    let from_middle = position.scene.choices.iter().all(|choice| choice.at.starts_with("column"));
    let wanted = wanted(&position, from_middle);
    let mut model = Model::new(lang, None);
    model.client.words = Words(lang);
    open(&mut model, position);
    let (text, reach) = screen(&model, 80, 24);
    assert_eq!(reach, 0, "{text}");
    // All words of the choices are on the screen, even if other parts of the table are shortened.
    let words: Vec<&str> = text.split([' ', '\n', '│', '║', '╭', '╮', '╔', '╗', '\u{a0}', '\u{202f}']).collect();
    for word in wanted {
        assert!(words.contains(&word.as_str()), "{word:?} is missing:\n{text}");
    }
}

/// Returns every word and number on the cards to choose from: the cards of the offers if `from_middle` is true, and
/// otherwise the viewer's own open cards.
fn wanted(position: &Position, from_middle: bool) -> Vec<String> {
    let near = position.scene.zones.iter().filter(|zone| match zone.kind {
        ZoneKind::Offer => from_middle,
        ZoneKind::Display => !from_middle && zone.owner == position.viewer,
        ZoneKind::Group | ZoneKind::Stack | ZoneKind::Hand | ZoneKind::Discard | ZoneKind::Deck => false,
    });
    near.flat_map(|zone| &zone.cards)
        .flat_map(|card| {
            let text = match &card.face {
                protocol::Face::Up { text, title, .. } if text.is_empty() => title.clone(),
                protocol::Face::Up { text, .. } => text.to_string(),
                protocol::Face::Down { label } => label.clone(),
            };
            let counters = card.counters.iter().map(|counter| counter.value.unsigned_abs().to_string());
            text.split_whitespace().map(str::to_owned).chain(counters).collect::<Vec<_>>()
        })
        .map(|word| word.replace('−', ""))
        .collect()
}

pub(crate) fn position(table: &dyn catalog::AnyTable, seat: Seat, lang: Lang) -> Position {
    let viewer = Viewer::Seat(seat);
    let log = table
        .log(viewer, lang)
        .into_iter()
        .map(|(entry, words)| LogLine { entry, words, note: Note::default() })
        .collect();
    let seats = table.header().seats.iter().map(|name| SeatInfo { name: name.clone(), bot: None }).collect();
    Position {
        news: Vec::new(),
        records: Records::Whole,
        table: "t".into(),
        game: "draft".into(),
        title: "Oz".into(),
        row: table.entries() as u64,
        entries: table.entries(),
        shown: table.entries(),
        digest: String::new(),
        seats,
        viewer: Some(seat),
        all_open: false,
        lang,
        pass_to: None,
        turn: TurnInfo::Seat(seat),
        undo: Undo::Nothing,
        hints: false,
        notices: Vec::new(),
        lesson: None,
        daily: None,
        luck: None,
        clock: None,
        windows: None,
        leaving: None,
        pace: Pace::Brisk,
        scene: table.scene(viewer, lang),
        log,
        has_earlier: false,
        stop_before: None,
        stop_after: None,
    }
}

//! Handmade positions with Ann and two bots, in either language.

mod stories;

use protocol::{
    Card, Choice, Counter, Face, Glyph, Lang, LogLine, Pace, Position, Records, Scene, Seat, SeatInfo, Sheet,
    SheetLine, SheetSeat, TurnInfo, Undo, Wording, Zone, ZoneKind,
};

use stories::{STORIES, story};

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

/// Returns the English or the French text, according to the language.
pub(crate) fn say(lang: Lang, en: &str, fr: &str) -> String {
    match lang {
        Lang::En => en.into(),
        Lang::Fr => fr.into(),
    }
}

/// Returns a position in round 6, in which Ann chooses a column. The third column is already taken.
pub(crate) fn choosing(lang: Lang) -> Position {
    let mut zones = columns(lang);
    zones.extend(seats(lang, &[2, 4, 0, 3]));
    zones.extend(stock(lang));
    let take = |number: usize, en: &str, fr: &str| Choice {
        at: format!("column.{}", number - 1),
        to: None,
        hint: None,
        words: format!(
            "{} {}",
            say(lang, &format!("Take column {number}:"), &format!("Prendre la colonne {number} :")),
            say(lang, en, fr)
        )
        .into(),
    };
    let choices = vec![
        take(
            1,
            "Witch, Oz, 2 points for each couple Dorothy + Lion",
            "Sorcière, Oz, 2 points pour chaque couple Dorothy + Lion",
        ),
        take(2, "Scarecrow, Tin Man, 2, 7 or 12 points", "Épouvantail, Robot, 2, 7 ou 12 points"),
        take(4, "Toto, Toto, 5 points if", "Toto, Toto, 5 points si"),
    ];
    let scene = Scene {
        heading: say(lang, "Round 6 of 9", "Tour 6 sur 9"),
        prompt: say(lang, "Take a column.", "Prenez une colonne.").into(),
        rule: None,
        why_not: None,
        zones,
        contest: None,
        choices,
        sheet: None,
    };
    position(lang, scene)
}

/// Returns a position in which Ann has taken a fifth story and has to turn one down.
pub(crate) fn turning_down(lang: Lang) -> Position {
    let mut at = choosing(lang);
    at.row = 62;
    at.entries = 58;
    at.shown = 58;
    at.undo = Undo::May;
    at.scene.prompt =
        say(lang, "Turn one of your Stories face-down.", "Retournez une de vos Histoires face cachée.").into();
    at.scene.zones = columns(lang);
    at.scene.zones[0].cards.clear();
    at.scene.zones.extend(seats(lang, &[0, 2, 4, 5, 3]));
    let stories: Vec<Card> = at.scene.zones[4].cards.clone();
    let choice = |card: &Card| Choice {
        at: card.id.clone(),
        to: None,
        hint: None,
        words: match &card.face {
            Face::Up { text, .. } => {
                format!("{} {text}", say(lang, "Turn face-down:", "Retourner face cachée :")).into()
            }
            Face::Down { label } => label.as_str().into(),
        },
    };
    at.scene.choices = stories.iter().map(choice).collect();
    at
}

/// Returns a position after the end of the game.
pub(crate) fn over(lang: Lang) -> Position {
    let mut at = choosing(lang);
    at.row = 124;
    at.entries = 120;
    at.shown = 120;
    at.turn = TurnInfo::Over;
    at.scene.heading = say(lang, "Round 9 of 9", "Tour 9 sur 9");
    at.scene.prompt = say(lang, "The game is over.", "La partie est terminée.").into();
    at.scene.choices.clear();
    for column in &mut at.scene.zones[0..4] {
        column.cards.clear();
    }
    let names = names(lang);
    let sheet_seat = |number: usize, total: i32, worth: [i32; 4]| SheetSeat {
        seat: seat(number),
        name: names[number].clone(),
        won: number == 0,
        total: Some(total),
        lines: worth.iter().enumerate().map(|(place, points)| sheet_line(lang, place + number, *points)).collect(),
        counters: hand(lang, [4, 3, 4, 2, 0, 1, 1, 3]),
    };
    at.scene.sheet = Some(Sheet {
        verdict: say(lang, "Ann wins with 24 points.", "Ann gagne avec 24 points."),
        seats: vec![sheet_seat(0, 24, [8, 12, 4, 0]), sheet_seat(1, 20, [9, 4, 0, 7]), sheet_seat(2, 1, [0, 4, 0, -3])],
    });
    at
}

/// Returns the position of [`over`], for a game that is won without points.
pub(crate) fn over_without_points(lang: Lang) -> Position {
    let mut at = over(lang);
    let sheet = at.scene.sheet.as_mut().expect("it is over");
    sheet.verdict = say(lang, "Ann wins.", "Ann gagne.");
    for seat in &mut sheet.seats {
        (seat.total, seat.lines) = (None, vec![]);
    }
    at
}

fn sheet_line(lang: Lang, place: usize, points: i32) -> SheetLine {
    let words = match place % 3 {
        0 => say(lang, "4 × Dorothy, 4 × Lion: 4 sets", "4 × Dorothy, 4 × Lion : 4 séries"),
        1 => say(
            lang,
            "3 × Witch, the most of one Character is 5: 0 points",
            "3 × Sorcière, le Personnage le plus représenté l’est 5 fois : 0 point",
        ),
        _ => say(lang, "3 × Oz, 3 × Toto: 3 sets, 12 points", "3 × Oz, 3 × Toto : 3 séries, 12 points"),
    };
    SheetLine { card: Card { counters: vec![], ..story(lang, place % STORIES, None) }, words, points }
}

/// Returns a position without a viewer, in which the screen waits for Bea.
pub(crate) fn curtain(lang: Lang) -> Position {
    let mut at = choosing(lang);
    at.viewer = None;
    at.pass_to = Some(seat(1));
    at.seats[1] = SeatInfo { name: "Bea".into(), bot: None };
    at.scene.choices.clear();
    at
}

/// Returns a position that looks back at the table after its first `shown` entries.
pub(crate) fn past(lang: Lang, shown: usize) -> Position {
    let mut at = choosing(lang);
    at.shown = shown;
    at.scene.choices.clear();
    let told = at.log.iter().map(|line| line.entry);
    at.stop_before = told.clone().rev().find(|entry| *entry < shown).or((shown > 0).then_some(0));
    at.stop_after = told.chain([57]).find(|entry| *entry > shown);
    at.log.retain(|line| line.entry <= shown);
    at
}

/// Returns a position of an unknown game. Its choices point at nothing on the table.
pub(crate) fn strange(lang: Lang) -> Position {
    let mut at = choosing(lang);
    let words = ["Pass", "Roll the die", "Draw a card", "Fly", "Swim", "Sleep", "Wake", "End the turn"];
    at.scene.choices = words.iter().map(|words| button("die", words)).collect();
    at
}

fn position(lang: Lang, scene: Scene) -> Position {
    let bot = |name: &String| SeatInfo { name: name.clone(), bot: Some("greedy".into()) };
    let [ann, first, second] = names(lang);
    Position {
        news: Vec::new(),
        records: Records::Whole,
        table: "t1".into(),
        game: "draft".into(),
        title: "Oz".into(),
        row: 61,
        entries: 57,
        shown: 57,
        digest: "0123456789abcdef".into(),
        seats: vec![SeatInfo { name: ann, bot: None }, bot(&first), bot(&second)],
        viewer: Some(seat(0)),
        all_open: false,
        lang,
        pass_to: None,
        turn: TurnInfo::Seat(seat(0)),
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
        scene,
        log: log(lang),
        has_earlier: false,
        stop_before: Some(56),
        stop_after: None,
    }
}

fn names(lang: Lang) -> [String; 3] {
    [say(lang, "Ann", "Ann"), say(lang, "Collector", "Collectionneur"), say(lang, "Collector 2", "Collectionneur 2")]
}

fn log(lang: Lang) -> Vec<LogLine> {
    let line =
        |entry, en: &str, fr: &str| LogLine { entry, words: say(lang, en, fr).into(), note: kernel::Note::default() };
    vec![
        line(1, "Collector 2 is the first player.", "Le premier joueur est Collectionneur 2."),
        line(
            53,
            "Round 6, column 1: Witch, Oz, Couple (2 points for each couple Dorothy + Lion).",
            "Tour 6, colonne 1 : Sorcière, Oz, Couple (2 points pour chaque couple Dorothy + Lion).",
        ),
        line(
            56,
            "Collector 2 takes column 3: Lion, Lion, Few (4 points if you have at most 1 Oz).",
            "Collectionneur 2 prend la colonne 3 : Lion, Lion, Maximum (4 points avec 1 Oz au maximum).",
        ),
        line(
            57,
            "Collector 2 turns Single (1 point for each Lion) face-down.",
            "Collectionneur 2 retourne Solo (1 point par Lion) face cachée.",
        ),
    ]
}

const CHARACTERS: [(&str, &str, &str); 8] = [
    ("dorothy", "Dorothy", "Dorothy"),
    ("toto", "Toto", "Toto"),
    ("lion", "Lion", "Lion"),
    ("scarecrow", "Scarecrow", "Épouvantail"),
    ("tinman", "Tin Man", "Robot"),
    ("glinda", "Glinda", "Glinda"),
    ("witch", "Witch", "Sorcière"),
    ("oz", "Oz", "Oz"),
];

fn character(lang: Lang, zone: &str, which: usize, copy: usize) -> Card {
    let (key, en, fr) = CHARACTERS[which];
    let face = Face::Up {
        kind: "character".into(),
        tint: key.into(),
        title: say(lang, en, fr),
        text: Wording::default(),
        glyphs: vec![icon(lang, which)],
        quote: String::new(),
    };
    plain(&format!("{zone}/{key}.{copy}"), face)
}

/// Returns a card without counters and links, and without cards under it.
pub(crate) fn plain(id: &str, face: Face) -> Card {
    Card { id: id.into(), face, counters: vec![], under: vec![], links: vec![], why_not: None }
}

/// Returns a choice of one step.
pub(crate) fn button(at: &str, words: &str) -> Choice {
    Choice { at: at.into(), to: None, words: words.into(), hint: None }
}

fn icon(lang: Lang, which: usize) -> Glyph {
    let (key, en, fr) = CHARACTERS[which];
    Glyph::Icon { name: key.into(), label: say(lang, en, fr) }
}

fn hand(lang: Lang, counts: [i32; 8]) -> Vec<Counter> {
    let held = CHARACTERS.iter().zip(counts).filter(|(_, count)| *count > 0);
    held.map(|((key, en, fr), value)| counter(key, &say(lang, en, fr), value)).collect()
}

fn counter(id: &str, label: &str, value: i32) -> Counter {
    Counter { id: id.into(), label: label.into(), value, parts: vec![] }
}

/// Returns a copy of a story for another seat. The real game has each story only once.
fn theirs(lang: Lang, which: usize) -> Card {
    let card = story(lang, which, None);
    Card { id: format!("{}b", card.id), ..card }
}

fn columns(lang: Lang) -> Vec<Zone> {
    let column = |place: usize, who: Option<([usize; 2], usize, (i32, i32))>| {
        let id = format!("column.{place}");
        let cards = who.map_or(vec![], |([one, other], which, worth)| {
            let copy = usize::from(one == other);
            let story = story(lang, which, Some(worth));
            let story = Card { id: format!("{}a", story.id), ..story };
            vec![character(lang, &id, one, 0), character(lang, &id, other, copy), story]
        });
        let label = format!("{} {}", say(lang, "Column", "Colonne"), place + 1);
        Zone { id, kind: ZoneKind::Offer, owner: None, label, cards, counters: vec![], links: vec![] }
    };
    vec![
        column(0, Some(([6, 7], 0, (4, 12)))),
        column(1, Some(([3, 4], 1, (2, 12)))),
        column(2, None),
        column(3, Some(([1, 1], 2, (0, 5)))),
    ]
}

/// Returns the zones of Ann, who has the stories `mine`, and the zones of the two bots.
fn seats(lang: Lang, mine: &[usize]) -> Vec<Zone> {
    let cards = say(lang, "Characters in hand", "Personnages en main");
    let mut zones = Vec::new();
    for (number, name) in names(lang).iter().enumerate() {
        let zone = |id: &str, kind, en: &str, fr: &str, cards, counters| Zone {
            id: format!("{id}.{number}"),
            kind,
            owner: Some(seat(number)),
            label: format!("{} {name}", say(lang, en, fr)),
            cards,
            counters,
            links: vec![],
        };
        let (stories, held) = match number {
            0 => (
                mine.iter().map(|which| story(lang, *which, Some((4, 12)))).collect(),
                hand(lang, [4, 1, 3, 0, 2, 0, 1, 1]),
            ),
            1 => (vec![theirs(lang, 1), theirs(lang, 5)], vec![]),
            _ => ([0, 3, 4, 2].map(|which| theirs(lang, which)).to_vec(), vec![]),
        };
        let label = say(lang, "A Story turned face-down", "Une Histoire retournée");
        let down = plain(&format!("down.{number}/0"), Face::Down { label });
        let in_hand = if number == 0 { vec![character(lang, "hand.0", 0, 0)] } else { vec![] };
        let counters = std::iter::once(counter("cards", &cards, 12)).chain(held).collect();
        zones.extend([
            zone("stories", ZoneKind::Display, "Stories of", "Histoires de", stories, vec![]),
            zone("down", ZoneKind::Discard, "Turned face-down by", "Retournées face cachée par", vec![down], vec![]),
            zone("hand", ZoneKind::Hand, "Hand of", "Main de", in_hand, counters),
        ]);
    }
    zones
}

fn stock(lang: Lang) -> Vec<Zone> {
    let zone = |id: &str, kind, label, counters| Zone {
        id: id.into(),
        kind,
        owner: None,
        label,
        cards: vec![],
        counters,
        links: vec![],
    };
    let left = vec![
        counter("characters", &say(lang, "Characters", "Personnages"), 24),
        counter("stories", &say(lang, "Stories", "Histoires"), 24),
    ];
    vec![
        zone("deck", ZoneKind::Deck, say(lang, "Still to come", "À venir"), left),
        zone("discard", ZoneKind::Discard, say(lang, "Out of play", "Hors jeu"), hand(lang, [1, 0, 2, 0, 0, 3, 0, 1])),
    ]
}

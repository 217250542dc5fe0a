//! Handmade positions of a game with two sides: groups with cards under cards, captives, attacks and a battle.

mod cards;

use crate::fixture::{plain, say, seat};
use cards::{CARDS, KINDS, Row};
use protocol::{
    Card, Choice, Contest, ContestSide, Counter, Die, Face, Glyph, Lang, Link, LogLine, NewsLine, Pace, Part, Position,
    Records, Scene, SeatInfo, TurnInfo, Undo, Wording, Zone, ZoneKind,
};

fn row(id: &str) -> Row {
    *CARDS.iter().find(|row| row.0 == id).unwrap()
}

fn title(lang: Lang, id: &str) -> String {
    say(lang, row(id).1, row(id).2)
}

fn card(lang: Lang, id: &str) -> Card {
    let (_, en, fr, force, letter, says, dit) = row(id);
    let (_, kind, type_en, type_fr) = KINDS.iter().find(|kind| kind.0 == letter).unwrap();
    let force_sign = (!force.is_empty()).then(|| Glyph::Text { text: force.into() });
    let kind_sign = Glyph::Icon { name: (*kind).into(), label: say(lang, type_en, type_fr) };
    let face = Face::Up {
        kind: (*kind).into(),
        tint: "good".into(),
        title: say(lang, en, fr),
        text: Wording::plain(say(lang, says, dit)),
        glyphs: force_sign.into_iter().chain([kind_sign]).collect(),
        quote: String::new(),
    };
    let own = force.parse().ok().filter(|_| letter == "C");
    let counters = own.map(|value| counter("force", say(lang, "Force", "Force"), &[(title(lang, id), value)]));
    Card { counters: counters.into_iter().collect(), ..plain(id, face) }
}

/// Returns a counter with the parts `parts`. The value of the counter is the sum of its parts.
fn counter(id: &str, label: String, parts: &[(String, i32)]) -> Counter {
    let value = parts.iter().map(|(_, value)| value).sum();
    let parts = parts.iter().map(|(words, value)| Part { words: words.clone(), value: *value }).collect();
    Counter { id: id.into(), label, value, parts }
}

fn link(kind: &str, to: &str, words: String) -> Link {
    Link { kind: kind.into(), to: to.into(), words }
}

fn zone(id: &str, kind: ZoneKind, owner: usize, label: String, cards: Vec<Card>) -> Zone {
    Zone { id: id.into(), kind, owner: Some(seat(owner)), label, cards, counters: vec![], links: vec![] }
}

/// Returns a Character with the cards attached to it.
fn bearer(lang: Lang, id: &str, attached: &[&str]) -> Card {
    Card { under: attached.iter().map(|id| card(lang, id)).collect(), ..card(lang, id) }
}

/// Returns a group of Characters that act as one, assigned to the Location `at`.
fn unit(lang: Lang, owner: usize, members: &[(&str, &[&str])], at: Option<&str>) -> Zone {
    let titles: Vec<String> = members.iter().map(|(id, _)| title(lang, id)).collect();
    let cards: Vec<Card> = members.iter().map(|(id, under)| bearer(lang, id, under)).collect();
    let mut parts: Vec<(String, i32)> = Vec::new();
    for (id, under) in members {
        for id in std::iter::once(id).chain(*under) {
            parts.extend(row(id).3.parse().ok().map(|force: i32| (title(lang, id), force)));
        }
    }
    let attack = counter("attack", say(lang, "Attack", "Attaque"), &parts);
    parts.extend(at.filter(|id| *id == "G09").map(|id| (title(lang, id), 4 * members.len() as i32)));
    let defence = counter("defence", say(lang, "Defence", "Défense"), &parts);
    let there = |id: &str| link("assigned", id, format!("{} {}", say(lang, "at", "à"), title(lang, id)));
    let id = format!("unit.{}", members[0].0);
    Zone {
        counters: vec![attack, defence],
        links: at.map(there).into_iter().collect(),
        ..zone(&id, ZoneKind::Group, owner, titles.join(", "), cards)
    }
}

fn piles(lang: Lang, owner: usize, counts: [i32; 3]) -> Vec<Zone> {
    let name = ["Ann", "Bea"][owner];
    let cards = say(lang, "cards", "cartes");
    let pile = |id: &str, kind, en: &str, fr: &str, value: i32| Zone {
        counters: vec![Counter { id: "cards".into(), label: cards.clone(), value, parts: vec![] }],
        ..zone(&format!("{id}.{owner}"), kind, owner, say(lang, en, fr), vec![])
    };
    let hidden = |place: i32| {
        let label = say(lang, "A card", "Une carte");
        plain(&format!("hand.{owner}/{place}"), Face::Down { label })
    };
    let held = if owner == 0 { HAND.map(|id| card(lang, id)).to_vec() } else { (0..counts[0]).map(hidden).collect() };
    let label = format!("{} {name}", say(lang, "Hand of", "Main de"));
    vec![
        zone(&format!("hand.{owner}"), ZoneKind::Hand, owner, label, held),
        pile("deck", ZoneKind::Deck, "Deck", "Pioche", counts[1]),
        pile("discard", ZoneKind::Discard, "Discard", "Défausse", counts[2]),
    ]
}

const HAND: [&str; 12] = ["G12", "G13", "G14", "G15", "G16", "G18", "G21", "G25", "G29", "G33", "G45", "G47"];

fn evil(lang: Lang) -> Vec<Zone> {
    let mut zones = piles(lang, 1, [5, 30, 6]);
    let locations = say(lang, "Locations", "Lieux");
    zones.push(zone("locations.1", ZoneKind::Display, 1, locations, vec![card(lang, "V03")]));
    zones.push(unit(lang, 1, &[("V02", &["V05", "V23"]), ("V27", &[])], Some("V03")));
    zones.push(unit(lang, 1, &[("V11", &["V06", "V17", "V04"])], None));
    zones.push(unit(lang, 1, &[("V22", &[])], None));
    zones.push(unit(lang, 1, &[("V39", &["V41"])], None));
    let captive = Card {
        links: vec![link("captor", "V22", say(lang, "captive of Kalico the Steward", "captif de Kalico l’intendant"))],
        ..card(lang, "G04")
    };
    zones.push(zone("captives.1", ZoneKind::Display, 1, say(lang, "Captives", "Captifs"), vec![captive]));
    zones
}

fn good(lang: Lang) -> Vec<Zone> {
    let mut zones = vec![
        unit(lang, 0, &[("G01", &["G07"]), ("G05", &[]), ("G08", &[])], Some("G09")),
        unit(lang, 0, &[("G02", &["G36"])], None),
        unit(lang, 0, &[("G24", &[])], None),
    ];
    let locations = vec![card(lang, "G09"), card(lang, "G50")];
    zones.push(zone("locations.0", ZoneKind::Display, 0, say(lang, "Locations", "Lieux"), locations));
    let idle = vec![bearer(lang, "G51", &["V34"])];
    zones.push(zone("idle.0", ZoneKind::Display, 0, say(lang, "Incapacitated", "Hors d’état"), idle));
    zones.extend(piles(lang, 0, [12, 28, 4]));
    zones
}

/// Returns a position with several choices: each card in the hand can be attached to one of several Characters, and the
/// turn can be ended.
pub(crate) fn summoning(lang: Lang) -> Position {
    let mut choices = Vec::new();
    let bearers = ["G01", "G02", "G05", "G08", "G24"];
    for id in ["G13", "G21", "G25", "G29", "G45", "G47"] {
        choices.extend(bearers.map(|to| attach(lang, id, to)));
    }
    for id in ["V06", "V17", "V23"] {
        let take = format!("{} {}", say(lang, "Take", "Prendre"), title(lang, id));
        choices.push(Choice { at: "G18".into(), to: Some(id.into()), words: take.into(), hint: None });
    }
    for id in ["G02", "G24"] {
        let (name, words) = (title(lang, id), say(lang, "joins Dorothy Gale", "rejoint Dorothy Gale"));
        let to = Some("unit.G01".into());
        choices.push(Choice { at: id.into(), to, words: format!("{name} {words}").into(), hint: None });
    }
    let done = say(lang, "End the Summon Phase", "Finir la phase d’Invocation");
    choices.push(Choice { at: "done".into(), to: None, words: done.into(), hint: None });
    position(
        lang,
        scene(lang, say(lang, "Play cards and form Groups.", "Posez des cartes et formez des Groupes."), choices),
    )
}

fn attach(lang: Lang, id: &str, to: &str) -> Choice {
    let (what, whom) = (title(lang, id), title(lang, to));
    let words = say(lang, &format!("Attach {what} to {whom}"), &format!("Attacher {what} à {whom}"));
    Choice { at: id.into(), to: Some(to.into()), words: words.into(), hint: None }
}

/// Returns a position with two declared attacks, in which one unit of the defender may intervene.
pub(crate) fn intervening(lang: Lang) -> Position {
    let intervene = |id: &str, who: &str| Choice {
        at: id.into(),
        to: None,
        words: format!("{} {}", say(lang, "Intervene with", "Intervenir avec"), title(lang, who)).into(),
        hint: None,
    };
    let mut choices = vec![intervene("unit.G01", "G01"), intervene("unit.G02", "G02"), intervene("unit.G24", "G24")];
    choices.push(Choice {
        at: "done".into(),
        to: None,
        words: say(lang, "Let it happen", "Laisser faire").into(),
        hint: None,
    });
    let mut scene = scene(lang, say(lang, "Does anybody intervene?", "Quelqu’un intervient-il ?"), choices);
    scene.zones.push(attacks(lang));
    position(lang, scene)
}

fn attacks(lang: Lang) -> Zone {
    let attack = |place: usize, means: &str, en: &str, fr: &str| {
        let face = Face::Up {
            kind: "attack".into(),
            tint: "evil".into(),
            title: title(lang, means),
            text: Wording::plain(say(lang, en, fr)),
            glyphs: vec![],
            quote: String::new(),
        };
        plain(&format!("attack.{place}"), face)
    };
    let declared = vec![
        attack(
            0,
            "V12",
            "Roquat the Nome King attacks Glinda the Good Witch",
            "Roquat le Roi des Nomes attaque Glinda la Bonne Sorcière",
        ),
        attack(1, "G33", "Mombi attacks Tik-Tok", "Mombi attaque Tik-Tok"),
    ];
    Zone { owner: None, ..zone("attacks", ZoneKind::Stack, 1, say(lang, "Attacks", "Attaques"), declared) }
}

/// Returns a position of a fight in which both dice are rolled and each side has played a card. Ann may play another
/// card.
pub(crate) fn fighting(lang: Lang) -> Position {
    let hint = |en: &str, fr: &str| Some(say(lang, en, fr));
    let play = |id: &str, hint| Choice {
        at: id.into(),
        to: None,
        words: format!("{} {}", say(lang, "Play", "Jouer"), title(lang, id)).into(),
        hint,
    };
    let mut choices = vec![
        play("G14", hint("27 against 25: you would win", "27 contre 25 : vous gagneriez")),
        play("G16", hint("28 against 25: you would win", "28 contre 25 : vous gagneriez")),
    ];
    choices.push(Choice {
        at: "done".into(),
        to: None,
        words: say(lang, "Let it stand", "En rester là").into(),
        hint: None,
    });
    let mut scene = scene(lang, say(lang, "You are losing: play a card?", "Vous perdez : jouer une carte ?"), choices);
    scene.zones.push(attacks(lang));
    scene.contest = Some(contest(lang));
    position(lang, scene)
}

/// Returns the position of [`summoning`] some entries later. Between the two positions, the fight of [`fighting`] takes
/// place: the dice are rolled at the first of `entries`, and the fight is over at the second.
pub(crate) fn fought(lang: Lang, entries: [usize; 2]) -> Position {
    let [rolled, over] = entries;
    let now = summoning(lang);
    let told = |entry, en: &str, fr: &str| NewsLine {
        entry,
        words: Some(say(lang, en, fr).into()),
        note: kernel::Note::default(),
        happened: vec![],
        fight: None,
    };
    let roll = told(rolled, "The dice: 4 against 7.", "Les dés : 4 contre 7.");
    let news = vec![
        NewsLine { fight: Some(contest(lang)), ..roll },
        told(over, "Bea wins the battle.", "Bea gagne le combat."),
    ];
    let log = now.log.iter().cloned().chain(news.iter().filter_map(NewsLine::line)).collect();
    Position { row: over as u64, entries: over, shown: over, news, log, ..now }
}

pub(crate) fn contest(lang: Lang) -> Contest {
    let total = |parts: &[(&str, &str, i32)]| {
        let parts: Vec<(String, i32)> = parts.iter().map(|(en, fr, value)| (say(lang, en, fr), *value)).collect();
        counter("total", say(lang, "Total", "Total"), &parts)
    };
    let side = |number: usize, en: &str, fr: &str| ContestSide {
        seat: seat(number),
        label: say(lang, en, fr),
        ahead: number == 1,
        die: Some(Die { faces: 12, value: [7, 4][number] }),
        total: total(&[]),
        zones: vec![["unit.G02", "unit.V11"][number].to_owned()],
        cards: vec![],
    };
    let roquat = ("Roquat the Nome King", "Roquat le Roi des Nomes", 7);
    Contest {
        title: say(
            lang,
            "Trapped: Roquat the Nome King attacks Glinda the Good Witch",
            "Pris au piège : Roquat le Roi des Nomes attaque Glinda la Bonne Sorcière",
        ),
        standing: say(lang, "The attacker is ahead, 25 to 21.", "L’attaquant mène, 25 à 21."),
        sides: vec![
            ContestSide {
                total: total(&[
                    ("Die", "Dé", 4),
                    roquat,
                    ("Magic Belt", "Ceinture magique", 5),
                    ("Magic Wand", "Baguette magique", 1),
                    ("Goblin Guards", "Gardes gobelins", 4),
                    ("Trapped", "Pris au piège", 4),
                ]),
                cards: vec![card(lang, "V12"), card(lang, "V26")],
                ..side(1, "Attacker", "Attaquant")
            },
            ContestSide {
                total: total(&[
                    ("Die", "Dé", 7),
                    ("Glinda the Good Witch", "Glinda la Bonne Sorcière", 8),
                    ("Army of Female Soldiers", "Armée de femmes soldats", 6),
                ]),
                ..side(0, "Defender", "Défenseur")
            },
        ],
    }
}

/// Returns a scene in the middle of the game, as Ann sees it. Bea's side comes first.
fn scene(lang: Lang, prompt: String, choices: Vec<Choice>) -> Scene {
    Scene {
        heading: say(lang, "Ann’s turn 6, Summon Phase", "Tour 6 de Ann, phase d’Invocation"),
        prompt: prompt.into(),
        rule: None,
        why_not: None,
        zones: evil(lang).into_iter().chain(good(lang)).collect(),
        contest: None,
        choices,
        sheet: None,
    }
}

/// Returns a position with as much on the table as possible: every Character is in a unit of its own, has cards
/// attached, and can be chosen.
pub(crate) fn crowded(lang: Lang) -> Position {
    let mut zones = piles(lang, 1, [7, 20, 9]);
    let attached: [&'static [&'static str]; 4] = [&["V05", "V23"], &["V06", "V17", "V04"], &[], &["V41"]];
    let on_side = |number: usize, ids: &[&'static str]| -> Vec<Zone> {
        let each = ids.iter().zip(attached.iter().cycle());
        each.map(|(id, attached)| {
            let mut zone = unit(lang, number, &[(id, attached)], Some("V03"));
            for card in zone.cards.iter_mut().flat_map(|card| &mut card.under) {
                card.id = format!("{}/{}", zone.id, card.id);
            }
            zone
        })
        .collect()
    };
    let others = on_side(1, &["V02", "V11", "V22", "V27", "V39", "G04", "G51"]);
    let own = on_side(0, &["G01", "G02", "G05", "G08", "G24"]);
    let target = |zone: &Zone| Choice {
        at: zone.id.clone(),
        to: None,
        words: format!("{} {}", say(lang, "Attack", "Attaquer"), zone.label).into(),
        hint: Some("29 – 25".into()),
    };
    let mut choices: Vec<Choice> = others.iter().chain(&own).map(target).collect();
    choices.extend(HAND.map(|id| {
        let words = format!("{} {}", say(lang, "Play", "Jouer"), title(lang, id));
        Choice { at: id.into(), to: None, words: words.into(), hint: None }
    }));
    zones.extend(others);
    zones.extend(own);
    zones.extend(piles(lang, 0, [12, 20, 9]));
    let scene = Scene { zones, ..scene(lang, say(lang, "Choose.", "Choisissez."), choices) };
    position(lang, scene)
}

fn position(lang: Lang, scene: Scene) -> Position {
    let line =
        |entry, en: &str, fr: &str| LogLine { entry, words: say(lang, en, fr).into(), note: kernel::Note::default() };
    let log = vec![
        line(90, "Bea ends her turn.", "Bea finit son tour."),
        line(91, "Ann draws 2 cards: Disguise and Take Item.", "Ann pioche 2 cartes : Déguisement et Prise d’Objet."),
        line(92, "Ann attaches Toto the Dog to Dorothy Gale.", "Ann attache Toto le chien à Dorothy Gale."),
    ];
    Position {
        news: Vec::new(),
        records: Records::Whole,
        table: "t1".into(),
        game: "duel".into(),
        title: say(lang, "Good against Evil", "Le Bien contre le Mal"),
        row: 92,
        entries: 92,
        shown: 92,
        digest: "0123456789abcdef".into(),
        seats: vec![
            SeatInfo { name: "Ann".into(), bot: None },
            SeatInfo { name: "Bea".into(), bot: Some("greedy".into()) },
        ],
        viewer: Some(seat(0)),
        all_open: false,
        lang,
        pass_to: None,
        turn: TurnInfo::Seat(seat(0)),
        undo: Undo::May,
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
        log,
        has_earlier: false,
        stop_before: Some(90),
        stop_after: None,
    }
}

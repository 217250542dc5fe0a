//! Draws a view as a scene.

use crate::{Action, Card, Cards, SeenStep, View, ids::ZoneId, rules};
use kernel::{Choice, Counter, Face, Lang, Reader, Scene, Seat, Sheet, SheetLine, SheetSeat, Zone, ZoneKind, winners};

pub(crate) fn scene(view: &View, choices: &[Action], reader: &Reader<'_>) -> Scene {
    let mut zones = vec![drawn(view, reader)];
    zones.extend(view.held.seats().map(|seat| hand(view, seat, reader)));
    zones.push(zone(
        ZoneId::Discard,
        ZoneKind::Discard,
        None,
        pick(reader, "Thrown away", "Défausse"),
        view.discard.iter(),
    ));
    Scene {
        heading: match reader.lang {
            Lang::En => format!("Round {} of {}", view.round, rules::ROUNDS),
            Lang::Fr => format!("Tour {} sur {}", view.round, rules::ROUNDS),
        },
        prompt: prompt(view, reader).into(),
        rule: None,
        why_not: None,
        zones,
        contest: None,
        choices: choices.iter().map(|action| choice(*action, reader)).collect(),
        sheet: (view.step == SeenStep::Over).then(|| sheet(view, reader)),
    }
}

fn prompt(view: &View, reader: &Reader<'_>) -> String {
    match (view.step, reader.lang) {
        (SeenStep::Draw(seat), Lang::En) => format!("{} draws a card.", reader.names[seat]),
        (SeenStep::Draw(seat), Lang::Fr) => format!("{} pioche une carte.", reader.names[seat]),
        (SeenStep::Decide { seat, .. }, Lang::En) => {
            format!("{} keeps the card or throws it away.", reader.names[seat])
        }
        (SeenStep::Decide { seat, .. }, Lang::Fr) => format!("{} garde la carte ou la défausse.", reader.names[seat]),
        (SeenStep::Over, Lang::En) => "The game is over.".into(),
        (SeenStep::Over, Lang::Fr) => "La partie est terminée.".into(),
    }
}

/// Returns the zone for the card that a seat has drawn. The choices point at this card.
fn drawn(view: &View, reader: &Reader<'_>) -> Zone {
    let label = pick(reader, "Just drawn", "Carte piochée");
    match view.step {
        SeenStep::Decide { drawn: Some(card), .. } => zone(ZoneId::Drawn, ZoneKind::Offer, None, label, [card]),
        SeenStep::Decide { drawn: None, .. } => {
            Zone { cards: vec![face_down("drawn/0", reader)], ..zone(ZoneId::Drawn, ZoneKind::Offer, None, label, []) }
        }
        SeenStep::Draw(_) | SeenStep::Over => zone(ZoneId::Drawn, ZoneKind::Offer, None, label, []),
    }
}

fn hand(view: &View, seat: Seat, reader: &Reader<'_>) -> Zone {
    let id = ZoneId::Hand(seat);
    let label = match reader.lang {
        Lang::En => format!("Hand of {}", reader.names[seat]),
        Lang::Fr => format!("Main de {}", reader.names[seat]),
    };
    let zone = |cards: Cards| zone(id, ZoneKind::Hand, Some(seat), label.clone(), cards.iter());
    match view.hands[seat] {
        Some(cards) => zone(cards),
        None => {
            let backs = (0..view.held[seat]).map(|place| face_down(&format!("{id}/{place}"), reader));
            Zone { cards: backs.collect(), ..zone(Cards::default()) }
        }
    }
}

fn zone(id: ZoneId, kind: ZoneKind, owner: Option<Seat>, label: String, cards: impl IntoIterator<Item = Card>) -> Zone {
    let cards = cards.into_iter().enumerate().map(|(place, card)| face_up(&format!("{id}/{place}"), card)).collect();
    Zone { id: id.to_string(), kind, owner, label, cards, counters: Vec::new(), links: Vec::new() }
}

fn face_up(id: &str, card: Card) -> kernel::Card {
    let face = Face::Up {
        kind: "number".into(),
        tint: card.number().to_string(),
        title: card.number().to_string(),
        text: kernel::Wording::default(),
        glyphs: Vec::new(),
        quote: String::new(),
    };
    kernel::Card { id: id.into(), face, counters: Vec::new(), under: Vec::new(), links: Vec::new(), why_not: None }
}

fn face_down(id: &str, reader: &Reader<'_>) -> kernel::Card {
    let face = Face::Down { label: pick(reader, "A hidden card", "Une carte cachée") };
    kernel::Card { id: id.into(), face, counters: Vec::new(), under: Vec::new(), links: Vec::new(), why_not: None }
}

fn choice(action: Action, reader: &Reader<'_>) -> Choice {
    let (at, words) = match action {
        Action::Keep => (ZoneId::Drawn, pick(reader, "Keep the card", "Garder la carte")),
        Action::ThrowAway => (ZoneId::Discard, pick(reader, "Throw the card away", "Défausser la carte")),
    };
    Choice { at: at.to_string(), to: None, words: words.into(), hint: None }
}

fn sheet(view: &View, reader: &Reader<'_>) -> Sheet {
    let hands = view.hands.map(|_, hand| hand.unwrap_or_default());
    let scores = rules::scores(&hands);
    let won: Vec<Seat> = winners(&scores).collect();
    let names: Vec<&str> = won.iter().map(|seat| reader.names[*seat].as_str()).collect();
    Sheet {
        verdict: match reader.lang {
            Lang::En => format!("Won by {}.", names.join(", ")),
            Lang::Fr => format!("Victoire de {}.", names.join(", ")),
        },
        seats: hands
            .iter()
            .map(|(seat, hand)| SheetSeat {
                seat,
                name: reader.names[seat].clone(),
                won: won.contains(&seat),
                total: Some(scores[seat]),
                lines: hand.iter().enumerate().map(|(place, card)| line(seat, place, card, reader)).collect(),
                counters: vec![Counter {
                    id: "cards".into(),
                    label: pick(reader, "Cards", "Cartes"),
                    value: i32::from(hand.count()),
                    parts: Vec::new(),
                }],
            })
            .collect(),
    }
}

fn line(seat: Seat, place: usize, card: Card, reader: &Reader<'_>) -> SheetLine {
    SheetLine {
        card: face_up(&format!("{}/{place}", ZoneId::Hand(seat)), card),
        words: format!("{} {}", number(reader.lang), card.number()),
        points: i32::from(card.number()),
    }
}

pub(crate) fn number(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Number",
        Lang::Fr => "Nombre",
    }
}

fn pick(reader: &Reader<'_>, en: &str, fr: &str) -> String {
    match reader.lang {
        Lang::En => en.into(),
        Lang::Fr => fr.into(),
    }
}

//! Checks that a screen receives no secrets. Every message that the client of the tests receives is checked here.

use protocol::{Face, FromServer, Happening, NewsLine, Place, Position, TurnInfo, Zone, ZoneKind};

pub(crate) fn checked(message: FromServer) -> FromServer {
    if let FromServer::Position(position) = &message {
        assert_eq!(leak(position), None);
    }
    message
}

/// Returns a secret of another seat that a position shows, or `None` if it shows none. The memory aid is set in only
/// one test, so in all other tests a hand is secret until the game is over.
pub(crate) fn leak(position: &Position) -> Option<String> {
    if position.turn == TurnInfo::Over {
        return None;
    }
    match position.game.as_str() {
        "draft" => draft(position),
        "duel" => duel(position),
        "oz" | "epic" => storyline(position),
        other => panic!("nobody has said what is hidden in {other}"),
    }
}

/// Returns a secret that a position of a draft shows. Only the holder of a hand may see the cards in it and their
/// value.
fn draft(position: &Position) -> Option<String> {
    let others = position.scene.zones.iter().filter(|zone| zone.owner.is_some() && zone.owner != position.viewer);
    if let Some(zone) = others.into_iter().find(|zone| tells(zone)) {
        return Some(format!("{:?} was shown {zone:?}", position.viewer));
    }
    if position.viewer.is_some() {
        return None;
    }
    let worth = position.scene.zones.iter().flat_map(|zone| &zone.cards).find(|card| !card.counters.is_empty());
    let offered = position.scene.choices.first();
    worth
        .map(|card| format!("nobody was told what {card:?} is worth"))
        .or(offered.map(|choice| format!("nobody was offered {choice:?}")))
        .or(position.can_undo().then(|| "nobody may take something back".to_owned()))
}

/// Returns a secret that the news shows, or `None` if it shows none. The secret is a card that another seat drew.
pub(crate) fn leak_in_news(position: &Position, news: &[NewsLine]) -> Option<String> {
    let hand_of_another = |place: &Place| {
        let zone = position.scene.zones.iter().find(|zone| Some(&zone.id) == place.zone.as_ref());
        zone.is_some_and(|zone| zone.kind == ZoneKind::Hand && zone.owner != position.viewer)
    };
    let deck = |place: &Place| {
        let zone = position.scene.zones.iter().find(|zone| Some(&zone.id) == place.zone.as_ref());
        zone.is_some_and(|zone| zone.kind == ZoneKind::Deck)
    };
    let told = news.iter().flat_map(|news| &news.happened).find(|happened| match happened {
        Happening::Move { from, to } => deck(from) && hand_of_another(to) && (to.card.is_some() || to.tint.is_some()),
        Happening::Turn { .. } | Happening::Die { .. } | Happening::Count { .. } | Happening::Attack { .. } => false,
    });
    told.map(|told| format!("{:?} was told {told:?}", position.viewer))
}

/// Reports whether a zone shows more than what everybody at the table can see.
fn tells(zone: &Zone) -> bool {
    match zone.kind {
        ZoneKind::Hand => !zone.cards.is_empty() || zone.counters.iter().any(|counter| counter.id != "cards"),
        ZoneKind::Display | ZoneKind::Discard => zone.cards.iter().any(|card| !card.counters.is_empty()),
        ZoneKind::Group | ZoneKind::Stack | ZoneKind::Offer | ZoneKind::Deck => false,
    }
}

/// Returns a secret that a position of a duel shows. The cards in the hands of others are secret, except an Attack card
/// that is being declared. Returns `None` once the log says that somebody has looked at cards or shuffled a pile,
/// because a viewer may then know some of these cards.
fn duel(position: &Position) -> Option<String> {
    let told = |words: &str| position.log.iter().any(|line| line.words.to_string().contains(words));
    if told(" looks at ") || told(" shuffles ") {
        return None;
    }
    let mut hands = hands_of_others(position);
    let leaking = hands.find(|zone| {
        let declaring = matches!(position.turn, TurnInfo::Seat(seat) if zone.owner == Some(seat));
        face_up(zone) > usize::from(declaring)
    });
    leaking.map(|zone| format!("{:?} was shown {zone:?}", position.viewer))
}

/// Returns a secret that a position of the Storyline shows, or `None` if it shows none. The cards in the hands of
/// others are secret, and a screen without a seat has no choices. Returns `None` once the log says that somebody has
/// looked at a hand.
fn storyline(position: &Position) -> Option<String> {
    if position.log.iter().any(|line| line.words.to_string().contains(" looks at ")) {
        return None;
    }
    let leaking = hands_of_others(position).find(|zone| face_up(zone) > 0);
    let offered = position.scene.choices.first().filter(|_| position.viewer.is_none());
    leaking
        .map(|zone| format!("{:?} was shown {zone:?}", position.viewer))
        .or(offered.map(|choice| format!("nobody was offered {choice:?}")))
}

fn hands_of_others(position: &Position) -> impl Iterator<Item = &Zone> {
    let others = position.scene.zones.iter().filter(|zone| zone.owner.is_some() && zone.owner != position.viewer);
    others.filter(|zone| zone.kind == ZoneKind::Hand)
}

fn face_up(zone: &Zone) -> usize {
    zone.cards.iter().filter(|card| matches!(card.face, Face::Up { .. })).count()
}

//! Parses the sentences of a line. The first word of a sentence decides its form.

use super::{
    filter::{filter, host, spots_named},
    given::{Due, PRICES, givens, maybe_while},
    sign::{Line, Read, Stop, compare, count, level, maybe, must, phrase, room, says, sign, unspaced, word},
    standing::{gives_control, standing},
    steps::{self, steps},
    union::{begins, union},
};
use crate::{Ability, Compare, Fee, Once, Price, Reaction, Text, Traits, User, When};

pub(super) fn text(input: &mut Line<'_>) -> Read<Text> {
    let mut text = Text::new();
    if matches!(input.input.trim(), "" | "-" | "–" | "—") {
        return Ok(text);
    }
    while !unspaced(input).is_empty() {
        room(&text, input)?;
        let ability = ability(input)?;
        must(input, '.', may_follow(&ability))?;
        text.push(ability);
    }
    Ok(text)
}

/// Returns a description of the tokens that may come after a sentence, for the fault of a sentence without a full stop.
fn may_follow(ability: &Ability) -> &'static str {
    match ability {
        Ability::Standing(standing) if standing.given.is_empty() => "a comma, \"while\" or a full stop",
        Ability::Standing(_) | Ability::Ends(_) => "a comma or a full stop",
        Ability::When { .. } | Ability::Once(_) | Ability::React { .. } | Ability::Does(_) => {
            "a semicolon or a full stop"
        }
        Ability::Attach(_) | Ability::Equip(_) | Ability::OnePerBearer | Ability::PlayedHere(_) => "a full stop",
        Ability::Enter(_) | Ability::Leave(_) | Ability::Only(_) => "a full stop",
    }
}

#[derive(Clone, Copy)]
enum Head {
    Enter,
    Leave,
    Only,
    Attach,
    Equip,
    OnePer,
    React,
    Once,
    Ends,
    When(Moment),
}

#[derive(Clone, Copy)]
enum Moment {
    Play,
    Enters,
    Leaves,
    Start,
    TurnEnds,
    EnteredBy,
    TurnsUp,
    FirstEntry,
    Archived,
}

const HEADS: [(&str, Head); 18] = [
    ("ENTER", Head::Enter),
    ("LEAVE", Head::Leave),
    ("ONLY", Head::Only),
    ("ATTACH", Head::Attach),
    ("EQUIP", Head::Equip),
    ("ONE", Head::OnePer),
    ("REACT", Head::React),
    ("ONCE", Head::Once),
    ("ends", Head::Ends),
    ("PLAY", Head::When(Moment::Play)),
    ("ENTERS", Head::When(Moment::Enters)),
    ("LEAVES", Head::When(Moment::Leaves)),
    ("START", Head::When(Moment::Start)),
    ("TURN", Head::When(Moment::TurnEnds)),
    ("ENTERED", Head::When(Moment::EnteredBy)),
    ("TURNS", Head::When(Moment::TurnsUp)),
    ("FIRST", Head::When(Moment::FirstEntry)),
    ("ARCHIVED", Head::When(Moment::Archived)),
];

const COLON: &str = "a colon";

fn ability(input: &mut Line<'_>) -> Read<Ability> {
    Ok(match maybe(input, &HEADS) {
        Some(Head::Enter) => Ability::Enter(fee(input)?),
        Some(Head::Leave) => Ability::Leave(fee(input)?),
        Some(Head::Only) => Ability::Only(union(input)?),
        Some(Head::Attach) => Ability::Attach(host(input)?),
        Some(Head::Equip) => Ability::Equip(if says(input, "nobody") { None } else { Some(filter(input)?) }),
        Some(Head::OnePer) => phrase(input, &["PER", "BEARER"]).map(|()| Ability::OnePerBearer)?,
        Some(Head::React) => react(input)?,
        Some(Head::Once) => Ability::Once(once(input)?),
        Some(Head::Ends) => {
            phrase(input, &["when"])?;
            Ability::Ends(givens(input)?)
        }
        Some(Head::When(moment)) => {
            let when = when(input, moment)?;
            must(input, ':', COLON)?;
            Ability::When { when, does: steps(input)? }
        }
        None if steps::begin(input) && !gives_control(input) => Ability::Does(steps(input)?),
        None => other(input)?,
    })
}

/// Parses a sentence that begins neither with one of `HEADS` nor with a step.
fn other(input: &mut Line<'_>) -> Read<Ability> {
    let start = unspaced(input).len();
    let may_be_whom = begins(input);
    standing(input).map_err(|stop| match stop.rest == start && !may_be_whom {
        true => Stop { expected: SENTENCE.into(), ..stop },
        false => stop,
    })
}

const SENTENCE: &str = "a sentence such as \"VIT +1.\", \"Your Animal HERE: VIT +1.\", \"ENTERS: DRAW 1.\", \
     \"ONCE, pay 1: ROLL 2.\" or \"MOVE 1 your Character.\"";

/// Parses the cost of entering or leaving a Location: "2 (Animal: 0)", "1 (Good only)".
fn fee(input: &mut Line<'_>) -> Read<Fee> {
    let mut fee = Fee { cost: count(input)?, free: Traits::NONE, only: Traits::NONE };
    if !sign(input, '(') {
        return Ok(fee);
    }
    loop {
        let start = *input;
        let who = union(input)?;
        let slot = match sign(input, ':') {
            true if unspaced(input).starts_with('0') && level(input)? == 0 => &mut fee.free,
            true => return Err(Stop::new(input, "0")),
            false if says(input, "only") => &mut fee.only,
            false => return Err(Stop::new(input, "\"|\", \"only\", or a colon and 0")),
        };
        if !slot.is_empty() {
            return Err(Stop::new(&start, "each of \"only\" and \"0\" once"));
        }
        *slot = who;
        if !sign(input, ',') {
            return must(input, ')', "a comma or a closing bracket").map(|()| fee);
        }
    }
}

fn when(input: &mut Line<'_>, moment: Moment) -> Read<When> {
    Ok(match moment {
        Moment::Play => When::Play,
        Moment::Enters => When::Enters(spots_named(input)?),
        Moment::Leaves => When::Leaves,
        Moment::Start => When::Start,
        Moment::TurnEnds => phrase(input, &["ENDS"]).map(|()| When::TurnEnds)?,
        Moment::EnteredBy => {
            phrase(input, &["BY"])?;
            When::EnteredBy(filter(input)?)
        }
        Moment::Archived if unspaced(input).starts_with(':') => When::Archived(None),
        Moment::Archived => When::Archived(Some(filter(input)?)),
        Moment::TurnsUp => phrase(input, &["UP"]).map(|()| When::TurnsUp)?,
        Moment::FirstEntry => phrase(input, &["ENTRY"]).map(|()| When::FirstEntry)?,
    })
}

fn react(input: &mut Line<'_>) -> Read<Ability> {
    #[derive(Clone, Copy)]
    enum Trigger {
        Is(Reaction),
        Plays,
    }
    const TRIGGERS: [(&str, Trigger); 4] = [
        ("threat", Trigger::Is(Reaction::Threat)),
        ("fall", Trigger::Is(Reaction::Fall)),
        ("meeting", Trigger::Is(Reaction::Meeting)),
        ("plays", Trigger::Plays),
    ];
    let to = match word(input, &TRIGGERS, "\"threat\", \"fall\", \"meeting\" or \"plays\" and a cost")? {
        Trigger::Is(to) => to,
        Trigger::Plays => Reaction::Plays(match compare(input)? {
            Some(cost) => cost,
            None => Compare::at_most(level(input)?),
        }),
    };
    must(input, ':', COLON)?;
    Ok(Ability::React { to, does: steps(input)? })
}

/// Parses a ONCE: "ONCE by anyone HERE while equipped, pay 2: …".
fn once(input: &mut Line<'_>) -> Read<Once> {
    let who = match says(input, "by") {
        true => phrase(input, &["anyone", "HERE"]).map(|()| User::AnyoneHere)?,
        false => User::Controller,
    };
    let given = maybe_while(input)?;
    let mut price = Vec::new();
    while sign(input, ',') {
        room(&price, input)?;
        price.push(self::price(input)?);
    }
    must(input, ':', "a comma and a price, or a colon")?;
    Ok(Once { who, given, price, does: steps(input)? })
}

fn price(input: &mut Line<'_>) -> Read<Price> {
    Ok(match word(input, &PRICES, "\"pay\" and a number, \"ARCHIVE this\" or \"archive a card\"")? {
        Due::Pay => Price::Pay(count(input)?),
        Due::ArchiveThis => phrase(input, &["this"]).map(|()| Price::ArchiveThis)?,
        Due::ArchiveCard => phrase(input, &["a", "card"]).map(|()| Price::ArchiveCard)?,
    })
}

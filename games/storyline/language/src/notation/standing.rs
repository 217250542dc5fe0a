//! Parses the effects that hold as long as their card is in play.

use super::{
    filter::{filter, printed, spots, tally},
    given::maybe_while,
    sign::{Line, Read, count, level, maybe, must, phrase, plus, room, says, sign, unspaced},
    union::{Adjectives, adjectives, union, word},
};
use crate::{Ability, Amount, Cards, Change, Gift, Number, Part, Standing, Traits, Whom, Word};

/// Parses a sentence that gives something, or that names the cards that may be played to this Location.
pub(super) fn standing(input: &mut Line<'_>) -> Read<Ability> {
    let whom = match gift_follows(input) {
        true => Whom::This,
        false => match whom(input)? {
            Subject::Played(what) => return Ok(Ability::PlayedHere(what)),
            Subject::Whom(whom) => whom,
        },
    };
    let gives = gifts(input)?;
    Ok(Ability::Standing(Standing { whom, gives, given: maybe_while(input)? }))
}

/// Reports whether a gift comes next. In "Flying HERE: …" no gift comes next, because "Flying" describes the receivers
/// of the gift.
fn gift_follows(input: &Line<'_>) -> bool {
    let mut ahead = *input;
    if maybe(&mut ahead, &ABLE).is_some() {
        return unspaced(&ahead).starts_with([',', '.']) || says(&mut ahead, "while");
    }
    says(&mut ahead, "AS") || maybe(&mut ahead, &GIFTS).is_some()
}

/// Reports whether CONTROL comes next as a gift. Before a target, CONTROL is a step instead.
pub(super) fn gives_control(input: &Line<'_>) -> bool {
    let mut ahead = *input;
    says(&mut ahead, "CONTROL") && (unspaced(&ahead).starts_with([',', '.']) || says(&mut ahead, "while"))
}

/// The words of a sentence that come before its gifts.
enum Subject {
    Whom(Whom),
    Played(Traits),
}

fn whom(input: &mut Line<'_>) -> Read<Subject> {
    const COLON: &str = "a colon";
    let whom = if says(input, "HOST") {
        Whom::Host
    } else if says(input, "You") {
        Whom::You
    } else if says(input, "Authors") {
        phrase(input, &["HERE"])?;
        Whom::AuthorsHere
    } else {
        match bearer(input)? {
            Some(Subject::Whom(whom)) => whom,
            Some(played) => return Ok(played),
            None => Whom::Each(filter(input)?),
        }
    };
    must(input, ':', COLON)?;
    Ok(Subject::Whom(whom))
}

/// Parses "Non-Animat BEARER" or "\"Tin Woodman\" may be played HERE". If a filter comes next, it is left unread.
fn bearer(input: &mut Line<'_>) -> Read<Option<Subject>> {
    let mut ahead = *input;
    let Adjectives { are, are_not } = adjectives(&mut ahead, 1)?;
    let is: Traits = are.into_iter().collect();
    if says(&mut ahead, "BEARER") {
        *input = ahead;
        return Ok(Some(Subject::Whom(Whom::Bearer { are: is, are_not })));
    }
    if !is.is_empty() && are_not.is_empty() && says(&mut ahead, "may") {
        *input = ahead;
        phrase(input, &["be", "played", "HERE"])?;
        return Ok(Some(Subject::Played(is)));
    }
    Ok(None)
}

#[derive(Clone, Copy)]
enum Head {
    Vitality,
    Toll,
    Waive,
    Stride,
    Follow,
    Blank,
    Dice,
    Cost,
    Free,
    Control,
}

const GIFTS: [(&str, Head); 10] = [
    ("VIT", Head::Vitality),
    ("TOLL", Head::Toll),
    ("WAIVE", Head::Waive),
    ("STRIDE", Head::Stride),
    ("FOLLOW", Head::Follow),
    ("BLANK", Head::Blank),
    ("DIE", Head::Dice),
    ("COST", Head::Cost),
    ("FREE", Head::Free),
    ("CONTROL", Head::Control),
];

/// The words that a gift names without "AS", each with its spelling in notation. A gift of any other word is written
/// with "AS".
pub(super) const ABLE: [(&str, Word); 6] = [
    ("Flying", Word::FLYING),
    ("Swimming", Word::SWIMMING),
    ("Steadfast", Word::STEADFAST),
    ("Immovable", Word::IMMOVABLE),
    ("Multiple", Word::MULTIPLE),
    ("SHIELD", Word::SHIELD),
];

fn gifts(input: &mut Line<'_>) -> Read<Vec<Gift>> {
    let mut gifts = vec![gift(input)?];
    while sign(input, ',') {
        room(&gifts, input)?;
        gifts.push(gift(input)?);
    }
    Ok(gifts)
}

fn gift(input: &mut Line<'_>) -> Read<Gift> {
    let wanted = "what is given, such as \"VIT +1\", \"Steadfast\", \"AS Animal\", \"WAIVE all\" or \"STRIDE 2\"";
    if let Some(word) = has(input)? {
        return Ok(Gift::Has(word));
    }
    Ok(match super::sign::word(input, &GIFTS, wanted)? {
        Head::Vitality => Gift::Vitality(amount(input)?),
        Head::Toll => Gift::Toll { plus: plus(input)?, part: part(input)?, at: spots(input)? },
        Head::Waive => Gift::Waive { part: part(input)?, at: spots(input)? },
        Head::Stride => Gift::Stride(count(input)?),
        Head::Follow => Gift::Follow(union(input)?),
        Head::Blank => Gift::Blank,
        Head::Control => Gift::Control,
        Head::Dice => {
            must(input, '+', "\"+\" and a number")?;
            Gift::Dice(number(input)?)
        }
        Head::Cost => cost(input)?,
        Head::Free => phrase(input, &["DRAW"]).map(|()| Gift::FreeDraw)?,
    })
}

/// Parses the gift of a word, if one comes next: "Steadfast", "SHIELD", "AS Animal".
pub(super) fn has(input: &mut Line<'_>) -> Read<Option<Word>> {
    if says(input, "AS") { word(input).map(Some) } else { Ok(maybe(input, &ABLE)) }
}

fn part(input: &mut Line<'_>) -> Read<Part> {
    let parts = [("enter", Part::Enter), ("leave", Part::Leave), ("all", Part::All)];
    super::sign::word(input, &parts, "\"enter\", \"leave\" or \"all\"")
}

/// Parses a number: "2", "1 each your Animal HERE, at most 3".
pub(super) fn number(input: &mut Line<'_>) -> Read<Number> {
    Ok(Number { count: count(input)?, each: tally(input, None)? })
}

/// Parses an amount: "+1", "+1 each your Animal HERE, at most +2", "+1 (Animat: +3)".
fn amount(input: &mut Line<'_>) -> Read<Amount> {
    let usual = plus(input)?;
    if let Some(each) = tally(input, Some(usual))? {
        return Ok(Amount::Each { plus: usual, each });
    }
    if !sign(input, '(') {
        return Ok(Amount::Fixed(usual));
    }
    let are = union(input)?;
    must(input, ':', "\"|\" or a colon")?;
    let instead = plus(input)?;
    must(input, ')', "a closing bracket")?;
    Ok(Amount::Instead { usual, are, instead })
}

/// Parses a change of costs: "-1 on \"Dorothy\"", "0 on this", "-1 on this each your Animat".
fn cost(input: &mut Line<'_>) -> Read<Gift> {
    let signed = unspaced(input).starts_with(['+', '-', '−']);
    if !signed {
        let change = Change::To(level(input)?);
        phrase(input, &["on"])?;
        return Ok(Gift::Cost { on: cards(input)?, change });
    }
    let plus = plus(input)?;
    phrase(input, &["on"])?;
    let on = cards(input)?;
    let change = match tally(input, Some(plus))? {
        Some(each) => Change::Each { plus, each },
        None => Change::By(plus),
    };
    Ok(Gift::Cost { on, change })
}

fn cards(input: &mut Line<'_>) -> Read<Cards> {
    let wanted =
        "\"this\", \"card\", \"Object\", \"Effect\", \"Event\", a word such as Spell, or a name in quotation marks";
    if says(input, "this") { Ok(Cards::This) } else { printed(input, wanted).map(Cards::All) }
}

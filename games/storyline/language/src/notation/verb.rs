//! Parses single steps.

use super::{
    filter::{printed, tally, target},
    sign::{Line, Read, Stop, count, maybe, must, phrase, plus, says, sign, unspaced, word},
    standing::{has, number},
};
use crate::{Distance, Do, FaceDown, Goal, Grant, Peeked, Until, Verb, Where, Who, Zones};

#[derive(Clone, Copy)]
pub(super) enum Head {
    Move,
    Push,
    Advance,
    Home,
    Title,
    Hand,
    Archive,
    Banish,
    Take,
    Drop,
    Give,
    Cheer,
    Draw,
    Gain,
    Roll,
    Peek,
    Look,
    Raid,
    Search,
    Reveal,
    Replace,
    Swap,
    Protect,
    Cancel,
    Control,
    Discard,
}

pub(super) const VERBS: [(&str, Head); 26] = [
    ("MOVE", Head::Move),
    ("PUSH", Head::Push),
    ("ADVANCE", Head::Advance),
    ("HOME", Head::Home),
    ("TITLE", Head::Title),
    ("HAND", Head::Hand),
    ("ARCHIVE", Head::Archive),
    ("BANISH", Head::Banish),
    ("TAKE", Head::Take),
    ("DROP", Head::Drop),
    ("GIVE", Head::Give),
    ("CHEER", Head::Cheer),
    ("DRAW", Head::Draw),
    ("SP", Head::Gain),
    ("ROLL", Head::Roll),
    ("PEEK", Head::Peek),
    ("LOOK", Head::Look),
    ("RAID", Head::Raid),
    ("SEARCH", Head::Search),
    ("REVEAL", Head::Reveal),
    ("REPLACE", Head::Replace),
    ("SWAP", Head::Swap),
    ("PROTECT", Head::Protect),
    ("CANCEL", Head::Cancel),
    ("CONTROL", Head::Control),
    ("DISCARD", Head::Discard),
];

pub(super) fn verb(input: &mut Line<'_>) -> Read<Do> {
    let wanted =
        "a step such as \"DRAW 1\", \"PUSH 2 opposing Character HERE\", \"may: …\", \"if …: …\" or \"choose (…)\"";
    Ok(match word(input, &VERBS, wanted)? {
        Head::Move => {
            let distance = distance(input)?;
            Do::To(Verb::Move(distance), target(input)?)
        }
        Head::Push => Do::To(Verb::Push { steps: count(input)? }, target(input)?),
        Head::Advance => {
            let distance = distance(input)?;
            Do::To(Verb::Advance(distance), target(input)?)
        }
        Head::Home => Do::To(Verb::Home, target(input)?),
        Head::Title => Do::To(Verb::Title, target(input)?),
        Head::Hand => Do::To(Verb::Hand, target(input)?),
        Head::Archive => Do::To(Verb::Archive, target(input)?),
        Head::Banish => Do::To(Verb::Banish, target(input)?),
        Head::Take => Do::To(Verb::Take, target(input)?),
        Head::Drop => Do::To(Verb::Drop, target(input)?),
        Head::Give => give(input)?,
        Head::Cheer => {
            let plus = count(input)? as i8;
            let whom = target(input)?;
            let what = Grant::Vitality { plus, each: tally(input, Some(plus))? };
            Do::To(Verb::Give { what, until: Until::RoundEnd }, whom)
        }
        Head::Draw => {
            if says(input, "FREE") {
                Do::DrawFree
            } else {
                Do::Draw(number(input)?)
            }
        }
        Head::Gain if lost(input) => Do::Lose(number(input)?),
        Head::Gain => Do::Gain(number(input)?),
        Head::Discard => Do::Discard(number(input)?),
        Head::Control => {
            let whom = target(input)?;
            phrase(input, &["until"])?;
            Do::To(Verb::Give { what: Grant::Control, until: until(input)? }, whom)
        }
        Head::Roll => Do::Roll(number(input)?),
        Head::Peek => peek(input)?,
        Head::Look => Do::Look,
        Head::Raid => Do::Raid,
        Head::Search => search(input)?,
        Head::Reveal => {
            let which = [("adjacent", FaceDown::Adjacent), ("any", FaceDown::Any)];
            Do::Reveal(word(input, &which, "\"adjacent\" or \"any\"")?)
        }
        Head::Replace => {
            let wheres = [("HERE", Where::Here), ("THERE", Where::There)];
            Do::Replace(word(input, &wheres, "\"HERE\" or \"THERE\"")?)
        }
        Head::Swap => swap(input)?,
        Head::Protect => Do::Protect,
        Head::Cancel => Do::Cancel,
    })
}

/// Parses a distance: "2", "up to 2".
fn distance(input: &mut Line<'_>) -> Read<Distance> {
    if !says(input, "up") {
        return Ok(Distance::Exactly(count(input)?));
    }
    phrase(input, &["to"])?;
    Ok(Distance::UpTo(count(input)?))
}

/// Parses "GIVE VIT -2 opposing Human HERE until your start".
fn give(input: &mut Line<'_>) -> Read<Do> {
    let wanted = "\"VIT\" and a number, \"Flying\", \"Steadfast\", \"SHIELD\", or \"AS\" and a word";
    let (what, whom) = if says(input, "VIT") {
        let plus = plus(input)?;
        let whom = target(input)?;
        (Grant::Vitality { plus, each: tally(input, Some(plus))? }, whom)
    } else {
        let what = has(input)?.map(Grant::Has).ok_or_else(|| Stop::new(input, wanted))?;
        (what, target(input)?)
    };
    phrase(input, &["until"])?;
    Ok(Do::To(Verb::Give { what, until: until(input)? }, whom))
}

fn until(input: &mut Line<'_>) -> Read<Until> {
    #[derive(Clone, Copy)]
    enum End {
        Turn,
        Your,
        Its,
        Round,
        Game,
    }
    const ENDS: [(&str, End); 5] =
        [("turn", End::Turn), ("your", End::Your), ("its", End::Its), ("round", End::Round), ("game", End::Game)];
    let wanted = "\"turn end\", \"your start\", \"its turn end\", \"round end\" or \"game end\"";
    Ok(match word(input, &ENDS, wanted)? {
        End::Turn => phrase(input, &["end"]).map(|()| Until::TurnEnd)?,
        End::Your => phrase(input, &["start"]).map(|()| Until::YourStart)?,
        End::Its => phrase(input, &["turn", "end"]).map(|()| Until::ItsTurnEnd)?,
        End::Round => phrase(input, &["end"]).map(|()| Until::RoundEnd)?,
        End::Game => phrase(input, &["end"]).map(|()| Until::GameEnd)?,
    })
}

/// Reads a minus sign after SP if it comes next. Returns true if the sign was read.
fn lost(input: &mut Line<'_>) -> bool {
    sign(input, '-') || sign(input, '−')
}

/// Parses "SWAP" or "SWAP it with opposing Character".
fn swap(input: &mut Line<'_>) -> Read<Do> {
    const WITH: [(&str, Who); 4] = [("this", Who::This), ("HOST", Who::Host), ("it", Who::It), ("IT", Who::It)];
    let rest = unspaced(input);
    if rest.is_empty() || rest.starts_with(['.', ';', ')', '|']) {
        return Ok(Do::Swap);
    }
    let wanted =
        "\"this\", \"HOST\" or \"it\" and \"with\", as in \"For your Character: SWAP it with opposing Character\"";
    let with = word(input, &WITH, wanted)?;
    phrase(input, &["with"])?;
    Ok(Do::To(Verb::Swap { with }, target(input)?))
}

/// Parses "PEEK 3, take 1" or "PEEK 1, may bottom".
fn peek(input: &mut Line<'_>) -> Read<Do> {
    let cards = count(input)?;
    must(input, ',', "a comma, and \"take\" and a number or \"may bottom\"")?;
    let then = match word(input, &[("take", true), ("may", false)], "\"take\" or \"may bottom\"")? {
        true => Peeked::Take(count(input)?),
        false => phrase(input, &["bottom"]).map(|()| Peeked::MayBottom)?,
    };
    Ok(Do::Peek { cards, then })
}

/// Parses "SEARCH Library, Archive for up to 3 \"Field Mice\" to Title".
fn search(input: &mut Line<'_>) -> Read<Do> {
    let zones = zones(input)?;
    phrase(input, &["for"])?;
    let up_to = says(input, "up");
    if up_to {
        phrase(input, &["to"])?;
    }
    let most = if up_to { count(input)? } else { 1 };
    let what = printed(
        input,
        "\"card\", \"Character\", \"Object\", \"Effect\", \"Event\", a word such as Animal, or a name in quotation marks",
    )?;
    let to = match word(input, &[("to", false), ("over", true)], "\"|\", \"to hand\", \"to Title\" or \"over\"")? {
        true => Goal::Over,
        false => word(input, &[("hand", Goal::Hand), ("Title", Goal::Title)], "\"hand\" or \"Title\"")?,
    };
    Ok(Do::Search { zones, what, most, to })
}

fn zones(input: &mut Line<'_>) -> Read<Zones> {
    #[derive(Clone, Copy)]
    enum Zone {
        Hand,
        Library,
        Archive,
    }
    const ZONES: [(&str, Zone); 3] = [("hand", Zone::Hand), ("Library", Zone::Library), ("Archive", Zone::Archive)];
    let mut zones = Zones::default();
    loop {
        let start = *input;
        let slot = match maybe(input, &ZONES) {
            Some(Zone::Hand) => &mut zones.hand,
            Some(Zone::Library) => &mut zones.library,
            Some(Zone::Archive) => &mut zones.archive,
            None => return Err(Stop::new(input, "\"hand\", \"Library\" or \"Archive\"")),
        };
        if std::mem::replace(slot, true) {
            return Err(Stop::new(&start, "each place once"));
        }
        if !sign(input, ',') {
            return Ok(zones);
        }
    }
}

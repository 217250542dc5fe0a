//! The single steps.

use super::{
    filter::target,
    sign::{Line, Read, Stop, count, maybe, must, phrase, plus, says, sign, word},
    standing::has,
    union::union,
};
use crate::{Do, Goal, Lasting, Peeked, Until, Where, Zones};

#[derive(Clone, Copy)]
pub(super) enum Verb {
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
}

pub(super) const VERBS: [(&str, Verb); 24] = [
    ("MOVE", Verb::Move),
    ("PUSH", Verb::Push),
    ("ADVANCE", Verb::Advance),
    ("HOME", Verb::Home),
    ("TITLE", Verb::Title),
    ("HAND", Verb::Hand),
    ("ARCHIVE", Verb::Archive),
    ("BANISH", Verb::Banish),
    ("TAKE", Verb::Take),
    ("DROP", Verb::Drop),
    ("GIVE", Verb::Give),
    ("CHEER", Verb::Cheer),
    ("DRAW", Verb::Draw),
    ("SP", Verb::Gain),
    ("ROLL", Verb::Roll),
    ("PEEK", Verb::Peek),
    ("LOOK", Verb::Look),
    ("RAID", Verb::Raid),
    ("SEARCH", Verb::Search),
    ("REVEAL", Verb::Reveal),
    ("REPLACE", Verb::Replace),
    ("SWAP", Verb::Swap),
    ("PROTECT", Verb::Protect),
    ("CANCEL", Verb::Cancel),
];

pub(super) fn verb(input: &mut Line<'_>) -> Read<Do> {
    let wanted =
        "a step such as \"DRAW 1\", \"PUSH 2 opposing Character HERE\", \"may: …\", \"if …: …\" or \"choose (…)\"";
    Ok(match word(input, &VERBS, wanted)? {
        Verb::Move => {
            let (steps, up_to) = distance(input)?;
            Do::Move { steps, up_to, whom: target(input)? }
        }
        Verb::Push => Do::Push { steps: count(input)?, whom: target(input)? },
        Verb::Advance => {
            let (steps, up_to) = distance(input)?;
            Do::Advance { steps, up_to, whom: target(input)? }
        }
        Verb::Home => Do::Home(target(input)?),
        Verb::Title => Do::Title(target(input)?),
        Verb::Hand => Do::Hand(target(input)?),
        Verb::Archive => Do::Archive(target(input)?),
        Verb::Banish => Do::Banish(target(input)?),
        Verb::Take => Do::Take(target(input)?),
        Verb::Drop => Do::Drop(target(input)?),
        Verb::Give => give(input)?,
        Verb::Cheer => {
            let what = Lasting::Vitality(count(input)? as i8);
            Do::Give { what, whom: target(input)?, until: Until::RoundEnd }
        }
        Verb::Draw => {
            if says(input, "FREE") {
                Do::DrawFree
            } else {
                Do::Draw(count(input)?)
            }
        }
        Verb::Gain => Do::Gain(count(input)?),
        Verb::Roll => Do::Roll(count(input)?),
        Verb::Peek => peek(input)?,
        Verb::Look => Do::Look,
        Verb::Raid => Do::Raid,
        Verb::Search => search(input)?,
        Verb::Reveal => phrase(input, &["adjacent"]).map(|()| Do::RevealNear)?,
        Verb::Replace => {
            let wheres = [("HERE", Where::Here), ("THERE", Where::There)];
            Do::Replace(word(input, &wheres, "\"HERE\" or \"THERE\"")?)
        }
        Verb::Swap => Do::Swap,
        Verb::Protect => Do::Protect,
        Verb::Cancel => Do::Cancel,
    })
}

/// "2", "up to 2"
fn distance(input: &mut Line<'_>) -> Read<(u8, bool)> {
    let up_to = says(input, "up");
    if up_to {
        phrase(input, &["to"])?;
    }
    Ok((count(input)?, up_to))
}

/// "GIVE VIT -2 opposing Human HERE until your start"
fn give(input: &mut Line<'_>) -> Read<Do> {
    let wanted = "\"VIT\" and a number, \"Flying\", \"Steadfast\", \"SHIELD\", or \"AS\" and a word";
    let what = if says(input, "VIT") {
        Lasting::Vitality(plus(input)?)
    } else {
        has(input)?.map(Lasting::Has).ok_or_else(|| Stop::new(input, wanted))?
    };
    let whom = target(input)?;
    phrase(input, &["until"])?;
    Ok(Do::Give { what, whom, until: until(input)? })
}

fn until(input: &mut Line<'_>) -> Read<Until> {
    #[derive(Clone, Copy)]
    enum Head {
        Turn,
        Your,
        Its,
        Round,
    }
    const HEADS: [(&str, Head); 4] =
        [("turn", Head::Turn), ("your", Head::Your), ("its", Head::Its), ("round", Head::Round)];
    let wanted = "\"turn end\", \"your start\", \"its turn end\" or \"round end\"";
    Ok(match word(input, &HEADS, wanted)? {
        Head::Turn => phrase(input, &["end"]).map(|()| Until::TurnEnd)?,
        Head::Your => phrase(input, &["start"]).map(|()| Until::YourStart)?,
        Head::Its => phrase(input, &["turn", "end"]).map(|()| Until::ItsTurnEnd)?,
        Head::Round => phrase(input, &["end"]).map(|()| Until::RoundEnd)?,
    })
}

/// "PEEK 3, take 1", "PEEK 1, may bottom"
fn peek(input: &mut Line<'_>) -> Read<Do> {
    let cards = count(input)?;
    must(input, ',', "a comma, and \"take\" and a number or \"may bottom\"")?;
    let then = match word(input, &[("take", true), ("may", false)], "\"take\" or \"may bottom\"")? {
        true => Peeked::Take(count(input)?),
        false => phrase(input, &["bottom"]).map(|()| Peeked::MayBottom)?,
    };
    Ok(Do::Peek { cards, then })
}

/// "SEARCH Library, Archive for up to 3 \"Field Mice\" to Title"
fn search(input: &mut Line<'_>) -> Read<Do> {
    let zones = zones(input)?;
    phrase(input, &["for"])?;
    let up_to = says(input, "up");
    if up_to {
        phrase(input, &["to"])?;
    }
    let most = if up_to { count(input)? } else { 1 };
    let what = union(input)?;
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

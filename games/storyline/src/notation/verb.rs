//! The single steps.

use super::{
    filter::target,
    sign::{Line, Read, Stop, count, maybe, must, phrase, plus, says, sign, word},
    standing::has,
    union::union,
};
use crate::{Do, Goal, Lasting, Peeked, Until, Verb, Where, Zones};

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
}

pub(super) const VERBS: [(&str, Head); 24] = [
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
];

pub(super) fn verb(input: &mut Line<'_>) -> Read<Do> {
    let wanted =
        "a step such as \"DRAW 1\", \"PUSH 2 opposing Character HERE\", \"may: …\", \"if …: …\" or \"choose (…)\"";
    Ok(match word(input, &VERBS, wanted)? {
        Head::Move => {
            let (steps, up_to) = distance(input)?;
            Do::To(Verb::Move { steps, up_to }, target(input)?)
        }
        Head::Push => Do::To(Verb::Push { steps: count(input)? }, target(input)?),
        Head::Advance => {
            let (steps, up_to) = distance(input)?;
            Do::To(Verb::Advance { steps, up_to }, target(input)?)
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
            let what = Lasting::Vitality(count(input)? as i8);
            Do::To(Verb::Give { what, until: Until::RoundEnd }, target(input)?)
        }
        Head::Draw => {
            if says(input, "FREE") {
                Do::DrawFree
            } else {
                Do::Draw(count(input)?)
            }
        }
        Head::Gain => Do::Gain(count(input)?),
        Head::Roll => Do::Roll(count(input)?),
        Head::Peek => peek(input)?,
        Head::Look => Do::Look,
        Head::Raid => Do::Raid,
        Head::Search => search(input)?,
        Head::Reveal => phrase(input, &["adjacent"]).map(|()| Do::RevealNear)?,
        Head::Replace => {
            let wheres = [("HERE", Where::Here), ("THERE", Where::There)];
            Do::Replace(word(input, &wheres, "\"HERE\" or \"THERE\"")?)
        }
        Head::Swap => Do::Swap,
        Head::Protect => Do::Protect,
        Head::Cancel => Do::Cancel,
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
    Ok(Do::To(Verb::Give { what, until: until(input)? }, whom))
}

fn until(input: &mut Line<'_>) -> Read<Until> {
    #[derive(Clone, Copy)]
    enum End {
        Turn,
        Your,
        Its,
        Round,
    }
    const ENDS: [(&str, End); 4] = [("turn", End::Turn), ("your", End::Your), ("its", End::Its), ("round", End::Round)];
    let wanted = "\"turn end\", \"your start\", \"its turn end\" or \"round end\"";
    Ok(match word(input, &ENDS, wanted)? {
        End::Turn => phrase(input, &["end"]).map(|()| Until::TurnEnd)?,
        End::Your => phrase(input, &["start"]).map(|()| Until::YourStart)?,
        End::Its => phrase(input, &["turn", "end"]).map(|()| Until::ItsTurnEnd)?,
        End::Round => phrase(input, &["end"]).map(|()| Until::RoundEnd)?,
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

//! Prints steps. A step is put in brackets if otherwise the next step would be parsed as a part of it.

use super::{
    filter::{print_chosen, print_filter, print_number, print_printed, print_side, print_tally, print_target},
    given::print_givens,
    standing::print_has,
};
use crate::{
    Distance, Do, FaceDown, Given, Goal, Grant, Lexicon, Opponents, Peeked, Printed, Until, Verb, Where, Who, Zones,
};

/// Prints steps, without brackets around all of them.
pub(super) fn print_steps(does: &Do, lexicon: &Lexicon) -> String {
    let Do::All(steps) = does else { return print_step(does, lexicon) };
    let last = steps.len().saturating_sub(1);
    let steps = steps.iter().enumerate().map(|(at, step)| match at < last && swallows(step, Next::Step) {
        true => bracketed(step, lexicon),
        false => print_one(step, lexicon),
    });
    steps.collect::<Vec<String>>().join("; ")
}

/// The part of a text that follows a semicolon.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Step,
    Else,
}

/// Reports whether the part that follows a step would be parsed as a part of that step.
fn swallows(does: &Do, next: Next) -> bool {
    match does {
        Do::May { does, .. } | Do::If { otherwise: Some(does), .. } => swallows(does, next),
        Do::If { then, otherwise: None, .. } => next == Next::Else || swallows(then, next),
        other => matches!(other, Do::At { .. } | Do::For { .. } | Do::Opponents { .. }),
    }
}

fn bracketed(does: &Do, lexicon: &Lexicon) -> String {
    format!("({})", print_steps(does, lexicon))
}

/// Prints a single step. A list of steps is put in brackets.
fn print_one(does: &Do, lexicon: &Lexicon) -> String {
    if matches!(does, Do::All(_)) { bracketed(does, lexicon) } else { print_step(does, lexicon) }
}

fn print_step(does: &Do, lexicon: &Lexicon) -> String {
    match does {
        Do::All(_) => print_steps(does, lexicon),
        Do::One(choices) => {
            let choices: Vec<String> = choices.iter().map(|choice| print_steps(choice, lexicon)).collect();
            format!("choose ({})", choices.join(" | "))
        }
        Do::May { pay: 0, does } => format!("may: {}", print_one(does, lexicon)),
        Do::May { pay, does } => format!("may pay {pay}: {}", print_one(does, lexicon)),
        Do::If { given, then, otherwise } => print_if(given, then, otherwise.as_deref(), lexicon),
        Do::At { spots, does } => format!("at {}: {}", print_chosen(spots, lexicon), print_steps(does, lexicon)),
        Do::For { what, does } => format!("for {}: {}", print_filter(what, lexicon), print_steps(does, lexicon)),
        Do::Opponents { who: Opponents::Each, does } => format!("each opponent: {}", print_steps(does, lexicon)),
        Do::Opponents { who: Opponents::One, does } => format!("opponent: {}", print_steps(does, lexicon)),
        Do::To(verb, whom) => print_verb(verb, &print_target(whom, lexicon), lexicon),
        Do::Lose(points) => format!("SP -{}", print_number(points, lexicon)),
        Do::Discard(cards) => format!("DISCARD {}", print_number(cards, lexicon)),
        Do::MayPay(pay) => format!("may pay {pay}"),
        Do::Draw(cards) => format!("DRAW {}", print_number(cards, lexicon)),
        Do::Gain(points) => format!("SP {}", print_number(points, lexicon)),
        Do::Roll(dice) => format!("ROLL {}", print_number(dice, lexicon)),
        Do::Peek { cards, then: Peeked::Take(take) } => format!("PEEK {cards}, take {take}"),
        Do::Peek { cards, then: Peeked::MayBottom } => format!("PEEK {cards}, may bottom"),
        Do::Look => "LOOK".into(),
        Do::Raid => "RAID".into(),
        Do::Search { zones, what, most, to } => print_search(*zones, *what, *most, *to, lexicon),
        Do::Reveal(FaceDown::Adjacent) => "REVEAL adjacent".into(),
        Do::Reveal(FaceDown::Any) => "REVEAL any".into(),
        Do::Replace(Where::Here) => "REPLACE HERE".into(),
        Do::Replace(Where::There) => "REPLACE THERE".into(),
        Do::Swap => "SWAP".into(),
        Do::Protect => "PROTECT".into(),
        Do::Cancel => "CANCEL".into(),
        Do::DrawFree => "DRAW FREE".into(),
    }
}

fn print_verb(verb: &Verb, whom: &str, lexicon: &Lexicon) -> String {
    match verb {
        Verb::Move(distance) => format!("MOVE {} {whom}", print_distance(*distance)),
        Verb::Push { steps } => format!("PUSH {steps} {whom}"),
        Verb::Advance(distance) => format!("ADVANCE {} {whom}", print_distance(*distance)),
        Verb::Home => format!("HOME {whom}"),
        Verb::Title => format!("TITLE {whom}"),
        Verb::Hand => format!("HAND {whom}"),
        Verb::Archive => format!("ARCHIVE {whom}"),
        Verb::Banish => format!("BANISH {whom}"),
        Verb::Take => format!("TAKE {whom}"),
        Verb::Drop => format!("DROP {whom}"),
        Verb::Swap { with: Who::This } => format!("SWAP this with {whom}"),
        Verb::Swap { with: Who::Host } => format!("SWAP HOST with {whom}"),
        Verb::Swap { with: Who::It } => format!("SWAP it with {whom}"),
        Verb::Give { what, until } => print_give(what, whom, *until, lexicon),
    }
}

fn print_if(given: &[Given], then: &Do, otherwise: Option<&Do>, lexicon: &Lexicon) -> String {
    let given = print_givens(given, lexicon);
    let Some(otherwise) = otherwise else { return format!("if {given}: {}", print_one(then, lexicon)) };
    let then = if swallows(then, Next::Else) { bracketed(then, lexicon) } else { print_one(then, lexicon) };
    format!("if {given}: {then}; else {}", print_one(otherwise, lexicon))
}

fn print_distance(distance: Distance) -> String {
    match distance {
        Distance::Exactly(steps) => steps.to_string(),
        Distance::UpTo(steps) => format!("up to {steps}"),
    }
}

fn print_give(what: &Grant, whom: &str, until: Until, lexicon: &Lexicon) -> String {
    let until = print_until(until);
    let (what, each) = match what {
        Grant::Control => return format!("CONTROL {whom} until {until}"),
        Grant::Has(word) => (print_has(*word, lexicon), String::new()),
        Grant::Vitality { plus, each } => {
            let each = each.as_ref().map_or(String::new(), |each| print_tally(each, print_side(*plus), lexicon));
            if *plus > 0 && until == print_until(Until::RoundEnd) {
                return format!("CHEER {plus} {whom}{each}");
            }
            (format!("VIT {plus:+}"), each)
        }
    };
    format!("GIVE {what} {whom}{each} until {until}")
}

fn print_until(until: Until) -> &'static str {
    match until {
        Until::TurnEnd => "turn end",
        Until::YourStart => "your start",
        Until::ItsTurnEnd => "its turn end",
        Until::RoundEnd => "round end",
        Until::GameEnd => "game end",
    }
}

fn print_search(zones: Zones, what: Printed, most: u8, to: Goal, lexicon: &Lexicon) -> String {
    let Zones { hand, library, archive } = zones;
    let zones = [(hand, "hand"), (library, "Library"), (archive, "Archive")];
    let zones: Vec<&str> = zones.into_iter().filter(|(searched, _)| *searched).map(|(_, zone)| zone).collect();
    let most = if most == 1 { String::new() } else { format!("up to {most} ") };
    let to = match to {
        Goal::Hand => "to hand",
        Goal::Title => "to Title",
        Goal::Over => "over",
    };
    format!("SEARCH {} for {most}{} {to}", zones.join(", "), print_printed(what, lexicon))
}

//! The luck of a table in words: its promise, and the result of its check.

use super::check::{Checked, Fault, Fits, Verdict};
use crate::Words;
use protocol::Position;

/// Returns sentences about the promise of a table, or none if its luck cannot be checked.
pub(crate) fn promise(position: &Position, words: Words) -> Vec<String> {
    let Some(luck) = &position.luck else { return Vec::new() };
    let salts = luck.salts.iter().flatten();
    let salted = position.seats.iter().zip(salts).filter(|(_, salt)| salt.is_some());
    let names: Vec<&str> = salted.map(|(seat, _)| seat.name.as_str()).collect();
    let salted = match names.as_slice() {
        [] => words.say("luck-unsalted"),
        names => words.fill("luck-salted", &[("names", names.join(", ").into())]),
    };
    let commitment = words.fill("luck-commitment", &[("commitment", luck.commitment.as_str().into())]);
    let attempts = (luck.attempt > 1).then(|| words.fill("luck-attempts", &[("attempt", luck.attempt.into())]));
    [words.say("luck-promise"), commitment, salted].into_iter().chain(attempts).collect()
}

/// Returns the result of a check in sentences.
pub(crate) fn verdict(checked: &Checked, words: Words) -> Vec<String> {
    let fits = match &checked.verdict {
        Verdict::Fits(fits) => fits,
        Verdict::Fault(fault) => return vec![told(fault, words)],
    };
    let copied = (fits.copied > 0).then(|| words.fill("luck-copied", &[("copied", fits.copied.into())]));
    let signed = words.fill("luck-signed", &[("signer", fits.signer.as_str().into())]);
    let more = copied.into_iter().chain([signed, words.say("luck-more")]);
    numbers(fits, words).into_iter().chain(more).collect()
}

/// Returns the result of a check in few sentences.
pub(crate) fn brief(checked: &Checked, words: Words) -> String {
    match &checked.verdict {
        Verdict::Fits(fits) => numbers(fits, words).join(" "),
        Verdict::Fault(fault) => told(fault, words),
    }
}

/// Returns sentences about the numbers and the salts of a record that fits.
fn numbers(Fits { drawn, salts, mine, .. }: &Fits, words: Words) -> Vec<String> {
    let drawn = words.fill("luck-fits", &[("drawn", (*drawn).into())]);
    let salts = (*salts > 0).then(|| words.fill("luck-salts-fit", &[("salts", (*salts).into())]));
    std::iter::once(drawn).chain(salts).chain(own(*mine, words)).collect()
}

/// Returns a sentence about the reader's salt, if this terminal has drawn one.
fn own(mine: Option<bool>, words: Words) -> Option<String> {
    Some(words.say(if mine? { "luck-mine" } else { "luck-mine-missing" }))
}

fn told(fault: &Fault, words: Words) -> String {
    let signed = |key: &str, signer: &String| words.fill(key, &[("signer", signer.as_str().into())]);
    match fault {
        Fault::Another { before } => words.fill("luck-another", &[("before", before.as_str().into())]),
        Fault::Form => words.say("luck-fault-form"),
        Fault::Commitment => words.say("luck-fault-commitment"),
        Fault::Announced => words.say("luck-fault-announced"),
        Fault::Salt => words.say("luck-fault-salt"),
        Fault::Number { entry } => words.fill("luck-fault-number", &[("entry", entry.to_string().into())]),
        Fault::Signer { signer } => signed("luck-fault-signer", signer),
        Fault::Signature { signer } => signed("luck-fault-signature", signer),
    }
}

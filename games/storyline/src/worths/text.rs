//! An estimate of the value of a card's text, in tenths of a point of Vitality. The estimate only needs to tell good
//! cards from bad ones.

use language::{
    Ability, Amount, Do, Fee, Filter, Gift, Host, Number, Once, Place, Price, Standing, Target, Text, Verb, Whom, Whose,
};

const POINT: i32 = 10;
const INK: i32 = 6;
const CARD: i32 = 8;
const STEP: i32 = 5;
/// The value of a deed that archives a Character or sends it away.
const LOSS: i32 = 30;

pub(super) fn worth(text: &Text) -> i32 {
    text.iter().map(ability).sum()
}

fn ability(ability: &Ability) -> i32 {
    match ability {
        Ability::Standing(text) => standing(text),
        Ability::When { does, .. } | Ability::React { does, .. } | Ability::Does(does) => what(does),
        Ability::Once(once) => used(once),
        // The cards that the Effect will affect are not known yet.
        Ability::Attach(Host::Location | Host::Piece(_)) => STEP,
        Ability::Enter(Fee { .. }) | Ability::Leave(Fee { .. }) | Ability::Only(_) | Ability::PlayedHere(_) => 0,
        Ability::Equip(_) | Ability::OnePerBearer | Ability::Ends(_) => 0,
    }
}

/// Returns the value of a standing text. A text with a condition counts half.
fn standing(Standing { given, whom, gives }: &Standing) -> i32 {
    let (sign, many) = match whom {
        Whom::This | Whom::Bearer { .. } | Whom::Host | Whom::You => (1, 2),
        Whom::Each(Filter { whose: Whose::Opposing, .. }) => (-1, 2),
        Whom::Each(Filter { whose: Whose::Your, place: Place::Here, .. }) => (1, 2),
        Whom::Each(Filter { whose: Whose::Your, .. }) => (1, 3),
        Whom::Each(Filter { whose: Whose::Any, .. }) | Whom::AuthorsHere => (1, 1),
    };
    let sum: i32 = gives.iter().map(|gift| gives_to(gift, sign)).sum();
    // An Effect with bad effects on its HOST is attached to an opposing card.
    let sum = if *whom == Whom::Host { sum.abs() } else { sum };
    let worth = sum * many / 2;
    if given.is_empty() { worth } else { worth / 2 }
}

/// Returns the value of a gift. `sign` is 1 for cards of the Author, and −1 for opposing cards.
fn gives_to(gift: &Gift, sign: i32) -> i32 {
    match gift {
        Gift::Vitality(amount) => sign * POINT * vitality(amount),
        Gift::Has(_) => 2,
        Gift::Toll { plus, .. } => -sign * STEP * i32::from(*plus),
        Gift::Waive { .. } | Gift::Stride(_) | Gift::Follow(_) => STEP,
        Gift::Blank => POINT,
        Gift::Dice(dice) => POINT * number(dice),
        Gift::Cost { .. } => STEP,
        Gift::FreeDraw => CARD,
        // Control counts twice, because an opponent loses the card.
        Gift::Control => 2 * LOSS,
    }
}

fn vitality(amount: &Amount) -> i32 {
    match amount {
        Amount::Fixed(plus) | Amount::Each { plus, .. } => i32::from(*plus),
        Amount::Instead { usual, instead, .. } => (2 * i32::from(*usual) + i32::from(*instead)) / 3,
    }
}

/// Returns the value of a ONCE. A ONCE counts twice, unless the card itself is archived as the price.
fn used(Once { price, does, .. }: &Once) -> i32 {
    let mut worth = what(does);
    let mut times = 2;
    for price in price {
        match price {
            Price::Pay(points) => worth -= INK * i32::from(*points),
            Price::ArchiveThis => times = 1,
            Price::ArchiveCard => worth -= CARD / 2,
        }
    }
    times * worth.max(0)
}

fn what(does: &Do) -> i32 {
    match does {
        Do::All(parts) => parts.iter().map(what).sum(),
        Do::One(parts) => parts.iter().map(what).max().unwrap_or(0),
        Do::May { pay, does } => (what(does) - INK * i32::from(*pay)).max(0),
        Do::If { then, otherwise, .. } => (what(then) + otherwise.as_deref().map_or(0, what)) / 2,
        Do::At { does, .. } | Do::For { does, .. } => what(does),
        Do::To(verb, target) => to(verb, target),
        Do::Draw(cards) => CARD * number(cards),
        Do::Gain(points) => INK * number(points),
        Do::Roll(dice) => INK * number(dice) / 2,
        Do::Peek { .. } | Do::Reveal(_) | Do::Look | Do::Swap => STEP,
        Do::Raid => LOSS / 2,
        Do::Search { most, .. } => CARD * i32::from(*most),
        Do::Replace(_) => 2 * INK,
        Do::Protect => POINT,
        Do::Cancel => 2 * POINT,
        Do::DrawFree => INK,
        Do::Lose(points) => -INK * number(points),
        Do::Discard(cards) => -CARD * number(cards),
        // A deed that harms an opponent is good for the Author.
        Do::Opponents { does, .. } => -what(does),
        Do::MayPay(points) => -INK * i32::from(*points),
    }
}

fn to(verb: &Verb, target: &Target) -> i32 {
    let many = match target {
        // A deed that affects the card itself or its HOST is more often a price than a gain.
        Target::This | Target::Host => return 0,
        Target::It | Target::One(_) => 1,
        Target::UpTo(most, _) => i32::from(*most),
        Target::Each(_) => 2,
    };
    let one = match verb {
        Verb::Move(distance) | Verb::Advance(distance) => STEP * i32::from(distance.most()),
        Verb::Push { steps } => STEP * i32::from(*steps),
        Verb::Home | Verb::Title | Verb::Hand => 2 * LOSS / 3,
        Verb::Archive | Verb::Banish => LOSS,
        Verb::Take | Verb::Drop => POINT,
        Verb::Swap { .. } => 2 * STEP,
        Verb::Give { .. } => STEP,
    };
    many * one
}

/// Returns the number in a text. If the number depends on a count, returns its value for a count of 1.
fn number(Number { count, .. }: &Number) -> i32 {
    i32::from(*count)
}

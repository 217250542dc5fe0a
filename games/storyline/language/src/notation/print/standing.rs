//! Prints the effects that hold as long as their card is in play.

use super::{
    filter::{
        print_bearer, print_filter, print_number, print_printed, print_side, print_spots, print_tally, print_union,
    },
    given::print_while,
};
use crate::{Amount, Cards, Change, Gift, Lexicon, Part, Standing, Whom, Word};

pub(super) fn print_standing(standing: &Standing, lexicon: &Lexicon) -> String {
    let Standing { given, whom, gives } = standing;
    let gives: Vec<String> = gives.iter().map(|gift| print_gift(gift, lexicon)).collect();
    format!("{}{}{}", print_whom(whom, lexicon), gives.join(", "), print_while(given, lexicon))
}

fn print_whom(whom: &Whom, lexicon: &Lexicon) -> String {
    match whom {
        Whom::This => String::new(),
        Whom::Bearer { are, are_not } => format!("{}: ", print_bearer(*are, *are_not, lexicon)),
        Whom::Host => "HOST: ".into(),
        Whom::Each(filter) => format!("{}: ", print_filter(filter, lexicon)),
        Whom::You => "You: ".into(),
        Whom::AuthorsHere => "Authors HERE: ".into(),
    }
}

fn print_gift(gift: &Gift, lexicon: &Lexicon) -> String {
    match gift {
        Gift::Vitality(amount) => format!("VIT {}", print_amount(amount, lexicon)),
        Gift::Has(word) => print_has(*word, lexicon),
        Gift::Toll { part, plus, at } => format!("TOLL {plus:+} {}{}", print_part(*part), print_spots(at, lexicon)),
        Gift::Waive { part, at } => format!("WAIVE {}{}", print_part(*part), print_spots(at, lexicon)),
        Gift::Stride(steps) => format!("STRIDE {steps}"),
        Gift::Follow(names) => format!("FOLLOW {}", print_union(*names, lexicon)),
        Gift::Blank => "BLANK".into(),
        Gift::Control => "CONTROL".into(),
        Gift::Dice(dice) => format!("DIE +{}", print_number(dice, lexicon)),
        Gift::Cost { on, change: Change::Each { plus, each } } => {
            let each = print_tally(each, print_side(*plus), lexicon);
            format!("COST {plus:+} on {}{each}", print_cards(on, lexicon))
        }
        Gift::Cost { on, change: Change::By(plus) } => format!("COST {plus:+} on {}", print_cards(on, lexicon)),
        Gift::Cost { on, change: Change::To(cost) } => format!("COST {cost} on {}", print_cards(on, lexicon)),
        Gift::FreeDraw => "FREE DRAW".into(),
    }
}

/// Prints the gift of a word: "Steadfast", "SHIELD", "AS Animal".
pub(super) fn print_has(word: Word, lexicon: &Lexicon) -> String {
    let able = crate::notation::standing::ABLE.iter().find(|(_, able)| *able == word);
    match able {
        Some((able, _)) => (*able).into(),
        None => format!("AS {}", lexicon.word(word).notation),
    }
}

fn print_part(part: Part) -> &'static str {
    match part {
        Part::Enter => "enter",
        Part::Leave => "leave",
        Part::All => "all",
    }
}

fn print_amount(amount: &Amount, lexicon: &Lexicon) -> String {
    match amount {
        Amount::Fixed(plus) => format!("{plus:+}"),
        Amount::Each { plus, each } => format!("{plus:+}{}", print_tally(each, print_side(*plus), lexicon)),
        Amount::Instead { usual, are, instead } => {
            format!("{usual:+} ({}: {instead:+})", print_union(*are, lexicon))
        }
    }
}

fn print_cards(cards: &Cards, lexicon: &Lexicon) -> String {
    match cards {
        Cards::This => "this".into(),
        Cards::All(those) => print_printed(*those, lexicon),
    }
}

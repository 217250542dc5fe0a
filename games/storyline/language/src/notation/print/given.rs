//! Prints conditions.

use super::filter::{print_among, print_compare, print_union};
use crate::{Compare, Cond, Given, Lexicon, Polarity, Sign, Whose};

/// Prints " while …", or an empty string if there is no condition.
pub(super) fn print_while(givens: &[Given], lexicon: &Lexicon) -> String {
    if givens.is_empty() { String::new() } else { format!(" while {}", print_givens(givens, lexicon)) }
}

pub(super) fn print_givens(givens: &[Given], lexicon: &Lexicon) -> String {
    let givens: Vec<String> = givens.iter().map(|given| print_given(given, lexicon)).collect();
    givens.join(", ")
}

fn print_given(given: &Given, lexicon: &Lexicon) -> String {
    let not = if given.polarity == Polarity::Negative { "not " } else { "" };
    let cond = match &given.cond {
        Cond::Exists { count, what } => {
            let whole = print_among(what, lexicon, "on the road");
            match (*count, what.whose) {
                (Compare { sign: Sign::AtLeast, than: 1 }, Whose::Any) => format!("any {whole}"),
                (Compare { sign: Sign::AtLeast, than: 1 }, Whose::Your | Whose::Opposing) => whole,
                // "any" is left out before a count, because it would be parsed as the count 1.
                (Compare { sign: Sign::AtLeast, than: than @ 1.. }, _) => format!("{than} {whole}"),
                (count, _) => format!("{} {whole}", print_compare(count)),
            }
        }
        Cond::At(spots) => format!("at {}", print_union(*spots, lexicon)),
        Cond::Equipped(with) if with.is_empty() => "equipped".into(),
        Cond::Equipped(with) => format!("equipped {}", print_union(*with, lexicon)),
        Cond::Done => "done".into(),
        Cond::Left(spots) => format!("it left {}", print_union(*spots, lexicon)),
        Cond::Is(what) => format!("it is {}", print_union(*what, lexicon)),
    };
    format!("{not}{cond}")
}

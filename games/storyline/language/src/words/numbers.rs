//! Writes counts and comparisons (rule 60).

use super::{grammar::signed, scribe::Scribe, things::Form};
use crate::{Compare, Counted, Polarity, Sign, Tally};
use kernel::Lang;

impl Scribe<'_> {
    /// Writes a comparison: "≤ 3".
    pub(super) fn compared(self, Compare { sign, than }: Compare) -> String {
        let sign = match sign {
            Sign::Less => "<",
            Sign::AtMost => "≤",
            Sign::AtLeast => "≥",
            Sign::More => ">",
        };
        match self.lang {
            Lang::En => format!("{sign} {than}"),
            Lang::Fr => format!("{sign}\u{a0}{than}"),
        }
    }

    /// Writes a required number: "at least 2", "fewer than 2". A negative polarity reverses the comparison.
    pub(super) fn how_many(self, Compare { sign, than }: Compare, polarity: Polarity) -> String {
        let sign = match (sign, polarity) {
            (Sign::Less, Polarity::Positive) | (Sign::AtLeast, Polarity::Negative) => Sign::Less,
            (Sign::AtMost, Polarity::Positive) | (Sign::More, Polarity::Negative) => Sign::AtMost,
            (Sign::AtLeast, Polarity::Positive) | (Sign::Less, Polarity::Negative) => Sign::AtLeast,
            (Sign::More, Polarity::Positive) | (Sign::AtMost, Polarity::Negative) => Sign::More,
        };
        let (en, fr) = match sign {
            Sign::Less => ("fewer than", "moins de"),
            Sign::AtMost => ("at most", "au plus"),
            Sign::AtLeast => ("at least", "au moins"),
            Sign::More => ("more than", "plus de"),
        };
        self.say(format!("{en} {than}"), format!("{fr} {than}"))
    }

    /// Writes a count: " for each of your Animals here (at most 3)".
    pub(super) fn for_each(self, each: &Tally) -> String {
        self.bounded(&each.what, each.most.map(|most| most.to_string()))
    }

    /// Writes a count whose bound has the sign of the number.
    pub(super) fn for_each_signed(self, plus: i8, each: &Tally) -> String {
        let most = each.most.map(|most| signed(if plus < 0 { -(most as i8) } else { most as i8 }));
        self.bounded(&each.what, most)
    }

    fn bounded(self, what: &Counted, most: Option<String>) -> String {
        let what = match what {
            Counted::InPlay(filter) => self.thing(filter, Form::Each).words,
            Counted::Hand => self.say("each card in your hand", "chaque carte de votre main"),
        };
        let most = most.map(|most| self.say(format!(" (at most {most})"), format!(" ({most} au plus)")));
        let most = most.unwrap_or_default();
        self.say(format!(" for {what}{most}"), format!(" pour {what}{most}"))
    }
}

//! Hints: the choices that look best to a bot with the knowledge of the seat to move.

use crate::{Dealer, Row, Step};
use catalog::{Measured, Stop, TableFault, Verdict};
use kernel::{Lang, Seat, Turn};
use protocol::{Hint, HintChoice, HintReason, Measure};

/// The computation of a hint. Its caller decides when to stop it.
pub type Hinting = Box<dyn FnOnce(Stop<'_>) -> Hint + Send>;

/// The number of ways in which the game is played on for a hint, and for the review of a decision.
pub(crate) const ROLLOUTS: u32 = 1_000;

/// The greatest number of reasons for a choice.
const MOST_REASONS: usize = 4;

/// The least worth of a reason, in thousandths of the chance to win. Smaller ones would only be noise.
const LEAST_REASON: i32 = 5;

/// The reason why no hint is given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HintFault {
    /// The table gives no hints to anybody.
    #[error("a hint at this table; expected a game of one person against bots that is no daily deal, outside a lesson")]
    NoHints,
    /// Another seat decides, or none.
    #[error(transparent)]
    Table(#[from] TableFault),
}

impl Dealer {
    /// Reports whether this table gives hints: one person plays against bots, and the game is no daily deal.
    pub fn gives_hints(&self) -> bool {
        self.people().count() == 1 && self.parted().left().next().is_none() && self.table().header().daily.is_none()
    }

    /// Returns a step that notes that the person at `seat` asks for a hint, and the computation of the hint for the position
    /// after that step, in the language `lang`. `table` is the id of the table. The step has no rows if the person has
    /// just asked for the same hint.
    ///
    /// # Errors
    ///
    /// Refuses a table that gives no hints, a lesson, a game that is over, and a seat that does not decide now.
    pub fn hint(&self, (table, seat): (&str, Seat), lang: Lang) -> Result<(Step, Hinting), HintFault> {
        if !self.gives_hints() || self.lesson(self.table(), Some(seat), lang).is_some() {
            return Err(HintFault::NoHints);
        }
        self.full().map_or(Ok(()), Err)?;
        if self.turn() != Turn::Of(seat) {
            return Err(TableFault::Illegal(kernel::Illegal::NotYourTurn).into());
        }
        let rows = if self.rows.has_just_hinted() { Vec::new() } else { vec![Row::Hint] };
        let (table, row) = (table.to_owned(), self.rows() + rows.len() as u64);
        let judging = self.table().judge(ROLLOUTS, None, lang)?;
        let measure = self.measure();
        let hinting = move |stop: Stop<'_>| {
            let verdicts = judging(stop);
            let rollouts = verdicts.iter().map(|verdict| verdict.rollouts).sum();
            Hint { table, row, lang, measure, choices: choices(&verdicts, measure), rollouts }
        };
        Ok((self.step_of(self.table().copy(), rows), Box::new(hinting)))
    }

    /// Returns the measure of the numbers of judgements: a person who plays alone plays for points.
    pub(crate) fn measure(&self) -> Measure {
        if self.table().header().seats.len() == 1 { Measure::Points } else { Measure::Chance }
    }
}

fn choices(verdicts: &[Verdict], measure: Measure) -> Vec<HintChoice> {
    let choice = |(at, verdict): (usize, &Verdict)| {
        let [mean, low, high] = told(verdict.result, measure);
        let reasons = reasons_of(verdicts, at);
        HintChoice { choice: verdict.choice, mean, low, high, is_level: is_level(verdicts, at), reasons }
    };
    verdicts.iter().enumerate().map(choice).collect()
}

/// Returns a mean and the ends of its interval in thousandths.
pub(crate) fn told(result: Measured, measure: Measure) -> [i32; 3] {
    [result.mean, result.low(), result.high()].map(|number| match measure {
        Measure::Chance => thousandths(number.clamp(0.0, 1.0)),
        Measure::Points => thousandths(number),
    })
}

/// Reports whether the verdict with the index `at` may be as good as the first, which is the best.
pub(crate) fn is_level(verdicts: &[Verdict], at: usize) -> bool {
    at == 0 || verdicts[at].loss.low() <= 0.0
}

/// Returns the features that make a difference for the verdict with the index `at`: for the best one against the second,
/// and for every other one against the best.
pub(crate) fn reasons_of(verdicts: &[Verdict], at: usize) -> Vec<HintReason> {
    verdicts.get(usize::from(at == 0)).map_or_else(Vec::new, |rival| reasons(&verdicts[at], rival))
}

/// Returns the features that make a difference between a choice and its rival. A difference in logits is turned into one
/// of the chance to win by the slope of the logistic curve between both.
fn reasons(own: &Verdict, rival: &Verdict) -> Vec<HintReason> {
    let chance = f64::midpoint(own.result.mean, rival.result.mean).clamp(0.0, 1.0);
    let slope = chance * (1.0 - chance);
    let parts = own.parts.iter().zip(&rival.parts);
    let mut reasons: Vec<HintReason> = parts
        .map(|((name, own), (_, rival))| HintReason {
            name: (*name).to_owned(),
            worth: thousandths((own - rival) * slope),
        })
        .filter(|reason| reason.worth.abs() >= LEAST_REASON)
        .collect();
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.worth.abs()));
    reasons.truncate(MOST_REASONS);
    reasons
}

pub(crate) fn thousandths(number: f64) -> i32 {
    (number * 1_000.0).round() as i32
}

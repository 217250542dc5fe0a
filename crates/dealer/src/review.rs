//! The review of a finished game: what a bot thinks of the decisions of a seat, from what that seat could see.

use crate::{
    Dealer,
    hint::{ROLLOUTS, is_level, reasons_of, thousandths, told},
};
use catalog::{Decision, Stop, TableFault, Verdict, decisions};
use kernel::{Choice, Lang, Seat, Turn, Viewer};
use protocol::{Measure, Review, ReviewChoice, ReviewedDecision};

/// The computation of the review of a decision. Its caller decides when to stop it.
pub type Reviewing = Box<dyn FnOnce(Stop<'_>) -> Review + Send>;

/// The reason why no decision is reviewed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReviewFault {
    /// The game is not over.
    #[error("a review of a game that is not over; expected a finished game")]
    NotOver,
    /// The table has no such seat.
    #[error("seat {}; expected a seat below {count}", .found.index())]
    NoSuchSeat {
        /// The seat that was asked for.
        found: Seat,
        /// The number of seats.
        count: usize,
    },
    /// The game cannot be looked at.
    #[error(transparent)]
    Table(#[from] TableFault),
}

impl Dealer {
    /// Returns the computation of the review of the first decision of `seat` between several choices at or after the entry
    /// `from`, in the language `lang`. `table` is the id of the table. The bot sees what the seat could see at that time.
    ///
    /// # Errors
    ///
    /// Refuses a game that is not over, and a seat that the table does not have.
    pub fn review(&self, table: &str, (seat, from): (Seat, usize), lang: Lang) -> Result<Reviewing, ReviewFault> {
        self.may_review(seat)?;
        let decisions: Vec<Decision> =
            decisions(self.table()).into_iter().filter(|decision| decision.seat == seat).collect();
        let next = decisions.iter().position(|decision| decision.entry >= from);
        let empty = Review {
            table: table.to_owned(),
            seat,
            lang,
            measure: self.measure(),
            decisions: decisions.len(),
            decision: None,
        };
        let Some(next) = next else { return Ok(Box::new(|_| empty)) };
        let Decision { entry, chosen, .. } = decisions[next];
        let past = self.table().at(entry)?;
        let judging = past.judge(ROLLOUTS, Some(chosen), lang)?;
        let scene = past.scene(Viewer::Seat(seat), lang);
        Ok(Box::new(move |stop| {
            let verdicts = judging(stop);
            let reviewed = ReviewedDecision {
                number: next + 1,
                entry,
                prompt: scene.prompt,
                rollouts: verdicts.iter().map(|verdict| verdict.rollouts).sum(),
                choices: choices(&verdicts, (&scene.choices, chosen), empty.measure),
            };
            Review { decision: Some(reviewed), ..empty }
        }))
    }

    /// Refuses a game that is not over, and a seat that the table does not have.
    pub(crate) fn may_review(&self, seat: Seat) -> Result<(), ReviewFault> {
        let count = self.table().header().seats.len();
        match self.turn() {
            Turn::Over if seat.index() < count => Ok(()),
            Turn::Over => Err(ReviewFault::NoSuchSeat { found: seat, count }),
            Turn::Of(_) | Turn::Chance => Err(ReviewFault::NotOver),
        }
    }
}

fn choices(verdicts: &[Verdict], (offered, chosen): (&[Choice], usize), measure: Measure) -> Vec<ReviewChoice> {
    let choice = |(at, verdict): (usize, &Verdict)| {
        let [mean, low, high] = told(verdict.result, measure);
        ReviewChoice {
            words: offered[verdict.choice].words.clone(),
            chosen: verdict.choice == chosen,
            mean,
            low,
            high,
            loss: thousandths(verdict.loss.mean.max(0.0)),
            is_level: is_level(verdicts, at),
            reasons: reasons_of(verdicts, at),
        }
    };
    verdicts.iter().enumerate().map(choice).collect()
}

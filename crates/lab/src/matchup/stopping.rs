//! The rule by which a match ends.

use super::{plan::Plan, standings::Until};

/// The number of units before a match can stop at a width.
const FIRST_CHECKPOINT: u64 = 50;

/// The rule by which a match ends. The rule looks at the units in ascending order, and only at checkpoints, so the end
/// depends neither on the number of threads nor on interruptions.
///
/// The rule is that of Chow and Robbins, "On the asymptotic theory of fixed-width sequential confidence intervals for
/// the mean" (Annals of Mathematical Statistics 36, 1965), with Student's t and a minimum.
pub(super) struct Stopping {
    most: u64,
    width: Option<f64>,
    /// The number of units at which the rule looks next.
    checkpoint: u64,
    /// The number of units that the match will probably have.
    expected: u64,
    is_narrow: bool,
}

impl Stopping {
    /// Returns the rule for a match of at most this number of units.
    pub(super) fn new(plan: &Plan, most: u64) -> Stopping {
        let expected = if plan.until.is_some() { FIRST_CHECKPOINT.min(most) } else { most };
        Stopping { most, width: plan.until, checkpoint: FIRST_CHECKPOINT.min(most), expected, is_narrow: false }
    }

    /// Reports whether the match ends after this number of units. `reach` returns the half width of the first bot's win
    /// share over exactly these units, if there is one. The rule must be asked after every unit, in order.
    pub(super) fn ends(&mut self, units: u64, reach: impl FnOnce() -> Option<f64>) -> bool {
        if units == self.checkpoint {
            self.look(units, reach());
        }
        self.is_narrow || units >= self.most
    }

    fn look(&mut self, units: u64, reach: Option<f64>) {
        self.checkpoint = next_checkpoint(units).min(self.most);
        if let (Some(width), Some(reach)) = (self.width, reach) {
            self.is_narrow = reach <= width;
            // The width shrinks with the square root of the number of units.
            let expected = units as f64 * (reach / width).powi(2);
            self.expected = (expected as u64).clamp(self.checkpoint, self.most);
        }
    }

    /// Returns the number of units that the match will probably have.
    pub(super) fn expected(&self) -> u64 {
        self.expected
    }

    /// Returns the width at which the match was to stop, and whether it has reached the width.
    pub(super) fn until(&self) -> Option<Until> {
        self.width.map(|width| Until { width, reached: self.is_narrow })
    }
}

/// Returns the checkpoint after this one: a tenth more units, rounded up.
fn next_checkpoint(units: u64) -> u64 {
    units + units.div_ceil(10)
}

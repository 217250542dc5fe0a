//! Turns the faults of the store into refusals for clients.

use host::Refusal;
use store::{Deed, StoreFault};

/// Returns the refusal for a client. Writes the whole fault, which may contain paths, to the program's log.
pub(crate) fn refusal(fault: StoreFault) -> Refusal {
    match fault {
        StoreFault::Missing => Refusal::NoSuchTable,
        StoreFault::Damaged(why) => Refusal::TableDamaged { why },
        StoreFault::Failed { deed, cause, .. } => {
            tracing::error!(%fault, "the store refused");
            match deed {
                Deed::Read => Refusal::NotRead { cause: cause.name() },
                Deed::Written => Refusal::NotStored { cause: cause.name() },
            }
        }
        StoreFault::Taken
        | StoreFault::NotEmpty
        | StoreFault::Folder { .. }
        | StoreFault::Open { .. }
        | StoreFault::Foreign { .. }
        | StoreFault::Layout { .. } => {
            tracing::error!(%fault, "the store refused");
            Refusal::NotStored { cause: "other" }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::refusal;
    use kernel::Lang;
    use std::collections::BTreeSet;
    use store::{Cause, Deed, StoreFault};

    #[test]
    fn every_cause_has_words_of_its_own() {
        for lang in [Lang::En, Lang::Fr] {
            let fault = |deed, cause| StoreFault::Failed { deed, cause, why: "planted".into() };
            let said: BTreeSet<String> = [Deed::Read, Deed::Written]
                .into_iter()
                .flat_map(|deed| Cause::ALL.map(|cause| refusal(fault(deed, cause)).words(lang)))
                .collect();
            assert_eq!(said.len(), 16, "{said:#?}");
        }
    }
}

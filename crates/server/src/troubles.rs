//! What goes wrong in the store and among the packs, as a client is told of it.

use crate::store::StoreFault;
use host::Refusal;
use packs::KeepFault;

pub(crate) fn pack_not_kept(fault: KeepFault) -> Refusal {
    tracing::error!(%fault, "a pack cannot be kept");
    Refusal::PackNotKept { why: fault.to_string() }
}

impl From<StoreFault> for Refusal {
    fn from(fault: StoreFault) -> Refusal {
        match fault {
            StoreFault::Missing => Refusal::NoSuchTable,
            StoreFault::Damaged(why) => Refusal::TableDamaged { why },
            StoreFault::Taken
            | StoreFault::Folder { .. }
            | StoreFault::Open { .. }
            | StoreFault::Foreign { .. }
            | StoreFault::Layout { .. }
            | StoreFault::Database(_) => {
                tracing::error!(%fault, "the store refused");
                Refusal::NotStored
            }
        }
    }
}

//! The refusals for the faults of other crates.

use crate::{HookFault, Refusal, SaltFault, TournamentFault};
use dealer::{
    AccessFault, ActFault, Dealer, DecideFault, HintFault, LeaveFault, OrdersFault, ReviewFault, ShareFault, SitFault,
};
use kernel::NamesFault;
use table::{CodeFault, TableFault};

impl Refusal {
    /// Returns the refusal for a fault in taking a seat at the table of this dealer.
    pub fn to_sit(fault: SitFault, dealer: &Dealer) -> Refusal {
        match fault {
            SitFault::NoSuchSeat { found, count } => Refusal::NoSuchSeat { found, count },
            SitFault::SeatOfBot(seat) => {
                Refusal::SeatOfBot { name: dealer.table().header().seats[seat.index()].clone() }
            }
            SitFault::SeatOfOther(_) => Refusal::SeatOfOther,
            SitFault::NotOver => Refusal::NotOver,
        }
    }

    /// Returns the refusal for a fault in sharing a game.
    pub fn to_share(fault: ShareFault) -> Refusal {
        match fault {
            ShareFault::NotOver => Refusal::NotOver,
            ShareFault::Code(fault) => Refusal::Code(fault),
        }
    }
}

impl From<NamesFault> for Refusal {
    fn from(fault: NamesFault) -> Refusal {
        Refusal::Names(fault)
    }
}

impl From<CodeFault> for Refusal {
    fn from(fault: CodeFault) -> Refusal {
        Refusal::Code(fault)
    }
}

impl From<TableFault> for Refusal {
    fn from(fault: TableFault) -> Refusal {
        Refusal::Table(fault)
    }
}

impl From<ActFault> for Refusal {
    fn from(fault: ActFault) -> Refusal {
        match fault {
            ActFault::Table(fault) => Refusal::Table(fault),
            ActFault::Lesson { waits } => Refusal::InLesson { waits },
        }
    }
}

impl From<DecideFault> for Refusal {
    fn from(fault: DecideFault) -> Refusal {
        match fault {
            DecideFault::MovedOn { .. } => Refusal::MovedOn,
            DecideFault::NoSeat => Refusal::NoSeat,
            DecideFault::SeatOfOther(_) => Refusal::SeatOfOther,
        }
    }
}

impl From<AccessFault> for Refusal {
    fn from(fault: AccessFault) -> Refusal {
        match fault {
            AccessFault::LooksOn => Refusal::LooksOn,
            AccessFault::Shared => Refusal::SharedTable,
        }
    }
}

impl From<TournamentFault> for Refusal {
    fn from(fault: TournamentFault) -> Refusal {
        Refusal::Tournament(fault)
    }
}

impl From<HookFault> for Refusal {
    fn from(fault: HookFault) -> Refusal {
        Refusal::Hook(fault)
    }
}

impl From<SaltFault> for Refusal {
    fn from(fault: SaltFault) -> Refusal {
        Refusal::Salt(fault)
    }
}

impl From<LeaveFault> for Refusal {
    fn from(fault: LeaveFault) -> Refusal {
        match fault {
            LeaveFault::NoSeat => Refusal::LooksOn,
            LeaveFault::Own | LeaveFault::Over | LeaveFault::Alone | LeaveFault::Declined | LeaveFault::NoProposal => {
                Refusal::Leave(fault)
            }
        }
    }
}

impl From<ReviewFault> for Refusal {
    fn from(fault: ReviewFault) -> Refusal {
        match fault {
            ReviewFault::NotOver => Refusal::NotOver,
            ReviewFault::NoSuchSeat { found, count } => Refusal::NoSuchSeat { found: found.index(), count },
            ReviewFault::Table(fault) => Refusal::Table(fault),
        }
    }
}

impl From<HintFault> for Refusal {
    fn from(fault: HintFault) -> Refusal {
        match fault {
            HintFault::NoHints => Refusal::NoHints,
            HintFault::Table(fault) => Refusal::Table(fault),
        }
    }
}

impl From<OrdersFault> for Refusal {
    fn from(fault: OrdersFault) -> Refusal {
        match fault {
            OrdersFault::NoSeat => Refusal::LooksOn,
            OrdersFault::Table(fault) => Refusal::Table(fault),
            OrdersFault::NoWindows
            | OrdersFault::Over
            | OrdersFault::UnknownTopic { .. }
            | OrdersFault::OtherTurn { .. } => Refusal::Orders(fault),
        }
    }
}

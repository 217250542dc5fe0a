//! Actions of Embers that are written or read incorrectly.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use testkit::embers::Action;

/// An action whose JSON for a peek lacks the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Mumbled(Action);

/// An action that panics at an invalid pledge, although it should refuse the pledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Gullible(Action);

impl Serialize for Mumbled {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Action::Peek(_) => "peek".serialize(serializer),
            action => action.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Mumbled {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Action::deserialize(deserializer).map(Mumbled)
    }
}

impl Serialize for Gullible {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Gullible {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let action = Action::deserialize(deserializer)?;
        if let Action::Pledge(pledge) = action {
            assert!(pledge < 3, "a pledge is below 3");
        }
        Ok(Gullible(action))
    }
}

macro_rules! speaks {
    ($($spoken:ident),*) => { $(
        impl From<Action> for $spoken {
            fn from(action: Action) -> $spoken {
                $spoken(action)
            }
        }
        impl From<$spoken> for Action {
            fn from(spoken: $spoken) -> Action {
                spoken.0
            }
        }
    )* };
}

speaks!(Mumbled, Gullible);

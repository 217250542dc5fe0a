//! One ability as sentences.

use super::{Scribe, grammar::sentence, things::Form};
use crate::{Ability, Filter, Host, Part, Text};

impl Scribe<'_> {
    pub(super) fn ability(self, ability: &Ability, text: &Text) -> Vec<String> {
        match ability {
            Ability::Standing(standing) => self.standing(standing),
            Ability::When { when, does } => vec![self.when(when, does)],
            Ability::Once(once) => self.once(once),
            Ability::React { to, does } => vec![self.react(*to, does)],
            Ability::Does(does) if text.iter().any(|ability| matches!(ability, Ability::React { .. })) => {
                let does = self.clause(does, super::deeds::Mood::Order);
                let (en, fr) = (format!("or, on your own turn, {does}"), format!("ou bien, à votre tour, {does}"));
                vec![sentence(&self.say(en, fr))]
            }
            Ability::Does(does) => self.sentences(does),
            Ability::Attach(host) => vec![self.attach(host)],
            Ability::Equip(whom) => vec![self.equip(whom.as_ref())],
            Ability::OnePerBearer => vec![self.say(
                "A Character can bear only one card of this title.",
                "Un Personnage ne peut porter qu’une seule carte de ce titre.",
            )],
            Ability::Ends(given) => {
                let when = self.as_soon_as(given);
                vec![self.say(format!("Archive this card {when}."), format!("Archivez cette carte {when}."))]
            }
            Ability::Enter(fee) => vec![self.fee(*fee, Part::Enter)],
            Ability::Leave(fee) => vec![self.fee(*fee, Part::Leave)],
            Ability::Only(who) => vec![self.only(*who)],
            Ability::PlayedHere(who) => vec![self.played_here(*who)],
        }
    }

    fn attach(self, host: &Host) -> String {
        match host {
            Host::Location => {
                self.say("Attach this card to a Location, its host.", "Attachez cette carte à un Lieu, son hôte.")
            }
            Host::Piece(filter) => {
                let host = self.thing(filter, Form::Some).words;
                let fr = format!("Attachez cette carte {}, son hôte.", super::grammar::to_french(&host));
                self.say(format!("Attach this card to {host}, its host."), fr)
            }
        }
    }

    /// Q34
    fn equip(self, whom: Option<&Filter>) -> String {
        let Some(filter) = whom else {
            return self.say("Nobody can bear this card.", "Personne ne peut porter cette carte.");
        };
        let whom = self.thing(filter, Form::Some).words;
        self.say(
            format!("As you play this card, you can have only {whom} bear it."),
            format!("En jouant cette carte, vous ne pouvez la faire porter qu’{}.", super::grammar::to_french(&whom)),
        )
    }
}

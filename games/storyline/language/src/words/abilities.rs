//! Writes an ability in sentences.

use super::{grammar::sentence, scribe::Scribe, things::Form};
use crate::{Ability, Filter, Host, Part, Text};

impl Scribe<'_> {
    pub(super) fn ability(self, ability: &Ability, text: &Text) -> Vec<String> {
        match ability {
            Ability::Standing(standing) => self.standing(standing),
            Ability::When { when, does } => vec![self.when(when, does)],
            Ability::Once(once) => self.once(once),
            Ability::React { to, does } => vec![self.react(*to, does)],
            Ability::Does(does) if text.iter().any(|ability| matches!(ability, Ability::React { .. })) => {
                let does = self.clause(does, super::scribe::Mood::Order);
                let (en, fr) = (format!("or, on your own turn, {does}"), format!("ou bien, à votre tour, {does}"));
                vec![sentence(&self.say(en, fr))]
            }
            Ability::Does(does) => self.sentences(does),
            Ability::Attach(host) => vec![self.attach(host)],
            Ability::Equip(whom) => vec![self.equip(whom.as_ref())],
            Ability::OnePerBearer => {
                let own = self.own();
                vec![sentence(&self.say(
                    format!("a Character can bear only one copy of {}", own.words),
                    format!("un Personnage ne peut porter qu’un seul exemplaire {}", own.de()),
                ))]
            }
            Ability::Ends(given) => {
                let (own, when) = (self.own().words, self.after_own().as_soon_as(given));
                vec![sentence(&self.say(format!("archive {own} {when}"), format!("archivez {own} {when}")))]
            }
            Ability::Enter(fee) => vec![self.fee(*fee, Part::Enter)],
            Ability::Leave(fee) => vec![self.fee(*fee, Part::Leave)],
            Ability::Only(who) => vec![self.only(*who)],
            Ability::PlayedHere(who) => vec![self.played_here(*who)],
        }
    }

    fn attach(self, host: &Host) -> String {
        let own = self.own();
        let host = match host {
            Host::Location => self.say("a Location", "un Lieu"),
            Host::Piece(filter) => self.thing(filter, Form::Some).words,
        };
        let en = format!("attach {} to {host}, {} host", own.words, own.its());
        let fr = format!("attachez {} {}, {} hôte", own.words, super::grammar::to_french(&host), own.son());
        sentence(&self.say(en, fr))
    }

    /// Writes the sentence that says which Characters can bear an Object (Q34).
    fn equip(self, whom: Option<&Filter>) -> String {
        let own = self.own().words;
        let Some(filter) = whom else {
            return sentence(&self.say(format!("nobody can bear {own}"), format!("personne ne peut porter {own}")));
        };
        let whom = self.thing(filter, Form::Some).words;
        let by = super::grammar::to_french(&whom);
        sentence(&self.say(
            format!("as you play {own}, you can have only {whom} bear {}", self.after_own().own_or_them()),
            format!("en jouant {own}, vous ne pouvez {} faire porter qu’{by}", self.le_of_own()),
        ))
    }
}

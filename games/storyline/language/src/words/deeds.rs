//! Writes deeds, either as orders ("draw 1 card") or in the form that follows "you may" or "to".

use super::{
    grammar::{cards, gold_dice, points, sentence},
    scribe::{Before, It, Mood, Scribe},
    targets::{How, Objects},
    things::Form,
};
use crate::{Do, FaceDown, Given, Grant, Number, Opponents, Target, Verb, Where, Who};
use kernel::Lang;

/// Reports whether a deed can follow "you may" and "to".
pub(super) fn is_plain(does: &Do) -> bool {
    let depends = matches!(does, Do::May { .. } | Do::MayPay(_) | Do::If { .. } | Do::Opponents { .. });
    !depends && (matches!(does, Do::One(_)) || does.parts().all(is_plain))
}

/// Returns the kind of a step, for an "if done" in the step after it.
fn before(does: &Do) -> Before {
    match does {
        Do::Draw(_)
        | Do::Gain(_)
        | Do::Lose(_)
        | Do::Discard(_)
        | Do::Roll(_)
        | Do::Peek { .. }
        | Do::Look
        | Do::Raid
        | Do::Search { .. }
        | Do::Reveal(_)
        | Do::MayPay(_)
        | Do::DrawFree => Before::Deed,
        Do::May { does, .. } => before(does),
        Do::All(_)
        | Do::One(_)
        | Do::If { .. }
        | Do::At { .. }
        | Do::For { .. }
        | Do::Opponents { .. }
        | Do::To(..)
        | Do::Replace(_)
        | Do::Swap
        | Do::Protect
        | Do::Cancel => Before::Change,
    }
}

impl Scribe<'_> {
    /// Writes a deed in full sentences, one for each step.
    pub(super) fn sentences(self, does: &Do) -> Vec<String> {
        if let Do::All(deeds) = does {
            return self.each_in_turn(deeds).flat_map(|(scribe, does)| scribe.sentences(does)).collect();
        }
        if let Do::At { spots, does } = does {
            let choose = self.choose(Mood::Order, self.face_up_spot(*spots));
            return std::iter::once(sentence(&choose)).chain(self.anew().sentences(does)).collect();
        }
        if let Do::For { what, does } = does {
            let choose = self.choose(Mood::Order, self.thing(what, Form::One).words);
            let about = self.anew().of(It::Card(what.noun));
            return std::iter::once(sentence(&choose)).chain(about.sentences(does)).collect();
        }
        vec![sentence(&self.clause(does, Mood::Order))]
    }

    /// Writes a deed as a part of a sentence.
    pub(super) fn clause(self, does: &Do, mood: Mood) -> String {
        let deed = |verbs, rest: String| self.deed(mood, verbs, rest);
        match does {
            Do::All(deeds) => self.one_after_another(deeds, mood),
            Do::One(choices) => self.one_of(choices, mood),
            Do::May { pay, does } => self.may(*pay, does),
            Do::MayPay(pay) => {
                let points = points(*pay, self.lang);
                self.say(format!("you may pay {points}"), format!("vous pouvez payer {points}"))
            }
            Do::If { given, then, otherwise } => self.only_if(given, then, otherwise.as_deref(), mood),
            Do::At { spots, does } => self.chosen(mood, self.face_up_spot(*spots), self.anew().clause(does, mood)),
            Do::For { what, does } => {
                let about = self.anew().of(It::Card(what.noun));
                self.chosen(mood, self.thing(what, Form::One).words, about.clause(does, mood))
            }
            Do::Opponents { who, does } => self.by_opponents(*who, does),
            Do::Lose(number) => {
                deed(["lose", "perdez", "perdre"], self.numbered(points(number.count, self.lang), number))
            }
            Do::Discard(number) => {
                let cards = cards(number.count, self.lang);
                let cards = self.say(format!("{cards} from your hand"), format!("{cards} de votre main"));
                deed(["archive", "archivez", "archiver"], self.numbered(cards, number))
            }
            Do::To(verb, whom) => self.done_to_cards(verb, whom, mood),
            Do::Draw(number) => {
                deed(["draw", "piochez", "piocher"], self.numbered(cards(number.count, self.lang), number))
            }
            Do::Gain(number) => {
                deed(["gain", "gagnez", "gagner"], self.numbered(points(number.count, self.lang), number))
            }
            Do::Roll(number) => deed(["roll", "lancez", "lancer"], self.numbered(self.rolled(number.count), number)),
            Do::Peek { cards, then } => deed(["look at", "regardez", "regarder"], self.peeked(*cards, *then, mood)),
            Do::Look => {
                deed(["look at", "regardez", "regarder"], self.say("one opponent’s hand", "la main d’un adversaire"))
            }
            Do::Raid => deed(["look at", "regardez", "regarder"], self.raided(mood)),
            Do::Search { zones, what, most, to } => {
                deed(["search", "cherchez", "chercher"], self.searched(*zones, *what, (*most, *to), mood))
            }
            Do::Reveal(which) => {
                let what = match which {
                    FaceDown::Adjacent => self.say("an adjacent Location face-up", "un Lieu adjacent face visible"),
                    FaceDown::Any => self.say(
                        "one face-down Location of your Storyline face-up",
                        "face visible un Lieu face cachée de votre Trame",
                    ),
                };
                deed(["turn", "retournez", "retourner"], what)
            }
            Do::Replace(place) => deed(["replace", "remplacez", "remplacer"], self.replaced(*place)),
            Do::Swap => {
                let what = self.say("two Locations of your Storyline", "deux Lieux de votre Trame");
                deed(["exchange", "échangez", "échanger"], what)
            }
            Do::Protect => {
                let what = self.say("your Characters from that card", "vos Personnages à l’abri de la carte adverse");
                deed(["protect", "mettez", "mettre"], what)
            }
            Do::Cancel => deed(["cancel", "annulez", "annuler"], self.say("that card", "la carte adverse")),
            Do::DrawFree => {
                let what = self.say(
                    "your next Draw action this turn for free",
                    "gratuitement votre prochaine action Piocher de ce tour",
                );
                deed(["take", "faites", "faire"], what)
            }
        }
    }

    fn done_to_cards(self, verb: &Verb, whom: &Target, mood: Mood) -> String {
        let deed = |verbs, rest: String| self.deed(mood, verbs, rest);
        let done_to = |verbs, how: How| self.done_to(mood, verbs, whom, &how);
        match verb {
            Verb::Move(distance) => {
                let moved = done_to(["move", "déplacez", "déplacer"], self.how_far(*distance, ("", "")));
                format!("{moved}{}", self.which_way(whom))
            }
            Verb::Push { steps } => done_to(["push", "repoussez", "repousser"], self.how_far_back(whom, *steps)),
            Verb::Advance(distance) => {
                let toward = self.how_far(*distance, (" toward The End", " vers La Fin"));
                done_to(["advance", "faites avancer", "faire avancer"], toward)
            }
            Verb::Home => done_to(["return", "ramenez", "ramener"], self.onto_title(whom, Objects::Along)),
            Verb::Title => done_to(["put", "placez", "placer"], self.onto_title(whom, Objects::Stay)),
            Verb::Hand => done_to(["return", "renvoyez", "renvoyer"], How::just(" to hand", " en main")),
            Verb::Archive => done_to(["archive", "archivez", "archiver"], How::just("", "")),
            Verb::Banish => done_to(["banish", "bannissez", "bannir"], How::just("", "")),
            Verb::Take => deed(["take", "prenez", "prendre"], self.taken(whom, mood)),
            Verb::Drop => done_to(["leave behind", "laissez sur place", "laisser sur place"], How::just("", "")),
            Verb::Swap { with } => {
                let (with, whom) = (self.pointed_at(*with), self.target(whom).words);
                match self.lang {
                    Lang::En => format!("make {with} and {whom} change places"),
                    Lang::Fr => format!("{} changer de place {with} et {whom}", mood.of("faites", "faire")),
                }
            }
            Verb::Give { what: Grant::Control, until } => {
                let (whom, until) = (self.target(whom).words, self.until(*until));
                let fr = format!("sous votre contrôle {whom} {until}");
                deed(["take", "prenez", "prendre"], self.say(format!("control of {whom} {until}"), fr))
            }
            Verb::Give { what, until } => deed(["give", "donnez", "donner"], self.given(what, whom, *until)),
        }
    }

    /// Returns the words that let each Character of a target with "each" move in a direction of its own. Returns an
    /// empty string for other targets.
    fn which_way(self, whom: &Target) -> &'static str {
        match whom {
            Target::Each(_) => {
                self.pick(", each in the direction of your choice", ", chacun dans le sens de votre choix")
            }
            Target::This | Target::Host | Target::It | Target::One(_) | Target::UpTo(..) => "",
        }
    }

    /// Returns a verb with the rest of its clause. The verb is given in English, as a French order, and as a French
    /// infinitive.
    fn deed(self, mood: Mood, [en, order, infinitive]: [&str; 3], rest: String) -> String {
        format!("{} {rest}", self.pick(en, mood.of(order, infinitive)))
    }

    fn choose(self, mood: Mood, what: String) -> String {
        self.deed(mood, ["choose", "choisissez", "choisir"], what)
    }

    fn chosen(self, mood: Mood, what: String, does: String) -> String {
        format!("{}{}{does}", self.choose(mood, what), self.pick(", then ", ", puis "))
    }

    /// Joins steps: "draw 2 cards, then roll 1 gold die". A step with parts of its own follows a semicolon.
    fn one_after_another(self, deeds: &[Do], mood: Mood) -> String {
        let mut words = String::new();
        for (at, (scribe, does)) in self.each_in_turn(deeds).enumerate() {
            let before = match (at, is_plain(does)) {
                (0, _) => "",
                (_, true) => self.pick(", then ", ", puis "),
                (_, false) => self.semicolon(),
            };
            words.push_str(before);
            words.push_str(&scribe.clause(does, mood));
        }
        words
    }

    /// Returns each step with its scribe. In each step "done" refers to the previous step. Only the first step may call
    /// the card "it".
    fn each_in_turn(self, deeds: &[Do]) -> impl Iterator<Item = (Self, &Do)> {
        let mut scribe = self;
        deeds.iter().map(move |does| {
            let said = scribe;
            scribe = Scribe { before: before(does), ..self.anew() };
            (said, does)
        })
    }

    fn one_of(self, choices: &[Do], mood: Mood) -> String {
        let choices: Vec<String> = choices.iter().map(|choice| self.clause(choice, mood)).collect();
        let choices = choices.join(self.pick("; or ", "\u{202f}; ou "));
        let these = self.pick("one of these: ", "l’une de ces choses\u{a0}: ");
        self.deed(mood, ["do", "faites", "faire"], format!("{these}{choices}"))
    }

    fn may(self, pay: u8, does: &Do) -> String {
        let (may, does) = (self.pick("you may", "vous pouvez"), self.do_this(does));
        if pay == 0 {
            return format!("{may} {does}");
        }
        let points = points(pay, self.lang);
        self.say(format!("{may} pay {points} to {does}"), format!("{may} payer {points} pour {does}"))
    }

    fn only_if(self, given: &[Given], then: &Do, otherwise: Option<&Do>, mood: Mood) -> String {
        let after = self.beyond(given);
        let (given, then) = (self.if_given(given), after.clause(then, mood));
        let otherwise = otherwise.map_or_else(String::new, |does| {
            let (otherwise, does) = (self.pick("otherwise ", "sinon, "), after.clause(does, mood));
            format!("{}{otherwise}{does}", self.semicolon())
        });
        format!("{given}, {then}{otherwise}")
    }

    /// Writes the deed of opponents. In a short deed, the opponent is the subject. A longer deed says that the opponent
    /// is "you" in it.
    fn by_opponents(self, who: Opponents, does: &Do) -> String {
        let who = match who {
            Opponents::One => self.pick("one opponent", "un adversaire"),
            Opponents::Each => self.pick("each opponent", "chaque adversaire"),
        };
        let said = match does {
            Do::Draw(number) => Some((["draws", "pioche"], self.numbered(cards(number.count, self.lang), number))),
            Do::Lose(number) => Some((["loses", "perd"], self.numbered(points(number.count, self.lang), number))),
            Do::Discard(Number { count, each: None }) => {
                let cards = cards(*count, self.lang);
                let cards = self.say(format!("{cards} from hand"), format!("{cards} de sa main"));
                Some((["archives", "archive"], cards))
            }
            _ => None,
        };
        // In the short form, a reader would take the counted cards for their own. So a deed with a count has the long
        // form.
        let short = said.filter(|_| !matches!(does, Do::Draw(number) | Do::Lose(number) if number.each.is_some()));
        if let Some(([en, fr], what)) = short {
            return format!("{who} {} {what}", self.pick(en, fr));
        }
        let does = self.anew().clause(does, Mood::Order);
        self.say(
            format!("{who} does this, as “you”: {does}"),
            format!("{who} fait ceci, en tant que «\u{a0}vous\u{a0}»\u{a0}: {does}"),
        )
    }

    fn pointed_at(self, who: Who) -> String {
        self.target(&match who {
            Who::This => Target::This,
            Who::Host => Target::Host,
            Who::It => Target::It,
        })
        .words
    }

    fn numbered(self, what: String, number: &Number) -> String {
        let each = number.each.as_ref().map_or(String::new(), |each| self.for_each(each));
        format!("{what}{each}")
    }

    fn rolled(self, count: u8) -> String {
        let dice = gold_dice(count, self.lang);
        self.say(format!("{dice} for Story Points"), format!("{dice} pour des Points d’Histoire"))
    }

    fn replaced(self, place: Where) -> String {
        match place {
            Where::Here => self.say(
                "the Location here with the top card of the Folio",
                format!("le Lieu {} par la première carte du Folio", self.where_it_is()),
            ),
            Where::There => {
                self.say("that Location with the top card of the Folio", "ce Lieu par la première carte du Folio")
            }
        }
    }
}

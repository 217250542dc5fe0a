//! Plants one fault at a time, and checks that the broken promise is found and named.

use crate::{
    flawed::{Fault, Flawed},
    spoken::{Gullible, Mumbled},
};
use testkit::{Broken, check, conformance, embers::Action};

/// Returns the promise that Embers for three seats breaks with the fault `fault`.
fn broken(fault: Fault) -> Broken {
    check(&Flawed::<Action>::new(3, fault), 30).expect_err("a planted fault is caught")
}

/// Makes one test for each planted fault. The test checks which promise is broken, and some words of its message.
macro_rules! faults {
    ($($test:ident: $fault:ident breaks $promise:ident, $words:literal;)*) => { $(
        #[test]
        fn $test() {
            let broken = broken(Fault::$fault);
            assert!(matches!(broken, Broken::$promise { .. }), "{broken:?}");
            assert!(broken.to_string().contains($words), "{broken}");
        }
    )* };
}

faults! {
    a_view_that_shows_a_hand: ViewShowsHand breaks ViewTells, "tells a secret that no event told it";
    a_view_that_knows_which_of_two: ViewKnowsWhichIsLit breaks ViewTells, "after Action(Seat(";
    a_view_without_its_own_pledge: ViewForgetsPledge breaks ForgetsDecision, "does not hold what it decided itself";
    a_view_that_forgets_a_peek: ViewForgetsPeek breaks ForgetsPast, "has forgotten what it held before";
    events_that_show_a_draw: EventsShowDraw breaks EventsTell, "what its view does not hold";
    events_that_show_a_pledge: EventsShowPledge breaks EventsTell, "Pledged { pledge: Some(";
    an_event_hidden_that_the_view_remembers: EventsHideLighting breaks ViewChangesUnseen, "and yet its view changed";
    choices_that_depend_on_a_secret: ChoicesDependOnPledge breaks ChoicesTell, "has other choices";
    a_turn_that_depends_on_a_secret: TurnDependsOnPledge breaks TurnTells, "has another turn";
    scores_that_depend_on_a_secret: PledgesStayHidden breaks ScoresTell, "the scores depend on what";
    a_reveal_that_is_not_said: NothingReveals breaks RevealsUnsaid, "is said to reveal nothing";

    an_imagined_world_that_forgets: ImaginedForgetsPeek breaks ImaginedLooksOther, "does not look like the real one";
    an_imagined_world_that_loses_a_card: ImaginedLosesEmber breaks ImaginedAudit, "imagines cannot be";

    a_refusal_that_changes_state: RefusalChanges breaks RefusalChanges, "is refused, and yet it changes";
    a_look_that_changes_state: LookingChanges breaks LookingChanges, "looking at the position changes it";
    an_outcome_that_panics: WeightPanics breaks RefusalPanics, "instead of being refused";
    choices_that_look_around: ChoicesDiffer breaks LookingDiffers, "looking twice at the same position";

    choices_out_of_order: ChoicesOutOfOrder breaks ChoicesOrder, "choices are offered out of order or twice";
    choices_offered_twice: ChoicesTwice breaks ChoicesOrder, "choices are offered out of order or twice";
    a_turn_without_a_choice: NoChoice breaks NoChoice, "which is offered nothing";
    chance_without_an_outcome: NoChance breaks NoChance, "which has no outcome";
    outcomes_out_of_order: ChancesOutOfOrder breaks ChancesOrder, "outcomes are listed out of order or twice";
    outcomes_without_weight: ChancesOfNoWeight breaks ZeroWeight, "is listed with weight 0";
    outcomes_too_heavy: ChancesTooHeavy breaks WeightsOverflow, "more than 32 bits hold";
    a_weight_that_disagrees: WeightDisagrees breaks WeightDisagrees, "`chances` says";
    a_weight_of_what_is_not_listed: WeightOfUnlisted breaks WeightDisagrees, "says 1 of Deals";
    a_chance_drawn_but_not_listed: SampleUnlisted breaks DrawsUnlisted, "which `chances` does not list";
    a_chance_never_drawn: SampleNever breaks NeverDrawn, "never draws Deals(Ember(1))";
    a_chance_drawn_too_often: SampleTooOften breaks DrawnTooOften, "draws Deals(Ember(5)) too often";
    a_chance_drawn_too_rarely: SampleTooRarely breaks DrawnTooRarely, "draws Deals(Ember(5)) too rarely";

    a_digest_that_misses_a_field: DigestMissesPledge breaks DigestShared, "different positions have the same digest";
    a_digest_of_more_than_the_position: DigestFeedsCapacity breaks DigestDiffers, "has two digests";
    a_lost_card: LosesEmber breaks Audit, "the position is not sound";

    play_that_looks_around: PlayDiffers breaks ReplayDiffers, "replays to another position";
    a_key_that_draws_what_is_not_listed: KeyUnlisted breaks ByKey, "with `sample_by` for `sample`";
    a_key_that_ignores_weights: KeyIgnoresWeights breaks ByKey, "draws Deals(Ember(4)) too often";
    a_purpose_that_looks_around: PurposeDiffers breaks LookingDiffers, "looking twice at the same position";
    a_sample_that_looks_around: SampleDiffers breaks PlaysDifferently, "goes another way";
    a_start_that_differs: StartDiffers breaks StartDiffers, "the start is not the same each time";
    a_game_without_an_end: Endless breaks Endless, "the game goes on";
    a_feature_too_few: FeaturesTooFew breaks Features, "0 features of a view; expected 1";
    a_score_too_few: ScoresTooFew breaks Scores, "1 scores for 3 seats";
    rules_that_panic: Panics breaks Panics, "the rules panic: no ember of brightness 1 is left";
}

#[test]
fn actions_that_do_not_come_back() {
    let broken = check(&Flawed::<Mumbled>::new(2, Fault::None), 1).unwrap_err();
    assert!(matches!(broken, Broken::JsonLost { .. }), "{broken:?}");
    assert!(broken.to_string().contains("does not come back from its JSON \"peek\""), "{broken}");
}

#[test]
fn actions_that_panic_when_read() {
    let broken = check(&Flawed::<Gullible>::new(2, Fault::None), 1).unwrap_err();
    assert!(matches!(broken, Broken::JsonPanics { .. }), "{broken:?}");
}

#[test]
fn without_a_fault_the_wrapper_passes() {
    conformance(&Flawed::<Action>::new(3, Fault::None), 30);
}

#[test]
#[should_panic(expected = "different positions have the same digest")]
fn conformance_says_what_is_broken() {
    conformance(&Flawed::<Action>::new(2, Fault::DigestMissesPledge), 1);
}

#!/usr/bin/env python3
"""Tests of the draft as a game of OpenSpiel: `python3 bench/openspiel/test_draft.py`. `check.py` plays whole games."""

import random
import unittest

import pyspiel

from bot import Player
from draft import NAME, DraftState
from rules import Rules
from stories import LETTERS, card_hash, objective, read_stories
from table import action_of, position_of

HASH = "c9d97cf9e35505697d6fb928a2d079f2f7559bdd5ff80782e8a5d65ccc4bfa93"  # as in docs/record.md
HELLO = {
    "protocol": 1,
    "game": "draft",
    "options": {"cards": "standard", "memoryAid": False, "openTrio": False},
    "cards": {"name": "standard", "hash": HASH},
    "seats": ["Seat 1", "Seat 2"],
}


def hand(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def points(score: str, own: str, other: str = "") -> int:
    return objective(score)([hand(own), hand(other)], 0)


class Scoring(unittest.TestCase):
    def test_sets_score_once_for_each_complete_set(self):
        self.assertEqual(points("1 L", "LLLD"), 3)
        self.assertEqual(points("2 D+S", "DDDSS"), 4)
        self.assertEqual(points("3 T+T", "TTTTT"), 6)
        self.assertEqual(points("4 D+L+S+R", "DDLLSSR"), 4)

    def test_the_last_step_of_a_trio_counts_for_more_sets(self):
        scored = [points("2/7/12 D+T+O", "DTO" * sets) for sets in range(5)]
        self.assertEqual(scored, [0, 2, 7, 12, 12])

    def test_few_scores_with_none_at_all(self):
        self.assertEqual([points("4 if R<=1", "R" * count) for count in range(3)], [4, 4, 0])

    def test_a_tie_tops_the_hand_and_the_table(self):
        self.assertEqual(points("5 if W tops hand", "WWDD"), 5)
        self.assertEqual(points("5 if W tops hand", "WDD"), 0)
        self.assertEqual(points("8 if G tops table", "", ""), 8)
        self.assertEqual(points("8 if G tops table", "G", "G"), 8)
        self.assertEqual(points("8 if G tops table", "G", "GG"), 0)

    def test_a_favour_can_score_below_zero(self):
        self.assertEqual(points("3 O, -1 G, -1 W", "OGGWW"), -1)

    def test_a_term_outside_the_notation_is_refused(self):
        for term in ("1 X", "L", "4 if R<=", "2/7/ D+T+O", "5 if W tops"):
            with self.assertRaisesRegex(ValueError, "expected the notation"):
                objective(term)


class Cards(unittest.TestCase):
    def test_the_cards_are_those_of_the_records(self):
        self.assertEqual(card_hash(read_stories("standard")), HASH)

    def test_the_trios_are_found(self):
        self.assertEqual([Rules().stories[story].name for story in Rules().trios], ["S21", "S22", "S23", "S24"])

    def test_other_tables_are_refused(self):
        with self.assertRaisesRegex(ValueError, "expected 2 or 3"):
            Rules(seats=4)
        with self.assertRaisesRegex(ValueError, "expected one of alternative, standard"):
            Rules(cards="other")
        with self.assertRaisesRegex(ValueError, "the table has other cards"):
            Player(HELLO | {"cards": {"name": "standard", "hash": ""}}, 10, 1.0)


class Game(unittest.TestCase):
    def test_openspiel_finds_no_fault_in_random_games(self):
        for players in (2, 3):
            for open_trio in (False, True):
                params = {"players": players, "cards": "alternative", "open_trio": open_trio}
                pyspiel.random_sim_test(pyspiel.load_game(NAME, params), num_sims=2, serialize=True, verbose=False)

    def test_a_shuffle_changes_only_what_no_seat_has_seen(self):
        generator = random.Random(1)
        state = in_play(generator, decisions=6)
        other = state.resample_from_infostate(state.current_player(), generator.random)
        self.assertEqual(state.information_state_string(), other.information_state_string())
        ours, theirs = state.position, other.position
        self.assertEqual(sorted(ours.characters), sorted(theirs.characters))
        self.assertEqual(sorted(ours.stories + ours.box), sorted(theirs.stories + theirs.box))
        self.assertNotEqual(ours.characters, theirs.characters)
        self.assertNotEqual(sorted(ours.stories), sorted(theirs.stories))

    def test_a_copy_shares_nothing(self):
        state = in_play(random.Random(2), decisions=0)
        told, copy = state.information_state_string(), state.clone()
        play_on(copy, random.Random(3), decisions=100)
        self.assertTrue(copy.is_terminal())
        self.assertEqual(state.information_state_string(), told)
        self.assertEqual(sum(map(sum, state.position.hands)), 0)

    def test_each_card_is_as_likely_at_each_place_of_the_deck(self):
        generator = random.Random(4)
        position = in_play(generator, decisions=0).position
        story, shuffles, first = position.box[0], 20_000, 0
        for _ in range(shuffles):
            position.shuffle(generator.random)
            first += position.stories[-1] == story
        # 45 Stories are unseen. The bound is more than five standard deviations wide.
        self.assertAlmostEqual(first / shuffles, 1 / 45, delta=0.006)


class Table(unittest.TestCase):
    def test_a_view_is_read(self):
        view = {
            "columns": [None, {"characters": ["R", "G"], "story": 39}, {"characters": ["T", "G"], "story": 24}],
            "deck": [6, 5, 6, 6, 5, 4, 4, 6],
            "open": None,
            "players": [
                {"down": [], "hand": [0, 0, 0, 0, 0, 0, 2, 0], "up": [47]},
                {"down": [], "hand": [0, 0, 0, 0, 0, 0, 0, 0], "up": []},
            ],
            "round": 1,
            "step": {"take": 1},
            "storyDeck": [story for story in range(1, 49) if story not in (24, 39, 47)],
        }
        rules = Rules()
        position = position_of(view, rules)
        self.assertEqual(position.seat, 1)
        self.assertEqual(position.legal_actions(), [action_of({"take": place}, rules) for place in (1, 2)])
        self.assertEqual((len(position.characters), len(position.stories), len(position.box)), (42, 21, 24))
        told = {"view": view, "choices": [{"action": {"take": 1}}, {"action": {"take": 2}}]}
        self.assertEqual(searched(told, seed=7), searched(told, seed=7))
        self.assertNotEqual(searched(told, seed=7), searched(told, seed=8))


def searched(told: dict, seed: int) -> list[tuple[int, float, float]]:
    """Returns each action at the root of a search, with its visits and the sum of its rewards."""
    player = Player(HELLO, 50, 1.4)
    player.begin(seed)
    player.choose(told)
    children = player.search._root_node.child_info
    return [(action, children[action].visits, children[action].return_sum) for action in sorted(children)]


def in_play(generator: random.Random, decisions: int) -> DraftState:
    """Returns a state after a number of random decisions."""
    state = pyspiel.load_game(NAME).new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(generator.choices(outcomes, weights)[0])
    play_on(state, generator, decisions)
    return state


def play_on(state: DraftState, generator: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(generator.choice(state.legal_actions()))


if __name__ == "__main__":
    unittest.main()

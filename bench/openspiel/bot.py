#!/usr/bin/env python3
"""Lets OpenSpiel's ISMCTS play the draft at a table of Brickroad, as a program that docs/bots.md describes.

    brickroad lab match draft ismcts:1000 "exec:python3 bench/openspiel/bot.py 1000"

At the end it writes the CPU time that it has used to standard error.
"""

import argparse
import json
import resource
import sys
from collections.abc import Sequence
from random import Random

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from draft import NAME, DraftGame
from table import Message, action_of, position_of, rules_of

# Rewards are from -1 to 1, so this is the same weight as the 0.7 of Brickroad's own search with rewards from 0 to 1.
EXPLORATION = 1.4


class Generator:
    """Random numbers by the methods of `numpy.random.RandomState` that OpenSpiel calls.

    For a single number, numpy takes longer than the rules do for an action.
    """

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        self.uniform = random.random
        self.shuffle = random.shuffle
        self.randint = random.randrange
        self.weighted = random.choices

    def choice(self, values: Sequence[int], p: Sequence[float] | None = None) -> int:
        return values[int(self.uniform() * len(values))] if p is None else self.weighted(values, p)[0]


class Player:
    """A seat of one table, with a search for each game. Its choices depend on the seed of the game alone."""

    def __init__(self, hello: Message, iterations: int, exploration: float) -> None:
        self.rules = rules_of(hello)
        cards, open_trio = hello["options"]["cards"], self.rules.open_trio
        params = {"players": self.rules.seats, "cards": cards, "open_trio": open_trio}
        self.game: DraftGame = pyspiel.load_game(NAME, params)
        self.iterations = iterations
        self.exploration = exploration

    def begin(self, seed: int) -> None:
        """Begins a game."""
        generator = Generator(seed)
        self.search = ismcts.ISMCTSBot(
            self.game,
            mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=generator),
            self.exploration,
            self.iterations,
            random_state=generator,
        )
        # Without it, the search would seed each shuffle by the clock.
        self.search.set_resampler(lambda state, player: state.resample_from_infostate(player, generator.uniform))

    def choose(self, told: Message) -> int:
        """Returns the index of the choice in a `decide`."""
        state = self.game.new_initial_state()
        state.begin_at(position_of(told["view"], self.rules))
        action = self.search.step(state)
        return [action_of(choice["action"], self.rules) for choice in told["choices"]].index(action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("iterations", type=int, help="iterations of the search for each decision, at least 2")
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help=f"the constant of UCT ({EXPLORATION})")
    given = parser.parse_args()
    if given.iterations < 2:
        parser.error(f"{given.iterations} iterations; expected at least 2, because the first one tries no action")
    for line in sys.stdin:
        told = json.loads(line)
        if told["say"] == "hello":
            player = Player(told, given.iterations, given.exploration)
            answer({"ready": 1, "wants": ["view"]})
        elif told["say"] == "game":
            player.begin(told["seed"])
        elif told["say"] == "decide":
            answer({"choice": player.choose(told)})
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(f"OpenSpiel's ISMCTS: {used.ru_utime + used.ru_stime:.1f} s of CPU time", file=sys.stderr)


def answer(message: Message) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()

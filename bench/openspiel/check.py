#!/usr/bin/env python3
"""Checks that the Python rules of the draft are those of Brickroad, on whole games.

    python3 bench/openspiel/check.py target/release/brickroad --games 300

For each table below, Brickroad plays a match in which this program takes a seat and plays at random. At the end of a
game the program knows every card that was dealt. It plays the same game again as a game of OpenSpiel, and compares the
legal actions and the position at each of its decisions, and the scores and the winners at the end. The exit status is 1
if anything differs.
"""

import argparse
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pyspiel

from draft import NAME, DraftState
from rules import Position
from table import Message, action_of, position_of, rules_of

FOLLOW = "--follow"
TIMES = ["--start-time", "60s", "--decision-time", "60s"]
TINTS = ["dorothy", "toto", "lion", "scarecrow", "tinman", "glinda", "witch", "oz"]

TABLES = [
    (["greedy"], []),
    (["random"], []),
    (["random"], ["memoryAid=true"]),
    (["greedy"], ["openTrio=true"]),
    (["greedy"], ["cards=alternative"]),
    (["random"], ["cards=alternative", "openTrio=true"]),
    (["greedy", "random"], []),
    (["greedy", "random"], ["cards=alternative", "openTrio=true"]),
]
"""The other bots and the options of each table."""


class Difference(Exception):
    """A difference between the two games."""


class Follower:
    """A program at a table that keeps what it is told, and plays each game again once it is over."""

    def __init__(self, hello: Message) -> None:
        self.rules = rules_of(hello)
        params = {"players": self.rules.seats, "cards": hello["options"]["cards"], "open_trio": self.rules.open_trio}
        self.game = pyspiel.load_game(NAME, params)
        self.numbers = {story.name: number for number, story in enumerate(self.rules.stories)}
        self.games = self.decisions = 0

    def begin(self) -> None:
        self.news: list[Message] = []
        self.asked: list[tuple[int, Message]] = []  # each decision, with the number of actions before it

    def hear(self, told: Message) -> None:
        self.news += told["news"]
        if told["say"] == "decide":
            self.asked.append((len(self.actions()), told))

    def end(self, told: Message) -> None:
        """Plays the game again and compares it with what was told."""
        asked = dict(self.asked)
        state = self.dealt()
        for done, action in enumerate(self.actions()):
            if done in asked:
                self.compare(state, asked[done])
            if action not in state.legal_actions():
                raise Difference(f"action {action} was played; expected one of {state.legal_actions()}")
            state.apply_action(action)
        if not state.is_terminal():
            raise Difference("the game of Brickroad is over; expected this one to be over too")
        expect("scores", state.position.scores(), told["scores"])
        expect("winners", winners(state), told["winners"])
        self.games += 1
        self.decisions += len(asked)

    def dealt(self) -> DraftState:
        """Returns the state after all chance. The last card of a deck is dealt first."""
        state = self.game.new_initial_state()
        for outcome in (*self.trio(), *self.first(), *reversed(self.characters()), *reversed(self.stories())):
            if outcome not in [chance for chance, _ in state.chance_outcomes()]:
                raise Difference(f"{outcome} was drawn; expected one of {state.chance_outcomes()}")
            state.apply_action(outcome)
        return state

    def compare(self, state: DraftState, told: Message) -> None:
        offered = [action_of(choice["action"], self.rules) for choice in told["choices"]]
        expect("legal actions", state.legal_actions(), offered)
        expect("position", facts(state.position), facts(position_of(told["view"], self.rules)))

    def happened(self, *signs: str) -> list[Message]:
        return [event for event in self.news if event["note"]["sign"] in signs]

    def first(self) -> list[int]:
        return [event["note"]["seat"] for event in self.happened("start")]

    def moves(self, zone: str) -> list[Message]:
        """Returns the cards that came from the deck to zones whose id begins with `zone`, in order."""
        moves = [move for event in self.happened("deal") for move in event["happened"] if move["is"] == "move"]
        return [move["to"] for move in moves if move["to"]["zone"].startswith(zone)]

    def trio(self) -> list[int]:
        return [self.numbers[card["card"]] for card in self.moves("open")]

    def characters(self) -> list[int]:
        return [TINTS.index(card["tint"]) for card in self.moves("column") if card["tint"]]

    def stories(self) -> list[int]:
        return [self.numbers[card["card"]] for card in self.moves("column") if not card["tint"]]

    def actions(self) -> list[int]:
        """Returns the actions of all seats so far."""
        return [self.action(event) for event in self.happened("take", "place")]

    def action(self, event: Message) -> int:
        change = event["happened"][0]
        if event["note"]["sign"] == "place":
            return self.rules.width + self.numbers[change["card"]]
        return int(change["from"]["zone"].removeprefix("column."))


def winners(state: DraftState) -> list[int]:
    returns = state.returns()
    return [seat for seat, value in enumerate(returns) if value == max(returns)]


def facts(position: Position) -> dict:
    """Returns all of a position that a seat can see, with the cards that it has not seen in sorted order."""
    return {
        "step": (position.round, position.seat, position.turning, position.open),
        "columns": position.columns,
        "hands": position.hands,
        "up": position.up,
        "down": [sorted(down) for down in position.down],
        "deck": sorted(position.characters),
        "unseen Stories": sorted(position.stories + position.box),
    }


def expect(what: str, ours: object, told: object) -> None:
    if ours != told:
        raise Difference(f"{what} {ours}; expected {told}")


def follow() -> None:
    """Plays at a table by the protocol in docs/bots.md. A difference ends the program, which loses the game."""
    for line in sys.stdin:
        told = json.loads(line)
        if told["say"] == "hello":
            follower = Follower(told)
            answer({"ready": 1, "wants": ["news", "view"]})
        elif told["say"] == "game":
            random.seed(told["seed"])
            follower.begin()
        elif told["say"] == "decide":
            follower.hear(told)
            answer({"choice": random.randrange(len(told["choices"]))})
        elif told["say"] == "over":
            follower.hear(told)
            follower.end(told)
    print(f"followed {follower.games} games, {follower.decisions} decisions", file=sys.stderr)


def answer(message: Message) -> None:
    print(json.dumps(message), flush=True)


def check(brickroad: str, games: int) -> bool:
    """Plays a match at each table. Reports whether every game was the same."""
    same = [check_table(brickroad, games, bots, options) for bots, options in TABLES]
    return all(same)


def check_table(brickroad: str, games: int, bots: list[str], options: list[str]) -> bool:
    program = f'exec:"{sys.executable}" "{Path(__file__).resolve()}" {FOLLOW}'
    flags = [part for option in options for part in ("--option", option)]
    command = [
        brickroad,
        "lab",
        "match",
        "draft",
        *bots,
        program,
        "--games",
        str(games),
        "--jobs",
        "1",
        "--json",
        *TIMES,
        *flags,
    ]
    played = subprocess.run(command, capture_output=True, text=True, check=False)
    followed = re.findall(r"^followed (\d+) games, (\d+) decisions$", played.stderr, re.MULTILINE)
    same = played.returncode == 0 and len(followed) == 1 and int(followed[0][0]) == json.loads(played.stdout)["games"]
    print(f"{' '.join([*bots, *options])}: {'the same, ' if same else 'NOT the same: '}{played.stderr.strip()}")
    return same


def main() -> int:
    if sys.argv[1:] == [FOLLOW]:
        follow()
        return 0
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("brickroad", help="the program of Brickroad")
    parser.add_argument("--games", type=int, default=300, help="games at each table")
    given = parser.parse_args()
    return 0 if check(given.brickroad, given.games) else 1


if __name__ == "__main__":
    sys.exit(main())

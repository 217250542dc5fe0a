"""The Story cards of the draft, read from the card files in `games/draft/cards`.

`games/draft/RULES.md` describes the notation and the rules; "Rules 6" and "G9" below are its numbers.
"""

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

CARDS = Path(__file__).resolve().parents[2] / "games" / "draft" / "cards"
LETTERS = "DTLSRGWO"

Hands = list[list[int]]
"""For each seat the number of cards of each Character, in the order of `LETTERS`."""

Points = Callable[[Hands, int], int]
"""Returns the points of one seat at the end of a game."""

PER_SET = re.compile(r"(-?\d+(?:/-?\d+)*) ([DTLSRGWO](?:\+[DTLSRGWO])*)")
CONDITION = re.compile(r"(-?\d+) if ([DTLSRGWO])(?:<=(\d+)| tops (hand|table))")


@dataclass(frozen=True)
class Story:
    """A Story card: its name, its objective in the notation of the card files, and the points that it scores."""

    name: str
    score: str
    points: Points

    def is_trio(self) -> bool:
        """Reports whether the card is a Trio: a ladder for a set of three different Characters."""
        letters = self.score.rpartition(" ")[2].split("+")
        return "," not in self.score and "/" in self.score and len(letters) == len(set(letters)) == 3


def read_stories(cards: str) -> tuple[Story, ...]:
    """Returns the Stories of the card file with this name, in the order of the file."""
    names = sorted(file.stem for file in CARDS.glob("*.toml"))
    if cards not in names:
        raise ValueError(f"cards {cards!r}; expected one of {', '.join(names)}")
    rows = tomllib.loads((CARDS / f"{cards}.toml").read_text(encoding="utf-8"))["story"]
    return tuple(Story(row["id"], row["score"], objective(row["score"])) for row in rows)


def card_hash(stories: tuple[Story, ...]) -> str:
    """Returns the hash of a card set as `docs/record.md` defines it."""
    return hashlib.sha256("".join(f"{story.name} {story.score}\n" for story in stories).encode()).hexdigest()


def objective(score: str) -> Points:
    """Returns the points of an objective, which are the sum of those of its terms."""
    terms = [term(text) for text in score.split(", ")]
    if len(terms) == 1:
        return terms[0]
    return lambda hands, seat: sum(points(hands, seat) for points in terms)


def term(text: str) -> Points:
    """Returns the points of one term of the notation."""
    if found := CONDITION.fullmatch(text):
        points, who = int(found[1]), LETTERS.index(found[2])
        if found[3]:
            return at_most(points, who, int(found[3]))
        return tops_hand(points, who) if found[4] == "hand" else tops_table(points, who)
    if found := PER_SET.fullmatch(text):
        steps = [int(step) for step in found[1].split("/")]
        needs = tuple((LETTERS.index(letter), need) for letter, need in Counter(found[2].split("+")).items())
        return per_set(steps[0], needs) if len(steps) == 1 else ladder((0, *steps), needs)
    raise ValueError(f"the term {text!r}; expected the notation in games/draft/RULES.md")


def sets(hand: list[int], needs: tuple[tuple[int, int], ...]) -> int:
    """Returns the number of complete sets in a hand. A card counts only once within a Story (G12)."""
    return min(hand[who] // need for who, need in needs)


def per_set(points: int, needs: tuple[tuple[int, int], ...]) -> Points:
    return lambda hands, seat: points * sets(hands[seat], needs)


def ladder(steps: tuple[int, ...], needs: tuple[tuple[int, int], ...]) -> Points:
    """Returns the points of a ladder, of which the last step also counts for more sets (G11)."""
    return lambda hands, seat: steps[min(sets(hands[seat], needs), len(steps) - 1)]


def at_most(points: int, who: int, most: int) -> Points:
    return lambda hands, seat: points if hands[seat][who] <= most else 0


def tops_hand(points: int, who: int) -> Points:
    """Returns the points of a Hand majority, for which a tie counts (G9)."""
    return lambda hands, seat: points if hands[seat][who] == max(hands[seat]) else 0


def tops_table(points: int, who: int) -> Points:
    """Returns the points of a Table majority, for which a tie counts (G10)."""
    return lambda hands, seat: points if hands[seat][who] == max(hand[who] for hand in hands) else 0

"""The rules of the draft for two or three seats, without OpenSpiel.

`games/draft/RULES.md` describes the rules; "Rules 6" and "G9" below are its numbers. Characters and Stories are numbers
from 0, in the order of `stories.LETTERS` and of the card file.
"""

from bisect import insort
from collections.abc import Callable

from stories import LETTERS, Hands, read_stories

FIRST_ROUND_TO_TURN_DOWN = 5

Column = tuple[int, int, int]
"""Two Characters in sorted order, and a Story."""


class Rules:
    """The options of a table, and the numbers that depend on them. They do not change during a game."""

    def __init__(self, seats: int = 2, cards: str = "standard", open_trio: bool = False) -> None:
        if seats not in (2, 3):
            # Discarded Characters come back with four seats (G14), so not all chance could come first.
            raise ValueError(f"{seats} seats; expected 2 or 3")
        self.seats = seats
        self.cards = cards
        self.open_trio = open_trio
        self.stories = read_stories(cards)
        self.trios = [number for number, story in enumerate(self.stories) if story.is_trio()]
        self.width = seats + 1  # the number of columns
        self.rounds = 8 if seats == 2 else 9
        self.copies = 6 if seats == 2 else 9  # the cards of each Character
        self.draws_before_first = int(open_trio)  # chance opens the Trio before it names the first player
        self.dealt_characters = 2 * self.width * self.rounds  # all of them (G13, G16)
        self.dealt_stories = self.width * self.rounds

    def __reduce__(self) -> tuple:
        """Makes a copy of the rules from the options, because the functions that score cannot be pickled."""
        return Rules, (self.seats, self.cards, self.open_trio)


class Position:
    """A position of a game.

    Chance shuffles both decks at the start. Their order is the only thing that is hidden from the seats. `characters`
    and `stories` are the cards that are still to be dealt, of which the last is dealt first. `box` has the Stories that
    nobody will see (G15).

    An action below `rules.width` takes the column at this place. Any other action turns down the Story with this number
    less `rules.width`.
    """

    __slots__ = (
        "box",
        "characters",
        "columns",
        "down",
        "draws",
        "hands",
        "history",
        "open",
        "over",
        "round",
        "rules",
        "seat",
        "stories",
        "turning",
        "up",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.open: int | None = None  # the open Trio (G18)
        self.draws = 0  # the outcomes of chance so far
        self.seat = 0  # the seat that decides
        self.characters: list[int] = []
        self.stories: list[int] = []
        self.box: list[int] = []
        self.round = 0  # 0 until the decks are shuffled
        self.columns: list[Column | None] = []
        self.hands: Hands = [[0] * len(LETTERS) for _ in range(rules.seats)]
        self.up: list[list[int]] = [[] for _ in range(rules.seats)]
        self.down: list[list[int]] = [[] for _ in range(rules.seats)]
        self.turning = False
        self.over = False
        self.history: list[int | tuple] = []  # all actions, and the columns of each round that was laid out

    def copy(self) -> "Position":
        """Returns a position that shares nothing that changes."""
        new = Position.__new__(Position)
        new.rules, new.open, new.draws, new.seat = self.rules, self.open, self.draws, self.seat
        new.round, new.turning, new.over = self.round, self.turning, self.over
        new.characters, new.stories, new.box = self.characters.copy(), self.stories.copy(), self.box.copy()
        new.columns, new.history = self.columns.copy(), self.history.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.up = [up.copy() for up in self.up]
        new.down = [down.copy() for down in self.down]
        return new

    def __deepcopy__(self, _: dict) -> "Position":
        return self.copy()

    def chances(self) -> list[tuple[int, int]]:
        """Returns the possible outcomes of the next draw with their weights, or an empty list if no draw is due."""
        rules = self.rules
        if self.round > 0:
            return []
        if self.draws < rules.draws_before_first:
            return [(story, 1) for story in rules.trios]
        if self.draws == rules.draws_before_first:
            return [(seat, 1) for seat in range(rules.seats)]
        if len(self.characters) < rules.dealt_characters:
            left = [rules.copies - self.characters.count(who) for who in range(len(LETTERS))]
            return [(who, count) for who, count in enumerate(left) if count > 0]
        return [(story, 1) for story in self.undrawn()]

    def happen(self, outcome: int) -> None:
        """Draws an outcome: the open Trio, the first player (G2), or the next card of a deck."""
        rules = self.rules
        self.draws += 1
        if self.draws <= rules.draws_before_first:
            self.open = outcome
        elif self.draws == rules.draws_before_first + 1:
            self.seat = outcome
        elif len(self.characters) < rules.dealt_characters:
            self.characters.append(outcome)
        else:
            self.stories.append(outcome)
            if len(self.stories) == rules.dealt_stories:
                self.box = self.undrawn()
                self.lay()

    def undrawn(self) -> list[int]:
        """Returns the Stories that chance has not drawn."""
        return [story for story in range(len(self.rules.stories)) if story != self.open and story not in self.stories]

    def shuffle(self, random: Callable[[], float]) -> None:
        """Shuffles all cards that no seat has seen. `random` returns numbers from 0 to below 1."""
        shuffle(self.characters, len(self.characters), random)
        unseen, dealt = self.stories + self.box, len(self.stories)
        shuffle(unseen, dealt, random)
        self.stories, self.box = unseen[:dealt], unseen[dealt:]

    def lay(self) -> None:
        """Begins a round and lays out its columns (Rules 3, G3)."""
        self.round += 1
        characters, stories = self.characters, self.stories
        self.columns = []
        for _ in range(self.rules.width):
            one, other = characters.pop(), characters.pop()
            self.columns.append((one, other, stories.pop()) if one <= other else (other, one, stories.pop()))
        self.history.append(tuple(self.columns))

    def legal_actions(self) -> list[int]:
        """Returns the actions of the seat that decides, in ascending order."""
        if self.turning:
            width = self.rules.width
            return [width + story for story in self.up[self.seat]]
        return [place for place, column in enumerate(self.columns) if column]

    def play(self, action: int) -> None:
        """Plays a legal action."""
        self.history.append(action)
        seat, width = self.seat, self.rules.width
        if action >= width:
            self.up[seat].remove(action - width)
            self.down[seat].append(action - width)
            self.turning = False
            self.pass_on()
            return
        column = self.columns[action]
        if column is None:
            raise ValueError(f"column {action} is taken; expected one of {self.legal_actions()}")
        one, other, story = column
        self.columns[action] = None
        self.hands[seat][one] += 1
        self.hands[seat][other] += 1
        insort(self.up[seat], story)
        if self.round >= FIRST_ROUND_TO_TURN_DOWN:
            self.turning = True  # Rules 6, G7
        else:
            self.pass_on()

    def pass_on(self) -> None:
        """Passes the turn to the left, and ends the round after the last seat (Rules 4 and 5)."""
        seats = self.rules.seats
        self.seat = (self.seat + 1) % seats
        if self.columns.count(None) < seats:
            return
        if self.round == self.rules.rounds:
            self.over = True
            return
        # The seat after the last one is the first player of this round. The pawn goes to its left.
        self.seat = (self.seat + 1) % seats
        self.lay()

    def scores(self) -> list[int]:
        """Returns the score of each seat (Rules 7)."""
        stories, hands = self.rules.stories, self.hands
        shared = [self.open] if self.open is not None else []
        return [sum(stories[story].points(hands, seat) for story in up + shared) for seat, up in enumerate(self.up)]


def shuffle(cards: list[int], count: int, random: Callable[[], float]) -> None:
    """Draws the first `count` cards of a list at random from all of its cards (Fisher and Yates)."""
    length = len(cards)
    for place in range(count):
        other = place + int(random() * (length - place))
        cards[place], cards[other] = cards[other], cards[place]

"""The draft as a game of OpenSpiel, `brickroad_draft`.

All chance comes first: it draws the open Trio if there is one, the first player, and both decks card by card. So a
position in play has no chance nodes below it, and the order of the decks is hidden from all seats.
`resample_from_infostate` shuffles it again. Everything else is public in this game, because a seat with a perfect
memory knows every hand.
"""

from collections.abc import Callable

import pyspiel

from rules import Position, Rules
from stories import LETTERS

NAME = "brickroad_draft"
STORIES = 48

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Brickroad's draft",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=3,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"players": 2, "cards": "standard", "open_trio": False},
)


class DraftGame(pyspiel.Game):
    """The draft at one table. `params` are `players`, `cards` and `open_trio`."""

    def __init__(self, params: dict | None = None) -> None:
        params = dict(GAME_TYPE.parameter_specification) | (params or {})
        self.rules = Rules(params["players"], params["cards"], params["open_trio"])
        super().__init__(GAME_TYPE, game_info(self.rules), params)

    def new_initial_state(self) -> "DraftState":
        return DraftState(self)

    def make_py_observer(self, iig_obs_type=None, params=None) -> "DraftObserver":
        return DraftObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return draws(self.rules)


def game_info(rules: Rules) -> pyspiel.GameInfo:
    decisions = rules.seats * (2 * rules.rounds - 4)  # no Story is turned down in the first four rounds
    return pyspiel.GameInfo(
        num_distinct_actions=rules.width + STORIES,
        max_chance_outcomes=STORIES,
        num_players=rules.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=decisions,
    )


def draws(rules: Rules) -> int:
    """Returns the number of draws at the start of a game."""
    return rules.draws_before_first + 1 + rules.dealt_characters + rules.dealt_stories


class DraftState(pyspiel.State):
    """A position as a state of OpenSpiel. `start` describes the first position in which a seat decided."""

    def __init__(self, game: DraftGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules)
        self.start = ""

    def begin_at(self, position: Position) -> None:
        """Makes this the first state of a game that begins in the middle."""
        self.position = position
        self.start = describe(position)

    def current_player(self) -> int:
        position = self.position
        if position.over:
            return pyspiel.PlayerId.TERMINAL
        return position.seat if position.round > 0 else pyspiel.PlayerId.CHANCE

    def is_chance_node(self) -> bool:
        return self.position.round == 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Returns what the method of `pyspiel.State` does, which searches in Python would reach only through C++."""
        position = self.position
        if position.round == 0 or position.over or player not in (None, position.seat):
            return super().legal_actions() if player is None else super().legal_actions(player)
        return position.legal_actions()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.position.chances()
        total = sum(weight for _, weight in chances)
        return [(outcome, weight / total) for outcome, weight in chances]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.round > 0:
            position.play(action)
            return
        position.happen(action)
        if position.round > 0:
            self.start = describe(position)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        rules = self.position.rules
        if action < rules.width:
            return f"take column {action + 1}"
        return f"turn down {rules.stories[action - rules.width].name}"

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        """Returns 1 for a seat that wins alone and as much in sum below 0 for the others. A shared win is shared."""
        if not self.position.over:
            return [0.0] * self.position.rules.seats
        scores = self.position.scores()
        best, seats = max(scores), len(scores)
        share = 1 / scores.count(best)
        return [(seats * (share if score == best else 0) - 1) / (seats - 1) for score in scores]

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> "DraftState":
        """Returns a state that the seat cannot tell from this one. `random` returns numbers from 0 to below 1."""
        state = self.clone()
        state.position.shuffle(random)
        return state

    def told(self) -> str:
        """Returns all that the seats have been told: the first position, and the actions and columns since then."""
        return f"{self.start} {self.position.history}"

    def __str__(self) -> str:
        return self.told()


class DraftObserver:
    """What a seat may know: all of it is public. There is no tensor."""

    def __init__(self, iig_obs_type: pyspiel.IIGObservationType) -> None:
        self.recalls = iig_obs_type.perfect_recall
        self.tensor = None
        self.dict: dict = {}

    def string_from(self, state: DraftState, player: int) -> str:
        return state.told() if self.recalls else describe(state.position)

    def set_from(self, state: DraftState, player: int) -> None:
        raise NotImplementedError("the draft has no tensor; expected a search that reads strings")


def describe(position: Position) -> str:
    """Returns all that is public in a position, apart from the Stories that were discarded."""
    hands = ["".join(map(str, hand)) for hand in position.hands]
    players = [f"{hand}:{up}:{down}" for hand, up, down in zip(hands, position.up, position.down, strict=True)]
    seat = f"{position.seat}{'-' if position.turning else '+'}"
    columns = [f"{LETTERS[c[0]]}{LETTERS[c[1]]}{c[2]}" if c else "-" for c in position.columns]
    return f"{position.open} {' '.join(players)} {seat} {position.round}: {' '.join(columns)}"


pyspiel.register_game(GAME_TYPE, DraftGame)

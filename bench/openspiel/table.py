"""Reads the lines of `docs/bots.md` that tell of a draft."""

from typing import Any

from rules import Position, Rules
from stories import LETTERS, card_hash

Message = dict[str, Any]


def rules_of(hello: Message) -> Rules:
    """Returns the rules of the table that greets. Raises an error if its game or its cards are others."""
    if hello["protocol"] != 1 or hello["game"] != "draft":
        raise ValueError(f"{hello['game']} by protocol {hello['protocol']}; expected draft by protocol 1")
    options = hello["options"]
    rules = Rules(len(hello["seats"]), options["cards"], options["openTrio"])
    if card_hash(rules.stories) != hello["cards"]["hash"]:
        raise ValueError("the table has other cards; expected those in games/draft/cards")
    return rules


def position_of(view: Message, rules: Rules) -> Position:
    """Returns the position that a view shows. The decks are in no random order, and must be shuffled before use."""
    position = Position(rules)
    ((step, position.seat),) = view["step"].items()
    position.turning = step == "turnDown"
    position.round = view["round"]
    position.open = view["open"] - 1 if view["open"] is not None else None
    position.columns = [column and column_of(column["characters"], column["story"]) for column in view["columns"]]
    position.hands = [player["hand"] for player in view["players"]]
    position.up = [[story - 1 for story in player["up"]] for player in view["players"]]
    position.down = [[story - 1 for story in player["down"]] for player in view["players"]]
    position.characters = [who for who, count in enumerate(view["deck"]) for _ in range(count)]
    unseen, dealt = [story - 1 for story in view["storyDeck"]], (rules.rounds - position.round) * rules.width
    position.stories, position.box = unseen[:dealt], unseen[dealt:]
    return position


def column_of(letters: list[str], story: int) -> tuple[int, int, int]:
    one, other = sorted(LETTERS.index(letter) for letter in letters)
    return one, other, story - 1


def action_of(action: Message, rules: Rules) -> int:
    """Returns the number of an action as records write it: `{"take":0}` or `{"turnDown":19}`."""
    return action["take"] if "take" in action else rules.width + action["turnDown"] - 1

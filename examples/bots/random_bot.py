#!/usr/bin/env python3
"""A bot that plays every game of Brickroad at random. docs/bots.md describes the lines that it reads and writes."""

import json
import random
import sys


def answer(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    told = json.loads(line)
    if told["say"] == "hello":
        if told["protocol"] != 1:
            sys.exit("this bot knows version 1 of the protocol")
        answer({"ready": 1, "wants": []})
    elif told["say"] == "game":
        random.seed(told["seed"])
    elif told["say"] == "decide":
        choice = random.choice(told["choices"])
        answer({"choice": choice["choice"]})

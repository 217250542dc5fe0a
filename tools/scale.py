#!/usr/bin/env python3
"""Simulates Brickroad at many tables: how many servers and databases it needs, and how long decisions take.

    python3 tools/scale.py                     # the table in docs/scale.md
    python3 tools/scale.py --tables 50000 --databases 4 --servers 12

Decisions arrive at random, one for each table in a period. Each takes one core of its server for a while, and then one of
the connections of the database that keeps its table, until the commit is on the disk. The other servers hear of it through
the bus. The defaults are the values in docs/scale.md.
"""

import argparse
import heapq
import math
import random

# What one decision and one socket cost. docs/scale.md says how to measure it.
CPU_SECONDS = 0.004  # of a core of the server, for a decision with its answers to two sockets and those of a bot
COMMIT_SECONDS = 0.004  # of a connection of the database, for one append
COMMITS_A_SECOND = 1_500  # that the disk of one database takes, however many connections it has
CONNECTIONS = 8  # of each server to each database
CORES = 2  # of each server
SOCKET_BYTES = 28 << 10
TABLE_BYTES = 450 << 10
ROW_BYTES = 160  # on the disk, with its index
ROWS_A_DECISION = 2.2  # with the chances and passes that follow
PARTITION_ROWS = 200e6  # of one partition, so that its index stays in memory
BUSY = 0.6  # the share of a server or database that may be used, so that queues stay short


def plan(tables, period):
    """Returns the servers and the databases for this many tables at once."""
    rate = tables / period
    cores = rate * CPU_SECONDS / BUSY
    by_memory = tables * (TABLE_BYTES + 2 * SOCKET_BYTES) / (8 << 30)
    return max(1, math.ceil(max(cores / CORES, by_memory))), max(1, math.ceil(rate / (COMMITS_A_SECOND * BUSY)))


def simulate(tables, period, servers, databases, decisions, seed):
    """Returns the sorted times of decisions, from their arrival to their commit."""
    luck = random.Random(seed)
    # Queues of one server and one database do not depend on the others, so few of them stand for all.
    share = min(servers, 4 * databases)
    rate = tables / period * share / servers
    databases_here = max(1, round(databases * share / servers))
    cores = [[0.0] * CORES for _ in range(share)]
    connections = [[0.0] * (CONNECTIONS * share) for _ in range(databases_here)]
    disks = [0.0] * databases_here
    now, times = 0.0, []
    for _ in range(decisions):
        now += luck.expovariate(rate)
        core = luck.choice(cores)
        worked = max(heapq.heappop(core), now) + luck.expovariate(1 / CPU_SECONDS)
        heapq.heappush(core, worked)
        at = luck.randrange(databases_here)
        begun = max(heapq.heappop(connections[at]), worked)
        # Commits wait for the disk, which takes one group after the other.
        disks[at] = max(disks[at], begun) + 1 / COMMITS_A_SECOND
        done = max(disks[at], begun + luck.expovariate(1 / COMMIT_SECONDS))
        heapq.heappush(connections[at], done)
        times.append(done - now)
    return sorted(times)


def line(tables, period, servers, databases, decisions, seed):
    times = simulate(tables, period, servers, databases, decisions, seed)
    rate = tables / period
    rows_a_day = rate * ROWS_A_DECISION * 86_400
    quantile = lambda part: 1_000 * times[min(len(times) - 1, int(part * len(times)))]
    return [
        f"{tables:,}",
        f"{rate:,.0f}",
        f"{servers:,}",
        f"{databases:,}",
        f"{2 * tables * SOCKET_BYTES / 2**30:,.1f}",
        f"{rows_a_day * ROW_BYTES / 2**30:,.1f}",
        f"{math.ceil(rows_a_day * 30 / PARTITION_ROWS):,}",
        f"{quantile(0.5):,.0f}",
        f"{quantile(0.99):,.0f}",
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, action="append", help="tables at once; several are several lines")
    parser.add_argument("--period", type=float, default=5.0, help="seconds between two decisions at a table")
    parser.add_argument("--servers", type=int, help="the default is what the tables need")
    parser.add_argument("--databases", type=int, help="the default is what the tables need")
    parser.add_argument("--decisions", type=int, default=100_000, help="decisions to simulate for each line")
    parser.add_argument("--seed", type=int, default=1900)
    given = parser.parse_args()
    head = "tables | decisions/s | servers | databases | GiB for sockets | GiB/day | partitions | median ms | p99 ms"
    print("|", head, "|\n|" + "---|" * 9)
    for tables in given.tables or [1_000, 10_000, 100_000, 1_000_000]:
        servers, databases = plan(tables, given.period)
        counts = (given.servers or servers, given.databases or databases)
        print("|", " | ".join(line(tables, given.period, *counts, given.decisions, given.seed)), "|")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Checks signed records without Brickroad: the signature, the commitments and the drawn numbers.

    python3 tools/verify.py FILE...

It follows docs/luck.md and needs only Python. It knows no rules: `brickroad verify` also checks that each number gives its
outcome, and runs the bots again. The exit status is 1 if a record has a fault.
"""

import hashlib
import hmac
import json
import re
import sys

SEAL = re.compile(
    rb'(.*\n\{"key":"([0-9a-f]{64})"\}\n)\{"signer":"([0-9a-f]{64})","signature":"([0-9a-f]{128})"\}\n', re.DOTALL)


class Fault(Exception):
    """What is wrong with a record, and what was expected."""


def check(record):
    """Returns the signer and the number of drawn numbers of a record, in bytes. Raises a fault if something is wrong."""
    seal = SEAL.fullmatch(record)
    if not seal:
        raise Fault("the record has no seal; expected a line with the key and a last line with the signature")
    signed, key, signer, signature = seal[1], *(bytes.fromhex(part.decode()) for part in seal.groups()[1:])
    if not is_signature(signer, signed, signature):
        raise Fault("the signature does not fit; expected that of the signer over all bytes before the last line")
    header, *lines = [read(line) for line in signed.split(b"\n")[:-2] if line.strip()]
    claim, seats = header.get("luck"), header["seats"]
    if not isinstance(claim, dict):
        raise Fault('the record makes no claim about its luck; expected a member "luck" in its header')
    salts = committed(claim, key, len(seats))
    return signer.hex(), check_numbers(lines, claim, lambda entry, bound: below(key, claim["table"], salts, entry, bound))


def read(line):
    try:
        return json.loads(line)
    except ValueError as why:
        raise Fault(f"a line that is no JSON ({why}); expected an object in each line") from why


# Commitments. A number is eight bytes, the highest first. A text is its length as a number, and its bytes.

def number(value):
    return value.to_bytes(8, "big")


def text(value):
    return number(len(value)) + value


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def committed(claim, key, seats):
    """Checks the commitments of the key and of the salts. Returns the salt of each seat, empty for a seat without one."""
    if sha256(text(b"brickroad luck 1 key") + text(key)) != claim["commitment"]:
        raise Fault("the key does not have the commitment in the header; expected the key that was committed to")
    salts = []
    for seat, salt in enumerate(claim.get("salts", [])):
        value = bytes.fromhex(salt["salt"]) if salt else b""
        if salt and sha256(text(b"brickroad luck 1 salt") + number(seat) + text(value)) != salt["commitment"]:
            raise Fault(f"the salt of seat {seat} does not have the commitment beside it; expected the salt that does")
        salts.append(value)
    if len(salts) not in (0, seats):
        raise Fault(f"{len(salts)} places for salts; expected one for each of {seats} seats, or none at all")
    return salts


# Drawn numbers.

def check_numbers(lines, claim, due):
    """Checks the number of each outcome of chance. Returns how many there are."""
    copied, drawn = claim.get("copied", 0), 0
    if copied > len(lines):
        raise Fault(f"{copied} copied entries; expected at most {len(lines)}, the entries of the record")
    for entry, line in enumerate(lines, 1):
        found = line.get("drawn")
        if line.get("entry", entry) != entry:
            raise Fault(f"entry {entry}: it has the number {line['entry']}; expected {entry}")
        if entry <= copied:
            if found is not None:
                raise Fault(f"entry {entry}: it was copied and has a drawn number; expected none up to entry {copied}")
        elif "chance" in line:
            if found is None:
                raise Fault(f"entry {entry}: the outcome has no drawn number; expected one beside each outcome")
            if not 0 < found["bound"] < 1 << 64:
                raise Fault(f"entry {entry}: a bound of {found['bound']}; expected at least 1, and less than 2^64")
            expected = due(entry, found["bound"])
            if found["number"] != expected:
                raise Fault(f"entry {entry}: the drawn number {found['number']} is not the one of the key; "
                            f"expected {expected}")
            drawn += 1
        elif found is not None:
            raise Fault(f"entry {entry}: an action with a drawn number; expected one beside outcomes of chance only")
    return drawn


def below(key, table, salts, entry, bound):
    """Returns the number of an entry below a bound. Words that would make some numbers more likely are skipped."""
    message = text(b"brickroad luck 1 chance") + text(table.encode()) + number(entry)
    tail = number(len(salts)) + b"".join(text(salt) for salt in salts)
    counter = 0
    while True:
        code = hmac.digest(key, message + number(counter) + tail, "sha256")
        word = int.from_bytes(code[:8], "big")
        if word < (1 << 64) - (1 << 64) % bound:
            return word % bound
        counter += 1


# Ed25519 (RFC 8032, section 5.1). A point is (X, Y, Z, T) with x = X/Z, y = Y/Z and xy = T/Z.

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
IDENTITY = (0, 1, 1, 0)


def add(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c, d = 2 * one[3] * other[3] * D % P, 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(scalar, point):
    total = IDENTITY
    while scalar:
        if scalar & 1:
            total = add(total, point)
        point, scalar = add(point, point), scalar >> 1
    return total


def encode(point):
    inverse = pow(point[2], -1, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def decode(data):
    """Returns the point with this encoding, or None if there is none."""
    y, sign = int.from_bytes(data, "little") & (1 << 255) - 1, data[31] >> 7
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or (x * x - square) % P or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE = decode((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def is_signature(signer, message, signature):
    public, start, scalar = decode(signer), decode(signature[:32]), int.from_bytes(signature[32:], "little")
    if public is None or start is None or scalar >= ORDER:
        return False
    if encode(IDENTITY) in (encode(times(8, public)), encode(times(8, start))):
        return False  # a point of small order, with which one signature would fit several messages
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + signer + message).digest(), "little") % ORDER
    x, y, z, t = times(challenge, public)
    return encode(add(times(scalar, BASE), (-x % P, y, z, -t % P))) == signature[:32]


def main(paths):
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    status = 0
    for path in paths:
        try:
            with open(path, "rb") as file:
                signer, drawn = check(file.read())
            print(f"{path}: signed by {signer}; the commitments and {drawn} drawn numbers fit")
        except (Fault, OSError) as fault:
            print(f"{path}: {fault}")
            status = 1
        except (AttributeError, KeyError, TypeError, ValueError) as why:
            print(f"{path}: a member is missing or has another type ({why!r}); expected the form in docs/luck.md")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

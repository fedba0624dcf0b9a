"""Answers questions about positions, inside GNU Backgammon: a question a line on the standard input, its answer a line
on the standard error, behind the word "arena:". Everything else that the program says is on the standard output.

A board is 50 hexadecimal digits: how many checkers the player who is not on roll has on their points 1 to 24 and on the
bar, then those of the player on roll. Equities are those of the player on roll.

    value PLIES BOARD              the probability to win and the equity, without a cube
    best PLIES BOARD DIE DIE       the board after the best play of a throw, without a cube
    cube PLIES BOARD VALUE OWNER LENGTH OWN OTHER
                                   the equities of no double, of a double that is taken, and of one that is passed. The
                                   owner of the cube is 0 for the player on roll, 1 for the other, -1 for nobody; the
                                   length of a match is 0 for money; then come the points of both.
"""

import os
import sys

import gnubg

# A game must be in progress for dice to be set. The filter is the one that the program calls large.
SETTINGS = """
set jacoby off
set beavers 0
set automatic game off
set automatic roll off
set automatic move off
set automatic bearoff off
set player 0 human
set player 1 human
set confirm new off
set evaluation movefilter 2 0 0 16 0.32
new session
set turn 0
"""

BAR = 25


def board_of(word):
    counts = [int(digit, 16) for digit in word]
    return tuple(counts[:BAR]), tuple(counts[BAR:])


def word_of(board):
    return "".join("%x" % count for side in board for count in side)


def context(plies, is_cubeful):
    # The small networks that leave out bad replies would make a one-ply value differ from the mean of its throws.
    return {"cubeful": is_cubeful, "plies": plies, "deterministic": 1, "prune": int(plies > 1), "noise": 0.0}


def money():
    return gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0, 0)


def value(plies, board):
    odds = gnubg.evaluate(board_of(board), money(), context(int(plies), 0))
    return "%.6f %.6f" % (odds[0], odds[5])


def best(plies, board, one, other):
    gnubg.command("set dice %s %s" % (one, other))
    before = board_of(board)
    moves = gnubg.findbestmove(before, money(), context(int(plies), 0)) or ()
    theirs, own = map(list, before)
    for start, end in zip(moves[::2], moves[1::2]):
        if start < 1:
            continue
        own[start - 1] -= 1
        if end > 0:
            own[end - 1] += 1
            if end < BAR and theirs[BAR - end - 1] > 0:
                theirs[BAR - end - 1] -= 1
                theirs[BAR - 1] += 1
    return word_of((theirs, own))


def cube(plies, board, shown, owner, length, own, other):
    stakes = gnubg.cubeinfo(int(shown), int(owner), 0, int(length), (int(own), int(other)), 0, 0)
    equities = gnubg.cfevaluate(board_of(board), stakes, context(int(plies), 1))
    return "%.6f %.6f %.6f" % tuple(equities[1:4])


def answer(words):
    try:
        return {"value": value, "best": best, "cube": cube}[words[0]](*words[1:])
    except Exception as problem:
        return "fault %r" % problem


for command in SETTINGS.strip().splitlines():
    gnubg.command(command)
for line in sys.stdin:
    os.write(2, ("\narena: %s\n" % answer(line.split())).encode())

"""gammonview reads the match of every file in the first folder and writes a line for each of its games to the second
folder: the player who won (0 or 1; -1 if nobody has), the points, and how many throws were played. What it refuses is a
line of output."""

import pathlib
import sys

import gvformat

source, target = map(pathlib.Path, sys.argv[1:3])
for file in sorted(source.iterdir()):
    try:
        match = gvformat.mat_to_ogxm(file.read_text(encoding="utf-8"))
    except Exception as error:
        print(f"{file.name}: {error!r}")
        continue
    lines = []
    for game in match["games"]:
        # A game that was not finished has no points.
        n_throws = sum(1 for ply in game["plies"] if "d1" in ply)
        winner = game["winner"] if game["points_won"] else -1
        lines.append(f"{winner} {game['points_won']} {n_throws}")
    (target / file.name).write_text("\n".join(lines), encoding="utf-8")

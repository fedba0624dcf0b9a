"""pydraughts reads the games of every file in the first folder and writes the moves of each to the second folder, numbered,
and how it ended. What it refuses is a line of output."""

import pathlib
import sys

from draughts.PDN import PDNReader

source, target = map(pathlib.Path, sys.argv[1:3])
for file in sorted(source.iterdir()):
    out = []
    try:
        games = PDNReader(filename=str(file), encodings=["utf8"]).games
    except Exception as error:
        print(f"{file.name}: {error!r}")
        continue
    for game in games:
        result = game.tags.get("Result", "*")
        fen = game.tags.get("FEN")
        tags = [f'[Result "{result}"]'] + ([f'[FEN "{fen}"]'] if fen else [])
        moves = " ".join(str(move) for move in game.moves)
        out.append("\n".join(tags) + f"\n\n{moves} {result}\n")
    (target / file.name).write_text("\n".join(out), encoding="utf-8")

"""python-chess reads the games of every file in the first folder and writes what it holds of them to the second folder.
What it refuses is a line of output."""

import pathlib
import sys

import chess.pgn

source, target = map(pathlib.Path, sys.argv[1:3])
for file in sorted(source.iterdir()):
    with file.open(encoding="utf-8") as text, (target / file.name).open("w", encoding="utf-8") as out:
        nth = 0
        while (game := chess.pgn.read_game(text)) is not None:
            nth += 1
            for error in game.errors:
                print(f"{file.name}, game {nth}: {error}")
            print(game, end="\n\n", file=out)

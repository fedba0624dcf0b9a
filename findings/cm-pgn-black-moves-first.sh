#!/bin/sh
# cm-pgn writes a game in which Black moves first.
#
# One would guess: a game from a position with Black to move is written as it was read, "12... a5 13. Kb2". The PGN
# standard (1994, section 8.2.2) wants three full stops before a move of Black that follows nothing.
#
# What happens: cm-pgn 5.0.0 reads such a game correctly and writes "1. a5 Kb2": it counts moves from 1 and takes the first
# one for White's, whatever the FEN tag says. A reader that believes move numbers takes the colours the wrong way round, or
# refuses the game. Without the tag SetUp, which many programs leave out, cm-pgn refuses the game: it plays from the usual
# first position.
#
# Seen on 2026-11-29 with Node.js 20.20.2:
#   read: b a5, w Kb2
#   written: 1. a5 Kb2
#   without SetUp: refused
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts cm-pgn@5.0.0 >/dev/null 2>&1

cat >read.mjs <<'JS'
import { Pgn } from "./node_modules/cm-pgn/src/Pgn.js";

const fen = '[FEN "8/p6k/8/8/8/8/8/K7 b - - 0 12"]';
const moves = "\n\n12... a5 13. Kb2 1-0\n";
const game = new Pgn(`[SetUp "1"]\n${fen}${moves}`);
console.log(`read: ${game.history.moves.map((move) => `${move.color} ${move.san}`).join(", ")}`);
console.log(`written: ${game.render(false).trim()}`);
try {
  new Pgn(`${fen}${moves}`);
  console.log("without SetUp: read");
} catch {
  console.log("without SetUp: refused");
}
JS

node read.mjs | tee seen
cat >expected <<'SEEN'
read: b a5, w Kb2
written: 1. a5 Kb2
without SetUp: refused
SEEN
diff expected seen

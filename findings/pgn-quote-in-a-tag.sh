#!/bin/sh
# A quotation mark in a PGN tag.
#
# One would guess: the PGN standard (1994, section 7) writes a quotation mark inside a tag's value as \", and every reader
# of PGN takes it. Names such as Mikhail "Misha" Tal are common in it.
#
# What happens: chess.js 1.4.0 refuses the whole game: after \" it takes the value to be over and finds no rule for the
# rest. cm-pgn 5.0.0 reads the game and cuts the value at the backslash, without an error, and writes a tag section in
# which the value ends in a lone backslash. kokopu 4.13.4 and chessops 0.15.1 read and write it as it stands.
#
# Seen on 2026-11-29 with Node.js 20.20.2:
#   chess.js: refused
#   cm-pgn: Mikhail \
#   kokopu: Mikhail "Misha" Tal
#   chessops: Mikhail "Misha" Tal
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts \
  chess.js@1.4.0 cm-pgn@5.0.0 kokopu@4.13.4 chessops@0.15.1 >/dev/null 2>&1

cat >game.pgn <<'PGN'
[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Mikhail \"Misha\" Tal"]
[Black "?"]
[Result "1-0"]

1. e4 e5 1-0
PGN

cat >read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { Chess } from "chess.js";
import { Pgn } from "./node_modules/cm-pgn/src/Pgn.js";
import kokopu from "kokopu";
import { parsePgn } from "chessops/pgn";

const text = readFileSync("game.pgn", "utf8");
const name = (program, read) => {
  let white = "refused";
  try {
    white = read();
  } catch {}
  console.log(`${program}: ${white}`);
};
name("chess.js", () => {
  const game = new Chess();
  game.loadPgn(text);
  return game.getHeaders().White;
});
name("cm-pgn", () => new Pgn(text).header.tags.White);
name("kokopu", () => kokopu.pgnRead(text).game(0).playerName("w"));
name("chessops", () => parsePgn(text)[0].headers.get("White"));
JS

node read.mjs | tee seen
cat >expected <<'SEEN'
chess.js: refused
cm-pgn: Mikhail \
kokopu: Mikhail "Misha" Tal
chessops: Mikhail "Misha" Tal
SEEN
diff expected seen

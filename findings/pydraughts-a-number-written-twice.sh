#!/bin/sh
# A PDN game in which a move's number stands twice: before White's move, and after a comment again, as 1... .
#
# One would guess: a reader of PDN takes the game in both ways alike, as readers of PGN do, where the same form is usual.
#
# What happens: pydraughts 0.6.7 takes the second number away by its text, wherever that text stands later on. So the end
# of 11. and 21. goes with it, the number's first digit is left alone before the moves, and it reads only the first two
# words after each number. From a comment on the first move the whole eleventh move is lost without a word, and the
# moves after it are counted as if it had never been played. (If 11. stands twice too, the reading fails.) A file with
# numbers before White's moves alone is read whole.
#
# Seen on 2026-11-29 with Python 3.11.2:
#   without the comment: 24 moves, the eleventh 11x18 21-17
#   with the comment: 22 moves, the eleventh 14x21 23x14
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check pydraughts==0.6.7

game() {
  printf '[Event "?"]\n[Result "1/2-1/2"]\n[GameType "21"]\n\n'
  printf '1. 11-15 %s23-19 2. 8-11 22-17 3. 4-8 17-13 4. 15-18 24-20 5. 11-15 28-24\n' "$1"
  printf '6. 8-11 26-23 7. 9-14 31-26 8. 6-9 13x6 9. 2x9 26-22 10. 1-6 22x15\n'
  printf '11. 11x18 21-17 12. 14x21 23x14 1/2-1/2\n'
}
game '' >without.pdn
game '{the usual reply} 1... ' >with.pdn

cat >read.py <<'PY'
from draughts.PDN import PDNReader

for name in ("without", "with"):
    moves = PDNReader(filename=f"{name}.pdn", encodings=["utf8"]).games[0].moves
    print(f"{name} the comment: {len(moves)} moves, the eleventh {' '.join(moves[20:22])}")
PY

venv/bin/python read.py | tee seen
cat >expected <<'SEEN'
without the comment: 24 moves, the eleventh 11x18 21-17
with the comment: 22 moves, the eleventh 14x21 23x14
SEEN
diff expected seen

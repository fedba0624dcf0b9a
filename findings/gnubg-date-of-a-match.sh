#!/bin/sh
# The date of a match that GNU Backgammon imports from a .mat file.
#
# One would guess: a .mat file may say when a match was played in a remark such as ; [EventDate "2003.05.17"], anywhere
# before the first game, since remarks begin with a semicolon wherever they stand; and a match without a date has none.
#
# What happens: GNU Backgammon 1.07.001 reads these remarks only before the line with the match's length. After it they are
# passed over without a word, and the match is given the day of the import as its date, which a later export writes as
# the day of the event. Only EventDate is known: Date is not.
#
# Seen on 2026-11-29 with Debian's gnubg 1.07.001-1+b1:
#   before the length: 2003-05-17
#   after the length: today
#   as Date before the length: today
set -eu
version=1.07.001
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Debian's packages, unpacked here; the libraries must be those of its release.
apt-get download -qq gnubg gnubg-data >/dev/null 2>&1
ls gnubg_$version* >/dev/null
for package in ./*.deb; do dpkg-deb -x "$package" .; done

game() {
  printf ' Game 1\n Ann : 0                        Bob : 0\n'
  printf '  1) 31: 8/5 6/5                 66: 24/18 24/18 13/7 13/7\n'
  printf '                                  Wins 2 points\n'
}
printf '; [EventDate "2003.05.17"]\n\n 5 point match\n\n' >before.mat
printf ' 5 point match\n\n; [EventDate "2003.05.17"]\n\n' >after.mat
printf '; [Date "2003.05.17"]\n\n 5 point match\n\n' >date.mat
for match in before after date; do game >>$match.mat; done

date_of() {
  printf 'import mat "%s/%s.mat"\nshow matchinfo\n' "$folder" "$1" >commands
  seen=$(HOME=$folder usr/games/gnubg --tty --quiet --no-rc --datadir "$folder/usr/lib/gnubg" \
    --pkgdatadir "$folder/usr/share/gnubg" --commands commands </dev/null 2>/dev/null |
    sed -n 's/.* vs\. .*, \([0-9-]*\)$/\1/p')
  if [ "$seen" = "$(date +%F)" ]; then echo today; else echo "$seen"; fi
}
{
  echo "before the length: $(date_of before)"
  echo "after the length: $(date_of after)"
  echo "as Date before the length: $(date_of date)"
} | tee seen
cat >expected <<'SEEN'
before the length: 2003-05-17
after the length: today
as Date before the length: today
SEEN
diff expected seen

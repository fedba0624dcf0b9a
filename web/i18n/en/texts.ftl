### The words of the dialogs that pass games on and take them in. They are fetched with the first dialog.

## Share

texts-whole = The game
texts-position = The position on the board
texts-picture = The board as a picture
texts-copy = Copy
texts-copied = Copied.
texts-by-hand = This browser does not let the page copy. The text is selected: copy it from there.
texts-save = Save
texts-save-svg = Save as SVG
texts-save-png = Save as PNG
texts-no-picture = The picture could not be made.
# The position is one before the last steps.
texts-steps = The turn is not over: then { $steps }.
texts-form-pgn = PGN
texts-form-pdn = PDN
texts-form-movetext = Numbered moves
texts-form-listing = One turn a line
texts-form-mat = A match as text (.mat)
texts-form-mustermead = With everything: variations, notes, offers, dice

## Open

texts-open = Open a game…
texts-open-heading = Open games
texts-paste = Paste games here, in any form that this game has
texts-choose = Choose files
texts-drop = Files can also be dropped anywhere on this page.
texts-read = Open
texts-text = The text
texts-too-large = “{ $name }” is larger than { $most } MB. It is not read.
texts-unread = “{ $name }” cannot be read.
texts-none = No game could be read. Nothing is saved.
texts-reading = { $read } of { $all } bytes, { $count ->
    [one] one game
   *[other] { $count } games
}
texts-stop = Stop
texts-stopped = { $count ->
    [0] Reading was stopped before the first game.
    [one] Reading was stopped after one game.
   *[other] Reading was stopped after { $count } games.
}
texts-ask = { $count ->
    [one] Save one game?
   *[other] Save { $count } games?
}
texts-save-all = Save
texts-discard = Do not save
texts-saving = { $count } of { $all } games are saved.
texts-saved = { $count ->
    [one] One game is saved. You find it under Games.
   *[other] { $count } games are saved. You find them under Games.
}
# A game in a list: who plays, how it ended, and how long it is.
texts-game = { $number }. { $players } { $result }, { $count ->
    [one] one turn
   *[other] { $count } turns
}
texts-mended = Read as:
texts-missed = Not read:
texts-mend = Game { $number }, { $place }: { $what }
texts-fault = Game { $number }, { $place }: { $why }
texts-line = line { $line }, sign { $sign }
texts-line-of = line { $line }, “{ $text }” at sign { $sign }
texts-of-file = In “{ $name }”:
texts-elsewhere = This is a game of { $game }. Open it on its own page:
texts-and-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

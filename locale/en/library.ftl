# The games on the disk.
library-title = Games
library-back = Back to the menu
library-list = The games
library-import = Open a file
library-statistics = Statistics
library-find = Find
library-find-what = Name, player, mode…
library-found = { $count ->
    [one] One game found
   *[other] { $count } games found
}
library-kind = { $mode ->
    [solo] Only Child
    [twins] Conspiring Twins
    [clash] Clash of Houses · { $players }
   *[standard] { $players ->
        [2] 2 players
        [3] 3 players
       *[other] 4 players
    }
}
library-all = All · { $count }
library-running = Running · { $count }
library-finished = Finished · { $count }
library-bin = Bin · { $count }
library-none-all = Each game that you begin is kept here from its first card on. You can also drop the file of a game on the window.
library-none-running = No game is waiting to be played on.
library-none-finished = No game has come to its end yet.
library-none-bin = What you delete stays here until you delete it for good.
library-none-found = No game matches. { $back } shows them all again.
library-untouched = No games yet
library-carried-off = The bin is empty
library-today = today, { $time }
library-yesterday = yesterday, { $time }
library-date = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
} { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
}
library-date-year = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
library-round = Round { $round } of { $rounds }
library-luck = Dice at risk: { $dice }, exhausted: { $lost }, expected: { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
library-imported = From elsewhere: it was not started here and does not count.
library-practice = Practice: it goes on from another game, or its crypt was opened before. It does not count.
library-unaided = Won without help.
library-helped = { $count ->
    [one] The computer decided for { $name } at times
   *[other] The computer decided for { $count } of the players at times
}: the statistics leave that out.
library-damaged = The file is damaged; everything up to round { $round } is intact.
library-unreadable = This file cannot be read
library-unreadable-why = This file holds no game that can be played on or looked at. It is kept as it is; you may export it or move it to the bin.
library-continue = Continue
library-watch = Watch
library-sheet = Score sheet
library-rename = Rename
library-rename-title = What is this game to be called?
library-rename-text = The name is kept in the game’s file. Without a name the list says what was played.
library-leave = Cancel
library-share = Share
library-export = Export
library-export-later-title = It can be exported later
library-export-later-text = This game still runs: its file holds the order of the cards and all rolls to come. You can export it as soon as it is over.
library-exported-title = The game is exported
library-exported-text = “{ $file }” lies in this folder:
    { $folder }
library-exported-safe = Its path is on the clipboard.
library-import-title = Which file?
library-import-text = Choose it, or type or paste its path. It is copied to your games and stays as it is.
library-import-act = Open
library-import-nothing = Choose a file first.
library-known = You have this game already
library-discard = Delete
library-binned = Moved to the bin
library-undo = Undo the deletion
library-restore = Put back
library-restored = Back among your games
library-erase = Delete for good
library-erase-ask-title = Delete this game for good?
library-erase-ask-text = Its file is removed from the disk. This cannot be undone.
library-erase-ask-stay = Keep it
library-erase-ask-act = Delete for good
library-refused = The file could not be changed. Nothing was lost.

# Why a file that was named cannot be opened.
path-nothing = No file was named.
path-no-path = “{ $file }” cannot be the name of a file here.
path-too-long = “{ $file }” is too long for the name of a file here.
path-elsewhere = “{ $file }” lies on another computer: save it on this one first.
path-missing = There is no file “{ $file }”.
path-folder = “{ $file }” is a folder, not a game.
path-no-folder = “{ $file }” is a file, not a folder.
path-not-plain = “{ $file }” is a device or a pipe, not a game.
path-not-allowed = You may not read “{ $file }”.
path-loop = “{ $file }” is a link that leads in a circle.
path-unreadable = “{ $file }” cannot be read: perhaps its disk fails or is gone.

# The list that files are chosen from.
files-up = One folder up
files-folder = { $name }, folder
files-drives = All drives
files-none = There is no game in this folder.
files-shown = { $folder }: { $count ->
    [0] no game
    [one] one game
   *[other] { $count } games
}

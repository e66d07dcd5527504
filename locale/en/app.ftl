# What the window itself says.
app-window-too-small = The crypt needs more room: at least { $width } × { $height } pixels.
tip-opens-rule = { $key } opens the rule
toast-settings-not-saved = The settings could not be saved; they last until you quit.
toast-opponents-failed = The computer players stopped thinking. They will start again by themselves; until then they choose quickly, like Squires.
toast-pad-came = Controller { $number }: { $name }
toast-pad-went = Controller { $number } is gone: { $name }
key-escape = Esc
key-enter = Enter
toast-muted = Sound off
toast-unmuted = Sound on
toast-practice = Practice game: what you finished stays as it was.
toast-game-not-saved = The game can no longer be saved. You can play on, but it will be lost when you quit.
toast-game-taken-in = Copied to your games. It was started elsewhere, so it does not count here.
toast-game-not-taken-in = The game could not be copied to the disk. The file is kept as it is.
toast-report-copied = The report is on the clipboard
toast-report-not-copied = The report could not be copied.
toast-folder-not-shown = No file manager could be opened here.
toast-letters-missing = The game’s fonts lack { $count ->
    [one] { $count } letter
   *[other] { $count } letters
} of this language ({ $letters }): boxes are shown instead.
toast-folders-temporary = Nothing can be kept on this computer: games and settings last until it restarts.
app-no-room-to-unpack = Crypt needs { $megabytes } MB of free space in a folder from which programs may run, and found none. Free some space in /tmp or in your home folder, then start it again.
list-row = { $row } { $number } of { $count }

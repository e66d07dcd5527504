# The command line.
cli-version =
    Crypt { $version }
    { $rules ->
        [compiled] rules: compiled
       *[python] rules: Python
    }
cli-help =
    Crypt, the desktop edition: alone against the Ghost, or up to eight players round one screen.

    crypt-game [options] [GAME]
    crypt-game referee
    crypt-game verify GAME
    crypt-game arena …
    crypt-game heir …

    GAME – a saved game to open
    referee – play the rules on standard input and output, without a window
    verify – check that the dice of a saved game come from its seed
    arena – let computer players play against each other, in a table of results
    heir – play one seat, line by line, for another program

    --language CODE – en, de, fr, or any other folder in locale
    --size WxH – size of the window, for example 1280x720
    --fullscreen – fill the screen
    --windowed – do not fill the screen
    --data-dir FOLDER – keep games, settings and logs there
    --version – show the version
    -h, --help – show this

    Windows and these options speak your language. referee, arena, heir, the installers and the text of an error report speak English.
cli-see-help = crypt-game --help lists what can be asked for.
cli-usage = This command line cannot be understood.
cli-missing-value = { $option } needs a value.
cli-unknown-option = There is no option { $option }.
cli-bad-size = “{ $size }” is not a window size; write it like 1280x720.
cli-unknown-language = There is no language “{ $language }”; there are { $known }.
cli-already-open = Crypt is already open; its window was called to the front.
cli-no-answer = Crypt is already open, but does not answer. If it stays like that, end it and start Crypt again.
cli-no-window = Crypt cannot open a window here ({ $reason }).
cli-no-screen = no screen was found
cli-crashed = Crypt has met an error and ended; your game is on the disk. What happened: { $report }
crash-title = Something went wrong
crash-told =
    Crypt has met an error it did not expect and cannot go on. Your game is safe: everything up to the last step is on the disk.

    What happened is written down, with nothing personal in it:
    { $report }
crash-play-on = Play on
crash-copy = Copy the report
crash-folder = Open the folder
crash-close = Close
crash-again-game = Crypt met an unexpected error and restarted. Your game goes on at the same step.
crash-again-menu = Crypt met an unexpected error and restarted. Your games are safe: everything up to the last step is on the disk.
crash-safe = What happened is written in { $report }, without personal data.

# What stands round the pages of the rulebook, and the quick reference over the table. The rules themselves are in the
# rulebook files.
reading-leave = Close the rulebook
reading-backward = Back
reading-forward = Forward
reading-language = Language of the rules
reading-interface = Interface: { $language }
reading-contents = Contents
reading-row = { $title }, { $count ->
    [one] { $count } place
   *[other] { $count } places
}
reading-pdf = Save as PDF
reading-search = Search the rules
reading-found = { $count ->
    [0] no matches
    [one] { $count } match
   *[other] { $count } matches
}
reading-hit = place { $number } of { $count }
reading-next-hit = Next match
reading-previous-hit = Previous match
reading-page = { $number } of { $count }
reading-ruling-note = our ruling
reading-examples = { $count ->
    [1] Example
    [2] Two examples
    [3] Three examples
   *[other] { $count } examples
}
reading-replay = Play the example again: { $caption }
reading-reference-close = { $key }, { $back } or a click goes back.

"""A game played at one screen, without pixels: what is shown, put together, advised and told.

`board_model` is what a board shows; `claim_draft`, `offer_drafts` and `divvy_split` are decisions in the
making; `computer_turns`, `advisor` and `analysis` ask the opponents; the others put it into words.
Must never import `pygame` or `ui`.
"""

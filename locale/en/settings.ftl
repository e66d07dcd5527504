# The settings.
settings-title = Settings
settings-back = Back
settings-at-once = Every change applies at once
settings-done = Done
settings-defaults = Defaults

settings-language = Language and text
settings-interface = Interface
settings-rulebook = Rulebook
settings-rulebook-note = its own language
settings-as-interface = the same
settings-text-size = Text size
settings-percent = { $value }%
settings-text-sample = 2 or more at game end: your best Jewelry counts twice.

settings-picture = Picture and motion
settings-fullscreen = Full screen
settings-fullscreen-detail = F11 at any time
settings-speed = Animation speed
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-off = off
settings-reduced-motion = Reduced motion
settings-reduced-motion-detail = No travel, tumbling or flicker: things fade
settings-heirs-pace = Pace of computer heirs
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-step = by key
settings-risk-figures = Show risk as figures
settings-risk-figures-detail = Beside the six ticks of each effort

settings-sound = Sound
settings-mute = Mute
settings-unmute = Unmute
settings-effects = Dice and cards
settings-ambience = Torch and room
settings-music = Music

settings-hot-seat = At one screen
settings-hand-over = Hand-over screen
settings-hand-over-detail = Covers the table until the next player is there
settings-confirm-pass = Ask before a pass
settings-confirm-pass-detail = When nothing is exhausted

settings-keys = Keys
settings-press-key = Press a key
settings-key-of = { $action }: { $key }
settings-key-taken = taken: { $action }
settings-key-fixed = this key is fixed
settings-keys-fixed = Fixed: Tab and arrows move, Enter and Space choose, 1 to 6 set the effort, Esc goes back, F1 is the rulebook, F11 full screen.
settings-key-confirm = Confirm the claim
settings-key-undo = Undo
settings-key-recover = Recover
settings-key-peek = Peek at own cards
settings-key-zoom = Zoom the card
settings-key-score = My score so far
settings-key-chronicle = Chronicle
settings-key-hint = Hint
settings-key-why = Why this move?
settings-key-reference = Quick reference
settings-key-skip = Skip the animation
settings-key-mute = Sound on or off
settings-key-repeat = Say it again
settings-key-settings = Settings

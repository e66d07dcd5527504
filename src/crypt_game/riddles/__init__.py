"""The king's riddles: positions with one best answer, and how a player fares with them.

Holds no window and no words; must never import `crypt_game.ui`.
"""

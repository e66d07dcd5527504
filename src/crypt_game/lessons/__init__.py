"""Lessons: scripted games with a sentence beside each step, and how far a player has come in them.

What a lesson shows and waits for is data (``*.json`` beside this file), its words are messages of `locale`.
Must never import `pygame`.
"""

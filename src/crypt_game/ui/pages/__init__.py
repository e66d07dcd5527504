"""What full-screen pages, dialogs and panels are made from; scenes fill them.

Must never import `ui.scenes`.
"""

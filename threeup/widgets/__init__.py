"""The table in a browser: board, page around it, card faces, still pictures."""

"""The table in a browser: board, page around it, still pictures."""

"""Who plays: the dealer, and computer players that see only their view."""

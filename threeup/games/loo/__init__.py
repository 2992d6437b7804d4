"""3-Card Loo, a trick-taking game for counters: win tricks with three cards, or pay."""

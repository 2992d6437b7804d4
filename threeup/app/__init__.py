"""What people open: pages in a browser, the server behind them, the command line."""

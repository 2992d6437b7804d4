# The few words a page says before, or without, a kernel: while it loads, when the connection is lost, when there is no place.

page-title = threeup
page-loading = Setting the table…
page-reload = Load the page again
page-failed = The table could not be set. Please load the page again.
page-disconnected = The connection to the table was lost. Load the page again to go on.
page-full = All places are taken just now.
page-full-wait = Please wait a little. This page tries again by itself.
page-missing = There is no such page here.
page-home = Go to the table
page-script = You need JavaScript to play here. Please turn it on.

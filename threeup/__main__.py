"""`python -m threeup` is `threeup`."""

from __future__ import annotations

import sys

from threeup.app.cli import main

sys.exit(main())

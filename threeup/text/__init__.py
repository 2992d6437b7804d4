"""What a learner reads, in four languages.

The words stand in Fluent catalogues (`locales/<language>/*.ftl`); code holds only their IDs and values.
`catalogue("cy")` gives the Welsh words; an unknown language, a missing message or a missing value never
raises: English comes first, then the ID itself, and a warning goes to the log for the developers.

>>> from threeup.text import catalogue, direction, negotiate
>>> negotiate("is-IS, is;q=0.9, en;q=0.5")
'is'
>>> direction("ar")
'rtl'
>>> catalogue("cy").either(["Ann", "Bob"])
'Ann neu Bob'
"""

from __future__ import annotations

from threeup.text.bidi import plain
from threeup.text.catalogues import Catalogue, catalogue
from threeup.text.languages import DEFAULT, LANGUAGES, direction, negotiate

__all__ = ["DEFAULT", "LANGUAGES", "Catalogue", "catalogue", "direction", "negotiate", "plain"]

"""How far a share or a mean found by trials may be from the true one: intervals of 95%."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95


def _deviations(confidence: float) -> float:
    """Give how many standard deviations on both sides of the mean hold this part of a normal distribution."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


@dataclass(frozen=True, slots=True)
class Interval:
    """What was found, and between what the true value most likely lies.

    Fields:
        value: what was found.
        low: the lower end.
        high: the upper end.
        n: in how many trials.
    """

    value: float
    low: float
    high: float
    n: int


def share(count: int, n: int, confidence: float = CONFIDENCE) -> Interval:
    """Give the part that so many of n trials are, with Wilson's score interval. Raises ValueError for no trials.

    E. B. Wilson, Probable inference, the law of succession, and statistical inference, Journal of the American
    Statistical Association 22 (1927), pages 209-212. It stays between 0 and 1, and it is of use at 0 and n too.

    >>> found = share(8, 10)
    >>> round(found.low, 4), found.value, round(found.high, 4)
    (0.4902, 0.8, 0.9433)
    """
    if not 0 <= count <= n or n < 1:
        message = f"{count} of {n} trials"
        raise ValueError(message)
    z, part = _deviations(confidence), count / n
    middle = (part + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(part * (1 - part) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    # At none and at all of them the end is the value itself, but for rounding.
    return Interval(part, 0.0 if count == 0 else middle - half, 1.0 if count == n else middle + half, n)


def mean(total: float, squares: float, n: int, confidence: float = CONFIDENCE) -> Interval:
    """Give the mean of n values with their sum and the sum of their squares, and the normal interval around it.

    With fewer than two values nothing is known of how they vary, and the interval is the value alone. Raises ValueError
    for no trials.

    >>> found = mean(6, 20, 3)
    >>> found.value, round(found.low, 2), round(found.high, 2)
    (2.0, -0.26, 4.26)
    """
    if n < 1:
        message = "no trials"
        raise ValueError(message)
    value = total / n
    spread = max(0.0, squares - n * value * value) / (n - 1) if n > 1 else 0.0
    half = _deviations(confidence) * sqrt(spread / n)
    return Interval(value, value - half, value + half, n)

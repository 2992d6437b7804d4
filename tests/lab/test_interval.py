from __future__ import annotations

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threeup.lab.interval import mean, share


# R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I.
@pytest.mark.parametrize(
    ("count", "n", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_is_the_published_one(count: int, n: int, low: float, high: float) -> None:
    found = share(count, n)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


@given(st.integers(1, 10**6), st.data())
def test_a_share_lies_within_its_interval_and_that_within_0_and_1(n: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, n))
    found, other = share(count, n), share(n - count, n)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.low == pytest.approx(1 - other.high, abs=1e-12)


@pytest.mark.parametrize("true", [0.1, 0.3, 0.5])
def test_the_interval_holds_the_true_share_about_95_times_in_100(true: float) -> None:
    n = 100
    held = [k for k in range(n + 1) if share(k, n).low <= true <= share(k, n).high]
    covered = sum(comb(n, k) * true**k * (1 - true) ** (n - k) for k in held)
    assert 0.93 < covered < 0.97


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    values = [1, 2, 3, 4, 5]
    found = mean(sum(values), sum(v * v for v in values), len(values))
    assert found.value == 3
    assert found.high == pytest.approx(3 + 1.959964 * (2.5 / 5) ** 0.5)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_one_value_and_equal_values_have_no_width() -> None:
    assert mean(7, 49, 1).low == mean(7, 49, 1).high == 7
    assert mean(0.3, 0.03, 3).low == pytest.approx(0.1)


@pytest.mark.parametrize(("count", "n"), [(1, 0), (-1, 5), (6, 5), (0, 0)])
def test_no_trials_have_no_share(count: int, n: int) -> None:
    with pytest.raises(ValueError, match="trials"):
        share(count, n)
    with pytest.raises(ValueError, match="trials"):
        mean(0, 0, 0)

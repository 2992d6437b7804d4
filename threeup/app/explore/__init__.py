"""Explore: a position or a game looked at from all sides."""

from __future__ import annotations

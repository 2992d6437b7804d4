"""What the project needs is said once and held equal everywhere."""

from __future__ import annotations

import re
from importlib.metadata import packages_distributions

import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.repository import ROOT, imported, kept, project

# Run by their command or found by their entry point, never imported.
TOOLS = {"jupyterlab", "build", "hatchling", "import-linter", "mypy", "nbstripout", "nbval", "pre-commit", "ruff"}


def requirements(lines: list[str]) -> dict[str, str]:
    """Give name -> versions, with one spelling of each name."""
    parsed = [Requirement(line) for line in lines]
    return {canonicalize_name(requirement.name): str(requirement.specifier) for requirement in parsed}


def needed() -> dict[str, str]:
    return requirements(project()["project"]["dependencies"])


def for_development() -> dict[str, str]:
    return requirements(project()["project"]["optional-dependencies"]["dev"])


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return requirements([line for line in lines if not line.startswith("#")])


def providers(*folders: str) -> set[str]:
    """Give the distributions that the Python files below these folders import from."""
    files = [file for file in kept() if file.suffix == ".py" and file.relative_to(ROOT).parts[0] in folders]
    modules = set().union(*(imported(file) for file in files))
    known = packages_distributions()
    return {canonicalize_name(known.get(module, [module])[0]) for module in modules}


def test_conda_users_get_the_same() -> None:
    environment = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))
    listed = [line for line in environment["dependencies"] if isinstance(line, str) and line != "pip"]
    from_pip = next(line["pip"] for line in environment["dependencies"] if isinstance(line, dict))
    found = requirements(listed + [line for line in from_pip if line != "--editable ."])
    assert found.pop("python") == project()["project"]["requires-python"]
    assert found == needed()
    assert "--editable ." in from_pip


def test_what_the_package_imports_is_declared() -> None:
    used = providers("threeup")
    assert used <= needed().keys()
    assert needed().keys() - used - TOOLS <= {"tomli-w", "rich", "anywidget", "ipywidgets"}


def test_what_tests_and_tools_import_is_declared() -> None:
    assert providers("tests", "tools", "benchmarks") <= (needed() | for_development()).keys()


def test_every_dependency_is_pinned_within_what_is_asked_for() -> None:
    pins = pinned()
    for name, versions in (needed() | for_development()).items():
        assert name in pins, name
        version = pins[name].removeprefix("==")
        assert Requirement(f"{name}{versions}").specifier.contains(version), (name, versions, version)


def test_pins_are_names_and_exact_versions_alone() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("#")
    assert [line for line in lines[1:] if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+", line)] == []
    assert "threeup" not in pinned()

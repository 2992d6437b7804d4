"""What no file of the project may hold or be."""

from __future__ import annotations

import re
import stat
import subprocess
import sys

import yaml

from tests.project.repository import ROOT, kept

# Hosts of package registries, and paths of one machine. Written apart, so that this file doesn't name them.
HOSTS = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))]
MACHINE = re.compile(r"(?<![\w.~-])/" + r"(?:root|home/\w+|Users/\w+|work/\w+|tmp/\w+)/")

NAMES_NO_MACHINE = {".py", ".toml", ".md", ".sh", ".yml", ".yaml", ".txt", ".ipynb", ".ftl", ".js", ".css", ".json", ""}


def test_no_file_names_a_registry() -> None:
    found = [
        (str(file.relative_to(ROOT)), host) for file in kept() for host in HOSTS if host.encode() in file.read_bytes()
    ]
    assert found == []


def test_no_file_names_a_path_of_one_machine() -> None:
    texts = [file for file in kept() if file.suffix in NAMES_NO_MACHINE]
    found = [
        (str(file.relative_to(ROOT)), match[0])
        for file in texts
        for match in [MACHINE.search(file.read_text(encoding="utf-8", errors="replace"))]
        if match
    ]
    assert found == []


def test_scripts_can_be_run() -> None:
    scripts = [file for file in kept() if file.read_bytes()[:2] == b"#!"]
    assert ROOT / ".ci" / "run" in scripts
    assert [file for file in scripts if not file.stat().st_mode & stat.S_IXUSR] == []
    for script in scripts:
        if b"bash" in script.read_bytes().partition(b"\n")[0]:
            subprocess.run(["bash", "-n", script], check=True)


def test_pre_commit_needs_no_network() -> None:
    config = ROOT / ".pre-commit-config.yaml"
    subprocess.run([sys.executable, "-m", "pre_commit", "validate-config", config], check=True)
    repositories = yaml.safe_load(config.read_text(encoding="utf-8"))["repos"]
    assert {repository["repo"] for repository in repositories} == {"local"}
    assert {hook["language"] for repository in repositories for hook in repository["hooks"]} == {"system"}


def test_ci_runs_what_anyone_runs() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "exec make test"

"""Builds the hot modules with mypyc where a C compiler is at hand; without one they run as plain Python.

`MAGNATE_PURE=1` asks for the plain build.
"""

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from glob import glob

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# What `magnate new-game` copies; it lies outside the package, as an example of one.
EXAMPLE = "examples/hoard"

# Everything search touches: the contract, the rules of every game, and the bots that think.
COMPILED = [
    "src/magnate/core/rng.py",
    "src/magnate/core/message.py",
    "src/magnate/core/rows.py",
    "src/magnate/core/space.py",
    "src/magnate/core/fields.py",
    "src/magnate/core/observation.py",
    "src/magnate/core/contract.py",
    *sorted(glob("src/magnate/games/*/constants.py")),
    *sorted(glob("src/magnate/games/*/state.py")),
    *sorted(glob("src/magnate/games/*/rules*.py")),
    *sorted(glob("src/magnate/games/*/observation.py")),
    *sorted(glob("src/magnate/games/*/strategy*.py")),
    *sorted(glob("src/magnate/games/*/game.py")),
    *sorted(glob("src/magnate/games/*/tables*.py")),
    "src/magnate/bots/choice.py",
    "src/magnate/bots/contract.py",
    "src/magnate/bots/evaluate.py",
    "src/magnate/bots/model.py",
    "src/magnate/bots/greedy.py",
    "src/magnate/bots/planner.py",
    "src/magnate/bots/reasons.py",
    "src/magnate/bots/search.py",
    "src/magnate/envs/batch.py",
    "src/magnate/envs/rewards.py",
]


def compiled_modules() -> list:
    """The extension modules, none for a plain build."""
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or shutil.which("clang")
    if os.environ.get("MAGNATE_PURE") or compiler is None:
        return []
    from mypyc.build import mypycify

    # Types are checked by `make lint`; here the libraries' own types need not be installed.
    flags = ["--config-file=", "--ignore-missing-imports"]
    modules = mypycify([*flags, *COMPILED], opt_level="3", debug_level="0", multi_file=True)
    flags = across_files(compiler)
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *flags]
        module.extra_link_args = [*module.extra_link_args, *flags]
    return modules


def across_files(compiler: str) -> list[str]:
    """The flags that let the GNU compiler inline from one C file into another: about 15 % more decisions."""
    told = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return ["-flto=auto", "-fno-semantic-interposition"] if "Free Software Foundation" in told else []


class BuildWithExample(build_py):
    """Builds the package with the example game inside it."""

    def run(self) -> None:
        """Copy the example after everything else."""
        super().run()
        target = os.path.join(self.build_lib, "magnate", "cli", "skeleton")
        shutil.rmtree(target, ignore_errors=True)
        left_out = shutil.ignore_patterns("__pycache__", "*.egg-info", "build", ".pytest_cache")
        shutil.copytree(EXAMPLE, target, ignore=left_out)


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side: most of them belong to one extension."""

    def build_extensions(self) -> None:
        """Build as usual, with a compiler that works on all cores."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *args: object, **kwargs: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = list(pool.map(lambda source: one_by_one([source], *args, **kwargs), sources))
            return [made for objects in done for made in objects]

        if self.compiler.compiler_type == "unix":
            self.compiler.compile = side_by_side
        super().build_extensions()


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": ParallelBuild, "build_py": BuildWithExample})

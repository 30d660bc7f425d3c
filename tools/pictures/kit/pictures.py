"""The catalogue: every picture by name, filled by the decorators in scenes/."""

from dataclasses import dataclass
from typing import Callable

LONG_EDGE = 2000

# Folder below content/images: share of the final size that is rendered (the rest is enlarged), samples a pixel.
QUALITY = {
    "heroes": (1.0, 28),
    "team": (0.7, 24),
    "gallery": (0.7, 26),
    "articles/featured": (0.7, 24),
    "articles/stock": (0.7, 20),
}


@dataclass
class Picture:
    build: Callable[[], float | None]  # fills the empty scene; returns the exposure when it is not 1
    folder: str
    ratio: tuple[int, int]

    @property
    def size(self):
        """Width and height in pixels."""
        across, up = self.ratio
        width = round(LONG_EDGE * min(1, across / up))
        return width, round(width * up / across)


PICTURES: dict[str, Picture] = {}


def scene(name, folder, ratio):
    """Registers the decorated function as the picture <folder>/<name>.jpg."""

    def register(build):
        if name in PICTURES:
            raise ValueError("two pictures are named " + name)
        PICTURES[name] = Picture(build, folder, ratio)
        return build

    return register

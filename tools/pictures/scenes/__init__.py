"""One module for each kind of picture; importing the package fills the catalogue."""

from scenes import cities, covers, gallery, heroes, team  # noqa: F401

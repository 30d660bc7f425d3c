"""Everything a scene is made of: `from kit import *`."""

import math
import random

from mathutils import Matrix
from mathutils import Vector as V

from kit.boards import *
from kit.cast import *
from kit.furniture import *
from kit.materials import *
from kit.people import person
from kit.pictures import scene
from kit.shapes import *
from kit.stage import *

"""People. A person faces -y; +x is their left; the feet stand at z = 0."""

import math
from dataclasses import dataclass

from mathutils import Matrix
from mathutils import Vector as V

from kit.hair import full_beard, hair
from kit.materials import HAIR, SKIN, hem_material, material, outfit_material
from kit.shapes import *

WOMAN = [
    (-0.1, 0.172, 0.142),
    (-0.02, 0.164, 0.132),
    (0.1, 0.135, 0.105),
    (0.17, 0.124, 0.098),
    (0.28, 0.145, 0.116, -0.008),
    (0.37, 0.16, 0.124, -0.012),
    (0.45, 0.165, 0.108),
    (0.51, 0.148, 0.092),
    (0.555, 0.09, 0.075),
    (0.575, 0.05, 0.05),
]
MAN = [
    (-0.1, 0.18, 0.144),
    (-0.02, 0.168, 0.13),
    (0.12, 0.156, 0.114),
    (0.28, 0.172, 0.122),
    (0.39, 0.192, 0.124),
    (0.47, 0.196, 0.112),
    (0.525, 0.172, 0.095),
    (0.56, 0.1, 0.078),
    (0.58, 0.055, 0.055),
]
KURTA_SKIRT = [
    (0.06, 0.15, 0.12),
    (-0.05, 0.176, 0.138),
    (-0.22, 0.186, 0.148),
    (-0.42, 0.194, 0.158),
    (-0.44, 0.188, 0.152),
]
SARI_SKIRT = [(0.06, 0.15, 0.12), (-0.06, 0.176, 0.146), (-0.3, 0.186, 0.162), (-0.6, 0.196, 0.178), (-0.8, 0.214, 0.2)]


@dataclass
class Look:
    """How a person looks; colours are palette names or #rrggbb, skin and hairc indexes of SKIN and HAIR."""

    skin: int = 1
    hairc: int = 0
    style: str = "short"
    fem: bool = False
    outfit: str = "jacket"  # jacket, suit, shirt, sweater, kurta, saree
    top: str = "brand"
    shirt: str = "white"  # shirt under a jacket, blouse under a sari
    accent: str = "rani"  # tie, border, placket
    bottom: str = "navy"
    shoe: str = "char"
    wrap: str = ""  # turban, hijab or helmet; the accent when empty
    beard: bool = False
    glasses: bool = False
    phones: str = ""  # colour of the headphones
    ear: str = ""  # colour of the earrings
    bindi: bool = False
    skin_col: str = ""  # instead of skin and hairc, for a figure that is nobody in particular
    hair_col: str = ""
    eye: str = "#2a1d1b"
    mouth: str = "#8a3f33"

    @property
    def skin_material(self):
        return material(self.skin_col or SKIN[self.skin], 0.5, 0.35)

    @property
    def hair_material(self):
        return material(self.hair_col or HAIR[self.hairc], 0.55, 0.4)

    @property
    def cloth(self):
        return material(self.top, 0.72, 0.25)


def person(x, y, face=0, sit=None, z=0, lh=None, rh=None, lean=0, yaw=0, pitch=0, feet=None, **look):
    """Puts a person at x, y on a floor of height z and returns the empty between their feet.

    face: degrees, 0 = to the camera, + = to the right of the picture; sit: height of the seat; lh, rh: where the
    hands are, measured from the feet (further than 0.53 m from the shoulder is shortened); lean, yaw, pitch: body
    and head in degrees; feet: places of the ankles of somebody who walks; look: fields of Look.
    """
    who = Look(**look)
    root = empty((x, y, z), (0, 0, math.radians(face)))
    hip = 0.88 if sit is None else sit + 0.1
    trunk = empty((0, 0, hip), (math.radians(lean), 0, 0), root)
    torso(who, trunk, sit is not None)
    head(who, empty((0, -0.012, 0.765), (math.radians(pitch), 0, math.radians(yaw)), trunk))
    if who.outfit == "saree":
        pallu(who, trunk, 0.04 if sit is not None else -0.42)
    for s, hand in ((1, lh), (-1, rh)):
        arm(who, root, s, hip, lean, hand)
    if sit is None:
        standing_legs(who, root, trunk, hip, feet)
    else:
        seated_legs(who, root, hip)
    return root


def torso(who, trunk, seated):
    rings = list(WOMAN if who.fem else MAN)
    if seated:
        rings[0] = (-0.06,) + rings[0][1:]
    loft(rings, outfit_material(who.outfit, who.top, who.shirt, who.accent), sq=2.25, parent=trunk)
    neck = 0.05 if who.fem else 0.056
    tube([(0, 0.012, 0.53), (0, 0.0, 0.64)], [neck] * 2, who.skin_material, trunk, capr=False)
    if who.outfit in ("suit", "shirt") or (who.outfit == "jacket" and not who.fem):
        cloth = material(who.top if who.outfit == "shirt" else who.shirt, 0.7, 0.25)
        for s in (-1, 1):
            collar = [
                (s * 0.05, 0.035, 0.585),
                (s * 0.06, -0.03, 0.578),
                (s * 0.046, -0.07, 0.566),
                (s * 0.016, -0.094, 0.54),
            ]
            tube(collar, [0.013, 0.013, 0.012, 0.01], cloth, trunk, sub=5, seg=14)


def pallu(who, trunk, end):
    """The end of a sari, over the left shoulder and down the back to height end."""
    path = [
        (0.095, -0.112, 0.38),
        (0.118, -0.088, 0.5),
        (0.112, -0.01, 0.562),
        (0.112, 0.082, 0.51),
        (0.105, 0.13, 0.34),
        (0.1, 0.155, 0.1),
        (0.1, 0.168, end),
    ]
    cloth_band(path, 0.15, who.cloth, trunk, material(who.accent, 0.6))


def head(who, h):
    skin = who.skin_material
    ellipsoid((0.142, 0.15, 0.17), (0, 0, 0), skin, h, taper=0.16)
    if who.style not in ("hijab", "long", "bob"):
        for s in (-1, 1):
            ellipsoid((0.022, 0.032, 0.042), (s * 0.142, 0.012, -0.012), skin, h, rot=(0, s * 0.15, 0), seg=24)
    ellipsoid((0.016, 0.022, 0.023), (0, -0.149, -0.025), skin, h, seg=24)
    features(who, h)
    if who.beard:
        full_beard(h, who.hair_material)
    if who.glasses:
        glasses(h)
    if who.phones:
        headphones(h, material(who.phones, 0.4, 0.5))
    if who.bindi:
        ellipsoid((0.0085, 0.006, 0.0085), (0, -0.1405, 0.052), material("rani", 0.5), h, seg=20)
    if who.ear:
        for s in (-1, 1):
            ellipsoid((0.014, 0.014, 0.018), (s * 0.15, -0.012, -0.066), material(who.ear, 0.3, 0.6), h, seg=20)
    hair(h, who.style, who.hair_material, who.wrap or who.accent, who.fem)


def features(who, h):
    """Bead eyes, brows and a small smile."""
    brow = material("#6f727b", 0.6) if who.hairc == 4 else who.hair_material
    for s in (-1, 1):
        ellipsoid((0.0115, 0.008, 0.0155), (s * 0.05, -0.1385, 0.014), material(who.eye, 0.3, 0.6), h, seg=24)
        arch = [(s * 0.03, -0.1405, 0.054), (s * 0.05, -0.133, 0.062), (s * 0.073, -0.1215, 0.055)]
        tube(arch, [0.004, 0.0062, 0.0035], brow, h, seg=12, sub=6)
    y = -0.022 if who.beard else 0
    smile = [
        (-0.034, -0.1265 + y, -0.072),
        (-0.018, -0.1275 + y, -0.081),
        (0, -0.1275 + y, -0.084),
        (0.018, -0.1275 + y, -0.081),
        (0.034, -0.1265 + y, -0.072),
    ]
    tube(smile, [0.003, 0.0042, 0.0046, 0.0042, 0.003], material(who.mouth, 0.5), h, seg=12, sub=5)


def glasses(h):
    m = material("char", 0.35, 0.5)
    for s in (-1, 1):
        rim = []
        for i in range(13):
            a = 2 * math.pi * i / 12
            curve = 0.02 * max(0, s * math.cos(a))
            rim.append((s * 0.056 + 0.042 * math.cos(a), -0.16 + curve, 0.02 + 0.038 * math.sin(a)))
        tube(rim, [0.006] * 13, m, h, seg=8, sub=3, capr=False)
        arm_of_glasses = [(s * 0.098, -0.141, 0.026), (s * 0.135, -0.08, 0.029), (s * 0.147, 0.0, 0.03)]
        tube(arm_of_glasses, [0.005] * 3, m, h, seg=8, sub=3)
    tube([(-0.015, -0.161, 0.03), (0, -0.164, 0.034), (0.015, -0.161, 0.03)], [0.006] * 3, m, h, seg=8, sub=2)


def headphones(h, m):
    arc = [math.pi * i / 12 for i in range(13)]
    band = [(0.172 * math.cos(a), 0.02, 0.02 + 0.205 * math.sin(a)) for a in arc]
    tube(band, [0.016] * 13, m, h, seg=14, sub=2)
    for s in (-1, 1):
        cylinder(0.06, 0.05, (s * 0.168, 0.01, -0.005), m, h, 0.015, (0, math.pi / 2, 0), seg=32)


def bend_limb(start, end, upper, lower, hint):
    """Elbow of a limb from start to end with two bones, bent towards hint, and the end it can reach."""
    way = end - start
    if way.length > (upper + lower) * 0.995:
        end = start + way.normalized() * (upper + lower) * 0.995
        way = end - start
    along = (upper * upper - lower * lower + way.length_squared) / (2 * way.length)
    out = math.sqrt(max(0, upper * upper - along * along))
    direction = way.normalized()
    sideways = (hint - direction * hint.dot(direction)).normalized()
    return start + direction * along + sideways * out, end


def arm(who, root, s, hip, lean, target):
    """s: 1 = left, -1 = right; target: place of the hand, or None for an arm that hangs down."""
    width, height = (0.16, 0.462) if who.fem else (0.188, 0.472)
    shoulder = Matrix.Rotation(math.radians(lean), 3, "X") @ V((s * width, 0, height)) + V((0, 0, hip))
    wrist = V(target) if target else V((s * (width + 0.07), -0.03, shoulder.z - 0.5))
    elbow, wrist = bend_limb(shoulder, wrist, 0.275, 0.26, V((s * 0.55, 0.75, -0.45)))
    start = [shoulder + V((-s * 0.045, 0, 0.004)), shoulder + (elbow - shoulder) * 0.12 + V((s * 0.008, 0, 0))]
    path = start + [shoulder + (elbow - shoulder) * 0.55, elbow, elbow + (wrist - elbow) * 0.5, wrist]
    if who.outfit == "saree":
        sleeve = start + [shoulder + (elbow - shoulder) * 0.62]
        tube(sleeve, [0.058, 0.067, 0.062], material(who.shirt, 0.72, 0.25), root)
        tube(path, [0.054, 0.062, 0.054, 0.05, 0.046, 0.042], who.skin_material, root)
    else:
        tube(path, [0.056, 0.066, 0.06, 0.054, 0.048, 0.043], who.cloth, root)
    hand(who, root, s, wrist, (wrist - elbow).normalized())


def hand(who, root, s, wrist, direction):
    skin = who.skin_material
    cuffed = who.outfit in ("suit", "jacket")
    radii = [0.0475, 0.0455] if cuffed else [0.04, 0.036]
    cuff = material(who.shirt, 0.7, 0.25) if cuffed else skin
    tube([wrist + direction * 0.004, wrist + direction * 0.036], radii, cuff, root, sub=3, capr=False)
    palm = ellipsoid((0.04, 0.03, 0.056), wrist + direction * 0.062, skin, root, seg=28)
    palm.rotation_mode = "QUATERNION"
    palm.rotation_quaternion = direction.to_track_quat("Z", "Y")
    across = direction.cross(V((0, 0, 1)))
    across = across.normalized() if across.length > 0.1 else V((1, 0, 0))
    thumb = [
        wrist + direction * 0.04 + across * s * 0.02,
        wrist + direction * 0.075 + across * s * 0.042 + V((0, 0, 0.01)),
    ]
    tube(thumb, [0.017, 0.013], skin, root, sub=3, seg=12)


def shoe(who, root, s, ankle):
    f = empty(tuple(ankle), (0, 0, math.radians(12 * s)), root)
    ellipsoid((0.052, 0.115, 0.05), (0, -0.055, -0.035), material(who.shoe, 0.4, 0.5), f, seg=32)


def trouser_leg(who, root, hip, knee, ankle, width):
    path = [hip, hip + (knee - hip) * 0.5, knee, knee + (ankle - knee) * 0.5, ankle]
    tube(path, [width, 0.086, 0.077, 0.068, 0.058], material(who.bottom, 0.75, 0.25), root)


def standing_legs(who, root, trunk, hip, feet):
    for s in (1, -1):
        top = V((s * 0.078, 0, hip - 0.02))
        ankle = V(feet[0 if s > 0 else 1]) if feet else V((s * 0.1, 0.0, 0.085))
        knee = (top + ankle) / 2 + V((s * 0.012, -0.02, 0))
        if who.outfit != "saree":
            trouser_leg(who, root, top - V((0, 0, 0.045)), knee, ankle, 0.078)
        shoe(who, root, s, ankle)
    if who.outfit == "kurta":
        loft(KURTA_SKIRT, outfit_material("kurta", who.top, who.shirt, who.accent), parent=trunk)
    if who.outfit == "saree":
        pleated_skirt(who, trunk)


def pleated_skirt(who, trunk):
    """Floor-length sari skirt with pleats in front and a border."""
    curve = smooth_curve(SARI_SKIRT, 8)
    seg = 96
    verts = []
    for z, rx, ry in curve:
        for j in range(seg):
            a = 2 * math.pi * j / seg
            front = max(0, math.cos(a + math.pi / 2)) ** 2
            pleat = 1 + 0.045 * front * math.cos(26 * a) * min(1, max(0, (0.1 - z) / 0.5))
            verts.append((rx * pleat * math.cos(a), ry * pleat * math.sin(a), z))
    faces = [f[::-1] for f in tube_faces(len(curve), seg)] + end_caps(len(curve), seg)[1:]
    skirt = mesh(verts, faces, who.cloth, parent=trunk)
    skirt.data.materials.append(material(who.accent, 0.6))
    for f in skirt.data.polygons:
        if f.center[2] < -0.745:
            f.material_index = 1


def seated_legs(who, root, hip):
    """Trousers; a sari or the skirt of a kurta is fused from both thighs and boxes that fill the lap."""
    sari, lap = who.outfit == "saree", []
    cloth = hem_material(who.top, who.accent) if sari else who.cloth
    for s in (1, -1):
        top = V((s * 0.078, 0, hip - 0.02))
        knee = V((s * 0.115, -0.44, hip + 0.015))
        ankle = V((s * 0.115, -0.47 if s > 0 else -0.42, 0.09))
        if who.outfit in ("saree", "kurta"):
            lap.append(tube([top, top + (knee - top) * 0.5, knee], [0.104, 0.106, 0.1], cloth, root))
        if not sari:
            trouser_leg(who, root, top, knee, ankle, 0.088)
        shoe(who, root, s, ankle)
    if sari:
        lap.append(box((0.3, 0.4, 0.15), (0, -0.22, hip - 0.01), cloth, 0.05, root))
        lap.append(box((0.4, 0.2, hip + 0.02), (0, -0.455, (hip + 0.1) / 2), cloth, 0.06, root))
        fuse(bake(lap), 0.017, 10)
    elif lap:
        lap.append(box((0.24, 0.36, 0.12), (0, -0.2, hip), cloth, 0.05, root))
        fuse(bake(lap), 0.015, 8)

"""Renders pictures; runs inside Blender and is started by remake.py.

blender -b --factory-startup -t THREADS -P render.py -- OUT --scale S --samples N NAME=WIDTHxHEIGHT ...

Each picture becomes OUT/NAME{a,b}_{img,alb,nrm,z}.exr: two renders with the seeds 1 and 2, the albedo, the normals and
the depth, from which finish.py makes the JPEG. OUT/NAME.exposure holds the number its scene returned.
"""

import argparse
import glob
import os
import sys
import traceback

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import scenes  # noqa: E402,F401  fills the catalogue
from kit.pictures import PICTURES  # noqa: E402
from kit.stage import reset  # noqa: E402

PASSES = {"img": "Image", "alb": "Denoising Albedo", "nrm": "Denoising Normal", "z": "Denoising Depth"}


def set_up(width, height, samples):
    """Cycles on the processor, few bounces: clay needs no more."""
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.resolution_percentage = 100
    c = s.cycles
    c.device = "CPU"
    c.samples = max(1, samples // 2)
    c.use_adaptive_sampling = False
    c.use_denoising = False  # Debian's Blender has no denoiser
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 3, 2, 2
    c.transmission_bounces = c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.5, 12
    c.blur_glossy = 1.5
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    layer = s.view_layers[0]
    layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True


def write_passes(prefix):
    """Renders the scene with both seeds and writes the passes as half-float EXR."""
    s = bpy.context.scene
    s.use_nodes = True
    s.node_tree.nodes.clear()
    layers = s.node_tree.nodes.new("CompositorNodeRLayers")
    output = s.node_tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = os.path.dirname(prefix)
    output.format.file_format = "OPEN_EXR"
    output.format.color_mode = "RGB"
    output.format.color_depth = "16"
    output.format.exr_codec = "ZIP"
    for seed, half in ((1, "a"), (2, "b")):
        s.cycles.seed = seed
        output.file_slots.clear()
        for short, name in PASSES.items():
            output.file_slots.new(f"{os.path.basename(prefix)}{half}_{short}#")
            s.node_tree.links.new(layers.outputs[name], output.inputs[-1])
        bpy.ops.render.render(write_still=False)
        for short in PASSES:  # Blender adds the number of the frame
            written = glob.glob(f"{prefix}{half}_{short}[0-9]*.exr")[0]
            os.replace(written, f"{prefix}{half}_{short}.exr")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--scale", type=float, required=True)
    parser.add_argument("--samples", type=int, required=True)
    parser.add_argument("sizes", nargs="+")
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    for name, size in (a.split("=") for a in args.sizes):
        width, height = (round(int(v) * args.scale) for v in size.split("x"))
        reset()
        exposure = PICTURES[name].build() or 1.0
        set_up(width, height, args.samples)
        write_passes(os.path.join(args.out, name))
        with open(os.path.join(args.out, name + ".exposure"), "w") as f:
            f.write(str(exposure))


try:
    main()
except Exception:  # Blender would print the error and report success
    traceback.print_exc()
    sys.exit(1)

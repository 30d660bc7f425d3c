#!/usr/bin/python3
"""Remakes pictures of the site into content/images.

remake.py NAME ...        pictures by name (home), pattern (g1*) or folder (heroes)
remake.py --all           the whole set
remake.py --list          the names
remake.py NAME --preview  a small, quick one into the system's temporary folder, to look at

See README.md for what must be installed.
"""

import argparse
import fnmatch
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
IMAGES = os.path.normpath(os.path.join(HERE, "..", "..", "content", "images"))
PREVIEW_WIDTH, PREVIEW_SAMPLES = 700, 10


def blender(threads, *args):
    """Runs a script in Blender; raises CalledProcessError when it fails."""
    command = ["blender", "-b", "--factory-startup", "-t", str(threads), *args]
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=env).stdout


def catalogue():
    """Name, folder, width, height, scale and samples of every picture; asks Blender, because scenes need bpy."""
    code = (
        f"import sys; sys.path.insert(0, {HERE!r}); import scenes; from kit.pictures import PICTURES, QUALITY\n"
        "for n, p in PICTURES.items(): print('PICTURE', n, p.folder, *p.size, *QUALITY[p.folder])"
    )
    rows = [line.split()[1:] for line in blender(1, "--python-expr", code).splitlines() if line.startswith("PICTURE ")]
    return {row[0]: (row[1], int(row[2]), int(row[3]), float(row[4]), int(row[5])) for row in rows}


def remake(name, entry, preview, threads):
    """Renders and finishes one picture; returns the path of the JPEG."""
    folder, width, height, scale, samples = entry
    target = os.path.join(IMAGES, folder)
    if preview:
        width, height = PREVIEW_WIDTH, round(PREVIEW_WIDTH * height / width)
        scale, samples, target = 1, PREVIEW_SAMPLES, os.path.join(tempfile.gettempdir(), "picture-previews")
    os.makedirs(target, exist_ok=True)
    jpeg = os.path.join(target, name + ".jpg")
    with tempfile.TemporaryDirectory() as passes:
        render = [os.path.join(HERE, "render.py"), "--", passes, "--scale", str(scale), "--samples", str(samples)]
        blender(threads, "-P", *render, f"{name}={width}x{height}")
        finish = [os.path.join(HERE, "finish.py"), os.path.join(passes, name), jpeg, f"{width}x{height}"]
        subprocess.run(["/usr/bin/python3", *finish], check=True)
    return jpeg


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--preview", action="store_true")
    parser.add_argument("--threads", type=int, default=0, help="processor cores to use, all by default")
    args = parser.parse_args()
    pictures = catalogue()
    if args.list:
        print("\n".join(f"{entry[0]}/{name}" for name, entry in pictures.items()))
        return
    patterns = ["*"] if args.all else args.names
    wanted = [n for n, e in pictures.items() if any(fnmatch.fnmatch(n, p) or e[0] == p for p in patterns)]
    if not wanted:
        parser.error("no picture has such a name; --list prints them all")
    for name in wanted:
        try:
            print(remake(name, pictures[name], args.preview, args.threads), flush=True)
        except subprocess.CalledProcessError as error:
            sys.exit(f"{name}: {error}\n{error.stdout or ''}{error.stderr or ''}")


main()

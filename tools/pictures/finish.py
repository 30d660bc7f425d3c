#!/usr/bin/python3
"""Turns the passes of render.py into a JPEG: finish.py <prefix of the EXR files> <out.jpg> <WIDTHxHEIGHT>

Joint a-trous wavelet denoising (as in SVGF) of two renders that differ only in their seed, tone curve, sharpening.
Needs Debian's python3-numpy and python3-opencv.
"""

import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402

LUMINANCE = np.array([0.0722, 0.7152, 0.2126], np.float32)  # of blue, green, red
FAR = 50
MAX_BYTES = 420_000


def read(path):
    return np.nan_to_num(cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32))


def read_depth(path):
    z = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    z = z if z.ndim == 2 else z[..., 0]
    return np.minimum(np.nan_to_num(z.astype(np.float32), nan=FAR, posinf=FAR), FAR)


def despike(a):
    """Clips single pixels that are much brighter than their neighbours."""
    median = np.stack([cv2.medianBlur(np.ascontiguousarray(a[..., i]), 3) for i in range(3)], -1)
    return np.minimum(a, median * 2.2 + 0.15)


def blur(a, sigma):
    return cv2.GaussianBlur(a, (0, 0), sigma)


def denoise(prefix, iterations=5, strength=2.4):
    """Linear BGR. Smooths where normal, albedo, depth and, within the measured noise, brightness agree."""
    a, b = (despike(read(f"{prefix}{half}_img.exr")) for half in "ab")
    albedo, normal = ((read(f"{prefix}a_{p}.exr") + read(f"{prefix}b_{p}.exr")) / 2 for p in ("alb", "nrm"))
    depth = (read_depth(prefix + "a_z.exr") + read_depth(prefix + "b_z.exr")) / 2
    surface = albedo + 0.04
    a, b = a / surface, b / surface  # light only, without the colours of the surfaces
    image = (a + b) / 2
    variance = blur((a @ LUMINANCE - b @ LUMINANCE) ** 2 / 4, 3) + 1e-6
    log_depth = np.log(depth + 0.1)
    gradient = np.hypot(
        cv2.Sobel(log_depth, cv2.CV_32F, 1, 0, scale=0.125), cv2.Sobel(log_depth, cv2.CV_32F, 0, 1, scale=0.125)
    )
    guides = np.concatenate([blur(normal, 0.6) * 3, blur(albedo, 0.6) * 11.8], -1)
    for i in range(iterations):
        image, variance = wavelet_pass(image, variance, guides, log_depth, gradient + 0.004, 2**i, strength)
    return image * surface


def wavelet_pass(image, variance, guides, log_depth, gradient, step, strength):
    """One 5 x 5 pass over pixels that are step apart; returns image and variance."""
    kernel = [0.375, 0.25, 0.0625]
    h, w = log_depth.shape
    margin = 2 * step

    def pad(x):
        return cv2.copyMakeBorder(x, margin, margin, margin, margin, cv2.BORDER_REPLICATE)

    light = image @ LUMINANCE
    light_scale = 1 / (strength * np.sqrt(blur(variance, 1.2)) + 1e-4)
    depth_scale = 1 / (gradient * step * 2 + 0.02)
    padded = pad(image), pad(light), pad(variance), pad(log_depth)
    padded_guides = np.concatenate([pad(np.ascontiguousarray(g)) for g in (guides[..., :3], guides[..., 3:])], -1)
    total = image * kernel[0] ** 2
    weights = np.full(light.shape, kernel[0] ** 2, np.float32)
    total_variance = variance * kernel[0] ** 4
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            if not dx and not dy:
                continue
            window = np.s_[margin + dy * step : margin + dy * step + h, margin + dx * step : margin + dx * step + w]
            near, near_light, near_variance, near_depth = (p[window] for p in padded)
            difference = guides - padded_guides[window]
            distance = np.einsum("ijk,ijk->ij", difference, difference)
            distance += np.abs(light - near_light) * light_scale
            distance += np.abs(log_depth - near_depth) * depth_scale
            weight = cv2.exp(-distance) * np.float32(kernel[abs(dx)] * kernel[abs(dy)])
            total += near * weight[..., None]
            weights += weight
            total_variance += near_variance * weight * weight
    return total / weights[..., None], total_variance / weights**2


def tone(x, exposure, contrast=0.10, knee=0.62):
    """Linear to sRGB: straight below the knee, a soft shoulder above it, which keeps the hues of the brand."""
    x = x * exposure
    peak = x.max(-1, keepdims=True)
    shoulder = knee + (1 - knee) * (1 - np.exp(-(peak - knee) / (1 - knee) * 0.72))
    x = np.clip(x * (np.where(peak > knee, shoulder, peak) / np.maximum(peak, 1e-5)), 0, 1)
    y = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - 0.055)
    return (y + contrast * (y - 0.5) * y * (1 - y) * 2).astype(np.float32)


def smooth_steps(y):
    """Blurs along strong edges, which removes their stair steps."""
    light = blur(y @ LUMINANCE, 0.8)
    gx, gy = cv2.Sobel(light, cv2.CV_32F, 1, 0), cv2.Sobel(light, cv2.CV_32F, 0, 1)
    strength = np.hypot(gx, gy)
    tx, ty = -gy / (strength + 1e-6), gx / (strength + 1e-6)
    rows, columns = np.mgrid[0 : light.shape[0], 0 : light.shape[1]].astype(np.float32)
    along = y * 0.4
    for d, k in ((-1.5, 0.12), (-0.75, 0.18), (0.75, 0.18), (1.5, 0.12)):
        shifted = cv2.remap(y, columns + tx * d, rows + ty * d, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        along = along + k * shifted
    mask = np.clip((strength - 0.10) * 4, 0, 1)[..., None]
    return y * (1 - mask) + along * mask


def finish(linear, width, height, exposure):
    """8-bit BGR of the final size: bloom, tone, enlargement, vignette, sharpening, a breath of grain."""
    rendered_width = linear.shape[1]
    y = smooth_steps(tone(linear + 0.05 * blur(np.clip(linear - 0.85, 0, 3), rendered_width / 60), exposure))
    if width != rendered_width:
        filter = cv2.INTER_LANCZOS4 if width > rendered_width else cv2.INTER_AREA
        y = cv2.resize(y, (width, height), interpolation=filter)
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    radius = ((columns / width - 0.5) ** 2 + (rows / height - 0.5) ** 2) * 2
    y = y * (1 - 0.05 * radius**1.3)[..., None]
    y = y + 0.38 * (y - blur(y, width / 1300))
    y += np.random.default_rng(1).normal(0, 0.003, (height, width, 1))
    return (np.clip(y, 0, 1) * 255 + 0.5).astype(np.uint8)


def write(path, image):
    """Progressive JPEG of the best quality that stays below MAX_BYTES."""
    for quality in range(90, 60, -3):
        options = [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1]
        encoded = cv2.imencode(".jpg", image, options)[1]
        if encoded.size <= MAX_BYTES:
            break
    encoded.tofile(path)


def main():
    prefix, out, size = sys.argv[1:]
    width, height = (int(v) for v in size.split("x"))
    with open(prefix + ".exposure") as f:
        exposure = float(f.read())
    write(out, finish(denoise(prefix), width, height, exposure))


main()

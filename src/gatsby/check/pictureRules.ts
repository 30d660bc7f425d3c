import path from "node:path";
import { isStockImage } from "../model/imageRule";
import { isDrawing } from "../model/logoResolvers";
import { didYouMean } from "./closest";
import type { Fault } from "./fault";
import type { RuleContext, ValueRule } from "./valueRule";
import { field } from "../../common/field";
import type { PictureFile } from "./pictureFile";
import { quote } from "./quote";

const formatByEnding: Readonly<Record<string, string>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".svg": "svg",
};
const formatNames: Readonly<Record<string, string>> = {
  jpeg: "a JPEG picture",
  png: "a PNG picture",
  webp: "a WebP picture",
  svg: "an SVG picture",
};

function placeFault(value: string, place: string): Fault | undefined {
  if (value.includes("\\")) {
    return {
      message: `The path ${quote(value)} holds a backslash.`,
      remedy: "Write / between the folders.",
    };
  }
  return !place.startsWith("images/") || value.startsWith("/")
    ? {
        message: `The path ${quote(value)} leads out of content/images.`,
        remedy: "Put the picture into content/images and write its path there.",
      }
    : undefined;
}

/** What to say of an SVG drawing where the build makes a picture of several widths. */
function drawingFault(value: string, setting: unknown): Fault | undefined {
  return isDrawing(value) && !field(setting, "drawing")
    ? {
        message: `${quote(value)} is a drawing; only logos can be one.`,
        remedy: "Use a JPEG, PNG or WebP picture.",
      }
    : undefined;
}

/** What to say of a picture with too few pixels, or more than the site ever shows. */
function sizeFault(
  place: string,
  { width, height }: PictureFile,
  setting: unknown,
): Fault | undefined {
  const limit = (name: string) => Number(field(setting, name) ?? 0);
  const tooSmall = (pixels: number, least: number, measure: string) =>
    pixels < least
      ? {
          message: `content/${place} is ${pixels} pixels ${measure}, too small to look sharp.`,
          remedy: `Use a picture at least ${least} pixels ${measure}.`,
        }
      : undefined;
  return (
    tooSmall(width, limit("minWidth"), "wide") ??
    tooSmall(height, limit("minHeight"), "high") ??
    (width > limit("maxWidth")
      ? {
          message: `content/${place} is ${width} pixels wide, larger than the site ever shows it.`,
          remedy: `Scale it down to at most ${limit("maxWidth")} pixels.`,
        }
      : undefined)
  );
}

/** The picture file that the path leads to: there, whole, of the kind its name says, neither too small nor too large. */
export const pictureRule: ValueRule = (value, setting, context) => {
  const place = path.posix.join(path.posix.dirname(context.file), value);
  const misfit = placeFault(value, place) ?? drawingFault(value, setting);
  if (misfit) return misfit;
  const picture = context.pictures.get(place);
  if (!picture) {
    const paths = [...context.pictures.keys()].map((name) =>
      path.posix.relative(path.posix.dirname(context.file), name),
    );
    return {
      message: `There is no picture at content/${place}.`,
      remedy: `Put the file there or correct the path.${didYouMean(value, paths)}`,
    };
  }
  const expected = formatByEnding[path.posix.extname(place).toLowerCase()];
  if (!expected || picture.format !== expected) {
    return {
      message: `content/${place} is ${picture.format ? (formatNames[picture.format] ?? `of the format ${picture.format}`) : "not a picture"}, whatever its name says.`,
      remedy: "Use a JPEG, PNG, WebP or SVG file whose ending fits.",
    };
  }
  if (picture.damage) {
    return {
      message: `content/${place} ${picture.damage}.`,
      remedy: "Save or copy the picture again.",
    };
  }
  return isDrawing(place) ? undefined : sizeFault(place, picture, setting);
};

function listedFault(
  place: string,
  value: string,
  context: RuleContext,
): Fault | undefined {
  return context.hasEntry("Picture", "path", place)
    ? undefined
    : {
        message: `There is no picture with the path ${quote(value)}.`,
        remedy: `Write a path of content/images/pictures.json, or add the picture there.${didYouMean(place, context.entryKeys("Picture", "path"))}`,
      };
}

/** A picture in a text is one of the catalogue: neither one of another site nor a file written out. */
export function textPictureFault(
  src: string,
  context: RuleContext,
): Fault | undefined {
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(src))
    return {
      message: `The picture ${quote(src.length > 60 ? `${src.slice(0, 60)}…` : src)} is not a file of content/images.`,
      remedy:
        "Put the picture into content/images, list it in content/images/pictures.json, and write its path there.",
    };
  return drawingFault(src, undefined) ?? listedFault(src, src, context);
}

/** Paths that the image rules use as they are lead to a picture of the catalogue (docs/product.md#image-rule). */
export const imageRuleRule: ValueRule = (value, setting, context) => {
  const isReplaced =
    setting === "author" ? !value.startsWith("/") : isStockImage(value);
  return isReplaced
    ? undefined
    : listedFault(value.replace(/^\//, ""), value, context);
};

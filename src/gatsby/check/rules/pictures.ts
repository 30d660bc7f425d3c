import path from "node:path";
import { field } from "../../../common/field";
import { isStockImage } from "../../model/imageRule";
import { isDrawing } from "../../model/logoResolvers";
import type { ContentContext, ValueRule } from "../contentContext";
import type { PictureFile } from "../pictureFile";
import type { ProblemText } from "../problem";
import { didYouMean, quote } from "../wording";

/** The endings that the name of a file of each format may have. */
const formats: Readonly<Record<string, RegExp>> = {
  jpeg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  svg: /\.svg$/i,
};

function placeProblem(value: string, place: string): ProblemText | undefined {
  if (value.includes("\\"))
    return {
      message: `The path ${quote(value)} contains a backslash.`,
      remedy: "Write / between the folders.",
    };
  return !place.startsWith("images/") || value.startsWith("/")
    ? {
        message: `The path ${quote(value)} leads out of content/images.`,
        remedy:
          "Move the picture into content/images and write its path below that folder.",
      }
    : undefined;
}

/** Reports an SVG drawing where the build needs a picture in several widths. */
const drawingProblem = (value: string): ProblemText | undefined =>
  isDrawing(value)
    ? {
        message: `${quote(value)} is a drawing; only logos can be one.`,
        remedy: "Use a JPEG, PNG or WebP picture.",
      }
    : undefined;

/** Reports a picture with too few pixels, or more than the site ever shows. */
function sizeProblem(
  place: string,
  { width, height }: PictureFile,
  setting: unknown,
): ProblemText | undefined {
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
          message: `content/${place} is ${width} pixels wide, more than the site ever shows.`,
          remedy: `Scale it down to at most ${limit("maxWidth")} pixels.`,
        }
      : undefined)
  );
}

/** Accepts a path to an undamaged picture of a suitable size, in the format that its name says. */
export const pictureRule: ValueRule = (value, setting, context) => {
  const folder = path.posix.dirname(context.file);
  const place = path.posix.join(folder, value);
  const misfit =
    placeProblem(value, place) ??
    (field(setting, "drawing") ? undefined : drawingProblem(value));
  if (misfit) return misfit;
  const picture = context.pictures.get(place);
  if (!picture) {
    const paths = [...context.pictures.keys()].map((name) =>
      path.posix.relative(folder, name),
    );
    return {
      message: `content/${place} does not exist.`,
      remedy: `Add the file or correct the path.${didYouMean(value, paths)}`,
    };
  }
  const { format = "", damage } = picture;
  if (!formats[format]?.test(place))
    return {
      message: `content/${place} is ${format ? `in the format ${format}` : "not a picture"}, which does not fit its name.`,
      remedy:
        "Use a JPEG, PNG, WebP or SVG file with the ending of its format.",
    };
  if (damage)
    return {
      message: `content/${place} ${damage}.`,
      remedy: "Save or copy the file again.",
    };
  return isDrawing(place) ? undefined : sizeProblem(place, picture, setting);
};

/** Reports a path that is not in the catalogue of pictures. */
function listedProblem(
  value: string,
  context: ContentContext,
): ProblemText | undefined {
  const place = value.replace(/^\//, "");
  const paths = context.entryKeys("Picture", "path");
  return !paths || paths.has(place)
    ? undefined
    : {
        message: `No picture has the path ${quote(value)}.`,
        remedy: `Write a path of content/images/pictures.json, or add the picture there.${didYouMean(place, paths)}`,
      };
}

/** Accepts a picture of the catalogue in a text, and no address or data. */
export function textPictureProblem(
  src: string,
  context: ContentContext,
): ProblemText | undefined {
  if (/^([a-z][a-z+.-]*:|\/)/i.test(src))
    return {
      message: `The picture ${quote(src)} is not a file of content/images.`,
      remedy:
        "Move the picture into content/images, list it in content/images/pictures.json, and write its path below that folder.",
    };
  return drawingProblem(src) ?? listedProblem(src, context);
}

/** Requires a picture of the catalogue for paths that the image rules use unchanged (docs/product.md#image-rule). */
export const imageRuleRule: ValueRule = (value, setting, context) => {
  const isReplaced =
    setting === "author" ? !value.startsWith("/") : isStockImage(value);
  return isReplaced ? undefined : listedProblem(value, context);
};

import path from "node:path";
import { field } from "../../../common/field";
import { isStockImage } from "../../model/imageRule";
import { isDrawing } from "../../model/logoResolvers";
import type { ContentContext, ValueRule } from "../contentContext";
import type { PictureFile } from "../pictureFile";
import type { ProblemText } from "../problem";
import { didYouMean, quote } from "../wording";

/** What a file of each format is called, and the endings that its name may have. */
const formats: Readonly<Record<string, { name: string; endings: RegExp }>> = {
  jpeg: { name: "a JPEG picture", endings: /\.jpe?g$/i },
  png: { name: "a PNG picture", endings: /\.png$/i },
  webp: { name: "a WebP picture", endings: /\.webp$/i },
  svg: { name: "an SVG picture", endings: /\.svg$/i },
};

function placeProblem(value: string, place: string): ProblemText | undefined {
  if (value.includes("\\"))
    return {
      message: `The path ${quote(value)} holds a backslash.`,
      remedy: "Write / between the folders.",
    };
  return !place.startsWith("images/") || value.startsWith("/")
    ? {
        message: `The path ${quote(value)} leads out of content/images.`,
        remedy: "Put the picture into content/images and write its path there.",
      }
    : undefined;
}

/** An SVG drawing where the build makes a picture of several widths. */
const drawingProblem = (value: string): ProblemText | undefined =>
  isDrawing(value)
    ? {
        message: `${quote(value)} is a drawing; only logos can be one.`,
        remedy: "Use a JPEG, PNG or WebP picture.",
      }
    : undefined;

/** A picture with too few pixels, or more than the site ever shows. */
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
          message: `content/${place} is ${width} pixels wide, larger than the site ever shows it.`,
          remedy: `Scale it down to at most ${limit("maxWidth")} pixels.`,
        }
      : undefined)
  );
}

/** The picture file that the path leads to: there, whole, of the kind its name says, neither too small nor too large. */
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
      message: `There is no picture at content/${place}.`,
      remedy: `Put the file there or correct the path.${didYouMean(value, paths)}`,
    };
  }
  const { format = "", damage } = picture;
  const known = formats[format];
  if (!known?.endings.test(place)) {
    const name =
      known?.name ?? (format ? `of the format ${format}` : "not a picture");
    return {
      message: `content/${place} is ${name}, whatever its name says.`,
      remedy: "Use a JPEG, PNG, WebP or SVG file whose ending fits.",
    };
  }
  if (damage)
    return {
      message: `content/${place} ${damage}.`,
      remedy: "Save or copy the picture again.",
    };
  return isDrawing(place) ? undefined : sizeProblem(place, picture, setting);
};

/** Whether a picture is one of the catalogue. */
function listedProblem(
  value: string,
  context: ContentContext,
): ProblemText | undefined {
  const place = value.replace(/^\//, "");
  return context.hasEntry("Picture", "path", place)
    ? undefined
    : {
        message: `There is no picture with the path ${quote(value)}.`,
        remedy: `Write a path of content/images/pictures.json, or add the picture there.${didYouMean(place, context.entryKeys("Picture", "path"))}`,
      };
}

/** A picture in a text is one of the catalogue: neither one of another site nor a file written out. */
export function textPictureProblem(
  src: string,
  context: ContentContext,
): ProblemText | undefined {
  if (/^([a-z][a-z+.-]*:|\/)/i.test(src))
    return {
      message: `The picture ${quote(src)} is not a file of content/images.`,
      remedy:
        "Put the picture into content/images, list it in content/images/pictures.json, and write its path there.",
    };
  return drawingProblem(src) ?? listedProblem(src, context);
}

/** Paths that the image rules use as they are lead to a picture of the catalogue (docs/product.md#image-rule). */
export const imageRuleRule: ValueRule = (value, setting, context) => {
  const isReplaced =
    setting === "author" ? !value.startsWith("/") : isStockImage(value);
  return isReplaced ? undefined : listedProblem(value, context);
};

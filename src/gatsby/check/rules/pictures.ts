import { posix } from "node:path";
import { field } from "../../../common/field";
import type { ProblemText } from "../../content/problem";
import type { PictureProperties } from "../../content/readPicture";
import { isDrawing } from "../../model/contentTypes";
import { isStockImage } from "../../model/imageRule";
import type { ValueRule } from "../contentContext";
import { didYouMean, quote } from "../wording";
import { picturePathRule } from "./reference";

/** What is wrong with a picture file. */
function fileProblem(
  place: string,
  { format, width = 0, height = 0, orientation = 1 }: PictureProperties,
  setting: unknown,
): ProblemText | undefined {
  if (format === "heif")
    return {
      message: `content/${place} is a photo of a phone (HEIC), which browsers do not show.`,
      remedy: "Export it as JPEG; another ending does not change the format.",
    };
  const ending = posix.extname(place).toLowerCase();
  if (ending.replace("jpg", "jpeg") !== `.${format}`)
    return {
      message: `content/${place} ${format ? `is in the format ${format}` : "is damaged, or no picture"}.`,
      remedy:
        "Export it again, as a JPEG, PNG, WebP or SVG file with the ending of its format.",
    };
  if (isDrawing(place)) return undefined;
  if (orientation > 1)
    return {
      message: `content/${place} lies on its side; only a camera's note in the file turns it.`,
      remedy: "Turn it upright in a picture editor and save it.",
    };
  const limit = (name: string) => Number(field(setting, name) ?? 0);
  const size = `content/${place} is ${width} × ${height} pixels`;
  if (width < limit("minWidth") || height < limit("minHeight"))
    return {
      message: `${size}, too small to look sharp.`,
      remedy: `Use one of at least ${limit("minWidth") ? `${limit("minWidth")} pixels in width` : `${limit("minHeight")} pixels in height`}.`,
    };
  // Twice as long takes minutes to resize, or cannot be.
  const excess = Math.max(width, height) / limit("maxWidth");
  return excess > 1
    ? {
        severity: excess > 2 ? "error" : "note",
        message: `${size}, more than the site ever shows.`,
        remedy: `Scale it down to at most ${limit("maxWidth")} pixels.`,
      }
    : undefined;
}

/** Accepts the path of a picture with a suitable size and the right file extension. */
export const pictureRule: ValueRule = (value, setting, { file, pictures }) => {
  const mayBeDrawing = Boolean(field(setting, "drawing"));
  if (isDrawing(value) && !mayBeDrawing)
    return {
      message: `${quote(value)} is a drawing; only logos can be one.`,
      remedy: "Use a JPEG, PNG or WebP picture.",
    };
  const folder = posix.dirname(file.name);
  const place = posix.join(folder, value);
  if (/\.hei[cf]$/i.test(value))
    return fileProblem(place, { format: "heif" }, setting);
  const picture = pictures.get(place);
  if (picture) return fileProblem(place, picture, setting);
  return {
    message: `The file content/${place} is missing.`,
    remedy: `Add it, or correct the path.${didYouMean(
      place,
      pictures.keys(),
      (name) => posix.relative(folder, name),
    )}`,
  };
};

/**
 * Requires a picture for paths that the image rules use unchanged (docs/product.md#image-rule): an entry of the
 * catalogue, or for a portrait only the file.
 */
export const imageRuleRule: ValueRule = (value, setting, context) => {
  const path = value.replace(/^\//, "");
  if (setting !== "author")
    return isStockImage(value)
      ? undefined
      : picturePathRule(path, setting, context);
  const size = { minWidth: 600, maxWidth: 2400 };
  return path === value
    ? {
        severity: "note",
        message: `The stock portrait is shown, because ${quote(value)} does not begin with a slash.`,
        remedy: `Write "/${value}", or remove the field.`,
      }
    : pictureRule(`../images/${path}`, size, context);
};

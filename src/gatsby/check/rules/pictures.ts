import path from "node:path";
import { field } from "../../../common/field";
import { isDrawing } from "../../model/contentTypes";
import { isStockImage } from "../../model/imageRule";
import type { ValueRule } from "../contentContext";
import type { ProblemText } from "../../content/problem";
import type {
  PictureFault,
  PictureProperties,
} from "../../content/readPicture";
import { didYouMean, quote } from "../wording";
import { picturePathRule } from "./reference";

/** Ends of messages that begin with the file, and remedies. */
const faults: Readonly<Record<PictureFault, ProblemText>> = {
  pointer: {
    message: "is not the picture itself, but a pointer of Git LFS to it.",
    remedy:
      'Get the picture: run "git lfs install" and "git lfs pull". Or copy it here again.',
  },
  heic: {
    message:
      "is a photo of a phone in the format HEIC, which browsers do not show.",
    remedy: "Export it as JPEG; another ending does not change the format.",
  },
  animated: {
    severity: "note",
    message: "is animated; the site shows its first picture alone.",
    remedy: "Save the one picture to show, or link to a video.",
  },
  transparent: {
    severity: "note",
    message: "has transparent parts, which are black where it shows as a JPEG.",
    remedy: "Save it on white, or on the colour of the page.",
  },
  incomplete: {
    message: "is damaged or incomplete: a part of it cannot be read.",
    remedy: "Copy or upload the file again, from a picture that opens whole.",
  },
  turned: {
    message: "lies on its side; only a camera's note in the file turns it.",
    remedy:
      "Turn it upright in a picture editor and save it, so that the pixels themselves are turned.",
  },
  noNamespace: {
    message: "is a drawing that browsers do not show: its xmlns is missing.",
    remedy: 'Write <svg xmlns="http://www.w3.org/2000/svg" …>.',
  },
};

const faultProblem = (place: string, fault: PictureFault): ProblemText => ({
  ...faults[fault],
  message: `content/${place} ${faults[fault].message}`,
});

/** Faults of files that are no JPEG, PNG, WebP or SVG, whatever their name says. */
const isOtherFormat = (fault: PictureFault) =>
  fault === "pointer" || fault === "heic";

/** A side that is this many times as long as the site ever shows takes minutes to resize, or cannot be. */
const maxExcess = 2;

/** Reports a picture with too few pixels, or more than the site ever shows. */
function sizeProblem(
  place: string,
  { width = 0, height = 0 }: PictureProperties,
  setting: unknown,
): ProblemText | undefined {
  const limit = (name: string) => Number(field(setting, name) ?? 0);
  for (const [pixels, least, measure] of [
    [width, limit("minWidth"), "wide"],
    [height, limit("minHeight"), "high"],
  ] as const)
    if (pixels < least)
      return {
        message: `content/${place} is ${pixels} pixels ${measure}, too small to look sharp.`,
        remedy: `Use a picture at least ${least} pixels ${measure}.`,
      };
  const [pixels, most] = [Math.max(width, height), limit("maxWidth")];
  return pixels > most
    ? {
        severity: pixels > maxExcess * most ? "error" : "note",
        message: `content/${place} is ${pixels} pixels ${width < height ? "high" : "wide"}, more than the site ever shows.`,
        remedy: `Scale it down to at most ${most} pixels.`,
      }
    : undefined;
}

/** Accepts the path of a picture with a suitable size and the right file extension. */
export const pictureRule: ValueRule = (value, setting, context) => {
  if (isDrawing(value) && !field(setting, "drawing"))
    return {
      message: `${quote(value)} is a drawing; only logos can be one.`,
      remedy: "Use a JPEG, PNG or WebP picture.",
    };
  const folder = path.posix.dirname(context.file);
  const place = path.posix.join(folder, value).normalize("NFC");
  const picture = context.pictures.get(place);
  if (!picture) {
    const paths = [...context.pictures.keys()]
      .filter((name) => !isDrawing(name) || field(setting, "drawing"))
      .map((name) => path.posix.relative(folder, name));
    return {
      message: `${quote(value)} is not a picture of content/images.`,
      remedy: `Add the file, correct the path, or remove the entry.${didYouMean(value, paths)}`,
    };
  }
  const { format = "", fault } = picture;
  if (fault && isOtherFormat(fault)) return faultProblem(place, fault);
  if (path.posix.extname(place).replace("jpg", "jpeg") !== `.${format}`)
    return {
      message: `content/${place} is ${format ? `in the format ${format}, which does not match its name` : "not a picture"}.`,
      remedy:
        "Use a JPEG, PNG, WebP or SVG file with the ending of its format.",
    };
  const size = isDrawing(place)
    ? undefined
    : sizeProblem(place, picture, setting);
  // Logos keep their format, and with it what is transparent.
  if (!fault || (fault === "transparent" && field(setting, "drawing")))
    return size;
  const problem = faultProblem(place, fault);
  return problem.severity === "note" ? (size ?? problem) : problem;
};

/** Requires a picture of the catalogue for paths that the image rules use unchanged (docs/product.md#image-rule). */
export const imageRuleRule: ValueRule = (value, setting, context) => {
  const isReplaced =
    setting === "author" ? !value.startsWith("/") : isStockImage(value);
  return isReplaced
    ? undefined
    : picturePathRule(value.replace(/^\//, ""), setting, context);
};

import { contentFileType } from "../../contentTypes";
import { didYouMean } from "../closest";
import type { ContentContext } from "../contentContext";
import type { ContentFile, JsonPath } from "../contentFile";
import { field } from "../field";
import type { Problem } from "../problem";
import { textFormats } from "../../formats";
import { textsOf, valuesOf } from "./values";

/** Claims such as "275+" and "25Cr+" in a text. */
const claim = /(?<![\d+.,:/])[$₹]?\d[\d,.]*(?:Cr|k)?\+(?!\d)/g;
const figure = new RegExp(textFormats["figure"]?.pattern ?? "");

/** A claim such as "275+" that stands in a text is one of the figures, so that pages cannot disagree. */
function* claimProblems(
  files: readonly ContentFile[],
  context: ContentContext,
): Generator<Problem> {
  const figures = context.entryKeys("Figure", "number");
  if (figures.length === 0 || !figures.every((text) => figure.test(text)))
    return;
  const known = new Set(figures);
  for (const file of files) {
    const type = contentFileType(file.name);
    if (type?.kind === "item" || /^(shared\/figures|images\/)/.test(file.name))
      continue;
    for (const { path, text } of textsOf(file)) {
      for (const [found] of text.matchAll(claim)) {
        if (known.has(found)) continue;
        yield file.problem(
          path,
          `The figure "${found}" is not among the figures in content/shared/figures.json.`,
          `Write the figure as it stands there, or add it there.${didYouMean(found, figures)}`,
        );
      }
    }
  }
}

/** Numbers of a text that do not say what a field of the same page says. */
function* disagreements(
  file: ContentFile,
  said: string | number,
  inField: string,
  pattern: RegExp,
): Generator<Problem> {
  for (const { path, text } of textsOf(file)) {
    for (const [, number = ""] of text.matchAll(pattern)) {
      if (number === String(said)) continue;
      yield file.problem(
        path,
        `The text says ${number}, the field ${inField} says ${said}.`,
        "Make the two agree.",
      );
    }
  }
}

function numberAt(file: ContentFile, path: JsonPath): number | undefined {
  const value = path.reduce<unknown>(
    (current, step) => field(current, String(step)),
    file.value,
  );
  return typeof value === "number" && value > 0 ? value : undefined;
}

/** Seats of the cohort and places of the membership offer, in words and as dots. */
function* dotProblems(file: ContentFile): Generator<Problem> {
  const seats = numberAt(file, ["hero", "seats"]);
  if (file.name === "pages/cohort.json" && seats)
    yield* disagreements(file, seats, "hero.seats", /\b(\d+) seats\b/gi);
  const places = numberAt(file, ["offer", "places"]);
  if (file.name === "pages/membership.json" && places)
    yield* disagreements(
      file,
      places,
      "offer.places",
      /\bfirst (\d+) (?:sign-ups|places|members)\b/gi,
    );
}

/** The credits of partners come to no less than their total. */
function* creditProblems(
  file: ContentFile,
  files: readonly ContentFile[],
): Generator<Problem> {
  if (file.name !== "shared/partner-credits.json") return;
  const dollars = (text: string): number =>
    /^\$[\d,]+\+?$/.test(text) ? Number(text.replace(/[$,+]/g, "")) : 0;
  const key = field(file.value, "total");
  const figures = files.find(({ name }) => name === "shared/figures.json");
  const total: unknown = Array.isArray(figures?.value)
    ? figures.value.find((entry) => field(entry, "key") === key)
    : undefined;
  const claimed = dollars(String(field(total, "number")));
  let sum = 0;
  for (const { path, value } of valuesOf(file))
    if (path.at(-1) === "value") sum += dollars(String(value));
  if (claimed <= sum) return;
  yield file.problem(
    ["total"],
    `The total ${String(field(total, "number"))} is more than the credits of the partners together, $${sum.toLocaleString("en")}.`,
    "Correct a partner's value, or the total in content/shared/figures.json.",
  );
}

/** Figures that stand in more than one place agree. */
export function* figureProblems(
  files: readonly ContentFile[],
  context: ContentContext,
): Generator<Problem> {
  yield* claimProblems(files, context);
  for (const file of files) {
    yield* dotProblems(file);
    yield* creditProblems(file, files);
  }
}

import { contentFileType } from "../../model/contentTypes";
import type { ContentContext } from "../contentContext";
import type { ContentFile } from "../contentFile";
import { field } from "../../../common/field";
import type { Problem } from "../problem";
import { textFormats } from "../../model/formats";
import { textsOf, valuesOf } from "./values";

/** Claims such as "275+" and "25Cr+" in a text. */
const claim = /(?<![\d+.,:/])[$₹]?\d[\d,.]*(?:Cr|k)?\+(?!\d)/g;
const figure = new RegExp(textFormats["figure"]?.pattern ?? "");

/** A claim such as "275+" that stands in a text is one of the figures: else two pages may disagree. */
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
    if (type?.shape === "item" || /^(shared\/figures|images\/)/.test(file.name))
      continue;
    for (const { path, text } of textsOf(file)) {
      for (const [found] of text.matchAll(claim)) {
        if (known.has(found)) continue;
        yield file.problem(
          path,
          `The figure "${found}" is not among the figures in content/shared/figures.json.`,
          "Write the figure as it stands there, or add it there.",
          { severity: "note" },
        );
      }
    }
  }
}

/** Numbers of a text that do not say what a field of the same page says. */
function* disagreements(
  file: ContentFile,
  inField: string,
  pattern: RegExp,
  told: readonly Problem[],
): Generator<Problem> {
  const isTold = told.some(
    (problem) => problem.file === file.name && problem.field === inField,
  );
  const said = inField
    .split(".")
    .reduce<unknown>((value, step) => field(value, step), file.value);
  if (isTold || typeof said !== "number") return;
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

/** Seats of the cohort and places of the membership offer, in words and as dots. */
function* dotProblems(
  file: ContentFile,
  told: readonly Problem[],
): Generator<Problem> {
  if (file.name === "pages/cohort.json")
    yield* disagreements(file, "hero.seats", /\b(\d+) seats\b/gi, told);
  if (file.name === "pages/membership.json")
    yield* disagreements(
      file,
      "offer.places",
      /\bfirst (\d+) (?:sign-ups|places|members)\b/gi,
      told,
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
    { severity: "note" },
  );
}

/**
 * Figures that stand in more than one place agree.
 *
 * @param told Problems of single files; what follows from them is not told again.
 */
export function* figureProblems(
  files: readonly ContentFile[],
  context: ContentContext,
  told: readonly Problem[],
): Generator<Problem> {
  yield* claimProblems(files, context);
  for (const file of files) {
    yield* dotProblems(file, told);
    yield* creditProblems(file, files);
  }
}

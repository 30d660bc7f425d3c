import { contentFileType } from "../contentTypes";
import { didYouMean } from "./closest";
import type { ContentContext } from "./contentContext";
import type { ContentFile, JsonPath } from "./contentFile";
import { field } from "./field";
import type { Problem } from "./problem";

interface Value {
  readonly file: ContentFile;
  readonly path: JsonPath;
  readonly value: unknown;
}

/** Every value of a file with its path, parents before children. */
function* valuesOf(file: ContentFile): Generator<Value> {
  const pending: Value[] = [{ file, path: [], value: file.value }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    const { path, value } = next;
    if (typeof value !== "object" || value === null) continue;
    const entries = Array.isArray(value)
      ? value.map((entry: unknown, index) => ({ step: index, entry }))
      : Object.entries(value).map(([step, entry]) => ({
          step,
          entry: entry as unknown,
        }));
    pending.push(
      ...entries
        .map(({ step, entry }) => ({
          file,
          path: [...path, step],
          value: entry,
        }))
        .reverse(),
    );
  }
}

/** Ids are the same as the file's name, fit the folder, and no two items share one. */
function* idProblems(files: readonly ContentFile[]): Generator<Problem> {
  const seen = new Map<string, string>();
  for (const file of files) {
    if (contentFileType(file.name)?.kind !== "item") continue;
    const id = field(file.value, "id");
    if (typeof id !== "string") continue;
    const [folder = "", base = ""] = file.name
      .replace(/\.json$/, "")
      .split("/");
    const prefix = folder === "featured" ? "features" : folder;
    if (id !== base) {
      yield file.problem(
        ["id"],
        `The id "${id}" does not match the file's name.`,
        `Write "${base}", or rename the file to ${id}.json.`,
      );
    }
    if (!id.startsWith(`${prefix}-`)) {
      yield file.problem(
        ["id"],
        `The id "${id}" does not fit the folder ${folder}.`,
        `Ids here begin with "${prefix}-".`,
      );
    }
    const first = seen.get(id);
    if (first) {
      yield file.problem(
        ["id"],
        `The id "${id}" is already used in content/${first}.`,
        "Give each item an id of its own.",
      );
    }
    seen.set(id, file.name);
  }
}

/** Keys of catalogues and names of outbound links, and titles and descriptions for search engines, are unique. */
function* uniquenessProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  const seenInSeo = new Map<string, string>();
  for (const file of files) {
    const isCatalogue = contentFileType(file.name)?.kind === "catalogue";
    const keys = new Set<string>();
    for (const { path, value } of valuesOf(file)) {
      const name = path.at(-1);
      if (typeof value !== "string") continue;
      const isKey =
        (isCatalogue &&
          path.length === 2 &&
          ["key", "path"].includes(String(name))) ||
        (isCatalogue && path.length === 2 && name === "name") ||
        (path.length === 3 && path[0] === "links" && name === "name");
      if (isKey) {
        if (keys.has(value)) {
          yield file.problem(
            path,
            `"${value}" stands twice in this list.`,
            "Remove one of the entries or give it another name.",
          );
        }
        keys.add(value);
      }
      if (path.at(-2) === "seo") {
        const first = seenInSeo.get(`${String(name)}:${value}`);
        if (first) {
          yield file.problem(
            path,
            `The ${String(name)} is the same as in content/${first}.`,
            `Give each page a ${String(name)} of its own.`,
          );
        }
        seenInSeo.set(`${String(name)}:${value}`, file.name);
      }
    }
  }
}

/** An offer is not above its list price, and a higher tier not below the price of the tier before it. */
function* priceProblems(files: readonly ContentFile[]): Generator<Problem> {
  for (const file of files) {
    for (const { path, value } of valuesOf(file)) {
      const [list, offer] = [
        field(value, "listPrice"),
        field(value, "offerPrice"),
      ];
      if (
        typeof list === "number" &&
        typeof offer === "number" &&
        offer > list
      ) {
        yield file.problem(
          [...path, "offerPrice"],
          `The offer price ${offer} is above the list price ${list}.`,
          "Write an offer price that is not above the list price.",
        );
      }
      if (path.at(-1) !== "tiers" || !Array.isArray(value)) continue;
      for (let index = 1; index < value.length; index++) {
        const [below, price] = [
          field(value[index - 1], "price"),
          field(value[index], "price"),
        ];
        if (
          typeof below === "number" &&
          typeof price === "number" &&
          price <= below
        ) {
          yield file.problem(
            [...path, index, "price"],
            `The price ${price} is not above the price ${below} of the tier below.`,
            "A higher tier includes the tier below, so its price is higher; order the tiers from the lowest to the highest.",
          );
        }
      }
    }
  }
}

/** A higher tier lists only what it adds; what it repeats of the tiers below would be shown twice. */
function* tierProblems(files: readonly ContentFile[]): Generator<Problem> {
  for (const file of files) {
    for (const { path, value } of valuesOf(file)) {
      if (path.at(-1) !== "tiers" || !Array.isArray(value)) continue;
      const seen = new Set<string>();
      for (const [index, tier] of value.entries()) {
        const benefits = field(tier, "benefits");
        if (!Array.isArray(benefits)) continue;
        for (const [position, benefit] of benefits.entries()) {
          const text = String(benefit).trim().toLowerCase();
          if (seen.has(text)) {
            yield file.problem(
              [...path, index, "benefits", position],
              `The benefit "${String(benefit)}" is already in this tier or one below.`,
              "Remove it: a higher tier includes everything of the tiers below.",
            );
          }
          seen.add(text);
        }
      }
    }
  }
}

/** A claim such as "275+" that stands in a text is one of the figures, so that pages cannot disagree. */
function* figureProblems(
  files: readonly ContentFile[],
  context: ContentContext,
): Generator<Problem> {
  const figures = context.entryKeys("Figure", "number");
  const known = new Set(figures);
  for (const file of files) {
    if (
      file.name === "shared/figures.json" ||
      file.name === "images/pictures.json"
    )
      continue;
    if (contentFileType(file.name)?.kind === "item") continue;
    for (const { path, value } of valuesOf(file)) {
      if (typeof value !== "string") continue;
      for (const [claim] of value.matchAll(
        /(?<![\d+])[$₹]?\d[\d,.]*(?:Cr|k)?\+(?!\d)/g,
      )) {
        if (known.has(claim)) continue;
        yield file.problem(
          path,
          `The figure "${claim}" is not among the figures in content/shared/figures.json.`,
          `Write the figure as it stands there, or add it there.${didYouMean(claim, figures)}`,
        );
      }
    }
  }
}

/** Events and offers that have passed: told, but no error. */
function* passedDates(
  files: readonly ContentFile[],
  today: string,
): Generator<Problem> {
  for (const file of files) {
    const isEvent = contentFileType(file.name)?.typeName === "EventItem";
    for (const { path, value } of valuesOf(file)) {
      const name = path.at(-1);
      const isDue =
        name === "offerEnds" ||
        (isEvent && name === "date" && path.length === 1);
      if (!isDue || typeof value !== "string" || value >= today) continue;
      yield file.problem(
        path,
        `The ${isEvent ? "event" : "offer"} of ${value} has passed.`,
        "Change the date, or replace it by a new one.",
        { severity: "note" },
      );
    }
  }
}

/**
 * Every problem that shows only when content files are seen together.
 *
 * @param today Year-month-day; what lies before it has passed.
 */
export function checkAcrossFiles(
  files: readonly ContentFile[],
  context: ContentContext,
  today: string,
): Problem[] {
  return [
    ...idProblems(files),
    ...uniquenessProblems(files),
    ...priceProblems(files),
    ...tierProblems(files),
    ...figureProblems(files, context),
    ...passedDates(files, today),
  ];
}

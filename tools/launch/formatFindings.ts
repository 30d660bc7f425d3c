import path from "node:path";
import { count } from "../../src/gatsby/check/wording";
import type { Problem } from "../../src/gatsby/content/problem";

/** More findings of a file are named by their fields alone, in one line. */
const mostMessages = 3;
/** More fields of a file are named by the sections that they are in; more files of a folder by the first and the last. */
const mostNames = 6;

function groupBy<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries)
    groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return [...groups.values()];
}

/** Names with their numbers: "hero.lead, groups[].price (16)". */
const countNames = (names: readonly string[]): string[] =>
  groupBy(names, (name) => name).map((group) =>
    group.length > 1 ? `${group[0]} (${group.length})` : String(group[0]),
  );

/** The fields of a file's findings, or the sections that they are in. */
function namesOf(findings: readonly Problem[]): string {
  const fields = findings.map(({ field }) =>
    field.replaceAll(/\[\d+\]/g, "[]").replace(/^\[\]\./, ""),
  );
  const names = countNames(fields);
  return (
    names.length > mostNames
      ? countNames(fields.map((name) => name.replace(/[.[].*/, "")))
      : names
  ).join(", ");
}

/** The lines of a file's findings: each with its message, or one for all, at the first. */
function linesOf(findings: readonly Problem[]): string[] {
  const [first] = findings;
  const saysOne = findings.every(({ message }) => message === first?.message);
  return findings.length > (saysOne ? 1 : mostMessages)
    ? [`  content/${first?.file}:${first?.line}  ${namesOf(findings)}`]
    : findings.map(
        ({ file, line, field, message }) =>
          `  content/${file}:${line}  ${field}  ${message}`,
      );
}

/** Findings under their remedies, with a line for each file, or for each of its findings if these are few. */
export const formatProblems = (problems: readonly Problem[]): string[] =>
  groupBy(problems, ({ remedy }) => remedy).map((group) =>
    [
      group[0]?.remedy,
      ...groupBy(group, ({ file }) => file).flatMap(linesOf),
    ].join("\n"),
  );

/** Files under their remedy, with a line for each folder. */
export const formatFiles = (remedy: string, names: readonly string[]): string =>
  [
    remedy,
    ...groupBy(names, path.posix.dirname).map((group) => {
      const files = group.map((name) => path.posix.basename(name));
      const list =
        files.length > mostNames
          ? `${count(files.length, "file")}, ${files[0]} to ${files.at(-1)}`
          : files.join(", ");
      return `  ${path.posix.dirname(group[0] ?? "")}/  ${list}`;
    }),
  ].join("\n");

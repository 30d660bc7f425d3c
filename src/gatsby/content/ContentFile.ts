import { findNodeAtLocation, parseTree } from "jsonc-parser";
import type { ContentPlace } from "../model/contentTypes";
import type { Problem } from "./problem";

/** Keys and indexes from the root of a file to a value. */
export type JsonPath = readonly (string | number)[];

/** "hero.actions[0].to", as shown to maintainers. */
export function formatPath(path: JsonPath): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join("");
}

/** Every text of a value with its path, in the order of the value. */
export function* textsIn(
  value: unknown,
  path: JsonPath = [],
): Generator<{ path: JsonPath; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, entry] of Object.entries(value))
    yield* textsIn(entry, [...path, isList ? Number(key) : key]);
}

/** Line and column of an offset, counted from 1. */
function position(text: string, offset: number) {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A readable content file: its value, and the position of each part in its text. */
export class ContentFile {
  readonly value: unknown;
  /** Parsed for the first problem. */
  private tree: ReturnType<typeof parseTree>;

  /**
   * @param name Path below content/.
   * @param place Its place and type in the content model.
   * @param text Well-formed JSON.
   */
  constructor(
    readonly name: string,
    readonly place: ContentPlace,
    private readonly text: string,
  ) {
    this.value = JSON.parse(text);
  }

  /** A problem with the value at a path. A missing value has the position of its parent. */
  problem(
    path: JsonPath,
    message: string,
    remedy: string,
    severity: Problem["severity"] = "error",
  ): Problem {
    return {
      severity,
      file: this.name,
      ...position(this.text, this.offsetOf(path)),
      field: formatPath(path),
      message,
      remedy,
    };
  }

  /** A problem that does not stop the build. */
  note(path: JsonPath, message: string, remedy: string): Problem {
    return this.problem(path, message, remedy, "note");
  }

  /** Every text of the file with its path, in the order of the file. */
  texts = () => textsIn(this.value);

  private offsetOf(path: JsonPath): number {
    this.tree ??= parseTree(this.text);
    const node = this.tree && findNodeAtLocation(this.tree, [...path]);
    if (node || path.length === 0) return node?.offset ?? 0;
    return this.offsetOf(path.slice(0, -1));
  }
}

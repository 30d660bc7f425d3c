import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import type { Problem } from "./problem";

/** Steps from the top of a file to a value. */
export type JsonPath = readonly (string | number)[];

/** "hero.actions[0].to", as shown to maintainers. */
export function formatPath(path: JsonPath): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`,
    )
    .join("");
}

/** Line and column of an offset, counted from 1. */
export function position(text: string, offset: number) {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A readable content file: its value, and the place of each part in its text. */
export class ContentFile {
  readonly value: unknown;

  /** @param root The text's syntax tree. */
  constructor(
    readonly name: string,
    private readonly text: string,
    private readonly root = parseTree(text),
  ) {
    this.value = JSON.parse(text);
  }

  /** A problem with the value or the key at a path. A missing value has the place of its parent. */
  problem(
    path: JsonPath,
    message: string,
    remedy: string,
    {
      at = "value",
      severity = "error",
    }: { at?: "key" | "value"; severity?: Problem["severity"] } = {},
  ): Problem {
    const node = this.nodeAt(path);
    const key = at === "key" ? node?.parent?.children?.[0] : undefined;
    return {
      severity,
      file: this.name,
      ...position(this.text, (key ?? node ?? this.nearestNode(path)).offset),
      field: formatPath(path),
      message,
      remedy,
    };
  }

  /** A problem that does not stop the build. */
  note(path: JsonPath, message: string, remedy: string): Problem {
    return this.problem(path, message, remedy, { severity: "note" });
  }

  /** Every text of the file with its path, in the order of the file. */
  *texts(
    value: unknown = this.value,
    path: JsonPath = [],
  ): Generator<{ path: JsonPath; text: string }> {
    if (typeof value === "string") yield { path, text: value };
    if (typeof value !== "object" || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, entry] of Object.entries(value))
      yield* this.texts(entry, [...path, isList ? Number(key) : key]);
  }

  private nodeAt(path: JsonPath): Node | undefined {
    return this.root && findNodeAtLocation(this.root, [...path]);
  }

  private nearestNode(path: JsonPath): { offset: number } {
    for (let length = path.length - 1; length > 0; length--) {
      const node = this.nodeAt(path.slice(0, length));
      if (node) return node;
    }
    return this.root ?? { offset: 0 };
  }
}

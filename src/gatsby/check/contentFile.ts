import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import type { Problem } from "./problem";

/** Steps from the top of a file to a value. */
export type JsonPath = readonly (string | number)[];

/** A value of a file and where it stands. */
export interface PlacedValue {
  readonly path: JsonPath;
  readonly value: unknown;
}

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

/** A content file that could be read: its value, and where each part of it stands. */
export class ContentFile {
  readonly value: unknown;
  private root: Node | undefined;

  constructor(
    readonly name: string,
    private readonly text: string,
  ) {
    this.value = JSON.parse(text);
  }

  /** A problem with the value at the path, or with the key there; what is missing points at what should hold it. */
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

  /** Something that a maintainer may want to know, which does not stop the build. */
  note(path: JsonPath, message: string, remedy: string): Problem {
    return this.problem(path, message, remedy, { severity: "note" });
  }

  /** Every value of the file with its path, parents before children. */
  *values(): Generator<PlacedValue> {
    const pending: PlacedValue[] = [{ path: [], value: this.value }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      yield next;
      const { path, value } = next;
      if (typeof value !== "object" || value === null) continue;
      const entries: [string | number, unknown][] = Array.isArray(value)
        ? [...value.entries()]
        : Object.entries(value);
      for (const [step, entry] of entries.reverse())
        pending.push({ path: [...path, step], value: entry });
    }
  }

  /** Every text of the file with its path. */
  *texts(): Generator<{ path: JsonPath; text: string }> {
    for (const { path, value } of this.values())
      if (typeof value === "string") yield { path, text: value };
  }

  /** The part of the syntax tree at a path; few files need one, so that it is made when it is needed. */
  private nodeAt(path: JsonPath): Node | undefined {
    this.root ??= parseTree(this.text);
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

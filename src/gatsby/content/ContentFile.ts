import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { formatPath, type JsonPath } from "../../common/jsonPath";
import type { ContentPlace } from "../model/contentTypes";
import type { Problem } from "./problem";
import { textsIn } from "./textsIn";

/** Line and column of an offset, counted from 1. */
export function position(text: string, offset: number) {
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

import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { formatPath, type JsonPath } from "../../common/jsonPath";
import type { ContentPlace } from "../model/contentTypes";
import type { Problem } from "./problem";

/** Line and column of an offset, counted from 1. */
export function position(text: string, offset: number) {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A readable content file: its value, and the position of each part in its text. */
export class ContentFile {
  readonly value: unknown;

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

  private offsetOf(path: JsonPath): number {
    const tree = parseTree(this.text);
    const node = tree && findNodeAtLocation(tree, [...path]);
    if (node || path.length === 0) return node?.offset ?? 0;
    return this.offsetOf(path.slice(0, -1));
  }
}

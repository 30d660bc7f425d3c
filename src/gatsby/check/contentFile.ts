import {
  findNodeAtLocation,
  getNodePath,
  parseTree,
  type Node,
  type ParseError,
} from "jsonc-parser";
import type { Problem } from "./problem";
import { syntaxFault } from "./syntaxFault";

/** Largest content file, in bytes; beyond it something other than copy was pasted. */
const largestFile = 2_000_000;
/** Deepest nesting of objects and lists; the model needs six levels. */
const deepest = 20;
const tooDeep = {
  message: `Objects or lists are nested more than ${deepest} deep.`,
  remedy: "Remove the surplus brackets.",
};
const byteOrderMark = "\uFEFF";
const dangerousKeys = new Set(["__proto__", "constructor", "prototype"]);

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
    }: {
      at?: "key" | "value" | undefined;
      severity?: Problem["severity"];
    } = {},
  ): Problem {
    const node = this.nodeAt(path);
    const key = at === "key" ? node?.parent?.children?.[0] : undefined;
    const offset = (key ?? node ?? this.nearestNode(path))?.offset ?? 0;
    return {
      severity,
      file: this.name,
      ...position(lineStartsOf(this.text), offset),
      field: formatPath(path),
      message,
      remedy,
    };
  }

  /** The part of the syntax tree at a path; few files need one, so that it is made when it is needed. */
  private nodeAt(path: JsonPath): Node | undefined {
    this.root ??= parseTree(this.text);
    return this.root && findNodeAtLocation(this.root, [...path]);
  }

  private nearestNode(path: JsonPath): Node | undefined {
    for (let length = path.length - 1; length > 0; length--) {
      const node = this.nodeAt(path.slice(0, length));
      if (node) return node;
    }
    return this.root;
  }
}

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (
    let index = text.indexOf("\n");
    index !== -1;
    index = text.indexOf("\n", index + 1)
  ) {
    starts.push(index + 1);
  }
  return starts;
}

function position(
  lineStarts: readonly number[],
  offset: number,
): { line: number; column: number } {
  let line = lineStarts.findIndex((start) => start > offset);
  if (line === -1) line = lineStarts.length;
  return { line, column: offset - (lineStarts[line - 1] ?? 0) + 1 };
}

/** Keys that stand twice in one object, keys that JavaScript treats specially, and nesting without end. */
function* keyProblems(
  root: Node,
): Generator<{ node: Node; path: JsonPath; message: string; remedy: string }> {
  const pending: { node: Node; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, depth } = next;
    if (depth > deepest) {
      yield {
        node,
        path: getNodePath(node).slice(0, 3),
        ...tooDeep,
      };
      return;
    }
    const seen = new Set<string>();
    for (const child of node.children ?? []) {
      pending.push({
        node: child,
        depth: child.type === "property" ? depth : depth + 1,
      });
      const key = child.type === "property" ? child.children?.[0] : undefined;
      if (!key) continue;
      const name = String(key.value);
      const path = [...getNodePath(node), name];
      if (seen.has(name)) {
        yield {
          node: key,
          path,
          message: `The key "${name}" stands twice in the same object.`,
          remedy: "Keep one of the two.",
        };
      }
      if (dangerousKeys.has(name)) {
        yield {
          node: key,
          path,
          message: `The key "${name}" is not allowed.`,
          remedy: "Remove it.",
        };
      }
      seen.add(name);
    }
  }
}

/**
 * Reads a content file, or says why it cannot be read.
 *
 * @param name Path below content/.
 * @param bytes The file as it is on disk.
 */
export function parseContentFile(
  name: string,
  bytes: Buffer,
): ContentFile | Problem[] {
  const whole = (message: string, remedy: string): Problem[] => [
    {
      severity: "error",
      file: name,
      line: 1,
      column: 1,
      field: "",
      message,
      remedy,
    },
  ];
  if (bytes.length > largestFile) {
    return whole(
      `The file has ${bytes.length.toLocaleString("en")} bytes.`,
      `A content file has at most ${largestFile.toLocaleString("en")}; put pictures and documents into files of their own.`,
    );
  }
  let text: string;
  const notUtf8 = (): Problem[] =>
    whole(
      "The file is not encoded in UTF-8.",
      "Save it again with the encoding UTF-8.",
    );
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      bytes,
    );
  } catch {
    return notUtf8();
  }
  // UTF-16 writes a zero beside every Latin letter.
  if (text.includes("\0")) return notUtf8();
  if (text.startsWith(byteOrderMark)) {
    return whole(
      "The file begins with a byte order mark.",
      'Save it again with the encoding "UTF-8" without BOM.',
    );
  }
  if (text.trim() === "") {
    return whole("The file is empty.", "Fill it in or delete it.");
  }

  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, {
      disallowComments: true,
      allowTrailingComma: false,
    });
  } catch {
    // The parser descends recursively: nesting without end exhausts the stack.
    return whole(tooDeep.message, tooDeep.remedy);
  }
  const lineStarts = lineStartsOf(text);
  const [first] = errors;
  if (first || !root) {
    const { offset, ...fault } = syntaxFault(text, first);
    return [
      {
        severity: "error",
        file: name,
        ...position(lineStarts, offset),
        field: "",
        ...fault,
      },
    ];
  }
  const problems = [...keyProblems(root)].map(
    ({ node, path, message, remedy }): Problem => ({
      severity: "error",
      file: name,
      ...position(lineStarts, node.offset),
      field: formatPath(path),
      message,
      remedy,
    }),
  );
  if (problems.length > 0) return problems;
  try {
    return new ContentFile(name, text);
  } catch {
    return whole(
      "The JSON is malformed.",
      "Remove what is neither a text, a number, a list nor an object.",
    );
  }
}

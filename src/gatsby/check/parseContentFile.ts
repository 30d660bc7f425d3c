import {
  getNodePath,
  parseTree,
  type Node,
  type ParseError,
} from "jsonc-parser";
import {
  ContentFile,
  formatPath,
  position,
  type JsonPath,
} from "./contentFile";
import { fileProblem, type Problem, type ProblemText } from "./problem";
import { syntaxProblem } from "./syntaxProblem";

/** Largest content file, in bytes: a larger one has a pasted picture or document. */
const largestFile = 2_000_000;
/** Deepest nesting of objects and lists; the model uses six levels. */
const deepest = 20;
const tooDeep = {
  message: `Objects or lists are nested more than ${deepest} deep.`,
  remedy: "Remove the surplus brackets.",
};
/** Reports repeated keys and excessive nesting. */
function* keyProblems(root: Node): Generator<ProblemText & { node: Node }> {
  const pending: { node: Node; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, depth } = next;
    if (depth > deepest) {
      yield { node, ...tooDeep };
      return;
    }
    const seen = new Set<string>();
    for (const child of node.children ?? []) {
      const isProperty = child.type === "property";
      pending.push({ node: child, depth: isProperty ? depth : depth + 1 });
      const key = isProperty ? child.children?.[0] : undefined;
      if (!key) continue;
      const name = String(key.value);
      if (seen.has(name))
        yield {
          node: key,
          message: `The object has the key "${name}" twice.`,
          remedy: "Keep one of the two.",
        };
      seen.add(name);
    }
  }
}

/** Decodes a file, or reports the problem with its bytes. */
function decode(bytes: Buffer): string | ProblemText {
  if (bytes.length > largestFile)
    return {
      message: `The file has ${bytes.length.toLocaleString("en")} bytes.`,
      remedy: `Shorten it to ${largestFile.toLocaleString("en")} bytes; pictures and documents have files of their own.`,
    };
  let text = "\0";
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      bytes,
    );
  } catch {
    // Reported below.
  }
  // UTF-16 has a zero beside every Latin letter.
  if (text.includes("\0"))
    return {
      message: "The file is not encoded in UTF-8.",
      remedy: "Save it again with the encoding UTF-8.",
    };
  if (text.startsWith("\uFEFF"))
    return {
      message: "The file begins with a byte order mark.",
      remedy: 'Save it again with the encoding "UTF-8" without BOM.',
    };
  return text.trim() === ""
    ? { message: "The file is empty.", remedy: "Fill it in or delete it." }
    : text;
}

/**
 * Parses a content file, or reports why that is impossible.
 *
 * @param name Path below content/.
 * @param bytes The file as it is on disk.
 */
export function parseContentFile(
  name: string,
  bytes: Buffer,
): ContentFile | Problem[] {
  const text = decode(bytes);
  if (typeof text !== "string")
    return [fileProblem(name, text.message, text.remedy)];
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, { disallowComments: true });
  } catch {
    // The parser is recursive: excessive nesting exhausts the stack.
    return [fileProblem(name, tooDeep.message, tooDeep.remedy)];
  }
  const problem = (offset: number, path: JsonPath, what: ProblemText) => ({
    ...fileProblem(name, what.message, what.remedy),
    ...position(text, offset),
    // The first steps of an excessively deep path are enough.
    field: formatPath(path.length > deepest ? path.slice(0, 3) : path),
  });
  const [error] = errors;
  if (error || !root) {
    const found = syntaxProblem(text, error);
    return [problem(found.offset, [], found)];
  }
  const problems = [...keyProblems(root)].map(({ node, ...what }) =>
    problem(node.offset, getNodePath(node), what),
  );
  return problems.length > 0 ? problems : new ContentFile(name, text, root);
}

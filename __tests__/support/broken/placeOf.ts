import ts from "typescript";
import type { Place } from "./brokenCase";
import { stepsOf } from "./applyEdit";

/** Offset of the value or key at a path, by another parser than the check's. */
function offsetOf(text: string, steps: (string | number)[], at: string) {
  const source = ts.parseJsonText("content.json", text);
  let offset = 0;
  let node: ts.Node | undefined = source.statements[0]?.expression;
  offset = node?.getStart(source) ?? 0;
  for (const step of steps) {
    if (node && ts.isArrayLiteralExpression(node)) {
      node = node.elements[Number(step)];
      offset = node?.getStart(source) ?? offset;
    } else if (node && ts.isObjectLiteralExpression(node)) {
      const property: ts.ObjectLiteralElementLike | undefined =
        node.properties.find(
          ({ name }) => name && ts.isStringLiteral(name) && name.text === step,
        );
      if (!property || !ts.isPropertyAssignment(property))
        throw new Error(`There is nothing at ${String(step)}.`);
      node = property.initializer;
      offset = (at === "key" ? property : node).getStart(source);
    }
  }
  return offset;
}

/** Line and column, counted from 1, that a case expects in the text of its broken file. */
export function placeOf(
  place: Place,
  text: string,
): { line: number; column: number } {
  if (place === "file") return { line: 1, column: 1 };
  let offset: number;
  if (place === "end") offset = text.length;
  else if ("text" in place) offset = text.indexOf(place.text);
  else if ("key" in place) offset = offsetOf(text, stepsOf(place.key), "key");
  else offset = offsetOf(text, stepsOf(place.value), "value");
  if (offset === -1) throw new Error("The broken file has no such text.");
  const plus = typeof place === "object" && "plus" in place ? place.plus : 0;
  const before = text.slice(0, offset + (plus ?? 0)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

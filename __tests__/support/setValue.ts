import { applyEdits, modify } from "jsonc-parser";
import { parsePath } from "../../src/common/jsonPath";

/** Sets the value at a path of a JSON text; undefined removes it, the index -1 adds an entry to a list. */
export const setValue = (text: string, place: string, value: unknown) =>
  applyEdits(
    text,
    modify(text, [...parsePath(place)], value, {
      formattingOptions: { insertSpaces: true, tabSize: 2 },
      isArrayInsertion: place.endsWith("[-1]"),
    }),
  );

import type { JsonPath } from "../../../../src/common/jsonPath";

/** Id of a field's element in the form. */
export function fieldId(path: JsonPath): string {
  return ["root", ...path].join("_");
}

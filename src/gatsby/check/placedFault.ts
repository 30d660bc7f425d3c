import type { ErrorObject } from "ajv";
import { didYouMean } from "./closest";
import type { JsonPath } from "./contentFile";
import type { Fault } from "./fault";
import { field } from "../../common/field";
import { schemaFault } from "./schemaFaults";

/** A fault of one value. Of several faults at the same place the first in this order is told. */
export interface PlacedFault {
  readonly path: JsonPath;
  readonly fault: Fault;
  readonly at?: "key" | "value";
  readonly order: number;
}

/** The path that a JSON pointer into a value stands for. */
export function jsonPath(instancePath: string, value: unknown): JsonPath {
  let current = value;
  return instancePath
    .split("/")
    .slice(1)
    .map((step) => {
      const key = step.replace(/~1/g, "/").replace(/~0/g, "~");
      const isIndex = Array.isArray(current);
      current = field(current, key);
      return isIndex ? Number(key) : key;
    });
}

/**
 * The missing field that an unknown one stands for: one of nearly the same name, or the only one of its object.
 * A misspelt key makes two errors, and only the unknown name is told.
 */
function meantField(
  unknown: ErrorObject,
  errors: readonly ErrorObject[],
): string | undefined {
  const ofObject = (keyword: string): string[] =>
    errors
      .filter(
        (error) =>
          error.keyword === keyword &&
          error.instancePath === unknown.instancePath,
      )
      .map(({ params }) =>
        String(params["missingProperty"] ?? params["additionalProperty"]),
      );
  const missing = ofObject("required");
  const name = String(unknown.params["additionalProperty"]);
  const near = missing.find(
    (candidate) => didYouMean(name, [candidate]) !== "",
  );
  const isOnlyPair =
    missing.length === 1 && ofObject("additionalProperties").length === 1;
  return near ?? (isOnlyPair ? missing[0] : undefined);
}

/** The faults behind the errors of the schema. */
export function placeErrors(
  errors: readonly ErrorObject[],
  value: unknown,
): PlacedFault[] {
  const meant = new Map(
    errors
      .filter(({ keyword }) => keyword === "additionalProperties")
      .map((error) => [error, meantField(error, errors)]),
  );
  const isMeant = ({ keyword, instancePath, params }: ErrorObject): boolean =>
    keyword === "required" &&
    [...meant].some(
      ([unknown, name]) =>
        unknown.instancePath === instancePath &&
        name === params["missingProperty"],
    );
  return errors
    .filter((error) => !isMeant(error))
    .map((error) => {
      const path = jsonPath(error.instancePath, value);
      const fault = schemaFault(error);
      const name: unknown =
        error.params["missingProperty"] ?? error.params["additionalProperty"];
      if (typeof name !== "string") return { path, fault, order: 1 };
      const replaced = meant.get(error);
      return {
        path: [...path, name],
        at: "key" as const,
        order: 1,
        fault:
          replaced && !fault.remedy.includes("Did you mean")
            ? {
                ...fault,
                remedy: `${fault.remedy} Did you mean "${replaced}"?`,
              }
            : fault,
      };
    });
}

/** One fault for each place, so that a maintainer mends one thing at a time. */
export function firstOfEachPlace(
  faults: readonly PlacedFault[],
): PlacedFault[] {
  const places = new Map<string, PlacedFault>();
  for (const placed of [...faults].sort((a, b) => a.order - b.order)) {
    const place = JSON.stringify(placed.path);
    if (!places.has(place)) places.set(place, placed);
  }
  return [...places.values()];
}

import path from "node:path";

/**
 * What the first line of a content file, "$schema", says: the way from the file to its schema.
 *
 * @param file Path below content/.
 */
export function schemaReference(file: string, typeName: string): string {
  const way = path.posix.relative(
    path.posix.dirname(file),
    `schemas/${typeName}.json`,
  );
  return way.startsWith(".") ? way : `./${way}`;
}

/** A path and those above it, from the top: "/a/b" has "/a" and itself. */
export const pathAndParents = (path: string): string[] =>
  path
    .split("/")
    .map((_step, index, steps) => steps.slice(0, index + 1).join("/"))
    .filter(Boolean);

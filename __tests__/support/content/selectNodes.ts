import type { Node } from "./nodes";

/** What a root field of Gatsby's asks for. */
export interface Selection {
  filter?: Readonly<Record<string, Condition>>;
  sort?: Readonly<Record<string, "ASC" | "DESC">>;
  skip?: number;
  limit?: number;
}

interface Condition {
  eq?: unknown;
  in?: readonly unknown[];
}

const isMatch = (value: unknown, condition: Condition) =>
  (!("eq" in condition) || value === condition.eq) &&
  (!condition.in || condition.in.includes(value));

/** Nodes as Gatsby gives them: filtered, sorted by one field, and of those so many. */
export function selectNodes(
  nodes: readonly Node[],
  { filter = {}, sort = {}, skip = 0, limit }: Selection,
): Node[] {
  const [order] = Object.entries(sort);
  const sorted = nodes.filter((node) =>
    Object.entries(filter).every(([field, condition]) =>
      isMatch(field === "contentId" ? node.jsonId : node[field], condition),
    ),
  );
  if (order) {
    const [field, direction] = order;
    sorted.sort(
      (one, other) =>
        String(one[field]).localeCompare(String(other[field])) *
        (direction === "ASC" ? 1 : -1),
    );
  }
  return sorted.slice(skip, limit === undefined ? undefined : skip + limit);
}

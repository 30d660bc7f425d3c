/** A node of a file with an id. gatsby-transformer-json calls it jsonId, because Gatsby owns the id of a node. */
export interface ContentNode {
  readonly jsonId: string;
}

/** The content id of a node: the `id` in its file. */
export const contentIdOf = ({ jsonId }: ContentNode): string => jsonId;

/** A raw node of a file with an id, which gatsby-transformer-json calls jsonId (see @proxy in gatsby.graphql). */
export interface ContentNode {
  readonly jsonId: string;
}

/** The content id of a node: the `id` in its file. */
export const contentIdOf = ({ jsonId }: ContentNode): string => jsonId;

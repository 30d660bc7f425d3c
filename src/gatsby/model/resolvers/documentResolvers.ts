import { renderWithPictures } from "../../html/textPictures";
import { addHeadingIds, headingId, textTree } from "../../html/textTree";
import { documentKind } from "../itemKinds";
import type { FieldResolvers } from "./findEntry";

/** A raw document. */
interface DocumentSource {
  /** The `id` in its file. */
  readonly jsonId: string;
  readonly sections: readonly Pick<
    Queries.DocumentSection,
    "heading" | "content"
  >[];
}

/** The parts of a document, with ids for all headings that are unique on its page. */
export function documentParts(sections: DocumentSource["sections"]) {
  const used = new Set<string>();
  return sections.map(({ heading, content }) => {
    const id = headingId(heading, used);
    return { id, heading, tree: addHeadingIds(textTree(content), used) };
  });
}

/** Resolvers of a document's fields. */
export const documentResolvers: FieldResolvers<DocumentSource> = {
  path: ({ jsonId }) => documentKind.path(jsonId),
  sections: ({ sections }, _args, context, info) =>
    Promise.all(
      documentParts(sections).map(async ({ tree, ...part }) => ({
        ...part,
        html: await renderWithPictures(tree, context, info),
      })),
    ),
};

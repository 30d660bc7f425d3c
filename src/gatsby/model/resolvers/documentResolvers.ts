import { fillTemplate } from "../../../common/fillTemplate";
import { renderWithPictures } from "../../html/textPictures";
import { addHeadingIds, headingId, textTree } from "../../html/textTree";
import { documentKind } from "../itemKinds";
import { findEntry, type FieldResolvers } from "./findEntry";
import { legalHtml, legalTexts, type LegalSource } from "./legalValues";

/** A raw document. */
interface DocumentSource {
  /** The `id` in its file. */
  readonly jsonId: string;
  readonly sections: readonly Pick<
    Queries.DocumentSection,
    "heading" | "content"
  >[];
}

/** Inserts the firm's values into the parts of a document, and gives all headings ids that are unique on its page. */
export function documentParts(
  sections: DocumentSource["sections"],
  site: LegalSource,
) {
  const [texts, values] = [legalTexts(site), legalHtml(site)];
  const parts = sections.map(({ heading, content }) => ({
    heading: fillTemplate(heading, texts),
    tree: textTree(content.map((block) => fillTemplate(block, values))),
  }));
  const used = new Set<string>();
  return parts.map(({ heading, tree }) => {
    const id = headingId(heading, used);
    return { id, heading, tree: addHeadingIds(tree, used) };
  });
}

/** Resolvers of a document's fields. */
export const documentResolvers: FieldResolvers<DocumentSource> = {
  path: ({ jsonId }) => documentKind.path(jsonId),
  sections: async ({ sections }, context, info) => {
    const site = await findEntry<LegalSource>(context, "SiteContent");
    return Promise.all(
      documentParts(sections, site).map(async ({ tree, ...part }) => ({
        ...part,
        html: await renderWithPictures(tree, context, info),
      })),
    );
  },
};

import { fillTemplate } from "../../../common/fillTemplate";
import {
  addHeadingIds,
  givenIds,
  headingId,
  textTree,
} from "../../html/textTree";
import { legalHtml, legalTexts, type LegalSource } from "./legalValues";

/** The raw parts of a document. */
export type DocumentSource = readonly {
  readonly heading: string;
  readonly content: readonly string[];
}[];

/** Inserts the firm's values into the parts of a document, and gives all headings ids that are unique on its page. */
export function documentParts(sections: DocumentSource, site: LegalSource) {
  const [texts, values] = [legalTexts(site), legalHtml(site)];
  const parts = sections.map(({ heading, content }) => ({
    heading: fillTemplate(heading, texts),
    tree: textTree(content.map((block) => fillTemplate(block, values))),
  }));
  const used = givenIds(...parts.map(({ tree }) => tree));
  return parts.map(({ heading, tree }) => {
    const id = headingId(heading, used);
    return { id, heading, tree: addHeadingIds(tree, used) };
  });
}

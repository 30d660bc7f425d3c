import { queryOrThrow, type Query } from "./queryOrThrow";

/** A document as lists of pages see it. */
export interface DocumentEntry {
  readonly contentId: string;
  readonly path: string;
  readonly title: string;
  /** Name in the footer and in the trail. */
  readonly label: string;
  readonly description: string;
  /** Of the last change: year-month-day. */
  readonly date: string;
}

/** Asks for the documents. */
export type DocumentsQuery = Query<{
  documents: { nodes: readonly DocumentEntry[] };
}>;

const query = `
  query Documents {
    documents: allDocument(sort: { order: ASC }) {
      nodes {
        contentId
        path
        title
        label
        description: summary
        date(formatString: "YYYY-MM-DD")
      }
    }
  }
`;

/** Reads every document, in the order of the footer. Throws when the content cannot be read. */
export async function readDocuments(
  graphql: DocumentsQuery,
): Promise<readonly DocumentEntry[]> {
  const { documents } = await queryOrThrow(graphql, query, "The documents");
  return documents.nodes;
}

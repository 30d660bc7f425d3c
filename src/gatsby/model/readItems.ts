import type { EventNotice } from "../../common/events";
import { itemKinds, type ItemKind } from "./itemKinds";
import { queryOrThrow, type Query } from "./queryOrThrow";

/** A content item as Gatsby's data gives it. */
interface ItemNode {
  readonly contentId: string;
  readonly path: string;
  /** Where the item's card leads. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Year-month-day. */
  readonly date: string;
  readonly category: { readonly name: string };
  /** The full article, of kinds that may have one. */
  readonly article?: {
    readonly subtitle: string;
    /** Year-month-day. */
    readonly updated: string | null;
    readonly tags: readonly string[];
    readonly author: { readonly name: string; readonly title: string };
  } | null;
}

/** What only events have. */
interface EventFields {
  /** Year-month-day. */
  readonly lastDay: string;
  /** ISO 8601 with the distance from UTC; of events that do not take whole days. */
  readonly starts: string | null;
  readonly ends: string | null;
  readonly location: string;
  readonly online: boolean;
  readonly address: string | null;
  readonly notice: EventNotice | null;
  /** Year-month-day. */
  readonly announced: string | null;
  /** In whole rupees. */
  readonly fee: number | null;
  readonly people: readonly { readonly name: string; readonly role: string }[];
}

/** A content item and its kind. */
export interface Item extends ItemNode, Partial<EventFields> {
  readonly kind: ItemKind;
}

/** An item with a full article. */
export interface Article extends Item {
  readonly article: NonNullable<Item["article"]>;
}

/** An item that takes place on its date. */
export type EventItem = Item & EventFields;

/** Whether an item has a full article. */
export const isArticle = (item: Item): item is Article => Boolean(item.article);

/** Whether an item takes place on its date. */
export const isEvent = (item: Item): item is EventItem =>
  item.kind.isEvent === true;

/** Whether an item has a page of its own that search engines may list. */
export const isIndexed = (item: Item): boolean =>
  isArticle(item) || isEvent(item);

const fieldsOf = ({ article, isEvent: hasPlace }: ItemKind): string => `
  contentId
  path
  href
  title
  description
  date(formatString: "YYYY-MM-DD")
  category { name }
  ${article ? 'article { subtitle updated(formatString: "YYYY-MM-DD") tags author { name title } }' : ""}
  ${hasPlace ? 'lastDay starts ends location online address notice fee announced(formatString: "YYYY-MM-DD") people { name role }' : ""}
`;

const query = `
  query Items {
    ${itemKinds
      .map(
        (kind) =>
          `${kind.folder}: all${kind.type}(sort: { date: ${kind.first === "newest" ? "DESC" : "ASC"} }) { nodes { ${fieldsOf(kind)} } }`,
      )
      .join("\n")}
  }
`;

/** Asks for the items of each kind. */
export type ItemsQuery = Query<
  Readonly<Record<string, { nodes: readonly ItemNode[] }>>
>;

/** Reads every content item: kind after kind, in each the first first. Throws when the content cannot be read. */
export async function readItems(graphql: ItemsQuery): Promise<readonly Item[]> {
  const data = await queryOrThrow(graphql, query, "The content items");
  return itemKinds.flatMap((kind) =>
    (data[kind.folder]?.nodes ?? []).map((node) => ({ ...node, kind })),
  );
}

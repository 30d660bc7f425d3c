import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Where new items come from and go to, as paths below content/ without number and ending. */
export interface ItemKind {
  /** The item that is copied: news/news-1. */
  from: string;
  /** What the copies are called: news/news. */
  prefix: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const firstDay = Date.parse("2010-01-01");

/** Copies of real items have numbers from here on. */
const firstNumber = 1000;

/** Path below content/ of the item with an index. */
export const itemFile = ({ prefix }: ItemKind, index: number): string =>
  `${prefix}-${index + firstNumber}.json`;

/**
 * Fills a copy of content/ with items of the given kinds in turn, each with its own title and date.
 *
 * @param folder The copy.
 */
export function writeItems(
  folder: string,
  kinds: readonly ItemKind[],
  count: number,
): void {
  const sources = kinds.map((kind) => ({
    kind,
    item: JSON.parse(
      readFileSync(path.join(folder, `${kind.from}.json`), "utf8"),
    ) as { $schema?: string },
  }));
  for (let index = 0; index < count; index++) {
    const source = sources[index % sources.length];
    if (!source) throw new Error("There is no item to copy.");
    const file = itemFile(source.kind, index);
    const { $schema: _schema, ...item } = source.item;
    const copy = {
      ...item,
      id: path.basename(file, ".json"),
      title: `What we learnt from venture ${index + firstNumber}`,
      date: new Date(firstDay + index * dayMs).toISOString().slice(0, 10),
    };
    writeFileSync(path.join(folder, file), JSON.stringify(copy, undefined, 2));
  }
}

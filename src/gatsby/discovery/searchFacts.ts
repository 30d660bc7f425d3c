import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { field } from "../../common/field";
import { itemKinds } from "../model/itemKinds";
import { longDate } from "../model/longDate";
import type { SearchFacts } from "./searchablePage";

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(file, "utf8"));

/** Labels of the hub's tabs, by the folder of their kind. */
function tabLabels(contentFolder: string): ReadonlyMap<unknown, string> {
  const hub = readJson(path.join(contentFolder, "pages/news-articles.json"));
  const tabs = field(hub, "tabs");
  return new Map(
    (Array.isArray(tabs) ? tabs : []).map((tab) => [
      field(tab, "kind"),
      String(field(tab, "label")),
    ]),
  );
}

/** What the interface calls a page that is no item. */
function pageLabel(contentFolder: string): string {
  const labels = readJson(path.join(contentFolder, "shared/interface.json"));
  return String(field(field(labels, "search"), "pages"));
}

/**
 * What the search says of each page besides its words (docs/product.md#search): an item's kind, as its tab of the hub is
 * called, and its date.
 *
 * @returns The facts of the page at an address.
 */
export function readSearchFacts(
  contentFolder: string,
): (address: string) => SearchFacts {
  const labels = tabLabels(contentFolder);
  const items = new Map<string, SearchFacts>();
  for (const kind of itemKinds) {
    const folder = path.join(contentFolder, kind.folder);
    const label = labels.get(kind.folder);
    if (!label || !existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      const { name: id, ext } = path.parse(name);
      if (ext !== ".json") continue;
      const date = String(field(readJson(path.join(folder, name)), "date"));
      items.set(kind.path(id), { kind: label, date: longDate(date) });
    }
  }
  const page: SearchFacts = { kind: pageLabel(contentFolder) };
  return (address) => items.get(address) ?? page;
}

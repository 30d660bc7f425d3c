import { routes } from "../../../../src/common/routes";
import { contentFileType } from "../../../../src/gatsby/model/contentTypes";
import { isObject } from "../../store/contentText";
import { nameOf, type Content } from "./Content";
import { valueAt } from "./schema";
import { allTexts } from "./texts";
import { humanise } from "./words";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Entries of a catalogue, such as the figures, by one of their fields. */
export function referenceChoices(
  content: Content,
  type: string,
  by: string,
): Choice[] {
  return content
    .catalogue(type)
    .filter(isObject)
    .map((entry) => {
      const value = String(entry[by]);
      const name = humanise(nameOf(value));
      const more = entry["title"] ?? entry["alt"] ?? entry["number"];
      return { value, label: more ? `${name} · ${String(more)}` : name };
    });
}

/**
 * Where a link may lead: pages, the firm's links by their purpose, items.
 *
 * @param link What stands for a link of the firm: fields name it, texts write its address.
 */
export function addressChoices(
  content: Content,
  link: "name" | "address",
): Choice[] {
  const links = valueAt(content.value("site.json"), ["links"]);
  const firmLinks = Array.isArray(links) ? links.filter(isObject) : [];
  return [
    ...routes.map(({ path, page }) => ({
      value: path,
      label: content.title(`pages/${page}.json`),
    })),
    ...firmLinks.map((entry) => ({
      value: String(entry[link]),
      label: String(entry["purpose"]),
    })),
    ...content.paths.flatMap((path) => {
      const { folderKind } = contentFileType(path) ?? {};
      const label = content.title(path);
      return folderKind
        ? [{ value: folderKind.path(nameOf(path)), label }]
        : [];
    }),
  ];
}

/** Names of icons that the content uses. */
export function iconChoices(content: Content): Choice[] {
  const names = allTexts(content)
    .filter(({ schema }) => schema.icon)
    .map(({ text }) => text);
  return [...new Set(names)]
    .sort()
    .map((value) => ({ value, label: humanise(value) }));
}

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

/** Addresses of the items' pages. */
function itemChoices(content: Content): Choice[] {
  return content.paths.flatMap((path) => {
    const { folderKind } = contentFileType(path) ?? {};
    const label = content.title(path);
    return folderKind ? [{ value: folderKind.path(nameOf(path)), label }] : [];
  });
}

/**
 * Where a link may lead: pages by their label in a menu, the firm's links by their purpose, items by their title.
 *
 * @param link What stands for a link of the firm: fields name it, texts write its address.
 */
export function addressChoices(
  content: Content,
  link: "name" | "address",
): Choice[] {
  const links = valueAt(content.value("site.json"), ["links"]);
  const firmLinks = Array.isArray(links) ? links.filter(isObject) : [];
  const items = itemChoices(content);
  const pages = allTexts(content)
    .filter(({ schema, text }) => schema.address && text.startsWith("/"))
    .filter(({ text }) => items.every(({ value }) => value !== text))
    .map(({ file, path, text }) => {
      const beside = [...path.slice(0, -1), "label"];
      const label = valueAt(content.value(file), beside);
      return { value: text, label: String(label ?? text) };
    })
    .filter(
      ({ value }, index, all) =>
        all.findIndex((page) => page.value === value) === index,
    );
  return [
    ...pages,
    ...firmLinks.map((entry) => ({
      value: String(entry[link]),
      label: String(entry["purpose"]),
    })),
    ...items,
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

import type { Content } from "./Content";
import { isObject } from "../../store/contentText";
import { valueAt } from "./schema";
import { allTexts } from "./texts";
import { humanise } from "./words";

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly group: string;
}

/** How MUI's Autocomplete lists choices beside typed text. */
export const choicesOrText = {
  freeSolo: true,
  groupBy: ({ group }: Choice) => group,
  getOptionKey: (choice: Choice | string) =>
    typeof choice === "string" ? choice : choice.value,
  getOptionLabel: (choice: Choice | string) =>
    typeof choice === "string" ? choice : choice.label,
} as const;

/** Entries of a catalogue, such as the figures, by one of their fields. */
export function referenceChoices(
  content: Content,
  type: string,
  by: string,
): Choice[] {
  return content.catalogue(type).flatMap((entry) => {
    if (!isObject(entry)) return [];
    const value = String(entry[by]);
    const words = ["title", "alt", "number"].find((name) => entry[name]);
    const more = words ? ` · ${String(entry[words])}` : "";
    return [
      {
        value,
        label: `${humanise(value.replace(/^.*\/|\.\w+$/g, ""))}${more}`,
        group: "",
      },
    ];
  });
}

/** Addresses of the items' pages. */
function itemChoices(content: Content): Choice[] {
  return content.groups().flatMap(({ folder, name, paths, isOpen }) => {
    if (!isOpen) return [];
    const start = { events: "/events/", documents: "/" }[folder] ?? "/article/";
    return paths.map((path) => ({
      value: `${start}${path.slice(folder.length + 1, -".json".length)}`,
      label: content.title(path),
      group: name,
    }));
  });
}

/** The firm's links, which fields name and texts write out. */
function firmLinks(content: Content): Record<string, unknown>[] {
  const links = valueAt(content.value("site.json"), ["links"]);
  return Array.isArray(links) ? links.filter(isObject) : [];
}

/** Where a link may lead: pages by their label in a menu, items by their title, the firm's links by their purpose. */
export function addressChoices(content: Content): Choice[] {
  const known = firmLinks(content).map((link) => ({
    value: String(link["name"]),
    label: String(link["purpose"]),
    group: "The firm's links",
  }));
  const pages = allTexts(content)
    .filter(({ schema, text }) => schema.address && text.startsWith("/"))
    .map(({ file, path, text }) => {
      const label = valueAt(content.value(file), [
        ...path.slice(0, -1),
        "label",
      ]);
      return { value: text, label: String(label ?? text), group: "Pages" };
    });
  const choices = new Map<string, Choice>();
  for (const choice of [...itemChoices(content), ...known, ...pages])
    if (!choices.has(choice.value)) choices.set(choice.value, choice);
  const order = ["Pages", "The firm's links"];
  const rank = ({ group }: Choice) =>
    (order.indexOf(group) + order.length + 1) % (order.length + 1);
  return [...choices.values()].sort((one, other) => rank(one) - rank(other));
}

/** Where words of a text may lead: as in fields, but links of the firm by their address. */
export function textLinkChoices(content: Content): Choice[] {
  const address = new Map(
    firmLinks(content).map((link) => [
      String(link["name"]),
      String(link["address"]),
    ]),
  );
  return addressChoices(content).map((choice) => ({
    ...choice,
    value: address.get(choice.value) ?? choice.value,
  }));
}

/** Names of icons that the content uses. */
export function iconChoices(content: Content): Choice[] {
  const names = allTexts(content).flatMap(({ schema, text }) =>
    schema.icon ? [text] : [],
  );
  return [...new Set(names)]
    .sort()
    .map((value) => ({ value, label: humanise(value), group: "" }));
}

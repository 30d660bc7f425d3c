import { routes } from "../../../../src/common/routes";
import { catalogueOf } from "../../../../src/gatsby/model/contentTypes";
import { isObject } from "../../store/contentText";
import type { EditedContent } from "./EditedContent";
import { valueAt } from "../../../../src/common/jsonPath";
import type { JsonSchema } from "../../../../src/common/jsonSchema";
import { allTexts } from "./texts";
import { entryTitle, humanise } from "./words";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const entriesOf = (list: unknown) =>
  Array.isArray(list) ? list.filter(isObject) : [];

/**
 * Where a link may lead: pages, the firm's links by their purpose, items.
 *
 * @param link What stands for a link of the firm: fields name it, texts write its address.
 */
export function addressChoices(
  content: EditedContent,
  link: "name" | "address",
): Choice[] {
  const links = entriesOf(valueAt(content.value("site.json"), ["links"]));
  return [
    ...routes.map(({ path, page }) => ({
      value: path,
      label: content.title(`pages/${page}.json`),
    })),
    ...links.map((entry) => ({
      value: String(entry[link]),
      label: String(entry["purpose"]),
    })),
    ...content.paths.flatMap((path) => {
      const value = content.address(path);
      return value ? [{ value, label: content.title(path) }] : [];
    }),
  ];
}

/** Names of icons that the content uses. */
function iconChoices(content: EditedContent): Choice[] {
  const names = allTexts(content)
    .filter(({ schema }) => schema.icon)
    .map(({ text }) => text);
  return [...new Set(names)]
    .sort()
    .map((value) => ({ value, label: humanise(value) }));
}

/** The choices or suggestions of a field. */
export function choicesOf(
  content: EditedContent,
  schema: JsonSchema,
): Choice[] {
  const { reference, address, icon } = schema;
  if (reference)
    return entriesOf(content.value(catalogueOf(reference.type))).map(
      (entry) => ({
        value: String(entry[reference.by]),
        label: entryTitle(entry),
      }),
    );
  if (address) return addressChoices(content, "name");
  return icon ? iconChoices(content) : [];
}

import { field } from "../../common/field";
import { hub } from "../../common/routes";
import type { ContentFile } from "../content/ContentFile";
import { pageType } from "../model/pageNames";

/** The folders of the kinds with a tab on the hub; undefined if it is not among the files. */
export function hubTabs(files: Iterable<ContentFile>): string[] | undefined {
  const type = hub && pageType(hub.page);
  const file = [...files].find(({ place }) => place.typeName === type);
  const tabs = field(file?.value, "tabs");
  return Array.isArray(tabs)
    ? tabs.map((tab) => String(field(tab, "kind")))
    : undefined;
}

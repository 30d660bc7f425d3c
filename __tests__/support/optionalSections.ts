import { getNamedType, isNonNullType } from "graphql";
import type { PageName } from "../../src/common/routes";
import {
  directiveOf,
  model,
  writtenFields,
} from "../../src/gatsby/model/contentModel";
import { pageType } from "../../src/gatsby/model/pageNames";
import { contentFile } from "./pages";

/** The sections that the content of a page may leave out. */
export const optionalSections = (page: PageName): string[] =>
  writtenFields(model.getType(pageType(page)))
    .filter(({ type }) => !isNonNullType(type))
    .map(({ name }) => name);

/** The sections that a page does not show, because the content lacks what they are shown with. */
export const unshownSections = (page: PageName): string[] =>
  writtenFields(model.getType(pageType(page)))
    .filter(({ type }) => {
      const place = directiveOf(getNamedType(type), "shownWith")?.["place"];
      const [file = "", field] = String(place).split(" ");
      const value = contentFile<Record<string, unknown>>(
        file.replace(".json", ""),
      );
      return place && (!value || (field && !(field in value)));
    })
    .map(({ name }) => name);

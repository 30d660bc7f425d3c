import { isNonNullType } from "graphql";
import type { PageName } from "../../src/common/routes";
import { model, writtenFields } from "../../src/gatsby/model/contentModel";
import { pageType } from "../../src/gatsby/model/pageNames";

/** The sections that the content of a page may leave out. */
export const optionalSections = (page: PageName): string[] =>
  writtenFields(model.getType(pageType(page)))
    .filter(({ type }) => !isNonNullType(type))
    .map(({ name }) => name);

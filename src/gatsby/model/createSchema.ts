import type { CreateSchemaCustomizationArgs } from "gatsby";
import { registerFieldExtensions } from "./fieldExtensions";
import { readContentTypes, readDerivedFields } from "./modelSource";

/** Gives Gatsby the content model: the types of what is written and the fields that follow from it. */
export function createContentSchema({
  actions,
}: CreateSchemaCustomizationArgs): void {
  registerFieldExtensions(actions);
  actions.createTypes(readContentTypes());
  actions.createTypes(readDerivedFields());
}

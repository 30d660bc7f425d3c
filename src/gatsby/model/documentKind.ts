import type { FolderKind } from "./itemKinds";

/** Documents, such as the privacy notice: each has a page at an address of its own (docs/product.md#documents). */
export const documentKind = {
  folder: "documents",
  type: "Document",
  label: "document",
  path: (id: string) => `/${id}`,
  screen: "document/DocumentScreen",
} as const satisfies FolderKind;

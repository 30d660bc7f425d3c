import { field } from "../../common/field";
import type { ItemKind } from "../model/itemKinds";

/** Sorts after every day. Stands for the day of a draft. */
export const draftDay = "9999-12-31";

/**
 * The day from which visitors see an item (docs/product.md#time): an event at once, anything else from its date on.
 * Empty if the item is unreadable.
 *
 * @param item The content of its file.
 */
export function firstDay(item: unknown, { isEvent }: ItemKind): string {
  if (field(item, "draft") === true) return draftDay;
  return isEvent ? "" : String(field(item, "date") ?? "");
}

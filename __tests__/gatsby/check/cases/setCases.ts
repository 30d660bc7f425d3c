import type { BrokenCase } from "../../../support/broken/brokenCase";

/** Cases of one field: its new value, part of the message, part of the remedy; notes if it says so. */
export const setCases = (
  file: string,
  set: string,
  rows: readonly (readonly [to: unknown, message: string, remedy: string])[],
  severity?: "note",
): BrokenCase[] =>
  rows.map(([to, message, remedy]) => ({
    file,
    edit: { set, to },
    message,
    remedy,
    ...(severity && { severity }),
  }));

import { late } from "../startup/late";

/** Further items at the foot of a page, whose code comes when they come near the window. */
export const LateRelatedItems = late(
  async () => (await import("./RelatedItems")).RelatedItems,
);

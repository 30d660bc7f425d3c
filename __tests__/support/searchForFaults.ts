import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Options = Parameters<AxeBuilder["options"]>[0];

/** Axe, asked for faults alone: telling of all that passed takes longer than looking for it. Frames are left out. */
export const searchForFaults = (page: Page, options: Options = {}) =>
  new AxeBuilder({ page })
    .options({ ...options, resultTypes: ["violations"] })
    // A page of its own for putting the results of frames together takes longer than the search, too.
    .setLegacyMode();

import type { CSSObject } from "@emotion/react";
import type { Plane } from "./planes";
import { space } from "./tokens";

/** Planes on which two sections share the space between them. A hero is flush and shares none. */
const sharing = ["page", "neutralSoft"] satisfies Plane[];

/** The attributes and neighbours of a section (Section.tsx) that change the space above and below it. */
export const sectionRules: CSSObject = {
  "[data-plane][data-quiet]": { "--above": space[7], "--below": space[7] },
  '[data-plane]:is([data-flush="top"], [data-flush="both"])': { "--above": 0 },
  '[data-plane]:is([data-flush="bottom"], [data-flush="both"])': {
    "--below": 0,
  },
  ...Object.fromEntries(
    sharing.map((plane) => [
      `[data-plane="${plane}"]:not([data-flush="bottom"], [data-flush="both"]) + section[data-plane="${plane}"]`,
      { "--above": 0 },
    ]),
  ),
};

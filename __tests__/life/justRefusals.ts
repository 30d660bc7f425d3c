/** What the check refuses of a year's edits with good reason: its message, and why a maintainer is better off so. */
const reasons: readonly (readonly [message: RegExp, why: string])[] = [
  [/^The event has no (startTime|endTime)/, "one time alone says nothing"],
  [/is not above the price .* of the tier below/, "tiers go upwards"],
  [
    /^The page .* shows the service with the key/,
    "a service that has a page has its entry",
  ],
  [
    /^There is no (statistic|service|figure|category|picture|logo)/,
    "what pages show by its name is removed there first",
  ],
];

/** Whether the check's message is one of those that an ordinary edit may meet. */
export const isJust = (message: string): boolean =>
  reasons.some(([pattern]) => pattern.test(message));

/** Files that are about to be written, by their paths below content/. */
export interface PlannedChange {
  readonly texts: ReadonlyMap<string, string>;
  /** Pictures, with the files that they will be copies of. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Files that are about to go. */
  readonly removed: ReadonlySet<string>;
}

/** No change at all. */
export const nothingPlanned: PlannedChange = {
  texts: new Map(),
  pictures: new Map(),
  removed: new Set(),
};

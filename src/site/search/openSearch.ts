/** The event that SearchButton opens the search at. */
export const openingEvent = "opensearch";

/** Opens the search. */
export const openSearch = (): void => {
  window.dispatchEvent(new Event(openingEvent));
};

/** What the button in the header listens to. */
export const openingEvent = "opensearch";

/** Opens the search from elsewhere than the header. */
export const openSearch = (): void => {
  window.dispatchEvent(new Event(openingEvent));
};

/** Texts of the controls that every page shares, many of them for screen readers only. A translation starts here. */
export const labels = {
  /** Added to the name of a link that opens a new tab. */
  opensInNewTab: "(opens in a new tab)",
  skipToContent: "Skip to content",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  mainNavigation: "Main",
  footerNavigation: "Services",
  /** Name of the footer's list of documents. */
  documentNavigation: "Legal",
  socialNavigation: "Social profiles",
  breadcrumb: "Breadcrumb",
  previous: "Previous",
  next: "Next",
  /** Screen readers' words for a carousel and an entry of it. */
  carousel: "carousel",
  slide: "slide",
  pause: "Pause",
  close: "Close",
  loading: "Loading",
  notifications: "Notifications",
  /** Between position and total: 1-3 of 12. */
  of: "of",
  optional: "(optional)",
  programme: {
    duration: "Duration",
    workload: "Workload",
    hours: "{hours} hours a week",
    nextStart: "Next start",
    seats: "{seats} seats",
    audience: "For",
    outcome: "Outcome",
    benefits: "What you get",
    listPrice: "List price",
    offerPrice: "Offer price",
  },
  errorTitle: "Unexpected Application Error!",
  errorText:
    "Something on this page stopped working. Loading it again usually helps. If it does not, call or email us.",
  errorReload: "Load the page again",
  errorHome: "Return to Home",
  search: {
    open: "Open search",
    title: "Search this site",
    failed: "The search could not be loaded. Please check your connection.",
    /** Pagefind's own texts by their names (pagefind.app/docs/translations). */
    pagefind: {
      placeholder: "Funding, mentoring, cohort …",
      input_hint: "Pages and articles appear while you type.",
      clear_search: "Clear",
      searching: "Searching for “[SEARCH_TERM]” …",
      one_result: "One result for “[SEARCH_TERM]”",
      many_results: "[COUNT] results for “[SEARCH_TERM]”",
      zero_results:
        "Nothing found for “[SEARCH_TERM]”. Try another word, or fewer.",
      results_label: "Search results",
      keyboard_navigate: "next result",
      keyboard_clear: "close",
      keyboard_close: "Close",
    },
  },
};

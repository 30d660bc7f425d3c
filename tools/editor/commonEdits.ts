/** What a newcomer reads first in the editor. */
export const welcome = {
  heading: "What would you like to change?",
  text: "Each of these opens its form; every other text and picture is in the lists. Nothing changes before you press Save.",
};

/** The edits that are made most, as content/README.md names them, and the view of the editor in which each begins. */
export const commonEdits = [
  {
    words: "Change a membership price",
    view: "pages/entries/membership",
  },
  {
    words: "Change a programme's price",
    view: "pages/entries/services-online-programs",
  },
  { words: "Change a heading or a text", view: "pages" },
  { words: "Write an article", view: "articles/new" },
  { words: "Add an event", view: "events/new" },
  { words: "Change a figure", view: "figures/entries/figures" },
  { words: "Change phone or e-mail", view: "site/entries/site" },
  { words: "Add a testimonial", view: "shared/entries/success-stories" },
] as const;

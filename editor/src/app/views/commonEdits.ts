/** The ten commonest edits and the view or the group of the start view in which each begins. */
export const commonEdits = [
  {
    words: "Change a membership price",
    address: "#/edit/pages/membership.json?field=groups",
  },
  {
    words: "Change a programme’s price",
    address: "#/edit/pages/services-online-programs.json?field=groups",
  },
  { words: "Change a heading or a text of a page", address: "#group-pages" },
  { words: "Write an article", address: "#/edit/articles/" },
  {
    words: "Change an article: words, links, pictures, tables",
    address: "#group-articles",
  },
  { words: "Add an event", address: "#/edit/events/" },
  { words: "Change a figure", address: "#/edit/shared/figures.json" },
  { words: "Change phone or e-mail", address: "#/edit/site.json?field=email" },
  {
    words: "Add a testimonial",
    address: "#/edit/shared/success-stories.json?field=stories",
  },
  {
    words: "Add or describe a picture",
    address: "#/edit/images/pictures.json",
  },
] as const;

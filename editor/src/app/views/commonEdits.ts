/** Common edits and the view or the group of the start view in which each begins. The model marks the others. */
export const commonEdits = {
  "Change a heading or a text of a page": "#group-pages",
  "Write an article": "#/edit/articles/",
  "Change an article: words, links, pictures, tables": "#group-articles",
  "Add an event": "#/edit/events/",
  "Change a figure": "#/edit/shared/figures.json",
  "Add or describe a picture": "#/edit/images/pictures.json",
};

/** The ten commonest edits and the view or the group of the start view in which each begins. */
export const commonEdits = {
  "Change a membership price": "#/edit/pages/membership.json?field=groups",
  "Change a programme’s price":
    "#/edit/pages/services-online-programs.json?field=groups",
  "Change a heading or a text of a page": "#group-pages",
  "Write an article": "#/edit/articles/",
  "Change an article: words, links, pictures, tables": "#group-articles",
  "Add an event": "#/edit/events/",
  "Change a figure": "#/edit/shared/figures.json",
  "Change phone or e-mail": "#/edit/site.json?field=email",
  "Add a testimonial": "#/edit/shared/success-stories.json?field=stories",
  "Add or describe a picture": "#/edit/images/pictures.json",
};

import { testBrokenContent } from "../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "address sent on twice",
    file: "redirects.json",
    edit: {
      write:
        '[\n  { "from": "/old", "to": "/contact" },\n  { "from": "/old", "to": "/about" }\n]\n',
    },
    field: "[1].from",
    message: '"/old" stands twice in this list',
    remedy: "Remove one of the entries",
  },
  {
    fault: "key twice in a catalogue",
    file: "shared/figures.json",
    edit: { repeat: "[0]" },
    field: "[1].key",
    message: "stands twice in this list",
    remedy: "Remove one of the entries",
  },
  {
    fault: "link name twice",
    file: "site.json",
    edit: { repeat: "links[0]" },
    field: "links[1].name",
    message: "stands twice",
    remedy: "Remove one of the entries",
  },
  {
    fault: "logo twice in a list",
    file: "pages/about.json",
    edit: { copyValue: "alliances.logos[0]", over: "alliances.logos[1]" },
    field: "alliances.logos[1]",
    message: "stands twice in this list",
    remedy: "Remove one",
  },
  {
    fault: "question twice in other capitals",
    file: "pages/cohort.json",
    edit: [
      { set: "faqs.items[0].question", to: "Is there a fee?" },
      { set: "faqs.items[1].question", to: "IS THERE A FEE?" },
    ],
    field: "faqs.items[1].question",
    message: '"IS THERE A FEE?" stands twice in this list',
    remedy: "Remove one of the entries",
  },
  {
    fault: "tag twice",
    file: "news/news-1.json",
    edit: { copyValue: "article.tags[0]", over: "article.tags[1]" },
    field: "article.tags[1]",
    message: "stands twice in this list",
    remedy: "Remove one",
  },
  {
    fault: "picture twice in the gallery",
    file: "shared/gallery.json",
    edit: { repeat: "pictures[0]" },
    field: "pictures[1].file",
    message: "stands twice",
    remedy: "Remove one of the entries",
  },
  {
    fault: "social network twice",
    file: "site.json",
    edit: {
      copyValue: "socialProfiles[0].label",
      over: "socialProfiles[1].label",
    },
    field: "socialProfiles[1].label",
    message: "stands twice",
    remedy: "give it another name",
  },
  {
    fault: "tab twice",
    file: "pages/news-articles.json",
    edit: { set: "tabs[1].kind", to: "news" },
    field: "tabs[1].kind",
    message: '"news" stands twice',
    remedy: "Remove one",
  },
  {
    fault: "tier name twice",
    file: "pages/membership.json",
    edit: {
      copyValue: "groups[0].tiers[0].name",
      over: "groups[0].tiers[2].name",
    },
    field: "groups[0].tiers[2].name",
    message: "stands twice",
    remedy: "Remove one of the entries or give it another name",
  },
]);

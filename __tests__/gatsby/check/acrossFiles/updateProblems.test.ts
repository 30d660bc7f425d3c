import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "article updated before its date",
    file: "news/news-1.json",
    edit: [
      { set: "date", to: "2026-03-02" },
      { set: "article.updated", to: "2026-01-31" },
    ],
    field: "article.updated",
    message: "The article was updated on 2026-01-31, before its date",
    remedy: "Write the day of the last change",
  },
]);

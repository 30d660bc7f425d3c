import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "read time far from the text",
    file: "news/news-1.json",
    edit: { set: "article.readTime", to: "45 min read" },
    field: "article.readTime",
    message: "The read time is 45 minutes",
    remedy: "or leave the field out",
  },
]);

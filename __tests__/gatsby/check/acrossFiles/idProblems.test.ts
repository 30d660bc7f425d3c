import { testBrokenContent } from "../../../support/broken/testBrokenContent";

testBrokenContent([
  {
    fault: "id does not match file name",
    file: "news/news-1.json",
    edit: { set: "id", to: "news-77" },
    field: "id",
    message: "does not match the file's name",
    remedy: 'Write "news-1", or rename the file to news-77.json',
  },
  {
    fault: "id twice",
    file: "news/news-1.json",
    edit: { copyTo: "news/news-99.json" },
    toldIn: "news/news-99.json",
    field: "id",
    message: 'The id "news-1" does not match',
    remedy: 'Write "news-99"',
  },
  {
    fault: "item in the wrong folder",
    file: "news/news-1.json",
    edit: { copyTo: "articles/news-99.json" },
    toldIn: "articles/news-99.json",
    field: "id",
    message: "does not fit the folder articles",
    remedy: 'begin with "articles-"',
  },
]);

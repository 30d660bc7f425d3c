import { editCases } from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";

testBrokenContent(
  "The content of the hub",
  editCases("pages/news-articles.json", [
    [{ tabs: [] }, "The list has 0 entries", "at least 1"],
  ]),
);

import { checkContent } from "../../../src/gatsby/check/checkContent";
import { readFolder } from "../../../src/gatsby/content/readContent";
import { withOrdinaryEdits } from "../../support/ordinaryEdits";

test("accepts ordinary edits of the site's content", async () => {
  const files = withOrdinaryEdits(readFolder("content"));
  const problems = await checkContent(files);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

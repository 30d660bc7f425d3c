/** @jest-environment node */
import { HtmlValidate } from "html-validate";
import path from "node:path";
import { routes } from "../../src/common/routes";
import { builtFolder, htmlFiles } from "../support/builtSite";
import htmlValidateConfig from "../support/htmlValidateConfig";

test("the HTML of every page is valid", async () => {
  const validator = new HtmlValidate(htmlValidateConfig);
  const files = htmlFiles().map((file) => path.join(builtFolder, file));
  expect(files.length).toBeGreaterThan(routes.length);
  const { results } = await validator.validateMultipleFiles(files);
  const problems = results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, message, selector }) =>
        `${path.relative(builtFolder, filePath ?? "")}: ${ruleId}: ${message} (${selector})`,
    ),
  );
  expect(problems).toEqual([]);
});

/** @jest-environment node */
import { HtmlValidate } from "html-validate";
import { readBuilt } from "../support/builtSite";
import htmlValidateConfig from "../support/htmlValidateConfig";
import { examplePaths } from "../support/pages";

/** One page of each kind: others differ only in their texts, which the content check validates. */
const paths = [...examplePaths, "/404"];

test("the HTML of every kind of page is valid", async () => {
  const validator = new HtmlValidate(htmlValidateConfig);
  for (const path of paths) {
    const { results } = await validator.validateString(
      readBuilt(`${path}/index.html`),
    );
    const problems = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector }) =>
          `${ruleId}: ${message} (${selector})`,
      ),
    );
    expect([path, problems]).toEqual([path, []]);
  }
});

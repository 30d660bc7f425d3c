import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { comparisonPage } from "../../tools/compare/page";

test("the page of a comparison is accessible, and all of it can be reached by keyboard", async ({
  page,
}) => {
  const pixel = Buffer.from(
    "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
    "base64",
  );
  const differences = [
    { file: "about/index.html", summary: "2 lines", lines: "@@\n-<p>\n+<b>" },
    {
      file: "about/390.png",
      summary: "1 px, from 0, 0 to 0, 0",
      pictures: [pixel, pixel, pixel],
    },
  ];
  await page.setContent(comparisonPage("main", differences, ["feed.xml"]));
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "/about" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("region", { name: /index/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("feed.xml")).toBeVisible();
});

import type { Locator, Page } from "@playwright/test";
import { escapeHtml } from "../../src/gatsby/model/escapeHtml";
import {
  editedText,
  editorAddress,
  goToEnd,
  withArticle,
} from "../support/editorForms";
import { editorFaults } from "../support/editorFaults";
import { expect, test } from "../support/journey";
import { field } from "../support/readContent";
import { said } from "../support/said";

/** A maintainer who uses no mouse. */

const [name = ""] = withArticle;

test.skip(!name, "No item has an article.");

/** What axe finds in the markup of Decap CMS (docs/decisions/decap.md). */
const ofDecap = {
  list: [
    "color-contrast: AppHeaderButton",
    "color-contrast: AppHeaderSiteLink",
    "color-contrast: SidebarNavLink",
  ],
  form: [
    "aria-command-name: sortable",
    "button-name: TopBarButton",
    "color-contrast: AppHeaderSiteLink",
    "color-contrast: BackStatus",
    "color-contrast: StyledDropdownButton",
  ],
};

/** More presses than any form of the editor asks for. */
const mostPresses = 150;

/** Presses a key until something has the focus. */
async function keyTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses++) {
    await page.keyboard.press(key);
    const isThere = await target
      .first()
      .evaluate((element) => element === document.activeElement);
    if (isThere) return;
  }
  await expect(target).toBeFocused();
}

/** From a text to one of its buttons, which is pressed. */
async function pressTool(page: Page, label: string): Promise<void> {
  await page.keyboard.press("Alt+F10");
  const tool = page
    .getByRole("toolbar", { name: "Buttons of Content" })
    .getByRole("button", { name: label, exact: true });
  if (label !== "Heading") await keyTo(page, tool);
  await page.keyboard.press("Enter");
}

test("An article is found, written, saved and taken back by keyboard alone", async ({
  page,
}) => {
  const before = editedText(name);
  const title = String(field(JSON.parse(before), "title"));
  const [folder = ""] = name.split("/");
  await page.goto(editorAddress());
  const link = (words: string | RegExp) =>
    page.getByRole("link", { name: words });
  await expect(link("Pages")).toBeVisible();
  expect.soft(await editorFaults(page, ".commonEdits")).toEqual([]);
  await keyTo(page, link(new RegExp(`^${folder}$`, "i")));
  await page.keyboard.press("Enter");
  await expect(link(title)).toBeVisible();
  expect.soft(await editorFaults(page)).toEqual(ofDecap.list);
  await keyTo(page, link(title));
  await page.keyboard.press("Enter");

  const content = page.getByRole("textbox", { name: "Content" });
  await expect(content).toBeVisible();
  await keyTo(page, content);
  await goToEnd(page, content);
  await page.keyboard.press("Enter");
  await page.keyboard.type("By ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("keys");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" alone: ");
  await pressTool(page, "Link");
  expect.soft(await editorFaults(page, "dialog")).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.type("/contact");
  await page.keyboard.press("Enter");
  await expect(content).toBeFocused();
  await page.keyboard.press("Enter");
  await pressTool(page, "Table");
  await expect(content).toBeFocused();
  await page.keyboard.type("What it takes");
  await page.keyboard.press("Enter");
  for (const words of ["Step", "Who", "When"]) {
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
  }
  await pressTool(page, "Remove row");
  await expect(content).toBeFocused();
  await page.keyboard.type("Ask");
  await page.keyboard.press("Tab");
  await page.keyboard.type("You");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Now");
  await page.keyboard.press("ArrowDown");
  expect.soft(await editorFaults(page)).toEqual(ofDecap.form);
  await pressTool(page, "Picture");
  expect.soft(await editorFaults(page, "dialog")).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await keyTo(page, page.getByRole("button", { name: "Put picture in" }));
  await page.keyboard.press("Enter");
  await expect(content).toBeFocused();
  await page.keyboard.type("The end");

  const save = page.getByRole("button", { name: "Save", exact: true });
  await keyTo(page, save, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Save now" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Entry saved")).toBeVisible();
  const [src, alt] = ["path", "alt"].map((part) =>
    said("images/pictures", `[0].${part}`),
  );
  const blocks = field(
    field(JSON.parse(editedText(name)), "article"),
    "content",
  );
  expect(Array.isArray(blocks) && blocks.slice(-3)).toEqual([
    '<p>By <strong>keys</strong> alone: <a href="/contact">/contact</a></p>',
    '<table><caption>What it takes</caption><thead><tr><th scope="col">Step</th><th scope="col">Who</th><th scope="col">When</th></tr></thead><tbody><tr><th scope="row">Ask</th><td>You</td><td>Now</td></tr></tbody></table>',
    `<figure><img src="${src}" alt="${escapeHtml(alt ?? "")}" /><figcaption>The end</figcaption></figure>`,
  ]);

  await keyTo(
    page,
    page.getByRole("button", { name: "Last save: see or undo" }),
    "Shift+Tab",
  );
  await page.keyboard.press("Enter");
  expect.soft(await editorFaults(page, "dialog")).toEqual([]);
  await keyTo(page, page.getByRole("button", { name: "Undo last save" }));
  const loaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await loaded;
  expect(editedText(name)).toBe(before);
});

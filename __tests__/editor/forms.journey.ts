import type { Page } from "@playwright/test";
import type { EditorSettings } from "../../tools/editor/editorSettings";
import { editedText, editorAddress, saveFile } from "../support/editorForms";
import { expect, test } from "../support/journey";
import { contentNames } from "../support/readContent";

/**
 * Every form keeps what it does not change. A whole test run tries each fourth form; `FORMS=all npm run test:editor forms`
 * tries them all, as the tests of the editor's fields do without a browser.
 */
const step = process.env.FORMS === "all" ? 1 : 4;

interface Form {
  collection: string;
  slug: string;
  /** The content file, without ".json". */
  name: string;
}

/** Every file that has a form of its own, and of each kind of item the one with the longest text. */
async function everyForm(page: Page): Promise<Form[]> {
  const response = await page.request.get(`${editorAddress()}config.json`);
  const { config } = (await response.json()) as EditorSettings;
  return config.collections.flatMap(({ name: collection, files }) => {
    if (files)
      return files.map(({ name: slug, file }) => ({
        collection,
        slug,
        name: file.replace(/^content\/|\.json$/g, ""),
      }));
    const [name = ""] = contentNames(collection).sort(
      (one, another) => editedText(another).length - editedText(one).length,
    );
    return [{ collection, slug: name.replace(/.*\//, ""), name }];
  });
}

/**
 * Leaves drafts that are as the files are, for Decap CMS to offer: it does not save a form that nobody changed.
 *
 * @param page Has the editor.
 */
const leaveDrafts = (page: Page, forms: readonly Form[]) =>
  page.evaluate(
    (drafts) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("localforage");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const name = "keyvaluepairs";
          const change = opening.result.transaction(name, "readwrite");
          for (const { key, ...draft } of drafts)
            change.objectStore(name).put({ ...draft, mediaFiles: [] }, key);
          change.onerror = reject;
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    forms.map(({ collection, slug, name }) => ({
      key: `backup.${collection}.${slug}`,
      raw: editedText(name),
      path: `content/${name}.json`,
    })),
  );

test("A form that is opened and saved as it is leaves its file as it was, letter by letter", async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto(editorAddress());
  await expect(page.getByRole("link", { name: "Pages" })).toBeVisible();
  // The pages beside the forms are other journeys'.
  await page.evaluate(() => localStorage.setItem("cms.right-pane", "none"));
  const forms = (await everyForm(page)).filter(
    (_form, index) => index % step === 0,
  );
  await leaveDrafts(page, forms);
  const before = forms.map(({ name }) => editedText(name));
  // Two windows, as there are two processors.
  const windows = [page, await context.newPage()].map(async (window, half) => {
    window.on("dialog", (dialog) => void dialog.accept());
    for (const { collection, slug } of forms.filter(
      (_form, index) => index % 2 === half,
    )) {
      const address = editorAddress(`${collection}/entries/${slug}`);
      // Another address than the one before, so that the editor starts anew.
      await window.goto(address.replace("#", `?${slug}#`));
      await saveFile(window);
    }
  });
  await Promise.all(windows);
  expect(forms.map(({ name }) => editedText(name))).toEqual(before);
});

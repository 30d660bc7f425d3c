import { routes } from "../../src/common/routes";
import { expect, test } from "../support/journey";
import { readerPaths } from "../support/readers";
import { isSample, remedy } from "../support/sample";
import { shownPictures } from "../support/shownPictures";

const paths = [...routes.map(({ path }) => path), ...readerPaths().slice(0, 2)];
const widths = [360, 412, 768, 1024, 1440, 1920];

/**
 * A file may have this many times the pixels that show, in width. Pages name the widths for the shapes of the sample's
 * pictures and the numbers of its lists; a picture of another shape, or one among more, may come somewhat larger.
 */
const most = isSample ? 1.3 : 2.2;
/** With fewer than this, a picture is visibly blurred. */
const least = 0.6;

// Without scripts a page shows every picture of its tabs and loads all of them at once; which file a browser
// takes does not depend on scripts.
test.use({ javaScriptEnabled: false });

for (const density of [1, 2]) {
  for (const width of widths) {
    test.describe(`${width} px wide, ${density} device pixels for each`, () => {
      test.use({
        viewport: { width, height: 900 },
        deviceScaleFactor: density,
      });

      test("every picture of every page comes in the size that shows", async ({
        page,
      }) => {
        const wrong: string[] = [];
        let count = 0;
        for (const path of paths) {
          await page.goto(path);
          for (const { file, sent, needed } of await shownPictures(page)) {
            const share = sent / needed;
            count += 1;
            if (share > most || share < least) {
              wrong.push(
                `${path}: ${file} has ${sent} px for ${Math.round(needed)} px`,
              );
            }
          }
        }
        expect(wrong, isSample ? remedy : "").toEqual([]);
        expect(count).toBeGreaterThan(10);
      });
    });
  }
}

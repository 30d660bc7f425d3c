import { type Browser, devices } from "@playwright/test";

/** The pictures of one page as a phone loads them, in bytes as sent. */
export interface PictureWeight {
  path: string;
  /** What loads without scrolling: the first view and, as browsers do, some way below it. */
  firstView: number;
  /** All that has loaded after the page was scrolled through. */
  wholePage: number;
}

/** 412 px wide, 1.75 device pixels for each CSS pixel: the phone that Lighthouse measures with. */
const phone = {
  ...devices["Moto G4"],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/** Loads a page of the site at `origin` into an empty cache and weighs its pictures. */
export async function weighPictures(
  browser: Browser,
  origin: string,
  path: string,
): Promise<PictureWeight> {
  const page = await browser.newPage(phone);
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "image") return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  const weight = async () =>
    (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);

  await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
  const firstView = await weight();
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  await page.waitForLoadState("networkidle");
  const wholePage = await weight();
  await page.close();
  return { path, firstView, wholePage };
}

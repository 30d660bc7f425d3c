import { type Browser, devices, type Request } from "@playwright/test";

/** The phone that Lighthouse measures with. */
const phone = {
  ...devices["Moto G4"],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/** The size of a response as sent, in bytes, once it is complete. */
async function bytesOf(request: Request): Promise<number> {
  const response = await request.response();
  await response?.finished();
  return (await request.sizes()).responseBodySize;
}

/** Loads a page with an empty cache and weighs its pictures before and after scrolling to its end, in bytes as sent. */
export async function weighPictures(browser: Browser, url: string) {
  const page = await browser.newPage(phone);
  const pictures: Request[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(request);
  });
  const weight = async () =>
    (await Promise.all(pictures.map(bytesOf))).reduce((a, b) => a + b, 0);

  await page.goto(url, { waitUntil: "networkidle" });
  const picturesInFirstView = await weight();
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
  const picturesOfWholePage = await weight();
  await page.close();
  return { picturesInFirstView, picturesOfWholePage };
}

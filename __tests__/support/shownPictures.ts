import type { Page } from "@playwright/test";

/** A raster picture as the browser shows it. */
export interface ShownPicture {
  readonly alt: string;
  readonly file: string;
  /** Pixels of the file that the browser chose, in width. */
  readonly sent: number;
  /** Device pixels that the whole picture takes on screen, in width; parts that object-fit crops count as well. */
  readonly needed: number;
  /** Width of the largest file that the page offers. */
  readonly largest: number;
}

/** The raster pictures that show on a page, all of them loaded, with the sizes of their files. */
export const shownPictures = (page: Page): Promise<ShownPicture[]> =>
  page.evaluate(async () => {
    const shown = [
      ...document.querySelectorAll<HTMLImageElement>("picture img"),
    ].filter((image) => image.checkVisibility());
    return Promise.all(
      shown.map(async (image) => {
        // An img with srcset tells its size in CSS pixels; a plain one tells the file's.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const { clientWidth: width, clientHeight: height } = image;
        const scales = [width / file.naturalWidth, height / file.naturalHeight];
        const scale =
          getComputedStyle(image).objectFit === "contain"
            ? Math.min(...scales)
            : Math.max(...scales);
        return {
          alt: image.alt,
          file: image.currentSrc.replace(/^.*\//, ""),
          sent: file.naturalWidth,
          needed: file.naturalWidth * scale * devicePixelRatio,
          largest: Math.max(
            ...Array.from(image.srcset.matchAll(/ (\d+)w/g), ([, width]) =>
              Number(width),
            ),
          ),
        };
      }),
    );
  });

/** Pictures of a page that a visitor cannot see although their place shows: not loaded, or transparent. */
export const missingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("picture img")]
      .filter((image) => image.checkVisibility())
      .filter(
        (image) =>
          image.naturalWidth === 0 ||
          !image.checkVisibility({ opacityProperty: true }),
      )
      .map((image) => image.alt || image.currentSrc),
  );

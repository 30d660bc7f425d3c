import { statSync } from "node:fs";
import { extname } from "node:path";
import { sample } from "../../../content/site.json";
import { builtPages, isServed } from "../../support/builtSite";

/** An image and the path of its page. */
interface BuiltPicture {
  readonly page: string;
  readonly image: HTMLImageElement;
}

const pictures: BuiltPicture[] = builtPages().flatMap(({ path, document }) =>
  [...document.images].map((image) => ({ page: path, image })),
);

const attribute = (element: Element, name: string) =>
  element.getAttribute(name) ?? "";

const rasters = pictures.filter(
  ({ image }) => extname(attribute(image, "src")) !== ".svg",
);

const named = ({ page, image }: BuiltPicture) =>
  `${page}: ${attribute(image, "src")}`;

/** Names of the pictures that fail a check. */
const failing = (
  list: readonly BuiltPicture[],
  isTrue: (image: HTMLImageElement) => boolean,
) => list.filter(({ image }) => !isTrue(image)).map(named);

/** The addresses of a srcset. */
const filesOf = (srcset: string) =>
  srcset.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? "");

/** Logos keep their own format, in which flat colours are smaller than as AVIF. */
const mostLogoBytes = 4000;

const isSmall = (image: HTMLImageElement) =>
  statSync(`public${attribute(image, "src")}`).size < mostLogoBytes;

test("every raster picture but a logo has a modern format and an older one, in several existing widths and the same sizes", () => {
  // A firm may show sheets and logos alone.
  expect(rasters.length).toBeGreaterThanOrEqual(sample ? 1 : 0);
  expect(
    failing(rasters, (image) => {
      if (extname(attribute(image, "src")) === ".png" && isSmall(image))
        return true;
      // A source for AVIF (WebP in local builds), and the image itself.
      const formats = [...(image.closest("picture")?.children ?? [])];
      const files = formats.map((element) =>
        filesOf(attribute(element, "srcset")),
      );
      const endings = files.map((list) => [...new Set(list.map(extname))]);
      const sizes = formats.map((element) => attribute(element, "sizes"));
      return (
        /^\.(avif|webp),\.(jpg|png)$/.test(endings.join()) &&
        files.every((list) => list.length > 1 && list.every(isServed)) &&
        sizes[0] !== "" &&
        new Set(sizes).size === 1
      );
    }),
  ).toEqual([]);
});

test("every picture is a file of the site and has its width and height", () => {
  expect(
    failing(
      pictures,
      (image) =>
        isServed(attribute(image, "src")) &&
        /^\d+$/.test(attribute(image, "width")) &&
        /^\d+$/.test(attribute(image, "height")),
    ),
  ).toEqual([]);
});

test("every picture has an alt text, or repeats one that does", () => {
  const described = (path: string, file: string) =>
    pictures.some(
      ({ page, image }) =>
        page === path &&
        attribute(image, "alt").trim() !== "" &&
        attribute(image, "src") === file,
    );
  const undescribed = pictures.filter(
    ({ page, image }) =>
      !image.hasAttribute("alt") || !described(page, attribute(image, "src")),
  );
  expect(undescribed.map(named)).toEqual([]);
});

/** Width in px; narrower pictures are thumbnails. */
const thumbnail = 400;

test.each(builtPages())(
  "of the large pictures of $path only the first loads eagerly, with high priority",
  ({ document }) => {
    const large = [...document.images].filter(
      (image) => Number(attribute(image, "width")) >= thumbnail,
    );
    for (const image of large)
      if (attribute(image, "loading") !== "lazy") {
        expect(image).toBe(large[0]);
        expect(attribute(image, "fetchpriority")).toBe("high");
      }
  },
);

import { extname } from "node:path";
import { builtPages, isServed } from "../../support/builtSite";

/** An img and the page that failures name. */
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

/** Names of the pictures of which something is not true. */
const failing = (
  list: readonly BuiltPicture[],
  isTrue: (image: HTMLImageElement) => boolean,
) => list.filter(({ image }) => !isTrue(image)).map(named);

/** The addresses of a srcset. */
const filesOf = (srcset: string) =>
  srcset.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? "");

test("the site shows raster pictures", () => {
  expect(rasters.length).toBeGreaterThan(10);
});

test("every raster picture is AVIF in several widths with its shown width, and one JPEG or PNG", () => {
  expect(
    failing(rasters, (image) => {
      const [source, ...others] = [...(image.parentElement?.children ?? [])];
      if (source?.tagName !== "SOURCE" || others.length !== 1) return false;
      const files = filesOf(attribute(source, "srcset"));
      return (
        attribute(source, "type") === "image/avif" &&
        attribute(source, "sizes") !== "" &&
        files.length > 1 &&
        files.every((file) => file.endsWith(".avif") && isServed(file)) &&
        !image.hasAttribute("srcset") &&
        /\.(jpg|png)$/.test(attribute(image, "src")) &&
        isServed(attribute(image, "src"))
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

test("every picture has a description; one without repeats a described one", () => {
  const described = (path: string, file: string) =>
    pictures.some(
      ({ page, image }) =>
        page === path &&
        attribute(image, "alt").trim() !== "" &&
        attribute(image, "src") === file,
    );
  const wordless = pictures.filter(
    ({ image }) => attribute(image, "alt").trim() === "",
  );
  expect(
    wordless
      .filter(
        ({ page, image }) =>
          !image.hasAttribute("alt") ||
          !described(page, attribute(image, "src")),
      )
      .map(named),
  ).toEqual([]);
});

/** Width in px; smaller pictures are beside texts. */
const thumbnail = 400;

test("only the opening picture of a page loads at once, before everything else", () => {
  for (const { path, document } of builtPages()) {
    const eager = [...document.images].filter(
      (image) => attribute(image, "loading") !== "lazy",
    );
    const first = [...document.images].find(
      (image) => Number(attribute(image, "width")) >= thumbnail,
    );
    expect([path, eager.length <= 1]).toEqual([path, true]);
    for (const image of eager) {
      expect([path, image === first]).toEqual([path, true]);
      expect(attribute(image, "fetchpriority")).toBe("high");
    }
  }
});

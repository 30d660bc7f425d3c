import path from "node:path";
import { routes } from "../../common/routes";
import {
  documentKind,
  itemKinds,
  type FolderKind,
  type ItemKind,
} from "./itemKinds";
import { pageType } from "./pageNames";

/** Types of the files in content/ that are one object, by path below content/ without ".json". */
const typeByFile: Readonly<Record<string, string>> = {
  site: "SiteContent",
  ...Object.fromEntries(
    routes.map(({ page }) => [`pages/${page}`, pageType(page)]),
  ),
  "pages/not-found": "NotFoundPage",
  // Texts around every article, event or document.
  "pages/article": "ArticleLabels",
  "pages/event": "EventLabels",
  "pages/document": "DocumentLabels",
  "shared/partner-credits": "PartnerCredits",
  "shared/success-stories": "SuccessStories",
  "shared/victory-voices": "VictoryVoices",
  "shared/womens-network": "WomensNetwork",
  "shared/gallery": "Gallery",
};

/** Types of the entries of the catalogues: files whose top level is a list. */
const typeByCatalogue: Readonly<Record<string, string>> = {
  "images/pictures": "Picture",
  "images/logos": "Logo",
  "shared/people": "Person",
  "shared/figures": "Figure",
  "shared/statistics": "Statistic",
  "shared/services": "Service",
  "shared/categories": "Category",
};

/** A place of content files and their type. */
export interface ContentPlace {
  /** Path below content/. In a folder, "*" stands for the file's name. */
  readonly pattern: string;
  /** Name of the type in the schema. */
  readonly typeName: string;
  /** One object, a list of entries that other files refer to, or one entry of a folder. */
  readonly shape: "object" | "catalogue" | "item";
  readonly folderKind?: FolderKind;
  readonly itemKind?: ItemKind;
}

/** A page that is a list of sections: each file of pages/ that is none of those above (docs/product.md#service-pages). */
export const sectionPagePlace: ContentPlace = {
  pattern: "pages/*.json",
  typeName: "SectionPage",
  shape: "item",
};

const placesOf = (
  types: Readonly<Record<string, string>>,
  shape: "object" | "catalogue",
): ContentPlace[] =>
  Object.entries(types).map(([name, typeName]) => ({
    pattern: `${name}.json`,
    typeName,
    shape,
  }));

const folderPlace = (folderKind: FolderKind): ContentPlace => ({
  pattern: `${folderKind.folder}/*.json`,
  typeName: folderKind.type,
  shape: "item",
  folderKind,
});

/** Every place of content files that the model knows. */
export const contentPlaces: readonly ContentPlace[] = [
  ...placesOf(typeByFile, "object"),
  ...placesOf(typeByCatalogue, "catalogue"),
  ...itemKinds.map((itemKind) => ({ ...folderPlace(itemKind), itemKind })),
  folderPlace(documentKind),
  sectionPagePlace,
];

/** The file of a type's catalogue, below content/. */
export const catalogueOf = (type: string): string =>
  contentPlaces.find(({ typeName }) => typeName === type)?.pattern ?? "";

/** Files that are not entries of a folder. All must exist. */
export const singleFiles = contentPlaces.filter(
  ({ shape }) => shape !== "item",
);

/**
 * Finds the type of a content file by its path.
 *
 * @param file Path below content/ with forward slashes, such as "news/news-1.json".
 * @returns undefined for any other file, such as the .DS_Store of macOS.
 */
export function contentFileType(file: string): ContentPlace | undefined {
  const inFolder = file.replace(/^([^/]+)\/[^./~][^/]*\.json$/, "$1/*.json");
  return contentPlaces.find(
    ({ pattern }) => pattern === file || pattern === inFolder,
  );
}

/** Address of the page of an entry's file; undefined if such files have no page. */
export const entryPath = (file: string): string | undefined =>
  contentFileType(file)?.folderKind?.path(path.posix.basename(file, ".json"));

/** A picture below content/images, hidden files and lock files excepted. */
export const isPictureFile = (name: string): boolean =>
  /^images\/(?:[^./~][^/]*\/)*[^./~][^/]*\.(?:jpe?g|png|webp|svg)$/i.test(name);

/** Whether a path leads to an SVG drawing, which the site uses unchanged. */
export const isDrawing = (place: string): boolean =>
  place.toLowerCase().endsWith(".svg");

/**
 * Whether the site reads a file. The content check and Gatsby leave out all others.
 *
 * @param name Path below content/ with forward slashes.
 */
export const isContent = (name: string): boolean =>
  contentFileType(name) !== undefined || isPictureFile(name);

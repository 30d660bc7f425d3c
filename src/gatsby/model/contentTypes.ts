import path from "node:path";
import { routes } from "../../common/routes";
import {
  documentKind,
  itemKinds,
  type FolderKind,
  type ItemKind,
} from "./itemKinds";
import { pageType } from "./pageNames";

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

/** A page that is a list of sections: each other file of pages/ (docs/product.md#service-pages). */
export const sectionPagePlace: ContentPlace = {
  pattern: "pages/*.json",
  typeName: "SectionPage",
  shape: "item",
};

/** A file that is one object. */
const objectPlace = (name: string, typeName: string): ContentPlace => ({
  pattern: `${name}.json`,
  typeName,
  shape: "object",
});

/** A file whose top level is a list of entries. */
const cataloguePlace = (name: string, typeName: string): ContentPlace => ({
  ...objectPlace(name, typeName),
  shape: "catalogue",
});

const folderPlace = (folderKind: FolderKind): ContentPlace => ({
  pattern: `${folderKind.folder}/*.json`,
  typeName: folderKind.type,
  shape: "item",
  folderKind,
});

/** Every place of content files that the model knows. */
export const contentPlaces: readonly ContentPlace[] = [
  objectPlace("site", "SiteContent"),
  ...routes.map(({ page }) => objectPlace(`pages/${page}`, pageType(page))),
  objectPlace("pages/not-found", "NotFoundPage"),
  // Texts around every article, event or document.
  objectPlace("pages/article", "ArticleLabels"),
  objectPlace("pages/event", "EventLabels"),
  objectPlace("pages/document", "DocumentLabels"),
  objectPlace("shared/partner-credits", "PartnerCredits"),
  objectPlace("shared/success-stories", "SuccessStories"),
  objectPlace("shared/victory-voices", "VictoryVoices"),
  objectPlace("shared/womens-network", "WomensNetwork"),
  objectPlace("shared/gallery", "Gallery"),
  cataloguePlace("images/pictures", "Picture"),
  cataloguePlace("images/logos", "Logo"),
  cataloguePlace("shared/people", "Person"),
  cataloguePlace("shared/figures", "Figure"),
  cataloguePlace("shared/statistics", "Statistic"),
  cataloguePlace("shared/services", "Service"),
  cataloguePlace("shared/categories", "Category"),
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

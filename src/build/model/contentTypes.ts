/** Types of the files in content/ that are one object, by path below content/ without ".json". */
const typeByFile: Readonly<Record<string, string>> = {
  site: "SiteContent",
  "pages/home": "HomePage",
  "pages/about": "AboutPage",
  "pages/services": "ServicesPage",
  "pages/services-consulting": "ServicesConsultingPage",
  "pages/services-mentoring": "ServicesMentoringPage",
  "pages/services-coaching": "ServicesCoachingPage",
  "pages/services-online-programs": "ServicesOnlineProgramsPage",
  "pages/services-funding": "ServicesFundingPage",
  "pages/contact": "ContactPage",
  "pages/news-articles": "NewsArticlesPage",
  "pages/article": "ArticlePage",
  "pages/membership": "MembershipPage",
  "pages/cohort": "CohortPage",
  "pages/not-found": "NotFoundPage",
  "shared/interface": "InterfaceLabels",
  "shared/partner-credits": "PartnerCredits",
  "shared/success-stories": "SuccessStories",
  "shared/victory-voices": "VictoryVoices",
  "shared/womens-network": "WomensNetwork",
  "shared/gallery": "Gallery",
};

/** Types of the entries of the catalogues: files whose top level is a list. */
const typeByCatalogue: Readonly<Record<string, string>> = {
  "images/pictures": "Picture",
  "shared/figures": "Figure",
  "shared/statistics": "Statistic",
  "shared/services": "Service",
  "shared/categories": "Category",
  redirects: "Redirect",
};

/** Types of the content items, by the folder that holds one file for each. */
const typeByItemFolder: Readonly<Record<string, string>> = {
  news: "NewsItem",
  articles: "ArticleItem",
  blogs: "BlogItem",
  featured: "FeaturedItem",
  events: "EventItem",
};

/** What a file in content/ holds. */
export interface ContentFileType {
  /** Name of the type in the schema. */
  readonly typeName: string;
  /** One object, a list of entries that others refer to, or one item of a folder. */
  readonly kind: "object" | "catalogue" | "item";
}

/** Folders of the content items, below content/. */
export const itemFolders: readonly string[] = Object.keys(typeByItemFolder);

/** Types of the content items, of which there can be any number. */
export const itemTypes: readonly string[] = Object.values(typeByItemFolder);

/** Types that a page asks for one node of, which the content check guarantees to exist. */
export const singleTypes: readonly string[] = [
  ...Object.values(typeByFile),
  ...Object.values(typeByCatalogue),
];

/**
 * Tells the type of a content file from its place.
 *
 * @param file Path below content/ with forward slashes, such as "news/news-1.json".
 * @returns The type, or undefined where the model knows no such file, as of .DS_Store, which macOS leaves in folders.
 */
export function contentFileType(file: string): ContentFileType | undefined {
  if (!file.endsWith(".json")) return undefined;
  const name = file.slice(0, -".json".length);
  const ofFile = typeByFile[name];
  if (ofFile) return { typeName: ofFile, kind: "object" };
  const ofCatalogue = typeByCatalogue[name];
  if (ofCatalogue) return { typeName: ofCatalogue, kind: "catalogue" };
  const [folder, ...rest] = name.split("/");
  const ofFolder =
    folder && rest.length === 1 && !rest[0]?.startsWith(".")
      ? typeByItemFolder[folder]
      : undefined;
  return ofFolder ? { typeName: ofFolder, kind: "item" } : undefined;
}

/** A kind of content file and where it stands. */
export interface ContentPlace extends ContentFileType {
  /** Path below content/; for items "*" stands for the file's name. */
  readonly pattern: string;
}

/** Every place of content files that the model knows. */
export const contentPlaces: readonly ContentPlace[] = [
  ...Object.entries(typeByFile).map(([name, typeName]): ContentPlace => ({
    pattern: `${name}.json`,
    typeName,
    kind: "object",
  })),
  ...Object.entries(typeByCatalogue).map(([name, typeName]): ContentPlace => ({
    pattern: `${name}.json`,
    typeName,
    kind: "catalogue",
  })),
  ...Object.entries(typeByItemFolder).map(
    ([folder, typeName]): ContentPlace => ({
      pattern: `${folder}/*.json`,
      typeName,
      kind: "item",
    }),
  ),
];

/** Files that must exist: every object and every catalogue, as paths below content/. */
export const requiredFiles: readonly string[] = [
  ...Object.keys(typeByFile),
  ...Object.keys(typeByCatalogue),
].map((name) => `${name}.json`);

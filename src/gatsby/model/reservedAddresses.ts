import { pathAndParents } from "../../common/pathAndParents";
import { securityFile } from "../../common/routes";

/** Files for machines at the root of the site. */
const machineFiles = [
  "sitemap.xml",
  "feed.xml",
  "feed.json",
  "events.ics",
  "manifest.webmanifest",
  "robots.txt",
  "llms.txt",
] as const;

export type MachineFile = (typeof machineFiles)[number];

/** Other names at the root of the site that Gatsby, the build or the host uses. */
const reservedNames =
  /^\/(404|404\.html|admin|chunk-map\.json|fonts|icons|index\.html|page-data|pagefind|release\.txt|social|static|[_~][^/]*)(\/|$)/i;

/**
 * The part of an address that the site uses for a file of its own or for a folder of files; undefined if it is free.
 * Letter case does not count.
 *
 * @param isFile Whether the site has this further file.
 */
export function reservedPart(
  address: string,
  isFile: (address: string) => boolean,
): string | undefined {
  const [folder] = reservedNames.exec(address) ?? [];
  if (folder) return folder.replace(/\/$/, "");
  const files = [...machineFiles.map((name) => `/${name}`), securityFile];
  // A file has no files below it.
  return pathAndParents(address).find((part) =>
    [part, part.toLowerCase()].some(
      (each) => files.includes(each) || isFile(each),
    ),
  );
}

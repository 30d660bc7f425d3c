import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { field } from "../src/common/field";

/** The folder on its host for which a site was built: "/website", or empty for the root. Its manifest names it. */
export function builtFolder(site: string): string {
  const file = join(site, "manifest.webmanifest");
  if (!existsSync(file)) return "";
  const start: unknown = JSON.parse(readFileSync(file, "utf8"));
  return String(field(start, "start_url") ?? "").replace(/\/$/, "");
}

/** The HTML of a built page with addresses as at the root of a host. */
export const withRootAddresses = (html: string, folder: string): string =>
  folder
    ? html.replaceAll(
        /((?:href|src)=")([^"]*)/g,
        (_, name: string, to: string) =>
          name + (to.startsWith(`${folder}/`) ? to.slice(folder.length) : to),
      )
    : html;

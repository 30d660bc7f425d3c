import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { headerRules } from "./headerRules";
import { readRedirectsFile, writeHeadersFile } from "./hostFiles";
import { nginxFiles } from "./nginxFiles";

interface ServerRulesOptions {
  /** The built site with its search index. */
  site: string;
  /** Folder for nginx's files. */
  nginx: string;
  /** Receives the contact form's messages. EmailJS by default. */
  mailOrigin?: string | undefined;
}

/**
 * Writes response headers and redirects of the built site, for static hosts (`_headers` beside `_redirects`) and for nginx.
 * Throws if an inline script differs from page to page.
 */
export async function writeServerRules({
  site,
  nginx,
  mailOrigin = "https://api.emailjs.com",
}: ServerRulesOptions): Promise<void> {
  const files = filesBelow(site);
  const pages = await Promise.all(
    files
      .filter((name) => name.endsWith(".html"))
      .map((name) => readFile(path.join(site, name), "utf8")),
  );
  const policy = contentSecurityPolicy(pages, mailOrigin);
  const rules = headerRules(policy, files);
  const redirects = readRedirectsFile(
    await readFile(path.join(site, "_redirects"), "utf8"),
  );
  const { maps, headers } = nginxFiles(rules, redirects);

  await mkdir(nginx, { recursive: true });
  await Promise.all([
    writeFile(path.join(site, "_headers"), writeHeadersFile(rules)),
    writeFile(path.join(nginx, "maps.conf"), maps),
    writeFile(path.join(nginx, "headers.conf"), headers),
  ]);
}

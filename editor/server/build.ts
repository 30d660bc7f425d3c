import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { siteFolder } from "../../src/common/siteUrl";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { reportAndFail } from "../../tools/report";
import { gitId } from "../src/store/contentText";
import type { GitHubConfig } from "../src/store/GitHub";
import { apiUrl } from "../src/store/githubApi";
import type { PublishedContent } from "../src/store/OnlineStore";
import { appFolder, bundleApp } from "./bundle";
import { ContentFolder } from "./contentFolder";

/**
 * Reads the online editor's settings from the environment.
 *
 * @throws Error if a value is missing or the Git service is unknown.
 */
export function onlineConfig(
  environment: Readonly<Record<string, string | undefined>>,
): GitHubConfig {
  const read = (name: string, meaning: string, otherwise = "") => {
    const value = environment[name] || otherwise;
    if (value) return value;
    throw new Error(`Set ${name}, ${meaning} (editor/README.md).`);
  };
  if (environment["EDITOR_BACKEND"] !== "github")
    throw new Error("EDITOR_BACKEND must be github.");
  return {
    service: "github",
    repository: read("EDITOR_REPOSITORY", "such as owner/website"),
    branch: read("EDITOR_BRANCH", "the branch that is published", "main"),
    authUrl: read(
      "EDITOR_AUTH_URL",
      "the address of your OAuth worker",
    ).replace(/\/$/, ""),
  };
}

/** Allows the page its own files, GitHub, the sign-in and MUI's inline styles. */
function policyFor({ authUrl }: GitHubConfig): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(authUrl).origin} ${apiUrl}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

async function publishedContent(folder: string): Promise<PublishedContent> {
  const content = new ContentFolder(folder, ".develop/work");
  const { schemas, files } = content.load();
  const texts = files.map(async ({ text }) => [await gitId(text), text]);
  return {
    schemas,
    texts: Object.fromEntries(await Promise.all(texts)),
    pictures: filesBelow(path.join(folder, "images")),
  };
}

/**
 * Writes the online editor to /admin/ of a built site.
 *
 * @param site The folder of the built site.
 * @param content The content folder.
 */
export async function writeOnlineEditor(
  site: string,
  config: GitHubConfig,
  content = "content",
): Promise<void> {
  const folder = path.join(site, "admin");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const page = readFileSync(path.join(appFolder, "index.html"), "utf8")
    .replace(
      "<head>",
      `<head>
    <meta name="robots" content="noindex" />
    <meta http-equiv="Content-Security-Policy" content="${policyFor(config)}" />`,
    )
    .replace('src="/', `src="${siteFolder()}/`);
  const files: Readonly<Record<string, string>> = {
    "index.html": page,
    "editor.js": await bundleApp(),
    "config.json": JSON.stringify(config),
    "content.json": JSON.stringify(await publishedContent(content)),
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, name), text);
  cpSync(path.join(content, "images"), path.join(folder, "pictures"), {
    recursive: true,
    filter: (source) => !source.endsWith(".json"),
  });
}

async function main(): Promise<void> {
  const config = onlineConfig(process.env);
  await writeOnlineEditor(process.argv[2] ?? "public", config);
}

if (require.main === module) main().catch(reportAndFail);

import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { contentPlaces } from "../../src/gatsby/model/contentTypes";
import type { OnlineConfig } from "../src/store/gitService";
import type { PublishedContent } from "../src/store/onlineStore";
import { appFolder, bundleApp } from "./bundle";
import { ContentFolder } from "./contentFolder";
import { filesBelow } from "./files";

/** The id that Git gives to a file. */
const gitId = (text: string): string =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");

/**
 * The Git service that the environment names for an online editor; undefined where it names none.
 *
 * @throws Error where a value is missing or none that the editor knows.
 */
export function onlineConfig(
  environment: Readonly<Record<string, string | undefined>>,
): OnlineConfig | undefined {
  const {
    EDITOR_BACKEND: service,
    EDITOR_REPOSITORY: repository,
    EDITOR_BRANCH: branch,
    EDITOR_AUTH_URL: authUrl,
    EDITOR_APP_ID: appId,
  } = environment;
  if (!service && !repository) return undefined;
  if (!repository?.includes("/"))
    throw new Error("EDITOR_REPOSITORY is missing: write owner/website.");
  const common = { repository, branch: branch || "main" };
  if (service === "github") {
    if (!authUrl)
      throw new Error(
        "EDITOR_AUTH_URL is missing: write the address of your OAuth worker (editor/README.md).",
      );
    return { ...common, service, authUrl: authUrl.replace(/\/$/, "") };
  }
  if (service === "gitlab") {
    if (!appId)
      throw new Error(
        "EDITOR_APP_ID is missing: write the id of your GitLab application (editor/README.md).",
      );
    const address = (authUrl || "https://gitlab.com").replace(/\/$/, "");
    return { ...common, service, appId, authUrl: address };
  }
  throw new Error("EDITOR_BACKEND is neither github nor gitlab.");
}

/** Allows the page its own files and its Git service; the styles of MUI are written while it runs. */
function policyFor({ authUrl, apiUrl, service }: OnlineConfig): string {
  const api =
    apiUrl ?? (service === "github" ? "https://api.github.com" : authUrl);
  const services = [
    ...new Set([api, authUrl].map((each) => new URL(each).origin)),
  ];
  return [
    "default-src 'none'",
    // The form library compiles JSON Schemas.
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' ${services.join(" ")}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
}

async function publishedContent(
  contentFolder: string,
): Promise<PublishedContent> {
  const content = await new ContentFolder(
    contentFolder,
    ".develop/work",
  ).load();
  return {
    schemas: content.schemas,
    typeOfPattern: Object.fromEntries(
      contentPlaces.map(({ pattern, typeName }) => [pattern, typeName]),
    ),
    texts: Object.fromEntries(
      content.files.map(({ text }) => [gitId(text), text]),
    ),
    pictures: filesBelow(path.join(contentFolder, "images")),
  };
}

/** Asks search engines to leave the editor alone. */
function disallow(site: string): void {
  const robots = path.join(site, "robots.txt");
  const text = readFileSync(robots, "utf8");
  if (!text.includes("Disallow: /admin/"))
    writeFileSync(
      robots,
      text.replace("Allow: /\n", "Allow: /\nDisallow: /admin/\n"),
    );
}

/**
 * Writes the online editor to /admin/ of a built site.
 *
 * @param site The folder of the built site.
 */
export async function writeOnlineEditor(
  site: string,
  config: OnlineConfig,
  contentFolder = "content",
): Promise<void> {
  const folder = path.join(site, "admin");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const page = readFileSync(path.join(appFolder, "index.html"), "utf8").replace(
    "<head>",
    `<head><meta http-equiv="Content-Security-Policy" content="${policyFor(config)}" />`,
  );
  const files: Readonly<Record<string, string>> = {
    "index.html": page,
    "editor.js": await bundleApp(),
    "config.json": JSON.stringify(config),
    "content.json": JSON.stringify(await publishedContent(contentFolder)),
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, name), text);
  cpSync(path.join(contentFolder, "images"), path.join(folder, "pictures"), {
    recursive: true,
    filter: (source) => !source.endsWith(".json"),
  });
  disallow(site);
}

async function main(): Promise<void> {
  const config = onlineConfig(process.env);
  if (config) await writeOnlineEditor(process.argv[2] ?? "public", config);
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });

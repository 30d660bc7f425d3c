import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Choices } from "./choices";
import { editorHtml, editorScript } from "./editorPage";
import { editorSettings, type Backend } from "./editorSettings";

/** Settings of the environment by the names that Decap CMS gives them. */
const settings = {
  EDITOR_BACKEND: "name",
  EDITOR_REPOSITORY: "repo",
  EDITOR_BRANCH: "branch",
  EDITOR_AUTH_URL: "base_url",
  EDITOR_APP_ID: "app_id",
};

/**
 * The Git service that a published editor saves to; undefined where none is asked for.
 *
 * @throws if the service or the repository is named without the other.
 */
export function gitBackend(
  environment: Readonly<Record<string, string | undefined>>,
): Backend | undefined {
  const { EDITOR_BACKEND: name, EDITOR_REPOSITORY: repo } = environment;
  if (!name && !repo) return undefined;
  if (!name || !repo)
    throw new Error(
      "A published editor needs both EDITOR_BACKEND, such as github, and EDITOR_REPOSITORY, such as owner/website.",
    );
  const given = Object.entries(settings).flatMap(([variable, setting]) => {
    const value = environment[variable];
    return value ? [[setting, value] as const] : [];
  });
  return { name, branch: "main", ...Object.fromEntries(given) };
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
 * Puts the editor into a built site, at /admin/, if a Git service is given; else sees to it that there is none.
 *
 * @param site The folder of the built site.
 */
export function writeGitEditor(
  site: string,
  siteUrl: string,
  backend: Backend | undefined,
): void {
  const folder = path.join(site, "admin");
  rmSync(folder, { recursive: true, force: true });
  if (!backend) return;
  mkdirSync(folder);
  const config = editorSettings(new Choices("content"), backend, siteUrl);
  const files = {
    "index.html": editorHtml,
    "config.json": JSON.stringify(config),
    "editor.js": editorScript(),
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, name), text);
  cpSync("content/images", path.join(folder, "pictures"), {
    recursive: true,
    filter: (source) => !source.endsWith(".json"),
  });
  disallow(site);
}

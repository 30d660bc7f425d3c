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
const variables = {
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
  const given = Object.entries(variables).flatMap(([variable, setting]) => {
    const value = environment[variable];
    return value ? [[setting, value] as const] : [];
  });
  return { name, branch: "main", ...Object.fromEntries(given) };
}

/** Services that keep drafts: each save waits in a branch of its own until somebody publishes it. */
const withDrafts = [
  "azure",
  "bitbucket",
  "forgejo",
  "git-gateway",
  "github",
  "gitlab",
];

/** What the editor's page may speak to, for the services whose addresses are known. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  github: [
    "https://api.github.com",
    "https://*.githubusercontent.com",
    "https://www.githubstatus.com",
  ],
  gitlab: ["https://gitlab.com"],
};

/** The page with the addresses that its service needs; where they are not known, the policy of the host has to do. */
function pageFor({ name, base_url: signIn }: Backend): string {
  const known = addresses[name];
  if (!known) return editorHtml;
  const allowed = [...known, ...(signIn ? [new URL(signIn).origin] : [])];
  const policy = [
    ["connect-src", "'self'", "blob:", ...allowed],
    ["img-src", "'self'", "data:", "blob:", ...allowed],
  ];
  return editorHtml.replace(
    '<meta charset="utf-8" />',
    `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy.map((rule) => rule.join(" ")).join("; ")}" />`,
  );
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
  const settings = editorSettings(new Choices("content"), backend, siteUrl);
  const config = {
    ...settings.config,
    ...(withDrafts.includes(backend.name) && {
      publish_mode: "editorial_workflow",
    }),
  };
  const files = {
    "index.html": pageFor(backend),
    "config.json": JSON.stringify({ ...settings, config }),
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

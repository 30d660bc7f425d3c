import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gitBackend, writeGitEditor } from "../../../tools/editor/gitEditor";

const siteUrl = "https://www.example.com";
const github = { EDITOR_BACKEND: "github", EDITOR_REPOSITORY: "firm/website" };

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "site-"));
  writeFileSync(
    path.join(site, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

const read = (name: string) => readFileSync(path.join(site, name), "utf8");

test("A build has no editor unless one is asked for, and leaves none from an earlier build", () => {
  writeGitEditor(site, siteUrl, gitBackend(github));
  expect(existsSync(path.join(site, "admin"))).toBe(true);
  expect(readdirSync(path.join(site, "admin/pictures"))).toEqual(
    readdirSync("content/images").filter((name) => !name.endsWith(".json")),
  );
  writeGitEditor(site, siteUrl, gitBackend({}));
  expect(existsSync(path.join(site, "admin"))).toBe(false);
});

test("An editor that is asked for saves to the repository and is never listed", () => {
  writeGitEditor(
    site,
    siteUrl,
    gitBackend({ ...github, EDITOR_AUTH_URL: "https://auth.example.com" }),
  );
  const { config } = JSON.parse(read("admin/config.json")) as {
    config: object;
  };
  expect(config).toMatchObject({
    backend: {
      name: "github",
      repo: "firm/website",
      branch: "main",
      base_url: "https://auth.example.com",
    },
    site_url: siteUrl,
  });
  expect(config).not.toHaveProperty("locale");
  expect(config).toHaveProperty("publish_mode", "editorial_workflow");
  const [, policy = ""] =
    /Content-Security-Policy" content="([^"]+)"/.exec(
      read("admin/index.html"),
    ) ?? [];
  expect(policy).toContain("https://api.github.com");
  expect(policy).toContain("https://auth.example.com");
  expect(policy.split(/[ ;]+/)).not.toContain("https:");
  expect(read("admin/index.html")).toContain('name="robots" content="noindex');
  expect(read("robots.txt")).toContain("Allow: /\nDisallow: /admin/\n");
});

test("A service without drafts gets no review, and each script that the page names is beside it, without maps", () => {
  writeGitEditor(
    site,
    siteUrl,
    gitBackend({ ...github, EDITOR_BACKEND: "gitea" }),
  );
  expect(read("admin/config.json")).not.toContain("publish_mode");
  const scripts = [...read("admin/index.html").matchAll(/src="\/([^"]+)"/g)];
  expect(scripts).not.toHaveLength(0);
  for (const [, name = ""] of scripts)
    expect(existsSync(path.join(site, name))).toBe(true);
  expect(
    readdirSync(path.join(site, "admin")).filter((name) =>
      name.endsWith(".map"),
    ),
  ).toEqual([]);
});

test.each([
  { EDITOR_BACKEND: "github" },
  { EDITOR_REPOSITORY: "firm/website" },
])(
  "Half a setting (%p) stops the build and says what is missing",
  (environment) => {
    expect(() => gitBackend(environment)).toThrow(
      /EDITOR_BACKEND.*EDITOR_REPOSITORY/,
    );
  },
);

import { spawnSync } from "node:child_process";
import { copyFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import site from "../support/content/site.json";
import { temporaryFolder } from "../support/temporaryFolder";

test("a link with the site's own address in .env leads to a page of the site", () => {
  const folder = temporaryFolder();
  for (const name of ["gatsby-node.ts", "package.json", "tsconfig.json"])
    copyFileSync(name, join(folder, name));
  // Windows lets everybody make junctions, not links.
  for (const name of ["node_modules", "src", "static", "tools"])
    symlinkSync(resolve(name), join(folder, name), "junction");
  const { origin, pathname } = new URL(site.links[0]?.address ?? "");
  writeFileSync(join(folder, ".env"), `GATSBY_SITE_URL=${origin}`);
  const env: NodeJS.ProcessEnv = { ...process.env };
  delete env.GATSBY_SITE_URL;
  const content = resolve("__tests__/support/content");
  const { stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "tools/content-check.ts", "--content", content],
    { cwd: folder, encoding: "utf8", env },
  );
  expect(stderr).toContain(`The site has no page at "${pathname}"`);
});

import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import labels from "../../content/shared/interface.json";
import { writeServerRules } from "../../src/gatsby/delivery/writeServerRules";
import { headerLink } from "../support/headerLinks";
import { expect, test } from "../support/journey";
import { makeNextBuild } from "../support/nextBuild";
import {
  missingServerPrograms,
  startPublishServer,
  type PublishServer,
} from "../support/publishServer";
import { said } from "../support/said";

test.use({ ignoreHTTPSErrors: true });

test.skip(
  missingServerPrograms().length > 0,
  "The server's programs are missing.",
);

const { search } = labels;

/** Puts a build into the server's project, as one that knows the site's address. */
async function copyBuild(server: PublishServer, build: string): Promise<void> {
  const target = path.join(server.project, "public");
  rmSync(target, { recursive: true, force: true });
  cpSync(build, target, { recursive: true, dereference: true });
  for (const file of ["robots.txt", "sitemap.xml"]) {
    const text = readFileSync(path.join("public", file), "utf8");
    writeFileSync(
      path.join(target, file),
      text.replaceAll(/https:\/\/[\w.-]+(?=\/)/g, server.site),
    );
  }
  await writeServerRules({
    site: target,
    nginx: path.join(server.project, "deploy/generated"),
    mailOrigin: process.env.GATSBY_EMAILJS_ORIGIN,
  });
}

test("a page that is open while the next release is published goes on, and leads into that release", async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  // The made build gives pictures other names too, without the files; Chrome warns of a form that opens the mail program.
  allowConsole(/status of 404|Mixed Content/);
  const missing: string[] = [];
  page.on("response", (response) => {
    const isScript = /\.(js|json)$/.test(response.url());
    if (isScript && response.status() >= 400) missing.push(response.url());
  });
  const server = await startPublishServer("localhost");
  const next = await makeNextBuild();
  try {
    await copyBuild(server, "public");
    const first = await server.publish(["--set-up", server.address]);
    expect(first.output).toContain("Published");
    await page.goto(`${server.site}/news-articles`);
    await page.waitForLoadState("networkidle");

    await copyBuild(server, next);
    const second = await server.publish([server.address]);
    expect(second.output).toContain("Published");

    // Opened for the first time, so that its scripts are asked for now: they are those of the first release.
    await page.getByRole("button", { name: search.open }).click();
    await expect(
      page.getByRole("searchbox", { name: search.title }),
    ).toBeFocused();
    await page.keyboard.press("Escape");

    const script = () =>
      page.locator('script[src*="/app-"]').first().getAttribute("src");
    const old = await script();
    const { name, path: away } = headerLink("/news-articles");
    await page
      .getByRole("navigation", {
        name: said("shared/interface", "mainNavigation"),
      })
      .getByRole("link", { name, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${away}$`));
    await expect.poll(script).not.toBe(old);
    expect(missing).toEqual([]);
  } finally {
    await server.close();
    rmSync(path.dirname(next), { recursive: true });
  }
});

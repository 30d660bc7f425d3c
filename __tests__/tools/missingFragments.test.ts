import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missingFragments } from "../../tools/missingFragments";
import { temporaryFolder } from "../support/temporaryFolder";

test("a link to a place that its page does not have is found, on any page", () => {
  const site = temporaryFolder();
  const pages = {
    "index.html":
      '<a href="/about#team">Team</a><a href="/about#gone">Gone</a>',
    "about/index.html":
      '<h2 id="team">Team</h2><a class="x" href="#team">Team</a><a href="#lost">Lost</a><a href="/brochure.pdf#page=2">File</a>',
  };
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(join(site, name, ".."), { recursive: true });
    writeFileSync(join(site, name), html);
  }
  expect(missingFragments(site)).toEqual(["/about: #lost", "/: /about#gone"]);
});

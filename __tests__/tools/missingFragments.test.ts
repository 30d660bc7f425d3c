import { writePublicFiles } from "../../src/gatsby/files/writePublicFiles";
import { missingFragments } from "../../tools/missingFragments";
import { temporaryFolder } from "../support/temporaryFolder";

test("a link to a place that its page does not have is found, on any page", async () => {
  const site = temporaryFolder();
  const pages = {
    "index.html":
      '<a href="/about#team">Team</a><a href="/about#gone">Gone</a>',
    "about/index.html":
      '<h2 id="team">Team</h2><a class="x" href="#team">Team</a><a href="#lost">Lost</a><a href="/brochure.pdf#page=2">File</a>',
  };
  await writePublicFiles(site, Object.entries(pages));
  expect(missingFragments(site)).toEqual(["/about: #lost", "/: /about#gone"]);
});

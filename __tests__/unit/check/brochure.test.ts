import { mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brochureNotes } from "../../../src/gatsby/check/brochure";

test("a brochure that is older than the page it prints is noted", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "brochure-"));
  const page = path.join(folder, "page.json");
  const brochure = path.join(folder, "brochure.pdf");
  expect(brochureNotes(page, brochure)).toEqual([]);
  for (const file of [page, brochure]) writeFileSync(file, "");
  expect(brochureNotes(page, brochure)).toEqual([]);
  utimesSync(brochure, 0, 0);
  expect(brochureNotes(page, brochure)).toMatchObject([{ severity: "note" }]);
});

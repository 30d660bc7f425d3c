/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { forgetLostOutput } from "../../tools/lostOutput";

/** A site that was built once. */
function builtSite(): string {
  const site = mkdtempSync(path.join(tmpdir(), "built-"));
  for (const folder of [
    "public/page-data/sq/d",
    ".cache/redux",
    ".cache/data",
    ".cache/caches/social-cards",
  ])
    mkdirSync(path.join(site, folder), { recursive: true });
  return site;
}

const has = (site: string, folder: string) =>
  existsSync(path.join(site, folder));

describe("before a build", () => {
  let site = "";
  beforeEach(() => (site = builtSite()));
  afterEach(() => rmSync(site, { recursive: true }));

  it("what was built is remembered as long as it is there", () => {
    forgetLostOutput(site);
    expect(has(site, ".cache/redux")).toBe(true);
    expect(has(site, ".cache/data")).toBe(true);
  });

  it("what was built is forgotten when public/ is gone; cards and pictures stay", () => {
    rmSync(path.join(site, "public"), { recursive: true });
    forgetLostOutput(site);
    expect(has(site, ".cache/redux")).toBe(false);
    expect(has(site, ".cache/data")).toBe(false);
    expect(has(site, ".cache/caches/social-cards")).toBe(true);
  });
});

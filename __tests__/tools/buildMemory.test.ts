import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { forgetUnsafeMemory, signMemory } from "../../tools/buildMemory";

const remembered = [".cache/redux", ".cache/data", ".cache/webpack"];

/** A site that was built once. */
function builtSite(): string {
  const site = mkdtempSync(path.join(tmpdir(), "built-"));
  for (const folder of [
    "public/page-data/sq/d",
    ".cache/caches/social-cards",
    ...remembered,
  ])
    mkdirSync(path.join(site, folder), { recursive: true });
  writeFileSync(path.join(site, "package-lock.json"), "{}");
  signMemory(site);
  return site;
}

describe("before a build", () => {
  let site = "";
  beforeEach(() => (site = builtSite()));
  afterEach(() => rmSync(site, { recursive: true }));

  /** What is still remembered, and what the maintainer is told. */
  function outcome(folder = site) {
    const lines: string[] = [];
    forgetUnsafeMemory(folder, (line) => lines.push(line));
    const kept = remembered.filter((name) =>
      existsSync(path.join(folder, name)),
    );
    const cards = existsSync(path.join(folder, ".cache/caches/social-cards"));
    return { kept, cards, lines };
  }

  it("what was built here is remembered without a word", () => {
    expect(outcome()).toEqual({ kept: remembered, cards: true, lines: [] });
  });

  it("what was built is forgotten when public/ is gone; cards stay", () => {
    rmSync(path.join(site, "public"), { recursive: true });
    expect(outcome()).toEqual({
      kept: [],
      cards: true,
      lines: ["What .cache remembers is not used, since public/ is gone."],
    });
  });

  const elsewhere = {
    kept: [],
    cards: true,
    lines: [
      "What .cache remembers is not used, since it was made in another folder, or by other versions of Node or packages.",
    ],
  };

  it("what was built in a folder that was copied is forgotten in the copy, once", () => {
    const copy = `${site}-copy`;
    cpSync(site, copy, { recursive: true });
    expect(outcome(copy)).toEqual(elsewhere);
    expect(outcome(copy).lines).toEqual([]);
    rmSync(copy, { recursive: true });
  });

  it("what other packages built is forgotten", () => {
    writeFileSync(path.join(site, "package-lock.json"), '{ "new": true }');
    expect(outcome()).toEqual(elsewhere);
  });

  it("pages that were built go with what is forgotten, pictures stay", () => {
    for (const folder of ["public/about", "public/static/pictures"])
      mkdirSync(path.join(site, folder), { recursive: true });
    rmSync(path.join(site, ".cache/made-by.json"));
    outcome();
    expect(readdirSync(path.join(site, "public"))).toEqual(["static"]);
  });

  it("what nobody knows the maker of is forgotten", () => {
    rmSync(path.join(site, ".cache/made-by.json"));
    expect(outcome()).toEqual(elsewhere);
  });
});

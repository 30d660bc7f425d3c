import { mkdirSync, writeFileSync } from "node:fs";
import { routes } from "../../src/common/routes";
import { fileProblem } from "../../src/gatsby/content/problem";
import { formatFiles, formatProblems } from "../../tools/launch/formatFindings";
import { launchReport, missingMail } from "../../tools/launch-check";
import { contentOf } from "../support/contentOf";
import { workInTemporaryFolder } from "../support/temporaryFolder";

workInTemporaryFolder();

const finding = (field: string, remedy: string, message = "It is old.") => ({
  ...fileProblem("pages/home.json", message, remedy),
  field,
  line: 7,
});

test("findings of one remedy and file are one line, which names their fields", () => {
  const prices = [0, 1].map((index) =>
    finding(`tiers[${index}].price`, "Change it."),
  );
  const lead = finding("hero.lead", "Rewrite it.");
  expect(
    formatProblems([...prices, lead, finding("note", "Change it.")]),
  ).toEqual([
    "Change it.\n  content/pages/home.json:7  tiers[].price (2), note",
    "Rewrite it.\n  content/pages/home.json:7  hero.lead  It is old.",
  ]);
});

test("few findings show their messages, many the sections that they are in", () => {
  const found = [..."abcdefg"].map((name) =>
    finding(`hero.${name}`, "Change it.", name),
  );
  expect(formatProblems(found.slice(0, 2))).toEqual([
    "Change it.\n  content/pages/home.json:7  hero.a  a\n  content/pages/home.json:7  hero.b  b",
  ]);
  expect(formatProblems(found)).toEqual([
    "Change it.\n  content/pages/home.json:7  hero (7)",
  ]);
});

test("files of one folder are one line", () => {
  const names = [..."abcdefg"].map((name) => `images/${name}.jpg`);
  expect(formatFiles("Draw them.", ["icon.svg", ...names])).toBe(
    "Draw them.\n  ./  icon.svg\n  images/  7 files, a.jpg to g.jpg",
  );
});

test("keys of the mail service are asked for where a page has the form", () => {
  delete process.env.GATSBY_EMAILJS_PUBLIC_KEY;
  const missingWith = (page: object) =>
    missingMail(contentOf({ "pages/contact.json": page }));
  // A firm without the page has no such file.
  const hasPage = routes.map(({ page }): string => page).includes("contact");
  expect(missingWith({ form: {} })?.includes("GATSBY_EMAILJS_PUBLIC_KEY")).toBe(
    hasPage || undefined,
  );
  expect(missingWith({})).toBeUndefined();
});

test("what publishes every night is read where the firm has it", () => {
  for (const folder of ["content", "static", "src/gatsby/check", "deploy"])
    mkdirSync(folder, { recursive: true });
  writeFileSync("content/site.json", '{ "timeZone": "Europe/Berlin" }');
  writeFileSync(
    "src/gatsby/check/sample.json",
    '{ "content": {}, "files": {} }',
  );
  const nightly = () =>
    launchReport().settings.filter((text) => text.includes("after midnight"));
  expect(nightly()).toEqual([]);
  writeFileSync("deploy/website.timer", "OnCalendar=00:05:00 Asia/Kolkata");
  expect(nightly()).toEqual([
    expect.stringContaining("midnight in Europe/Berlin"),
  ]);
});

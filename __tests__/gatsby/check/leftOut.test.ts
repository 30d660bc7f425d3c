import { routes } from "../../../src/common/routes";
import { checkContent } from "../../../src/gatsby/check/checkContent";
import type { RawFiles } from "../../../src/gatsby/content/readContent";
import { requiredFiles } from "../../../src/gatsby/model/contentTypes";
import { optionalSections } from "../../support/optionalSections";
import { testContent } from "../../support/testContent";

const problemsOf = (raw: RawFiles) =>
  checkContent(raw, { staticFiles: [], today: "2026-03-01" });

const errorsOf = async (raw: RawFiles) =>
  (await problemsOf(raw)).filter(({ severity }) => severity === "error");

/** The content without the fields, by the names of their files. */
function without(
  raw: RawFiles,
  fields: readonly (readonly [file: string, names: readonly string[]])[],
): Map<string, Buffer> {
  const rest = new Map(raw);
  for (const [file, names] of fields) {
    const value = JSON.parse(String(raw.get(file))) as object;
    const left = Object.entries(value).filter(
      ([name]) => !names.includes(name),
    );
    rest.set(file, Buffer.from(JSON.stringify(Object.fromEntries(left))));
  }
  return rest;
}

const sections = routes.map(
  ({ page }) => [`pages/${page}.json`, optionalSections(page)] as const,
);

test("accepts pages of which one section is left out", async () => {
  const raw = await testContent();
  const most = Math.max(...sections.map(([, names]) => names.length));
  for (let index = 0; index < most; index++) {
    const fields = sections.map(
      ([file, names]) => [file, names.slice(index, index + 1)] as const,
    );
    expect(await errorsOf(without(raw, fields))).toEqual([]);
  }
});

test("accepts a firm with the required files and fields alone", async () => {
  const rest = without(await testContent(), [
    ...sections,
    ["site.json", ["reach", "bookNow", "socialProfiles", "offices"]],
  ]);
  const required = requiredFiles.map(({ pattern }) => pattern);
  for (const name of rest.keys())
    if (!/^(images|redirects)/.test(name) && !required.includes(name))
      rest.delete(name);
  // The footer still names services.
  const problems = await errorsOf(rest);
  expect(
    problems.filter(({ field }) => !field.startsWith("footer.services")),
  ).toEqual([]);
  expect(problems).not.toEqual([]);
});

test("notes the sections of a page that show a missing file", async () => {
  const raw = new Map(await testContent());
  raw.delete("shared/partner-credits.json");
  raw.delete("shared/womens-network.json");
  const notes = (await problemsOf(raw)).filter(
    ({ file, message }) =>
      file === "pages/home.json" && message.includes("leaves this section out"),
  );
  expect(notes.map(({ field }) => field)).toEqual(["partners", "network"]);
});

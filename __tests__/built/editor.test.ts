import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

test("The editor is not part of the site", () => {
  expect(existsSync("public/admin")).toBe(false);
});

test("Nothing of the editor is in what visitors load", () => {
  const files = readdirSync("public", { recursive: true })
    .map(String)
    .filter((name) => /\.(js|html|xml|txt)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  for (const name of files) {
    const text = readFileSync(path.join("public", name), "utf8");
    expect([name, /decap-cms|["'`]\/admin/.test(text)]).toEqual([name, false]);
  }
});

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

test("The editor is not part of the site", () => {
  expect(existsSync("public/admin")).toBe(false);
});

test("Nothing of the editor is in what visitors load", () => {
  const files = readdirSync("public", { recursive: true })
    .map((name) => path.join("public", String(name)))
    .filter((file) => /\.(js|html|xml|txt)$/.test(file))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    expect([file, /decap-cms|["'`]\/admin/.test(text)]).toEqual([file, false]);
  }
});

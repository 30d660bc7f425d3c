import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

/** Imports that lint refuses: the rule, who imports, and what. */
const refused = [
  ["site does not import gatsby", "site/ui/A.ts", "src/gatsby/model/a"],
  ["site does not import gatsby", "site/startup/A.ts", "src/gatsby/files/a"],
  ["common imports neither wing", "common/a.ts", "src/gatsby/model/a"],
  ["common imports neither wing", "common/b.ts", "src/site/ui/B"],
  ["gatsby does not import site", "gatsby/model/b.ts", "src/site/ui/B"],
  ["gatsby does not import site", "gatsby/discovery/b.ts", "src/site/theme/b"],
  [
    "gatsby imports from site what is named",
    "gatsby/render/b.ts",
    "src/site/ui/B",
  ],
  ["src imports no tools", "gatsby/check/b.ts", "tools/serve"],
  [
    "pages do not import each other",
    "site/screens/home/A.ts",
    "src/site/screens/about/B",
  ],
  ["no imports upwards", "site/sections/A.ts", "src/site/screens/about/B"],
  ["no imports upwards", "site/layout/A.ts", "src/site/sections/B"],
  ["no imports upwards", "site/contact/A.ts", "src/site/layout/B"],
  ["no imports upwards", "site/notifications/A.ts", "src/site/search/B"],
  ["no imports upwards", "site/ui/C.ts", "src/site/navigation/B"],
  ["no imports upwards", "site/theme/a.ts", "src/site/ui/B"],
  ["no imports sideways", "site/contact/C.ts", "src/site/search/B"],
  ["no imports sideways", "site/navigation/a.ts", "src/site/notifications/B"],
  ["no imports sideways", "site/startup/c.ts", "src/site/theme/b"],
  [
    "one importer of a library at the edge",
    "site/contact/D.ts",
    "@emailjs/browser",
  ],
  [
    "one importer of a library at the edge",
    "site/screens/home/D.ts",
    "notistack",
  ],
  ["one importer of a library at the edge", "site/layout/D.ts", "react-helmet"],
  ["one importer of a library at the edge", "site/search/D.ts", "pagefind"],
] as const;

/** Imports that stay allowed. */
const allowed = [
  ["site/screens/home/E.ts", "src/site/screens/home/F"],
  ["site/screens/home/G.ts", "src/site/sections/B"],
  ["site/layout/E.ts", "src/site/search/B"],
  ["site/ui/E.ts", "src/common/e"],
  ["gatsby/model/e.ts", "src/common/e"],
  ["gatsby/render/e.ts", "src/site/theme/b"],
  ["site/contact/sendMessage.ts", "@emailjs/browser"],
  ["site/notifications/Toaster.tsx", "notistack"],
] as const;

const libraries = ["@emailjs/browser", "notistack", "react-helmet", "pagefind"];

let folder: string;
let violations: readonly Violation[];

function write(file: string, text: string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text, { flag: "a" });
}

/** What a file writes to import another, or a library. */
function specifier(file: string, imported: string): string {
  return libraries.includes(imported)
    ? imported
    : path.posix.relative(path.posix.dirname(`src/${file}`), imported);
}

/** The imported modules themselves, which import nothing. */
const targets = [
  ...refused.map(([, , to]) => to),
  ...allowed.map(([, to]) => to),
]
  .filter((to) => !libraries.includes(to))
  .map((to) => `${to}.ts`);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "walls-"));
  copyFileSync("tsconfig.json", path.join(folder, "tsconfig.json"));
  for (const library of libraries) {
    write(`node_modules/${library}/index.js`, "export {};\n");
    write(
      `node_modules/${library}/package.json`,
      JSON.stringify({ name: library, main: "index.js" }),
    );
  }
  for (const file of new Set(targets)) write(file, "export const value = 1;\n");
  for (const [file, imported] of [
    ...refused.map(([, from, to]) => [from, to] as const),
    ...allowed,
  ])
    write(`src/${file}`, `import "${specifier(file, imported)}";\n`);
  write(
    "src/gatsby/check/one.ts",
    'import type { Other } from "./other";\nexport interface One { other: Other }\n',
  );
  write(
    "src/gatsby/check/other.ts",
    'import type { One } from "./one";\nexport interface Other { one: One }\n',
  );
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
      "--config",
      path.resolve(".dependency-cruiser.mjs"),
      "--output-type",
      "json",
      "src",
      "tools",
    ],
    { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: readonly Violation[] };
  };
  ({ violations } = summary);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const rulesAgainst = (file: string): string[] =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test.each(refused)("%s: %s may not import %s", (rule, file) => {
  expect(rulesAgainst(`src/${file}`)).toEqual([rule]);
});

test.each(allowed)("%s may import %s", (file) => {
  expect(rulesAgainst(`src/${file}`)).toEqual([]);
});

test("a circle is refused, even one of types", () => {
  expect(rulesAgainst("src/gatsby/check/one.ts")).toEqual(["no circles"]);
});

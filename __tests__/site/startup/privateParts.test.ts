/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";

/** What the site leans on in a version of a package although nobody promises it. */
interface PrivatePart {
  readonly name: string;
  readonly version: string;
  /** Files of the package, and what each must hold. */
  readonly facts: readonly (readonly [file: string, text: string])[];
  readonly onUpgrade: string;
}

const packages: readonly PrivatePart[] = [
  {
    name: "gatsby",
    version: "5.16.1",
    facts: [
      ["cache-dir/production-app.js", "window.___loader = publicLoader"],
      [
        "cache-dir/production-app.js",
        'import asyncRequires from "$virtual/async-requires"',
      ],
      ["cache-dir/production-app.js", "const { pagePath"],
      ["cache-dir/production-app.js", "apiRunnerAsync(`onClientEntry`).then("],
      ["cache-dir/production-app.js", 'from "./react-dom-utils"'],
      ["cache-dir/production-app.js", "} = reactDOMUtils()"],
      ["cache-dir/loader.js", "enqueue: rawPath =>"],
      ["cache-dir/loader.js", "loadPage: rawPath =>"],
      ["cache-dir/loader.js", "loadPageSync: (rawPath,"],
      ["cache-dir/loader.js", "hovering: rawPath =>"],
      ["cache-dir/loader.js", "Error: `error`"],
      ["cache-dir/loader.js", "/page-data/app-data.json`"],
      ["cache-dir/loader.js", "/page-data/sq/d/${staticQueryHash}.json`"],
      ["cache-dir/static-entry.js", "await apiRunnerAsync(`replaceRenderer`"],
      ["cache-dir/static-entry.js", "key={`script-loader`}"],
    ],
    onUpgrade:
      "Read how cache-dir/production-app.js starts a page, and the methods of ___loader in cache-dir/loader.js; " +
      "compare src/site/startup/gatsbyLoader.ts, startScripts.ts and guardPageLoads.ts, and what it asks for with src/gatsby/render/onRenderBody.tsx. " +
      "See in cache-dir/static-entry.js that plugins' onRenderBody runs before the site's and after replaceRenderer (pageTurn.ts), " +
      "and that the line with window.pagePath still has the key script-loader (onPreRenderHTML.tsx).",
  },
  {
    name: "webpack",
    version: "5.98.0",
    facts: [
      ["lib/Compilation.js", "PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE = 400"],
      ["lib/Compilation.js", "PROCESS_ASSETS_STAGE_DEV_TOOLING = 500"],
      [
        "lib/runtime/LoadScriptRuntimeModule.js",
        's.getAttribute("src") == url',
      ],
    ],
    onUpgrade:
      "Compare the stages in lib/Compilation.js with shapeBrowserCode.ts: the compile hint is added after comments are taken out; and see that code is taken from a script that is there already (startScripts.ts).",
  },
  {
    name: "react-dom",
    version: "19.3.1",
    facts: [],
    onUpgrade:
      "React marks promises that it has waited for with status and value; see that markSettled.test.tsx and late.test.tsx pass, " +
      "and that a part whose code never comes keeps the server's HTML (late.tsx).",
  },
];

const fileOf = (name: string, file: string) =>
  readFileSync(path.join("node_modules", name, file), "utf8");

test.each(packages)(
  "the private parts of $name are those of $version",
  ({ name, version, onUpgrade }) => {
    const installed = String(
      (JSON.parse(fileOf(name, "package.json")) as { version: unknown })
        .version,
    );
    if (installed !== version)
      throw new Error(
        `${name} ${installed} is installed; the site leans on parts of ${version} that nobody promises. ${onUpgrade} Then write ${installed} into this test.`,
      );
    expect(installed).toBe(version);
  },
);

test.each(
  packages.flatMap(({ name, facts }) =>
    facts.map(([file, text]) => [name, file, text] as const),
  ),
)("%s/%s holds %s", (name, file, text) => {
  expect(fileOf(name, file)).toContain(text);
});

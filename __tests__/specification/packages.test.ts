import { transformSync } from "@swc/core";
import { readFileSync } from "node:fs";
import { sample } from "../../content/site.json";
import { dependencies, devDependencies, scripts } from "../../package.json";
import { filesBelow } from "../../src/gatsby/files/filesBelow";

const read = (file: string) => readFileSync(file, "utf8");

const { packages } = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, { readonly version: string }>;
};

/** A folder's sources, compiled: without imports of types, which leave no code. */
const compiled = (folder: string) =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map(
      (file) =>
        transformSync(read(`${folder}/${file}`), {
          jsc: { parser: { syntax: "typescript", tsx: file.endsWith("x") } },
        }).code,
    );

const isImportedBy = (folder: string) => {
  const sources = compiled(folder);
  return (name: string) =>
    sources.some((source) =>
      RegExp(`(from |import\\((/\\*.*\\*/ )?)"${name}["/]`).test(source),
    );
};
/** In the code of pages, which also runs in the build. */
const onPages = isImportedBy("src/site");
const inTests = isImportedBy("__tests__");
/** In the build. */
const asPlugin = (name: string) =>
  RegExp(`^ +(resolve: )?"${name}",$`, "m").test(read("gatsby-config.ts"));
/** In the part of MUI that makes its styles. */
const byMui = (name: string) =>
  read("node_modules/@mui/styled-engine/index.mjs").includes(`from '${name}'`);
const asScript = (name: string) =>
  Object.values<string>(scripts).includes(name);

/** What the site must be built from, and each place where its code runs. */
const required: readonly [
  name: string,
  ...runs: ((name: string) => boolean)[],
][] = [
  ["gatsby", onPages],
  ["gatsby-plugin-image", asPlugin, onPages],
  ["gatsby-plugin-sharp", asPlugin],
  ["gatsby-transformer-json", asPlugin],
  ["gatsby-source-filesystem", asPlugin],
  ["gatsby-plugin-react-helmet", asPlugin],
  ["react", onPages],
  ["react-dom", onPages],
  ["react-helmet", onPages],
  ["@emailjs/browser", onPages],
  ["notistack", onPages],
  ["@mui/material", onPages],
  ["@emotion/react", isImportedBy("src/gatsby")],
  ["@emotion/styled", byMui],
  ["jest", asScript],
  ["@testing-library/react", inTests],
];

(sample ? test : test.skip).each(required)(
  "%s is installed in an exact version, and its code runs",
  (name, ...runs) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty(
      [name],
      packages[`node_modules/${name}`]?.version,
    );
    for (const run of runs) expect(run(name)).toBe(true);
  },
);

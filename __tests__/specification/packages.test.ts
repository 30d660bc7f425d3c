import { readFileSync } from "node:fs";
import { sample } from "../../content/site.json";
import { dependencies, devDependencies, scripts } from "../../package.json";
import { peerDependencies } from "../../node_modules/@mui/material/package.json";
import { filesBelow } from "../../src/gatsby/files/filesBelow";

const read = (file: string) => readFileSync(file, "utf8");

const { packages } = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, { readonly version: string }>;
};

const sources = ["src", "__tests__"].flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(`${folder}/${file}`)),
);

const isImported = (name: string) =>
  sources.some((source) =>
    RegExp(`(from |import\\()"${name}["/]`).test(source),
  );
const isPlugin = (name: string) =>
  RegExp(`^ +(resolve: )?"${name}",$`, "m").test(read("gatsby-config.ts"));

/** What the site must be built from, and whether it is used. */
const required: readonly [name: string, isUsed: (name: string) => boolean][] = [
  ["gatsby", isImported],
  ["gatsby-plugin-image", isImported],
  ["gatsby-plugin-sharp", isPlugin],
  ["gatsby-transformer-json", isPlugin],
  ["gatsby-source-filesystem", isPlugin],
  ["gatsby-plugin-react-helmet", isPlugin],
  ["react", isImported],
  ["react-dom", isImported],
  ["react-helmet", isImported],
  ["@emailjs/browser", isImported],
  ["notistack", isImported],
  ["@mui/material", isImported],
  ["@emotion/react", isImported],
  // MUI imports it.
  ["@emotion/styled", (name) => name in peerDependencies],
  ["jest", (name) => Object.values<string>(scripts).includes(name)],
  ["@testing-library/react", isImported],
];

(sample ? test : test.skip).each(required)(
  "%s is installed in an exact version, and used",
  (name, isUsed) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty(
      [name],
      packages[`node_modules/${name}`]?.version,
    );
    expect(isUsed(name)).toBe(true);
  },
);

import { readFileSync } from "node:fs";
import path from "node:path";
import { dependencies, devDependencies, scripts } from "../../package.json";
import { filesBelow } from "../../src/gatsby/files/filesBelow";

interface Locked {
  readonly version: string;
  readonly resolved?: string;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};
test("The lock file names no server, so that npm uses the configured registry", () => {
  const named = Object.entries(packages).filter(([, { resolved }]) => resolved);
  expect(named).toEqual([]);
});

/** What the site must be built from, and what shows that it is. */
const required: Record<string, "import" | "plugin" | "peer" | "script"> = {
  gatsby: "import",
  "gatsby-plugin-image": "import",
  "gatsby-plugin-sharp": "plugin",
  "gatsby-transformer-json": "plugin",
  "gatsby-source-filesystem": "plugin",
  "gatsby-plugin-react-helmet": "plugin",
  react: "import",
  "react-dom": "import",
  "react-helmet": "import",
  "@emailjs/browser": "import",
  notistack: "import",
  "@mui/material": "import",
  "@emotion/react": "import",
  // MUI imports it.
  "@emotion/styled": "peer",
  jest: "script",
  "@testing-library/react": "import",
};

test("Every required package is installed in one version, and used", () => {
  const read = (file: string) => readFileSync(file, "utf8");
  const mui = JSON.parse(read("node_modules/@mui/material/package.json")) as {
    peerDependencies: Record<string, string>;
  };
  const below = (folder: string) =>
    filesBelow(folder).map((file) => read(path.join(folder, file)));
  const sources = [...below("src"), ...below("__tests__")].join("\n");
  const config = read("gatsby-config.ts");
  const shows = {
    import: (name: string) =>
      new RegExp(`(from |import\\()"${name}["/]`).test(sources),
    plugin: (name: string) =>
      new RegExp(`^ +(resolve: )?"${name}",$`, "m").test(config),
    peer: (name: string) => name in mui.peerDependencies,
    script: (name: string) => Object.values<string>(scripts).includes(name),
  };
  const versions: Record<string, string> = {
    ...dependencies,
    ...devDependencies,
  };
  for (const [name, way] of Object.entries(required)) {
    const { version } = packages[`node_modules/${name}`] ?? {};
    expect([name, versions[name]]).toEqual([name, version]);
    expect([name, way, shows[way](name)]).toEqual([name, way, true]);
  }
});

import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** Import rules (docs/architecture.md): who may import whom, types included. `npm run lint` enforces them. */

/** @typedef {Parameters<import("oxlint/plugins-dev").RuleTester["run"]>[1]} Rule */
/** @typedef {{ range: [number, number] }} Node */
/** @typedef {{ path: string; pathNot?: string }} Pattern Two regular expressions: one for a path, one for the exceptions. */

/** Layers of src/site from the top down. A layer imports the ones below it. */
const layers = [
  ["startup"],
  ["screens"],
  ["sections"],
  ["layout"],
  ["search"],
  ["notifications", "navigation"],
  ["ui"],
  ["theme", "loading"],
];

/** Libraries with one importer. */
const singleImporters = {
  "@emailjs": "^src/site/screens/contact/sendMessage\\.ts$",
  notistack: "^src/site/notifications/Toast(er)?\\.tsx$",
  "react-helmet": "^src/site/layout/Seo\\.tsx$",
};

/**
 * @param {string} name
 * @param {string} comment
 * @param {Pattern} from Who may not import `to`.
 * @param {Pattern} to Its `$1` is the first group of `from`. Packages are in node_modules.
 */
const rule = (name, comment, from, to) => ({ name, comment, from, to });

/** @type {(names: readonly string[]) => string} */
const inLayer = (names) => `^src/site/(${names.join("|")})/`;

const layerRules = [
  ...layers
    .slice(1)
    .map((names, above) =>
      rule(
        "layers import downwards",
        `${names.join(" and ")} know nothing of the layers above.`,
        { path: inLayer(names) },
        { path: inLayer(layers.slice(0, above + 1).flat()) },
      ),
    ),
  ...layers.map((names) =>
    rule(
      "folders of one layer do not import each other",
      "Each stands alone.",
      { path: inLayer(names) },
      { path: inLayer(names), pathNot: "^src/site/$1/" },
    ),
  ),
];

const rules = [
  rule(
    "site does not import gatsby",
    "What both need belongs in src/common.",
    { path: "^src/site/" },
    { path: "^src/gatsby/" },
  ),
  rule(
    "common imports neither site nor gatsby",
    "Both are built on it.",
    { path: "^src/common/" },
    { path: "^src/(site|gatsby)/" },
  ),
  rule(
    "gatsby does not import site",
    "What both need belongs in src/common.",
    { path: "^src/gatsby/", pathNot: "^src/gatsby/render/" },
    { path: "^src/site/" },
  ),
  rule(
    "rendering imports the theme and the start-up alone",
    "Pages are rendered with the site's own.",
    { path: "^src/gatsby/render/" },
    { path: "^src/site/", pathNot: "^src/site/(theme|startup)/" },
  ),
  rule(
    "src imports no tools",
    "Tools run the build, which knows nothing of them.",
    { path: "^src/" },
    { path: "^(tools|__tests__)/" },
  ),
  rule(
    "pages do not import each other",
    "What several pages need belongs in sections or ui.",
    { path: "^src/site/screens/([^/]+)/" },
    { path: "^src/site/screens/", pathNot: "^src/site/screens/$1/" },
  ),
  ...layerRules,
  ...Object.entries(singleImporters).map(([library, importer]) =>
    rule(
      "one importer for a library",
      `Only ${importer.replace(/[\\^$]/g, "")} imports ${library}.`,
      { path: "^(src|tools|gatsby-)", pathNot: importer },
      { path: `^node_modules/${library}(/|$)` },
    ),
  ),
];

/**
 * The path of an imported file or package, from the root.
 *
 * @type {(importer: string, name: string) => string}
 */
const importedPath = (importer, name) => {
  if (!name.startsWith(".")) return `node_modules/${name}`;
  const file = path.posix.join(path.posix.dirname(importer), name);
  const extension = [".ts", ".tsx", "/index.ts"].find((end) =>
    existsSync(file + end),
  );
  return file + (extension ?? "");
};

/** @type {(file: string, pattern: Pattern) => boolean} */
const matches = (file, { path, pathNot }) =>
  RegExp(path).test(file) && !(pathNot && RegExp(pathNot).test(file));

/**
 * The rule that an import breaks, if any.
 *
 * @param {string} importer
 * @param {string} name
 */
export function brokenRule(importer, name) {
  const imported = importedPath(importer, name);
  return rules.find(({ from, to }) => {
    if (!matches(importer, from)) return false;
    const [, group = ""] = RegExp(from.path).exec(importer) ?? [];
    return matches(imported, {
      path: to.path.replace("$1", group),
      pathNot: to.pathNot?.replace("$1", group),
    });
  });
}

/**
 * A rule of oxlint (plugin.mjs).
 *
 * @type {Rule}
 */
export const imports = {
  create(context) {
    const importer = path
      .relative(process.cwd(), context.filename)
      .replaceAll("\\", "/");
    /** @param {{ source?: (Node & { value?: unknown }) | null }} node */
    const check = ({ source }) => {
      if (!source || typeof source.value !== "string") return;
      const broken = brokenRule(importer, source.value);
      if (broken)
        context.report({
          node: source,
          message: `${broken.name}. ${broken.comment}`,
        });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

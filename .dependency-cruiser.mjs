/** Import rules (docs/architecture.md): who may import whom, types included. `npm run lint` enforces them. */

/** Layers of src/site from the top down. A layer imports the ones below it. */
const layers = [
  ["startup"],
  ["screens"],
  ["sections"],
  ["layout"],
  ["contact", "search"],
  ["notifications", "navigation"],
  ["ui"],
  ["theme", "loading"],
];

/** The same for the folders of src/site/ui. */
const uiLayers = [
  ["cards", "disclosure", "figures"],
  ["structure"],
  ["controls"],
  ["text"],
  ["links"],
  ["pictures"],
  ["hooks"],
];

/** Libraries with one importer. */
const singleImporters = {
  "@emailjs": "^src/site/contact/sendMessage\\.ts$",
  notistack: "^src/site/notifications/Toaster\\.tsx$",
  "react-helmet": "^src/site/layout/PageHead\\.tsx$",
  pagefind: "^tools/searchIndex\\.ts$",
};

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from,
  to,
});

const layerRules = (folder, layers) => {
  const inLayer = (names) => `^${folder}/(${names.join("|")})/`;
  return [
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
        { path: inLayer(names), pathNot: `^${folder}/$1/` },
      ),
    ),
  ];
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "no cycles",
      "Move what both need to a third file.",
      {},
      { circular: true },
    ),
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
    rule(
      "a page's build file imports common alone",
      "It runs in Node, where the site does not.",
      { path: "\\.build\\.ts$" },
      { path: "^src/", pathNot: "^src/common/" },
    ),
    rule(
      "build files are read by name",
      "The build finds them in the folders of the route table (src/gatsby/model/pageBuilds.ts).",
      { path: "^(src|tools)/" },
      { path: "\\.build\\.ts$" },
    ),
    ...layerRules("src/site", layers),
    ...layerRules("src/site/ui", uiLayers),
    ...Object.entries(singleImporters).map(([library, importer]) =>
      rule(
        "one importer for a library",
        `Only ${importer.replace(/[\\^$]/g, "")} imports ${library}.`,
        { path: "^(src|tools|gatsby-)", pathNot: importer },
        { path: `^node_modules/${library}(/|$)` },
      ),
    ),
  ],
  options: {
    // Types count as imports.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(public|\\.cache)/" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};

/**
 * The walls of the house (docs/architecture.md): who may import whom. `npm run lint` refuses everything else, types
 * included.
 */

/** Rooms of src/site from the top down; each line may import the lines below it, and nothing beside or above. */
const floors = [
  ["screens"],
  ["sections"],
  ["layout"],
  ["contact", "search"],
  ["notifications", "navigation"],
  ["ui"],
  ["theme", "startup"],
];

/** What the build may take from the site, and why. */
const buildExceptions = [
  {
    from: "^src/gatsby/render/",
    to: "^src/site/(theme|startup)/",
    comment: "Pages are rendered with the site's own theme and start-up.",
  },
];

/** Libraries at the site's edge, each with the one module that imports it. */
const edges = {
  "@emailjs": "^src/site/contact/sendMessage\\.ts$",
  notistack: "^src/site/notifications/Toaster\\.tsx$",
  // The head is written in one place; the build takes it from the same library while it renders.
  "react-helmet":
    "^src/(site/layout/PageHead\\.tsx|gatsby/render/takeHead\\.ts)$",
  pagefind: "^tools/searchIndex\\.ts$",
};

const roomOf = (names) => `^src/site/(${names.join("|")})/`;

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no circles",
      comment: "Let one of them own what both need, or move it to a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "site does not import gatsby",
      comment: "What both need stands in src/common.",
      severity: "error",
      from: { path: "^src/site/" },
      to: { path: "^src/gatsby/" },
    },
    {
      name: "common imports neither wing",
      comment: "It is what both wings stand on.",
      severity: "error",
      from: { path: "^src/common/" },
      to: { path: "^src/(site|gatsby)/" },
    },
    {
      name: "gatsby does not import site",
      comment: "What both need stands in src/common; exceptions are named.",
      severity: "error",
      from: {
        path: "^src/gatsby/",
        pathNot: buildExceptions.map(({ from }) => from),
      },
      to: { path: "^src/site/" },
    },
    ...buildExceptions.map(({ from, to, comment }) => ({
      name: "gatsby imports from site what is named",
      comment,
      severity: "error",
      from: { path: from },
      to: { path: "^src/site/", pathNot: to },
    })),
    {
      name: "src imports no tools",
      comment: "Tools run the build; the build knows nothing of them.",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(tools|__tests__)/" },
    },
    {
      name: "pages do not import each other",
      comment: "What several pages need stands in sections or ui.",
      severity: "error",
      from: { path: "^src/site/screens/([^/]+)/" },
      to: { path: "^src/site/screens/", pathNot: "^src/site/screens/$1/" },
    },
    ...floors.slice(1).map((rooms, below) => ({
      name: "no imports upwards",
      comment: `${rooms.join(" and ")} know nothing of what is built on them.`,
      severity: "error",
      from: { path: roomOf(rooms) },
      to: { path: roomOf(floors.slice(0, below + 1).flat()) },
    })),
    ...floors.map((rooms) => ({
      name: "no imports sideways",
      comment: "Rooms of one floor stand alone.",
      severity: "error",
      from: { path: roomOf(rooms) },
      to: { path: roomOf(rooms), pathNot: "^src/site/$1/" },
    })),
    ...Object.entries(edges).map(([library, owner]) => ({
      name: "one importer of a library at the edge",
      comment: `${library} is imported by ${owner.replace(/[\\^$]/g, "")} alone.`,
      severity: "error",
      from: { path: "^(src|tools|gatsby-)", pathNot: owner },
      to: { path: `^node_modules/${library}(/|$)` },
    })),
  ],
  options: {
    // Types hold rooms together as values do.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(public|\\.cache)/" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"] },
  },
};

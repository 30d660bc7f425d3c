import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { colours } from "../../src/common/colours";
import {
  hub,
  routes,
  type PageName,
  type Route,
} from "../../src/common/routes";
import { checkFolder } from "../../src/gatsby/check/checkContent";
import type { Problem } from "../../src/gatsby/content/problem";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { itemKinds, type ItemKind } from "../../src/gatsby/model/itemKinds";
import { reportAndFail, reportStep } from "../../tools/report";
import { optionalSections } from "../support/optionalSections";
import { translateContent } from "./accents";
import { inCopy } from "./inCopy";
import { editFile, editJson, mendProblem, sharedFiles } from "./mendProblem";
import { makeOrdinaryEdits } from "./ordinaryEdits";

/** A recipe of CONTRIBUTING.md that removes or changes something, followed in the current folder. */
interface Recipe {
  readonly name: string;
  readonly follow: () => void;
  /** What the files of the build must not contain; without it, the content check is enough. */
  readonly gone?: RegExp;
  /** The files of the build that this is about; by default its pages. */
  readonly files?: RegExp;
}

const remove = (name: string) => rmSync(name, { recursive: true, force: true });

/** Runs a command in the current folder. Throws with its output if it fails. */
function run(command: string): string {
  try {
    return execFileSync("sh", ["-c", `${command} 2>&1`], {
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
  } catch (error) {
    throw new Error(`${command}\n${(error as { stdout: string }).stdout}`);
  }
}

/** "Remove a page" */
function removePage(page: PageName, path: string): void {
  remove(`src/site/screens/${page}`);
  remove(`content/pages/${page}.json`);
  const row = RegExp(`^ *\\{[^{}]* page: "${page}"[^{}]*\\},\\n`, "m");
  editFile("src/common/routes.ts", (table) => table.replace(row, ""));
  remove(`__tests__/site/screens/${page}`);
  remove(`__tests__/pages/${page}.test.ts`);
  editJson("content/redirects.json", (rows) => [
    ...(rows as object[]),
    { from: path, to: "/" },
  ]);
}

/** "Change the address of a page", for several pages */
function movePages(pages: readonly Route[]): void {
  const paths = pages.map(({ path }) => path);
  if (paths.length === 0) return;
  editFile("src/common/routes.ts", (table) =>
    paths.reduce(
      (rows, path) => rows.replace(`path: "${path}"`, `path: "/moved${path}"`),
      table,
    ),
  );
  const address = RegExp(`"(?=(${paths.join("|")})["#?/\\\\])`, "g");
  for (const file of filesBelow("content").filter((name) =>
    name.endsWith(".json"),
  )) {
    const text = readFileSync(`content/${file}`, "utf8");
    writeFileSync(`content/${file}`, text.replace(address, '"/moved'));
  }
  editJson("content/redirects.json", (rows) => [
    ...(rows as object[]),
    ...paths.map((path) => ({ from: path, to: `/moved${path}` })),
  ]);
}

/** "Remove a kind" */
function removeKind(folder: string): void {
  remove(`content/${folder}`);
  if (hub)
    editJson(`content/pages/${hub.page}.json`, (page) => {
      const { tabs } = page as { tabs: { kind: string }[] };
      return { ...page, tabs: tabs.filter(({ kind }) => kind !== folder) };
    });
}

/** "Leave out a section", in one page */
const leaveOut = (page: PageName, sections: readonly string[]) =>
  editJson(`content/pages/${page}.json`, (content) =>
    Object.fromEntries(
      Object.entries(content).filter(([name]) => !sections.includes(name)),
    ),
  );

/** "Change currency and language" */
function changeLanguage(): void {
  translateContent();
  editJson("content/site.json", (site) => ({
    ...site,
    locale: "nb-NO",
    currency: "NOK",
  }));
}

/** "Change colours, fonts, logo and icons" */
function changeBrand(): void {
  editFile("src/common/colours.ts", (text) =>
    text.replaceAll(colours.primary, "#1B5E3C"),
  );
  editFile("src/common/logo.ts", (logo) => logo.replace("M82,24C", "M80,24C"));
  run("npm run icons");
  editFile("src/common/fonts.ts", (fonts) =>
    fonts.replace("Eczar_400Regular.ttf", "Eczar_700Bold.ttf"),
  );
  editFile("src/common/fonts.ts", (fonts) =>
    fonts.replace('weights: "400"', 'weights: "700"'),
  );
  run("npm run fonts");
}

/** The last page, the events, the sections, the language and the brand are also built. */
const recipes: readonly Recipe[] = [
  ...routes
    .filter(({ path }) => path !== "/")
    .map(({ page, path }): Recipe => ({
      name: `page ${page}`,
      follow: () => removePage(page, path),
      gone:
        page === routes.at(-1)?.page ? RegExp(`href="${path}[/"#]`) : undefined,
    })),
  ...itemKinds.map(({ folder, isEvent }): Recipe => ({
    name: `kind ${folder}`,
    follow: () => removeKind(folder),
    gone: isEvent ? /^## Events|\/events\/events-/m : undefined,
    files: /\.(html|txt|xml|ics)$/,
  })),
  {
    name: "every optional section",
    follow: () => {
      for (const { page } of routes) leaveOut(page, optionalSections(page));
      for (const file of sharedFiles) remove(`content/${file}`);
    },
    gone: /<h2[^>]*><\/h2>|<section[^>]*><\/section>|undefined|NaN|Infinity/,
  },
  {
    name: "currency and language",
    follow: changeLanguage,
    gone: /₹|INR|en-IN|India/,
    files: /\.(html|json|xml|txt|ics|webmanifest|js|css)$/,
  },
  {
    name: "colours, fonts, logo and icons",
    follow: changeBrand,
    gone: RegExp(colours.primary, "i"),
    files: /\.(html|js|svg|webmanifest)$/,
  },
];

/** What another process finds, with the code as it is now. */
const problemsWithCode = () =>
  JSON.parse(
    run("npm run --silent content:check -- --json || true"),
  ) as Problem[];

/** Does what the content check says until it finds no error. Throws if it names what cannot be mended. */
async function mendContent(
  findProblems: () => readonly Problem[] | Promise<readonly Problem[]>,
): Promise<void> {
  for (let round = 0; round < 6; round++) {
    const errors = (await findProblems()).filter(
      ({ severity }) => severity === "error",
    );
    if (errors.length === 0) return;
    const removed = new Set<string>();
    // From the last place to the first, because entries of a list move up.
    for (const error of [...errors].reverse()) mendProblem(error, removed);
  }
  throw new Error("The content still has errors.");
}

/** Throws if a file of the build contains what is to be gone. */
function checkBuild({ gone, files = /\.html$/ }: Recipe): void {
  const found = filesBelow("public")
    .filter((file) => files.test(file))
    .flatMap((file) => {
      const [text] = gone?.exec(readFileSync(`public/${file}`, "utf8")) ?? [];
      return text === undefined ? [] : [`public/${file} contains ${text}`];
    });
  if (found.length > 0) throw new Error(found.join("\n"));
}

async function tryRecipe(recipe: Recipe): Promise<void> {
  recipe.follow();
  await mendContent(problemsWithCode);
  if (!recipe.gone) return;
  // Lint reads no content.
  const lint = run("git status --porcelain src") && "lint";
  run(`node --import tsx tools/test.ts queries ${lint} types unit`);
  run("npm run --silent build:test");
  checkBuild(recipe);
}

/**
 * A firm that has given up pages, kinds and shared files of this one, has moved the other pages, and writes another
 * language.
 */
interface Firm {
  readonly hasPage: (route: Route, index: number) => boolean;
  readonly hasKind: (kind: ItemKind, index: number) => boolean;
}

const firms: Readonly<Record<string, Firm>> = {
  "another firm": {
    hasPage: ({ role }, index) => role !== undefined || index % 2 === 0,
    hasKind: ({ isEvent }, index) => Boolean(isEvent) || index === 0,
  },
  "the smallest firm": {
    hasPage: ({ path }) => path === "/",
    hasKind: () => false,
  },
};

/** Makes another firm of the copy. The result of no test depends on what a firm has. */
async function tryFirm({ hasPage, hasKind }: Firm): Promise<void> {
  await makeOrdinaryEdits();
  for (const [index, kind] of itemKinds.entries())
    if (!hasKind(kind, index)) removeKind(kind.folder);
  for (const [index, route] of routes.entries())
    if (!hasPage(route, index)) removePage(route.page, route.path);
  movePages(
    routes.filter(
      (route, index) => hasPage(route, index) && route.path !== "/",
    ),
  );
  for (const file of sharedFiles) remove(`content/${file}`);
  changeLanguage();
  editJson("content/site.json", (site) => ({ ...site, sample: false }));
  await mendContent(problemsWithCode);
  run("npm run --silent format:fix && npm test");
}

/** Tries each section of a page, and each shared file: the content check names all that refers to it. */
async function trySections(undo: () => void): Promise<void> {
  const parts = [
    ...routes.flatMap(({ page }) =>
      optionalSections(page).map((name) => () => leaveOut(page, [name])),
    ),
    ...sharedFiles.map((file) => () => remove(`content/${file}`)),
  ];
  for (const leavePartOut of parts) {
    leavePartOut();
    // The content alone has changed.
    await mendContent(() => checkFolder("content"));
    undo();
  }
}

/**
 * `npm run test:edits`: on a copy, follows the recipes of CONTRIBUTING.md that remove or change something, and makes
 * ordinary edits, until the content check finds no error. After one page, one kind, all optional sections, the language and
 * the brand, types, lint, unit tests and the build follow. All tests run for two other firms, which have made the
 * ordinary edits, and have other pages, kinds, addresses and words: no code and no test knows what the content leaves out.
 * `npm run test:edits -- cohort` follows those with this word alone, `npm run test:edits -- content` what needs no code.
 */
async function main(copy: string): Promise<void> {
  const [word = ""] = process.argv.slice(2);
  const failures: string[] = [];
  process.chdir(copy);
  run(
    "git add -A && git -c user.name=Test -c user.email=test@example.com commit -qm Copy",
  );
  const undo = () => void run("git reset --hard -q && git clean -fdq");
  const attempts: Record<string, () => Promise<void>> = {
    "content without each section": () => trySections(undo),
    "content after ordinary edits": makeOrdinaryEdits,
  };
  for (const [name, firm] of Object.entries(firms))
    attempts[name] = () => tryFirm(firm);
  for (const recipe of recipes) attempts[recipe.name] = () => tryRecipe(recipe);
  for (const [name, attempt] of Object.entries(attempts)) {
    if (!name.includes(word)) continue;
    try {
      await attempt();
      reportStep(name);
    } catch (error) {
      failures.push(name);
      reportStep(`FAILED ${name}: ${String(error)}`);
    }
    undo();
  }
  if (failures.length > 0)
    throw new Error(`Recipes that do not work: ${failures.join(", ")}.`);
}

inCopy(main).catch(reportAndFail);

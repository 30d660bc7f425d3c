import { spawnSync } from "node:child_process";
import { findBrowsers } from "../browser";
import { engineNames, findEngine, findProgram } from "../engines";
import { run, runPackage } from "../run";

type Packages = Partial<Record<"apt-get" | "dnf" | "apk", readonly string[]>>;

/** Programs that the exhaustive tests need besides browsers. */
const programs = ["nginx", "openssl", "rsync", "curl"];
const servers: Packages = {
  "apt-get": [...programs, "libnginx-mod-http-brotli-static"],
  dnf: programs,
  apk: programs,
};

/** The system's browsers, used if Playwright's cannot be downloaded. */
const browsers: Readonly<Record<string, Packages>> = {
  chromium: {
    "apt-get": ["chromium-headless-shell"],
    dnf: ["chromium"],
    apk: ["chromium"],
  },
  firefox: { "apt-get": ["firefox-esr"] },
  webkit: { "apt-get": ["webkit2gtk-driver", "xvfb", "xauth"] },
};

const packageManagers = [
  {
    name: "apt-get",
    // The recommended packages of a browser include a whole desktop.
    steps: [["update"], ["install", "-y", "--no-install-recommends"]],
  },
  { name: "dnf", steps: [["install", "-y"]] },
  { name: "apk", steps: [["add"]] },
] as const;

const isRoot = process.getuid?.() === 0;

/** Installs packages with the system's package manager; does nothing unless run as root. */
async function installSystemPackages(packages: Packages): Promise<void> {
  const manager = packageManagers.find(
    ({ name }) =>
      spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0,
  );
  const names = manager && packages[manager.name];
  if (!isRoot || !names) return;
  console.log(`Installing ${names.join(", ")} with ${manager.name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const [step, ...options] of manager.steps)
    await run(
      manager.name,
      [step, ...options, ...(step === "update" ? [] : names)],
      { env },
    );
}

async function install(): Promise<void> {
  for (const name of ["chromium", ...engineNames] as const) {
    const isInstalled = () =>
      name === "chromium"
        ? findBrowsers().length > 0
        : findEngine(name) !== undefined;
    if (isInstalled()) continue;
    await runPackage(
      "@playwright/test/cli",
      ["install", ...(isRoot ? ["--with-deps"] : []), name],
      { timeout: 120_000 },
    );
    if (!isInstalled()) await installSystemPackages(browsers[name] ?? {});
    if (!isInstalled()) console.log(`No ${name}: its tests are skipped.`);
  }
  if (!programs.every(findProgram)) await installSystemPackages(servers);
}

/**
 * `npm run test:install`: installs the browsers and servers that tests use. System packages need root, as in CI;
 * otherwise only Playwright's browsers are installed.
 */
void install();

import { findBrowsers } from "../browser";
import { engineNames, findEngine, findProgram } from "../engines";
import { run, runPackage } from "../run";

/** Programs that the exhaustive tests need besides browsers. */
const programs = ["nginx", "openssl", "rsync", "curl"];

/** Debian's browsers, used if Playwright's cannot be downloaded. */
const browserPackages = {
  chromium: ["chromium-headless-shell"],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb", "xauth"],
};

const isRoot = process.getuid?.() === 0;

/** Installs Debian packages; does nothing unless run as root on Debian or Ubuntu. */
async function installPackages(names: readonly string[]): Promise<void> {
  if (!isRoot || !findProgram("apt-get")) return;
  console.log(`Installing ${names.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  // The recommended packages of a browser include a whole desktop.
  const options = ["-y", "--no-install-recommends"];
  await run("apt-get", ["install", ...options, ...names], { env });
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
    if (!isInstalled()) await installPackages(browserPackages[name]);
    if (!isInstalled()) console.log(`No ${name}: its tests are skipped.`);
  }
  if (!programs.every(findProgram))
    await installPackages([...programs, "libnginx-mod-http-brotli-static"]);
}

/**
 * `npm run test:install`: installs the browsers and servers that tests use. System packages need root, as in CI;
 * otherwise only Playwright's browsers are installed.
 */
void install();

import { findBrowsers } from "../browser";
import { findEngine, engineNames } from "../engines";
import { runPackage } from "../run";
import { findProgram, installSystemPackages, isRoot } from "../systemPackages";

/** What the exhaustive tests use beside browsers. */
const servers = {
  "apt-get": [
    ...["nginx", "libnginx-mod-http-brotli-static", "openssl"],
    ...["openssh-server", "rsync", "curl"],
  ],
  dnf: ["nginx", "openssl", "openssh-server", "rsync", "curl"],
  apk: ["nginx", "openssl", "openssh-server", "rsync", "curl"],
};

/** Debian's browsers, where Playwright's cannot be downloaded. */
const browsers = {
  chromium: {
    "apt-get": ["chromium-headless-shell"],
    dnf: ["chromium"],
    apk: ["chromium"],
  },
  firefox: { "apt-get": ["firefox-esr"] },
  webkit: { "apt-get": ["webkit2gtk-driver", "xvfb", "xauth"] },
};

const isThere = (name: keyof typeof browsers) =>
  name === "chromium"
    ? findBrowsers().length > 0
    : findEngine(name) !== undefined;

async function install(): Promise<void> {
  for (const name of ["chromium", ...engineNames] as const) {
    if (isThere(name)) continue;
    const withPackages = isRoot() ? ["--with-deps"] : [];
    await runPackage(
      "@playwright/test/cli",
      ["install", ...withPackages, name],
      { timeout: 120_000 },
    );
    if (!isThere(name)) await installSystemPackages(browsers[name]);
    if (!isThere(name)) console.log(`There is no ${name} on this machine.`);
  }
  const programs = ["nginx", "openssl", "sshd", "rsync", "curl"];
  if (!programs.every(findProgram)) await installSystemPackages(servers);
}

/**
 * `npm run test:install`: the browsers and servers that tests use. Nothing else installs any. System packages are
 * installed as root only, in a container or CI; a person's machine gets Playwright's browsers.
 */
void install();

import { readFileSync } from "node:fs";
import path from "node:path";
import { launchProblems } from "../src/gatsby/check/launchProblems";
import { count } from "../src/gatsby/check/wording";
import { formatProblem } from "../src/gatsby/content/problem";
import { readContentFolder } from "../src/gatsby/content/readFolder";
import { filesBelow } from "../src/gatsby/files/filesBelow";
import { hasSiteUrl, siteUrl } from "../src/common/siteUrl";
import { loadEnvironment, missingMailKeys } from "./environment";
import { reportAndFail } from "./report";

/** Settings that a public site needs and that are not set, each with its effect. */
function missingSettings(): string[] {
  const settings: string[] = [];
  const mailKeys = missingMailKeys();
  if (mailKeys.length > 0)
    settings.push(
      `Not set: ${mailKeys.join(", ")}. The contact form cannot send: it shows an error, the e-mail address and the phone number.`,
    );
  if (!hasSiteUrl())
    settings.push(
      `Not set: GATSBY_SITE_URL. Search engines will not list the site, because its links are to ${siteUrl()}.`,
    );
  return settings.map(
    (setting) =>
      `environment\n  ${setting}\n  Set it as .env.example describes.`,
  );
}

/** What is to do before the site goes online: missing settings, and sample content with file, line and remedy. */
export function launchReport() {
  const settings = missingSettings();
  const staticFiles = new Set(filesBelow("static").map((name) => `/${name}`));
  const problems = launchProblems(readContentFolder("content"), (address) =>
    staticFiles.has(address)
      ? readFileSync(path.join("static", address))
      : undefined,
  );
  const total = settings.length + problems.length;
  const summary =
    total === 0
      ? "Nothing of the sample is left: the site can go online."
      : `${count(total, "thing")} to do before the site goes online.`;
  return { settings, problems: problems.map(formatProblem), total, summary };
}

/** `npm run launch:check`: lists missing settings and sample content. Fails if there are any. */
async function main(): Promise<void> {
  loadEnvironment("production");
  const { settings, problems, total, summary } = launchReport();
  const text = [...settings, ...problems, summary].join("\n\n");
  (total > 0 ? console.error : console.log)(text);
  process.exitCode = total > 0 ? 1 : 0;
}

if (require.main === module) main().catch(reportAndFail);

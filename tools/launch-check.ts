import { readFileSync, writeFileSync } from "node:fs";
import {
  launchProblems,
  unchangedFiles,
} from "../src/gatsby/check/launchProblems";
import { nightlyProblems } from "../src/gatsby/check/nightlyTimes";
import { fileDigests, sampleOf, type Sample } from "../src/gatsby/check/sample";
import { count } from "../src/gatsby/check/wording";
import { formatProblem } from "../src/gatsby/content/problem";
import { timeZoneOf } from "../src/gatsby/content/publication";
import { parseContent, readFolder } from "../src/gatsby/content/readContent";
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

const sampleFile = "src/gatsby/check/sample.json";

const read = (file: string): string => readFileSync(file, "utf8");

/** Another firm may keep the fonts. */
const isFont = (name: string): boolean => name.startsWith("static/fonts/");

function readFiles() {
  const [raw, statics] = [readFolder("content"), readFolder("static")];
  const digests = fileDigests(raw, statics);
  return { content: parseContent(raw), statics, digests };
}

/** What is to do before the site goes online: missing settings, and what is left of the sample, with place and remedy. */
export function launchReport() {
  const { content, statics, digests } = readFiles();
  const sample = JSON.parse(read(sampleFile)) as Sample;
  const unchanged = unchangedFiles(digests, sample);
  const settings = [
    ...missingSettings(),
    ...nightlyProblems(
      String(timeZoneOf(content)),
      read("deploy/website.timer"),
      read(".github/workflows/publish.yml"),
    ),
    ...unchanged
      .filter((name) => !isFont(name))
      .map(
        (name) =>
          `${name}\n  This is the sample's file.\n  Put the firm's own in its place. To keep it, remove its line from ${sampleFile}.`,
      ),
  ];
  const notes = unchanged
    .filter(isFont)
    .map(
      (name) =>
        `note  ${name}\n  This is the sample's font.\n  Keep it, or choose the firm's own.`,
    );
  const problems = launchProblems(
    content,
    (address) => statics.get(address.slice(1)),
    sample,
  );
  const total = settings.length + problems.length;
  const summary =
    total === 0
      ? "Nothing of the sample is left: the site can go online."
      : `${count(total, "thing")} to do before the site goes online.`;
  return {
    settings,
    problems: problems.map(formatProblem),
    notes,
    total,
    summary,
  };
}

/** `npm run launch:check -- --record`: writes sample.json after a change of the sample. */
function record(): void {
  const { content, digests } = readFiles();
  const text = JSON.stringify(sampleOf(content, digests), undefined, 2);
  writeFileSync(sampleFile, `${text}\n`);
}

/** `npm run launch:check`: lists missing settings and sample content. Fails if there are any. */
async function main(): Promise<void> {
  if (process.argv.includes("--record")) return record();
  loadEnvironment("production");
  const { settings, problems, notes, total, summary } = launchReport();
  const text = [...settings, ...problems, ...notes, summary].join("\n\n");
  (total > 0 ? console.error : console.log)(text);
  process.exitCode = total > 0 ? 1 : 0;
}

if (require.main === module) main().catch(reportAndFail);

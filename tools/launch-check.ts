import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "jsonc-parser";
import { field } from "../src/common/field";
import {
  launchProblems,
  unchangedFiles,
} from "../src/gatsby/check/launchProblems";
import { fileDigests, sampleOf, type Sample } from "../src/gatsby/check/sample";
import { unusedEntries } from "../src/gatsby/check/unusedEntries";
import { count } from "../src/gatsby/check/wording";
import { timeZoneOf } from "../src/gatsby/content/publication";
import {
  parseContent,
  readFolder,
  type Content,
} from "../src/gatsby/content/readContent";
import {
  hasSiteUrl,
  siteUrl,
  siteUrlAdvice,
  siteUrlProblem,
} from "../src/common/siteUrl";
import { loadEnvironment, missingMailKeys } from "./environment";
import { formatFiles, formatProblems } from "./launch/formatFindings";
import { reportAndFail } from "./report";

/** What keeps the contact form from sending; undefined for a page without a form. */
export function missingMail(content: Content): string | undefined {
  const page = content.files.get("pages/contact.json")?.value;
  const keys = missingMailKeys();
  return keys.length > 0 && field(page, "form") !== undefined
    ? `Not set: ${keys.join(", ")}. The contact form cannot send: whoever presses its button sees an error, the e-mail address and the phone number.\n  Set them as .env.example describes. A firm without EmailJS removes "form" from content/pages/contact.json.`
    : undefined;
}

/** What keeps search engines from the site's address. */
function missingAddress(): string | undefined {
  if (hasSiteUrl()) return siteUrlProblem() ?? siteUrlAdvice();
  return `Not set: GATSBY_SITE_URL. Search engines will not list the site, because its links are to ${siteUrl()}.\n  Set it as .env.example describes.`;
}

/** Settings that a public site needs and that are not set or wrong, each with its effect and remedy. */
const missingSettings = (content: Content): string[] =>
  [missingMail(content), missingAddress()].flatMap((setting) =>
    setting === undefined ? [] : `environment\n  ${setting}`,
  );

const sampleFile = "src/gatsby/check/sample.json";

const read = (file: string): string => readFileSync(file, "utf8");

/** A file that a firm may delete, such as a workflow; undefined if it has. */
const readOptional = (file: string): string | undefined =>
  existsSync(file) ? read(file) : undefined;

function readFiles() {
  const [raw, statics] = [readFolder("content"), readFolder("static")];
  const digests = fileDigests(raw, statics);
  return { content: parseContent(raw), digests };
}

/** What publishes every night names the time zone of its midnight. */
const nightlyFiles = ["deploy/website.timer", ".github/workflows/publish.yml"];

/** What is to do before the site goes online: missing settings, and what is left of the sample, with place and remedy. */
export function launchReport() {
  const { content, digests } = readFiles();
  // Whoever removes the last line of a list leaves a comma.
  const sample = parse(read(sampleFile), [], {
    allowTrailingComma: true,
  }) as Sample;
  const files = unchangedFiles(digests, sample);
  const timeZone = String(timeZoneOf(content));
  const settings = [
    ...missingSettings(content),
    ...nightlyFiles
      .filter((file) => readOptional(file)?.includes(timeZone) === false)
      .map(
        (file) =>
          `${file}\n  It does not publish soon after midnight in ${timeZone}.\n  Write the time, and the name of the time zone.`,
      ),
  ];
  const notes = [
    ...(readOptional("deploy/website.service")?.includes("owner@example.com")
      ? [
          "note  deploy/website.service\n  owner@example.com gets a mail when publishing from a server fails.\n  Write the firm's own address, if it publishes from a server.",
        ]
      : []),
    ...formatProblems(unusedEntries(content)).map((group) => `note  ${group}`),
  ];
  const problems = launchProblems(content, sample);
  const total = settings.length + files.length + problems.length;
  const summary =
    total === 0
      ? "Nothing of the sample is left: the site can go online."
      : `${count(total, "thing")} to do before the site goes online.`;
  return {
    settings,
    problems: [
      ...formatProblems(problems),
      ...(files.length > 0
        ? [
            formatFiles(
              `Put the firm's own pictures, icons and files in the place of the sample's. To keep one, delete the line with its name below "files" in ${sampleFile}.`,
              files,
            ),
          ]
        : []),
    ],
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

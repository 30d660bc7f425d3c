import { readFileSync, writeFileSync } from "node:fs";
import {
  launchProblems,
  unchangedFiles,
} from "../src/gatsby/check/launchProblems";
import { nightlyProblems } from "../src/gatsby/check/nightlyTimes";
import { fileDigests, sampleOf, type Sample } from "../src/gatsby/check/sample";
import { unusedEntries } from "../src/gatsby/check/unusedEntries";
import { count } from "../src/gatsby/check/wording";
import type { Problem } from "../src/gatsby/content/problem";
import { timeZoneOf } from "../src/gatsby/content/publication";
import { parseContent, readFolder } from "../src/gatsby/content/readContent";
import { hasSiteUrl, siteUrl, siteUrlProblem } from "../src/common/siteUrl";
import { loadEnvironment, missingMailKeys } from "./environment";
import { reportAndFail } from "./report";

/** Settings that a public site needs and that are not set or wrong, each with its effect. */
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
  const wrongAddress = siteUrlProblem();
  if (wrongAddress) settings.push(wrongAddress);
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

const licence = "static/fonts/OFL.txt";

function groupBy<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries)
    groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return groups;
}

/** Problems in groups with one remedy: a line for each, but for a file with more than three of them. */
function formatGroups(problems: readonly Problem[]): string[] {
  return [...groupBy(problems, ({ remedy }) => remedy)].map(([remedy, group]) =>
    [
      remedy,
      ...[...groupBy(group, ({ file }) => file).values()].flatMap((ofFile) =>
        ofFile.length > 3
          ? `  content/${ofFile[0]?.file}:${ofFile[0]?.line}  ${ofFile.length} places, this is the first`
          : ofFile.map(
              ({ file, line, field, message }) =>
                `  content/${file}:${line}  ${field}  ${message}`,
            ),
      ),
    ].join("\n"),
  );
}

/** What is to do before the site goes online: missing settings, and what is left of the sample, with place and remedy. */
export function launchReport() {
  const { content, statics, digests } = readFiles();
  const sample = JSON.parse(read(sampleFile)) as Sample;
  const unchanged = unchangedFiles(digests, sample);
  const hasSampleFonts = unchanged.some((name) => name.endsWith(".woff2"));
  const isNote = (name: string) =>
    isFont(name) && (name !== licence || hasSampleFonts);
  const settings = [
    ...missingSettings(),
    ...nightlyProblems(
      String(timeZoneOf(content)),
      read("deploy/website.timer"),
      read(".github/workflows/publish.yml"),
    ),
  ];
  const files = unchanged.filter((name) => !isNote(name));
  const ofFiles = [
    `These are the sample's files. Put the firm's own in their place. To keep one, remove its line from ${sampleFile}.`,
    ...files.map((name) => `  ${name}`),
  ].join("\n");
  const notes = [
    ...unchanged
      .filter(isNote)
      .map(
        (name) =>
          `note  ${name}\n  This is of the sample's fonts.\n  Keep it, or choose the firm's own.`,
      ),
    ...(read("deploy/website.service").includes("owner@example.com")
      ? [
          "note  deploy/website.service\n  owner@example.com gets a mail when publishing from a server fails.\n  Write the firm's own address, if it publishes from a server.",
        ]
      : []),
    ...formatGroups(unusedEntries(content)).map((group) => `note  ${group}`),
  ];
  const problems = launchProblems(
    content,
    (address) => statics.get(address.slice(1)),
    sample,
  );
  const total = settings.length + files.length + problems.length;
  const summary =
    total === 0
      ? "Nothing of the sample is left: the site can go online."
      : `${count(total, "thing")} to do before the site goes online.`;
  return {
    settings,
    problems: [
      ...(files.length > 0 ? [ofFiles] : []),
      ...formatGroups(problems),
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

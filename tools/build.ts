import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { siteToday, timeZoneOf } from "../src/gatsby/content/publication";
import { readContent } from "../src/gatsby/content/readContent";
import { localSettings } from "../src/gatsby/delivery/mailbox";
import { writeHeaders } from "../src/gatsby/delivery/writeHeaders";

/** What the last build was made of. It is missing after a failed one. */
interface Stamp {
  readonly isLocal: boolean;
  /** Of the code that makes Gatsby's data. */
  readonly code: string;
  /** Content appears and ends with the day. */
  readonly day: string;
  readonly startedMs: number;
}

const stampFile = ".cache/build-stamp.json";

const readStamp = (): Partial<Stamp> =>
  existsSync(stampFile)
    ? (JSON.parse(readFileSync(stampFile, "utf8")) as Stamp)
    : {};

/** Everything that a build reads, but not what it writes. */
const sources = ["content", "src", "static", ".env", "package-lock.json"]
  .concat(readdirSync(".").filter((name) => name.startsWith("gatsby-")))
  .filter(existsSync)
  .flatMap((source) =>
    statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: "utf8" }).map((name) =>
          path.join(source, name),
        )
      : source,
  )
  .filter((file) => !/gatsby-types|content.schemas/.test(file))
  .filter((file) => statSync(file).isFile());

/** The lock file, Gatsby's configuration, and the model with its resolvers. */
const dataCode = /^(package-lock|gatsby-)|^src.(gatsby|common)|\.graphql$/;

const hashOf = (files: readonly string[]): string =>
  files
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha1"))
    .digest("hex");

/** Runs a program of a package. Throws if it fails. */
function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(
    process.execPath,
    // Not require.resolve: Pagefind exports no path of its command.
    [path.join("node_modules", script), ...args],
    { stdio: "inherit" },
  );
  if (status !== 0) throw new Error(`${script} ${args.join(" ")} failed.`);
}

/**
 * `npm run build`: builds the site, its search index and the server rules. With --local for this machine (see
 * localSettings), and only if a file or the day has changed since the last build of this kind.
 */
async function build(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const isLocal = process.argv.includes("--local");
  if (isLocal) Object.assign(process.env, localSettings);
  const last = readStamp();
  const stamp: Stamp = {
    isLocal,
    code: hashOf(sources.filter((file) => dataCode.test(file))),
    day: siteToday(timeZoneOf(readContent("content"))),
    startedMs: Date.now(),
  };
  const isSame = last.isLocal === isLocal && last.code === stamp.code;
  const hasPages = existsSync("public/page-data");
  const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  const isCurrent = last.day === stamp.day && newest < Number(last.startedMs);
  if (isLocal && isSame && hasPages && isCurrent) {
    console.log("The build in public/ is up to date.");
    return;
  }
  // Gatsby would use data that earlier code has made, and leave pages and scripts that are no longer built.
  const keepsData = isSame && hasPages;
  if (!keepsData)
    for (const folder of ["redux", "data", "webpack"])
      rmSync(`.cache/${folder}`, { recursive: true, force: true });
  for (const name of existsSync("public") ? readdirSync("public") : []) {
    const isStale = keepsData ? /\.js(\.|$)/.test(name) : name !== "static";
    if (isStale) rmSync(`public/${name}`, { recursive: true });
  }
  rmSync(stampFile, { force: true });
  run("gatsby/cli.js", "build");
  rmSync("public/pagefind", { recursive: true, force: true });
  run(
    "pagefind/lib/runner/bin.cjs",
    "--quiet",
    "--site=public",
    "--glob=**/index.html",
    // Labels of buttons would run into the excerpts.
    "--exclude-selectors=.visually-hidden, [data-variant]",
  );
  // The policy allows the site itself.
  await writeHeaders(
    (!isLocal && process.env.GATSBY_EMAILJS_ORIGIN) || undefined,
  );
  writeFileSync(stampFile, JSON.stringify(stamp));
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

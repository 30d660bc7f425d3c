import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Port of the mail stand-in. Builds that use it contain this port. */
export const standInPort = Number(process.env.MAIL_STAND_IN_PORT ?? 9025);

/**
 * The text of a file in UTF-8 or UTF-16, as editors on Windows may save it, without its byte order mark. UTF-16 needs
 * none: its first letter has a zero beside it.
 */
function decode(bytes: Buffer): string {
  const beginning = bytes.toString("hex", 0, 2);
  if (/^(fffe|..00)$/.test(beginning))
    return new TextDecoder("utf-16le").decode(bytes);
  const isBigEndian = /^(feff|00..)$/.test(beginning);
  return new TextDecoder(isBigEndian ? "utf-16be" : "utf-8").decode(bytes);
}

/** Sets the variables of a file that are not set yet. */
export function loadEnvironmentFile(file: string): void {
  const variables = parseEnv(decode(readFileSync(file)));
  for (const [name, value] of Object.entries(variables))
    process.env[name] ??= value;
}

/**
 * Reads `.env.<mode>` and `.env`, so that tools and site have the same variables. Variables of the shell win.
 */
export function loadEnvironment(mode: "production" | "development"): void {
  for (const file of [`.env.${mode}`, ".env"]) {
    if (existsSync(file)) loadEnvironmentFile(file);
  }
  process.env.GATSBY_TELEMETRY_DISABLED ??= "1";
}

const mailKeys = [
  "GATSBY_EMAILJS_PUBLIC_KEY",
  "GATSBY_EMAILJS_SERVICE_ID",
  "GATSBY_EMAILJS_TEMPLATE_ID",
];

/** The mail variables without a value; none are missing if mail is configured. */
export const missingMailKeys = () =>
  mailKeys.filter((name) => !process.env[name]);

/** Makes builds that this process starts send mail to the stand-in. */
export function selectMailStandIn(
  origin = `http://localhost:${standInPort}`,
): void {
  process.env.GATSBY_EMAILJS_PUBLIC_KEY = "local-public-key";
  process.env.GATSBY_EMAILJS_SERVICE_ID = "local-service";
  process.env.GATSBY_EMAILJS_TEMPLATE_ID = "local-template";
  process.env.GATSBY_EMAILJS_ORIGIN = origin;
}

const quickEffort = "0";

/** Encodes AVIF faster, into larger files, for builds that visitors do not see. */
export function selectQuickPictures(): void {
  process.env.AVIF_EFFORT ??= quickEffort;
}

/** Selects what the tests expect of a build: the mail stand-in, and quick pictures. */
export function selectTestBuild(): void {
  selectMailStandIn();
  selectQuickPictures();
}

export const isQuick = () => process.env.AVIF_EFFORT === quickEffort;

/** The variables that a build depends on. */
export function siteVariables(): Record<string, string> {
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      /^(GATSBY_(EMAILJS|SITE)_|AVIF_EFFORT$)/.test(entry[0]) &&
      entry[1] !== undefined,
  );
  return Object.fromEntries(own.sort(([a], [b]) => a.localeCompare(b)));
}

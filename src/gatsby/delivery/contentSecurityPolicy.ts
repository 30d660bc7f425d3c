import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const form = /<form\b[^>]*\saction="([^"]*)"/gi;

/** Attributes of a script without code of its own: it is in a file, or data, which browsers never execute. */
const inert = /\ssrc=|\stype="(application|text)\/[\w.+-]*json"/i;

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of a page's inline scripts in the policy's syntax, such as 'sha256-…' with its quotes. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(script)]
    .filter(([, attributes = ""]) => !inert.test(attributes))
    .map(([, , text = ""]) => hash(text));

/** Targets of a page's forms: schemes such as mailto:, and origins of other sites. */
const formTargets = (html: string): string[] =>
  [...html.matchAll(form)]
    .map(([, action = ""]) => action.replaceAll("&amp;", "&"))
    .filter((action) => URL.canParse(action))
    .map((action) => new URL(action))
    .map(({ origin, protocol }) => (origin === "null" ? protocol : origin));

/** With more inline scripts, one of them differs from page to page. */
const maxScripts = 10;

/**
 * The Content-Security-Policy of every page. It allows only the site's own files, its inline scripts and the mail
 * service. Throws if an inline script differs from page to page, because the policy would grow with the site.
 *
 * upgrade-insecure-requests would have no effect: no source allows an insecure address.
 *
 * @param pages HTML of the pages.
 * @param mailOrigin Receives the contact form's messages, such as https://api.emailjs.com.
 */
export function contentSecurityPolicy(
  pages: readonly string[],
  mailOrigin: string,
): string {
  const scripts = new Set(pages.flatMap(scriptHashes));
  const targets = new Set(pages.flatMap(formTargets));
  if (scripts.size > maxScripts) {
    throw new Error(
      `The pages have ${scripts.size} different inline scripts; at most ${maxScripts} are expected.\n` +
        "Give an inline script the same text on every page: put what differs into a data attribute.",
    );
  }
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    // wasm-unsafe-eval is for the search, which is WebAssembly. It does not allow eval.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...[...scripts].sort()],
    // Emotion adds style elements during navigation; their hashes are unknown at build time.
    "style-src": ["'self'", "'unsafe-inline'"],
    // Gatsby's placeholders are data URLs.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", mailOrigin],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...[...targets].sort()],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

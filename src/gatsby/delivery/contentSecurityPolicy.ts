import { createHash } from "node:crypto";

/** Inline scripts, but not data, which browsers never execute. */
const script =
  /<script\b(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi;

/** Hashes of a page's inline scripts in the policy's syntax, such as 'sha256-…' with its quotes. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(script)].map(
    ([, text = ""]) =>
      `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

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
  if (scripts.size > maxScripts)
    throw new Error(
      `The pages have ${scripts.size} different inline scripts; at most ${maxScripts} are expected.\n` +
        "Give an inline script the same text on every page: put what differs into a data attribute.",
    );
  return [
    "default-src 'none'",
    // wasm-unsafe-eval is for the search, which is WebAssembly. It does not allow eval.
    ["script-src 'self' 'wasm-unsafe-eval'", ...[...scripts].sort()].join(" "),
    // Emotion adds style elements during navigation; their hashes are unknown at build time.
    "style-src 'self' 'unsafe-inline'",
    // Gatsby's placeholders are data URLs.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${mailOrigin}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // Forms are e-mails where no script runs.
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

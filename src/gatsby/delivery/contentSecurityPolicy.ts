import type { PageDemands } from "./pageDemands";

/** More inline scripts than this mean that one differs from page to page. */
const mostScripts = 10;

/**
 * The Content-Security-Policy of every page: nothing but the site's own files, its own inline scripts, and the mail
 * service. Throws when an inline script differs from page to page, for then the policy would grow with the site.
 *
 * upgrade-insecure-requests is left out: no source here allows an insecure address that it could upgrade.
 *
 * @param mailOrigin Where the contact form's messages go: https://api.emailjs.com.
 */
export function contentSecurityPolicy(
  { scriptHashes, formTargets }: PageDemands,
  mailOrigin: string,
): string {
  if (scriptHashes.size > mostScripts) {
    throw new Error(
      `The pages have ${scriptHashes.size} different inline scripts; at most ${mostScripts} are expected.\n` +
        "Give an inline script the same text on every page: put what differs into a data attribute.",
    );
  }
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    // The search is WebAssembly, which 'wasm-unsafe-eval' allows without allowing eval.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...[...scriptHashes].sort()],
    // Emotion writes style elements while the visitor navigates; hashes cannot know them.
    "style-src": ["'self'", "'unsafe-inline'"],
    // Gatsby's pictures keep their place with an empty one written as data.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", mailOrigin],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...[...formTargets].sort()],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

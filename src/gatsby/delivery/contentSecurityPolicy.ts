import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const form = /<form\b[^>]*\saction="([^"]*)"/gi;

/** Data blocks are never run. */
const isData = (attributes: string) =>
  /\stype="(application|text)\/[\w.+-]*json"/i.test(attributes);

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The scheme of a mail address, the origin of another site; undefined for an address of this site. */
function formTarget(action: string): string | undefined {
  const address = action.replaceAll("&amp;", "&");
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return origin === "null" ? protocol : origin;
}

/** Collects from the pages' HTML what they need a Content-Security-Policy to allow. */
export class PageDemands {
  /** Hashes of the inline scripts, such as 'sha256-…', in the quotes that the policy wants. */
  readonly scriptHashes = new Set<string>();

  /** Where forms lead: schemes such as mailto: and other sites' origins. */
  readonly formTargets = new Set<string>();

  read(html: string): void {
    for (const [, attributes = "", text = ""] of html.matchAll(script)) {
      if (/\ssrc=/i.test(attributes) || isData(attributes)) continue;
      this.scriptHashes.add(hash(text));
    }
    for (const [, action = ""] of html.matchAll(form)) {
      const target = formTarget(action);
      if (target) this.formTargets.add(target);
    }
  }
}

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

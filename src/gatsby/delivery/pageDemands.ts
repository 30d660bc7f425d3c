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

import type { Problem } from "../content/problem";
import { filesOf, type ValidContent } from "./acrossValues/validContent";

/** The sample's brand, addresses and telephone numbers. */
const traces = /\bKolvara\b|\bexample\.com\b|0{5} ?0{5}/;

/** Notes on what is left of the sample in content that says to be the firm's own. */
export function* sampleNotes(content: ValidContent): Generator<Problem> {
  const [site] = filesOf<{ sample: boolean }>(content, "SiteContent");
  for (const file of site?.value.sample === false ? content.files : [])
    for (const { path, text } of file.texts()) {
      const [found] = traces.exec(text) ?? [];
      if (found)
        yield file.problem(
          path,
          `"${found}" is the sample's.`,
          "Write the firm's own name, address or number.",
          "note",
        );
    }
}

const mailKeys = ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"];

/** What a site that goes online lacks, a line each. */
export const launchWarnings = (site: { readonly sample: boolean }): string[] =>
  Object.entries({
    'The content is the sample: set "sample" in content/site.json to false when all of it is the firm\'s own.':
      site.sample,
    "GATSBY_SITE_URL is not set: search engines will not list the site (.env.example).":
      !process.env.GATSBY_SITE_URL,
    "GATSBY_EMAILJS_… is not set: the contact form cannot send (.env.example).":
      mailKeys.some((name) => !process.env[`GATSBY_EMAILJS_${name}`]),
  }).flatMap(([warning, isMissing]) => (isMissing ? warning : []));

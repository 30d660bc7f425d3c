import { launchReport } from "../src/gatsby/check/launchReport";
import { hasSiteUrl } from "../src/gatsby/discovery/siteUrl";
import { loadEnvironment, missingMailKeys } from "./environment";
import { reportAndFail } from "./report";

/** Settings that a public site needs and that are not set. */
export function missingSettings(): string[] {
  const mailKeys = missingMailKeys();
  return [
    ...(mailKeys.length > 0
      ? [
          `Not set: ${mailKeys.join(", ")}. The contact form cannot send. Set them as .env.example describes.`,
        ]
      : []),
    ...(hasSiteUrl()
      ? []
      : [
          "Not set: GATSBY_SITE_URL. Search engines will not list the site. Set it to the site's address.",
        ]),
  ];
}

/** `npm run launch:check`: lists missing settings and sample content. Fails if there are any. */
async function main(): Promise<void> {
  loadEnvironment("production");
  const { count, text } = await launchReport(missingSettings());
  (count > 0 ? console.error : console.log)(text);
  process.exitCode = count > 0 ? 1 : 0;
}

if (require.main === module) main().catch(reportAndFail);

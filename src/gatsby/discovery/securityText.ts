import { securityFile } from "../../common/routes";
import { language } from "../../common/language";
import type { SiteIndex } from "./siteIndex";

/** RFC 9116 asks for less than a year. */
const validDays = 360;

/**
 * security.txt: whom to tell of a weakness (RFC 9116). It expires if the site is not built for the better part of a year.
 *
 * @param builtAt Only its day counts, so that two builds of a day are the same.
 */
export function securityText(
  { siteUrl, email }: Pick<SiteIndex, "siteUrl" | "email">,
  builtAt: Date,
): string {
  const expires = new Date(builtAt);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language.split("-")[0] ?? language}`,
    `Canonical: ${siteUrl}${securityFile}`,
    "",
  ].join("\n");
}

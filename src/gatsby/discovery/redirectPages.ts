import { language } from "../../common/language";
import { escapeHtml } from "../model/escapeHtml";
import { webAddress, type SiteIndex } from "./siteIndex";

/**
 * A page for each old address, for hosts that know no redirects: sends visitors on at once and tells search
 * engines the new address.
 *
 * @returns HTML by file name below public/.
 */
export function redirectPages({
  siteUrl,
  shortBrand,
  redirects,
}: SiteIndex): Record<string, string> {
  return Object.fromEntries(
    redirects.map(({ from, to }) => {
      const address = escapeHtml(to);
      const page = webAddress(siteUrl, to);
      const canonical = page
        ? `<link rel="canonical" href="${escapeHtml(page)}"/>\n`
        : "";
      const html = `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8"/>
<title>${escapeHtml(shortBrand)}</title>
<meta name="robots" content="noindex"/>
${canonical}<meta http-equiv="refresh" content="0; url=${address}"/>
</head>
<body><p><a href="${address}">${escapeHtml(page ?? to)}</a></p></body>
</html>
`;
      return [`${from.slice(1)}/index.html`, html];
    }),
  );
}

import { colours } from "../../common/colours";
import { securityFile } from "../../common/routes";
import { titleWithNotice } from "../model/items";
import type { SitePages } from "../pages/sitePages";
import { absolute } from "../../common/siteUrl";

/** The text of robots.txt. */
export const robots = (): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`;

/** RFC 9116 recommends less than a year. */
const validDays = 360;

/**
 * The text of security.txt (RFC 9116).
 *
 * @param builtAt Only the day counts, so that all builds of a day are the same.
 */
export function securityText(
  { email, locale }: Pick<SitePages["content"], "email" | "locale">,
  builtAt: Date,
): string {
  const expires = new Date(builtAt);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${new Intl.Locale(locale).language}`,
    `Canonical: ${absolute(securityFile)}`,
    "",
  ].join("\n");
}

/** The text of manifest.webmanifest. */
export function manifest({
  brand,
  tagline,
  locale,
}: SitePages["content"]): string {
  const icon = { type: "image/png", purpose: "any" };
  return JSON.stringify({
    name: brand.fullName,
    short_name: brand.name,
    description: tagline,
    lang: locale,
    start_url: "/",
    display: "browser",
    background_color: colours.page,
    theme_color: colours.page,
    icons: [
      { ...icon, src: "/icon-192.png", sizes: "192x192" },
      { ...icon, src: "/icon-512.png", sizes: "512x512" },
      {
        ...icon,
        src: "/icon-maskable-512.png",
        sizes: "512x512",
        purpose: "maskable",
      },
    ],
  });
}

/** An event's days: 2027-01-22, or 2027-03-15 – 2027-03-19. */
const daysOf = ({ date, lastDay }: { date: string; lastDay: string }) =>
  date === lastDay ? date : `${date} – ${lastDay}`;

/** The text of llms.txt (llmstxt.org), without headings that have no entry. */
export function llms(
  data: Pick<
    SitePages,
    "pages" | "lists" | "documents" | "articles" | "events"
  > & {
    readonly content: Pick<SitePages["content"], "brand" | "tagline">;
    readonly labels: Pick<SitePages["labels"], "llms">;
  },
): string {
  const link = ({ path, title }: { path: string; title: string }) =>
    `- [${title}](${absolute(path)})`;
  const section = (
    heading: string,
    pages: readonly { path: string; title: string; description: string }[],
  ) =>
    `## ${heading}\n\n${pages.map((page) => `${link(page)}: ${page.description}`).join("\n")}`;
  const events = data.events.map(
    (event) =>
      `${link({ ...event, title: titleWithNotice(event) })}, ${daysOf(event)}, ${event.location}: ${event.description}`,
  );
  const { llms: headings } = data.labels;
  return [
    `# ${data.content.brand.fullName}`,
    `> ${data.content.tagline}`,
    section(headings.pages, [
      ...data.pages,
      ...data.lists.filter(({ isIndexed }) => isIndexed),
    ]),
    section(headings.documents, data.documents.nodes),
    section(headings.articles, data.articles),
    `## ${headings.events}\n\n${events.join("\n")}`,
    "",
  ]
    .filter((part) => !part.endsWith("\n"))
    .join("\n\n");
}

import { absolute, type SiteIndex } from "./siteIndex";

/** llms.txt: the site in one page of Markdown for language models (llmstxt.org). */
export function llms({
  siteUrl,
  brand,
  tagline,
  pages,
  documents,
  articles,
  events,
}: SiteIndex): string {
  const link = ({
    path,
    title,
    description,
  }: SiteIndex["pages"][number]): string =>
    `- [${title}](${absolute(siteUrl, path)}): ${description}`;
  return [
    `# ${brand}`,
    `> ${tagline}`,
    `## Pages\n\n${pages.map(link).join("\n")}`,
    `## Documents\n\n${documents.map(link).join("\n")}`,
    `## Articles\n\n${articles.map(link).join("\n")}`,
    `## Events\n\n${events
      .map(
        ({ title, date, location, path, description }) =>
          `- [${title}](${absolute(siteUrl, path)}), ${date}, ${location}: ${description}`,
      )
      .join("\n")}`,
    "",
  ].join("\n\n");
}

import { existsSync } from "node:fs";
import path from "node:path";
import { siteUrl } from "../../../common/siteUrl";
import { draftDay } from "../../content/publication";
import type { ProblemText } from "../../content/problem";
import { entryPath } from "../../model/contentTypes";
import { hasFormat, textFormats } from "../../model/formats";
import type { ContentContext, ValueRule } from "../contentContext";
import { didYouMean, quote, wrongFormat } from "../wording";

/** Reports an internal address without a page or file, or whose page is not online when this one is. */
function internalProblem(
  value: string,
  { file, pages }: ContentContext,
): ProblemText | undefined {
  const [route = ""] = value.split(/[#?]/);
  const opens = pages.get(route);
  const own = pages.get(entryPath(file.name) ?? "") ?? "";
  if (opens === undefined)
    return existsSync(path.join("static", route))
      ? undefined
      : {
          message: `The site has no page or file at ${quote(route)}.`,
          remedy: `Correct the address, put the file into static/, or remove the link.${didYouMean(route, pages.keys())}`,
        };
  return opens > own
    ? {
        message: `The item at ${quote(route)} is ${opens === draftDay ? "a draft" : `not online before ${opens}`}.`,
        remedy:
          "Remove the link until then, or publish the item: set an earlier date and remove draft.",
      }
    : undefined;
}

/** Accepts a complete and secure address, or a page or file of the site. */
export const urlRule: ValueRule = (value, _setting, context) => {
  if (/^\/(?!\/)/.test(value)) return internalProblem(value, context);
  if (value.startsWith(`${siteUrl()}/`))
    return {
      message: `${quote(value)} is a page of this site.`,
      remedy: `Write ${value.slice(siteUrl().length)}`,
    };
  if (hasFormat(value, textFormats.url) && URL.canParse(value))
    return undefined;
  const problem = wrongFormat(value, textFormats.url);
  return /^(http:\/\/)?[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(value)
    ? { ...problem, remedy: `Write https://${value.replace("http://", "")}` }
    : problem;
};

/** Accepts a route, a full address, or the name of an outbound link. */
export const addressRule: ValueRule = (value, setting, context) => {
  const { outboundLinks } = context;
  if (/[:/.]/.test(value)) return urlRule(value, setting, context);
  if (!outboundLinks || outboundLinks.has(value)) return undefined;
  return {
    message: `content/site.json has no link with the name ${quote(value)}.`,
    remedy: `Write a route of the site, or the name of a link in content/site.json.${didYouMean(value, outboundLinks)}`,
  };
};

import path from "node:path";
import { withoutOwnHost } from "../../../common/siteUrl";
import { draftDay } from "../../content/firstDay";
import { hasFormat, textFormats } from "../../model/formats";
import {
  entryPath,
  type ContentContext,
  type ValueRule,
} from "../contentContext";
import type { ProblemText } from "../../content/problem";
import { didYouMean, quote, wrongFormat } from "../wording";

/** Reports an internal address without a page or file. */
function internalProblem(
  value: string,
  context: ContentContext,
): ProblemText | undefined {
  const [route = ""] = value.split(/[#?]/);
  const page = context.pages.get(route);
  if (page?.isEmpty)
    return {
      message: `The item at ${quote(route)} has no article to read.`,
      remedy:
        "Write the address of an item with an article, or add an article to this one.",
    };
  const own = context.pages.get(entryPath(context.file) ?? "")?.opens ?? "";
  if (page && page.opens > own)
    return {
      message: `The item at ${quote(route)} is ${page.opens === draftDay ? "a draft" : `not online before ${page.opens}`}.`,
      remedy:
        "Remove the link until then, or publish the item: set an earlier date and remove draft.",
    };
  if (page || context.hasStaticFile(route)) return undefined;
  if (path.posix.extname(route))
    return {
      message: `The site has no file at ${quote(route)}.`,
      remedy:
        "Put the file into static/ with this name (letter case counts), or correct the address.",
    };
  return {
    message: `The site has no page at ${quote(route)}.`,
    remedy: `Write one of the site's routes, or remove the link.${didYouMean(
      route,
      [...context.pages].flatMap(([address, { opens, isEmpty }]) =>
        opens > own || isEmpty ? [] : address,
      ),
    )}`,
  };
}

/** Addresses that begin well: what is wrong after it, and what to do. */
const incomplete: readonly (readonly [
  beginning: RegExp,
  fault: string,
  remedy: string,
])[] = [
  [/^https:.*\s/, "has a space", "Remove the space, or write %20 for it."],
  [
    /^https:/,
    "is not complete",
    'Write two slashes and a host with a dot after https:, as in https://www.example.com/page, and none of the signs " < > \\.',
  ],
  [
    /^http:/,
    "begins with http:",
    "Write https: in its place, and open it: almost every site has both.",
  ],
  [
    /^mailto:/,
    "has no e-mail address after mailto:",
    `Write one such as mailto:${textFormats.email.example}.`,
  ],
  [
    /^tel:/,
    "has no phone number of digits after tel:",
    "Write one such as tel:+442079460000.",
  ],
];

/** What is wrong with a text that is no address. */
function addressFault(value: string): ProblemText {
  const [, fault, remedy = ""] =
    incomplete.find(([beginning]) => beginning.test(value)) ?? [];
  return fault
    ? { message: `The address ${quote(value)} ${fault}.`, remedy }
    : wrongFormat(value, textFormats.url);
}

/** Accepts a complete and secure address, or a page or file of the site. */
export const urlRule: ValueRule = (value, _setting, context) => {
  const own = withoutOwnHost(value);
  if (/^\/(?!\/)/.test(own)) return internalProblem(own, context);
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(value))
    return {
      ...wrongFormat(value, textFormats.url),
      remedy: `Write https:// before it: https://${value}`,
    };
  // The site's code reads addresses with URL, which knows more than a pattern: ports, labels of a host.
  return hasFormat(value, textFormats.url) && URL.canParse(value)
    ? undefined
    : addressFault(value);
};

/** Accepts a route, a full address, or the name of an outbound link. */
export const addressRule: ValueRule = (value, setting, context) => {
  if (/[:/.]/.test(value)) return urlRule(value, setting, context);
  if (!context.outboundLinks || context.outboundLinks.has(value))
    return undefined;
  return {
    message: `content/site.json has no link with the name ${quote(value)}.`,
    remedy: `Write a route of the site, or the name of a link in content/site.json.${didYouMean(value, context.outboundLinks)}`,
  };
};

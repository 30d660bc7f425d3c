import { noDay } from "../../model/publication";
import { textFormats } from "../../model/formats";
import type { ContentContext, ValueRule } from "../contentContext";
import type { ProblemText } from "../problem";
import { didYouMean, quote } from "../wording";

/** Reports everything but a single e-mail address, such as "mailto:" before it. */
export function emailProblem(value: string): ProblemText | undefined {
  const { pattern, example } = textFormats.email;
  const address = value.replace(/^mailto:/i, "");
  if (address === value && new RegExp(pattern).test(value)) return undefined;
  return {
    message: `${quote(value)} is not an e-mail address.`,
    remedy:
      address === value
        ? `Write one e-mail address and nothing else, such as ${example}.`
        : `Write ${address} without "mailto:".`,
  };
}

/** Reports an external address that is incomplete or insecure. */
function externalProblem(value: string): ProblemText | undefined {
  if (/^tel:\+\d{7,15}$/.test(value)) return undefined;
  const [, recipient, subject = ""] =
    /^mailto:([^?]*)(\?.*)?$/s.exec(value) ?? [];
  if (recipient !== undefined && !/\s/.test(subject))
    return emailProblem(recipient);
  if (/^http:/i.test(value))
    return {
      message: `The address ${quote(value)} is not secure.`,
      remedy: "Write https: instead of http:.",
    };
  const isAddress =
    /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(value) &&
    URL.canParse(value) &&
    !/["<>\\]/.test(value);
  return isAddress
    ? undefined
    : {
        message: `${quote(value)} is not an address.`,
        remedy: "Write a full address such as https://www.example.com/page.",
      };
}

/** Reports an address of the site without a page or file. */
function internalProblem(
  value: string,
  context: ContentContext,
): ProblemText | undefined {
  const [route = ""] = value.split(/[#?]/);
  // A redirect may lead to a renamed item without an article.
  if (context.file !== "redirects.json" && context.emptyArticles.has(route))
    return {
      message: `The item at ${quote(route)} has no article to read.`,
      remedy:
        "Write the address of an item with an article, or add an article to this one.",
    };
  const opens = context.notOnlineYet.get(route) ?? "";
  if (opens > (context.notOnlineYet.get(context.file) ?? ""))
    return {
      message: `The item at ${quote(route)} is ${opens === noDay ? "a draft" : `not online before ${opens}`}.`,
      remedy:
        "Remove the link until then, or give the item an earlier date and no draft.",
    };
  if (context.internalPaths.has(route) || context.hasStaticFile(route))
    return undefined;
  const pages = [...context.internalPaths].filter(
    (path) => !context.emptyArticles.has(path),
  );
  return {
    message: `The site has no page at ${quote(route)}.`,
    remedy: `Write one of the site's routes, such as /contact.${didYouMean(route, pages)}`,
  };
}

/** Accepts a full address, or a page or file of the site. */
export const urlRule: ValueRule = (value, _setting, context) =>
  /^\/(?!\/)/.test(value)
    ? internalProblem(value, context)
    : externalProblem(value);

/** Accepts a route, a full address, or the name of an outbound link. */
export const addressRule: ValueRule = (value, setting, context, schema) => {
  if (/[:/]/.test(value)) return urlRule(value, setting, context, schema);
  if (!context.outboundLinks || context.outboundLinks.has(value))
    return undefined;
  return {
    message: `content/site.json has no link with the name ${quote(value)}.`,
    remedy: `Write a route such as /contact, or the name of a link in content/site.json.${didYouMean(value, context.outboundLinks)}`,
  };
};

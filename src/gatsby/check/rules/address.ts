import { noDay } from "../../model/publication";
import { textFormats } from "../../model/formats";
import type { ContentContext, ValueRule } from "../contentContext";
import type { ProblemText } from "../problem";
import { didYouMean, quote } from "../wording";

/** Whether a text is one e-mail address and nothing besides, such as "mailto:" or a comma. */
export function emailProblem(value: string): ProblemText | undefined {
  const { pattern, example } = textFormats.email;
  const address = value.replace(/^mailto:/i, "");
  if (address === value && new RegExp(pattern).test(value)) return undefined;
  return {
    message: `${quote(value)} is not an e-mail address.`,
    remedy:
      address === value
        ? `Write one e-mail address and nothing besides, such as ${example}.`
        : `Write ${address} alone, without "mailto:" before it.`,
  };
}

/** Whether an address outside the site is complete and secure. */
function externalProblem(value: string): ProblemText | undefined {
  if (/^tel:\+\d{7,15}$/.test(value)) return undefined;
  const [, recipient, subject = ""] =
    /^mailto:([^?]*)(\?.*)?$/s.exec(value) ?? [];
  if (recipient !== undefined && !/\s/.test(subject))
    return emailProblem(recipient);
  if (/^http:/i.test(value))
    return {
      message: `The address ${quote(value)} is not secure.`,
      remedy: "Write https: in place of http:.",
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

/** Whether the site has a page or a file at the address. */
function internalProblem(
  value: string,
  context: ContentContext,
): ProblemText | undefined {
  const [route = ""] = value.split(/[#?]/);
  // An item that is renamed is sent on to its new page, with or without an article.
  if (context.file !== "redirects.json" && context.emptyArticles.has(route))
    return {
      message: `The item at ${quote(route)} has no article: visitors would read that there is none.`,
      remedy:
        "Write the address of an item with an article, or add the article to the item.",
    };
  const opens = context.notOnlineYet.get(route) ?? "";
  if (opens > (context.notOnlineYet.get(context.file) ?? ""))
    return {
      message: `The item at ${quote(route)} is ${opens === noDay ? "a draft" : `not online before ${opens}`}.`,
      remedy:
        "Link to it when it is online, or give the item an earlier date and no draft.",
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

/** A full address, or a page or file of the site. */
export const urlRule: ValueRule = (value, _setting, context) =>
  /^\/(?!\/)/.test(value)
    ? internalProblem(value, context)
    : externalProblem(value);

/** A route, a full address, or the name of an outbound link. */
export const addressRule: ValueRule = (value, setting, context, schema) => {
  if (/[:/]/.test(value)) return urlRule(value, setting, context, schema);
  if (!context.outboundLinks || context.outboundLinks.has(value))
    return undefined;
  return {
    message: `There is no outbound link named ${quote(value)}.`,
    remedy: `Write a route such as /contact, or the name of a link in content/site.json.${didYouMean(value, context.outboundLinks)}`,
  };
};

import { noDay } from "../model/publication";
import { didYouMean } from "./closest";
import { emailFault } from "./emailFault";
import type { Fault } from "./fault";
import type { RuleContext, ValueRule } from "./valueRule";
import { quote } from "./quote";

/** Whether an address outside the site is complete and secure. */
function externalFault(value: string): Fault | undefined {
  if (/^tel:\+\d{7,15}$/.test(value)) return undefined;
  const [, recipient, subject = ""] =
    /^mailto:([^?]*)(\?.*)?$/s.exec(value) ?? [];
  if (recipient !== undefined && !/\s/.test(subject))
    return emailFault(recipient);
  if (/^http:/i.test(value)) {
    return {
      message: `The address ${quote(value)} is not secure.`,
      remedy: "Write https: in place of http:.",
    };
  }
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
export function internalFault(
  value: string,
  context: RuleContext,
): Fault | undefined {
  const [route = ""] = value.split(/[#?]/);
  // An item that is renamed is sent on to its new page, with or without an article.
  const isSentOn = context.file === "redirects.json";
  if (!isSentOn && context.emptyArticles.has(route)) {
    return {
      message: `The item at ${quote(route)} has no article: visitors would read that there is none.`,
      remedy:
        "Write the address of an item with an article, or add the article to the item.",
    };
  }
  const opens = context.notOnlineYet.get(route) ?? "";
  if (opens > (context.notOnlineYet.get(context.file) ?? "")) {
    return {
      message: `The item at ${quote(route)} is ${opens === noDay ? "a draft" : `not online before ${opens}`}.`,
      remedy:
        "Link to it when it is online, or give the item an earlier date and no draft.",
    };
  }
  if (context.internalPaths.has(route) || context.hasStaticFile(route))
    return undefined;
  return {
    message: `The site has no page at ${quote(route)}.`,
    remedy: `Write one of the site's routes, such as /contact.${didYouMean(
      route,
      [...context.internalPaths].filter(
        (path) => !context.emptyArticles.has(path),
      ),
    )}`,
  };
}

/** A full address, or a file of the site. */
export const urlRule: ValueRule = (value, _setting, context) =>
  /^\/(?!\/)/.test(value)
    ? internalFault(value, context)
    : externalFault(value);

/** A route, a full address, or the name of an outbound link. */
export const addressRule: ValueRule = (value, setting, context) => {
  if (/[:/]/.test(value)) return urlRule(value, setting, context);
  if (!context.outboundLinks || context.outboundLinks.has(value))
    return undefined;
  return {
    message: `There is no outbound link named ${quote(value)}.`,
    remedy: `Write a route such as /contact, or the name of a link in content/site.json.${didYouMean(value, context.outboundLinks)}`,
  };
};

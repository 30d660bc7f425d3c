import { didYouMean } from "./closest";
import type { Fault, RuleContext, ValueRule } from "./fault";
import { quote } from "./quote";

/** Whether an address outside the site is complete and secure. */
function externalFault(value: string): Fault | undefined {
  if (/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+\d{7,15})$/.test(value))
    return undefined;
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
  if (context.internalPaths.has(route) || context.hasStaticFile(route))
    return undefined;
  return {
    message: `The site has no page at ${quote(route)}.`,
    remedy: `Write one of the site's routes, such as /contact.${didYouMean(route, context.internalPaths)}`,
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

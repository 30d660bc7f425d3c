import { allowedHtml } from "../model/articleHtml";
import type { Fault } from "./fault";
import type { RuleContext, ValueRule } from "./valueRule";
import { attributeFault } from "./htmlAttributes";
import { placeFault, textFault } from "./htmlNesting";

const allowedTags = new Set(allowedHtml.allowedTags);
const tags = `Use ${allowedHtml.allowedTags.map((tag) => `<${tag}>`).join(" ")} only.`;

function closingFault(
  name: string,
  parent: string | undefined,
): Fault | undefined {
  return name === parent
    ? undefined
    : {
        message: `</${name}> closes ${parent ? `<${parent}>` : "nothing"}.`,
        remedy: parent
          ? `Write </${parent}> first, or remove </${name}>.`
          : `Remove it, or write <${name}> before it.`,
      };
}

/** The first thing in the HTML that is not in the allowed set, or not well formed. */
function htmlFault(html: string, context: RuleContext): Fault | undefined {
  const open: string[] = [];
  let end = 0;
  for (const match of html.matchAll(/<(\/?)([a-z][^\s/>]*)([^>]*)>/gi)) {
    const [whole, slash, name = "", attributes = ""] = match;
    const parent = open.at(-1);
    const stray = textFault(html.slice(end, match.index), parent);
    if (stray) return stray;
    end = match.index + whole.length;
    if (!allowedTags.has(name)) {
      return {
        message: `The tag <${name}> is not allowed.`,
        remedy: `Remove it. ${tags}`,
      };
    }
    const fault = slash
      ? closingFault(name, parent)
      : (attributeFault(name, attributes, context) ?? placeFault(name, parent));
    if (fault) return fault;
    if (slash) open.pop();
    else if (name !== "br") open.push(name);
  }
  const last = open.at(-1);
  return (
    textFault(html.slice(end), last) ??
    (last
      ? {
          message: `<${last}> is not closed.`,
          remedy: `Write </${last}> where it ends.`,
        }
      : undefined)
  );
}

/** Only the allowed HTML, well formed: what the sanitiser lets through when the page is made, unchanged. */
export const htmlRule: ValueRule = (value, _setting, context) =>
  htmlFault(value, context);
